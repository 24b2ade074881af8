"""Analyses of finished games: the timeline, and what the adviser thinks of people's decisions.

Both are computed in the bot workers, never in the event loop. A timeline is fast and cached in
memory. Annotations take a while: they are computed on request, in small pieces, so that the bots of
other tables can go on playing, once for all who ask meanwhile, and stored.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from fabletop.core.match import Match
from fabletop.lab.hindsight.annotate import (
    Annotation,
    Task,
    WeighedDecision,
    glance_at,
    real_choices,
    summed_up,
    task_of,
    weigh,
    worth_another_look,
)
from fabletop.lab.hindsight.timeline import Timeline, timeline
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.errors import NotPossible, TooMuch
from fabletop.server.storage.saved import Stored
from fabletop.server.storage.store import Store
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.opening import opened, start_of

logger = logging.getLogger("fabletop.server")

COSTLIEST = 3
"""At most how many decisions of each person are reported."""
MOST_LOOKED_AT = 600
"""At most this many decisions per game; in a longer game every second or third one, and so on."""
AT_A_GLANCE = 5
"""How many decisions a worker gets at once for a first look. A careful look is one piece of work
per decision, so that even a slow machine finishes it within a bot's time limit."""
MOST_WAITING = 4
"""At most how many games are analysed, one after the other, or wait for it."""
MOST_TIMELINES = 8
"""At most how many timelines are computed at once."""
REMEMBERED = 32
"""How many timelines are cached."""

DecisionsBySeat = dict[int, list[int]]
WeighWork = Callable[[tuple[Task, Sequence[int]]], list[WeighedDecision]]
Kept = TypeAdapter(tuple[Annotation, ...])
"""Turns annotations into text and back."""


@dataclass(slots=True)
class Thinking:
    """A game that is being analysed: how many decisions are done, of how many if that is known."""

    done: int = 0
    all: int = 0
    work: "asyncio.Task[None] | None" = None


@dataclass(frozen=True, slots=True)
class Afterthought:
    """The state of a game's analysis: its annotations, or the progress, or neither yet."""

    found: tuple[Annotation, ...] | None = None
    thinking: Thinking | None = None
    failed: bool = False

    @property
    def unasked(self) -> bool:
        return self.found is None and self.thinking is None


@dataclass(slots=True)
class LookingBack:
    store: Store
    workers: BotWorkers
    _timelines: "OrderedDict[tuple[str, int], asyncio.Task[Timeline | None]]" = field(
        default_factory=OrderedDict
    )
    _jobs: dict[str, Thinking] = field(default_factory=dict)
    _failed: set[str] = field(default_factory=set)
    _one_game: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def timeline(self, live: LiveTable) -> Timeline:
        """The timeline of a finished game, cached and shared by requests at the same time."""
        key = (live.saved.id, live.saved.revision)
        job = self._timelines.get(key)
        if job is None or (job.done() and (job.cancelled() or job.exception() or not job.result())):
            if sum(not one.done() for one in self._timelines.values()) >= MOST_TIMELINES:
                raise TooMuch("too-many-looks-back")
            job = asyncio.create_task(self.workers.run(timeline_of, _stored(live)))
            self._timelines[key] = job
            if len(self._timelines) > REMEMBERED:
                self._timelines.popitem(last=False)
        self._timelines.move_to_end(key)
        found = await asyncio.shield(job)
        if found is None:
            raise NotPossible("no-look-back")
        return found

    async def afterthought(self, table_id: str) -> Afterthought:
        thinking = self._jobs.get(table_id)
        if thinking is not None:
            return Afterthought(thinking=thinking)
        text = await asyncio.to_thread(self.store.annotations, table_id)
        if text is not None:
            return Afterthought(found=Kept.validate_json(text))
        return Afterthought(failed=table_id in self._failed)

    async def begin(self, live: LiveTable) -> None:
        """Start to analyse a game, unless that is done or under way."""
        table_id = live.saved.id
        if not live.finished:
            raise NotPossible("thought-too-early")
        if not people(live):
            raise NotPossible("only-bots")
        known = await self.afterthought(table_id)
        if known.found is not None or table_id in self._jobs:
            return
        if len(self._jobs) >= MOST_WAITING:
            raise TooMuch("too-many-thoughts")
        self._failed.discard(table_id)
        thinking = self._jobs[table_id] = Thinking()
        thinking.work = asyncio.create_task(self._annotate(live, thinking))

    async def close(self) -> None:
        jobs = [job.work for job in self._jobs.values() if job.work]
        tasks: Sequence[asyncio.Task[Any]] = [*self._timelines.values(), *jobs]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _annotate(self, live: LiveTable, thinking: Thinking) -> None:
        table_id = live.saved.id
        try:
            async with self._one_game:
                found = await self._thought_over(live, thinking)
                text = Kept.dump_json(found).decode()
                await asyncio.to_thread(self.store.annotate, table_id, text)
        except Exception:
            logger.exception("table %s could not be analysed", table_id)
            self._failed.add(table_id)
        finally:
            del self._jobs[table_id]

    async def _thought_over(self, live: LiveTable, thinking: Thinking) -> tuple[Annotation, ...]:
        stored = _stored(live)
        prepared = await self.workers.run(prepare, (stored, people(live)))
        if prepared is None:
            raise NotPossible("cannot-open")
        task, choices = prepared
        moments = thinned(choices)
        again = sum(min(len(own), 4 * COSTLIEST) for own in choices.values())
        thinking.all = len(moments) + again
        first = await self._in_pieces(thinking, glance, task, moments, AT_A_GLANCE)
        chosen = worth_another_look(first, choices, COSTLIEST)
        thinking.all = thinking.done + len(chosen)
        careful = await self._in_pieces(thinking, look_closely, task, chosen, 1)
        return tuple(summed_up(careful, choices, COSTLIEST))

    async def _in_pieces(
        self, thinking: Thinking, work: WeighWork, task: Task, moments: list[int], size: int
    ) -> list[WeighedDecision]:
        found: list[WeighedDecision] = []
        for first in range(0, len(moments), size):
            piece = moments[first : first + size]
            done = await self.workers.run(work, (task, piece))
            if done is None:
                raise NotPossible("cannot-think")
            found += done
            thinking.done += len(piece)
        return found


def people(live: LiveTable) -> tuple[int, ...]:
    """The seats of people who have not resigned."""
    return tuple(n for n, seat in enumerate(live.saved.seats) if seat.persons_own and not seat.free)


def thinned(choices: DecisionsBySeat) -> list[int]:
    """The moments to analyse, spread over the whole game."""
    moments = sorted(moment for own in choices.values() for moment in own)
    return moments[:: -(-len(moments) // MOST_LOOKED_AT) or 1]


def _stored(live: LiveTable) -> Stored:
    return Stored(live.saved, 0, live.answers, start_of(live.match))


def _opened(stored: Stored) -> Match:
    return opened(stored).match


def timeline_of(stored: Stored) -> Timeline:
    """Runs in a worker, as do all functions below."""
    return timeline(_opened(stored))


def prepare(order: tuple[Stored, Sequence[int]]) -> tuple[Task, DecisionsBySeat]:
    """The game as text, and the moments at which its people had a choice."""
    stored, seats = order
    match = _opened(stored)
    return task_of(match), real_choices(match, seats)


def glance(order: tuple[Task, Sequence[int]]) -> list[WeighedDecision]:
    return glance_at(*order)


def look_closely(order: tuple[Task, Sequence[int]]) -> list[WeighedDecision]:
    return weigh(*order)
