"""The queries of the statistics. The database counts; no game is loaded."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Connection, Float, case, cast, func, select

from fabletop.bots.bot import BOTS
from fabletop.bots.levels import LEVELS
from fabletop.server.statistics.tallies import (
    CountOf,
    Day,
    GameTally,
    SeatShare,
    Span,
    StatisticsInfo,
    WinShare,
)
from fabletop.server.storage.results import DAY
from fabletop.server.storage.rows import AnyRow, AnySelect
from fabletop.server.storage.schema import result_seats, results, tables
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import SEVERAL

WEEK = 7 * DAY
HALF_A_YEAR = 26 * 7
"""How many days are listed one by one."""

STEP = 10
"""Lengths are counted in tens of decisions, and then put together in wider spans."""
MOST_SPANS = 16

PERSON = "person"
ORDER = (PERSON, *(bot for bot in BOTS if bot not in LEVELS), *LEVELS)
"""People first, then the bots that are not levels, then the levels from weakest to strongest."""

RowsByGame = dict[str, list[AnyRow]]
"""The rows of a query, by game."""

FAIR = 1.0 / cast(results.c.players, Float)
COMPETING: tuple[ColumnElement[bool], ...] = (~results.c.together, ~results.c.branched)
SCORED = (func.count().label("n"), func.sum(result_seats.c.share).label("wins"))


def count(store: Store, now: float) -> StatisticsInfo:
    with store.read() as connection:
        stand = _by_game(connection, _standing(now))
        parts = {name: _by_game(connection, wanted) for name, wanted in _questions().items()}
        days = connection.execute(_days(int(now // DAY) - HALF_A_YEAR)).all()
    return StatisticsInfo(
        counted=now,
        games=[_tally(game, row, parts) for game, (row,) in sorted(stand.items())],
        days=[Day(day=_date(row.day), game=row.game, games=row.n) for row in days],
    )


def _by_game(connection: Connection, wanted: AnySelect) -> RowsByGame:
    found: RowsByGame = defaultdict(list)
    for row in connection.execute(wanted):
        found[row.game].append(row)
    return found


def _standing(now: float) -> AnySelect:
    game, over, closed = tables.c.game, tables.c.over, tables.c.closed
    fresh = tables.c.changed > now - WEEK

    def of(condition: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(case((condition, 1), else_=0))

    return select(
        game,
        func.count().label("begun"),
        of(over).label("finished"),
        of(~over & ~closed & fresh).label("running"),
        of(~over & ~closed & ~fresh).label("resting"),
        of(~over & closed).label("abandoned"),
    ).group_by(game)


def _questions() -> dict[str, AnySelect]:
    game = results.c.game
    length = (results.c.decisions // STEP).label("value")
    seated = select(game, *SCORED).join(result_seats, result_seats.c.table_id == results.c.table_id)
    won = func.sum(case((result_seats.c.place == 1, 1.0), else_=0.0)).label("wins")
    return {
        "means": select(
            game,
            func.avg(results.c.decisions).label("decisions"),
            func.avg(results.c.rounds).label("rounds"),
        ).group_by(game),
        "numbers": _counted(results.c.players.label("value")),
        "endings": _counted(results.c.ended_by.label("value")),
        "lengths": _counted(length),
        "players": seated.add_columns(
            result_seats.c.bot.label("who"), func.sum(FAIR).label("expected")
        )
        .where(*COMPETING, ~result_seats.c.switched)
        .group_by(game, result_seats.c.bot),
        "against": seated.add_columns(results.c.bots.label("who"), func.sum(FAIR).label("expected"))
        .where(*COMPETING, ~result_seats.c.switched, result_seats.c.bot == "")
        .where(results.c.bots.not_in(("", SEVERAL)))
        .group_by(game, results.c.bots),
        "seats": _by_place(seated, result_seats.c.seat),
        "turns": _by_place(seated, result_seats.c.turn),
        "together": select(game, func.count().label("n"), won)
        .join(result_seats, result_seats.c.table_id == results.c.table_id)
        .where(results.c.together, ~results.c.branched, result_seats.c.seat == 0)
        .group_by(game),
    }


def _counted(value: ColumnElement[object]) -> AnySelect:
    game = results.c.game
    return select(game, value, func.count().label("n")).group_by(game, value).order_by(value)


def _by_place(seated: AnySelect, place: ColumnElement[int]) -> AnySelect:
    """Wins by seat or by turn, for each player count."""
    players = results.c.players
    return (
        seated.add_columns(place.label("place"), players)
        .where(*COMPETING, place >= 0)
        .group_by(results.c.game, players, place)
        .order_by(players, place)
    )


def _days(first: int) -> AnySelect:
    day, game = results.c.day, results.c.game
    return (
        select(day, game, func.count().label("n"))
        .where(day >= first)
        .group_by(day, game)
        .order_by(day, game)
    )


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def _tally(game: str, stand: AnyRow, parts: dict[str, RowsByGame]) -> GameTally:
    own = {name: found.get(game, []) for name, found in parts.items()}
    means = next(iter(own["means"]), None)
    return GameTally(
        game=game,
        begun=stand.begun,
        finished=stand.finished,
        running=stand.running,
        resting=stand.resting,
        abandoned=stand.abandoned,
        decisions=round(means.decisions) if means else 0,
        rounds=round(float(means.rounds), 1) if means else 0.0,
        numbers=[CountOf(value=str(row.value), games=row.n) for row in own["numbers"]],
        lengths=_spans(own["lengths"]),
        endings=[CountOf(value=row.value, games=row.n) for row in own["endings"]],
        players=_shares(own["players"]),
        against=_shares(own["against"]),
        seats=_places(own["seats"]),
        turns=_places(own["turns"]),
        together=next((WinShare.of("all", row.n, row.wins, 0) for row in own["together"]), None),
    )


def _shares(found: Sequence[AnyRow]) -> list[WinShare]:
    told = [WinShare.of(row.who or PERSON, row.n, row.wins, row.expected) for row in found]
    return sorted(told, key=lambda one: (_rank(one.who), one.who))


def _rank(who: str) -> int:
    return ORDER.index(who) if who in ORDER else len(ORDER)


def _places(found: Sequence[AnyRow]) -> list[SeatShare]:
    return [
        SeatShare(
            players=row.players,
            **WinShare.of(str(row.place + 1), row.n, row.wins, row.n / row.players).model_dump(),
        )
        for row in found
    ]


def _spans(found: Sequence[AnyRow]) -> list[Span]:
    """Merge steps until there are only a few spans; include spans without a game in between."""
    if not found:
        return []
    first, last = found[0].value, found[-1].value
    wide = -(-(last - first + 1) // MOST_SPANS)
    games = [0] * (-(-(last - first + 1) // wide))
    for row in found:
        games[(row.value - first) // wide] += row.n
    return [Span(least=(first + n * wide) * STEP, games=one) for n, one in enumerate(games)]
