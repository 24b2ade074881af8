"""Enchantments of the Tournament that change summoning, transmuting and bonuses: Entangling Roots,
Nature Spirit, Io's Bounty, Olaf's Knowledge (S-153, S-154, S-156, S-157)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

# Entangling Roots


@pytest.mark.rule("S-153", "S-101")
def test_entangling_roots_let_one_card_be_summoned_in_a_turn() -> None:
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(reserve="2 earth", hand=["amulet_of_earth", "temporal_boots", "die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("summon amulet_of_earth")
    assert not any(option.startswith("summon") for option in play.options)
    assert play.refused()["summon temporal_boots"] == ("entangled", "S-153")
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")


@pytest.mark.rule("S-101")
def test_without_the_roots_several_cards_may_be_summoned_in_a_turn() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="2 earth", hand=["amulet_of_earth", "die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("summon amulet_of_earth", "summon die_of_malice")
    assert play.play(0) == ["amulet_of_earth", "die_of_malice"]


@pytest.mark.rule("S-153")
def test_the_roots_hold_every_player_once_a_turn_and_let_go_for_the_next_turn() -> None:
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(hand=["arcane_telescope", "die_of_malice"])
        .sorcerer(hand=["die_of_malice", "arcane_telescope"])
        .start()
    )
    play.answers("summon arcane_telescope", "end", "summon die_of_malice")
    assert play.refused()["summon arcane_telescope"] == ("entangled", "S-153")
    play.answers("end")
    while play.question.kind != "turn":
        play.answers(play.options[0])
    assert play.question.seat == 1
    assert "summon arcane_telescope" in play.options


@pytest.mark.rule("T-53", "S-153", "S-105")
def test_the_roots_do_not_count_what_divine_chalice_and_potion_of_dreams_put_into_play() -> None:
    """I-013: only cards summoned from hand are limited."""
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(
            reserve="1 water 1 earth 1 fire 1 air",
            play=["potion_of_dreams"],
            hand=["divine_chalice", "runic_cube_of_eolis", "die_of_malice"],
        )
        .sorcerer()
        .top("amulet_of_earth", "amulet_of_air", "kairn_the_destroyer", "purse_of_io")
        .start()
    )
    play.answers("summon divine_chalice", "put amulet_of_earth", "any_order")
    assert play.sorcerer().crystals == 9
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")
    play.answers("activate potion_of_dreams", "put runic_cube_of_eolis")
    assert play.play(0) == ["divine_chalice", "amulet_of_earth", "runic_cube_of_eolis"]
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")


@pytest.mark.rule("S-153")
def test_a_card_put_into_play_by_the_crystal_orb_does_not_use_up_the_summoning() -> None:
    """I-013: the Orb works as usual before and after."""
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(reserve="4 water", play=["crystal_orb"], hand=["die_of_malice"])
        .sorcerer()
        .top("amulet_of_earth")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert "summon die_of_malice" in play.options
    play.answers("summon die_of_malice")
    assert play.play(0) == ["crystal_orb", "amulet_of_earth", "die_of_malice"]


# Nature Spirit


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_free_temporal_boots_cost_one_energy() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 fire", hand=["temporal_boots", "die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.reserve(0) == {}
    assert play.refused()["summon die_of_malice"] == ("energy", "S-102")


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_the_hand_of_fortune_leaves_one_energy_for_the_boots() -> None:
    """I-022: at least one energy remains to be paid."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 air", play=["hand_of_fortune"], hand=["temporal_boots"])
        .sorcerer()
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.reserve(0) == {}
    empty = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(play=["hand_of_fortune"], hand=["temporal_boots"])
        .sorcerer()
        .start()
    )
    assert empty.refused()["summon temporal_boots"] == ("energy", "S-102")


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_the_runic_cube_costs_20_crystals_and_one_energy() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(crystals=21, reserve="1 water 1 earth", hand=["runic_cube_of_eolis"])
        .sorcerer()
        .start()
    )
    play.answers("summon runic_cube_of_eolis")
    assert play.options == ["pay water", "pay earth"]
    play.answers("pay earth")
    assert play.sorcerer().crystals == 1
    assert play.reserve(0) == {"water": 1}
    poor = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(crystals=20, hand=["runic_cube_of_eolis"])
        .sorcerer()
        .start()
    )
    assert poor.refused()["summon runic_cube_of_eolis"] == ("energy", "S-102")


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_the_amulet_of_air_costs_two_air_and_any_energy() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="2 air 1 fire 1 water", hand=["amulet_of_air"])
        .sorcerer()
        .start()
    )
    play.answers("summon amulet_of_air")
    assert play.options == ["pay water", "pay fire"]
    play.answers("pay water")
    assert play.reserve(0) == {"fire": 1}
    assert play.sorcerer().gauge == 7


