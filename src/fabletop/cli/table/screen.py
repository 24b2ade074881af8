"""Output to the terminal, and input from it.

Plain mode prints sentences only: nothing is drawn, coloured or moved, so that a screen reader
reads everything in order.
"""

import sys
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from importlib import import_module

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from fabletop.cli.plugin import words_of_terminal
from fabletop.core.texts.foreign import for_terminal

with suppress(ImportError):
    import_module("readline")  # gives `input` line editing where it is available

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and its scrollback."""


class SafeConsole(Console):
    """A console that shows the names and words of strangers without obeying them."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else for_terminal(text), style, control)


class Screen:
    def __init__(self, language: str, *, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._catalogue = words_of_terminal(language)
        self.console = SafeConsole(
            color_system=None if plain else "auto", highlight=False, markup=False, emoji=False
        )

    def words(self, message: str, /, **values: str | int) -> str:
        return self._catalogue.say(message, values)

    def knows(self, message: str) -> bool:
        return self._catalogue.has(message)

    def say(self, message: str, /, *, style: str = "", **values: str | int) -> None:
        self.line(self.words(message, **values), style=style)

    def line(self, text: str = "", *, style: str = "") -> None:
        """Print a line of text; wrapped lines keep its indentation."""
        indent = len(text) - len(text.lstrip(" "))
        shown = Text(text.strip(" "), style=style)
        self.console.print(Padding.indent(shown, indent) if indent else shown)

    def item(self, number: str, text: str) -> None:
        """Print a line of a numbered list; wrapped lines are aligned with the text."""
        if self.plain:
            self.line(f"{number}  {text}")
            return
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(Text(number), Text(text, overflow="fold"))
        self.console.print(row)

    def lines(self, texts: list[str], *, style: str = "") -> None:
        for text in texts:
            self.line(text, style=style)

    def heading(self, text: str) -> None:
        if self.plain:
            self.line(text)
        else:
            self.console.rule(Text(text, style="bold"), style="dim", align="left")

    def clear(self) -> None:
        """Clear the screen and the scrollback, so that nothing shown before can be seen."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(CLEAR)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def rows(
        self,
        messages: str,
        columns: Sequence[str],
        rows: Iterable[Sequence[str]],
        *,
        whole: Collection[str] = (),
    ) -> None:
        """Print a table with a heading for every column (`arena-bot`), where the columns `whole`
        are never broken; in plain mode, a sentence for every row (`arena-line`)."""
        if self.plain:
            names = [name.replace("-", "_") for name in columns]
            for row in rows:
                self.say(f"{messages}-line", **dict(zip(names, row, strict=True)))
            return
        table = Table(box=None, padding=(0, 2, 0, 0))
        for name in columns:
            heading, no_wrap = self.words(f"{messages}-{name}"), name in whole
            table.add_column(heading, overflow="fold", no_wrap=no_wrap)
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def ask(self, message: str, /, **values: str | int) -> str:
        """Read one line from the keyboard; EOFError at the end of the input."""
        answer = input(f"{for_terminal(self.words(message, **values))} ").strip()
        if not sys.stdin.isatty():
            self.line(answer)
        return answer

    def agree(self, message: str, /, **values: str | int) -> bool:
        """Ask a yes-or-no question; the default is No."""
        answer = self.ask(message, **values).casefold()
        return answer in self.words("yes").split()
