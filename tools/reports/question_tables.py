"""The tables of the answer to the Wizards sheet's open question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from fabletop.core.game import Options
from fabletop.games.wizards.seen.ranks import MASTERY
from fabletop.lab.trial.arms import DealGames, Trial
from fabletop.lab.trial.compared import Compared, of_games
from fabletop.lab.trial.findings import WeighedChange, verdict
from fabletop.lab.trial.measures import Games, had_side, seat_side
from fabletop.lab.trial.paired import LEAST, Draws, PairedSide, rate
from fabletop.lab.trial.subjects import Subject, parts_of
from tools.reports.passages import table

PROPOSALS: dict[str, Options] = {
    "escape": {"escape": "wizards"},
    "taming": {"taming": "sorcerers"},
    "both": {"escape": "wizards", "taming": "sorcerers"},
}
"""What the sheet proposes, and both at once."""

ARMS = ("the sheet", *PROPOSALS)

FIRST, RANK, POINTS, FOURTH, SEATS = "first places", "rank", "points", "Fourth Rank", "seats"


def _fourth(games: Games, subject: Subject) -> PairedSide:
    """How many seats of the subject reached the Fourth Rank, and how many there were."""
    side = []
    for game in games:
        ranks = [seat.numbers["rank"] for seat in game.seats if subject.holds(seat)]
        side.append((float(sum(rank >= MASTERY for rank in ranks)), float(len(ranks))))
    return side


MEASURES: dict[str, Callable[[Games, Subject], PairedSide]] = {
    FIRST: lambda games, order: seat_side(games, order, "first"),
    RANK: lambda games, order: seat_side(games, order, "rank"),
    POINTS: lambda games, order: seat_side(games, order, "points"),
    FOURTH: _fourth,
}
PERCENTAGES = (FIRST, FOURTH, SEATS, "unwon", "ending")


@dataclass(frozen=True, slots=True)
class Study:
    """The deals of a trial by arm, and the comparisons to make."""

    trial: Trial
    deals: Sequence[DealGames]

    @property
    def arms(self) -> list[Games]:
        return [[deal[arm] for deal in self.deals] for arm in range(len(self.trial.arms))]

    @property
    def orders(self) -> list[Subject]:
        return parts_of(self.trial)

    def between(self) -> list[Compared]:
        """The differences between Orders under each of the rules."""
        return [
            Compared(
                name,
                f"{one.name} above {other.name}",
                measure,
                *(MEASURES[measure](games, order) for order in (other, one)),
            )
            for name, games in zip(ARMS, self.arms, strict=True)
            for one, other in combinations(self.orders, 2)
            for measure in (FIRST, RANK, POINTS)
        ]

    def changes(self) -> list[Compared]:
        """The effects of each proposal."""
        sheet, *others = self.arms
        return [
            Compared(name, order.name, measure, side(sheet, order), side(games, order))
            for name, games in zip(PROPOSALS, others, strict=True)
            for order in self.orders
            for measure, side in (*MEASURES.items(), (SEATS, had_side))
        ]

    def course(self) -> list[Compared]:
        """Length and endings by proposal; the score is the points."""
        sheet, *others = self.arms
        return [
            Compared(name, f"{one.measure} {one.name}".strip(), one.measure, one.base, one.changed)
            for name, games in zip(PROPOSALS, others, strict=True)
            for one in of_games(self.trial, (sheet, games))
            if one.measure != "score"
        ]


def games_told(study: Study) -> str:
    trial, deals = study.trial, study.deals
    apart = ", ".join(
        f"{name} {sum(deal[0] != deal[arm] for deal in deals)}"
        for arm, name in enumerate(PROPOSALS, start=1)
    )
    return (
        f"{len(deals)} deals of {len(trial.base.bots)} players, each played under the sheet and "
        f"under every proposal: {trial.games} games of `{trial.base.bots[0]}`, seed "
        f"{trial.base.seed}. Deals that a proposal changed: {apart}."
    )


def orders_told(study: Study, draws: Draws) -> str:
    """Every Order under every rule."""
    rows = []
    for name, games in zip(ARMS, study.arms, strict=True):
        for order in study.orders:
            seats = sum(count for count, _ in had_side(games, order))
            sides = {measure: side(games, order) for measure, side in MEASURES.items()}
            rows.append(
                [
                    name,
                    order.name,
                    f"{seats:g}",
                    *(_rate(measure, side, draws) for measure, side in sides.items()),
                ]
            )
    return table(("rules", "Order", SEATS, *MEASURES), rows)


def _rate(measure: str, side: PairedSide, draws: Draws) -> str:
    if sum(count for _, count in side) < LEAST:
        return "-"
    low, high = draws.rate_interval(side)
    shown = [_figure(measure, value) for value in (rate(side), low, high)]
    return f"{shown[0]} ({shown[1]} to {shown[2]})"


def course_told(weighed: Sequence[WeighedChange]) -> str:
    rows = [
        [
            one.asked.kind,
            one.asked.name,
            _figure(one.asked.measure, one.change.base),
            _figure(one.asked.measure, one.change.changed),
            marked(one),
        ]
        for one in weighed
    ]
    return table(("proposal", "what", "the sheet", "proposal", "change"), rows)


def changes_told(columns: tuple[str, str], weighed: Sequence[WeighedChange]) -> str:
    """One line for each kind and name, one column for each measure."""
    lines: dict[tuple[str, str], list[str]] = {}
    for one in weighed:
        lines.setdefault((one.asked.kind, one.asked.name), []).append(marked(one))
    measures = dict.fromkeys(one.asked.measure for one in weighed)
    return table((*columns, *measures), [[*key, *cells] for key, cells in lines.items()])


MARKS = {"moved": "**", "perhaps": "*", "unsure": "", "same": ""}
"""The marks around a certain result, and around one that would be certain by itself."""


def marked(one: WeighedChange) -> str:
    if not one.change.known:
        return "-"
    if not one.change.differing:
        return "0"
    mark = MARKS[verdict(one)]
    return f"{mark}{change_told(one)}{mark}"


def change_told(one: WeighedChange) -> str:
    change, measure = one.change, one.asked.measure
    ends = (change.change, change.low, change.high)
    middle, low, high = (_figure(measure, value, sign=True) for value in ends)
    return f"{middle} ({low} … {high})"


def _figure(measure: str, value: float, *, sign: bool = False) -> str:
    plus = "+" if sign else ""
    if measure in PERCENTAGES:
        return f"{100 * value:{plus}.1f}" + ("" if sign else " %")
    return f"{value:{plus}.{1 if abs(value) >= 20 or measure == POINTS else 2}f}"
