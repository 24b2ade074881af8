"""What a person or a screen reader gets to read of a page."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

VOID = frozenset(
    [
        "area",
        "base",
        "br",
        "col",
        "embed",
        "hr",
        "img",
        "input",
        "link",
        "meta",
        "source",
        "track",
        "wbr",
    ]
)
SILENT = frozenset(("script", "style", "kbd"))
"""No words are read there; what stands on a key is no word."""

SHOWN = (
    *("lost", "nothing", "turn", "thinking", "sure", "yes", "no", "mute", "unmute", "quiet"),
    *("says", "play", "pause", "round"),
)
"""Sentences that scripts show, as `data-…`."""

READ = frozenset(
    (
        *("aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt"),
        *(f"data-{name}" for name in SHOWN),
    )
)


class Page(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[tuple[str, bool]] = []
        """Each text, and whether it stands in a drawing."""
        self._within: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self._within.append(tag)
        for name, value in attrs:
            if value and name in READ:
                self.texts.append((value, False))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._within.pop()

    def handle_endtag(self, tag: str) -> None:
        while self._within and self._within.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not SILENT & set(self._within):
            self.texts.append((data, "svg" in self._within))


def texts(html: str) -> Iterator[tuple[str, bool]]:
    """Every text of a page, and whether it stands in a drawing, where names are cut to fit."""
    yield from Page(html).texts


def text(page: str) -> str:
    """What can be read of a page, without its tags."""
    return " ".join(re.sub(r"<[^>]*>", " ", page).split())
