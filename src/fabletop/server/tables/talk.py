"""What is said at a table, within limits: per seat, per table, and in what letters."""

from fabletop.core.texts.foreign import harmless, visible
from fabletop.server.errors import NotPossible, TooMuch
from fabletop.server.network.limits import Bucket
from fabletop.server.settings import Settings
from fabletop.server.storage.saved import Message
from fabletop.server.tables.changes import TableChanges
from fabletop.server.tables.live import LiveTable

SEATS_OF_A_TABLE = 3
"""A table may write as much as this many seats, however many it has."""


class Talk:
    def __init__(self, changes: TableChanges, settings: Settings) -> None:
        rate = settings.messages_per_minute
        all_seats = rate * SEATS_OF_A_TABLE
        self._changes = changes
        self._kept = settings.messages_kept
        self._of_seats = Bucket(rate / 60, rate)
        self._of_tables = Bucket(all_seats / 60, all_seats)

    async def say(self, live: LiveTable, seat: int, text: str) -> Message:
        said = text.strip()
        if not harmless(said, lines=True) or not visible(said):
            raise NotPossible("odd-text")
        table = live.saved.id
        if not (self._of_seats.take(f"{table} {seat}") and self._of_tables.take(table)):
            raise TooMuch("too-much-talk")
        return await self._changes.say(live, seat, said, kept=self._kept)
