"""The charts of a report, chapter by chapter."""

from collections.abc import Callable, Sequence

from markupsafe import Markup

from fabletop.lab.counting.luck import LuckShares, Split
from fabletop.lab.report.bins import Distribution
from fabletop.lab.report.cards import CardChapter, CardUse
from fabletop.lab.report.chapters import Ends, Length, Scores, Wins
from fabletop.lab.report.measures import Measured
from fabletop.web import charts
from fabletop.web.charts import (
    Bin,
    Dots,
    Estimate,
    Histogram,
    Mark,
    SharePart,
    Shares,
    Stack,
    Unit,
)
from fabletop.web.charts.figures import figure
from fabletop.web.charts.shapes import tone
from fabletop.web.report.naming import Naming

AT_EACH_END = 10
"""At most this many of the best cards, and of the worst, are drawn."""
MOST_ENDINGS = 6
"""How many tones a bar has; rarer endings are put together."""

ALONE, WITH_ALL, PALE = tone(1), tone(0), tone(5)


class Pictures:
    def __init__(self, naming: Naming) -> None:
        self.naming, self.say, self.language = naming, naming.say, naming.language

    def ends(self, ends: Ends) -> list[Markup]:
        named = [(self.naming.ending(one.name), one) for one in ends.endings]
        parts = [SharePart(name, one.value) for name, one in named[: MOST_ENDINGS - 1]]
        rest = sum(one.value for _, one in named[MOST_ENDINGS - 1 :])
        if rest:
            parts.append(SharePart(self.say("report-ended-otherwise"), rest))
        note = self.naming.from_games(ends.endings[0].n) if ends.endings else ""
        bar = Shares(*self._told("ends-bar"), [Stack("", parts, note)])
        rows = [_estimate(name, one, self.naming.from_games) for name, one in named]
        rows += [
            _estimate(self.say(f"report-{one.name}"), one, self.naming.from_games, PALE)
            for one in (ends.shared, ends.unwon)
            if one.value > 0
        ]
        dots = Dots(*self._told("ends-dots"), rows, Unit.PERCENT, bars=True)
        drawn = charts.dots(dots, self.language)
        return [charts.shares(bar, self.language), drawn] if len(parts) > 1 else [drawn]

    def length(self, length: Length) -> list[Markup]:
        return [self._spread("rounds", length.rounds), self._spread("decisions", length.decisions)]

    def scores(self, scores: Scores) -> list[Markup]:
        drawn = [self._spread("score", scores.every), self._spread("margin", scores.margin)]
        rows = [
            _estimate(self.naming.place(one.name), one, self.naming.from_games)
            for one in scores.by_place
        ]
        places = Dots(*self._told("places"), rows, heading=self.say("report-place-head"))
        return [*drawn, charts.dots(places, self.language)]

    def wins(self, wins: Wins) -> list[Markup]:
        naming = self.naming
        kinds: list[tuple[str, list[Measured], Callable[[str], str]]] = [
            ("seat", wins.by_seat, naming.seat),
            ("turn", wins.by_turn, naming.turn),
            ("bot", wins.by_bot, str),
            ("beginning", wins.by_beginning, naming.part),
            ("part", wins.by_part, naming.part),
        ]
        return [self._wins(kind, found, name, wins.even) for kind, found, name in kinds if found]

    def _wins(
        self, kind: str, found: list[Measured], name: Callable[[str], str], even: float
    ) -> Markup:
        counted = self.naming.from_games if kind in ("seat", "turn") else self.naming.from_seats
        rows = [
            _estimate(name(one.name), one, counted, f"seat-{place}" if kind == "seat" else tone(0))
            for place, one in enumerate(found)
        ]
        reference = Mark(even, self.say("report-even", share=self._percent(even)))
        heading = self.say(f"report-{kind}-head")
        chart = Dots(*self._told(f"wins-{kind}"), rows, Unit.PERCENT, reference, heading=heading)
        return charts.dots(chart, self.language)

    def cards(self, cards: CardChapter) -> list[Markup]:
        """The cards that add most and least, of those that remain after the correction."""
        return [
            self._outstanding(kind, cards.cards, using=kind == "used") for kind in ("taken", "used")
        ]

    def _outstanding(self, kind: str, cards: Sequence[CardUse], *, using: bool) -> Markup:
        found = [
            (self.naming.part(card.card), one.difference)
            for card in cards
            if (one := card.by_using if using else card.by_taking) is not None and one.stands
        ]
        found.sort(key=lambda one: -one[1].value)
        told = (
            found
            if len(found) <= 2 * AT_EACH_END
            else [*found[:AT_EACH_END], *found[-AT_EACH_END:]]
        )
        rows = [
            _estimate(name, one, self.naming.from_games, tone(2 if one.value > 0 else 3))
            for name, one in told
        ]
        zero = Mark(0.0, self.say("report-no-difference"))
        heading = self.say("report-card-head")
        chart = Dots(*self._told(f"cards-{kind}"), rows, Unit.POINTS, zero, heading=heading)
        return charts.dots(chart, self.language)

    def luck(self, luck: LuckShares) -> list[Markup]:
        return [self._luck(one) for one in (luck.share, luck.score)]

    def _luck(self, split: Split) -> Markup:
        rows = [
            row
            for source in split.sources
            for row in (
                self._source(source.name, "alone", source.alone, ALONE),
                self._source(source.name, "with-all", source.with_all, WITH_ALL),
            )
        ]
        heading = self.say("report-source-head")
        chart = Dots(*self._told(f"luck-of-{split.result}"), rows, Unit.PERCENT, heading=heading)
        return charts.dots(chart, self.language)

    def _source(self, name: str, how: str, found: Measured, kind: str) -> Estimate:
        label = self.say(f"report-luck-{how}", source=self.naming.source(name))
        return _estimate(label, found, self.naming.from_games, kind)

    def _spread(self, kind: str, found: Distribution) -> Markup:
        bins = [
            Bin(low - 0.5, low + found.width - 0.5, count)
            for place, count in enumerate(found.counts)
            for low in (found.start + place * found.width,)
        ]
        marks = [Mark(one.value, self._median(one)) for one in found.quantiles if one.name == "50"]
        chart = Histogram(*self._told(kind), bins, marks, whole=True)
        return charts.histogram(chart, self.language)

    def _median(self, found: Measured) -> str:
        return self.say("report-median", value=figure(found.value, Unit.NUMBER, self.language))

    def _told(self, kind: str) -> tuple[str, str]:
        """The title of a chart, and how to read it."""
        return self.say(f"report-{kind}-title"), self.say(f"report-{kind}-reading")

    def _percent(self, share: float) -> str:
        return figure(share, Unit.PERCENT, self.language)


def _estimate(
    name: str, found: Measured, counted: Callable[[int], str], kind: str = tone(0)
) -> Estimate:
    return Estimate(name, found.value, found.low, found.high, counted(found.n), kind)
