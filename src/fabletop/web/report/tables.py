"""The tables of a report, for data with more columns than a chart can show."""

from dataclasses import dataclass

from fabletop.lab.report.bins import Distribution
from fabletop.lab.report.cards import Added, CardChapter, CardUse
from fabletop.lab.report.chapters import Length, Scores
from fabletop.lab.report.measures import Measured
from fabletop.web.charts.figures import between, figure
from fabletop.web.charts.shapes import Unit
from fabletop.web.report.naming import Naming


@dataclass(frozen=True, slots=True)
class Cell:
    """The text of a cell, its sort key, and a CSS class."""

    told: str
    key: float = 0.0
    more: str = ""
    """The interval and the sample it comes from, in small print."""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class TableLine:
    name: str
    cells: list[Cell]


NOTHING = Cell("–", float("-1e9"), kind="soft")


class ReportTables:
    def __init__(self, naming: Naming) -> None:
        self.naming, self.language = naming, naming.language

    def quantiles(self, *found: Distribution) -> list[TableLine]:
        """The mean and the quantiles."""
        return [
            TableLine(
                self.naming.number(one.name), [self._number(one.mean), *map(self._number, some)]
            )
            for one in found
            if (some := one.quantiles)
        ]

    def length(self, length: Length) -> list[TableLine]:
        return self.quantiles(length.rounds, length.decisions)

    def scores(self, scores: Scores) -> list[TableLine]:
        return self.quantiles(scores.every, scores.margin)

    def standings(self, scores: Scores) -> list[TableLine]:
        return [
            TableLine(
                self.naming.number(one.name), [self._number(one.winners), self._number(one.others)]
            )
            for one in scores.standings
        ]

    def decks(self, cards: CardChapter) -> list[tuple[str, list[TableLine]]]:
        """The cards of each deck, those that add most first."""
        decks: dict[str, list[CardUse]] = {}
        for card in cards.cards:
            decks.setdefault(card.deck, []).append(card)
        return [
            (self.naming.deck(deck), [self._card(card) for card in sorted(some, key=_worth)])
            for deck, some in decks.items()
        ]

    def _card(self, card: CardUse) -> TableLine:
        shares = [self._share(one) for one in (card.seen, card.taken, card.used)]
        wanted = NOTHING if card.wanted is None else self._share(card.wanted)
        added = [self._added(one) for one in (card.by_taking, card.by_using)]
        return TableLine(self.naming.part(card.card), [*shares, wanted, *added])

    def _number(self, found: Measured) -> Cell:
        if not found.n:
            return NOTHING
        told = figure(found.value, Unit.NUMBER, self.language)
        return Cell(told, found.value, between(found.low, found.high, Unit.NUMBER, self.language))

    def _share(self, found: Measured) -> Cell:
        told = figure(found.value, Unit.PERCENT, self.language)
        half = figure((found.high - found.low) / 2, Unit.PERCENT, self.language)
        return Cell(told, found.value, f"±{half}")

    def _added(self, found: Added | None) -> Cell:
        if found is None:
            return NOTHING
        one = found.difference
        told = figure(one.value, Unit.POINTS, self.language)
        interval = between(one.low, one.high, Unit.POINTS, self.language)
        games = self.naming.from_games(one.n)
        kind = ("good" if one.value > 0 else "alarm") if found.stands else ""
        return Cell(told, one.value, f"{interval}\n{games}, {self._p(found.adjusted)}", kind)

    def _p(self, value: float) -> str:
        least = 0.001
        told = figure(max(value, least), Unit.NUMBER, self.language, 3)
        return f"p\N{NO-BREAK SPACE}{'<' if value < least else '='}\N{NO-BREAK SPACE}{told}"


def _worth(card: CardUse) -> tuple[float, str]:
    added = card.by_taking or card.by_using
    return (-added.difference.value if added else 1e9, card.card)
