"""The search: it finds what is good, repeatably, and knows only what its seat may know."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from fabletop.bots.advice import advise
from fabletop.bots.greedy import Greedy
from fabletop.bots.search import halving
from fabletop.bots.search.budget import Budget
from fabletop.bots.search.search import Search
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match
from fabletop.core.position import Position
from fabletop.core.registry import find, names
from fabletop.core.view import observers
from tests.high_card import HIGH_CARD, Table

QUICK = Budget(iterations=8, breadth=3, rounds=1)


def played(
    name: str, answers: int, *, seats: int = 2, seed: int = 3, options: Options | None = None
) -> Match[Any]:
    """A game between greedy bots at the first real choice after this many answers."""
    match = Match.new(find(name), seats=[f"p{n}" for n in range(seats)], seed=seed, options=options)
    bots = [Greedy(name, seat) for seat in range(seats)]
    while len(match.entries) < answers or len(match.position.open[0].options) < 2:
        question = match.position.open[0]
        option = bots[question.seat].choose(question, match.glimpse(question.seat))
        match.answer(option, question.seat)
    return match


def high_card(hand: list[str], others: list[str]) -> Match[Table]:
    """The last trick: two cards, the higher of which wins."""
    match = Match.new(HIGH_CARD, seats=["me", "you"], seed=1)
    table = match.position.table.copy()
    known = {*hand, *others}
    table.hands = [hand, others]
    table.deck = [f"c{n:02}" for n in range(1, 25) if f"c{n:02}" not in known]
    return Match.begin(HIGH_CARD, match.header, table)


def think(match: Match[Any], budget: Budget = QUICK, seed: int = 1, **more: Any) -> Any:
    question = match.position.open[0]
    search = Search(match.game.name, budget, seed)
    return search.think(question, match.glimpse(question.seat), **more)


def test_it_finds_the_better_card_in_a_game_that_nobody_has_judged() -> None:
    match = high_card(["c01", "c23"], ["c10", "c12"])
    budget = Budget(iterations=300, prudence=0.0)
    thought = think(match, budget)
    best = thought.candidates[0]
    assert best.option == thought.chosen
    assert 0 <= best.outcome <= 1
    assert sum(one.visits for one in thought.candidates) == thought.iterations
    assert thought.iterations >= 290


def test_a_certain_win_is_found() -> None:
    """One coin ahead after the last trick, keeping the coin wins and daring may not."""
    match = high_card(["c23"], ["c10"])
    for seat in (0, 1):
        match.answer(match.position.question(seat).options[0], seat)
    question = match.position.open[0]
    assert question.kind == "dare"
    thought = Search("high_card", Budget(iterations=60), 1).think(question, match.glimpse(0))
    assert thought.chosen == ("keep",)
    assert thought.candidates[0].outcome == 1.0


@pytest.mark.parametrize("name", names())
def test_the_same_seed_thinks_the_same(name: str) -> None:
    match = played(name, 30)
    assert think(match, seed=5) == think(match, seed=5)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("answers", [0, 25, 60])
def test_it_plays_the_same_when_everything_hidden_is_replaced(name: str, answers: int) -> None:
    match = played(name, answers)
    question = match.position.open[0]
    seat = question.seat
    position = match.position
    other = match.game.reimagine(position.checkpoint, observers(seat), 12345)
    other.chance.load(match.glimpse(seat)._shown())
    twin = Position(match.game, other).again(position.fed)
    twin.table.chance.script.clear()
    assert twin.table != position.table
    one = Search(name, QUICK, 7).think(question, Glimpse(position, seat))
    two = Search(name, QUICK, 7).think(twin.question(seat), Glimpse(twin, seat))
    assert one == two


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("prophecy", 4, {}),
        ("prophecy", 5, {"version": "standard"}),
        ("seasons", 4, {}),
        ("wizards", 6, {}),
        ("wizards", 3, {"play": "cooperative"}),
    ],
)
def test_it_plays_with_any_number_of_seats_and_together(
    name: str, seats: int, options: Options
) -> None:
    match = played(name, 40, seats=seats, options=options)
    thought = think(match, replace(QUICK, iterations=4))
    assert thought.chosen in match.position.open[0].options


def test_simultaneous_questions_are_thought_about_without_the_others_answers() -> None:
    match = Match.new(find("seasons"), seats=["a", "b"], seed=2)
    first, second = match.position.open
    before = Search("seasons", QUICK, 4).think(second, match.glimpse(second.seat))
    match.answer(first.options[-1], first.seat)
    after = Search("seasons", QUICK, 4).think(second, match.glimpse(second.seat))
    assert before == after


def test_what_was_found_out_about_the_next_decision_is_kept() -> None:
    """Seasons: several decisions of one turn follow each other, with nothing between them."""
    match = played("seasons", 60, seed=8)
    search: dict[int, Search] = {n: Search("seasons", Budget(iterations=40), n) for n in (0, 1)}
    kept = 0
    for _ in range(30):
        question = match.position.open[0]
        if len(question.options) > 1:
            thought = search[question.seat].think(question, match.glimpse(question.seat))
            kept += thought.kept
            assert thought.iterations >= 35
            match.answer(thought.chosen, question.seat)
        else:
            match.answer(question.options[0], question.seat)
    assert kept > 0


def test_forgotten_tries_are_not_counted_again() -> None:
    match = played("seasons", 60, seed=8)
    search = Search("seasons", Budget(iterations=40), 1)
    for _ in range(12):
        question = match.position.open[0]
        if len(question.options) > 1:
            thought = search.think(question, match.glimpse(question.seat))
            assert thought.kept == 0
            match.answer(thought.chosen, question.seat)
        else:
            match.answer(question.options[0], question.seat)
        search.forget()


def test_several_processes_count_their_tries_together() -> None:
    match = played("seasons", 30)
    alone = think(match, Budget(iterations=24, rounds=1))
    crowd = Budget(iterations=24, rounds=1, processes=2)
    question = match.position.open[0]
    search = Search("seasons", crowd, 1)
    try:
        together = search.think(question, match.glimpse(question.seat))
        again = Search("seasons", crowd, 1)
        same = again.think(question, match.glimpse(question.seat))
        again.close()
    finally:
        search.close()
    assert together == same
    assert together.iterations == sum(one.visits for one in together.candidates)
    assert abs(together.iterations - alone.iterations) <= 8


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that shows one second more at every look."""
    clock = count()
    monkeypatch.setattr(halving, "perf_counter", lambda: float(next(clock)))
    thought = think(played("seasons", 30), Budget(seconds=20, rounds=1))
    assert next(clock) == 21
    assert thought.iterations >= 20


def test_an_option_that_is_asked_for_is_tried_in_any_case() -> None:
    match = played("seasons", 0)
    question = match.position.open[0]
    ranked = think(match).candidates
    odd = next(o for o in question.options if o not in [one.option for one in ranked])
    thought = advise(
        match.game, question, match.glimpse(question.seat), 1, also=(odd,), iterations=12
    )
    found = next(one for one in thought.candidates if one.option == odd)
    assert found.visits > 0


@pytest.mark.parametrize("name", names())
def test_a_told_thought_has_a_line_in_both_languages_and_features(name: str) -> None:
    match = played(name, 30)
    thought = think(match, tell=True)
    best = thought.candidates[0]
    assert best.line[0].option == thought.chosen
    assert all(set(step.labels) == {"en", "fr"} for step in best.line)
    assert best.features
    assert thought.difference()


def test_a_budget_is_iterations_or_seconds() -> None:
    with pytest.raises(BadSetup, match="either a number of iterations"):
        Budget()
    with pytest.raises(BadSetup, match="either a number of iterations"):
        Budget(iterations=3, seconds=1.0)
    with pytest.raises(BadSetup, match="breadth"):
        Budget(iterations=3, breadth=1)
