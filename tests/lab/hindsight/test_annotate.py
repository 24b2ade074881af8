"""A finished game is analysed. In High Card, a player who is one coin ahead at the end and dares
the die throws away a sure win half of the time."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.core.question import Option
from fabletop.core.registry import find
from fabletop.lab.hindsight import annotate as room
from fabletop.lab.hindsight.annotate import (
    annotate,
    count_work,
    glance_at,
    real_choices,
    task_of,
    weigh,
)
from fabletop.lab.playing.workers import spread
from tests.cli.terminal import saved_game
from tests.high_card import HIGH_CARD

KEEP, DARE = ("keep",), ("dare",)


@pytest.fixture(autouse=True)
def _high_card_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "find", {"high_card": HIGH_CARD, "prophecy": find("prophecy")}.get)


def careful_until_the_end(seed: int, last: Option) -> Match[Any]:
    """Everybody lays their first card and keeps their coins; only the last question gets `last`."""
    match = Match.new(HIGH_CARD, seats=["human:Ann", "human:Bob"], seed=seed)
    while not match.over:
        decision = match.decisions()[0]
        ending = decision.kind == "dare" and not match.position.table.hands[0]
        usual = KEEP if decision.kind == "dare" else decision.options[0]
        match.answer(last if ending else usual, decision.seat)
    return match


def one_coin_ahead(last: Option) -> tuple[Match[Any], int]:
    """Such a game in which the winner is one coin ahead before the last question, and her seat."""
    for seed in range(100):
        match = careful_until_the_end(seed, KEEP)
        winner = match.entries[-1].seat
        coins = match.position.table.coins
        if coins[winner] == 2:
            return careful_until_the_end(seed, last), winner
    raise AssertionError("no such game")


def costliest(
    match: Match[Any], seat: int, *, most: int = 1, seed: int = 1, iterations: int = 400
) -> room.Annotation:
    task = task_of(match, seed, iterations)
    (annotation,) = annotate(task, real_choices(match, [seat]), most=most)
    return annotation


def test_a_win_thrown_away_is_the_costliest_decision() -> None:
    match, winner = one_coin_ahead(DARE)
    (worst,) = costliest(match, winner).costliest
    assert worst.moment == len(match.entries) - 1
    assert (worst.given, worst.thought.chosen) == (DARE, KEEP)
    assert worst.thought.candidates[0].outcome == 1.0
    assert worst.loss == pytest.approx(0.25, abs=0.1)


def test_a_good_answer_costs_nothing() -> None:
    match, winner = one_coin_ahead(KEEP)
    found = costliest(match, winner, most=9).costliest
    assert len(match.entries) - 1 not in [one.moment for one in found]


def test_both_options_are_tried_equally_often() -> None:
    match, winner = one_coin_ahead(DARE)
    (worst,) = costliest(match, winner).costliest
    assert [one.visits for one in worst.thought.candidates] == [200, 200]


def test_only_real_choices_of_the_seat_are_counted() -> None:
    match, winner = one_coin_ahead(KEEP)
    choices = real_choices(match, [winner])[winner]
    assert all(match.entries[moment].seat == winner for moment in choices)
    laid = [n for n, entry in enumerate(match.entries) if entry.option[0] == "lay"]
    assert set(laid[-2:]) & set(choices) == set()
    assert costliest(match, winner).decisions == len(choices)


def test_no_more_than_is_wanted_is_told_the_costliest_first() -> None:
    match, winner = one_coin_ahead(DARE)
    losses = [one.loss for one in costliest(match, winner, most=9).costliest]
    assert losses == sorted(losses, reverse=True)
    assert len(costliest(match, winner, most=1).costliest) == 1


def test_the_same_seed_finds_the_same() -> None:
    match, winner = one_coin_ahead(DARE)
    first, again, other = (costliest(match, winner, seed=seed, iterations=80) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_what_others_answered_at_the_same_time_is_not_known() -> None:
    """Ann lays first in the log, but Bob does not see her card."""
    thoughts = []
    for place in (0, 1):
        match = Match.new(HIGH_CARD, seats=["human:Ann", "human:Bob"], seed=1)
        match.answer(match.position.question(0).options[place], 0)
        match.answer(match.position.question(1).options[0], 1)
        task = task_of(match, 1, 40)
        thoughts += [one.thought for one in glance_at(task, [1])]
    assert thoughts[0] == thoughts[1]


def test_the_work_is_counted_before_it_is_done() -> None:
    match, winner = one_coin_ahead(DARE)
    choices = real_choices(match, [winner])
    done: list[int] = []
    annotate(task_of(match, 1, 8), choices, most=1, progress=done.append)
    assert sum(done) == count_work(choices, 1)


def test_two_processes_find_the_same_as_one(tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game", answers=6)
    look = partial(weigh, task_of(match, 1, 4))
    moments = [moment for own in real_choices(match, [0, 1]).values() for moment in own]
    alone, together = (spread(look, moments, workers, lambda _done: None) for workers in (1, 2))
    assert len(alone) > 1
    assert alone == together
