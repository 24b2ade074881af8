"""The kinds of entry in an observation: a number, a flag, one word of a domain, several, or an
amount for each. Each has a place in a row of numbers, where one part of what a seat sees is written
(`core/rows/places.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from fabletop.core.rows.places import (
    AmountsAt,
    FlagAt,
    NumberAt,
    NumbersAt,
    Row,
    SharesAt,
    SlotsAt,
    Word,
    WordAt,
    WordsAt,
)

SeenView = Mapping[str, Any]
"""What a seat sees, by name: values taken from its view, or computed. The entry of the same name
says of which type it is."""


class EntryPlace(Protocol):
    """Where an entry is written, and how."""

    def write(self, row: Row, thing: Any, /) -> None: ...


class Entry(Protocol):
    """One part of an observation."""

    @property
    def name(self) -> str: ...
    @property
    def meaning(self) -> str: ...
    @property
    def kind(self) -> str:
        """ "flag", "number", "numbers", "one of", "some of" or "amounts"."""
        ...

    @property
    def low(self) -> float: ...
    @property
    def most(self) -> int:
        """The value that is scaled to 1; larger values are clipped."""
        ...

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of its numbers; empty if there is only one."""
        ...

    @property
    def size(self) -> int: ...
    def at(self, start: int) -> EntryPlace:
        """Its place in a row, if it begins at this number."""
        ...


class _Entry:
    __slots__ = ("labels", "low", "meaning", "most", "name", "size")

    def __init__(
        self,
        name: str,
        meaning: str,
        labels: Sequence[Word] = (),
        *,
        most: int = 1,
        signed: bool = False,
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.labels = tuple(map(str, labels))
        self.most = most
        self.low = -1.0 if signed else 0.0
        self.size = len(self.labels) or 1


class Flag(_Entry):
    """1 or 0."""

    __slots__ = ()
    kind = "flag"

    def at(self, start: int) -> FlagAt:
        return FlagAt(start)


class Number(_Entry):
    """A number, divided by the largest value expected."""

    __slots__ = ()
    kind = "number"

    def __init__(self, name: str, most: int, meaning: str, *, signed: bool = False) -> None:
        super().__init__(name, meaning, most=most, signed=signed)

    def at(self, start: int) -> NumberAt:
        return NumberAt(start, self.most, self.low)


class Numbers(_Entry):
    """Several numbers in a fixed order; numbers beyond the last label are dropped."""

    __slots__ = ()
    kind = "numbers"

    def __init__(
        self, name: str, labels: Sequence[Word], most: int, meaning: str, *, signed: bool = False
    ) -> None:
        super().__init__(name, meaning, labels, most=most, signed=signed)

    def at(self, start: int) -> NumbersAt:
        return NumbersAt(start, self.size, self.most, self.low)


class Fractions(_Entry):
    """Several numbers that are already between 0 and 1."""

    __slots__ = ()
    kind = "numbers"

    def __init__(self, name: str, labels: Sequence[Word], meaning: str) -> None:
        super().__init__(name, meaning, labels)

    def at(self, start: int) -> SharesAt:
        return SharesAt(start, self.size)


class _OfDomain(_Entry):
    """An entry about the words of a domain, with one number, or one per part, for each word."""

    __slots__ = ("_domain", "_width")

    def __init__(
        self,
        name: str,
        domain: Sequence[Word],
        meaning: str,
        *,
        parts: Sequence[Word] = (),
        most: int = 1,
    ) -> None:
        labels = [f"{word} {part}" for word in domain for part in parts] if parts else domain
        super().__init__(name, meaning, labels, most=most)
        self._domain = tuple(domain)
        self._width = len(parts) or 1

    def _places(self, start: int) -> dict[Word, int]:
        width = self._width
        return {word: start + place * width for place, word in enumerate(self._domain)}


class Slots(_OfDomain):
    """The same fractions for each word of a domain; 0 for words without a value."""

    __slots__ = ()
    kind = "numbers"

    def __init__(
        self, name: str, domain: Sequence[Word], parts: Sequence[Word], meaning: str
    ) -> None:
        super().__init__(name, domain, meaning, parts=parts)

    def at(self, start: int) -> SlotsAt:
        return SlotsAt(self._places(start))


class OneOf(_OfDomain):
    """One word of a domain (one-hot); all 0 if there is none."""

    __slots__ = ()
    kind = "one of"

    def __init__(self, name: str, domain: Sequence[Word], meaning: str) -> None:
        super().__init__(name, domain, meaning)

    def at(self, start: int) -> WordAt:
        return WordAt(start, self._places(start))


class Several(_OfDomain):
    """Several words of a domain: which ones, or how many of each, up to `most`."""

    __slots__ = ()
    kind = "some of"

    def __init__(self, name: str, domain: Sequence[Word], meaning: str, *, most: int = 1) -> None:
        super().__init__(name, domain, meaning, most=most)

    def at(self, start: int) -> WordsAt:
        return WordsAt(start, self._places(start), self.most)


class Amounts(_OfDomain):
    """An amount for each word of a domain."""

    __slots__ = ()
    kind = "amounts"

    def __init__(self, name: str, domain: Sequence[Word], most: int, meaning: str) -> None:
        super().__init__(name, domain, meaning, most=most)

    def at(self, start: int) -> AmountsAt:
        return AmountsAt(self._places(start), self.most, self.low)
