"""The kinds of entry in an observation: a number, a flag, one word of a domain, several, or an
amount for each. Each writes one part of what a seat sees into a row of numbers; the row stays 0 for
what is missing, empty or 0.

Values are scaled to the range from 0 to 1, signed ones to -1 to 1, and clipped to that range.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from fabletop.envs.patterns import Word

Row: TypeAlias = "array[float]"
SeenView = Mapping[str, Any]
"""What a seat sees, by name: values taken from its view, or computed. The entry of the same name
says of which type it is."""


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
    def write(self, row: Row, start: int, thing: Any) -> None: ...


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

    def write(self, row: Row, start: int, _thing: object) -> None:
        row[start] = 1.0


class Number(_Entry):
    """A number, divided by the largest value expected."""

    __slots__ = ()
    kind = "number"

    def __init__(self, name: str, most: int, meaning: str, *, signed: bool = False) -> None:
        super().__init__(name, meaning, most=most, signed=signed)

    def write(self, row: Row, start: int, thing: int) -> None:
        part = thing / self.most
        row[start] = part if self.low <= part <= 1.0 else clipped(part, self.low)


class Numbers(_Entry):
    """Several numbers in a fixed order; numbers beyond the last label are dropped."""

    __slots__ = ()
    kind = "numbers"

    def __init__(
        self, name: str, labels: Sequence[Word], most: int, meaning: str, *, signed: bool = False
    ) -> None:
        super().__init__(name, meaning, labels, most=most, signed=signed)

    def write(self, row: Row, start: int, thing: Sequence[int]) -> None:
        most, low = self.most, self.low
        for value in thing[: self.size]:
            row[start] = clipped(value / most, low)
            start += 1


class Fractions(_Entry):
    """Several numbers that are already between 0 and 1."""

    __slots__ = ()
    kind = "numbers"

    def __init__(self, name: str, labels: Sequence[Word], meaning: str) -> None:
        super().__init__(name, meaning, labels)

    def write(self, row: Row, start: int, thing: Sequence[float]) -> None:
        for share in thing[: self.size]:
            row[start] = share
            start += 1


class _OfDomain(_Entry):
    """An entry about the words of a domain, with one number, or one per part, for each word."""

    __slots__ = ("_place",)

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
        width = len(parts) or 1
        self._place = {word: place * width for place, word in enumerate(domain)}


class Slots(_OfDomain):
    """The same fractions for each word of a domain; 0 for words without a value."""

    __slots__ = ()
    kind = "numbers"

    def __init__(
        self, name: str, domain: Sequence[Word], parts: Sequence[Word], meaning: str
    ) -> None:
        super().__init__(name, domain, meaning, parts=parts)

    def write(self, row: Row, start: int, thing: Mapping[Word, Sequence[float]]) -> None:
        for word, shares in thing.items():
            place = self._place.get(word)
            if place is not None:
                place += start
                for share in shares:
                    row[place] = share
                    place += 1


class OneOf(_OfDomain):
    """One word of a domain (one-hot); all 0 if there is none."""

    __slots__ = ()
    kind = "one of"

    def __init__(self, name: str, domain: Sequence[Word], meaning: str) -> None:
        super().__init__(name, domain, meaning)

    def write(self, row: Row, start: int, thing: Word) -> None:
        place = self._place.get(thing)
        if place is not None:
            row[start + place] = 1.0


class Several(_OfDomain):
    """Several words of a domain: which ones, or how many of each, up to `most`."""

    __slots__ = ("_each",)
    kind = "some of"

    def __init__(self, name: str, domain: Sequence[Word], meaning: str, *, most: int = 1) -> None:
        super().__init__(name, domain, meaning, most=most)
        self._each = 1.0 / most

    def write(self, row: Row, start: int, thing: Iterable[Word]) -> None:
        places, each = self._place, self._each
        for word in thing:
            place = places.get(word)
            if place is not None:
                place += start
                more = row[place] + each
                row[place] = more if more < 1.0 else 1.0


class Amounts(_OfDomain):
    """An amount for each word of a domain."""

    __slots__ = ()
    kind = "amounts"

    def __init__(self, name: str, domain: Sequence[Word], most: int, meaning: str) -> None:
        super().__init__(name, domain, meaning, most=most)

    def write(self, row: Row, start: int, thing: Mapping[Word, int]) -> None:
        for word, value in thing.items():
            place = self._place.get(word)
            if place is not None:
                row[start + place] = clipped(value / self.most, self.low)


def clipped(part: float, low: float) -> float:
    return low if part < low else 1.0 if part > 1.0 else part
