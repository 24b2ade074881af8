"""What every game's state has: its chance, and a chronicle while events are recorded."""

from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from mypy_extensions import mypyc_attr

from fabletop.core.chance import Chance

EventWord = str | int
Everyone = None

AnyTable: TypeAlias = Any
"""The table of whatever game is played."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, such as ("walked", 0, "village"), and the seats that may know about
    it (None: everyone)."""

    told: tuple[EventWord, ...]
    seats: tuple[int, ...] | None = Everyone
    cast: tuple[str, ...] = field(default=(), compare=False)
    """Which character each seat played at the time, in games where that can change."""

    def known_to(self, seat: int | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Table:
    """The base of a game's state. Everything else on it is plain data of the game."""

    chance: Chance
    chronicle: list[Event] | None = field(compare=False)

    def note(self, *told: EventWord) -> None:
        if self.chronicle is not None:
            self.chronicle.append(Event(told, cast=self.cast()))

    def whisper(self, seat: int, *told: EventWord) -> None:
        """An event that only one seat may know."""
        if self.chronicle is not None:
            self.chronicle.append(Event(told, (seat,), self.cast()))

    def cast(self) -> tuple[str, ...]:
        """Which character each seat plays, in games where that can change."""
        return ()

    def copy(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")
