"""Argos's Embrace: five crystals, or a card, for keeping new cards in hand (S-145, S-155)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

TOP = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")


def embraced(
    crystals: int,
    *,
    others: int = 0,
    players: int = 2,
    reserve: str = "",
    hand: tuple[str, ...] = (),
    play: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    token: str = "",
) -> Scenario:
    """The first sorcerer as given, the others with so many crystals and cards in play."""
    scenario = Scenario(players, enchantment="argoss_embrace")
    scenario.sorcerer(crystals=crystals, reserve=reserve, hand=hand, play=play, token=token)
    for seat in range(1, players):
        scenario.sorcerer(crystals=others, play=theirs if seat == 1 else ())
    return scenario.top(*TOP)


def crystals(play: SeasonsPlay) -> list[int]:
    return [sorcerer.crystals for sorcerer in play.table.sorcerers]


@pytest.mark.rule("T-86", "S-155")
def test_a_card_of_the_die_that_is_kept_costs_five_crystals() -> None:
    """I-080."""
    play = embraced(12).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air")
    assert play.sorcerer().crystals == 7
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("T-86", "S-155")
def test_a_card_of_the_die_that_is_discarded_costs_nothing() -> None:
    play = embraced(12).die("c..").start(phase="die")
    play.answers("draw", "discard amulet_of_air")
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-155", "S-095")
def test_the_bonus_that_draws_two_cards_costs_five_crystals_for_the_kept_one() -> None:
    """I-080."""
    play = embraced(12).die("c..").start(phase="die")
    play.answers("draw_two", "keep amulet_of_fire")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("T-87", "S-155")
def test_who_has_nothing_but_the_new_card_and_three_crystals_discards_it() -> None:
    play = embraced(3).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air")
    assert play.sorcerer().hand == []
    assert play.table.discard == ["amulet_of_air"]
    assert play.sorcerer().crystals == 3


@pytest.mark.rule("S-155")
def test_with_four_crystals_a_card_in_play_or_in_hand_must_go() -> None:
    play = embraced(4, hand=("kairn_the_destroyer",), play=("temporal_boots",))
    turn = play.die("c..").start(phase="die")
    turn.answers("draw", "keep amulet_of_air")
    assert turn.options == [
        "sacrifice temporal_boots",
        "discard kairn_the_destroyer",
        "discard amulet_of_air",
    ]
    turn.answers("sacrifice temporal_boots")
    assert turn.sorcerer().crystals == 4
    assert turn.sorcerer().hand == ["kairn_the_destroyer", "amulet_of_air"]


@pytest.mark.rule("S-155")
def test_with_four_crystals_an_old_card_of_the_hand_may_go() -> None:
    play = embraced(4, hand=("kairn_the_destroyer",)).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air", "discard kairn_the_destroyer")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert play.table.discard == ["kairn_the_destroyer"]


@pytest.mark.rule("S-155")
def test_who_has_exactly_five_crystals_pays_them_and_has_no_choice() -> None:
    play = embraced(5, play=("temporal_boots",)).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air")
    assert play.question.kind == "turn"
    assert play.sorcerer().crystals == 0
    assert play.play(0) == ["temporal_boots"]


@pytest.mark.rule("S-155", "S-124")
def test_the_shield_of_zira_may_go_into_the_embrace_for_ten_crystals() -> None:
    """I-040: the Shield replaces the card that should have gone."""
    play = embraced(0, play=("temporal_boots", "shield_of_zira")).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air", "sacrifice shield_of_zira")
    assert play.sorcerer().crystals == 10
    assert play.play(0) == ["temporal_boots"]
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("T-88", "S-145", "S-155")
def test_the_cards_of_a_new_year_are_not_embraced() -> None:
    play = (
        Scenario(2, enchantment="argoss_embrace")
        .at(year=1, space=12)
        .sorcerer(crystals=8, library_two=["amulet_of_air", "amulet_of_fire", "amulet_of_earth"])
        .sorcerer(crystals=2, library_two=["kairn_the_destroyer"])
        .start(active=1)
    )
    play.answers("end")
    assert play.table.year == 2
    assert crystals(play) == [8, 2]
    assert [len(sorcerer.hand) for sorcerer in play.table.sorcerers] == [3, 1]


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
