"""What Treasure Island adds to the settings and endings (W-186 to W-189, W-194, W-205, W-206), and
its kinds of question; the Ability board, which it brings, can be used without it (W-053)."""

from typing import Final

from fabletop.core.game import Condition, Need, Setting
from fabletop.games.prophecy.expansions.island.treasure_hunters import HUNTERS, TREASURE_HUNTERS
from fabletop.games.prophecy.printed.expansion import (
    NO_REALM,
    SEVERAL_PLAYERS,
    STANDARD,
    EndingOfGame,
    Expansion,
    only_with,
    yes_or_no,
)

ON_THE_TABLE: Final[Need] = ("island", "yes")

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "map_appears": ("space",),
    "collected": ("hero",),
    "took_map": ("hero", "other"),
    "treasure_open": ("name",),
    "dug_up": ("hero", "name"),
    "spent_maps": ("hero", "n"),
    "digs": ("hero",),
    "treasure_seen": ("name",),
    "treasure_works": ("hero", "name"),
    "clock_die": ("hero", "die"),
    "foretold": ("hero", "own_die", "foe_die"),
    "fame": ("hero", "n"),
    "guardian_map": ("hero", "name"),
}
"""Its kinds of event, and the words in the sentence of each."""


def island() -> Expansion:
    return Expansion(
        settings=(yes_or_no("island"), _maps(), _treasures(), _hunt()),
        endings=(_treasure_hunters(),),
        questions={"thievery": ("booty",), "robbed": ("dig", "dig_more")},
        events=EVENTS,
    )


def ability_board() -> Expansion:
    board = Setting("ability_board", ("as_needed", "yes"), "as_needed", only_with())
    return Expansion(settings=(board,))


def _treasure_hunters() -> EndingOfGame:
    needs = (STANDARD, ON_THE_TABLE, NO_REALM, ("treasures", "open"))
    return EndingOfGame(HUNTERS, TREASURE_HUNTERS, Condition(needs, SEVERAL_PLAYERS))


def _maps() -> Setting:
    other = only_with(ON_THE_TABLE, choices=("peaceful", "aggressive"))
    return Setting("maps", ("declared", "peaceful", "aggressive"), "declared", other)


def _treasures() -> Setting:
    random = only_with(ON_THE_TABLE, choices=("random",))
    return Setting("treasures", ("open", "random"), "open", random)


def _hunt() -> Setting:
    other = only_with(("ending", HUNTERS), choices=("short", "long"))
    return Setting("hunt", ("usual", "short", "long"), "usual", other)
