"""The enchantments that change the Tournament, besides Argos's Embrace: Entangling Roots, Nature
Spirit, Io's Bounty, Olaf's Knowledge, Drought, Vision of Destiny (S-153, S-154, S-156 to S-159)."""

import pytest

from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.seasons import seen


def spaces(play: SeasonsPlay, seat: int = 0) -> int:
    return limit(play.table, play.sorcerer(seat))


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


# Drought


def summer_comes(*crystals: int, year: int = 1) -> Scenario:
    """Three players with so many crystals on the last space of spring; the first has a card."""
    first, *others = crystals
    scenario = Scenario(enchantment="drought").at(year=year, space=6)
    scenario.sorcerer(crystals=first, play=["amulet_of_earth"])
    for other in others:
        scenario.sorcerer(crystals=other)
    return scenario.leftover("ee*.")


@pytest.mark.rule("T-90", "S-158")
def test_the_drought_spares_all_when_two_share_the_lead() -> None:
    """I-112: it needs a sole leader."""
    play = summer_comes(30, 30, 12).start(active=2)
    play.answers("end")
    assert (play.table.space, play.question.kind) == (7, "take")
    assert [spaces(play, seat) for seat in range(3)] == [7, 7, 7]
    assert play.play(0) == ["amulet_of_earth"]


@pytest.mark.rule("T-90", "S-158")
def test_the_sole_leader_may_sacrifice_a_card_to_the_drought() -> None:
    play = summer_comes(31, 30, 12).start(active=2)
    play.answers("end")
    assert (play.question.seat, play.options) == (0, ["cover", "give_card"])
    play.answers("give_card")
    assert play.play(0) == []
    assert play.table.discard == ["amulet_of_earth"]
    assert (spaces(play), play.sorcerer().crystals) == (7, 31)


@pytest.mark.rule("T-90", "S-158", "S-073")
def test_the_sole_leader_may_give_up_a_space_of_the_reserve_to_the_drought() -> None:
    play = summer_comes(31, 30, 12).start(active=2)
    play.answers("end", "cover")
    assert [spaces(play, seat) for seat in range(3)] == [6, 7, 7]
    assert play.play(0) == ["amulet_of_earth"]


@pytest.mark.rule("T-90", "S-158")
def test_the_leader_without_a_card_in_play_loses_the_space() -> None:
    play = summer_comes(30, 31, 12).start(active=2)
    play.answers("end")
    assert play.question.kind == "take"
    assert [spaces(play, seat) for seat in range(3)] == [7, 6, 7]


@pytest.mark.rule("S-158")
def test_cards_in_hand_are_of_no_use_against_the_drought() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=1, hand=["amulet_of_air"])
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert spaces(play) == 6
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("T-22", "S-158", "S-073", "S-074")
def test_two_droughts_leave_five_spaces_for_good() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(year=2, space=6)
        .sorcerer(crystals=9, covered=1)
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert play.sorcerer().covered == 2
    assert spaces(play) == 5
    assert seen.sorcerers(play.match, 1)[0]["limit"] == 5


@pytest.mark.rule("S-158", "S-075")
def test_what_no_longer_fits_after_the_drought_is_discarded() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, reserve="4 water 3 fire")
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert play.options == ["drop water", "drop fire"]
    play.answers("drop fire")
    assert play.reserve(0) == {"water": 4, "fire": 2}


@pytest.mark.rule("T-91", "S-158")
def test_the_drought_strikes_once_a_year_however_often_summer_begins() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, hand=["temporal_boots", "temporal_boots"])
        .sorcerer()
        .leftover("ee*..")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "cover")
    assert (play.table.space, spaces(play)) == (7, 6)
    play.answers("summon temporal_boots", "back 2")
    assert play.table.space == 5
    play.answers("end", "end")
    assert (play.table.space, play.table.year) == (7, 1)
    assert play.question.kind == "take"
    assert spaces(play) == 6


@pytest.mark.rule("S-158")
def test_a_summer_with_a_tie_does_not_use_up_the_drought_of_the_year() -> None:
    """Our ruling: what did not apply has not yet happened."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(reserve="2 earth", hand=["temporal_boots", "temporal_boots", "amulet_of_earth"])
        .sorcerer()
        .leftover("ee*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.table.space == 7
    play.answers("summon temporal_boots", "back 1", "summon amulet_of_earth")
    assert play.table.space == 6
    play.answers("end", "end")
    assert (play.table.space, play.options) == (7, ["cover", "give_card"])


@pytest.mark.rule("S-158", "S-140")
@pytest.mark.parametrize(
    ("space", "move"),
    [(10, "back 3"), (7, "back 1"), (4, "back 1"), (3, "forward 1"), (9, "forward 1")],
)
def test_the_drought_needs_the_step_from_spring_into_summer(space: int, move: str) -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=space)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("summon temporal_boots", move)
    assert (spaces(play, 1), play.question.kind) == (7, "turn")


@pytest.mark.rule("S-158", "S-141")
def test_temporal_boots_bring_the_drought_at_once() -> None:
    """I-071."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=5)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("summon temporal_boots", "forward 3")
    assert play.table.space == 8
    assert spaces(play, 1) == 6


@pytest.mark.rule("S-158", "S-160")
def test_the_token_that_turns_the_wheel_brings_the_drought() -> None:
    play = (
        Scenario(2, enchantment="drought", tokens="yes")
        .at(space=6)
        .sorcerer(token="move_season")
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("ability", "forward 2")
    assert spaces(play, 1) == 6


@pytest.mark.rule("S-158")
def test_the_drought_looks_at_the_crystals_after_the_effects_of_the_round() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=7)
        .sorcerer(crystals=5, reserve="4 water", play=["wondrous_chest"])
        .start(active=1)
    )
    play.answers("end")
    assert (play.question.kind, play.question.seat) == ("drought", 1)


