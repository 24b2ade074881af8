"""Glimpses: what a bot gets, and what it does not get."""

import pickle

import pytest

from fabletop.core.drive import drive
from fabletop.core.game import settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question, Step
from fabletop.core.registry import find
from fabletop.core.walk import Walk
from tests.high_card import DARE, HIGH_CARD, HighCard, Table


def new(seats: int = 2, seed: int = 1) -> Match[Table]:
    return Match.new(HIGH_CARD, seats=[f"p{n}" for n in range(seats)], seed=seed)


def first(question: Question) -> Option:
    return question.options[0]


def asked_of(walk: Walk[Table], seat: int) -> Question:
    asked = walk.asked if isinstance(walk.asked, tuple) else (walk.asked,)
    return next(question for question in asked if question and question.seat == seat)


def test_a_glimpse_is_the_view_of_its_seat() -> None:
    match = new()
    assert match.glimpse(1)() == match.view(1)


def test_imagined_worlds_look_the_same_to_the_seat_and_differ_elsewhere() -> None:
    match = new()
    look = match.glimpse(0)
    worlds = [look.imagine(seed).table for seed in range(20)]
    assert all(HIGH_CARD.view(world, 0) == match.view(0) for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 10


def test_the_same_seed_imagines_the_same_world() -> None:
    look = new().glimpse(0)
    assert look.imagine(7).table == look.imagine(7).table


def test_a_world_that_was_played_on_is_imagined_again_as_it_was() -> None:
    look = new().glimpse(0)
    walk = look.imagine(7)
    before = walk.table.copy()
    walk.answer((asked_of(walk, 0).options[0], asked_of(walk, 1).options[0]))
    assert walk.table != before
    assert look.imagine(7).table == before


def test_what_another_seat_has_answered_secretly_is_not_known() -> None:
    match = new()
    match.answer(match.position.question(1).options[2], 1)
    walk = match.glimpse(0).imagine(3)
    assert isinstance(walk.asked, tuple)
    assert [question.seat for question in walk.asked] == [0, 1]


def test_an_imagined_world_stands_at_the_question_and_goes_on() -> None:
    match = new()
    walk = match.glimpse(0).imagine(3)
    own = asked_of(walk, 0)
    assert list(own.options) == list(match.position.question(0).options)
    walk.answer((own.options[0], asked_of(walk, 1).options[0]))
    assert isinstance(walk.asked, Question)
    assert walk.asked.kind == "dare"


def test_a_sealed_glimpse_can_be_sent_and_holds_nothing_hidden() -> None:
    match = new()
    secret = match.position.table.hands[1]
    sealed = [match.glimpse(0).seal({}, seed) for seed in range(30)]
    sent = pickle.loads(pickle.dumps(sealed[0]))
    look = Glimpse.unseal(HIGH_CARD, sent)
    assert look() == match.view(0)
    assert look.imagine(4).table == match.glimpse(0).imagine(4).table
    hands = [HIGH_CARD.load({}, one.table).hands[1] for one in sealed]
    assert len(set(map(tuple, hands))) > 15
    assert hands.count(secret) < 15


def test_a_walk_plays_the_same_game_as_a_playout() -> None:
    quick = HIGH_CARD.new({}, 3, 5)
    playout(HIGH_CARD, quick, first)
    walk = Walk.begin(HIGH_CARD, HIGH_CARD.new({}, 3, 5))
    while walk.asked is not None:
        asked = walk.asked
        walk.answer(first(asked) if isinstance(asked, Question) else tuple(map(first, asked)))
    assert walk.table == quick


@pytest.mark.parametrize("name", ["prophecy", "seasons", "wizards"])
def test_driving_a_game_is_the_same_as_a_playout(name: str) -> None:
    game = find(name)
    options = settle(game, {}, 2)
    quick, driven = game.new(options, 2, 9), game.new(options, 2, 9)
    playout(game, quick, lambda question: question.options[-1], most=200)
    drive(game, driven, lambda question, _look: question.options[-1], options=options, most=200)
    assert game.rounds(driven) == game.rounds(quick)


def dare_twice(table: Table) -> Step:
    """Two questions in one step, with a die between them."""
    yield Question(table.winner, "dare", DARE)
    table.coins[0] = 10 * table.chance.roll()
    yield Question(table.winner, "dare", DARE)
    table.coins[1] = 10 * table.chance.roll()
    table.winner = -1


class TwoDares(HighCard):
    def step(self, table: Table) -> Step | None:
        return dare_twice(table) if table.winner >= 0 else super().step(table)


def test_luck_that_was_shown_in_a_running_step_stays_and_luck_to_come_does_not() -> None:
    match = Match.new(TwoDares(), seats=["a", "b"], seed=1)
    for seat in (0, 1):
        match.answer(match.position.question(seat).options[0], seat)
    seat = match.position.open[0].seat
    match.answer(("dare",), seat)
    shown = match.position.table.coins[0]
    worlds = [match.glimpse(seat).imagine(seed) for seed in range(30)]
    sealed = Glimpse.unseal(match.game, match.glimpse(seat).seal({}, 2))
    worlds.append(sealed.imagine(99))
    assert {walk.table.coins[0] for walk in worlds} == {shown}
    for walk in worlds:
        walk.answer(("dare",))
    assert len({walk.table.coins[1] for walk in worlds}) > 3


@pytest.mark.parametrize("name", ["prophecy", "seasons", "wizards"])
def test_wherever_a_game_stands_imagined_worlds_stand_there_and_look_the_same(name: str) -> None:
    match = Match.new(find(name), seats=["a", "b"], seed=4)
    for number in range(160):
        question = match.position.open[0]
        look = match.glimpse(question.seat)
        walk = look.imagine(number)
        if number % 8 == 0:
            assert match.game.view(walk.table, question.seat) == look()
        options = question.options
        match.answer(options[number * 7 % len(options)], question.seat)
        if match.over:
            break