@pytest.mark.rule("T-52", "S-154")
def test_the_hand_of_fortune_may_save_the_token_of_the_nature_spirit_or_another() -> None:
    """I-022: with both, the Amulet of Air costs two energies in all."""

    def summoning(reserve: str) -> SeasonsPlay:
        play = (
            Scenario(2, enchantment="nature_spirit")
            .sorcerer(reserve=reserve, play=["hand_of_fortune"], hand=["amulet_of_air"])
            .sorcerer()
            .start()
        )
        play.answers("summon amulet_of_air")
        return play

    assert summoning("2 air").reserve(0) == {}
    assert summoning("1 air 1 fire").reserve(0) == {}
    both = summoning("2 air 1 fire")
    assert both.options == ["pay fire", "pay air"]
    both.answers("pay air")
    assert both.reserve(0) == {"fire": 1}


@pytest.mark.rule("S-154")
def test_without_enough_air_the_hand_of_fortune_saves_only_one_token() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="3 fire", play=["hand_of_fortune"], hand=["amulet_of_air"])
        .sorcerer()
        .start()
    )
    assert play.refused()["summon amulet_of_air"] == ("energy", "S-102")


@pytest.mark.rule("S-154")
def test_familiars_and_every_player_pay_the_nature_spirit() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer()
        .sorcerer(reserve="1 air 1 earth", hand=["warden_of_argos"])
        .start(active=1)
    )
    play.answers("summon warden_of_argos", "warden card")
    assert play.reserve(1) == {}
    poor = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 air", hand=["warden_of_argos"])
        .sorcerer()
        .start()
    )
    assert poor.refused()["summon warden_of_argos"] == ("energy", "S-102")


@pytest.mark.rule("S-154", "S-105")
def test_divine_chalice_pays_the_nature_spirit_once_and_its_free_card_nothing() -> None:
    """I-014: what an effect puts into play costs no extra energy."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 water 1 earth 1 fire 2 air", hand=["divine_chalice"])
        .sorcerer()
        .top("amulet_of_earth", "amulet_of_air", "kairn_the_destroyer", "purse_of_io")
        .start()
    )
    play.answers("summon divine_chalice", "put amulet_of_earth", "any_order")
    assert play.reserve(0) == {}
    assert play.play(0) == ["divine_chalice", "amulet_of_earth"]


@pytest.mark.rule("S-154", "S-105")
def test_the_crystal_orb_asks_four_energies_and_none_for_the_nature_spirit() -> None:
    """I-014."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="4 water", play=["crystal_orb"])
        .sorcerer()
        .top("amulet_of_earth")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert play.play(0) == ["crystal_orb", "amulet_of_earth"]
    assert play.reserve(0) == {}


@pytest.mark.rule("S-154", "S-105")
def test_the_potion_of_dreams_needs_no_energy_for_the_nature_spirit() -> None:
    """I-014."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(play=["potion_of_dreams"], hand=["die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("activate potion_of_dreams")
    assert play.play(0) == ["die_of_malice"]


@pytest.mark.rule("S-154")
def test_the_nature_spirit_adds_a_token_to_the_elemental_amulet_but_no_effect() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 earth 1 air", hand=["elemental_amulet"])
        .sorcerer()
        .start()
    )
    play.answers("summon elemental_amulet")
    assert play.options == ["elements earth", "elements air"]
    play.answers("elements earth")
    assert play.reserve(0) == {}
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (5, 5)


@pytest.mark.rule("S-154", "T-60")
def test_under_the_nature_spirit_selenias_codex_may_return_any_magic_item() -> None:
    """I-024: every item then has energy in its cost."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(
            reserve="1 water 2 air",
            play=["temporal_boots", "runic_cube_of_eolis", "kairn_the_destroyer"],
            hand=["selenias_codex"],
        )
        .sorcerer()
        .start()
    )
    play.answers("summon selenias_codex")
    assert play.options == ["return temporal_boots", "return runic_cube_of_eolis"]
    play.answers("return runic_cube_of_eolis")
    assert play.sorcerer().hand == ["runic_cube_of_eolis"]


