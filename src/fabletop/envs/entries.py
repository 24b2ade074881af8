"""The kinds of entry an observation is made of: a number, a flag, one of a domain, several of it,
amounts of it. Each writes one thing of what a seat sees into a row of numbers; nothing is written
for what is not there, or nothing, or 0.

Everything is scaled to 0 to 1, signed numbers to -1 to 1, and clipped there.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias, cast

from fabletop.envs.patterns import Word

Row: TypeAlias = "array[float]"
SeenView = Mapping[str, object]
"""What a seat sees, thing by thing: the view itself, or what was made of it."""


class Entry(Protocol):
    """One thing of an observation."""

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
        """What 1 stands for, or more than that."""
        ...

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of its single numbers; none for a single number."""
        ...

    @property
    def size(self) -> int: ...
    def write(self, row: Row, start: int, thing: object) -> None: ...


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
    """A number, as a part of the most it is expected to be."""

    __slots__ = ()
    kind = "number"

    def __init__(self, name: str, most: int, meaning: str, *, signed: bool = False) -> None:
        super().__init__(name, meaning, most=most, signed=signed)

    def write(self, row: Row, start: int, thing: object) -> None:
        part = cast(int, thing) / self.most
        row[start] = part if self.low <= part <= 1.0 else clipped(part, self.low)


class Numbers(_Entry):
    """Several numbers in a fixed order; those beyond the last label are left out."""

    __slots__ = ()
    kind = "numbers"

    def __init__(
        self, name: str, labels: Sequence[Word], most: int, meaning: str, *, signed: bool = False
    ) -> None:
        super().__init__(name, meaning, labels, most=most, signed=signed)

    def write(self, row: Row, start: int, thing: object) -> None:
        most, low = self.most, self.low
        for value in cast(Sequence[int], thing)[: self.size]:
            row[start] = clipped(value / most, low)
            start += 1


class Fractions(_Entry):
    """Several numbers that lie between 0 and 1 already."""

    __slots__ = ()
    kind = "numbers"

    def __init__(self, name: str, labels: Sequence[Word], meaning: str) -> None:
        super().__init__(name, meaning, labels)

    def write(self, row: Row, start: int, thing: object) -> None:
        for share in cast(Sequence[float], thing)[: self.size]:
            row[start] = share
            start += 1


class _OfDomain(_Entry):
    """An entry about the words of a domain, with so many numbers for each."""

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
    """The same shares for each of a domain, where it has any."""

    __slots__ = ()
    kind = "numbers"

    def __init__(
        self, name: str, domain: Sequence[Word], parts: Sequence[Word], meaning: str
    ) -> None:
        super().__init__(name, domain, meaning, parts=parts)

    def write(self, row: Row, start: int, thing: object) -> None:
        for word, shares in cast(Mapping[Word, Sequence[float]], thing).items():
            place = self._place.get(word)
            if place is not None:
                place += start
                for share in shares:
                    row[place] = share
                    place += 1


class OneOf(_OfDomain):
    """Which one of a domain; all are 0 for none of it."""

    __slots__ = ()
    kind = "one of"

    def __init__(self, name: str, domain: Sequence[Word], meaning: str) -> None:
        super().__init__(name, domain, meaning)

    def write(self, row: Row, start: int, thing: object) -> None:
        place = self._place.get(cast(Word, thing))
        if place is not None:
            row[start + place] = 1.0


class Several(_OfDomain):
    """Which ones of a domain, or how many of each, up to a number."""

    __slots__ = ("_each",)
    kind = "some of"

    def __init__(self, name: str, domain: Sequence[Word], meaning: str, *, most: int = 1) -> None:
        super().__init__(name, domain, meaning, most=most)
        self._each = 1.0 / most

    def write(self, row: Row, start: int, thing: object) -> None:
        places, each = self._place, self._each
        for word in cast(Iterable[Word], thing):
            place = places.get(word)
            if place is not None:
                place += start
                more = row[place] + each
                row[place] = more if more < 1.0 else 1.0


class Amounts(_OfDomain):
    """How much of each of a domain."""

    __slots__ = ()
    kind = "amounts"

    def __init__(self, name: str, domain: Sequence[Word], most: int, meaning: str) -> None:
        super().__init__(name, domain, meaning, most=most)

    def write(self, row: Row, start: int, thing: object) -> None:
        for word, value in cast(Mapping[Word, int], thing).items():
            place = self._place.get(word)
            if place is not None:
                row[start + place] = clipped(value / self.most, self.low)


def clipped(part: float, low: float) -> float:
    return low if part < low else 1.0 if part > 1.0 else part
