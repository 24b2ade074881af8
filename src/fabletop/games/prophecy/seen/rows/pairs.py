"""Words of two parts in a row of numbers: what lies where."""

from collections.abc import Iterable
from typing import Final

from fabletop.core.rows.places import Row, WordsAt

NOWHERE_THERE: Final[dict[str, int]] = {}


class PairsAt:
    """Several words such as "village healing_potion": a place, and a thing that is there."""

    __slots__ = ("_at", "_each")

    def __init__(self, at: WordsAt) -> None:
        self._each = at.each
        self._at: dict[str, dict[str, int]] = {}
        for word, place in at.places.items():
            where, _, what = str(word).partition(" ")
            self._at.setdefault(where, {})[what] = place

    def there(self, where: str) -> dict[str, int]:
        """Where in the row the things of a place are written."""
        return self._at.get(where, NOWHERE_THERE)

    def write(self, row: Row, where: str, things: Iterable[str]) -> None:
        find, each = self._at.get(where, NOWHERE_THERE).get, self._each
        for what in things:
            place = find(what)
            if place is not None:
                more = row[place] + each
                row[place] = more if more < 1.0 else 1.0

    def add(self, row: Row, there: dict[str, int], what: str) -> None:
        """Write one more thing of a place."""
        place = there.get(what)
        if place is not None:
            more = row[place] + self._each
            row[place] = more if more < 1.0 else 1.0
