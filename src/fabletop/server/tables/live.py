"""A table in memory: what is stored of it, and its match."""

import asyncio
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.core.saved.entries import LogEntry
from fabletop.core.texts.languages import ENGLISH
from fabletop.server.bots.thinking import Considered
from fabletop.server.errors import NotPossible, NotSeated, Stale
from fabletop.server.storage.saved import Pulse, SavedAnswer, SavedSeat, SavedTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.opening import Opened, entries_of, kept

DECISION = re.compile(r"(?:(?:0|[1-9][0-9]{0,8})\.){2}(?:0|[1-9][0-9]?)", re.ASCII)
REVEALED = ("reveal", "answers")
"""The chance result of the last of several answers that are revealed together."""

DecisionKey = tuple[int, int, int]
"""Identifies a decision: how many answers before it, the epoch, the seat."""


@dataclass(slots=True)
class LiveTable:
    """`saved` and `match` are replaced together after a change was stored; until then, others see
    the table as it was before."""

    saved: SavedTable
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One change at a time."""
    driver: "asyncio.Task[None] | None" = None
    founder: str = ""
    """The client address that opened the table, while it is known. Never stored."""
    paused: bool = False
    """Bots have to answer, and wait until somebody looks."""
    packed: tuple[int, bytes] | None = None
    """The revision and the bytes in which the table was last sent to a worker."""
    doubtful: bool = False
    """A change may or may not have been stored: load the table again before using it."""
    touched: float = field(default_factory=time.monotonic)
    thoughts: dict[int, tuple[Considered, ...]] = field(default_factory=dict)
    """The latest thoughts of each bot, at a table where bots think aloud. Not stored."""
    advice: "dict[int, tuple[DecisionKey, asyncio.Task[Considered]]]" = field(default_factory=dict)
    """The newest advice for each seat, or the task that computes it."""
    history: tuple[SavedAnswer, ...] = ()
    """The answers before the match begins, if it was opened from a snapshot."""
    rest: tuple[SavedAnswer, ...] = ()
    """The answers that cannot be repeated by the rules of today: the game is stopped."""
    snapshot: int = -1
    """The number of the newest snapshot, or -1."""

    @classmethod
    def of(cls, found: Opened) -> "LiveTable":
        table = cls(found.saved, found.match)
        table.history, table.rest, table.snapshot = found.history, found.rest, found.snapshot
        table.saved = replace(found.saved, waiting=table.asked)
        return table

    @property
    def finished(self) -> bool:
        """The game is over, or everybody has left it."""
        return self.match.over or self.saved.closed or self.saved.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer."""
        return () if self.finished or self.stopped else asked(self.match)

    @property
    def stopped(self) -> bool:
        """The rules have changed, and the game cannot go on."""
        return bool(self.rest)

    @property
    def bots_alone(self) -> bool:
        """Bots play every seat to the end of the game."""
        return all(seat.bots_own for seat in self.saved.seats)

    @property
    def pulse(self) -> Pulse:
        return Pulse(self.saved.revision, self.saved.talk)

    @property
    def bot_question(self) -> Question | None:
        """The next question for a bot, if any."""
        if not self.finished and not self.stopped:
            for question in self.match.position.open:
                if self.saved.seats[question.seat].bot:
                    return question
        return None

    @property
    def aloud(self) -> list[Considered]:
        """The newest thought of each bot that plays here."""
        standing = [list(filter(self._stands, one)) for _, one in sorted(self.thoughts.items())]
        return [thoughts[-1] for thoughts in standing if thoughts]

    def _stands(self, one: Considered) -> bool:
        """Whether a thought may be shown: not if the answer was taken back or another bot plays
        the seat now, and not before all have answered a question that several are asked at once."""
        entries, seat = self.match.entries, one.question.seat
        revealed = entries[: len(entries) - len(self.match.position.given)]
        given = [(entry.seat, entry.option) for entry in revealed[one.number : one.number + 1]]
        return given == [(seat, one.choice.option)] and self.saved.seats[seat].bot == one.bot

    def think_aloud(self, one: Considered) -> None:
        before = self.thoughts.get(one.question.seat, ())
        self.thoughts[one.question.seat] = (*before[-1:], one)

    def reseated(self, number: int, seat: SavedSeat) -> tuple[SavedSeat, ...]:
        seats = self.saved.seats
        return (*seats[:number], seat, *seats[number + 1 :])

    @property
    def renamed(self) -> Match:
        """A copy of the match with people's current names."""
        named = self.match.copy()
        named.header = replace(named.header, seats=names(self.saved.seats, ENGLISH))
        return named

    def log(self) -> Iterator[str]:
        """The lines of the log, with all answers, even if the match begins at a snapshot."""
        named = self.renamed
        if not self.history and not self.rest:
            return log.lines(named)
        header = replace(named.header, ruleset=self.saved.ruleset, data=self.saved.data)
        before, after = entries_of(self.history), entries_of(self.rest)
        tables = {0: named.start, **named.snapshots(log.SNAPSHOT_EVERY)} if before else {}
        snapshots = {named.first + n: named.game.dump(table) for n, table in tables.items()}
        return log.lines_of(header, named.opening, [*before, *named.entries, *after], snapshots)

    @property
    def answers(self) -> list[SavedAnswer]:
        """All that is stored of the game."""
        return [*self.history, *kept(self.match), *self.rest]


def asked(match: Match) -> tuple[int, ...]:
    return tuple(question.seat for question in match.position.open)


def key_of(decision: str) -> DecisionKey:
    """The parts of a decision's id; other ways to write the same numbers are refused."""
    if not DECISION.fullmatch(decision):
        raise NotPossible("decision-id")
    number, epoch, asked = map(int, decision.split("."))
    return number, epoch, asked


def already_given(match: Match, decision: str, seat: int, option: Option) -> bool:
    """Whether this same answer was given before; raises an error if the decision is not open."""
    number, epoch, asked = key_of(decision)
    if asked != seat:
        raise NotSeated("not-your-decision")
    given = _own_answer(match, number, seat)
    if given and given.option == option and epoch <= match.epoch:
        return True
    since = match.entries[number:]
    open_still = all(entry.seat in match.position.given and entry.seat != seat for entry in since)
    if epoch != match.epoch or number > len(match.entries) or not open_still:
        raise Stale("closed-decision")
    return False


def _own_answer(match: Match, number: int, seat: int) -> LogEntry | None:
    """What a seat answered that was asked after `number` answers; of several seats that are asked
    together, others may have answered before it."""
    others: set[int] = set()
    for index, entry in enumerate(match.entries[number:], number):
        if entry.seat == seat:
            return entry if not others or _together(match, index, others) else None
        if REVEALED in entry.chance or entry.seat in others:
            return None
        others.add(entry.seat)
    return None


def _together(match: Match, index: int, others: set[int]) -> bool:
    """Whether this answer and those of the others before it are revealed at the same time."""
    seen = set(others)
    for entry in match.entries[index:]:
        if entry.seat in seen:
            return False
        if REVEALED in entry.chance:
            return True
        seen.add(entry.seat)
    return match.entries[index].seat in match.position.given
