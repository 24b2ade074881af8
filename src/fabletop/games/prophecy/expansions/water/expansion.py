"""What the Water Realm adds to the settings and endings (W-178, W-214), and its kinds of
question."""

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

ON_THE_TABLE: Need = ("realms", WATER_REALM)


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
    )


def _lord_of_the_sea() -> EndingOfGame:
    """He goes with no Realm but his own."""
    others = tuple(Clash(("realms", realm)) for realm in realms() if realm != WATER_REALM)
    condition = Condition((STANDARD, ON_THE_TABLE), SEVERAL_PLAYERS, others)
    return EndingOfGame(SEA_LORD, LORD_OF_THE_SEA, condition)
