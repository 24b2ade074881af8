"""The Realms in play (W-002, W-212): the setting that chooses them, and the kinds of question that
they share."""

from typing import Final

from fabletop.core.game import SEVERAL, Setting
from fabletop.games.prophecy.expansions.dragon.paths import DRAGON_REALM
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.printed.expansion import Expansion, only_with
from fabletop.games.prophecy.printed.sets import realms

OURS: Final = SEVERAL.join((WATER_REALM, DRAGON_REALM))

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "peeked": ("hero", "space"),
    "seen": ("hero", "name", "space"),
    "gate_opened": ("name", "space"),
    "entered": ("hero", "name"),
    "surfaced": ("hero", "space"),
    "prize": ("hero", "name"),
}
"""Its kinds of event, and the words in the sentence of each."""


def all_realms() -> Expansion:
    return Expansion(
        settings=(_realms(),),
        questions={
            "dawn": ("legends", "expelled"),
            "climb_on": ("gate",),
            "breathe": ("peek",),
            "fairy_tale": ("triumph",),
        },
        events=EVENTS,
    )


def _realms() -> Setting:
    """Any set of them; "both" is how ours were once chosen together."""
    installed = realms()
    needs = only_with(choices=installed)
    return Setting("realms", installed, "", needs, most=len(installed), older={"both": OURS})
