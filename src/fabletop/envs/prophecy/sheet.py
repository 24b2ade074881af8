"""What a player sees of Prophecy with all its parts, entry by entry."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from fabletop.core.game import NOTHING, SEVERAL, Setting, made
from fabletop.core.plugins import cached
from fabletop.core.question import Question
from fabletop.core.rows.writing import Layout, in_turn_order
from fabletop.envs.entries import Amounts, Entry, Number, OneOf, SeenView, Several
from fabletop.envs.prophecy.battle_and_offer import (
    battle_entries,
    battle_seen,
    offer_entries,
    offer_seen,
)
from fabletop.envs.prophecy.boards import board_entries, board_seen
from fabletop.envs.prophecy.by_name import by_name
from fabletop.envs.prophecy.hero import PROPHECY, SEATS, hero_entries, hero_seen
from fabletop.envs.sheet import (
    ObservationSheet,
    question_entries,
    question_seen,
    seat_names,
    seen_from,
)
from fabletop.games.prophecy.printed.domains import domains
from fabletop.games.prophecy.seen.rows.table import ProphecyRow
from fabletop.games.prophecy.seen.view import ProphecyView

DECKS = ("chance", "adventure", "common", "rare")
REALMS = "realms"
STAGES = ("summoned", "final", "countdown", "apocalypse")
SPENT = (
    *("attack", "heal", "recharge", "lodge", "dig", "mad_riddler", "bronze_steed", "beaten"),
    *("traded", "stormed"),
)
"""What can be done once per turn, or has happened in it."""


def sheet() -> ObservationSheet[ProphecyView]:
    table = (*_question(), *_settings(), *_table(), *_decks())
    more = (*board_entries(), *battle_entries(), *offer_entries())
    return ObservationSheet((*table, *more), hero_entries(), SEATS, look, _writer)


def _writer(layout: Layout) -> ProphecyRow:
    return ProphecyRow(layout, _settings_seen)


def _question() -> tuple[Entry, ...]:
    words = domains()
    decks = ("character", "creature", "guardian", "opportunity", "obstacle", "gate", "chance")
    subjects = [word for deck in (*decks, "prize", "item", "ability") for word in words[deck]]
    return question_entries(words["kind"], SEATS, (*subjects, "treasure_island"))


def _settings() -> tuple[Entry, ...]:
    return tuple(map(_setting, PROPHECY.settings))


def _setting(setting: Setting) -> Entry:
    name, about = f"set_{setting.name}", f"The setting {setting.name}."
    if setting.name == REALMS:
        return OneOf(name, tuple(_realm_words(setting).values()), about)
    kind = Several if setting.most else OneOf
    return kind(name, setting.choices, about)


def _realm_words(setting: Setting) -> dict[frozenset[str], str]:
    """One word for every set of Realms. Those of our own Realms are older than the setting of
    several choices, and rows of numbers must not change."""
    older = {frozenset(made(value)): word for word, value in setting.older.items()}
    older[frozenset()] = NOTHING
    sets = [some for n in range(setting.most + 1) for some in combinations(setting.choices, n)]
    return {frozenset(some): older.get(frozenset(some), SEVERAL.join(some)) for some in sets}


@cached
def _several() -> dict[str, dict[frozenset[str], str]]:
    """The settings of several choices, each with the words for its sets that have one."""
    return {
        setting.name: _realm_words(setting) if setting.name == REALMS else {}
        for setting in PROPHECY.settings
        if setting.most
    }


def _settings_seen(options: Mapping[str, str]) -> dict[str, str | list[str]]:
    seen: dict[str, str | list[str]] = {f"set_{name}": value for name, value in options.items()}
    for name, words in _several().items():
        chosen = made(options[name]) if options[name] else []
        seen[f"set_{name}"] = words.get(frozenset(chosen), chosen)
    return seen


def _table() -> tuple[Entry, ...]:
    words, seats = domains(), seat_names(SEATS)
    answers = [f"{what} {said}" for what in words["property"] for said in ("yes", "no")]
    lying = (*words["main_card"], *words["realm_card"])
    aside = (*words["opportunity"], *words["scroll"])
    foes = (*words["creature"], *words["guardian"])
    return (
        OneOf("stage", STAGES, "The stage of the ending."),
        Number("to_win", 5, "Artifacts that win the game."),
        Number("round", 60, "The round."),
        Number("turn", 3, "The turn within the round of the active hero."),
        Number("extra_turns", 2, "Extra turns to come."),
        OneOf("active", seats, "Whose round it is."),
        OneOf("first", seats, "Who is first."),
        Several("draft", (*words["character"], *words["race"]), "The cards to draft from.", most=2),
        Several("spent", SPENT, "What was done in this turn."),
        Number("movements", 2, "Movements still to be made after Fleet of Foot."),
        Number("strokes", 2, "Steps made in this movement through a Realm."),
        Number("credit", 10, "Gold that Counterfeiting saves."),
        OneOf("doubled", words["ordinary"], "The Item of which there is a second copy."),
        Several("market", words["item"], "Items that are shown during a choice."),
        Several("aside", aside, "The Opportunity or scroll that is being used."),
        Several("fresh", lying, "Cards laid out or uncovered in this round."),
        Several("hoards", words["ordinary"], "Items that lie under Creatures."),
        Several("damaged", words["breakable"], "Items of heroes that are damaged."),
        Several("stones", words["set_stone"], "Astral Stones, with the Items they are part of."),
        Several("adjusted", words["adjustment"], "Items, with what they are adjusted to."),
        Several("grudges", foes, "Creatures that this seat's Goblin still has to beat."),
        Amounts("hoarded_gold", words["creature"], 40, "Gold that lies under Creatures."),
        Number("power_up", 5, "By how much Guardians of the main board are stronger."),
        Several("storms", seats, "Whose storms are raging."),
        Number("frozen", 5, "Rounds without a Chance card to come."),
        Number("used_up", 4, "How often the Chance deck was used up."),
        Several("riddle", answers, "What the Mad Riddler has answered."),
    )


def _decks() -> tuple[Entry, ...]:
    words = domains()
    items, lying = words["item"], (*words["main_card"], *words["realm_card"])
    return (
        Amounts("decks", DECKS, 80, "Cards in the decks."),
        Amounts("ability_decks", words["guild"], 10, "Abilities in the decks of the guilds."),
        Number("races", 10, "Races in their deck."),
        Several("discard_chance", words["chance"], "Chance cards discarded.", most=3),
        Several("discard_adventure", words["main_card"], "Adventure cards discarded."),
        Several("discard_items", items, "Common and Rare Items discarded."),
        Several("removed", (*items, *lying, *words["guardian"]), "Cards that have left the game."),
        Several("fallen", words["character"], "Characters that died and were replaced."),
    )


def _of_items(view: ProphecyView) -> dict[str, object]:
    """The state of Items, no matter who has them: there is one of each."""
    heroes = [hero for hero in view.heroes if hero.character]
    return {
        "hoards": [item for items in view.hoards.values() for item in items],
        "damaged": [item for hero in heroes for item in hero.damaged],
        "stones": [f"{stone} {item}" for hero in heroes for item, stone in hero.stones.items()],
        "adjusted": [
            f"{item} {set_to}" for hero in heroes for item, set_to in hero.adjusted.items()
        ],
    }


def look(
    view: ProphecyView, question: Question | None, seat: int
) -> tuple[SeenView, Sequence[SeenView]]:
    heroes = in_turn_order(view.heroes, seat)
    seats = len(heroes)
    options, discards = view.options, view.discards
    who = (("active", view.active), ("first", view.first))
    table = by_name(view) | {
        **question_seen(question, seat, seats),
        **_settings_seen(options),
        **{name: seen_from(seat, number, seats) for name, number in who},
        "storms": [seen_from(seat, other, seats) for other in view.storms],
        **_of_items(view),
        "grudges": heroes[0].grudges,
        "discard_chance": discards["chance"],
        "discard_adventure": discards["adventure"],
        "discard_items": discards["common"] + discards["rare"],
        **board_seen(view, heroes[0]),
        **battle_seen(view, seat, seats),
        **offer_seen(view, seat, seats),
    }
    return table, [hero_seen(view, hero, seat) for hero in heroes]
