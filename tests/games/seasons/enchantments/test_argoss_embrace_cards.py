"""Argos's Embrace with each effect that brings cards into a hand (S-145, S-155)."""

import pytest

from tests.games.seasons.enchantments.embraced import crystals, embraced


@pytest.mark.rule("S-155")
def test_the_amulet_of_fire_is_embraced_once_for_four_cards() -> None:
    """I-080."""
    play = embraced(12, reserve="2 fire", hand=("amulet_of_fire",)).start()
    play.answers("summon amulet_of_fire", "keep amulet_of_earth", "any_order")
    assert play.sorcerer().crystals == 7
    assert play.sorcerer().hand == ["amulet_of_earth"]


@pytest.mark.rule("S-155")
def test_the_amulet_of_fire_asks_the_poor_for_a_single_card() -> None:
    play = embraced(4, reserve="2 fire", hand=("amulet_of_fire",)).start()
    play.answers("summon amulet_of_fire", "keep amulet_of_earth", "any_order")
    play.answers("discard amulet_of_earth")
    assert play.question.kind == "turn"
    assert (play.play(0), play.sorcerer().hand) == (["amulet_of_fire"], [])


@pytest.mark.rule("S-155")
def test_the_scroll_of_ishtar_is_embraced_for_what_it_finds() -> None:
    """I-080."""
    play = embraced(12, reserve="2 fire", hand=("scroll_of_ishtar",)).start()
    play.answers("summon scroll_of_ishtar", "name air", "keep amulet_of_air")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_what_the_scroll_of_ishtar_rejects_costs_nothing_and_the_second_find_five() -> None:
    play = embraced(12, reserve="2 fire", hand=("scroll_of_ishtar",)).start()
    play.answers("summon scroll_of_ishtar", "name air", "reject amulet_of_air", "name fire")
    assert play.sorcerer().hand == ["amulet_of_fire"]
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_familiar_catcher_is_embraced_for_the_familiar() -> None:
    """I-080."""
    play = (
        embraced(12, reserve="1 fire 1 air", hand=("familiar_catcher",))
        .top("amulet_of_air", "kairn_the_destroyer")
        .start()
    )
    play.answers("summon familiar_catcher", "keep kairn_the_destroyer")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_amulet_of_time_is_embraced_once_for_all_new_cards() -> None:
    """I-080."""
    hand = ("amulet_of_time", "temporal_boots", "die_of_malice")
    play = embraced(12, reserve="2 water", hand=hand).start()
    play.answers("summon amulet_of_time", "gain fire", "gain fire")
    play.answers("discard temporal_boots", "discard die_of_malice")
    assert play.sorcerer().hand == ["amulet_of_air", "amulet_of_fire"]
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_amulet_of_time_without_an_exchange_costs_nothing() -> None:
    hand = ("amulet_of_time", "temporal_boots")
    play = embraced(12, reserve="2 water", hand=hand).start()
    play.answers("summon amulet_of_time", "gain fire", "gain fire", "enough")
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-155")
def test_the_throne_of_renewal_discards_then_draws_and_then_is_embraced() -> None:
    """I-080, I-081: the new card can be the one that goes, the old one is gone already."""
    hand = ("throne_of_renewal", "die_of_malice")
    play = embraced(4, reserve="1 water 2 fire", hand=hand).start()
    play.answers("summon throne_of_renewal")
    assert play.options == ["sacrifice throne_of_renewal", "discard amulet_of_air"]
    assert play.table.discard == ["die_of_malice"]
    play.answers("discard amulet_of_air")
    assert play.sorcerer().hand == []


@pytest.mark.rule("S-155")
def test_the_throne_of_renewal_costs_the_rich_five_crystals() -> None:
    """I-080, I-081."""
    hand = ("throne_of_renewal", "die_of_malice")
    play = embraced(12, reserve="1 water 2 fire", hand=hand).start()
    play.answers("summon throne_of_renewal")
    assert play.sorcerer().crystals == 7
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("S-155")
def test_naria_is_embraced_in_every_hand_that_receives_a_card() -> None:
    """I-080: each receiver pays for the own card."""
    play = embraced(12, others=6, players=3, hand=("naria_the_prophetess",)).start()
    play.answers("summon naria_the_prophetess", "keep amulet_of_earth", "give amulet_of_air 1")
    assert crystals(play) == [12 - 3 - 5, 1, 1]
    assert play.sorcerer(2).hand == ["amulet_of_fire"]


@pytest.mark.rule("S-155")
def test_narias_owner_pays_after_all_cards_have_been_handed_on() -> None:
    play = embraced(7, others=6, players=3, hand=("naria_the_prophetess",), play=("purse_of_io",))
    turn = play.start()
    turn.answers("summon naria_the_prophetess", "keep amulet_of_earth")
    assert (turn.question.seat, turn.question.kind) == (0, "naria")
    turn.answers("give amulet_of_air 1")
    assert (turn.question.seat, turn.question.kind) == (0, "embrace")
    assert [len(sorcerer.hand) for sorcerer in turn.table.sorcerers] == [1, 1, 1]
    turn.answers("discard amulet_of_earth")
    assert crystals(turn) == [4, 1, 1]


