"""The result of a comparison: its table, its figures as plain data, and what became slower."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median

from bench.comparing.figures import Made
from bench.comparing.intervals import FEWEST, SHARE, SLOWER, interval, verdict
from bench.comparing.measuring import ComparedFigure, Pair, each
from bench.sheet import Sheet, figure
from fabletop.lab.comparing.bootstrap import RESAMPLES
from fabletop.lab.comparing.intervals import Interval

OTHER_GAMES = "other games"


@dataclass(frozen=True, slots=True)
class FigureRow:
    compared: ComparedFigure
    between: Interval | None

    @property
    def ratio(self) -> float:
        return median(self.compared.ratios)

    @property
    def verdict(self) -> str:
        return verdict(self.between)

    def cells(self) -> tuple[str, ...]:
        name = self.compared.figure.name
        if self.compared.problem:
            return (name, "", "", "", "", "", f"not measured: {self.compared.problem}")
        others, judged = zip(*self.compared.pairs, strict=True)
        span = f"{self.between.low:.3f}–{self.between.high:.3f}" if self.between else ""
        remarks = [self.verdict] if self.verdict else []
        remarks += [] if self.compared.same else [OTHER_GAMES]
        unit = self.compared.figure.measurement.unit
        values = (figure(self._value(others)), figure(self._value(judged)))
        return (name, *values, unit, f"{self.ratio:.3f}", span, ", ".join(remarks))

    def plain(self) -> dict[str, object]:
        return {
            "figure": self.compared.figure.name,
            "unit": self.compared.figure.measurement.unit,
            "problem": self.compared.problem,
            "ratio": None if self.compared.problem else self.ratio,
            "interval": self.between and self.between._asdict(),
            "verdict": self.verdict,
            "same": self.compared.same,
            "rounds": [[asdict(made) for made in pair] for pair in self.compared.pairs],
        }

    def _value(self, made: Sequence[Made]) -> float:
        return self.compared.figure.measurement.value(median(map(each, made)))


@dataclass(frozen=True, slots=True)
class Comparison:
    sides: Pair
    rows: tuple[FigureRow, ...]
    notes: tuple[str, ...]
    """The machine, and how it was measured."""

    def sheet(self) -> Sheet:
        other, judged = (side.label for side in self.sides)
        columns = ("figure", other, judged, "unit", "ratio", f"{SHARE:.0%} interval", "remark")
        rows = tuple(row.cells() for row in self.rows)
        return Sheet("compare", (*self.notes, *self._explained()), columns, rows)

    def plain(self) -> list[dict[str, object]]:
        return [row.plain() for row in self.rows]

    def slower(self, tolerance: float) -> list[str]:
        """The figures that are slower for sure, and by more than a share."""
        return [
            f"{row.compared.figure.name}: {row.ratio:.3f}"
            for row in self.rows
            if row.verdict == SLOWER and row.ratio < 1 - tolerance
        ]

    def _explained(self) -> list[str]:
        judged = self.sides[1].label
        found = [
            f"Ratios are of processor time; above 1: {judged} is faster. A ratio is the median "
            "over the rounds; its interval is a bootstrap: the rounds are drawn again "
            f"{RESAMPLES:,} times, and {SHARE:.0%} of their medians lie within (with fewer than "
            f"{FEWEST} rounds there is none). *Slower* and *faster*: the whole interval is on one "
            "side of 1.",
        ]
        measured = sum(row.between is not None for row in self.rows)
        chance = measured * (1 - SHARE) / 2
        if chance >= 0.5:
            found.append(
                f"Of {measured} intervals about {chance:.0f} say *slower* by chance alone, even if "
                "nothing has changed: measure such a figure again, with more rounds."
            )
        if any(row.compared.pairs and not row.compared.same for row in self.rows):
            found.append(
                f"*{OTHER_GAMES.capitalize()}*: with the same seeds the two sides did not play the "
                "same games, because rules or bots have changed; the ratio is of different work."
            )
        return found


def rows(found: Sequence[ComparedFigure]) -> tuple[FigureRow, ...]:
    return tuple(
        FigureRow(one, interval(one.ratios) if one.pairs and not one.problem else None)
        for one in found
    )
