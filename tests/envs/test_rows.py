"""Rows that are written straight from a table are the documented ones, number for number."""

from random import Random

import pytest

from fabletop.core.any_options import any_options
from fabletop.core.conformance.late import Late
from fabletop.core.errors import BadSetup, RulesError
from fabletop.core.game import Game, settle
from fabletop.core.question import Question
from fabletop.core.registry import find
from fabletop.core.rows.places import FlagAt, NumberAt
from fabletop.core.rows.writing import AnyTable, RowPlaces
from fabletop.envs.asking import SeatBySeat
from fabletop.envs.observation import observation
from fabletop.envs.plugin import declared
from tests.envs.tables import GAMES, every_game

SEEDS = 12
"""How many games from the start, and how many from rich positions, are compared per test."""
PIECES = 2
MOST, MOST_RICH = 400, 60
"""At most how many decisions of a game, and of one that begins in a rich position."""


def begun(game: Game, dealer: Game, luck: Random, seed: int) -> tuple[SeatBySeat, int]:
    """A game with settings and seats by chance, and how many seats it has."""
    seats = luck.choice(list(game.seats))
    options = any_options(game, seats, lambda below: int(luck.random() * below))
    table = dealer.new(settle(game, options, seats), seats, seed)
    asking = SeatBySeat(game, table, forced=False)
    asking.begin()
    return asking, seats


def differences(game: Game, table: AnyTable, question: Question | None, seat: int) -> list[str]:
    """The fields in which the two rows differ."""
    sheet = observation(game.name)
    row = sheet.blank()
    row[0] = row[-1] = 7.0
    sheet.write(row, table, question, seat)
    right = sheet.vector(game.view(table, seat), question, seat)
    if row.tobytes() == right.tobytes():
        return []
    return [
        field.name
        for field in sheet.fields
        for part in [slice(field.start, field.start + field.size)]
        if row[part].tobytes() != right[part].tobytes()
    ]


def compared(game: Game, dealer: Game, seed: int, most: int) -> int:
    """Compare the rows of all seats at every decision; returns how many were compared."""
    luck = Random(seed)
    asking, seats = begun(game, dealer, luck, seed)
    rows = 0
    for decision in range(most):
        question = asking.question
        for seat in range(seats):
            wrong = differences(game, asking.table, question, seat)
            assert wrong == [], (game.name, seed, decision, seat)
            rows += 1
        if question is None:
            break
        asking.take(luck.choice(question.options))
    return rows


@pytest.mark.parametrize("piece", range(PIECES))
@every_game
def test_every_decision_of_random_games_with_any_settings(game: str, piece: int) -> None:
    rules = find(game)
    seeds = range(piece, SEEDS, PIECES)
    assert sum(compared(rules, rules, seed, MOST) for seed in seeds) > 1000


@pytest.mark.parametrize("piece", range(PIECES))
@every_game
def test_rich_positions_and_what_follows(game: str, piece: int) -> None:
    rules = find(game)
    seeds = range(piece, 3 * SEEDS, PIECES)
    assert sum(compared(rules, Late(rules), seed, MOST_RICH) for seed in seeds) > 1000


@every_game
def test_every_number_of_players_to_the_end(game: str) -> None:
    rules = find(game)
    for seats in rules.seats[rules.seats[0] == 1 :]:
        luck = Random(seats)
        table = rules.new(settle(rules, {}, seats), seats, seats)
        asking = SeatBySeat(rules, table, forced=False)
        asking.begin()
        while asking.question is not None:
            asking.take(luck.choice(asking.question.options))
        for seat in range(seats):
            assert differences(rules, table, None, seat) == []


def test_all_our_games_are_written_straight_from_the_table() -> None:
    assert [game for game in GAMES if declared(game).sheet().writer is None] == []


@every_game
def test_a_seat_that_nobody_has_sees_no_row(game: str) -> None:
    rules, sheet = find(game), observation(game)
    table = rules.new(settle(rules, {}, 2), 2, 1)
    with pytest.raises(BadSetup, match="no seat 2 at this table; there are 0 to 1"):
        sheet.write(sheet.blank(), table, None, 2)


def test_a_writer_that_asks_for_an_unknown_part_is_told_so() -> None:
    places = RowPlaces({"gold": NumberAt(0, 40, 0.0)})
    with pytest.raises(RulesError, match="no part 'gold' of the kind FlagAt"):
        places.find("gold", FlagAt)
