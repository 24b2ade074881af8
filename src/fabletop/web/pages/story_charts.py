"""The timeline of a game as charts, in which every moment links to the replay."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from fabletop.lab.hindsight.timeline import Curve, Timeline
from fabletop.web.charts import Lines, Mark, Series, Unit, lines
from fabletop.web.look.rendering import speaker
from fabletop.web.words import words_of_pages

MOST_POINTS = 120
"""At most about this many moments are drawn: in a longer game every second or third one, and so on,
and always the turning points and the end."""


@dataclass(frozen=True, slots=True)
class Plot:
    """How charts are drawn: names of the seats, address of the moments, language, shape."""

    game: str
    names: tuple[str, ...]
    jump: str
    language: str
    wide: bool


def plots(told: Timeline, plot: Plot) -> list[Markup]:
    """The chance to win, and the numbers of the game; none for a game without answers."""
    if len(told.rounds) < 2:
        return []
    moments = drawn_moments(len(told.rounds), [one.moment for one in told.turns])
    marks = tuple(Mark(one.moment, str(n)) for n, one in enumerate(told.turns, start=1))
    drawn = [_chance(told.chances, plot, moments, marks)] if told.chances else []
    return [*drawn, *(_number(name, told, plot, moments) for name in told.numbers)]


def drawn_moments(count: int, marked: Sequence[int]) -> list[int]:
    step = -(-count // MOST_POINTS)
    return sorted({*range(0, count, step), *marked, count - 1})


def _chance(
    chances: Sequence[Curve], plot: Plot, moments: Sequence[int], marks: Sequence[Mark]
) -> Markup:
    say = speaker(plot.language)
    united = len(chances) > 1 and len({tuple(course) for course in chances}) == 1
    names = (say("story-all"),) if united else plot.names
    chart = Lines(
        say("story-chance"),
        say("story-chance-together") if united or len(chances) == 1 else say("story-chance-more"),
        _series(chances[: len(names)], names, moments),
        Unit.PERCENT,
        along_label=say("story-moment"),
        low=0.0,
        high=1.0,
        marks=marks,
        jump=plot.jump,
        wide=plot.wide,
    )
    return lines(chart, plot.language)


def _number(name: str, told: Timeline, plot: Plot, moments: Sequence[int]) -> Markup:
    say, words = speaker(plot.language), words_of_pages(plot.language, plot.game)
    title = f"story-{plot.game}-{name}"
    chart = Lines(
        words.name(title, name.replace("_", " ")),
        words.name(f"{title}-more", ""),
        _series(told.numbers[name], plot.names, moments),
        along_label=say("story-moment"),
        low=0.0,
        jump=plot.jump,
    )
    return lines(chart, plot.language)


def _series(
    courses: Sequence[Curve], names: Sequence[str], moments: Sequence[int]
) -> tuple[Series, ...]:
    return tuple(
        Series(name, tuple((float(n), course[n]) for n in moments), f"seat-{seat}")
        for seat, (name, course) in enumerate(zip(names, courses, strict=True))
    )
