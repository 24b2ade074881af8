"""Tables that are being played: create, branch, answer, undo.

A table is a match in memory and a list of answers in the store. Changes happen one at a time; each
is shown and acknowledged after it was stored.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.core.cards.corrections import corrections_of
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.match import Match
from fabletop.core.question import Option
from fabletop.core.registry import find
from fabletop.core.texts.foreign import harmless
from fabletop.core.texts.languages import ENGLISH
from fabletop.server.api.models import OpenTable, SeatedTable
from fabletop.server.bots.playing import BotsPlay
from fabletop.server.bots.thinking import Considered, check_bot
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.errors import NotPossible, Stale
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.storage.saved import (
    Message,
    MessagePage,
    Pulse,
    SavedAnswer,
    SavedSeat,
    SavedTable,
)
from fabletop.server.storage.store import Store
from fabletop.server.tables import lobby
from fabletop.server.tables.changes import TableChanges
from fabletop.server.tables.hub import Audience, Hub
from fabletop.server.tables.live import LiveTable, already_given, asked
from fabletop.server.tables.memory import LiveTables
from fabletop.server.tables.naming import real_name
from fabletop.server.tables.opening import kept, start_of
from fabletop.server.tables.seating import Seating
from fabletop.server.tables.talk import Talk
from fabletop.server.tables.tokens import digest, new_key, new_table_id, new_token

BUILDERS = 2
"""How many tables are made at the same time, in threads: some take a second."""

ATTEMPTS = 4
"""How often an answer is tried that another process may have been faster with."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who gets a seat: a person with or without a name, a bot, or the first who claims it."""

    name: str
    bot: str = ""
    free: bool = False


@dataclass(frozen=True, slots=True)
class _Origin:
    """Where a new table and its luck come from, and the answers before its match begins."""

    founder: str
    """The client's address."""
    seed_chosen: bool = False
    branched: bool = False
    same_luck: bool = False
    history: tuple[SavedAnswer, ...] = ()


class Tables(Seating):
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
        super().__init__(memory, changes, webhooks)
        self.store = store
        self.hub = hub
        self._corrections = settings.corrections
        self._talk = Talk(self._changes, settings)
        self._building = asyncio.Semaphore(BUILDERS)
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

    async def create(
        self,
        game: str,
        options: Options,
        seats: Sequence[SeatWish],
        seed: int | None = None,
        *,
        thoughts: bool = False,
        founder: str = "",
    ) -> tuple[str, list[str]]:
        """Open a table, at which bots may think aloud; returns its id and a token per seat, empty
        for a free seat. Without a seed, nobody can know what comes. Corrections of cards are
        accepted only if the settings allow them. The founder is the client's address."""
        if corrections_of(options) and not self._corrections:
            raise NotPossible("no-corrections", command="fabletop serve --allow-corrections")
        names = [real_name(wish.name) for wish in seats]
        luck = new_key() if seed is None else seed
        async with self._building:
            match = await asyncio.to_thread(
                Match.new, find(game), seats=names, seed=luck, options=options
            )
        origin = _Origin(founder, seed_chosen=seed is not None)
        return await self._found(match, seats, origin, thoughts)

    async def branch(
        self,
        table_id: str,
        count: int,
        *,
        fresh: bool,
        seats: Sequence[SeatWish] | None = None,
        founder: str = "",
    ) -> tuple[str, list[str]]:
        """Open a table that continues from the moment after `count` answers of a finished game,
        with the same luck, or with new luck and everything dealt anew that no seat knows. The seats
        are the old ones unless others are given."""
        live = await self.at(table_id)
        if not live.finished:
            raise NotPossible("still-running")
        wishes = [
            SeatWish(seat.name if harmless(seat.name) else "", seat.bot)
            for seat in live.saved.seats
        ]
        if seats is not None and len(seats) != len(wishes):
            raise NotPossible("number-of-seats", seats=len(wishes), given=len(seats))
        async with self._building:
            match = await asyncio.to_thread(_branched, live.match, count, fresh)
        origin = _Origin(
            founder,
            seed_chosen=live.saved.seed_chosen and not fresh,
            branched=True,
            same_luck=not fresh,
            history=live.history,
        )
        return await self._found(
            match, wishes if seats is None else seats, origin, live.saved.thoughts
        )

    async def _found(
        self,
        match: Match,
        seats: Sequence[SeatWish],
        origin: "_Origin",
        thoughts: bool,
    ) -> tuple[str, list[str]]:
        for wish in seats:
            _check(wish, match.game.name)
        tokens = ["" if wish.free else new_token() for wish in seats]
        header = match.header
        saved = SavedTable(
            new_table_id(),
            header.game,
            header.ruleset,
            header.data,
            header.options,
            header.seed,
            revision=1,
            epoch=match.epoch,
            over=match.over,
            seats=tuple(map(_seated, seats, tokens)),
            waiting=asked(match),
            thoughts=thoughts,
            branched=origin.branched,
            seed_chosen=origin.seed_chosen,
            same_luck=origin.same_luck,
            base=match.first,
        )
        answers = [*origin.history, *kept(match)]
        await asyncio.to_thread(self.store.create, saved, answers, start_of(match))
        live = LiveTable(saved, match, founder=origin.founder, history=origin.history)
        live.snapshot = match.first or -1
        self._memory.add(live)
        return saved.id, tokens

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


def _branched(whole: Match, count: int, fresh: bool) -> Match:
    match = whole.branch(count)
    if match.over:
        raise NotPossible("branch-too-late")
    if fresh:
        match.redeal(new_key())
    match.epoch = 0
    return match


def _check(wish: SeatWish, game: str) -> None:
    if wish.bot:
        check_bot(wish.bot, game)
        if wish.free:
            raise BadSetup("a free seat is for a person; a seat with a bot cannot be free")


def _seated(wish: SeatWish, token: str) -> SavedSeat:
    return SavedSeat(
        real_name(wish.name),
        wish.bot,
        digest(token) if token else "",
        person=not wish.bot,
        free=wish.free,
    )
