"""The bots as the pages offer them: the levels first, the quick ones further down."""

from collections.abc import Callable, Sequence

from fabletop.bots.bot import BOTS
from fabletop.bots.levels import LEVELS
from fabletop.server.bots.thinking import STAND_IN
from fabletop.server.tables.live import LiveTable

WITHOUT_LEVEL = tuple(bot for bot in BOTS if bot not in LEVELS)
OFFERED = (*LEVELS, *WITHOUT_LEVEL)

USUAL_BOT = f"bot:{STAND_IN}"
"""Who sits at a table if nobody says otherwise, and for people who are not here."""

BotMenu = list[tuple[str, str]]


def seat_kinds(say: Callable[..., str], *, lobby: bool = True) -> BotMenu:
    """Who may sit on a seat, with the words for it."""
    others = ("by-link", "anybody") if lobby else ("by-link",)
    return [
        ("here", say("here")),
        *((f"bot:{bot}", say(f"bot-{bot}")) for bot in LEVELS),
        *((kind, say(kind)) for kind in others),
        *((f"bot:{bot}", say(f"bot-{bot}")) for bot in WITHOUT_LEVEL),
    ]


def changeable(live: LiveTable, mine: Sequence[int]) -> tuple[str, ...]:
    """For each seat the bot that whoever plays these seats may change; mostly none."""
    seats = live.saved.seats
    may = any(seats[seat].persons_own for seat in mine) and not live.finished
    return tuple(seat.bot if may and seat.bots_own else "" for seat in seats)
