"""The certain effects of an option on the seat that takes it: up to anybody's next choice, but not
past the first die, draw or reveal. The rules themselves compute it, on a copy.

Labels show these effects: what their sentence does not mention is added, and a fatal choice is
marked. The conformance checks compare labels with what happens.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, Generic, Protocol, runtime_checkable

from fabletop.core.chance import NeedsLuck
from fabletop.core.game import T
from fabletop.core.position import Position
from fabletop.core.question import Option

LIFE = "life"
"""The name of a holding that a seat has while it is alive."""

HeldAmounts = dict[str, int]
"""Numbers by the English word that labels use for the thing, in the singular: "Gold", "crystal"."""


@runtime_checkable
class Counted(Protocol):
    """A game that can say in numbers what a seat holds."""

    label_exceptions: Mapping[str, str]
    """Verbs of options whose labels mention amounts that this answer does not pay or gain, each
    with the reason."""

    def holdings(self, table: Any, seat: int) -> HeldAmounts:
        """Everything that labels mention with a number, and `LIFE` if a seat can die."""
        ...

    def outcome(self, label: str, changes: HeldAmounts, language: str) -> str:
        """A label, completed with the other changes that the option is certain to make."""
        ...


class Foretold(Generic[T]):
    """The options of a seat at a position, and what they do to it."""

    __slots__ = ("_game", "_position", "_seat", "_sure", "before")

    def __init__(self, game: Counted, position: Position[T], seat: int) -> None:
        self._game = game
        self._position = position
        self._seat = seat
        self._sure: dict[Option, HeldAmounts] = {}
        self.before = game.holdings(position.table, seat)

    @property
    def exceptions(self) -> Mapping[str, str]:
        return self._game.label_exceptions

    @classmethod
    def of(cls, position: Callable[[], Position[T]], seat: int) -> "Foretold[T] | None":
        """None for a game that does not say what a seat holds."""
        found = position()
        return cls(found.game, found, seat) if isinstance(found.game, Counted) else None

    def surely(self, option: Option) -> HeldAmounts:
        """How the holdings of the seat change before any chance result; unchanged ones are left
        out. A seat that dies loses everything, so then only `LIFE` is listed."""
        if option not in self._sure:
            self._sure[option] = self._changes(option, lucky=False)
        return self._sure[option]

    def is_fatal(self, option: Option) -> bool:
        return LIFE in self.surely(option)

    def at_last(self, option: Option) -> HeldAmounts:
        """How the holdings change up to the next choice, chance results included."""
        return self._changes(option, lucky=True)

    def _changes(self, option: Option, *, lucky: bool) -> HeldAmounts:
        twin = self._position.copy()
        if not lucky:
            twin.table.chance.without_luck()
        with suppress(NeedsLuck):
            twin.again([(self._seat, option)])
        after = self._game.holdings(twin.table, self._seat)
        if after.get(LIFE, 0) < self.before.get(LIFE, 0):
            return {LIFE: -1}
        return {name: after[name] - n for name, n in self.before.items() if after[name] != n}

    def completed(self, option: Option, label: str, english: str, language: str) -> str:
        """A label in a language, completed with the changes that its English text leaves out."""
        told = amounts_in(english, self.before)
        changes = self.surely(option)
        untold = {name: change for name, change in changes.items() if name not in told}
        return self._game.outcome(label, untold, language) if untold else label


def amounts_in(label: str, names: Iterable[str]) -> HeldAmounts:
    """The amounts that an English label mentions, such as "Sail to the City (1 Gold)", except
    limits ("up to 3 Gold")."""
    told: HeldAmounts = {}
    for count, name in _pattern(frozenset(names)).findall(label):
        told[name] = told.get(name, 0) + int(count)
    return told


@cache
def _pattern(names: frozenset[str]) -> re.Pattern[str]:
    longest_first = sorted(names - {LIFE}, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<!\w)(?<!up to )(\d+) ({'|'.join(longest_first)})s?\b")
