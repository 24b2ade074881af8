"""Shield of Zira (S-124; I-040 to I-045): it goes instead of a card that another card or an
enchantment demands, for ten crystals."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.enchanted.shield import SHIELD, syllas


def test_shield_of_zira_costs_one_air_even_with_the_hand_of_fortune() -> None:
    scenario = Scenario(2).sorcerer(play=["hand_of_fortune"], reserve="2 air", hand=[SHIELD])
    play = scenario.start()
    play.answers(f"summon {SHIELD}")
    assert (play.play(), play.reserve()) == (["hand_of_fortune", SHIELD], {"air": 1})


@pytest.mark.rule("S-124", "T-76")
def test_shield_of_zira_may_be_given_to_syllas_for_ten_crystals() -> None:
    """I-040"""
    play = syllas(play=["purse_of_io", SHIELD]).start(active=1)
    play.answers("summon syllas_the_faithful")
    assert (play.question.seat, play.options) == (
        0,
        ["sacrifice purse_of_io", f"sacrifice {SHIELD}"],
    )
    play.answers(f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["purse_of_io"], 10)
    assert play.table.discard == [SHIELD]


@pytest.mark.rule("S-124")
def test_shield_of_zira_need_not_be_given() -> None:
    play = syllas(play=["purse_of_io", SHIELD]).start(active=1)
    play.answers("summon syllas_the_faithful", "sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == ([SHIELD], 0)


@pytest.mark.rule("S-124")
def test_shield_of_zira_is_worth_nothing_where_no_other_card_could_go() -> None:
    play = syllas(play=[SHIELD], hand=["purse_of_io"]).start(active=1)
    play.answers("summon syllas_the_faithful")
    assert (play.play(), play.sorcerer().crystals) == ([], 0)


def test_two_shields_of_zira_pay_twenty_crystals_for_one() -> None:
    """I-042"""
    play = syllas(play=[SHIELD, SHIELD, "purse_of_io"]).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == ([f"{SHIELD}+", "purse_of_io"], 20)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_card_in_hand_from_the_warden_of_argos() -> None:
    """I-040"""
    scenario = Scenario(2).sorcerer(play=[SHIELD], hand=["purse_of_io"])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=1)
    play.answers("summon warden_of_argos", "warden card")
    assert (play.question.seat, play.options) == (0, ["discard purse_of_io", f"shield {SHIELD}"])
    play.answers(f"shield {SHIELD}")
    assert (play.sorcerer().hand, play.play()) == (["purse_of_io"], [])
    assert play.sorcerer().crystals == 10


@pytest.mark.rule("S-124")
def test_shield_of_zira_stays_when_the_warden_finds_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(play=[SHIELD])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=1)
    play.answers("summon warden_of_argos", "warden card")
    assert (play.play(), play.question.kind) == ([SHIELD], "turn")


@pytest.mark.rule("S-124", "S-097")
def test_shield_of_zira_may_be_the_price_of_the_throne_of_renewal() -> None:
    """I-040"""
    scenario = Scenario(2).sorcerer(
        bonuses=1,
        play=[SHIELD],
        reserve="1 water 2 fire",
        hand=["throne_of_renewal", "purse_of_io"],
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("summon throne_of_renewal", f"shield {SHIELD}")
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer().bonuses, play.sorcerer().crystals) == (0, 10)


@pytest.mark.rule("S-124")
def test_shield_of_zira_does_not_feed_the_throne_for_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=1, play=[SHIELD], reserve="1 water 2 fire", hand=["throne_of_renewal"]
    )
    play = scenario.start()
    play.answers("summon throne_of_renewal")
    assert (play.play(), play.sorcerer().bonuses) == ([SHIELD, "throne_of_renewal"], 1)


@pytest.mark.rule("S-124")
def test_shield_of_zira_may_be_one_of_the_discards_for_the_amulet_of_time() -> None:
    """I-040"""
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2).sorcerer(play=[SHIELD], reserve="2 water", hand=hand)
    play = scenario.top("staff_of_spring", "lewis_greyface").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "fire")
    play.answers("discard amulet_of_air", f"shield {SHIELD}")
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring", "lewis_greyface"]
    assert (play.sorcerer().crystals, play.play()) == (10, ["amulet_of_time"])


@pytest.mark.rule("S-124")
def test_shield_of_zira_feeds_the_vampiric_crown_with_the_best_card_in_hand() -> None:
    """I-040, I-043: the Purse is worth 6, the Chest 4."""
    hand = ["vampiric_crown", "wondrous_chest", "purse_of_io"]
    scenario = Scenario(2).sorcerer(play=[SHIELD], reserve="1 water 1 air", hand=hand)
    play = scenario.start()
    play.answers("summon vampiric_crown", f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "air", "air", "air")
    assert (play.reserve(), play.question.kind) == ({"fire": 3, "air": 3}, "turn")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (hand[1:], 10)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_familiar_from_the_necrotic_kriss() -> None:
    """I-040"""
    cards = ["necrotic_kriss", "kairn_the_destroyer", SHIELD]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate necrotic_kriss")
    assert play.options == ["sacrifice kairn_the_destroyer", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.reserve()) == (cards[:2], {"fire": 4})
    assert play.sorcerer().crystals == 10


@pytest.mark.rule("S-124")
def test_shield_of_zira_may_be_one_of_the_sacrifices_for_the_dragon_skull() -> None:
    """I-040"""
    cards = ["dragon_skull", "purse_of_io", "temporal_boots", SHIELD]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate dragon_skull", f"sacrifice {SHIELD}")
    play.answers("sacrifice purse_of_io", "sacrifice temporal_boots")
    assert (play.play(), play.sorcerer().crystals) == (["dragon_skull"], 25)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_titus_from_an_opponent_without_crystals() -> None:
    """I-040"""
    scenario = Scenario(2).at(first=1).sorcerer(play=["titus_deepgaze", SHIELD])
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["sacrifice titus_deepgaze", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["titus_deepgaze"], 10)


@pytest.mark.rule("S-124", "S-158")
def test_shield_of_zira_may_be_given_to_the_drought() -> None:
    """I-040"""
    scenario = Scenario(2, enchantment="drought").at(space=6, first=1).leftover("ee*.")
    play = scenario.sorcerer(crystals=31, play=["purse_of_io", SHIELD]).start(active=0)
    play.answers("end", "give_card", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["purse_of_io"], 41)
    assert play.sorcerer().covered == 0


@pytest.mark.rule("S-124", "S-155")
def test_shield_of_zira_may_be_given_to_argoss_embrace() -> None:
    """I-040"""
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(
        crystals=4, play=["potion_of_power", SHIELD]
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("activate potion_of_power", "sacrifice potion_of_power")
    assert play.options == [f"sacrifice {SHIELD}", "discard staff_of_spring"]
    play.answers(f"sacrifice {SHIELD}")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (["staff_of_spring"], 14)


@pytest.mark.rule("S-160")
def test_shield_of_zira_pays_nothing_for_a_special_ability() -> None:
    """I-045"""
    scenario = Scenario(2, tokens="yes")
    scenario.sorcerer(token="sacrifice_or_discard", play=["purse_of_io", SHIELD])
    play = scenario.start()
    play.answers("ability")
    assert play.options == ["sacrifice purse_of_io", f"sacrifice {SHIELD}"]
    play.answers(f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["purse_of_io"], 0)


def test_shield_of_zira_is_not_asked_for_when_a_card_is_taken_back() -> None:
    scenario = Scenario(2).sorcerer(
        play=["purse_of_io", SHIELD], reserve="1 water 1 air", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert play.options == ["return purse_of_io", f"return {SHIELD}"]
    play.answers(f"return {SHIELD}")
    assert play.sorcerer().crystals == 0
