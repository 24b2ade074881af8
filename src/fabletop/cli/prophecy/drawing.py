"""The whole table of Prophecy, drawn or said; and the part of it one looks at in between."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.cli.prophecy import sentences
from fabletop.cli.prophecy.battle import battle
from fabletop.cli.prophecy.heroes import heroes
from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.ring import ring
from fabletop.core.game import View


class ProphecyDrawing:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self._names = Names(language, seats)

    def table(self, view: View) -> RenderableType:
        seats = [hero["seat"] for hero in self._heroes(view)]
        return Group(ring(view, self._names), Text(), self._panels(view, seats))

    def glance(self, view: View, seat: int) -> RenderableType:
        return self._panels(view, [seat])

    def table_sentences(self, view: View) -> list[str]:
        names = self._names
        said = sentences.spaces(view, names)
        said += [sentences.hero(view, hero["seat"], names) for hero in self._heroes(view)]
        return said + self._fight(view)

    def glance_sentences(self, view: View, seat: int) -> list[str]:
        return [sentences.hero(view, seat, self._names), *self._fight(view)]

    def seat(self, view: View, seat: int) -> str:
        return self._names.hero(view, seat)

    def ended(self, ended_by: str) -> str:
        return self._names.ended(ended_by)

    def _panels(self, view: View, seats: list[int]) -> RenderableType:
        shown = heroes(view, self._names, seats)
        return Group(shown, battle(view, self._names)) if view["battle"] else shown

    def _fight(self, view: View) -> list[str]:
        return sentences.battle(view, self._names) if view["battle"] else []

    def _heroes(self, view: View) -> list[dict[str, int]]:
        shown: list[dict[str, int]] = view["heroes"]  # type: ignore[assignment]
        return shown
