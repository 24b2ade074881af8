"""New tables, from the beginning of a game or from a moment of a finished one."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.core.cards.corrections import corrections_of
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.core.texts.foreign import harmless
from fabletop.server.bots.thinking import check_bot
from fabletop.server.errors import NotPossible
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.storage.saved import SavedAnswer, SavedSeat, SavedTable
from fabletop.server.storage.store import Store
from fabletop.server.tables.changes import TableChanges
from fabletop.server.tables.live import LiveTable, asked
from fabletop.server.tables.memory import LiveTables
from fabletop.server.tables.naming import real_name
from fabletop.server.tables.opening import kept, start_of
from fabletop.server.tables.seating import Seating
from fabletop.server.tables.tokens import digest, new_key, new_table_id, new_token

BUILDERS = 2
"""How many tables are made at the same time, in threads: some take a second."""


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


class Founding(Seating):
    def __init__(
        self,
        memory: LiveTables,
        changes: TableChanges,
        webhooks: Webhooks,
        store: Store,
        settings: Settings,
    ) -> None:
        super().__init__(memory, changes, webhooks)
        self.store = store
        self._corrections = settings.corrections
        self._building = asyncio.Semaphore(BUILDERS)

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
        origin: _Origin,
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
