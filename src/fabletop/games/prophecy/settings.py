"""The settings of a table: those of the base game, and those that expansions bring (W-002)."""

from dataclasses import fields

from fabletop.core.game import Condition, Setting
from fabletop.core.plugins import cached
from fabletop.games.prophecy.expansions.all_parts import expansions
from fabletop.games.prophecy.printed.expansion import (
    CONTEST,
    SEVERAL_PLAYERS,
    STANDARD,
    refuse_twice,
    yes_or_no,
)
from fabletop.games.prophecy.printed.numbers_met import Copies
from fabletop.games.prophecy.printed.sets import PACKAGE
from fabletop.games.prophecy.rules.turn.chance_cards import ALWAYS, BY_DIE, CRISIS
from fabletop.games.prophecy.rules.turn.routine import ASK, AUTOMATIC, ROUTINE

PROFILES = tuple(profile.name for profile in fields(Copies))
"""The decks of Chance cards: each card says how many copies each deck holds."""

RACE_FOR_ARTIFACTS = Condition((STANDARD,), SEVERAL_PLAYERS)

ENDINGS = {
    "final_battle": Condition(seats=SEVERAL_PLAYERS),
    "two_artifacts": RACE_FOR_ARTIFACTS,
    "apocalypse": RACE_FOR_ARTIFACTS,
}
"""Those of the base game."""


@cached
def settings() -> tuple[Setting, ...]:
    """A setting that two packages bring is an error."""
    game, players = _of_the_game(), _of_the_players()
    brought = [(one, package) for package, added in expansions() for one in added.settings]
    names = [(one.name, PACKAGE) for one in (*game, *players)]
    refuse_twice("setting", [*names, *((one.name, package) for one, package in brought)])
    return (*game, *(one for one, _ in brought), *players)


def _of_the_game() -> tuple[Setting, ...]:
    endings = _endings()
    return (
        Setting("version", ("basic", "standard"), "basic"),
        Setting("chance", PROFILES, PROFILES[0]),
        Setting("ending", tuple(endings), "final_battle", endings),
        Setting("teams", ("no", "pairs"), "no", {"pairs": Condition((STANDARD, CONTEST), (4,))}),
        yes_or_no("trade"),
    )


def _endings() -> dict[str, Condition]:
    """An ending that two packages bring is an error."""
    brought = [(one, package) for package, added in expansions() for one in added.endings]
    names = [(name, PACKAGE) for name in ENDINGS]
    refuse_twice("ending", [*names, *((one.name, package) for one, package in brought)])
    return ENDINGS | {one.name: one.condition for one, _ in brought}


def _of_the_players() -> tuple[Setting, ...]:
    return (
        Setting(CRISIS, (ALWAYS, BY_DIE), ALWAYS),
        Setting(ROUTINE, (ASK, AUTOMATIC), ASK),
    )
