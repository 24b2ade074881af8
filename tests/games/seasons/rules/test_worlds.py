"""Imagined worlds keep what a seat knows and move what it does not (S-030, S-036, S-133)."""

import pytest

from fabletop.core.match import Match
from fabletop.core.view import observers
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import Table
from tests.games.seasons.rules.matches import all_answer, begin, table_of, until

AMULETS = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth")


def worlds(match: Match[Table], seat: int | None, count: int = 25) -> list[Table]:
    """Tables that look the same to this seat."""
    table = table_of(match)
    return [match.game.reimagine(table, observers(seat), seed) for seed in range(count)]


@pytest.mark.rule("S-133")
def test_imagined_worlds_keep_all_that_is_known_in_its_place() -> None:
    play = (
        Scenario(3)
        .sorcerer(
            reserve="1 water 1 air",
            hand=["amsug_longneck", "purse_of_io"],
            library_two=AMULETS[:1],
            library_three=AMULETS[1:],
            play=["die_of_malice", "crystal_orb"],
        )
        .sorcerer(play=["arcane_telescope"], hand=["beggars_horn"])
        .top("staff_of_spring")
        .discarded("potion_of_life")
        .start()
    )
    play.answers(
        "activate crystal_orb look", "leave", "summon amsug_longneck", "return die_of_malice"
    )
    for world in worlds(play.match, 0):
        assert world.sorcerers[0].hand == ["purse_of_io", "die_of_malice"]
        assert world.sorcerers[0].libraries == [list(AMULETS[:1]), list(AMULETS[1:])]
        assert "arcane_telescope" in world.sorcerers[1].hand
        assert (world.deck[-1], world.discard) == ("staff_of_spring", ["potion_of_life"])
        assert play.match.game.view(world, 0) == play.match.view(0)
    for world in worlds(play.match, 1):
        assert "die_of_malice" in world.sorcerers[0].hand
        assert play.match.game.view(world, 1) == play.match.view(1)


@pytest.mark.rule("S-133", "S-036")
def test_imagined_worlds_move_all_that_is_unknown() -> None:
    play = (
        Scenario(3)
        .sorcerer(hand=["purse_of_io"], library_two=AMULETS[:1], library_three=AMULETS[1:2])
        .top("staff_of_spring", "beggars_horn")
        .discarded("potion_of_life", known=0)
        .start()
    )
    for seat in (1, None):
        imagined = worlds(play.match, seat)
        assert len({world.sorcerers[0].hand[0] for world in imagined}) > 10
        assert len({world.sorcerers[0].libraries[0][0] for world in imagined}) > 10
        assert len({world.sorcerers[0].libraries[1][0] for world in imagined}) > 10
        assert len({world.deck[-1] for world in imagined}) > 10
        assert len({world.discard[0] for world in imagined}) > 10


@pytest.mark.rule("S-133")
def test_imagined_worlds_hold_the_same_cards_and_other_luck() -> None:
    play = Scenario(3).sorcerer(hand=AMULETS).start()
    for world in worlds(play.match, 1, 5):
        assert play.match.game.invariants(world) == []
        assert world.chance.streams != play.table.chance.streams


@pytest.mark.rule("S-030", "S-133")
def test_imagined_drafts_keep_the_own_packet_and_the_one_that_was_passed_on() -> None:
    match = begin()
    all_answer(match)
    real = table_of(match).sorcerers
    imagined = worlds(match, 0)
    for world in imagined:
        own, left, _right = world.sorcerers
        assert (own.packet, own.picks) == (real[0].packet, real[0].picks)
        assert left.packet == real[1].packet
    assert len({world.sorcerers[1].picks[0] for world in imagined}) > 10
    assert len({tuple(world.sorcerers[2].packet) for world in imagined}) == 25


@pytest.mark.rule("S-030", "S-133")
def test_two_players_know_all_but_the_first_pick_of_each_other() -> None:
    match = begin(2)
    for _ in range(4):
        all_answer(match)
    real = table_of(match).sorcerers[1].picks
    imagined = worlds(match, 0)
    assert {tuple(world.sorcerers[1].picks[1:]) for world in imagined} == {tuple(real[1:])}
    assert len({world.sorcerers[1].picks[0] for world in imagined}) > 10


@pytest.mark.rule("S-036", "S-133")
def test_two_players_know_which_cards_the_other_has_but_not_in_which_year() -> None:
    match = until(begin(2), "take")
    seen = table_of(match).sorcerers[1].remembered
    assert len(seen) == 8
    hands_imagined = set()
    for world in worlds(match, 0):
        sorcerer = world.sorcerers[1]
        held = [*sorcerer.hand, *sorcerer.libraries[0], *sorcerer.libraries[1]]
        assert all(held.count(card) >= seen.count(card) for card in seen)
        hands_imagined.add(tuple(sorcerer.hand))
    assert len(hands_imagined) > 15


@pytest.mark.rule("S-028", "S-034")
def test_imagined_worlds_deal_other_tokens_to_the_others() -> None:
    match = begin(3, tokens="yes")
    own = table_of(match).sorcerers[0].offered
    imagined = worlds(match, 0)
    for world in imagined:
        assert world.sorcerers[0].offered == own
        offers = [token for sorcerer in world.sorcerers for token in sorcerer.offered]
        assert len(set(offers)) == 9
    assert len({frozenset(world.sorcerers[1].offered) for world in imagined}) > 10


def test_imagined_worlds_leave_a_familiar_for_the_kriss() -> None:
    """Who has activated it has one, though the others do not know which card it is."""
    play = (
        Scenario(2)
        .sorcerer(play=["necrotic_kriss"], hand=["kairn_the_destroyer", "purse_of_io"])
        .sorcerer()
        .start()
    )
    play.answers("activate necrotic_kriss")
    assert play.options == ["discard kairn_the_destroyer"]
    for world in worlds(play.match, 1):
        hand = [world.box.cards[card] for card in world.sorcerers[0].hand]
        assert any(card.category == "familiar" for card in hand)


def test_two_cards_of_the_same_kind_are_chosen_from_like_any_two() -> None:
    """Otherwise the others would notice that there was nothing to choose."""
    play = (
        Scenario(2)
        .sorcerer(reserve="1 air", hand=["warden_of_argos"])
        .sorcerer(hand=["purse_of_io", "purse_of_io"])
        .start()
    )
    play.answers("summon warden_of_argos", "warden card")
    assert (play.question.seat, play.options) == (1, ["discard purse_of_io"])
