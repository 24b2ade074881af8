"""What the Water Realm adds to the settings and endings (W-178, W-214), and its kinds of
question."""

from typing import Final

from fabletop.core.game import Clash, Condition, Need
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.expansions.water.sea_lord import LORD_OF_THE_SEA, SEA_LORD
from fabletop.games.prophecy.printed.expansion import (
    SEVERAL_PLAYERS,
    STANDARD,
    EndingOfGame,
    Expansion,
    yes_or_no,
)
from fabletop.games.prophecy.printed.sets import realms

ON_THE_TABLE: Final[Need] = ("realms", WATER_REALM)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "used_bubbles": ("hero", "n"),
    "spared_bubble": ("hero", "name"),
    "drowning": ("hero",),
    "regained_bubbles": ("hero", "n"),
    "bought_bag": ("hero", "n"),
    "obstacle": ("hero", "name"),
    "current_die": ("hero", "die", "where"),
    "carried": ("hero", "space"),
    "swam": ("hero", "space"),
    "sent_back": ("hero", "space"),
    "enraged": ("hero", "name"),
    "held": ("hero", "name"),
    "surrendered": ("hero", "name"),
    "sang_to": ("hero", "other"),
    "followed_her": ("hero", "name"),
    "fed": ("hero", "n"),
    "weakened": ("name",),
    "new_lord": ("hero",),
    "in_love": ("hero", "name"),
    "thought_of": ("hero", "what"),
}
"""Its kinds of event, and the words in the sentence of each."""


def water() -> Expansion:
    return Expansion(
        settings=(yes_or_no("mermaid", ON_THE_TABLE),),
        endings=(_lord_of_the_sea(),),
        questions={
            "move": ("swim", "swim_on"),
            "gate": ("bag", "breathe"),
            "peek": ("current", "washed_out"),
            "trial": ("storm",),
            "fear": (
                *("enrage", "hold", "surrender", "patrol_talks", "song", "enchanted", "bargain"),
                *("rewards", "fairy_tale"),
            ),
            "duplicate": ("cavern", "thought"),
        },
        events=EVENTS,
    )


def _lord_of_the_sea() -> EndingOfGame:
    """He goes with no Realm but his own."""
    others = tuple(Clash(("realms", realm)) for realm in realms() if realm != WATER_REALM)
    condition = Condition((STANDARD, ON_THE_TABLE), SEVERAL_PLAYERS, others)
    return EndingOfGame(SEA_LORD, LORD_OF_THE_SEA, condition)
