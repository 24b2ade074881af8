"""The statistics of a server as charts."""

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta

from markupsafe import Markup

from fabletop.bots.bot import BOTS
from fabletop.core.registry import find, names
from fabletop.server.statistics.counting import PERSON
from fabletop.server.statistics.tallies import Day, GameTally, SeatShare, StatisticsInfo, WinShare
from fabletop.web.charts import (
    Bin,
    Dots,
    Estimate,
    Histogram,
    Lines,
    Mark,
    Series,
    SharePart,
    Shares,
    Stack,
    Unit,
    dots,
    histogram,
    lines,
    shares,
)
from fabletop.web.charts.figures import figure
from fabletop.web.charts.shapes import tone
from fabletop.web.look.rendering import speaker
from fabletop.web.pages.facts import ending

FEW_DAYS = 35
"""Up to this many days are shown one by one; more are shown by week."""
WEEK = 7


def title_of(game: str, language: str) -> str:
    return find(game).words(language).title() if game in names() else game


def over_time(told: StatisticsInfo, today: date, language: str, *, wide: bool) -> Markup:
    """Games finished by day, or by week where there are many days."""
    say, days = speaker(language), told.days
    first = min((date.fromisoformat(one.day) for one in days), default=today)
    step = 1 if (today - first).days < FEW_DAYS else WEEK
    kind = "day" if step == 1 else "week"
    games = list(dict.fromkeys(one.game for one in sorted(days, key=lambda one: one.game)))
    chart = Lines(
        say(f"statistics-{kind}s"),
        say(f"statistics-{kind}s-more"),
        [
            Series(title_of(game, language), _counted(days, game, first, today, step))
            for game in games
        ],
        along=Unit.DAY,
        along_label=say(f"statistics-{kind}"),
        low=0.0,
        high=1.0,
        wide=wide,
    )
    return lines(chart, language)


def _counted(
    days: Sequence[Day], game: str, first: date, today: date, step: int
) -> list[tuple[float, float]]:
    """The number for every day or week, including those without a finished game."""
    counts: Counter[int] = Counter()
    for one in days:
        if one.game == game:
            counts[(today - date.fromisoformat(one.day)).days // step] += one.games
    back = range((today - first).days // step, -1, -1)
    return [(float((today - timedelta(days=step * n)).toordinal()), float(counts[n])) for n in back]


def of_game(one: GameTally, language: str) -> list[Markup]:
    """The charts of a game, without those by seat."""
    say = speaker(language)
    drawn = [
        _wins("players", one.players, language),
        _wins("against", one.against, language),
        histogram(_lengths(one, language), language),
    ]
    stacked = {
        "endings": [(ending(one.game, way.value, language), way.games) for way in one.endings],
        "numbers": [(say("statistics-number", n=int(way.value)), way.games) for way in one.numbers],
    }
    for name, parts in stacked.items():
        stack = Stack("", [SharePart(label, games) for label, games in parts])
        told = Shares(say(f"statistics-{name}"), say(f"statistics-{name}-more"), [stack])
        if len(parts) > 1:
            drawn.append(shares(told, language))
    return drawn


def by_place(one: GameTally, language: str) -> list[tuple[int, list[Markup]]]:
    """Charts by seat and by turn for each player count, the most frequent first."""
    numbers = Counter({row.players: row.games for row in one.seats})
    return [
        (
            players,
            [
                _places(name, own, language)
                for name, rows in (("seat", one.seats), ("turn", one.turns))
                if (own := [row for row in rows if row.players == players])
            ],
        )
        for players, _ in numbers.most_common()
    ]


def _wins(name: str, rows: Sequence[WinShare], language: str) -> Markup:
    say = speaker(language)
    estimates = [
        Estimate(
            _who(row.who, language),
            row.share,
            row.low,
            row.high,
            f"{_basis(row, language)}, {_fair(row, language)}",
            tone(int(row.who != PERSON)),
        )
        for row in rows
    ]
    fair = {row.fair for row in rows}
    even = Mark(fair.pop(), say("statistics-even")) if len(fair) == 1 else None
    chart = Dots(
        say(f"statistics-{name}"),
        say(f"statistics-{name}-more"),
        estimates,
        Unit.PERCENT,
        even,
        heading=say("statistics-kind"),
    )
    return dots(chart, language)


def _places(name: str, rows: Sequence[SeatShare], language: str) -> Markup:
    say, players = speaker(language), rows[0].players
    chart = Dots(
        say(f"statistics-{name}s", n=players),
        say(f"statistics-{name}s-more"),
        [
            Estimate(
                say(f"statistics-{name}", n=int(row.who)),
                row.share,
                row.low,
                row.high,
                _basis(row, language),
            )
            for row in rows
        ],
        Unit.PERCENT,
        Mark(1 / players, say("statistics-even")),
        heading=say("statistics-kind"),
    )
    return dots(chart, language)


def _lengths(one: GameTally, language: str) -> Histogram:
    say, spans = speaker(language), one.lengths
    wide = spans[1].least - spans[0].least if len(spans) > 1 else 10
    return Histogram(
        say("statistics-lengths"),
        say("statistics-lengths-more"),
        [Bin(span.least - 0.5, span.least + wide - 0.5, span.games) for span in spans],
        [Mark(one.decisions, say("statistics-mean"))] if spans else [],
        whole=True,
    )


def _who(who: str, language: str) -> str:
    """People, a bot by its level, or a bot that no longer exists by its name."""
    say = speaker(language)
    if who == PERSON:
        return str(say("statistics-person"))
    return str(say(f"level-{who}")) if who in BOTS else who


def _basis(row: WinShare, language: str) -> str:
    return str(speaker(language)("statistics-basis", n=row.games))


def _fair(row: WinShare, language: str) -> str:
    share = figure(row.fair, Unit.PERCENT, language, 0)
    return str(speaker(language)("statistics-fair", share=share))
