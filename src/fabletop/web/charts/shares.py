"""Parts of a whole: a bar for every whole, the parts in their tones, a legend below."""

from collections.abc import Sequence

from markupsafe import Markup

from fabletop.web.charts.figures import figure
from fabletop.web.charts.marking import (
    TEXT,
    WIDTH,
    around,
    clipped,
    join,
    tag,
    text,
    titled,
    width_of,
)
from fabletop.web.charts.shapes import SharePart, Shares, Stack, Unit, tone
from fabletop.web.look.rendering import speaker

NAME, BAR, GAP = 18, 26, 12


def shares(chart: Shares, language: str) -> Markup:
    """Stacked bars, all of the same width, whatever their wholes are."""
    say = speaker(language)
    stacks = [stack for stack in chart.stacks if sum(part.value for part in stack.parts) > 0]
    names = list(dict.fromkeys(part.name for stack in stacks for part in stack.parts))
    tones = {name: tone(number) for number, name in enumerate(names)}
    several = any(stack.label for stack in stacks)
    heads = [*([""] if several else []), say("chart-part"), say("chart-share"), say("chart-basis")]
    rows = [
        [*([stack.label] if several else []), part.name, _share(part, stack, language), stack.note]
        for stack in stacks
        for part in stack.parts
    ]
    row = (NAME if several else 0) + BAR + GAP
    drawn = [
        _stack(stack, tones, row * number + (NAME if several else 0), language)
        for number, stack in enumerate(stacks)
    ]
    table, height = (heads, rows), row * len(stacks)
    legend = _legend(tones)
    return around(chart.title, chart.reading, join(drawn), height, table, language, legend)


def _share(part: SharePart, stack: Stack, language: str) -> str:
    return figure(part.value / _whole(stack), Unit.PERCENT, language)


def _whole(stack: Stack) -> float:
    return sum(part.value for part in stack.parts)


def _stack(stack: Stack, tones: dict[str, str], top: float, language: str) -> Markup:
    named = text(0, top - 5, clipped(stack.label, WIDTH)) if stack.label else Markup("")
    note = text(WIDTH, top - 5, stack.note, "chart-tick", "end") if stack.label else Markup("")
    return join([named, note, *_parts(stack, tones, top, language)])


def _parts(stack: Stack, tones: dict[str, str], top: float, language: str) -> Sequence[Markup]:
    drawn, left = [], 0.0
    for part in stack.parts:
        width = WIDTH * part.value / _whole(stack)
        share = figure(part.value / _whole(stack), Unit.PERCENT, language, 0)
        kind = f"chart-part {tones[part.name]}"
        block = tag("rect", x=left, y=top, width=width, height=BAR, class_=kind)
        inside = left + width / 2, top + BAR / 2 + TEXT / 3
        fits = width > width_of(share) + 6
        named = text(*inside, share, "chart-inside", "middle") if fits else Markup("")
        drawn.append(titled(f"{part.name}: {_share(part, stack, language)}", block, named))
        left += width
    return drawn


def _legend(tones: dict[str, str]) -> Markup:
    """The legend of the tones, as text of the page."""
    entries = [tag("li", _swatch(kind) + name) for name, kind in tones.items()]
    return tag("ul", join(entries), class_="chart-legend")


def _swatch(kind: str) -> Markup:
    block = tag("rect", width=14, height=14, class_=f"chart-part {kind}")
    return tag("svg", block, class_="chart-swatch", aria_hidden="true")
