"""What games at random hardly ever show, told by a view that is changed by hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from fabletop.core.question import Question
from fabletop.core.view import AnyView, View
from fabletop.games.prophecy.scenario import Scenario as Prophecy
from fabletop.games.prophecy.seen.view import (
    BattleView,
    IslandView,
    OfferView,
    RealmView,
    ResultView,
)
from fabletop.games.seasons.scenario import Scenario as Seasons
from fabletop.games.wizards.scenario import Scenario as Wizards
from fabletop.games.wizards.seen.view import AloftView, HeldTaskView, MageView


@dataclass(frozen=True)
class Told:
    """What is changed in the view, such as "heroes.0.out"; the subject of the question; what the
    view must hold before; and the other fields that tell of it, too."""

    change: Mapping[str, object] = field(default_factory=dict)
    subject: str = ""
    before: Mapping[str, object] = field(default_factory=dict)
    also: tuple[str, ...] = ()


RESULT = ResultView([1, 2], [0, 0], "artifacts")
BATTLE = BattleView(
    *("", False, "", 1, "", [], 1, 0, [], [], [], [], False, 0, -1, 0, 0, [], []),
)
OFFER = OfferView(0, 1, [], 0, [], 0, {}, {}, [], [], 0, 0)
REALM = RealmView("", "", "", "", False, 0, 0, {}, 0, 0)
ISLAND = IslandView(0, 0, {}, 0, [], [])
MAGE = MageView("terek", False, "torwall-3", [])
SECRET = MageView("?", True, "torwall-3", 0)
TASK = HeldTaskView("ashes_of_a_demon", False, [], [], "")
ALOFT = AloftView(0, "torwall-3", False)

IN_BATTLE, IN_TRADE = {"battle": BATTLE}, {"offer": OFFER}
ON_ISLAND: dict[str, object] = {"island": ISLAND}

RARE: dict[str, dict[str, Told]] = {
    "prophecy": {
        "stage": Told({"stage": "final"}),
        "doubled": Told({"doubled": "potion_of_magic"}),
        "market": Told({"market": ["axe"]}),
        "stones": Told({"heroes.0.stones": {"axe": "astral_lawstone"}}),
        "adjusted": Told({"heroes.1.adjusted": {"axe": "dwarven"}}),
        "storms": Told({"storms": [1]}),
        "frozen": Told({"frozen": 2}),
        "riddle": Told({"riddle": ["edged yes"]}),
        "relics": Told({"spaces.3.relics": ["astral_sword"]}),
        "caches": Told({"caches": {"city": ["axe"]}}),
        "caches_here": Told({"caches": {"village": ["axe"]}}, also=("caches",)),
        "island_drawn": Told(
            {"island.drawn": ["holy_grail"]}, before=ON_ISLAND, also=("island_drawn_size",)
        ),
        "island_drawn_size": Told({"island.drawn": ["?"]}, before=ON_ISLAND),
        "water_closed": Told({"realms.water.closed": True}, before={"realms": {"water": REALM}}),
        "dragon_closed": Told({"realms.dragon.closed": True}, before={"realms": {"dragon": REALM}}),
        "water_markers": Told(
            {"realms.water.markers": {"leviathan": 2}}, before={"realms": {"water": REALM}}
        ),
        "water_drift": Told({"realms.water.drift": 4}, before={"realms": {"water": REALM}}),
        "battle_maps": Told({"battle.stake": "maps"}, before=IN_BATTLE),
        "battle_posed": Told({"battle.posed": True}, before=IN_BATTLE),
        "battle_foe_used": Told({"battle.foe_used": ["axe"]}, before=IN_BATTLE),
        "battle_foe_cast": Told({"battle.foe_cast": ["curse"]}, before=IN_BATTLE),
        "offer_gives_more": Told({"offer.gives_more": {"magic": 2}}, before=IN_TRADE),
        "offer_takes_more": Told({"offer.takes_more": {"magic": 2}}, before=IN_TRADE),
        "offer_tells": Told({"offer.tells": ["plane_water"]}, before=IN_TRADE),
        "offer_hears": Told({"offer.hears": ["plane_water"]}, before=IN_TRADE),
        "seat_out": Told({"heroes.1.out": True}),
        "seat_strength_this_turn": Told({"heroes.0.strength_this_turn": 2}),
        "seat_willpower_this_turn": Told({"heroes.0.willpower_this_turn": 2}),
        "seat_battle_this_turn": Told({"heroes.0.battle_this_turn": 1}),
        "seat_artifacts": Told({"heroes.1.artifacts": 2}),
        "seat_tome_asleep": Told({"heroes.0.tome_asleep": -1}),
        "seat_foretold": Told({"heroes.0.foretold": [3, 5]}),
        "seat_fame": Told({"heroes.0.fame": 4}),
        "seat_prizes": Told({"heroes.0.prizes": ["dragon_heart"]}),
        "seat_score": Told({"result.scores": [3, 2]}, before={"result": RESULT}),
        "seat_place": Told({"result": RESULT}),
    },
    "seasons": {"seat_place": Told({"places": [2, 1]})},
    "wizards": {
        "subject_seat": Told(subject="seat 1"),
        "completed": Told({"completed": 4}),
        "honest": Told({"honest": ["terek"]}),
        "false_wizard": Told({"false_wizard": "terek"}),
        "winner": Told({"winner": 1}),
        "ended": Told({"ended": "evil"}),
        "beneath": Told(
            {"wizards.0.under": ["trap_lair"]}, before={"wizards": [MAGE]}, also=("mages_under",)
        ),
        "secrets": Told({"wizards": [SECRET]}, also=("around",)),
        "seat_advances": Told({"players.0.lacks": ""}),
        "seat_aloft": Told({"aloft": [ALOFT]}),
        "seat_named": Told(
            {"players.0.tasks.0.named": "terek"}, before={"players.0.tasks": [TASK]}
        ),
        "seat_extra": Told({"players.0.extra": 2}),
        "seat_swift": Told({"players.0.swift": True}),
        "seat_gems": Told({"players.0.gems": ["terek"]}),
        "seat_place": Told({"places": [2, 1]}),
    },
}


def telling(game: str, name: str) -> tuple[AnyView, AnyView, Question | None]:
    """A view, the same one with something rare, and the question that goes with it."""
    told = RARE[game][name]
    view = _changed(_view(game), told.before)
    question = Question(0, "turn", [("end",)], told.subject) if told.subject else None
    return view, _changed(view, told.change), question


def _view(game: str) -> AnyView:
    match game:
        case "prophecy":
            return Prophecy(2).hero("druid").hero("paladin", at="city").start().match.view(0)
        case "seasons":
            return Seasons(2).sorcerer().sorcerer().start().match.view(0)
        case _:
            player = Wizards(2).player(order="wizards", at="torwall-0")
            return player.player(at="edgewood-3").start().match.view(0)


def _changed(view: AnyView, changes: Mapping[str, object]) -> AnyView:
    copied = _copied(view)
    for path, value in changes.items():
        *ways, last = path.split(".")
        thing: Any = copied
        for way in ways:
            thing = _part(thing, way)
        if isinstance(thing, View):
            setattr(thing, last, value)
        else:
            thing[last] = value
    return copied


def _part(thing: Any, way: str) -> Any:
    if isinstance(thing, View):
        return getattr(thing, way)
    return thing[int(way) if way.isdecimal() else way]


def _copied(thing: Any) -> Any:
    """The same view, and everything in it, to be changed."""
    if isinstance(thing, View):
        return replace(
            thing, **{one.name: _copied(getattr(thing, one.name)) for one in fields(thing)}
        )
    if isinstance(thing, list):
        return [*map(_copied, thing)]
    if isinstance(thing, dict):
        return {name: _copied(one) for name, one in thing.items()}
    return thing
