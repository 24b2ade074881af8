"""Enchanted Kingdom 4, 5, 8, 10, 15: magic items that act when they enter play."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import EVERYONE
from tests.games.seasons.seen import hands, sheets

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
    assert play.match.view(1)["aside"] == play.match.view(None)["aside"] == shown
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


# Familiar Catcher


def catcher() -> Scenario:
    return Scenario(2).sorcerer(reserve="1 fire 1 air", hand=["familiar_catcher"])


def test_familiar_catcher_reveals_cards_until_a_familiar_comes() -> None:
    play = catcher().top("purse_of_io", "staff_of_spring", "lewis_greyface").start()
    play.answers("summon familiar_catcher")
    assert play.options == ["keep lewis_greyface", "reject lewis_greyface"]
    play.answers("keep lewis_greyface")
    assert play.sorcerer().hand == ["lewis_greyface"]
    assert play.table.discard == ["purse_of_io", "staff_of_spring"]


def test_familiar_catcher_must_keep_the_second_familiar() -> None:
    play = catcher().top("lewis_greyface", "purse_of_io", "kairn_the_destroyer").start()
    play.answers("summon familiar_catcher", "reject lewis_greyface")
    assert (play.sorcerer().hand, play.question.kind) == (["kairn_the_destroyer"], "turn")
    assert play.table.discard == ["lewis_greyface", "purse_of_io"]


@pytest.mark.rule("S-133")
def test_familiar_catcher_shows_everybody_what_it_catches() -> None:
    play = catcher().top("purse_of_io", "lewis_greyface").start()
    play.answers("summon familiar_catcher")
    assert play.match.view(None)["aside"] == ["purse_of_io", "lewis_greyface"]
    play.answers("keep lewis_greyface")
    assert hands(play.match, 1)[0] == ["lewis_greyface"]


def test_familiar_catcher_ends_when_no_familiar_is_left() -> None:
    play = catcher().only("purse_of_io").discarded("staff_of_spring").start()
    play.answers("summon familiar_catcher")
    assert (play.sorcerer().hand, play.question.kind) == ([], "turn")
    assert play.table.discard == ["purse_of_io", "staff_of_spring"]


# Throne of Renewal

THRONE = "1 water 2 fire"


@pytest.mark.rule("T-94", "S-097")
def test_throne_of_renewal_discards_draws_and_gives_a_bonus_back() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=2, reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"]
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("summon throne_of_renewal")
    assert play.sorcerer().hand == ["staff_of_spring"]
    assert (play.table.discard, play.sorcerer().bonuses) == (["purse_of_io"], 1)


@pytest.mark.rule("T-94", "S-097", "S-091")
def test_throne_of_renewal_lowers_the_price_of_two_bonuses_to_five() -> None:
    scenario = Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")
    scenario.sorcerer(bonuses=2, reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"])
    play = scenario.start(active=0)
    play.answers("summon throne_of_renewal", "end")
    assert ["bonuses", -5] in sheets(play.match, 0)[0]


@pytest.mark.rule("T-94", "S-097")
def test_throne_of_renewal_only_exchanges_a_card_when_no_bonus_was_used() -> None:
    scenario = Scenario(2).sorcerer(reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"])
    play = scenario.top("staff_of_spring").start()
    play.answers("summon throne_of_renewal")
    assert (play.sorcerer().hand, play.sorcerer().bonuses) == (["staff_of_spring"], 0)


@pytest.mark.rule("T-94", "S-097")
def test_throne_of_renewal_does_nothing_for_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(bonuses=2, reserve=THRONE, hand=["throne_of_renewal"])
    play = scenario.start()
    play.answers("summon throne_of_renewal")
    assert (play.sorcerer().hand, play.table.discard, play.sorcerer().bonuses) == ([], [], 2)


def test_throne_of_renewal_makes_one_discard_a_card_of_choice() -> None:
    hand = ["throne_of_renewal", "purse_of_io", "amulet_of_air"]
    play = Scenario(2).sorcerer(reserve=THRONE, hand=hand).top("staff_of_spring").start()
    play.answers("summon throne_of_renewal")
    assert play.options == ["discard purse_of_io", "discard amulet_of_air"]
    play.answers("discard amulet_of_air")
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]


@pytest.mark.rule("S-097", "S-090")
def test_throne_of_renewal_gives_a_bonus_back_that_can_be_used_again() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=3, gauge=5, reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"]
    )
    play = scenario.start()
    assert "bonus gauge" not in play.options
    play.answers("summon throne_of_renewal", "bonus gauge")
    assert (play.sorcerer().gauge, play.sorcerer().bonuses) == (6, 3)


# Amulet of Time


def test_amulet_of_time_brings_two_energies_even_if_no_card_is_exchanged() -> None:
    hand = ["amulet_of_time", "purse_of_io"]
    play = Scenario(2).sorcerer(reserve="2 water", hand=hand).start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("enough")
    assert play.reserve() == {"fire": 1, "air": 1}
    assert (play.sorcerer().hand, play.table.discard) == (["purse_of_io"], [])


def test_amulet_of_time_discards_all_cards_before_any_is_drawn() -> None:
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air", "staff_of_spring"]
    scenario = Scenario(2).sorcerer(reserve="2 water", hand=hand)
    play = scenario.top("lewis_greyface", "divine_chalice", "tree_of_light").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard amulet_of_air", "discard purse_of_io")
    assert play.sorcerer().hand == ["staff_of_spring"]
    assert play.options == ["enough", "discard staff_of_spring"]
    play.answers("enough")
    assert play.sorcerer().hand == ["staff_of_spring", "lewis_greyface", "divine_chalice"]
    assert play.table.discard == ["amulet_of_air", "purse_of_io"]


def test_amulet_of_time_may_exchange_the_whole_hand() -> None:
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2).sorcerer(reserve="2 water", hand=hand)
    play = scenario.top("lewis_greyface", "divine_chalice").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard purse_of_io", "discard amulet_of_air")
    assert play.sorcerer().hand == ["lewis_greyface", "divine_chalice"]


@pytest.mark.rule("S-131")
def test_amulet_of_time_may_draw_a_card_again_that_it_discarded() -> None:
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2).sorcerer(reserve="2 water", hand=hand).only("staff_of_spring")
    play = scenario.draws("staff_of_spring", "amulet_of_air").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard purse_of_io", "discard amulet_of_air")
    assert play.sorcerer().hand == ["staff_of_spring", "amulet_of_air"]
    assert (play.table.deck, play.table.discard) == (["purse_of_io"], [])


@pytest.mark.rule("S-155")
def test_amulet_of_time_pays_argoss_embrace_once_for_two_cards() -> None:
    """I-080"""
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2, enchantment="argoss_embrace")
    play = scenario.sorcerer(crystals=12, reserve="2 water", hand=hand).start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard purse_of_io", "discard amulet_of_air")
    assert (len(play.sorcerer().hand), play.sorcerer().crystals) == (2, 7)


@pytest.mark.rule("S-155")
def test_amulet_of_time_pays_argoss_embrace_nothing_for_no_card() -> None:
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(
        crystals=12, reserve="2 water", hand=["amulet_of_time", "purse_of_io"]
    )
    play = scenario.start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("enough")
    assert play.sorcerer().crystals == 12
