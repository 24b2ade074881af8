"""The Prelude: draft, ready-made sets, three piles, tokens (S-030 to S-036)."""

from collections import Counter

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.games.seasons.rules.setup import SETS
from fabletop.games.seasons.state import Table
from tests.games.seasons.rules.matches import all_answer, begin, drafted, table_of, until
from tests.games.seasons.seen import sorcerers

EVERYBODY = (0, 1, 2, None)
"""All seats of a table for three, and a spectator."""


def packets(match: Match[Table]) -> list[list[str]]:
    return [sorcerer.packet[:] for sorcerer in table_of(match).sorcerers]


def picks(match: Match[Table]) -> list[list[str]]:
    return [sorcerer.picks[:] for sorcerer in table_of(match).sorcerers]


def kinds(match: Match[Table]) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in match.position.open]


def without(cards: list[str], option: Option) -> list[str]:
    rest = cards[:]
    rest.remove(str(option[1]))
    return rest


def numbers(match: Match[Table], cards: list[str]) -> tuple[int, ...]:
    return tuple(sorted(table_of(match).box.cards[card].number for card in cards))


@pytest.mark.rule("S-030")
def test_everybody_is_asked_for_a_card_of_the_own_packet_at_the_same_time() -> None:
    match = begin()
    assert kinds(match) == [(0, "pick"), (1, "pick"), (2, "pick")]
    for question, packet in zip(match.position.open, packets(match), strict=True):
        assert {option[1] for option in question.options} == set(packet)


@pytest.mark.rule("S-030")
def test_a_picked_card_is_kept_and_the_rest_of_the_packet_goes_to_the_left() -> None:
    match = begin()
    before = packets(match)
    answers = all_answer(match)
    assert picks(match) == [[str(answer[1])] for answer in answers]
    rests = [without(packet, answer) for packet, answer in zip(before, answers, strict=True)]
    assert packets(match) == [rests[2], rests[0], rests[1]]


@pytest.mark.rule("S-030")
def test_packets_go_to_the_left_after_every_pick_until_no_card_is_left() -> None:
    match = begin(4)
    first = packets(match)
    for _ in range(4):
        all_answer(match)
    for before, now in zip(first, packets(match), strict=True):
        assert len(now) == 5
        assert set(now) <= set(before), "after four picks a packet is back where it was dealt"
    until(match, "sort")
    assert packets(match) == [[], [], [], []]
    assert [len(chosen) for chosen in picks(match)] == [9, 9, 9, 9]


@pytest.mark.rule("S-030")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_hidden_picks_may_be_made_in_any_order(order: tuple[int, ...]) -> None:
    together, one_by_one = begin(), begin()
    all_answer(together)
    chosen = {question.seat: question.options[0] for question in one_by_one.position.open}
    for seat in order:
        one_by_one.answer(chosen[seat], seat)
    assert table_of(one_by_one) == table_of(together)


@pytest.mark.rule("S-030", "S-036")
def test_nothing_is_seen_of_a_pick_before_everybody_has_picked() -> None:
    match = begin()
    views = [match.view(seat) for seat in EVERYBODY]
    for seat in (1, 2):
        match.answer(match.position.question(seat).options[0], seat)
    assert [match.view(seat) for seat in EVERYBODY] == views
    assert [match.chronicle(seat) for seat in EVERYBODY] == [match.chronicle(None)] * 4
    assert kinds(match) == [(0, "pick")]


@pytest.mark.rule("S-030")
def test_a_pick_can_be_taken_back_until_everybody_has_picked() -> None:
    match = begin()
    option = match.position.question(1).options[0]
    match.answer(option, 1)
    assert [match.can_undo(seat) for seat in (0, 1, 2)] == [False, True, False]
    match.undo(1)
    assert kinds(match) == [(0, "pick"), (1, "pick"), (2, "pick")]


@pytest.mark.rule("S-030")
def test_no_pick_can_be_taken_back_once_the_packets_have_gone_on() -> None:
    match = begin()
    all_answer(match)
    assert [match.can_undo(seat) for seat in (0, 1, 2)] == [False, False, False]


@pytest.mark.rule("S-030")
def test_one_cannot_pick_twice_nor_from_a_packet_of_another() -> None:
    match = begin()
    stranger = next(
        option
        for option in match.position.question(1).options
        if option not in match.position.question(0).options
    )
    with pytest.raises(IllegalAnswer, match="not possible now"):
        match.answer(stranger, 0)
    match.answer(match.position.question(0).options[0], 0)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked"):
        match.answer(match.position.asked[0].options[1], 0)


@pytest.mark.rule("S-030")
def test_the_last_card_of_a_packet_is_picked_without_asking() -> None:
    match = begin()
    for _ in range(7):
        all_answer(match)
    assert [len(packet) for packet in packets(match)] == [2, 2, 2]
    before = packets(match)
    answers = all_answer(match)
    assert kinds(match) == [(0, "hand"), (1, "hand"), (2, "hand")]
    left = [without(packet, answer) for packet, answer in zip(before, answers, strict=True)]
    assert [chosen[-1:] for chosen in picks(match)] == [left[2], left[0], left[1]]
    assert [len(chosen) for chosen in picks(match)] == [9, 9, 9]


