"""Every public question of a game's package `seen` is answered by `readings()` or `prices()`, so
that the conformance checks compare it with other possible worlds and with what options take; or it
stands here, with the reason why not."""

import sys
from importlib import import_module
from inspect import isfunction, unwrap
from pkgutil import walk_packages
from random import Random
from types import CodeType, FrameType
from typing import Any

import pytest

from fabletop.core.any_options import any_options
from fabletop.core.conformance.late import Late
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.core.reading import Readable
from fabletop.core.registry import find

GAMES = 30
STEPS = 40
BUILDS = "it builds the view itself"
PRINTED = "it is about printed cards and numbers alone, not about a table"
SHARED = "it is about a map, with all that it depends on given by whoever asks"
NOT_READ = {
    "prophecy": {
        **dict.fromkeys(("look.view", "look.version", "look.has_ability_board"), BUILDS),
        **dict.fromkeys(("look_at_battle.battle_view", "look_at_heroes.hero_view"), BUILDS),
        **dict.fromkeys(("look.glance", "look.known_cards"), BUILDS),
        **dict.fromkeys(
            ("look_at_heroes.without_character", "look_at_parts.shown_by_parts"), BUILDS
        ),
        "dice_chances.shield_chances": "the odds of battles with a shield in use answer with it",
        "announced.standings": "it needs the open question",
        "fights.fighters_scratch": "it hands a copy of the table on, for announced.standings",
        **dict.fromkeys(("gear_and_craft.with_work", "gear_and_craft.without"), PRINTED),
        "rolls.mean_of": PRINTED,
    },
    "seasons": {
        **dict.fromkeys(("look.view", "look.known_aside"), BUILDS),
        **dict.fromkeys(("look.known_in_hand", "look.known_top"), BUILDS),
        **dict.fromkeys(("cards.element_gives", "cards.bonus_gives", "cards.token_gives"), PRINTED),
        **dict.fromkeys(("cards.filled_gives", "cards.at_end_gives"), PRINTED),
        **dict.fromkeys(("cards.crown_tokens", "turn.seasons_in", "turn.is_spent"), PRINTED),
        "turn.gauge_is_full": PRINTED,
        "turn.box_of": "it hands the box on",
        "tried.choice_gives": "it needs the open question, of which `prices` tells what is sure",
    },
    "wizards": {
        **dict.fromkeys(("look.view", "look_at_players.player_view"), BUILDS),
        **dict.fromkeys(("look.glance", "look.is_known", "look.laying_now"), BUILDS),
        **dict.fromkeys(("look.moving_now", "look.placements_known", "look.settings_of"), BUILDS),
        **dict.fromkeys(("look_at_players.known_spells", "ranks.points_lacking"), BUILDS),
        **dict.fromkeys(("spots.spot", "spots.write_spot"), "it writes a row of numbers"),
        **dict.fromkeys(("situation.alike", "situation.situation"), "keys of a search's memory"),
        **dict.fromkeys(("board.box_of", "board.isles_of"), "it hands the box or the map on"),
        **dict.fromkeys(("dice.suitable_chance", "travel.usual_prices"), PRINTED),
        **dict.fromkeys(("board.transport_leads", "board.transport_turns"), PRINTED),
        **dict.fromkeys(("distances.distances", "distances.distances_at"), SHARED),
        "travel.prices_on_foot": SHARED,
        **dict.fromkeys(("holding.hinders", "holding.goes_anywhere"), PRINTED),
        "holding.calls_boats": PRINTED,
    },
}


def questions(game: str) -> dict[str, Any]:
    """The public functions of the package, by module and name."""
    package = import_module(f"fabletop.games.{game}.seen")
    names = [one.name for one in walk_packages(package.__path__, f"{package.__name__}.")]
    return {
        f"{module.__name__.rpartition('.')[2]}.{name}": found
        for module in map(import_module, names)
        for name, found in vars(module).items()
        if not name.startswith("_") and getattr(found, "__module__", "") == module.__name__
        if callable(found) and isfunction(unwrap(found)) and found.__name__ == name
    }


class Listener:
    """Hears which functions are called."""

    def __init__(self) -> None:
        self.heard = set[CodeType]()

    def hear(self, frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            self.heard.add(frame.f_code)


def unheard(name: str, wanted: set[CodeType]) -> set[CodeType]:
    """The functions that neither readings nor prices call, where a verb is offered for the first
    time."""
    game, listener, known = find(name), Listener(), set[str]()
    assert isinstance(game, Readable)
    late = Late(game)
    for seed in range(GAMES):
        luck = Random(seed)
        seats = luck.choice([number for number in game.seats if number > 1])
        options = settle(game, any_options(game, seats, luck.randrange), seats)
        position = Position(game, late.new(options, seats, seed))
        for _ in range(STEPS):
            if position.over:
                break
            question = luck.choice(position.open)
            verbs = {str(option[0]) for option in question.options}
            if not verbs <= known:
                known |= verbs
                view = game.view(position.table, question.seat)
                sys.setprofile(listener.hear)
                list(game.readings(view))
                game.prices(view, question)
                sys.setprofile(None)
            if wanted <= listener.heard:
                return set()
            position.answer(luck.choice(question.options), question.seat)
    return wanted - listener.heard


@pytest.mark.parametrize("game", NOT_READ)
@pytest.mark.pure
def test_every_question_is_read_or_has_a_reason(game: str) -> None:
    found = questions(game)
    for question in found.values():
        if hasattr(question, "cache_clear"):
            question.cache_clear()
    assert {*NOT_READ[game]} <= {*found}
    codes = {
        unwrap(one).__code__: name for name, one in found.items() if name not in NOT_READ[game]
    }
    assert [codes[one] for one in unheard(game, {*codes})] == []
