"""Finds the drawing of a game. The view of a game without one is shown as it is."""

import json
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from fabletop.cli.plugin import SUBJECT, TerminalDrawing, plugin_of
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.view import AnyView, plain


class PlainTerminal:
    """Any game: the view, field by field."""

    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self.language = language
        self._seats = seats

    def table(self, view: AnyView) -> RenderableType:
        return Text("\n".join(self.table_sentences(view)))

    def glance(self, _view: AnyView, _seat: int) -> RenderableType:
        return Text()

    def table_sentences(self, view: AnyView) -> list[str]:
        return [
            f"{name}: {value if isinstance(value, str | int) else json.dumps(value)}"
            for name, value in plain(view).items()
        ]

    def glance_sentences(self, _view: AnyView, _seat: int) -> list[str]:
        return []

    def chapter(self, _view: AnyView) -> str:
        return ""

    def in_the_midst(self, _view: AnyView) -> bool:
        return False

    def seat(self, _view: AnyView, seat: int) -> str:
        return self._seats[seat]

    def ended(self, ended_by: str) -> str:
        return ended_by

    def scored(self, _view: AnyView) -> str:
        return catalogue(SUBJECT, self.language).say("result-score")

    def sheet(self, _view: AnyView) -> list[RenderableType]:
        return []

    def sheet_sentences(self, _view: AnyView) -> list[str]:
        return []


def drawing_of(game: str, language: str, seats: Sequence[str]) -> TerminalDrawing:
    return (plugin_of(game).drawing or PlainTerminal)(language, seats)