@pytest.mark.rule("S-158", "S-124")
def test_the_shield_of_zira_may_go_to_the_drought_in_place_of_another_card() -> None:
    """I-040."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, play=["amulet_of_earth", "shield_of_zira"])
        .sorcerer()
        .start(active=1)
    )
    play.answers("end", "give_card", "sacrifice shield_of_zira")
    assert play.play(0) == ["amulet_of_earth"]
    assert play.sorcerer().crystals == 19


# Vision of Destiny


def vision(crystals: int, *cards: str) -> Scenario:
    """Three amulets on top of the draw pile: air, fire, earth."""
    return (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=crystals, reserve="3 air 3 earth", play=cards)
        .sorcerer()
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
    )


@pytest.mark.rule("S-159", "S-133")
def test_the_vision_of_destiny_shows_the_top_two_cards_to_everybody() -> None:
    play = vision(0).start()
    for seat in (0, 1, None):
        assert seen.top(play.match, seat) == ["amulet_of_air", "amulet_of_fire"]


@pytest.mark.rule("S-159")
def test_without_the_vision_nobody_sees_the_draw_pile() -> None:
    play = Scenario(2).sorcerer(crystals=9).sorcerer().top("amulet_of_air").start()
    assert seen.top(play.match) == seen.top(play.match, 0) == []
    assert "vision" not in play.options


@pytest.mark.rule("T-92", "S-159")
def test_the_vision_is_refused_to_whoever_has_four_crystals() -> None:
    play = vision(4).start()
    assert "vision" not in play.options
    assert play.refused()["vision"] == ("crystals", "S-159")


@pytest.mark.rule("T-92", "S-159", "S-054")
def test_five_crystals_discard_the_top_card_once_a_turn() -> None:
    play = vision(5).start()
    play.answers("vision")
    assert play.sorcerer().crystals == 0
    assert play.table.discard == ["amulet_of_air"]
    assert seen.top(play.match) == ["amulet_of_fire", "amulet_of_earth"]
    assert "vision" not in play.options
    assert play.refused()["vision"] == ("envisioned", "S-159")


@pytest.mark.rule("T-92", "S-159", "S-054")
def test_a_second_vision_in_a_turn_is_refused_even_to_the_rich() -> None:
    play = vision(50).start()
    play.answers("vision")
    assert "vision" not in play.options
    assert play.refused()["vision"] == ("envisioned", "S-159")


@pytest.mark.rule("S-054", "S-159")
def test_every_player_may_pay_for_the_vision_in_the_own_turn_after_the_die() -> None:
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=5)
        .sorcerer(crystals=5, play=["die_of_malice"])
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
        .die("ww*..", seat=1)
        .start()
    )
    play.answers("vision", "end")
    assert play.question.kind == "die"
    assert "vision" not in play.options
    play.answers("apply", "vision")
    assert play.sorcerer(1).crystals == 0
    assert seen.top(play.match) == ["amulet_of_earth", "amulet_of_water"]


@pytest.mark.rule("S-159", "S-063")
def test_a_draw_takes_the_top_card_of_the_vision_and_another_is_shown() -> None:
    play = vision(0).die("c..").start(phase="die")
    play.answers("draw")
    assert play.options == ["keep amulet_of_air", "discard amulet_of_air"]
    assert seen.top(play.match) == ["amulet_of_fire", "amulet_of_earth"]
    play.answers("keep amulet_of_air")
    assert seen.hands(play.match, 1)[0] == ["amulet_of_air"]


@pytest.mark.rule("S-159")
def test_under_the_vision_the_crystal_orb_puts_the_visible_top_card_into_play() -> None:
    """I-082."""
    play = vision(0, "crystal_orb").start()
    play.answers("activate crystal_orb look", "put", "pay air", "pay air")
    assert play.reserve(0) == {"earth": 2}
    assert play.play(0) == ["crystal_orb", "amulet_of_air"]
    assert seen.top(play.match) == ["amulet_of_fire", "amulet_of_earth"]


@pytest.mark.rule("S-159")
def test_under_the_vision_the_crystal_orb_discards_the_visible_top_card() -> None:
    """I-082: besides the vision itself, in the same turn."""
    play = vision(8, "crystal_orb").start()
    play.answers("activate crystal_orb discard", "vision")
    assert play.table.discard == ["amulet_of_air", "amulet_of_fire"]
    assert seen.top(play.match) == ["amulet_of_earth", "amulet_of_water"]
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-159", "S-133")
def test_under_the_vision_the_telescope_rearranges_what_all_can_see() -> None:
    """I-082: the two cards that end on top lie open; who used it also knows the third."""
    play = vision(2, "arcane_telescope").start()
    play.answers("activate arcane_telescope", "on_top amulet_of_earth", "on_top amulet_of_air")
    assert seen.top(play.match) == seen.top(play.match, 1) == ["amulet_of_earth", "amulet_of_air"]
    assert seen.top(play.match, 0) == ["amulet_of_earth", "amulet_of_air", "amulet_of_fire"]


@pytest.mark.rule("S-159", "S-131")
def test_the_vision_of_the_last_card_brings_a_new_draw_pile() -> None:
    """I-085."""
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=5)
        .sorcerer()
        .only("amulet_of_air")
        .discarded("amulet_of_fire", "amulet_of_earth")
        .start()
    )
    assert seen.top(play.match) == ["amulet_of_air"]
    play.answers("vision")
    assert play.table.discard == ["amulet_of_air"]
    assert sorted(seen.top(play.match)) == ["amulet_of_earth", "amulet_of_fire"]
