"""The events and answers since a game began, from which to tell what a seat knows by now."""

from dataclasses import dataclass, field

from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.core.table import Event, Table

Said = tuple[int, Option]
"""A seat and its answer."""


@dataclass(slots=True)
class SeatMemory:
    told: list[Event] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)

    def start(self, table: Table) -> None:
        """Start recording the events of a table."""
        table.chronicle = []

    def stop(self, table: Table) -> None:
        """Stop recording, and keep what was recorded."""
        self.told += table.chronicle or ()
        table.chronicle = None

    def copy(self) -> "SeatMemory":
        return SeatMemory(self.told[:], self.said[:])

    def of(self, seat: int) -> "SeatMemory":
        """The part that one seat may know."""
        return SeatMemory(
            [event for event in self.told if event.known_to(seat)],
            [said for said in self.said if said[0] == seat],
        )

    def plain(self) -> JsonObject:
        told = [[list(event.told), event.seats and list(event.seats)] for event in self.told]
        return {"told": told, "said": [[seat, list(option)] for seat, option in self.said]}

    @classmethod
    def read(cls, plain: JsonObject) -> "SeatMemory":
        told = [Event(tuple(words), seats and tuple(seats)) for words, seats in plain["told"]]
        return cls(told, [(seat, tuple(option)) for seat, option in plain["said"]])
