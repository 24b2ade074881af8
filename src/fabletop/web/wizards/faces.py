"""How the cards of Wizards look on pages: their icons, the numbers in a corner, and the line under
the name."""

from fabletop.games.wizards.printed import POINTS
from fabletop.web.plugin import DeckLook

DECKS = {
    "tasks": DeckLook(
        kinds={"": "wizards.task"}, badges={kind: f"wizards.{kind}" for kind in POINTS}
    ),
    "events": DeckLook(icons="event", line=("kind",)),
    "wizards": DeckLook(
        kinds={
            "high_wizard": "wizards.high_wizard",
            "phantasm": "wizards.phantasm",
            "trap": "wizards.trap",
        },
        line=("kind",),
    ),
    "lands": DeckLook(
        kinds={
            "common_land": "wizards.common",
            "elven_land": "wizards.elven",
            "magic_land": "wizards.magic",
        },
        line=("kind",),
    ),
}
