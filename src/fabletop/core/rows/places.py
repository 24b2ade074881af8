"""Places in a row of numbers: where one part of what a seat sees is written, and how. One class for
each kind of part: a flag, a number, several, one word of a domain, several words, amounts.

Values are scaled to the range from 0 to 1, signed ones to -1 to 1, and clipped to that range. What
is missing, empty or 0 is not written: a row begins with zeros.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Row: TypeAlias = "array[float]"

Word = str | int


def clipped(part: float, low: float) -> float:
    return low if part < low else 1.0 if part > 1.0 else part


class FlagAt:
    """1 or 0."""

    __slots__ = ("start",)

    def __init__(self, start: int) -> None:
        self.start = start

    def write(self, row: Row, _thing: object) -> None:
        row[self.start] = 1.0


class NumberAt:
    """A number, divided by the largest value expected."""

    __slots__ = ("low", "most", "start")

    def __init__(self, start: int, most: int, low: float) -> None:
        self.start = start
        self.most = most
        self.low = low

    def write(self, row: Row, value: int) -> None:
        part = value / self.most
        row[self.start] = part if self.low <= part <= 1.0 else clipped(part, self.low)


class NumbersAt:
    """Several numbers in a fixed order; numbers beyond the last place are dropped."""

    __slots__ = ("low", "most", "size", "start")

    def __init__(self, start: int, size: int, most: int, low: float) -> None:
        self.start = start
        self.size = size
        self.most = most
        self.low = low

    def write(self, row: Row, values: Sequence[int]) -> None:
        place, most, low = self.start, self.most, self.low
        for value in values[: self.size]:
            if value:
                part = value / most
                row[place] = part if low <= part <= 1.0 else clipped(part, low)
            place += 1

    def put(self, row: Row, number: int, value: int) -> None:
        """Write one of the numbers."""
        if number < self.size:
            row[self.start + number] = clipped(value / self.most, self.low)


class SharesAt:
    """Several numbers that are already between 0 and 1."""

    __slots__ = ("size", "start")

    def __init__(self, start: int, size: int) -> None:
        self.start = start
        self.size = size

    def write(self, row: Row, shares: Sequence[float]) -> None:
        place = self.start
        for share in shares[: self.size]:
            row[place] = share
            place += 1


class SlotsAt:
    """The same shares for each word of a domain."""

    __slots__ = ("places",)

    def __init__(self, places: dict[Word, int]) -> None:
        self.places = places

    def write(self, row: Row, slots: Mapping[Word, Sequence[float]]) -> None:
        for word, shares in slots.items():
            self.put(row, word, shares)

    def put(self, row: Row, word: Word, shares: Sequence[float]) -> None:
        place = self.places.get(word)
        if place is not None:
            for share in shares:
                row[place] = share
                place += 1


class WordAt:
    """One word of a domain (one-hot); all 0 if there is none."""

    __slots__ = ("places", "start")

    def __init__(self, start: int, places: dict[Word, int]) -> None:
        self.start = start
        self.places = places

    def write(self, row: Row, word: Word) -> None:
        place = self.places.get(word)
        if place is not None:
            row[place] = 1.0

    def nth(self, row: Row, number: int) -> None:
        """Write the word with this number in the domain."""
        row[self.start + number] = 1.0


class WordsAt:
    """Several words of a domain: which ones, or how many of each, up to `most`."""

    __slots__ = ("each", "places", "start")

    def __init__(self, start: int, places: dict[Word, int], most: int) -> None:
        self.start = start
        self.places = places
        self.each = 1.0 / most

    def write(self, row: Row, words: Iterable[Word]) -> None:
        find, each = self.places.get, self.each
        for word in words:
            place = find(word)
            if place is not None:
                more = row[place] + each
                row[place] = more if more < 1.0 else 1.0

    def add(self, row: Row, word: Word) -> None:
        """Write one more word."""
        place = self.places.get(word)
        if place is not None:
            more = row[place] + self.each
            row[place] = more if more < 1.0 else 1.0

    def nth(self, row: Row, number: int) -> None:
        """Write the word with this number in the domain, which is there at most once."""
        row[self.start + number] = 1.0


class AmountsAt:
    """An amount for each word of a domain."""

    __slots__ = ("low", "most", "places")

    def __init__(self, places: dict[Word, int], most: int, low: float) -> None:
        self.places = places
        self.most = most
        self.low = low

    def write(self, row: Row, amounts: Mapping[str, int]) -> None:
        for word, value in amounts.items():
            self.put(row, word, value)

    def put(self, row: Row, word: Word, value: int) -> None:
        """Write the amount of one word; a later one replaces it."""
        place = self.places.get(word)
        if place is not None:
            part = value / self.most
            row[place] = part if self.low <= part <= 1.0 else clipped(part, self.low)
