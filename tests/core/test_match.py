"""Matches: answering, simultaneous questions, undo, copies, branches."""

import pytest

from fabletop.core.errors import BadSetup, IllegalAnswer, RulesError
from fabletop.core.match import Match
from fabletop.core.question import Option, Question, Step
from fabletop.core.saved.entries import TABLE
from tests.high_card import HIGH_CARD, HighCard, Table


def new(seats: int = 2, seed: int = 1) -> Match[Table]:
    return Match.new(HIGH_CARD, seats=[f"p{n}" for n in range(seats)], seed=seed)


def lay(match: Match[Table], seat: int, index: int = 0) -> Option:
    question = next(q for q in match.position.open if q.seat == seat)
    match.answer(question.options[index], seat)
    return question.options[index]


def test_simultaneous_questions_are_answered_in_any_order() -> None:
    match = new(3)
    assert [decision.seat for decision in match.decisions()] == [0, 1, 2]
    lay(match, 2)
    assert [decision.seat for decision in match.decisions()] == [0, 1]
    assert match.view(None).laid == []
    lay(match, 0)
    lay(match, 1)
    assert len(match.position.table.laid) == 3
    assert match.decisions()[0].kind == "dare"


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    first, second = new(3), new(3)
    for seat in (0, 1, 2):
        lay(first, seat)
    for seat in (2, 0, 1):
        lay(second, seat)
    assert first.position.table == second.position.table


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    match = new()
    before = match.position.table.copy()
    with pytest.raises(IllegalAnswer, match="'lay c99' is not possible now"):
        match.answer(("lay", "c99"), 0)
    assert match.position.table == before
    assert match.entries == []


def test_who_is_not_asked_cannot_answer() -> None:
    match = new()
    lay(match, 0)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked"):
        match.answer(("lay", "c01"), 0)


def test_with_several_seats_asked_an_answer_must_name_its_seat() -> None:
    match = new()
    with pytest.raises(IllegalAnswer, match="say which one"):
        match.answer(match.position.open[0].options[0])


def test_a_choice_that_others_still_wait_for_can_be_taken_back() -> None:
    match = new(3)
    before = match.position.table.copy()
    lay(match, 1)
    lay(match, 0)
    match.undo(1)
    assert [decision.seat for decision in match.decisions()] == [1, 2]
    match.undo(0)
    assert match.position.table == before
    assert match.entries == []


def test_undo_stops_where_hidden_choices_were_revealed() -> None:
    match = new()
    lay(match, 0)
    lay(match, 1)
    assert not match.can_undo(0)
    with pytest.raises(IllegalAnswer, match="revealed"):
        match.undo(1)
    with pytest.raises(IllegalAnswer, match="another seat"):
        match.undo(0)


def _after_first_trick() -> tuple[Match[Table], int]:
    match = new()
    lay(match, 0)
    lay(match, 1)
    return match, match.decisions()[0].seat


def test_a_choice_without_luck_can_be_undone_and_redone() -> None:
    match, seat = _after_first_trick()
    before = match.position.table.copy()
    match.answer(("keep",))
    after = match.position.table.copy()
    epoch = match.epoch
    match.undo(seat)
    assert match.position.table == before
    assert match.epoch > epoch
    match.redo(seat)
    assert match.position.table == after


def test_a_die_that_was_rolled_cannot_be_undone() -> None:
    match, seat = _after_first_trick()
    match.answer(("dare",))
    assert not match.can_undo(seat)
    assert match.entries[-1].chance[0][0] == "dice"


def test_a_new_answer_forgets_what_could_be_redone() -> None:
    match, seat = _after_first_trick()
    match.answer(("keep",))
    match.undo(seat)
    match.answer(("keep",))
    with pytest.raises(IllegalAnswer, match="nothing to redo"):
        match.redo(seat)


def test_only_the_seat_that_undid_can_redo_and_only_until_something_new_happens() -> None:
    match, seat = _after_first_trick()
    match.answer(("keep",))
    assert not match.can_redo(seat)
    match.undo(seat)
    assert match.can_redo(seat)
    assert not match.can_redo(1 - seat)
    match.answer(("keep",))
    assert not match.can_redo(seat)


