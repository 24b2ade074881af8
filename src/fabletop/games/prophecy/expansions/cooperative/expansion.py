"""What the cooperative and the solo game add to the settings and endings (W-223, W-231)."""

from typing import Final

from fabletop.core.game import Condition, Setting
from fabletop.games.prophecy.expansions.cooperative.cooperative import (
    COOPERATION,
    COOPERATIVE,
    DIFFICULTIES,
)
from fabletop.games.prophecy.printed.expansion import (
    NO_REALM,
    STANDARD,
    EndingOfGame,
    Expansion,
    only_with,
)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "time_frozen": ("n",),
    "stashed": ("hero", "name", "space"),
    "fetched": ("hero", "name", "space"),
    "traded_power": ("hero", "n", "what", "other"),
    "told_of": ("hero", "space", "other"),
    "deck_used_up": ("n",),
    "fellowship": (),
    "too_late": (),
    "fallen": ("hero",),
}
"""Its kinds of event, and the words in the sentence of each."""


def cooperative() -> Expansion:
    needs = (STANDARD, NO_REALM, ("maps", "declared", "peaceful"))
    return Expansion(
        settings=(_difficulty(),),
        endings=(EndingOfGame(COOPERATIVE, COOPERATION, Condition(needs)),),
        events=EVENTS,
    )


def _difficulty() -> Setting:
    other = only_with(("ending", COOPERATIVE), choices=("easy", "hard"))
    return Setting("difficulty", DIFFICULTIES, "normal", other)
