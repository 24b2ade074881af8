"""The enchantments that change the Prelude, and the one that is drawn for a game (S-027, S-033,
S-150 to S-152)."""

from collections import Counter

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.match import Match
from fabletop.core.question import parse
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import Table
from tests.games.seasons.rules.matches import all_answer, begin, table_of


def answered(match: Match[Table], times: int = 1) -> Match[Table]:
    """Everybody takes the first thing that is offered, so many times."""
    for _ in range(times):
        all_answer(match)
    return match


def enchanted(players: int, enchantment: str, pool: str = "50_enchanted") -> Match[Table]:
    return begin(players, enchantment=enchantment, pool=pool)


def asked(match: Match[Table]) -> set[str]:
    return {question.kind for question in match.position.open}


@pytest.mark.rule("S-027")
def test_the_enchantment_of_the_game_lies_open_to_all() -> None:
    match = enchanted(3, "nature_spirit")
    for seat in (0, 1, 2, None):
        assert match.view(seat).enchantment == "nature_spirit"


@pytest.mark.rule("S-027")
def test_a_random_enchantment_may_be_any_of_the_ten() -> None:
    drawn = {
        table_of(begin(3, pool="50_enchanted", enchantment="random", seed=seed)).enchantment
        for seed in range(120)
    }
    assert drawn == set(table_of(begin()).box.enchantments)
    assert len(drawn) == 10


@pytest.mark.rule("S-027", "S-150")
def test_a_random_enchantment_is_never_one_that_needs_more_cards_than_there_are() -> None:
    drawn = {
        table_of(begin(4, pool="30", enchantment="random", seed=seed)).enchantment
        for seed in range(120)
    }
    assert drawn == set(table_of(begin()).box.enchantments) - {"elemental_construction"}


@pytest.mark.rule("S-027", "S-032")
def test_with_ready_made_sets_a_random_enchantment_leaves_the_prelude_alone() -> None:
    drawn = set()
    for seed in range(80):
        match = begin(2, pool="30", start="sets", enchantment="random", seed=seed)
        drawn.add(table_of(match).enchantment)
    prelude_only = {"elemental_construction", "extended_experience", "natural_selection"}
    assert drawn == set(table_of(match).box.enchantments) - prelude_only


@pytest.mark.rule("T-03", "S-150", "S-033")
def test_elemental_construction_of_four_players_keeps_36_of_72_cards() -> None:
    match = enchanted(4, "elemental_construction")
    assert [len(sorcerer.packet) for sorcerer in table_of(match).sorcerers] == [18] * 4
    assert len(table_of(match).deck) == 140 - 72
    answered(match, 9)
    assert asked(match) == {"hand"}
    assert [len(sorcerer.picks) for sorcerer in table_of(match).sorcerers] == [9] * 4
    assert [len(sorcerer.packet) for sorcerer in table_of(match).sorcerers] == [0] * 4
    assert len(table_of(match).deck) == 104
    assert table_of(match).discard == []


@pytest.mark.rule("S-150")
def test_elemental_construction_passes_no_cards() -> None:
    match = enchanted(3, "elemental_construction")
    dealt = [sorcerer.packet[:] for sorcerer in table_of(match).sorcerers]
    answered(match, 8)
    for cards, sorcerer in zip(dealt, table_of(match).sorcerers, strict=True):
        assert Counter(sorcerer.packet + sorcerer.picks) == Counter(cards)
        assert len(sorcerer.packet) == 10


@pytest.mark.rule("S-150", "S-133")
def test_elemental_construction_shuffles_the_unchosen_cards_in_and_nobody_knows_where() -> None:
    match = enchanted(3, "elemental_construction")
    before = table_of(match).deck[:]
    answered(match, 8)
    left = [card for sorcerer in table_of(match).sorcerers for card in sorcerer.packet[1:]]
    answered(match)
    deck = table_of(match).deck
    assert Counter(deck) == Counter(before + left)
    assert deck[: len(before)] != before
    assert Counter(deck[-27:]) != Counter(left)
    assert table_of(match).deck_known == [0] * 113


@pytest.mark.rule("S-150", "S-031")
def test_after_elemental_construction_there_are_three_sets_of_three_and_a_usual_tournament() -> (
    None
):
    match = enchanted(2, "elemental_construction")
    answered(match, 9 + 6)
    assert asked(match) == {"take"}
    for sorcerer in table_of(match).sorcerers:
        assert (len(sorcerer.hand), [len(cards) for cards in sorcerer.libraries]) == (3, [3, 3])


