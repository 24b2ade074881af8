"""Tables that are being played: who sits where, answers, undo, bots.

A table lives in memory as a match and in the store as its answers. One change at a time; it is
acknowledged after it was stored, and taken back in memory if it could not be.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from fabletop.bots.bot import make_bot
from fabletop.core.chance import mix
from fabletop.core.errors import FabletopError, IllegalAnswer
from fabletop.core.game import Options, settle
from fabletop.core.match import TABLE, Entry, Match
from fabletop.core.question import Option, Question, show
from fabletop.core.registry import find
from fabletop.server.errors import NotPossible, NotSeated, Stale
from fabletop.server.hub import Hub
from fabletop.server.store import SavedAnswer, SavedSeat, SavedTable, Store
from fabletop.server.tokens import digest, new_table_id, new_token, opens
from fabletop.server.workers import BotWorkers

logger = logging.getLogger("fabletop.server")

HINT_BOT = "greedy"


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit on a seat: a person by name, or a bot."""

    name: str
    bot: str = ""


@dataclass(slots=True)
class LiveTable:
    saved: SavedTable
    match: Match[Any]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: "asyncio.Task[None] | None" = None


class Tables:
    def __init__(self, store: Store, hub: Hub, workers: BotWorkers) -> None:
        self.store = store
        self.hub = hub
        self._workers = workers
        self._live: dict[str, LiveTable] = {}

    @property
    def count(self) -> int:
        return len(self._live)

    async def create(
        self, game: str, options: Options, seats: Sequence[SeatWish], seed: int
    ) -> tuple[str, list[str]]:
        """A new table; returns its id and a token for each seat."""
        for wish in seats:
            if wish.bot:
                make_bot(wish.bot, game, 0)
        found = find(game)
        chosen = settle(found, options, len(seats))
        tokens = [new_token() for _ in seats]
        saved = SavedTable(
            new_table_id(),
            game,
            found.ruleset,
            found.data_hash(chosen),
            chosen,
            seed,
            revision=1,
            epoch=0,
            over=False,
            seats=tuple(
                SavedSeat(wish.name, wish.bot, digest(token))
                for wish, token in zip(seats, tokens, strict=True)
            ),
        )
        live = LiveTable(saved, rebuilt(saved, []))
        await asyncio.to_thread(self.store.create, saved)
        self._live[saved.id] = live
        self._drive(live)
        return saved.id, tokens

    async def at(self, table_id: str) -> LiveTable:
        """The table as it is now, also if another process has changed it."""
        live = self._live.get(table_id)
        revision = await asyncio.to_thread(self.store.revision, table_id)
        if live is None or live.saved.revision < revision:
            live = await self._load(table_id, live)
        return live

    async def _load(self, table_id: str, old: LiveTable | None) -> LiveTable:
        saved = await asyncio.to_thread(self.store.find, table_id)
        answers = await asyncio.to_thread(self.store.answers, table_id)
        live = old or self._live.get(table_id)
        match = rebuilt(saved, answers)
        if live is None:
            live = self._live[table_id] = LiveTable(saved, match)
        elif live.saved.revision < saved.revision:
            live.saved, live.match = saved, match
        self._drive(live)
        return live

    def seat_of(self, live: LiveTable, token: str | None) -> int | None:
        """The seat that a token opens; None for a spectator without one."""
        if not token:
            return None
        opened = [n for n, seat in enumerate(live.saved.seats) if opens(token, seat.secret)]
        if not opened:
            raise NotSeated("this link opens no seat at this table")
        return opened[0]

    def own_seat(self, live: LiveTable, token: str | None) -> int:
        seat = self.seat_of(live, token)
        if seat is None:
            raise NotSeated("only a seat can do this; use the seat's own link")
        return seat

    async def answer(self, table_id: str, token: str | None, decision: str, option: Option) -> int:
        """Answer a decision; returns the revision. The same answer again changes nothing."""
        live = await self.at(table_id)
        seat = self.own_seat(live, token)
        async with live.lock:
            if already_given(live.match, decision, seat, option):
                return live.saved.revision
            await self._answer(live, seat, option)
        self._drive(live)
        return live.saved.revision

    async def undo(self, table_id: str, token: str | None, *, redo: bool = False) -> int:
        live = await self.at(table_id)
        seat = self.own_seat(live, token)
        async with live.lock:
            before = live.match.entries[:]
            try:
                live.match.redo(seat) if redo else live.match.undo(seat)
            except IllegalAnswer as error:
                raise NotPossible(str(error)) from error
            await self._keep(live, before)
        self._drive(live)
        return live.saved.revision

    async def hand_over(self, table_id: str, token: str | None, bot: str) -> int:
        """Let a bot play this seat, or take it back with an empty name."""
        live = await self.at(table_id)
        seat = self.own_seat(live, token)
        if bot:
            make_bot(bot, live.saved.game, 0)
        async with live.lock:
            revision = await asyncio.to_thread(self.store.hand_over, live.saved, seat, bot)
            seats = list(live.saved.seats)
            seats[seat] = replace(seats[seat], bot=bot)
            live.saved = replace(live.saved, revision=revision, seats=tuple(seats))
        self.hub.ring(table_id)
        self._drive(live)
        return revision

    async def hint(self, table_id: str, token: str | None) -> Option:
        """What a bot would do in this seat's place."""
        live = await self.at(table_id)
        seat = self.own_seat(live, token)
        for question in live.match.position.open:
            if question.seat == seat:
                return await self._choose(live, HINT_BOT, question)
        raise NotPossible("this seat is not asked anything now")

    async def close(self) -> None:
        drivers = [live.driver for live in self._live.values() if live.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    async def _answer(self, live: LiveTable, seat: int, option: Option) -> None:
        before = live.match.entries[:]
        try:
            live.match.answer(option, seat)
        except IllegalAnswer as error:
            raise NotPossible(str(error)) from error
        await self._keep(live, before)

    async def _keep(self, live: LiveTable, before: list[Entry]) -> None:
        """Store what changed; if that fails, memory goes back to what is stored."""
        match, saved = live.match, live.saved
        same = 0
        while same < min(len(before), len(match.entries)) and before[same] is match.entries[same]:
            same += 1
        added = [SavedAnswer(e.seat, e.option, e.chance) for e in match.entries[same:]]
        try:
            revision = await asyncio.to_thread(
                self.store.change,
                saved,
                keep=same,
                added=added,
                over=match.over,
                epoch=match.epoch,
            )
        except BaseException:
            self._live.pop(saved.id, None)
            live.match = rebuilt(saved, [SavedAnswer(e.seat, e.option, e.chance) for e in before])
            raise
        live.saved = replace(saved, revision=revision, over=match.over, epoch=match.epoch)
        self.hub.ring(saved.id)

    def _drive(self, live: LiveTable) -> None:
        """Let the bots of a table play on, one task at a time."""
        idle = live.driver is None or live.driver.done()
        if idle and _bot_question(live) is not None:
            live.driver = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while (question := _bot_question(live)) is not None:
                bot = live.saved.seats[question.seat].bot
                asked, epoch = len(live.match.entries), live.match.epoch
                option = await self._choose(live, bot, question)
                async with live.lock:
                    if (len(live.match.entries), live.match.epoch) == (asked, epoch):
                        await self._answer(live, question.seat, option)
        except Stale:
            logger.info("table %s moved on while a bot was thinking", live.saved.id)
        except Exception:
            logger.exception("the bots of table %s stopped", live.saved.id)

    async def _choose(self, live: LiveTable, bot: str, question: Question) -> Option:
        seed = mix(live.saved.seed ^ mix(len(live.match.entries) * 16 + question.seat)) >> 1
        view = live.match.view(question.seat)
        return await self._workers.choose(bot, live.saved.game, seed, question, view)


def _bot_question(live: LiveTable) -> Question | None:
    for question in live.match.position.open:
        if live.saved.seats[question.seat].bot:
            return question
    return None


def already_given(match: Match[Any], decision: str, seat: int, option: Option) -> bool:
    """Whether this very answer was given before; an error if the decision is not open."""
    try:
        number, epoch, asked = map(int, decision.split("."))
    except ValueError as error:
        raise NotPossible("a decision id has three numbers, as the decisions list it") from error
    if asked != seat:
        raise NotSeated("this decision belongs to another seat")
    since = match.entries[number:]
    if since and since[0].seat == seat and since[0].option == option and epoch <= match.epoch:
        return True
    open_still = all(entry.seat in match.position.given and entry.seat != seat for entry in since)
    if epoch != match.epoch or number > len(match.entries) or not open_still:
        raise Stale("this decision is not open any more; look again")
    return False


def rebuilt(saved: SavedTable, answers: Sequence[SavedAnswer]) -> Match[Any]:
    """The match of a stored table: its answers given again, with the luck compared."""
    match = Match.new(
        find(saved.game),
        seats=[seat.name for seat in saved.seats],
        seed=saved.seed,
        options=saved.options,
    )
    for number, answer in enumerate(answers):
        try:
            if answer.seat == TABLE:
                match.reseed(int(answer.option[1]))
            else:
                match.answer(answer.option, answer.seat)
        except FabletopError as error:
            raise NotPossible(
                f"this table was played by ruleset {saved.ruleset}; its answer {number + 1} "
                f"({show(answer.option)}) is not possible any more"
            ) from error
        if match.entries[-1].chance != answer.chance:
            raise NotPossible(f"this table was played by other rules ({saved.ruleset})")
    match.epoch = saved.epoch
    return match
