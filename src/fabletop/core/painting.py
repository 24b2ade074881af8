"""How matches, decisions and cards show themselves in a notebook.

Core draws nothing. An installed package announces a painter under `fabletop.painters`; it is looked
up when something is first shown. Without one, or if its files are missing, there is plain text.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Protocol, cast

from fabletop.core import plugins
from fabletop.core.errors import BadSetup

if TYPE_CHECKING:
    from fabletop.core.cards.library import LibraryCard
    from fabletop.core.decision import Decision
    from fabletop.core.match import Match

GROUP = "fabletop.painters"

LAST_LINES = 6
"""How many of the latest events of the chronicle are listed beside a board."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Self-contained HTML that a notebook shows."""

    html: str

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"<a picture, {len(self.html.encode()) // 1000} kB of HTML>"


class Painter(Protocol):
    """Makes HTML for a notebook, as seen by a seat or, without one, by a spectator."""

    def match(self, match: "Match", seat: int | None, language: str) -> str: ...
    def board(self, match: "Match", seat: int | None, language: str) -> str: ...
    def decision(self, decision: "Decision", language: str) -> str: ...
    def card(self, card: "LibraryCard", language: str) -> str: ...


class PlainPainter:
    """Plain text, used when no painter is installed."""

    def match(self, match: "Match", seat: int | None, language: str) -> str:
        words, view = match.game.words(language), match.view(seat)
        told = [words.tell(event, view) for _, event in match.chronicle(seat)[-LAST_LINES:]]
        asked = [match.header.seats[question.seat] for question in match.position.open]
        lines = "".join(f"<li>{escape(line)}</li>" for line in told)
        waiting = f"<p>{escape(', '.join(asked))} …</p>" if asked else ""
        return f"<div><h3>{escape(words.title())}</h3>{waiting}<ul>{lines}</ul></div>"

    def board(self, match: "Match", seat: int | None, language: str) -> str:
        return self.match(match, seat, language)

    def decision(self, decision: "Decision", language: str) -> str:
        options = "".join(f"<li>{escape(label)}</li>" for label in decision.labels(language))
        refused = decision.why_not(language)
        names = decision.describe([refusal.option for refusal, _ in refused], language)
        reasons = "".join(
            f"<li>{escape(f'{name}: {why} ({refusal.rule})')}</li>"
            for name, (refusal, why) in zip(names, refused, strict=True)
        )
        prompt = escape(decision.prompt(language))
        return f"<div><p>{prompt}</p><ol>{options}</ol><ul>{reasons}</ul></div>"

    def card(self, card: "LibraryCard", language: str) -> str:
        name, text = (_said(texts, language) for texts in (card.names, card.texts))
        told = ((what, card.fact(what)) for what, _ in card.facts)
        facts = "".join(f"<li>{escape(f'{what}: {value}')}</li>" for what, value in told)
        return f"<div><h3>{escape(name)}</h3><p>{escape(text)}</p><ul>{facts}</ul></div>"


def _said(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language) or next(iter(texts.values()), "")


PLAIN: Painter = PlainPainter()


@plugins.cached
def painter() -> Painter:
    """The painter of an installed package, or the plain one."""
    found = plugins.every(GROUP, object).values()
    return cast(Painter, next(iter(found), PLAIN))


def paint(draw: Callable[[Painter], str]) -> Picture:
    """Draw with the installed painter; in plain text if its files are missing."""
    try:
        return Picture(draw(painter()))
    except BadSetup:
        return Picture(draw(PLAIN))
