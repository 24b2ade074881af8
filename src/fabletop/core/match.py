"""A match: a position with its log, its chronicle, and undo.

The log holds every answer with the chance results it caused. A seat can undo its answers as long
as nothing has been revealed and no other seat has answered since. Of simultaneous answers, each can
be undone until the last one is given.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic

from fabletop.core.decision import Decision
from fabletop.core.errors import BadSetup, IllegalAnswer, RulesError
from fabletop.core.game import Game, Result, T, settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.painting import Picture, paint
from fabletop.core.position import Position
from fabletop.core.question import Option, show
from fabletop.core.saved.entries import REDEAL, RESEED, TABLE, Header, LogEntry, recorded
from fabletop.core.seeds import Seed, checked
from fabletop.core.table import Event
from fabletop.core.view import V

RECENT = 8
"""How many of the latest steps keep a checkpoint each, so that undo is fast."""

SPARSE = 25
"""Older checkpoints are kept once per this many answers."""


class Match(Generic[T, V]):
    def __init__(
        self,
        game: Game[T, V],
        header: Header,
        position: Position[T, V],
        start: T,
        opening: LogEntry,
        first: int = 0,
    ) -> None:
        self.game = game
        self.header = header
        self.position = position
        self.opening = opening
        self.first = first
        """How many answers came before the match begins, if it was opened from a snapshot."""
        self.entries: list[LogEntry] = []
        self.epoch = 0
        self.notice = ""
        self._undone: list[LogEntry] = []
        self._checkpoints: list[tuple[int, T]] = [(0, start)]

    @classmethod
    def begin(cls, game: Game[T, V], header: Header, table: T, *, first: int = 0) -> "Match[T, V]":
        """A match from a table that is set up, or whose first step sets it up."""
        start = table.copy()
        table.chronicle, table.chance.record = [], []
        position = Position(game, table, auto=header.auto)
        return cls(game, header, position, start, recorded(table, TABLE, ()), first)

    @classmethod
    def new(
        cls,
        game: Game[T, V],
        *,
        seats: Sequence[str],
        seed: Seed,
        options: Mapping[str, object] | None = None,
        auto: bool = True,
    ) -> "Match[T, V]":
        checked(seed)
        chosen = settle(game, options or {}, len(seats))
        data = game.data_hash(chosen)
        header = Header(game.name, game.ruleset, data, chosen, tuple(seats), seed, auto)
        return cls.begin(game, header, game.new(chosen, len(seats), seed))

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def result(self) -> Result | None:
        return self.game.result(self.position.table)

    def decisions(self) -> tuple[Decision[T, V], ...]:
        turn = f"{len(self.entries)}.{self.epoch}"
        position = self.position
        return tuple(
            Decision(self.game, position.table, question, turn, lambda: position)
            for question in position.open
        )

    def view(self, seat: int | None) -> V:
        """What a seat (None: a spectator) sees."""
        return self.game.view(self.position.table, seat)

    def glimpse(self, seat: int) -> Glimpse[T, V]:
        """What a bot on this seat gets."""
        return Glimpse(self.position, seat, self.header.options)

    def chronicle(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The events this seat may know, each with the number of answers before it."""
        lines = [self.opening, *self.entries]
        return [
            (index, event)
            for index, line in enumerate(lines)
            if index >= since
            for event in line.events
            if event.known_to(seat)
        ]

    def show(self, seat: int | None = None, language: str = "en") -> Picture:
        """The match as a notebook shows it, as seen by a seat or, without one, by a spectator."""
        return paint(lambda painter: painter.match(self, seat, language))

    def board(self, seat: int | None = None, language: str = "en") -> Picture:
        """The board alone."""
        return paint(lambda painter: painter.board(self, seat, language))

    def _repr_html_(self) -> str:
        return self.show().html

    def answer(self, option: Option, seat: int | None = None) -> None:
        self._apply(option, self.position.question(seat).seat)
        self._undone.clear()

    def can_undo(self, seat: int) -> bool:
        if seat in self.position.given:
            return True
        if self.position.given or not self.entries:
            return False
        last = self.entries[-1]
        return last.seat == seat and not last.chance

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, if nothing has been revealed since."""
        if not self.can_undo(seat):
            raise IllegalAnswer(self._why_no_undo(seat))
        index = len(self.entries) - 1
        while self.entries[index].seat != seat:
            index -= 1
        later = self.entries[index + 1 :]
        self._undone.append(self.entries[index])
        self.rewind(index)
        for entry in later:
            self.follow(entry.seat, entry.option)

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise IllegalAnswer("there is nothing to redo")
        entry = self._undone.pop()
        self._apply(entry.option, entry.seat)

    def rewind(self, count: int) -> None:
        """Go back to the moment after `count` answers, even if something was revealed since."""
        if not 0 <= count <= len(self.entries):
            raise BadSetup(f"the log has moments 0 to {len(self.entries)}, not {count}")
        entries = self.entries[:count]
        begun = self.begun
        start, base = begun, self.position.checkpoint
        if begun > count:
            start, base = max(
                (kept for kept in self._checkpoints if kept[0] <= count), key=lambda kept: kept[0]
            )
        position = Position(self.game, base.copy(), auto=self.header.auto)
        for entry in entries[start:]:
            position = self._replayed(position, entry)
        self.position = position
        self.entries = entries
        self._checkpoints = [kept for kept in self._checkpoints if kept[0] <= count]
        self.epoch += 1

    def copy(self) -> "Match[T, V]":
        twin = Match(
            self.game, self.header, self.position.copy(), self.start, self.opening, self.first
        )
        twin.notice, twin.epoch = self.notice, self.epoch
        twin.entries = self.entries[:]
        twin._undone = self._undone[:]
        twin._checkpoints = self._checkpoints[:]
        return twin

    def branch(self, count: int, *, seed: Seed | None = None) -> "Match[T, V]":
        """A new match that continues from the moment after `count` answers. With a seed, everything
        that no seat knows is drawn anew, and future chance results are different."""
        twin = self.copy()
        twin.rewind(count)
        twin._undone = []
        if seed is not None:
            twin.redeal(seed)
        return twin

    def walk(self, start: int = 0) -> "Iterator[Match[T, V]]":
        """The match as it stood after `start` answers, after the next one, and so on until now.
        Yields the same copy each time, one answer further: use it before you continue."""
        twin = self.branch(start)
        yield twin
        for entry in self.entries[start:]:
            twin.follow(entry.seat, entry.option)
            yield twin

    @property
    def start(self) -> T:
        """The table with which the match begins. Not to be changed."""
        return self._checkpoints[0][1]

    def snapshots(self, every: int) -> dict[int, T]:
        """Tables at the start of steps, by the number of answers before them: at most one per
        `every` answers, and the newest."""
        kept: dict[int, T] = {}
        for count, table in self._checkpoints[1:]:
            if count - max(kept, default=0) >= every:
                kept[count] = table
        kept[self.begun] = self.position.checkpoint
        return kept

    def redeal(self, seed: Seed) -> None:
        """Draw everything anew that no seat knows, future luck included."""
        self.follow(TABLE, (REDEAL, checked(seed)))

    def follow(self, seat: int, option: Option) -> None:
        """Repeat what a log entry says: an answer, or new luck."""
        if seat == TABLE:
            self.position = self._renewed(self.position, option)
            self.entries.append(LogEntry(TABLE, option, (("reveal", "luck"),), ()))
        else:
            self._apply(option, self.position.question(seat).seat)

    def _replayed(self, position: Position[T, V], entry: LogEntry) -> Position[T, V]:
        if entry.seat == TABLE:
            return self._renewed(position, entry.option)
        position.answer(entry.option, entry.seat)
        return position

    def _renewed(self, position: Position[T, V], option: Option) -> Position[T, V]:
        if len(option) == 2 and option[0] in (REDEAL, RESEED):
            seed = checked(option[1])
            if option[0] == RESEED:
                return position.reseeded(seed)
            return position.redealt(range(len(self.header.seats)), seed)
        raise IllegalAnswer(f"{show(option)!r} is not an entry of the table itself")

    @property
    def begun(self) -> int:
        """How many entries came before the running step. Those of the table do not answer it."""
        index, left = len(self.entries), len(self.position.fed)
        while left:
            index -= 1
            left -= self.entries[index].seat != TABLE
        return index

    def _apply(self, option: Option, seat: int) -> None:
        self._keep_checkpoint()
        table = self.position.table
        table.chronicle, table.chance.record = [], []
        try:
            self.position.answer(option, seat)
        except (IllegalAnswer, RulesError):
            table.chronicle = table.chance.record = None
            raise
        self.entries.append(recorded(table, seat, option))

    def _keep_checkpoint(self) -> None:
        """Remember the table before the running step; thin out the old ones."""
        kept = self._checkpoints
        begun = self.begun
        if begun > kept[-1][0]:
            kept.append((begun, self.position.hold()))
            if len(kept) > RECENT and kept[-RECENT][0] - kept[-RECENT - 1][0] < SPARSE:
                del kept[-RECENT]

    def _why_no_undo(self, seat: int) -> str:
        if not self.entries:
            return "there is nothing to undo yet"
        if self.entries[-1].seat != seat:
            return "another seat has answered since"
        return "something has been revealed since: a die, a card or another seat's choice"
