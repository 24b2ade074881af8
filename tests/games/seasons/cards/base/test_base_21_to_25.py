"""Cards 21 to 25: Lewis Greyface, Runic Cube of Eolis, Potions of Power, Dreams and Knowledge."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole


@pytest.mark.rule("S-071", "S-076", "T-24")
def test_lewis_greyface_copies_a_reserve_but_not_the_energies_on_cards() -> None:
    scenario = Scenario(3)
    scenario.sorcerer(reserve="1 fire 1 air 4 earth", hand=["lewis_greyface"])
    scenario.sorcerer(
        reserve="3 water 2 fire", play=["amulet_of_water"], on={"amulet_of_water": "4 air"}
    )
    play = scenario.start()
    play.answers("summon lewis_greyface")
    assert play.options == ["copy 1", "copy 2"]
    play.answers("copy 1")
    assert play.reserve() == {"water": 3, "earth": 4, "fire": 2}
    play.answers("drop earth", "drop earth")
    assert play.reserve() == {"water": 3, "earth": 2, "fire": 2}
    assert (play.reserve(1), play.on("amulet_of_water", 1)) == (
        {"water": 3, "fire": 2},
        {"air": 4},
    )


@pytest.mark.rule("S-072", "S-076")
def test_lewis_greyface_copies_the_grimoire_but_no_cauldron_and_no_monolith() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 fire 1 air", play=["bespelled_grimoire"], hand=["lewis_greyface"]
    )
    scenario.sorcerer(reserve="9 water", play=["bespelled_grimoire", *HOARD], on=ON_HOARD)
    play = scenario.start()
    play.answers("summon lewis_greyface")
    assert (play.reserve(), play.reserve(1)) == ({"water": 9}, {"water": 9})
    assert hoard_is_whole(play, 1)


def test_runic_cube_of_eolis_costs_twenty_crystals_for_thirty_prestige() -> None:
    scenario = Scenario(2).at(year=3, space=12).sorcerer(crystals=21, hand=["runic_cube_of_eolis"])
    play = scenario.start()
    play.answers("summon runic_cube_of_eolis")
    assert play.sorcerer().crystals == 1
    play.answers("end", "end")
    assert play.match.result is not None
    assert play.match.result.scores[0] == 31


@pytest.mark.rule("S-104")
def test_runic_cube_of_eolis_is_refused_with_nineteen_crystals() -> None:
    play = Scenario(2).sorcerer(crystals=19, hand=["runic_cube_of_eolis"]).start()
    assert play.refused()["summon runic_cube_of_eolis"] == ("crystals", "S-104")


@pytest.mark.rule("S-109", "S-120")
def test_potion_of_power_draws_a_card_and_raises_the_gauge_by_two() -> None:
    scenario = Scenario(2).sorcerer(gauge=1, play=["potion_of_power"]).top("purse_of_io")
    play = scenario.start()
    play.answers("activate potion_of_power")
    assert (play.sorcerer().hand, play.sorcerer().gauge) == (["purse_of_io"], 3)
    assert (play.play(), play.table.discard) == ([], ["potion_of_power"])
    assert play.question.kind == "turn"


@pytest.mark.rule("S-106")
def test_potion_of_power_stops_at_fifteen_and_still_draws() -> None:
    play = Scenario(2).sorcerer(gauge=15, play=["potion_of_power"]).top("purse_of_io").start()
    play.answers("activate potion_of_power")
    assert (play.sorcerer().hand, play.sorcerer().gauge) == (["purse_of_io"], 15)


def test_potion_of_power_costs_two_fire_and_may_be_drunk_at_once() -> None:
    play = Scenario(2).sorcerer(gauge=1, reserve="2 fire", hand=["potion_of_power"]).start()
    play.answers("summon potion_of_power", "activate potion_of_power")
    assert (play.sorcerer().gauge, len(play.sorcerer().hand), play.reserve()) == (3, 1, {})


@pytest.mark.rule("S-105")
def test_potion_of_dreams_puts_a_card_from_hand_into_play_for_the_whole_reserve() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="3 fire 2 air",
        play=["potion_of_dreams"],
        hand=["olafs_blessed_statue", "purse_of_io"],
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.options == ["put olafs_blessed_statue", "put purse_of_io"]
    play.answers("put olafs_blessed_statue")
    assert (play.play(), play.sorcerer().crystals) == (["olafs_blessed_statue"], 20)
    assert (play.reserve(), play.table.discard) == ({}, ["potion_of_dreams"])
    assert play.sorcerer().hand == ["purse_of_io"]


def test_potion_of_dreams_works_with_an_empty_reserve_and_for_any_price() -> None:
    """I-016: even for the 20 crystals of the Runic Cube."""
    scenario = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=["runic_cube_of_eolis"])
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["runic_cube_of_eolis"]


@pytest.mark.rule("S-072", "S-076")
def test_potion_of_dreams_empties_the_grimoire_but_not_the_energies_on_cards() -> None:
    scenario = Scenario(2).sorcerer(
        gauge=6,
        reserve="9 water",
        play=["potion_of_dreams", "bespelled_grimoire", *HOARD],
        on=ON_HOARD,
        hand=["purse_of_io"],
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert "purse_of_io" in play.play()
    assert play.reserve() == {}
    assert hoard_is_whole(play)


@pytest.mark.rule("S-109")
def test_potion_of_dreams_makes_its_own_slot_free() -> None:
    """I-093."""
    scenario = Scenario(2).sorcerer(gauge=1, play=["potion_of_dreams"], hand=["purse_of_io"])
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["purse_of_io"]


@pytest.mark.rule("S-105", "S-107")
def test_potion_of_dreams_is_refused_when_the_gauge_is_exceeded_even_without_it() -> None:
    scenario = Scenario(2).sorcerer(
        gauge=1, play=["potion_of_dreams", "staff_of_spring"], hand=["purse_of_io"]
    )
    play = scenario.start()
    assert play.refused()["activate potion_of_dreams"] == ("nothing_to_dream", "S-111")


@pytest.mark.rule("S-111")
@pytest.mark.parametrize("hand", [[], ["mesodaes_lantern"]])
def test_potion_of_dreams_is_refused_without_a_card_that_it_can_put_into_play(
    hand: list[str],
) -> None:
    """I-016: never Mesodae's Lantern."""
    play = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=hand).start()
    assert play.refused()["activate potion_of_dreams"] == ("nothing_to_dream", "S-111")