@pytest.mark.rule("S-155")
def test_a_card_from_naria_may_cost_a_poor_opponent_another_card() -> None:
    play = embraced(12, others=4, hand=("naria_the_prophetess",), theirs=("temporal_boots",))
    turn = play.start()
    turn.answers("summon naria_the_prophetess", "keep amulet_of_fire")
    assert (turn.question.seat, turn.question.kind) == (1, "embrace")
    turn.answers("sacrifice temporal_boots")
    assert turn.sorcerer(1).hand == ["amulet_of_air"]
    assert crystals(turn) == [4, 4]


@pytest.mark.rule("S-155")
def test_the_demon_of_argos_makes_the_opponents_pay_and_not_its_owner() -> None:
    """I-080."""
    play = embraced(
        12, others=6, players=3, reserve="1 water 1 earth 1 fire 1 air", hand=("demon_of_argos",)
    ).start()
    play.answers("summon demon_of_argos")
    assert crystals(play) == [12, 1, 1]


@pytest.mark.rule("S-155")
def test_amsug_makes_everybody_pay_who_takes_an_item_back() -> None:
    """I-080."""
    play = embraced(
        12,
        others=6,
        players=3,
        reserve="1 water 1 air",
        hand=("amsug_longneck",),
        play=("temporal_boots",),
        theirs=("die_of_malice",),
    ).start()
    play.answers("summon amsug_longneck")
    assert crystals(play) == [7, 1, 6]


@pytest.mark.rule("S-155")
def test_selenias_codex_is_embraced_for_the_item_that_comes_back() -> None:
    """I-080."""
    play = embraced(
        12, reserve="1 water 1 air", hand=("selenias_codex",), play=("amulet_of_earth",)
    ).start()
    play.answers("summon selenias_codex")
    assert play.sorcerer().hand == ["amulet_of_earth"]
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_potion_of_power_is_embraced_after_the_gauge_has_risen() -> None:
    """I-080."""
    play = embraced(4, play=("potion_of_power", "temporal_boots")).start()
    play.answers("activate potion_of_power")
    assert play.sorcerer().gauge == 7
    assert play.options == ["sacrifice temporal_boots", "discard amulet_of_air"]


@pytest.mark.rule("S-155")
def test_the_potion_of_power_costs_the_rich_five_crystals() -> None:
    """I-080."""
    play = embraced(12, play=("potion_of_power",)).start()
    play.answers("activate potion_of_power")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_potion_of_resurrection_is_embraced_for_the_card_it_finds() -> None:
    """I-080."""
    play = (
        embraced(12, play=("potion_of_resurrection",))
        .discarded("kairn_the_destroyer", "die_of_malice")
        .start()
    )
    play.answers("activate potion_of_resurrection", "keep kairn_the_destroyer")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_fire_of_the_elemental_amulet_is_embraced_after_its_other_effects() -> None:
    """I-080: the five crystals of the earth come in time to pay."""
    play = embraced(0, reserve="1 earth 1 fire", hand=("elemental_amulet",)).start()
    play.answers("summon elemental_amulet", "elements earth fire")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-155")
def test_the_vampiric_crown_is_embraced_when_it_draws() -> None:
    """I-080."""
    play = embraced(12, reserve="1 water 1 air", hand=("vampiric_crown",)).start()
    play.answers("summon vampiric_crown").answers(*["gain fire"] * 6)
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-155")
def test_the_vampiric_crown_that_discards_collects_nothing() -> None:
    play = embraced(
        12, reserve="1 water 1 air", hand=("vampiric_crown", "runic_cube_of_eolis")
    ).start()
    play.answers("summon vampiric_crown", "discard runic_cube_of_eolis")
    play.answers(*["gain fire"] * 7)
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-155")
def test_the_token_that_draws_a_card_is_embraced_if_the_card_is_kept() -> None:
    """I-080."""
    kept = embraced(12, token="draw_card").start()
    kept.answers("ability", "keep amulet_of_air")
    assert kept.sorcerer().crystals == 7
    refused = embraced(12, token="draw_card").start()
    refused.answers("ability", "discard amulet_of_air")
    assert refused.sorcerer().crystals == 12


@pytest.mark.rule("S-155", "S-105")
def test_a_card_that_goes_straight_into_play_is_not_embraced() -> None:
    play = embraced(12, reserve="1 water 1 earth 1 fire 1 air", hand=("divine_chalice",)).start()
    play.answers("summon divine_chalice", "put amulet_of_air", "any_order")
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-155", "S-104")
def test_the_embrace_never_takes_crystals_below_zero() -> None:
    """I-114: who cannot pay in full pays nothing."""
    play = embraced(4, play=("temporal_boots",)).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air", "discard amulet_of_air")
    assert play.sorcerer().crystals == 4