@pytest.mark.rule("S-154")
def test_ravens_price_for_an_item_is_not_raised_by_the_nature_spirit() -> None:
    """I-025: only Raven itself is summoned."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 fire 1 air 2 earth", hand=["raven_the_usurper"])
        .sorcerer(play=["amulet_of_earth"])
        .start()
    )
    play.answers("summon raven_the_usurper", "pay air", "mimic amulet_of_earth")
    assert play.reserve(0) == {}
    assert play.sorcerer().crystals == 9


# Io's Bounty


@pytest.mark.rule("S-156", "S-084")
def test_ios_bounty_adds_a_crystal_for_every_transmuted_token() -> None:
    """In winter water yields 1, fire 2, earth 3."""
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="2 water 1 fire 1 earth")
        .sorcerer()
        .die("waT.")
        .start()
    )
    play.answers("transmute water 2")
    assert play.sorcerer().crystals == 4
    play.answers("transmute fire 1")
    assert play.sorcerer().crystals == 7
    play.answers("transmute earth 1")
    assert play.sorcerer().crystals == 11


@pytest.mark.rule("T-40", "S-156", "S-084")
def test_ios_bounty_adds_to_purse_of_io_and_to_the_transmutation_bonus() -> None:
    """I-030: 7 crystals by the rates of winter and three more for each of the four tokens."""
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="2 water 1 fire 1 earth", play=["purse_of_io"])
        .sorcerer()
        .die("waT.")
        .start()
    )
    play.answers("bonus transmute", "transmute water 2", "transmute fire 1", "transmute earth 1")
    assert play.sorcerer().crystals == 19


@pytest.mark.rule("S-156", "T-41")
def test_ios_bounty_rewards_balance_of_ishtar_for_three_tokens() -> None:
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="3 air", play=["balance_of_ishtar"])
        .sorcerer()
        .start()
    )
    play.answers("activate balance_of_ishtar air")
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-156")
def test_ios_bounty_rewards_the_potion_of_life_for_every_token() -> None:
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="3 air 4 water", play=["potion_of_life"])
        .sorcerer()
        .start()
    )
    play.answers("activate potion_of_life")
    assert play.sorcerer().crystals == 35


@pytest.mark.rule("S-156")
def test_ios_bounty_is_there_for_everybody_and_in_every_year() -> None:
    play = (
        Scenario(3, enchantment="ios_bounty")
        .at(year=3, space=7)
        .sorcerer()
        .sorcerer()
        .sorcerer(reserve="1 air")
        .die("efT.", seat=2)
        .start(active=2)
    )
    play.answers("transmute air 1")
    assert play.sorcerer(2).crystals == 4


@pytest.mark.rule("S-156")
def test_ios_bounty_gives_no_right_to_transmute() -> None:
    play = Scenario(2, enchantment="ios_bounty").sorcerer(reserve="1 air").sorcerer().start()
    assert play.refused()["transmute air 1"] == ("no_ring", "S-082")


# Olaf's Knowledge


@pytest.mark.rule("S-157", "S-096")
def test_olafs_knowledge_is_a_fifth_bonus_that_draws_a_card_to_keep() -> None:
    play = (
        Scenario(2, enchantment="olafs_knowledge")
        .sorcerer(crystals=10)
        .sorcerer()
        .die("ww*..")
        .top("amulet_of_air")
        .start()
    )
    assert "bonus draw" in play.options
    play.answers("bonus draw", "keep amulet_of_air")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert (play.sorcerer().bonuses, play.sorcerer().crystals) == (1, 10)


@pytest.mark.rule("S-157")
def test_the_card_of_olafs_knowledge_may_be_discarded_at_once() -> None:
    play = (
        Scenario(2, enchantment="olafs_knowledge")
        .sorcerer()
        .sorcerer()
        .top("amulet_of_air")
        .start()
    )
    play.answers("bonus draw", "discard amulet_of_air")
    assert play.sorcerer().hand == []
    assert play.table.discard == ["amulet_of_air"]
    assert play.sorcerer().bonuses == 1


@pytest.mark.rule("S-157", "S-090")
def test_olafs_knowledge_counts_among_the_three_bonuses() -> None:
    play = (
        Scenario(2, enchantment="olafs_knowledge")
        .sorcerer(bonuses=1)
        .sorcerer()
        .top("amulet_of_air", "amulet_of_fire")
        .start()
    )
    play.answers("bonus draw", "keep amulet_of_air", "bonus draw", "keep amulet_of_fire")
    assert play.sorcerer().bonuses == 3
    assert play.refused()["bonus draw"] == ("no_bonus_left", "S-090")


@pytest.mark.rule("S-096")
def test_without_olafs_knowledge_no_bonus_draws_a_card() -> None:
    play = Scenario(2).sorcerer(bonuses=3).sorcerer().start()
    assert "bonus draw" not in play.refused()
    fresh = Scenario(2).sorcerer().sorcerer().start()
    assert "bonus draw" not in fresh.options


@pytest.mark.rule("S-157", "S-132")
def test_olafs_knowledge_is_no_use_when_both_piles_are_empty() -> None:
    play = Scenario(2, enchantment="olafs_knowledge").sorcerer().sorcerer().only().start()
    assert "bonus draw" not in play.options
