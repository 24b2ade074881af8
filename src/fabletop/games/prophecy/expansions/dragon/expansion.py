"""What the Dragon Realm adds besides its cards and its rules: its kinds of question (W-207 to
W-211)."""

from typing import Final

from fabletop.games.prophecy.printed.expansion import Expansion

POOLS: Final[tuple[str, ...]] = ("pool_of_secret_wishes", "give_up_ability")
"""What its Opportunities ask."""

OBSTACLES: Final[tuple[str, ...]] = (
    *("crossroads", "hide_die", "ancient_statue"),
    *("eyes_of_fire", "labyrinth_of_stone"),
)
"""What its Obstacles ask."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "climbed": ("hero", "space"),
    "passed": ("hero", "name"),
    "held_up": ("hero", "name"),
    "held_on": ("hero",),
    "crossroads": ("hero", "other", "hidden", "named"),
    "statue_die": ("hero", "n", "die"),
}
"""Its kinds of event, and the words in the sentence of each."""


def dragon() -> Expansion:
    return Expansion(
        questions={
            "swim_on": ("climb", "climb_on"),
            "washed_out": ("thrown_out", "trial"),
            "naming": ("fear",),
            "thought": (*POOLS, *OBSTACLES),
        },
        events=EVENTS,
    )
