"""The bots that the pages offer: first the levels, then the quick ones."""

from collections.abc import Callable, Sequence

from fabletop.bots.bot import BOTS
from fabletop.bots.levels import LEVELS
from fabletop.server.bots.thinking import STAND_IN
from fabletop.server.tables.live import LiveTable

WITHOUT_LEVEL = tuple(bot for bot in BOTS if bot not in LEVELS)
OFFERED = (*LEVELS, *WITHOUT_LEVEL)

USUAL_BOT = f"bot:{STAND_IN}"
"""The default bot of a table, also for people who are absent."""

BotMenu = list[tuple[str, str]]


def seat_kinds(say: Callable[..., str], *, lobby: bool = True) -> BotMenu:
    """The possible kinds of players of a seat, with their names."""
    others = ("by-link", "anybody") if lobby else ("by-link",)
    return [
        ("here", say("here")),
        *((f"bot:{bot}", say(f"bot-{bot}")) for bot in LEVELS),
        *((kind, say(kind)) for kind in others),
        *((f"bot:{bot}", say(f"bot-{bot}")) for bot in WITHOUT_LEVEL),
    ]


def changeable(live: LiveTable, mine: Sequence[int]) -> tuple[str, ...]:
    """For each seat, the bot that the player of the seats `mine` may change, or empty."""
    seats = live.saved.seats
    may = any(seats[seat].persons_own for seat in mine) and not live.finished
    return tuple(seat.bot if may and seat.bots_own else "" for seat in seats)
