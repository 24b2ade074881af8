"""Enchanted Kingdom 4 and 5: Selenia's Codex, Scroll of Ishtar."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import EVERYONE
from tests.games.seasons.seen import hands

# Selenia's Codex


def test_selenias_codex_brings_a_magic_item_back_to_the_hand() -> None:
    scenario = Scenario(2).sorcerer(
        play=["staff_of_spring"], reserve="1 water 1 air 1 fire", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert (play.play(), play.sorcerer().hand) == (["selenias_codex"], ["staff_of_spring"])
    assert play.reserve() == {"fire": 1}


def test_selenias_codex_must_return_one_item_that_costs_energy_and_no_more() -> None:
    cards = ["staff_of_spring", "balance_of_ishtar", "kairn_the_destroyer", "purse_of_io"]
    scenario = Scenario(2).sorcerer(play=cards, reserve="1 water 1 air", hand=["selenias_codex"])
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert play.options == ["return staff_of_spring", "return purse_of_io"]
    play.answers("return purse_of_io")
    assert play.sorcerer().hand == ["purse_of_io"]
    assert play.play() == [*cards[:3], "selenias_codex"]
    assert play.question.kind == "turn"


@pytest.mark.rule("T-60")
def test_selenias_codex_returns_nothing_that_costs_crystals_only_or_nothing() -> None:
    cards = ["temporal_boots", "runic_cube_of_eolis"]
    scenario = Scenario(2).sorcerer(play=cards, reserve="1 water 1 air", hand=["selenias_codex"])
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert (play.play(), play.sorcerer().hand) == ([*cards, "selenias_codex"], [])


@pytest.mark.rule("T-60", "S-154")
def test_selenias_codex_returns_any_magic_item_with_the_nature_spirit() -> None:
    """I-024, I-075"""
    cards = ["temporal_boots", "runic_cube_of_eolis"]
    scenario = Scenario(2, enchantment="nature_spirit")
    scenario.sorcerer(play=cards, reserve="1 water 1 air 1 fire", hand=["selenias_codex"])
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert play.options == ["return temporal_boots", "return runic_cube_of_eolis"]


def test_selenias_codex_may_be_summoned_without_any_other_card() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 water 1 air", hand=["selenias_codex"])
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert (play.play(), play.sorcerer().hand) == (["selenias_codex"], [])


def test_selenias_codex_returns_another_codex_but_never_itself() -> None:
    scenario = Scenario(2).sorcerer(
        play=["selenias_codex"], reserve="1 water 1 air", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert (play.play(), play.sorcerer().hand) == (["selenias_codex+"], ["selenias_codex"])


@pytest.mark.rule("S-155")
def test_selenias_codex_costs_five_crystals_under_argoss_embrace() -> None:
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(
        crystals=7, play=["purse_of_io"], reserve="1 water 1 air", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert play.sorcerer().crystals == 2


@pytest.mark.rule("S-109")
def test_selenias_codex_frees_the_slot_of_the_item_at_once() -> None:
    scenario = Scenario(2).sorcerer(
        gauge=2,
        play=["amulet_of_air"],
        reserve="1 water 3 air",
        hand=["selenias_codex", "shield_of_zira"],
    )
    play = scenario.start()
    play.answers("summon selenias_codex", "summon shield_of_zira")
    assert play.play() == ["selenias_codex", "shield_of_zira"]


# Scroll of Ishtar


def scroll() -> Scenario:
    return Scenario(2).sorcerer(reserve="2 fire", hand=["scroll_of_ishtar"])


def test_scroll_of_ishtar_names_one_of_the_four_energies() -> None:
    play = scroll().start()
    play.answers("summon scroll_of_ishtar")
    assert play.options == ["name water", "name earth", "name fire", "name air"]


def test_scroll_of_ishtar_reveals_cards_until_a_magic_item_costs_the_named_energy() -> None:
    passed = ["syllas_the_faithful", "balance_of_ishtar", "amulet_of_air", "titus_deepgaze"]
    play = scroll().top(*passed, "purse_of_io").start()
    play.answers("summon scroll_of_ishtar", "name fire")
    assert play.options == ["keep purse_of_io", "reject purse_of_io"]
    play.answers("keep purse_of_io")
    assert play.sorcerer().hand == ["purse_of_io"]
    assert play.table.discard == passed


def test_scroll_of_ishtar_may_name_another_energy_and_must_keep_the_second_match() -> None:
    play = scroll().top("purse_of_io", "amulet_of_fire", "staff_of_spring").start()
    play.answers("summon scroll_of_ishtar", "name fire", "reject purse_of_io")
    assert play.options == ["name water", "name earth", "name fire", "name air"]
    play.answers("name earth")
    assert (play.sorcerer().hand, play.question.kind) == (["staff_of_spring"], "turn")
    assert play.table.discard == ["purse_of_io", "amulet_of_fire"]


def test_scroll_of_ishtar_may_name_the_same_energy_again() -> None:
    play = scroll().top("purse_of_io", "amulet_of_fire").start()
    play.answers("summon scroll_of_ishtar", "name fire", "reject purse_of_io", "name fire")
    assert play.sorcerer().hand == ["amulet_of_fire"]


@pytest.mark.rule("S-133")
def test_scroll_of_ishtar_shows_everybody_what_it_reveals() -> None:
    """I-083"""
    play = scroll().top("syllas_the_faithful", "purse_of_io").start()
    play.answers("summon scroll_of_ishtar", "name fire")
    shown = ["syllas_the_faithful", "purse_of_io"]
    assert play.match.view(1).aside == play.match.view(None).aside == shown
    play.answers("keep purse_of_io")
    assert hands(play.match, 1)[0] == ["purse_of_io"]
    assert play.table.discard_known == [EVERYONE]


def test_scroll_of_ishtar_finds_the_elemental_amulet_by_any_energy() -> None:
    play = scroll().top("elemental_amulet").start()
    play.answers("summon scroll_of_ishtar", "name water")
    assert play.options == ["keep elemental_amulet", "reject elemental_amulet"]


@pytest.mark.rule("S-131")
def test_scroll_of_ishtar_goes_on_with_the_shuffled_discard_pile() -> None:
    play = scroll().only("runic_cube_of_eolis").discarded("purse_of_io").start()
    play.answers("summon scroll_of_ishtar", "name fire", "keep purse_of_io")
    assert play.sorcerer().hand == ["purse_of_io"]
    assert play.table.discard == ["runic_cube_of_eolis"]


def test_scroll_of_ishtar_ends_when_there_is_no_match_at_all() -> None:
    play = scroll().only("runic_cube_of_eolis", "syllas_the_faithful").start()
    play.answers("summon scroll_of_ishtar", "name fire")
    assert (play.sorcerer().hand, play.question.kind) == ([], "turn")
    assert play.table.discard == ["runic_cube_of_eolis", "syllas_the_faithful"]
