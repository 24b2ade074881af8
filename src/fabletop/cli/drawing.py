"""How a game's view is shown. A game that nobody has drawn yet is shown as it is."""

import json
from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from fabletop.cli.prophecy.drawing import ProphecyDrawing
from fabletop.cli.screen import SUBJECT
from fabletop.cli.seasons.drawing import SeasonsDrawing
from fabletop.cli.wizards.drawing import WizardsDrawing
from fabletop.core.game import View
from fabletop.core.text import catalogue


class Drawing(Protocol):
    """Draws views in one language, for known names of the seats. In every chapter of a game,
    such as a turn, the whole table is drawn once for who answers; then a glance is enough, as it
    always is in the midst of something, such as a battle. The sheet tells at the end how the scores
    came about, where that is not plain."""

    def table(self, view: View) -> RenderableType: ...
    def glance(self, view: View, seat: int) -> RenderableType: ...
    def table_sentences(self, view: View) -> list[str]: ...
    def glance_sentences(self, view: View, seat: int) -> list[str]: ...
    def chapter(self, view: View) -> str: ...
    def in_the_midst(self, view: View) -> bool: ...
    def seat(self, view: View, seat: int) -> str: ...
    def ended(self, ended_by: str) -> str: ...
    def scored(self, view: View) -> str: ...
    def sheet(self, view: View) -> list[RenderableType]: ...
    def sheet_sentences(self, view: View) -> list[str]: ...


class PlainDrawing:
    """Any game: the view, field by field."""

    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self.language = language
        self._seats = seats

    def table(self, view: View) -> RenderableType:
        return Text("\n".join(self.table_sentences(view)))

    def glance(self, _view: View, _seat: int) -> RenderableType:
        return Text()

    def table_sentences(self, view: View) -> list[str]:
        return [
            f"{name}: {value if isinstance(value, str | int) else json.dumps(value)}"
            for name, value in view.items()
        ]

    def glance_sentences(self, _view: View, _seat: int) -> list[str]:
        return []

    def chapter(self, _view: View) -> str:
        return ""

    def in_the_midst(self, _view: View) -> bool:
        return False

    def seat(self, _view: View, seat: int) -> str:
        return self._seats[seat]

    def ended(self, ended_by: str) -> str:
        return ended_by

    def scored(self, _view: View) -> str:
        return catalogue(SUBJECT, self.language).say("result-score")

    def sheet(self, _view: View) -> list[RenderableType]:
        return []

    def sheet_sentences(self, _view: View) -> list[str]:
        return []


DRAWINGS: dict[str, Callable[[str, Sequence[str]], Drawing]] = {
    "prophecy": ProphecyDrawing,
    "seasons": SeasonsDrawing,
    "wizards": WizardsDrawing,
}


def drawing_of(game: str, language: str, seats: Sequence[str]) -> Drawing:
    return DRAWINGS.get(game, PlainDrawing)(language, seats)