@pytest.mark.rule("T-03", "S-150")
def test_elemental_construction_is_impossible_with_four_players_and_60_cards() -> None:
    with pytest.raises(BadSetup, match="does not go with pool=30 for 4 players"):
        enchanted(4, "elemental_construction", pool="30")
    assert len(table_of(enchanted(3, "elemental_construction", pool="30")).deck) == 6


@pytest.mark.rule("T-02", "S-151", "S-033")
def test_extended_experience_of_three_players_deals_36_cards_for_sets_of_four() -> None:
    match = enchanted(3, "extended_experience")
    assert [len(sorcerer.packet) for sorcerer in table_of(match).sorcerers] == [12] * 3
    assert len(table_of(match).deck) == 104
    answered(match, 11)
    assert asked(match) == {"hand"}
    assert [len(sorcerer.picks) for sorcerer in table_of(match).sorcerers] == [12] * 3
    answered(match, 8)
    assert asked(match) == {"take"}
    for sorcerer in table_of(match).sorcerers:
        assert (len(sorcerer.hand), [len(cards) for cards in sorcerer.libraries]) == (4, [4, 4])
    assert len(table_of(match).deck) == 104


@pytest.mark.rule("S-151", "S-030")
def test_extended_experience_passes_the_packets_to_the_left_as_usual() -> None:
    match = enchanted(3, "extended_experience")
    packets = [sorcerer.packet[:] for sorcerer in table_of(match).sorcerers]
    answered(match)
    for seat, sorcerer in enumerate(table_of(match).sorcerers):
        assert sorcerer.picks == [packets[seat][0]]
        assert sorcerer.packet == packets[seat - 1][1:]


@pytest.mark.rule("S-151", "S-143")
def test_extended_experience_brings_four_cards_in_a_new_year() -> None:
    library = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water"]
    play = (
        Scenario(2, enchantment="extended_experience")
        .at(year=1, space=12)
        .sorcerer(library_two=library)
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert play.table.year == 2
    assert play.sorcerer(0).hand == library


@pytest.mark.rule("S-152", "S-033")
def test_natural_selection_discards_the_first_choice_and_passes_the_other_ten_cards() -> None:
    match = enchanted(3, "natural_selection")
    packets = [sorcerer.packet[:] for sorcerer in table_of(match).sorcerers]
    assert [len(packet) for packet in packets] == [11] * 3
    assert asked(match) == {"reject"}
    answered(match)
    assert table_of(match).discard == [packet[0] for packet in packets]
    assert asked(match) == {"pick"}
    for seat, sorcerer in enumerate(table_of(match).sorcerers):
        assert sorcerer.picks == []
        assert sorcerer.packet == packets[seat - 1][1:]


@pytest.mark.rule("S-152")
def test_natural_selection_discards_one_of_the_ten_drafted_cards() -> None:
    match = enchanted(3, "natural_selection")
    answered(match, 1 + 9)
    assert asked(match) == {"reject_one"}
    drafted = [sorcerer.picks[:] for sorcerer in table_of(match).sorcerers]
    assert [len(cards) for cards in drafted] == [10] * 3
    for seat, cards in enumerate(drafted):
        match.answer(parse(f"reject {cards[4]}"), seat)
    assert asked(match) == {"hand"}
    for cards, sorcerer in zip(drafted, table_of(match).sorcerers, strict=True):
        assert Counter(cards) - Counter(sorcerer.picks) == Counter([cards[4]])
        assert len(sorcerer.picks) == 9
    assert table_of(match).discard[3:] == [cards[4] for cards in drafted]


@pytest.mark.rule("S-152", "S-130", "S-031")
def test_natural_selection_leaves_two_cards_each_face_down_and_sets_of_three() -> None:
    match = enchanted(3, "natural_selection")
    answered(match, 1 + 9 + 1 + 6)
    assert asked(match) == {"take"}
    assert len(table_of(match).deck) == 140 - 33
    assert len(table_of(match).discard) == 6
    assert table_of(match).discard_known == [1, 2, 4, 1, 2, 4]
    for sorcerer in table_of(match).sorcerers:
        assert (len(sorcerer.hand), [len(cards) for cards in sorcerer.libraries]) == (3, [3, 3])