@pytest.mark.rule("S-105")
def test_potion_of_dreams_does_not_offer_mesodaes_lantern() -> None:
    """I-012."""
    scenario = Scenario(2).sorcerer(
        play=["potion_of_dreams"], hand=["mesodaes_lantern", "purse_of_io", "staff_of_spring"]
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.options == ["put purse_of_io", "put staff_of_spring"]
    assert play.refused()["put mesodaes_lantern"] == ("only_summoned", "S-105")


@pytest.mark.rule("S-153")
def test_potion_of_dreams_works_after_a_summoning_under_entangling_roots() -> None:
    """I-013."""
    scenario = Scenario(2, enchantment="entangling_roots").sorcerer(
        play=["potion_of_dreams"], hand=["die_of_malice", "purse_of_io"]
    )
    play = scenario.start()
    play.answers("summon die_of_malice")
    assert play.refused()["summon purse_of_io"] == ("entangled", "S-153")
    play.answers("activate potion_of_dreams")
    assert play.play() == ["die_of_malice", "purse_of_io"]


@pytest.mark.rule("S-154")
def test_potion_of_dreams_owes_nothing_to_nature_spirit() -> None:
    """I-014."""
    scenario = Scenario(2, enchantment="nature_spirit")
    play = scenario.sorcerer(play=["potion_of_dreams"], hand=["die_of_malice"]).start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["die_of_malice"]


@pytest.mark.rule("S-077")
def test_potion_of_knowledge_brings_five_energies_of_choice() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire", play=["potion_of_knowledge"]).start()
    play.answers("activate potion_of_knowledge")
    play.choose("water", "water", "earth", "air", "fire")
    assert play.reserve() == {"water": 2, "earth": 1, "fire": 2, "air": 1}
    assert (play.play(), play.table.discard) == ([], ["potion_of_knowledge"])


@pytest.mark.rule("S-071")
def test_potion_of_knowledge_beyond_the_limit_lets_the_owner_choose_what_goes() -> None:
    play = Scenario(2).sorcerer(reserve="5 fire", play=["potion_of_knowledge"]).start()
    play.answers("activate potion_of_knowledge")
    play.choose("water", "water", "water", "water", "water")
    assert play.question.kind == "overflow"
    assert play.options == ["drop water", "drop fire"]
    play.answers("drop fire", "drop fire", "drop fire")
    assert (play.reserve(), play.question.kind) == ({"water": 5, "fire": 2}, "turn")