def test_a_copy_in_the_middle_of_a_step_goes_its_own_way() -> None:
    match = new()
    lay(match, 0)
    twin = match.copy()
    lay(twin, 1)
    assert [decision.seat for decision in match.decisions()] == [1]
    lay(match, 1)
    assert match.position.table == twin.position.table


def _played(seed: int = 1) -> Match[Table]:
    match = new(seed=seed)
    while not match.over:
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    return match


def test_a_branch_with_the_same_luck_can_repeat_the_game() -> None:
    match = _played()
    for moment in range(len(match.entries) + 1):
        branch = match.branch(moment)
        for entry in match.entries[moment:]:
            branch.answer(entry.option, entry.seat)
        assert branch.position.table == match.position.table


def test_a_branch_with_another_seed_keeps_the_past_and_changes_the_dice() -> None:
    match = _played()
    moment = next(i for i, entry in enumerate(match.entries) if entry.option == ("dare",))
    dice = set()
    for seed in range(30):
        branch = match.branch(moment, seed=seed)
        assert branch.position.table.hands == match.branch(moment).position.table.hands
        branch.answer(("dare",))
        dice.add(branch.entries[-1].chance)
    assert len(dice) == 6


def test_a_finished_match_has_places_and_asks_nothing_more() -> None:
    match = _played()
    assert match.result is not None
    assert 1 in match.result.places
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(("keep",))


def test_the_chronicle_says_what_happened_and_when() -> None:
    match, seat = _after_first_trick()
    (moment, event), *_ = match.chronicle(None)
    assert moment == 2
    assert event.told[:2] == ("took", seat)
    assert match.chronicle(None, since=3) == []


def test_a_private_event_reaches_its_seat_only() -> None:
    match = new()
    table = match.position.table
    table.chronicle = []
    table.whisper(1, "dreamt", 5)
    (event,) = table.chronicle
    assert event.known_to(1)
    assert not event.known_to(0)
    assert not event.known_to(None)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        new(seed=seed)


def test_wrong_numbers_of_players_and_unknown_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players, not 9"):
        new(seats=9)
    with pytest.raises(BadSetup, match="no option 'colour'"):
        Match.new(HIGH_CARD, seats=["a", "b"], seed=1, options={"colour": "red"})


class Faulty(HighCard):
    """A game whose rules fail when somebody keeps the coin."""

    def step(self, table: Table) -> Step | None:
        return self._broken(table) if table.winner >= 0 else super().step(table)

    def _broken(self, table: Table) -> Step:
        answer: Option = yield Question(table.winner, "dare", [("dare",), ("keep",)])
        table.coins[0] = 99
        if answer == ("keep",):
            raise KeyError("oops")
        table.winner = -1


def test_a_fault_of_the_rules_is_ours_and_loses_nothing() -> None:
    match: Match[Table] = Match.new(Faulty(), seats=["a", "b"], seed=1)
    lay(match, 0)
    lay(match, 1)
    before = match.position.table.copy()
    with pytest.raises(RulesError, match="oops"):
        match.answer(("keep",))
    assert match.position.table == before
    match.answer(("dare",))
    assert match.position.table.coins[0] == 99


class Polite(HighCard):
    """A game that asks only the winner, but as a simultaneous question."""

    def step(self, table: Table) -> Step | None:
        return self._ask(table) if table.winner >= 0 else super().step(table)

    def _ask(self, table: Table) -> Step:
        answers: tuple[Option, ...] = yield (Question(table.winner, "dare", [("a",), ("b",)]),)
        table.coins[table.winner] = 10 if answers[0] == ("a",) else 20
        table.winner = -1


def test_a_single_simultaneous_question_is_answered_like_several() -> None:
    match: Match[Table] = Match.new(Polite(), seats=["a", "b"], seed=1)
    lay(match, 0)
    lay(match, 1)
    seat = match.decisions()[0].seat
    match.answer(("b",))
    assert match.position.table.coins[seat] == 20


def test_a_hidden_choice_can_be_taken_back_after_the_luck_was_made_anew() -> None:
    match = Match.new(HIGH_CARD, seats=["a", "b"], seed=1)
    match.answer(match.position.open[0].options[0], 0)
    branch = match.branch(1, seed=5)
    branch.undo(0)
    assert [entry.seat for entry in branch.entries] == [TABLE]
    assert {question.seat for question in branch.position.open} == {0, 1}