@pytest.mark.rule("S-031")
def test_nine_cards_make_a_hand_of_three_and_two_libraries_of_three() -> None:
    match = until(begin(), "sort")
    cards = picks(match)
    asked = []
    while table_of(match).phase == "sort":
        asked.append(match.position.open[0].kind)
        all_answer(match)
    assert asked == ["hand"] * 3 + ["library_two"] * 3, "what is left needs no choice"
    for sorcerer, nine in zip(table_of(match).sorcerers, cards, strict=True):
        assert sorcerer.hand == nine[:3]
        assert sorcerer.libraries == [nine[3:6], nine[6:]]
        assert sorcerer.picks == []


@pytest.mark.rule("S-031", "S-035")
def test_everybody_sorts_at_the_same_time_and_nobody_sees_how() -> None:
    match = until(begin(), "sort")
    assert kinds(match) == [(0, "hand"), (1, "hand"), (2, "hand")]
    views = [match.view(seat) for seat in EVERYBODY]
    match.answer(match.position.question(2).options[4], 2)
    assert [match.view(seat) for seat in EVERYBODY] == views


@pytest.mark.rule("S-031")
def test_cards_are_sorted_as_their_owner_likes() -> None:
    match = until(begin(2), "sort")
    wanted = picks(match)[1][::-1]
    wishes = wanted[:]

    def as_wished(question: Question) -> Option:
        return (question.kind, wishes.pop(0)) if question.seat else question.options[0]

    until(match, "take", as_wished)
    sorcerer = table_of(match).sorcerers[1]
    assert (sorcerer.hand, sorcerer.libraries[0]) == (wanted[:3], wanted[3:6])
    assert Counter(sorcerer.libraries[1]) == Counter(wanted[6:])


@pytest.mark.rule("S-032")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_apprentices_get_different_ready_made_sets_and_sort_them(players: int) -> None:
    match = begin(players, pool="30", start="sets")
    assert kinds(match) == [(seat, "hand") for seat in range(players)]
    sets = [numbers(match, chosen) for chosen in picks(match)]
    assert set(sets) <= set(SETS)
    assert len(set(sets)) == players
    assert len(table_of(match).deck) == 60 - 9 * players
    until(match, "take")
    assert [len(sorcerer.hand) for sorcerer in table_of(match).sorcerers] == [3] * players


@pytest.mark.rule("S-032")
def test_the_four_sets_are_those_of_the_rules() -> None:
    match = begin(4, pool="30", start="sets")
    assert {numbers(match, chosen) for chosen in picks(match)} == {
        (1, 2, 7, 17, 18, 20, 26, 29, 30),
        (3, 5, 9, 14, 15, 21, 23, 25, 28),
        (4, 6, 7, 9, 12, 16, 22, 24, 30),
        (1, 2, 3, 11, 13, 15, 18, 25, 27),
    }


@pytest.mark.rule("S-032", "S-004")
def test_the_four_sets_need_no_third_copy_of_a_card() -> None:
    match = begin(4, pool="30", start="sets")
    dealt = Counter(card for chosen in picks(match) for card in chosen)
    assert max(dealt.values()) == 2
    assert dealt + Counter(table_of(match).deck) == Counter(
        {card.id: 2 for card in table_of(match).box.cards.values() if card.set == "beginner"}
    )


@pytest.mark.rule("S-032")
def test_anybody_may_get_any_of_the_sets() -> None:
    firsts = {
        numbers(match, picks(match)[0])
        for match in (begin(2, seed=seed, pool="30", start="sets") for seed in range(30))
    }
    assert firsts == set(SETS)


@pytest.mark.rule("S-034")
def test_one_token_is_kept_between_prelude_and_tournament_and_two_leave_the_game() -> None:
    match = until(begin(tokens="yes"), "token")
    assert [len(sorcerer.picks) for sorcerer in table_of(match).sorcerers] == [0, 0, 0]
    assert table_of(match).rolled == []
    offers = [sorcerer.offered[:] for sorcerer in table_of(match).sorcerers]
    answers = all_answer(match, lambda question: question.options[1])
    assert [answer[1] for answer in answers] == [offer[1] for offer in offers]
    for sorcerer, offer in zip(table_of(match).sorcerers, offers, strict=True):
        assert (sorcerer.token, sorcerer.token_used, sorcerer.offered) == (offer[1], False, [])
    assert table_of(match).phase == "take"


@pytest.mark.rule("S-035")
def test_tokens_are_chosen_at_the_same_time_and_seen_once_all_are_chosen() -> None:
    match = until(begin(tokens="yes"), "token")
    views = [match.view(seat) for seat in EVERYBODY]
    for seat in (2, 0):
        match.answer(match.position.question(seat).options[0], seat)
        assert [match.view(other) for other in EVERYBODY] == views
    match.answer(match.position.question(1).options[0], 1)
    kept = [sorcerer.token for sorcerer in table_of(match).sorcerers]
    assert all(kept)
    for viewer in EVERYBODY:
        assert [sorcerer.token for sorcerer in sorcerers(match, viewer)] == kept


@pytest.mark.rule("S-036")
def test_libraries_are_known_to_their_owner_only() -> None:
    match = drafted()
    for seat in EVERYBODY:
        for other, sorcerer in enumerate(sorcerers(match, seat)):
            own = table_of(match).sorcerers[other].libraries
            assert sorcerer.libraries == (own if other == seat else [[], []])
            assert sorcerer.library_sizes == [3, 3]
