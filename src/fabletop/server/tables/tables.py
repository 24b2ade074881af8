"""Tables that are being played: answer, undo, talk.

A table is a match in memory and a list of answers in the store. Changes happen one at a time; each
is shown and acknowledged after it was stored.
"""

import asyncio
from collections.abc import Sequence

from fabletop.core.question import Option
from fabletop.core.texts.languages import ENGLISH
from fabletop.server.api.models import OpenTable, SeatedTable
from fabletop.server.bots.playing import BotsPlay
from fabletop.server.bots.thinking import Considered
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.errors import NotPossible, Stale
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.storage.saved import (
    Message,
    MessagePage,
    Pulse,
)
from fabletop.server.storage.store import Store
from fabletop.server.tables import lobby
from fabletop.server.tables.changes import TableChanges
from fabletop.server.tables.founding import Founding
from fabletop.server.tables.hub import Audience, Hub
from fabletop.server.tables.live import LiveTable, already_given
from fabletop.server.tables.memory import LiveTables
from fabletop.server.tables.talk import Talk

ATTEMPTS = 4
"""How often an answer is tried that another process may have been faster with."""


class Tables(Founding):
    def __init__(
        self,
        store: Store,
        hub: Hub,
        workers: BotWorkers,
        webhooks: Webhooks,
        settings: Settings,
    ) -> None:
        """Tables of bots alone pause if nobody has watched for so many seconds; with 0, never."""
        memory = LiveTables(store, self._news)
        changes = TableChanges(store, self._news, webhooks.called)
        super().__init__(memory, changes, webhooks, store, settings)
        self.hub = hub
        self._talk = Talk(self._changes, settings)
        watched = Audience(hub, settings.pause_after).keeps_going
        self._bots = BotsPlay(workers, memory, changes, watched)

    @property
    def count(self) -> int:
        return len(self._memory)

    async def at(self, table_id: str) -> LiveTable:
        """The table as it is now. Bots who paused because nobody watched go on."""
        live = await super().at(table_id)
        if live.paused:
            self._bots.drive(live)
        return live

    async def now(self, table_id: str) -> LiveTable:
        """The table as this process knows it, for listeners of the hub."""
        return await self._memory.now(table_id)

    async def answer(self, table_id: str, token: str | None, decision: str, option: Option) -> int:
        """Answer a decision; returns the revision. The same answer again changes nothing."""
        live = await self.at(table_id)
        seat = self.own_seat(live, token)
        for attempt in range(ATTEMPTS):
            async with self._memory.held(live):
                if already_given(live.match, decision, seat, option):
                    break
                self.playing_seat(live, token)
                try:
                    await self._changes.answer(live, seat, option)
                    break
                except Stale:  # another process was faster, perhaps with this very answer
                    if attempt == ATTEMPTS - 1:
                        raise
        return live.saved.revision

    async def undo(self, table_id: str, token: str | None, *, redo: bool = False) -> int:
        """Undo or redo the seat's last answer. Not possible in a finished game: its log is public
        and would reveal future luck."""
        live = await self.at(table_id)
        async with self._memory.held(live):
            seat = self.playing_seat(live, token)
            await (self._changes.redo if redo else self._changes.undo)(live, seat)
            return live.saved.revision

    async def hint(self, table_id: str, token: str | None) -> Considered:
        """What the adviser would do in this seat's place, and why."""
        live = await self.at(table_id)
        seat = self.playing_seat(live, token)
        if live.stopped:
            raise NotPossible("stopped")
        for question in live.match.position.open:
            if question.seat == seat:
                return await self._bots.advise(live, question)
        raise NotPossible("not-asked")

    async def thoughts(self, table_id: str) -> LiveTable:
        """The table, if its bots think aloud."""
        live = await self.at(table_id)
        if not live.saved.thoughts:
            raise NotPossible("silent-bots")
        return live

    async def say(self, table_id: str, token: str | None, text: str) -> Message:
        live = await self.at(table_id)
        return await self._talk.say(live, self.own_seat(live, token), text)

    async def messages(self, table_id: str, page: MessagePage) -> tuple[LiveTable, list[Message]]:
        live = await self.at(table_id)
        return live, await asyncio.to_thread(self.store.messages, table_id, page)

    async def open_tables(self, language: str = ENGLISH) -> list[OpenTable]:
        """The newest tables with a free seat."""
        return await asyncio.to_thread(lobby.open_tables, self.store, language)

    async def tables_of(self, tokens: Sequence[str], language: str = ENGLISH) -> list[SeatedTable]:
        """The tables of these tokens, the latest change first."""
        return await asyncio.to_thread(lobby.tables_of, self.store, tokens, language)

    def heard(self, table_id: str, pulse: Pulse) -> None:
        """A process has changed a table; it may be this one."""
        self._memory.heard(table_id, pulse)

    def look_again(self) -> None:
        """Notifications from other processes may have been missed."""
        self._memory.look_again(self.hub.has_listeners)

    def forget_idle(self, seconds: float) -> None:
        """Drop tables from memory that were unused for this long and have no listeners."""
        self._memory.forget_idle(seconds, self.hub.has_listeners)

    async def drop_deleted(self) -> None:
        """Forget tables that somebody has deleted from the store; their listeners are told."""
        for table_id in await self._memory.drop_deleted():
            self.hub.ring(table_id)

    async def close(self) -> None:
        await self._memory.close()
        await self._webhooks.close()

    def _news(self, live: LiveTable) -> None:
        self.hub.ring(live.saved.id)
        self._bots.drive(live)
