"""Raven the Usurper as each kind of item that acts on entering play (I-050, I-054 to I-057)."""

from collections.abc import Sequence

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.cards.enchanted.raven import RAVEN, limit


def summoned_as(card: str, reserve: str, own: Sequence[str] = ()) -> SeasonsPlay:
    """Raven has just been summoned and mimics this item."""
    scenario = Scenario(2).sorcerer(reserve=reserve, hand=[RAVEN], play=own)
    play = scenario.sorcerer(play=[card]).top("lewis_greyface", "tree_of_light").start()
    play.answers(f"summon {RAVEN}", f"mimic {card}")
    return play


def taken_back(scenario: Scenario, card: str, reserve: str = "") -> SeasonsPlay:
    """The second seat owns the mimicked item and has just taken it back by a Selenia's Codex."""
    paid = f"1 water 1 air {reserve}"
    scenario.sorcerer(play=[card], reserve=paid, hand=["selenias_codex"])
    play = scenario.start(active=1)
    play.answers("summon selenias_codex")
    return play


def test_raven_as_an_amulet_of_air_raises_the_gauge_by_two() -> None:
    assert summoned_as("amulet_of_air", "1 fire 2 air").sorcerer().gauge == 7


def test_raven_as_olafs_blessed_statue_brings_twenty_crystals() -> None:
    assert summoned_as("olafs_blessed_statue", "1 fire 3 water").sorcerer().crystals == 20


def test_raven_as_an_amulet_of_water_holds_four_tokens_that_can_be_spent() -> None:
    """I-056"""
    play = summoned_as("amulet_of_water", "1 fire 2 water")
    play.choose("earth", "earth", "air", "air")
    assert play.on(RAVEN) == {"earth": 2, "air": 2}
    assert (play.reserve(), play.on("amulet_of_water", 1)) == ({}, {})


@pytest.mark.rule("S-076")
def test_raven_as_an_amulet_of_water_pays_for_other_cards() -> None:
    """I-056"""
    scenario = Scenario(2).sorcerer(
        play=[f"{RAVEN}=amulet_of_water"], on={RAVEN: "3 earth"}, hand=["amulet_of_earth"]
    )
    play = scenario.sorcerer(play=["amulet_of_water"]).start()
    play.answers("summon amulet_of_earth")
    assert (play.sorcerer().crystals, play.on(RAVEN)) == (9, {"earth": 1})


@pytest.mark.rule("S-123")
def test_raven_as_an_amulet_of_water_loses_its_tokens_with_the_amulet() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=amulet_of_water"], on={RAVEN: "3 earth"})
    play = taken_back(scenario, "amulet_of_water")
    assert (play.play(), play.reserve(), play.table.stock) == ([], {}, [0, 0, 0, 0])


@pytest.mark.rule("S-123")
def test_raven_saved_by_a_shield_loses_the_tokens_of_an_amulet_of_water() -> None:
    cards = [f"{RAVEN}=amulet_of_water", "shield_of_zira"]
    scenario = Scenario(2).sorcerer(play=cards, on={RAVEN: "3 earth"})
    play = taken_back(scenario, "amulet_of_water")
    play.answers("shield shield_of_zira")
    assert (play.play(), play.on(RAVEN)) == ([RAVEN], {})


def test_raven_as_an_elemental_amulet_chooses_the_energies_it_pays() -> None:
    play = summoned_as("elemental_amulet", "1 fire 1 water 1 earth 1 air")
    play.answers("elements water earth")
    play.choose("fire", "fire")
    assert play.reserve() == {"fire": 2, "air": 1}
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (5, 5)


def test_raven_as_an_elemental_amulet_has_all_four_effects_for_four_tokens() -> None:
    play = summoned_as("elemental_amulet", "2 fire 1 water 1 earth 1 air")
    play.answers("elements water earth fire air")
    play.choose("fire", "air")
    assert play.reserve() == {"fire": 1, "air": 1}
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (5, 6)
    assert play.sorcerer().hand == ["lewis_greyface"]


def test_raven_as_an_elemental_amulet_saves_nothing_by_the_hand_of_fortune() -> None:
    """I-025"""
    play = summoned_as("elemental_amulet", "1 fire 1 earth", ["hand_of_fortune"])
    assert (play.sorcerer().crystals, play.reserve()) == (5, {})


def test_raven_as_a_scepter_of_greatness_counts_all_own_magic_items() -> None:
    """I-057"""
    own = ["purse_of_io", "horn_of_plenty", "kairn_the_destroyer"]
    play = summoned_as("scepter_of_greatness", "2 fire 1 water 1 earth 1 air", own)
    assert play.sorcerer().crystals == 2 * 3


