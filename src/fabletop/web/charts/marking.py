"""Elements of a drawing as text, escaped; and the figure around a drawing."""

from collections.abc import Sequence
from hashlib import blake2s

from markupsafe import Markup, escape

from fabletop.web.look.rendering import speaker

WIDTH = 380
"""The width of every picture, in its own units. Pages show it at 320 to 480 px, so a text of 13
units is never below 11 px."""
TEXT = 13
LETTER = 7.6
"""The width of a letter of such a text, rounded up."""

TextRow = Sequence[str]


def tag(name: str, content: str = "", **attributes: str | float) -> Markup:
    """An element; underscores in attribute names become hyphens, a trailing one is dropped."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
    )
    return Markup(f"<{name}{written}>{escape(content)}</{name}>")


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> Markup:
    return tag("text", words, x=x, y=y, class_=f"chart-text {kind}".strip(), text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def link(words: str, address: str, *marks: Markup) -> Markup:
    """Marks with a link and a tooltip, for the pointer. Keyboard users have the same links in the
    table below the picture."""
    return tag("a", tag("title", words) + join(marks), href=address, tabindex="-1")


def titled(words: str, *marks: Markup) -> Markup:
    """Marks with a tooltip."""
    return tag("g", tag("title", words) + join(marks))


def join(marks: Sequence[Markup]) -> Markup:
    return Markup("").join(marks)


def width_of(words: str) -> float:
    return (len(words) + words.count("%")) * LETTER


def clipped(words: str, width: float) -> str:
    """As much of a text as fits; the table has the whole text."""
    most = max(1, int(width / LETTER))
    return words if len(words) <= most else words[: max(1, most - 1)].rstrip() + "…"


def around(
    title: str,
    reading: str,
    drawing: Markup,
    height: float,
    table: tuple[TextRow, Sequence[TextRow]],
    language: str,
    legend: str = "",
    *,
    width: float = WIDTH,
    linked: bool = False,
) -> Markup:
    """The figure: caption, how to read it, picture, legend, and the numbers in a folded table. For
    screen readers, a picture with links is a group of things; any other is one image."""
    say = speaker(language)
    name = "chart-" + blake2s((title + reading + drawing).encode(), digest_size=6).hexdigest()
    picture = tag(
        "svg",
        drawing,
        class_="chart-picture",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="group" if linked else "img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-reading",
    )
    heads, rows = table
    empty = tag("p", say("chart-empty"), class_="chart-empty")
    return tag(
        "figure",
        join(
            [
                tag("figcaption", title, id=f"{name}-title"),
                tag("p", reading, class_="chart-reading", id=f"{name}-reading"),
                *(
                    [picture, escape(legend), _folded(say("chart-numbers"), heads, rows)]
                    if rows
                    else [empty]
                ),
            ]
        ),
        class_="chart wide" if width > WIDTH else "chart",
    )


def _folded(summary: str, heads: TextRow, rows: Sequence[TextRow]) -> Markup:
    named = [tag("th", cell, scope="col") if cell else tag("td") for cell in heads]
    head = tag("tr", join(named))
    body = join([tag("tr", _cells(row)) for row in rows])
    table = tag("table", tag("thead", head) + tag("tbody", body))
    return tag("details", tag("summary", summary) + table, class_="chart-table")


def _cells(row: TextRow) -> Markup:
    first, *others = row
    return tag("th", first, scope="row") + join([tag("td", cell) for cell in others])
