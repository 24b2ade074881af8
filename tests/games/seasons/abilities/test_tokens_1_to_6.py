"""Special Ability tokens 1 to 6: draw a card, give up a card, two energies, the gauge back, a
precious hand, a rich transmutation (S-160 to S-162)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons import seen
from tests.games.seasons.abilities.holding import holding, worth

# Token 1: draw a card


@pytest.mark.rule("S-160")
def test_token_1_draws_a_card_to_keep() -> None:
    play = holding("draw_card").top("amulet_of_air").start()
    play.answers("ability", "keep amulet_of_air")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert worth(play) == -5


@pytest.mark.rule("S-160")
def test_token_1_draws_a_card_to_discard() -> None:
    play = holding("draw_card").top("amulet_of_air").start()
    play.answers("ability", "discard amulet_of_air")
    assert (play.sorcerer().hand, play.table.discard) == ([], ["amulet_of_air"])
    assert worth(play) == -5


@pytest.mark.rule("S-160", "S-132")
@pytest.mark.parametrize("token", ["draw_card", "arrange_top_three"])
def test_tokens_1_and_12_are_refused_when_no_card_is_left(token: str) -> None:
    play = holding(token).only().start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_no_pile", "S-160")


@pytest.mark.rule("S-160", "S-131")
def test_token_1_draws_from_the_discards_when_the_pile_is_empty() -> None:
    play = holding("draw_card").only().discarded("amulet_of_air").start()
    play.answers("ability", "keep amulet_of_air")
    assert play.sorcerer().hand == ["amulet_of_air"]


# Token 2: sacrifice or discard a card


@pytest.mark.rule("S-160", "S-120")
def test_token_2_gives_up_a_card_in_play_or_one_in_hand() -> None:
    play = holding("sacrifice_or_discard", play=["amulet_of_air"], hand=["amulet_of_fire"]).start()
    play.answers("ability")
    assert play.options == ["sacrifice amulet_of_air", "discard amulet_of_fire"]
    play.answers("discard amulet_of_fire")
    assert (play.play(0), play.sorcerer().hand) == (["amulet_of_air"], [])
    assert play.table.discard == ["amulet_of_fire"]
    assert worth(play) == 6


@pytest.mark.rule("S-160", "S-120")
def test_token_2_sacrifices_a_card_with_all_that_follows() -> None:
    """A Cursed Treatise of Arus takes the reserve along."""
    cards = ["cursed_treatise_of_arus", "amulet_of_air"]
    play = holding("sacrifice_or_discard", play=cards, reserve="2 fire").start()
    play.answers("ability", "sacrifice cursed_treatise_of_arus")
    assert play.play(0) == ["amulet_of_air"]
    assert play.reserve(0) == {}


@pytest.mark.rule("S-160")
@pytest.mark.parametrize("place", ["play", "hand"])
def test_token_2_needs_a_single_card_in_play_or_in_hand(place: str) -> None:
    cards = ["amulet_of_air"]
    token = "sacrifice_or_discard"
    scenario = holding(token, play=cards) if place == "play" else holding(token, hand=cards)
    play = scenario.start()
    play.answers("ability")
    assert play.table.discard == cards


@pytest.mark.rule("S-160")
def test_token_2_is_refused_without_any_card() -> None:
    play = holding("sacrifice_or_discard").start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_no_card", "S-160")


@pytest.mark.rule("S-124", "S-160")
def test_the_shield_of_zira_is_not_paid_for_token_2() -> None:
    """I-045: neither a power card nor an enchantment demands the sacrifice."""
    cards = ["shield_of_zira", "amulet_of_air"]
    play = holding("sacrifice_or_discard", play=cards).start()
    play.answers("ability")
    assert play.options == ["sacrifice shield_of_zira", "sacrifice amulet_of_air"]
    play.answers("sacrifice shield_of_zira")
    assert play.play(0) == ["amulet_of_air"]
    assert play.sorcerer().crystals == 0


# Token 3: two energies


@pytest.mark.rule("S-160", "S-077")
def test_token_3_brings_two_energies_of_choice() -> None:
    play = holding("two_energy").start()
    play.answers("ability").answers("gain fire", "gain water")
    assert play.reserve(0) == {"water": 1, "fire": 1}
    assert worth(play) == -5


@pytest.mark.rule("S-160", "S-071")
def test_the_reserve_limit_holds_for_token_3() -> None:
    play = holding("two_energy", reserve="3 water 3 earth").start()
    play.answers("ability", "gain fire", "gain fire", "drop water")
    assert play.reserve(0) == {"water": 2, "earth": 3, "fire": 2}


# Token 4: the gauge back


@pytest.mark.rule("T-95", "S-161")
def test_token_4_lowers_a_gauge_of_six_above_five_cards() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots", "purse_of_io"]
    play = holding("gauge_back", gauge=6, play=cards).start()
    play.answers("ability")
    assert play.sorcerer().gauge == 5
    assert worth(play) == 10


@pytest.mark.rule("T-95", "S-161")
def test_token_4_is_refused_when_every_space_of_the_gauge_is_needed() -> None:
    """I-092: five cards, gauge at five."""
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots", "purse_of_io"]
    play = holding("gauge_back", gauge=5, play=cards).start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_gauge", "S-161")


@pytest.mark.rule("S-161")
def test_token_4_is_refused_with_the_gauge_at_zero() -> None:
    play = holding("gauge_back", gauge=0).start()
    assert play.refused()["ability"] == ("ability_gauge", "S-161")
    one = holding("gauge_back", gauge=1).start()
    one.answers("ability")
    assert one.sorcerer().gauge == 0


# Token 5: a precious hand


@pytest.mark.rule("S-160", "S-173")
def test_token_5_makes_four_cards_in_hand_worth_twelve_points() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots"]
    play = holding("hand_is_worth", hand=cards).at(year=3, space=12).start(active=1)
    play.answers("end")
    assert ["hand", 12] in seen.sheets(play.match)[0]
    assert seen.scores(play.match) == (12, 0)


@pytest.mark.rule("S-160", "S-173")
def test_without_token_5_four_cards_in_hand_cost_twenty_points() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots"]
    play = holding("twelve_crystals", hand=cards).at(year=3, space=12).start(active=1)
    play.answers("end")
    assert ["hand", -20] in seen.sheets(play.match)[0]


@pytest.mark.rule("S-160")
def test_token_5_is_never_used_nor_turned_over() -> None:
    play = holding("hand_is_worth", hand=["amulet_of_air"]).at(year=3, space=12).start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_permanent", "S-160")
    play.answers("end", "end")
    assert not play.sorcerer().token_used
    assert ["token", 0] in seen.sheets(play.match)[0]


# Token 6: a rich transmutation


@pytest.mark.rule("T-45", "S-084", "S-082")
def test_token_6_transmutes_two_air_and_a_fire_in_summer_for_ten_crystals() -> None:
    play = holding("transmute_plus_one", reserve="2 air 1 fire").at(space=7).start()
    assert play.refused()["transmute air 1"] == ("no_ring", "S-082")
    play.answers("ability", "transmute air 2", "transmute fire 1")
    assert play.sorcerer().crystals == 10
    assert worth(play) == 0


@pytest.mark.rule("S-084", "S-160")
def test_token_6_adds_to_the_bonus_to_purse_of_io_and_to_ios_bounty() -> None:
    """In winter one earth yields 3 crystals, and each of the four adds 1."""
    play = (
        Scenario(2, tokens="yes", enchantment="ios_bounty")
        .sorcerer(token="transmute_plus_one", reserve="1 earth", play=["purse_of_io"])
        .sorcerer()
        .start()
    )
    play.answers("bonus transmute", "ability", "transmute earth 1")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-082", "S-160")
def test_the_right_of_token_6_ends_with_the_turn() -> None:
    play = holding("transmute_plus_one", reserve="3 earth").start()
    play.answers("ability", "transmute earth 1", "end")
    assert play.table.extra == 0
    assert not play.table.transmuting
