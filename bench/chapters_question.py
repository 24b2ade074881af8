"""The tables of the answer to the Wizards sheet's open question."""

from collections.abc import Callable, Sequence
from itertools import combinations

from bench.passages import table
from fabletop.core.game import Options
from fabletop.lab.trial.arms import Deal, Trial
from fabletop.lab.trial.asked import Asked, of_games
from fabletop.lab.trial.findings import Weighed, drawn, verdict, weigh
from fabletop.lab.trial.measures import Games, had_side, seat_side
from fabletop.lab.trial.paired import LEAST, Draws, Side, rate
from fabletop.lab.trial.subjects import Subject, parts_of

PROPOSALS: dict[str, Options] = {
    "escape": {"escape": "wizards"},
    "taming": {"taming": "sorcerers"},
    "both": {"escape": "wizards", "taming": "sorcerers"},
}
"""What the sheet proposes, and both at once."""

ARMS = ("the sheet", *PROPOSALS)

HIGH_RANK = 4
"""The rank of the spells that the proposals are about."""

FIRST, RANK, POINTS, FOURTH, SEATS = "first places", "rank", "points", "Fourth Rank", "seats"


def _fourth(games: Games, subject: Subject) -> Side:
    """Which part of the seats reached the Fourth Rank."""
    side = []
    for game in games:
        ranks = [seat.numbers["rank"] for seat in game.seats if subject.holds(seat)]
        side.append((float(sum(rank >= HIGH_RANK for rank in ranks)), float(len(ranks))))
    return side


MEASURES: dict[str, Callable[[Games, Subject], Side]] = {
    FIRST: lambda games, order: seat_side(games, order, "first"),
    RANK: lambda games, order: seat_side(games, order, "rank"),
    POINTS: lambda games, order: seat_side(games, order, "points"),
    FOURTH: _fourth,
}
OF_A_HUNDRED = (FIRST, FOURTH, SEATS, "unwon", "ending")


def chapters(trial: Trial, deals: Sequence[Deal]) -> dict[str, str]:
    """Every table by its name."""
    arms = [[deal[arm] for deal in deals] for arm in range(len(trial.arms))]
    draws = Draws(len(deals), trial.base.seed)
    orders = parts_of(trial)
    return {
        "games": _games(trial, deals),
        "orders": _orders(arms, orders, draws),
        "between": _between(arms, orders, draws),
        "changes": _changes(arms, orders, draws),
        "course": _course(trial, arms, draws),
    }


def _games(trial: Trial, deals: Sequence[Deal]) -> str:
    apart = ", ".join(
        f"{name} {sum(deal[0] != deal[arm] for deal in deals)}"
        for arm, name in enumerate(PROPOSALS, start=1)
    )
    return (
        f"{len(deals)} deals of {len(trial.base.bots)} players, each played by the sheet and by "
        f"every proposal: {trial.games} games of `{trial.base.bots[0]}`, seed {trial.base.seed}. "
        f"Deals that a proposal made go another way: {apart}."
    )


def _orders(arms: Sequence[Games], orders: Sequence[Subject], draws: Draws) -> str:
    rows = []
    for name, games in zip(ARMS, arms, strict=True):
        for order in orders:
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


def _rate(measure: str, side: Side, draws: Draws) -> str:
    if sum(count for _, count in side) < LEAST:
        return "-"
    low, high = draws.rate_interval(side)
    shown = [_figure(measure, value) for value in (rate(side), low, high)]
    return f"{shown[0]} ({shown[1]} to {shown[2]})"


def _between(arms: Sequence[Games], orders: Sequence[Subject], draws: Draws) -> str:
    """How far the Orders lie apart by each of the rules."""
    asked = []
    for name, games in zip(ARMS, arms, strict=True):
        for one, other in combinations(orders, 2):
            for measure in (FIRST, RANK, POINTS):
                sides = (MEASURES[measure](games, order) for order in (other, one))
                asked.append(Asked(name, f"{one.name} above {other.name}", measure, *sides))
    return _told(("rules", "Orders"), asked, (FIRST, RANK, POINTS), draws)


def _changes(arms: Sequence[Games], orders: Sequence[Subject], draws: Draws) -> str:
    """What each proposal moves."""
    asked = []
    for name, games in zip(PROPOSALS, arms[1:], strict=True):
        for order in orders:
            for measure, side in MEASURES.items():
                asked.append(
                    Asked(name, order.name, measure, side(arms[0], order), side(games, order))
                )
            held = (had_side(some, order) for some in (arms[0], games))
            asked.append(Asked(name, order.name, SEATS, *held))
    return _told(("proposal", "Order"), asked, (*MEASURES, SEATS), draws)


def _course(trial: Trial, arms: Sequence[Games], draws: Draws) -> str:
    """Length and endings, by proposal; the score is the points."""
    asked = [
        Asked(name, f"{one.measure} {one.name}".strip(), one.measure, one.base, one.changed)
        for name, games in zip(PROPOSALS, arms[1:], strict=True)
        for one in of_games(trial, (arms[0], games))
        if one.measure != "score"
    ]
    rows = [
        [
            one.asked.kind,
            one.asked.name,
            _figure(one.asked.measure, one.change.base),
            _figure(one.asked.measure, one.change.changed),
            _change(one),
        ]
        for one in (drawn(one, draws) for one in weigh(asked))
    ]
    return table(("proposal", "what", "the sheet", "proposal", "change"), rows)


def _told(
    columns: tuple[str, str], asked: Sequence[Asked], measures: Sequence[str], draws: Draws
) -> str:
    """One line for each kind and name, one column for each measure."""
    lines: dict[tuple[str, str], list[str]] = {}
    for one in (drawn(one, draws) for one in weigh(asked)):
        lines.setdefault((one.asked.kind, one.asked.name), []).append(_change(one))
    return table((*columns, *measures), [[*key, *cells] for key, cells in lines.items()])


MARKS = {"moved": "**", "perhaps": "*", "unsure": "", "same": ""}
"""Around what is certain, and around what would be if nothing else were looked at."""


def _change(one: Weighed) -> str:
    change, measure = one.change, one.asked.measure
    if not change.known:
        return "-"
    if not change.differing:
        return "0"
    low, high, middle = (
        _figure(measure, v, sign=True) for v in (change.low, change.high, change.change)
    )
    mark = MARKS[verdict(one)]
    return f"{mark}{middle} ({low} … {high}){mark}"


def _figure(measure: str, value: float, *, sign: bool = False) -> str:
    plus = "+" if sign else ""
    if measure in OF_A_HUNDRED:
        return f"{100 * value:{plus}.1f}" + ("" if sign else " %")
    return f"{value:{plus}.{1 if abs(value) >= 20 or measure == POINTS else 2}f}"