def test_raven_as_a_pendant_of_ragnor_counts_all_own_magic_items() -> None:
    own = ["purse_of_io", "temporal_boots", "kairn_the_destroyer"]
    play = summoned_as("pendant_of_ragnor", "2 fire 1 water 1 air", own)
    play.choose("earth", "earth")
    assert (play.reserve(), play.question.kind) == ({"earth": 2}, "turn")


def test_raven_as_a_bespelled_grimoire_has_ten_spaces_and_two_energies() -> None:
    """I-054"""
    play = summoned_as("bespelled_grimoire", "1 fire 1 water 1 earth")
    play.choose("air", "air")
    assert (limit(play), play.reserve()) == (10, {"air": 2})


@pytest.mark.rule("S-072", "S-075")
def test_raven_as_a_bespelled_grimoire_takes_three_spaces_along_when_it_falls() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=bespelled_grimoire"], reserve="5 fire 4 air")
    play = taken_back(scenario, "bespelled_grimoire")
    assert (play.question.seat, play.options) == (0, ["drop fire", "drop air"])
    play.answers("drop fire", "drop fire")
    assert (play.reserve(), limit(play)) == ({"fire": 3, "air": 4}, 7)


@pytest.mark.rule("S-072", "S-075")
def test_raven_saved_by_a_shield_no_longer_is_a_bespelled_grimoire() -> None:
    cards = [f"{RAVEN}=bespelled_grimoire", "shield_of_zira"]
    scenario = Scenario(2).sorcerer(play=cards, reserve="5 fire 3 air")
    play = taken_back(scenario, "bespelled_grimoire")
    play.answers("shield shield_of_zira", "drop fire")
    assert (play.reserve(), play.play()) == ({"fire": 4, "air": 3}, [RAVEN])


def test_raven_as_a_cursed_treatise_brings_energy_crystals_and_a_space() -> None:
    play = summoned_as("cursed_treatise_of_arus", "1 fire 1 water")
    play.choose("earth", "air")
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (10, 6)
    assert play.reserve() == {"earth": 1, "air": 1}


def test_raven_as_a_cursed_treatise_empties_the_reserve_when_it_is_sacrificed() -> None:
    """I-055: taking the treatise back costs its own owner nothing."""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=cursed_treatise_of_arus"], reserve="5 fire")
    play = taken_back(scenario, "cursed_treatise_of_arus", "3 earth")
    assert (play.play(), play.reserve(0), play.reserve(1)) == ([], {}, {"earth": 3})


def test_raven_saved_by_a_shield_keeps_the_reserve_that_the_treatise_would_empty() -> None:
    cards = [f"{RAVEN}=cursed_treatise_of_arus", "shield_of_zira"]
    scenario = Scenario(2).sorcerer(play=cards, reserve="5 fire")
    play = taken_back(scenario, "cursed_treatise_of_arus")
    play.answers("shield shield_of_zira")
    assert (play.play(), play.reserve()) == ([RAVEN], {"fire": 5})


def test_raven_as_a_divine_chalice_puts_a_card_into_play() -> None:
    play = summoned_as("divine_chalice", "2 fire 1 water 1 earth 1 air")
    play.answers("put tree_of_light", "any_order")
    assert play.play() == [RAVEN, "tree_of_light"]


def test_raven_as_temporal_boots_moves_the_season_marker() -> None:
    play = summoned_as("temporal_boots", "1 fire")
    play.answers("forward 3")
    assert play.table.space == 4


def test_raven_as_a_selenias_codex_takes_back_an_own_item() -> None:
    own = ["purse_of_io", "temporal_boots"]
    play = summoned_as("selenias_codex", "1 fire 1 water 1 air", own)
    assert (play.play(), play.sorcerer().hand) == (["temporal_boots", RAVEN], ["purse_of_io"])


@pytest.mark.rule("S-097")
def test_raven_as_a_throne_of_renewal_gives_a_bonus_back() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=2, reserve="3 fire 1 water", hand=[RAVEN, "purse_of_io"]
    )
    play = scenario.sorcerer(play=["throne_of_renewal"]).top("staff_of_spring").start()
    play.answers(f"summon {RAVEN}", "mimic throne_of_renewal")
    assert (play.sorcerer().bonuses, play.sorcerer().hand) == (1, ["staff_of_spring"])


def test_raven_as_a_familiar_catcher_finds_a_familiar() -> None:
    play = summoned_as("familiar_catcher", "2 fire 1 air")
    play.answers("keep lewis_greyface")
    assert play.sorcerer().hand == ["lewis_greyface"]
