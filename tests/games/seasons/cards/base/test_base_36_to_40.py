"""Cards 36 to 40: Vampiric Crown, Dragon Skull, Demon of Argos, Titus Deepgaze, Air Elemental."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import ONE_EACH
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole
from tests.games.seasons.cards.seen import board


@pytest.mark.rule("S-071", "S-133", "T-29")
@pytest.mark.parametrize(("grimoire", "kept"), [([], 7), (["bespelled_grimoire"], 10)])
def test_vampiric_crown_drawing_the_chalice_gives_ten_energies_as_far_as_they_fit(
    grimoire: list[str], kept: int
) -> None:
    """I-083: everybody sees the card that was drawn."""
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 air", play=grimoire, hand=["vampiric_crown", "purse_of_io"]
    )
    play = scenario.top("divine_chalice").start()
    play.answers("summon vampiric_crown", "draw", *["gain fire"] * kept)
    assert (play.reserve(), play.question.kind) == ({"fire": kept}, "turn")
    assert play.sorcerer().hand == ["purse_of_io", "divine_chalice"]
    assert board(play, 0, by=None).hand == ["divine_chalice"]


@pytest.mark.rule("T-29")
@pytest.mark.parametrize("card", ["cursed_treatise_of_arus", "potion_of_life"])
def test_vampiric_crown_gives_nothing_for_prestige_of_zero_or_less(card: str) -> None:
    scenario = Scenario(2).sorcerer(reserve="1 water 1 air", hand=["vampiric_crown"]).top(card)
    play = scenario.start()
    play.answers("summon vampiric_crown")
    assert (play.reserve(), play.sorcerer().hand) == ({}, [card])
    assert play.question.kind == "turn"


@pytest.mark.rule("S-120", "S-133")
def test_vampiric_crown_may_discard_a_card_from_hand_for_all_to_see() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 air", hand=["vampiric_crown", "titus_deepgaze", "purse_of_io"]
    )
    play = scenario.start()
    play.answers("summon vampiric_crown")
    assert play.options == ["draw", "discard titus_deepgaze", "discard purse_of_io"]
    play.answers("discard titus_deepgaze")
    play.choose("water", "earth", "fire", "air")
    assert sum(play.sorcerer().reserve) == 4
    assert (play.sorcerer().hand, play.table.discard) == (["purse_of_io"], ["titus_deepgaze"])
    assert ("crown", 0, "titus_deepgaze") in play.told()


@pytest.mark.rule("S-071")
def test_vampiric_crown_lets_its_owner_choose_what_goes_beyond_the_limit() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 air 5 fire", hand=["vampiric_crown", "titus_deepgaze"]
    )
    play = scenario.start()
    play.answers("summon vampiric_crown", "discard titus_deepgaze", *["gain earth"] * 4)
    play.answers("drop fire", "drop fire")
    assert (play.reserve(), play.question.kind) == ({"earth": 4, "fire": 3}, "turn")


def test_dragon_skull_turns_three_cards_into_fifteen_crystals() -> None:
    scenario = Scenario(2).sorcerer(
        play=["dragon_skull", "purse_of_io", "kairn_the_destroyer", "temporal_boots"]
    )
    play = scenario.start()
    play.answers("activate dragon_skull")
    play.answers("sacrifice purse_of_io", "sacrifice kairn_the_destroyer")
    play.answers("sacrifice temporal_boots")
    assert (play.play(), play.sorcerer().crystals) == (["dragon_skull"], 15)
    assert play.table.discard == ["purse_of_io", "kairn_the_destroyer", "temporal_boots"]


def test_dragon_skull_may_be_one_of_the_three() -> None:
    scenario = Scenario(2).sorcerer(play=["dragon_skull", "purse_of_io", "temporal_boots"])
    play = scenario.start()
    play.answers("activate dragon_skull", "sacrifice dragon_skull", "sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == ([], 15)


@pytest.mark.rule("S-111")
def test_dragon_skull_is_refused_with_two_cards_in_play() -> None:
    play = Scenario(2).sorcerer(play=["dragon_skull", "purse_of_io"]).start()
    assert play.refused()["activate dragon_skull"] == ("three_cards", "S-111")


@pytest.mark.rule("S-124")
def test_dragon_skull_with_a_shield_of_zira_among_the_three_brings_ten_more() -> None:
    scenario = Scenario(2).sorcerer(
        play=["dragon_skull", "shield_of_zira", "temporal_boots", "purse_of_io"]
    )
    play = scenario.start()
    play.answers("activate dragon_skull", "sacrifice shield_of_zira")
    play.answers("sacrifice temporal_boots", "sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == (["dragon_skull"], 25)


@pytest.mark.rule("S-107")
def test_demon_of_argos_lowers_the_opponents_gauges_and_gives_each_a_card() -> None:
    """I-090: cards beyond the gauge stay."""
    scenario = Scenario(3).sorcerer(gauge=4, reserve=ONE_EACH, hand=["demon_of_argos"])
    scenario.sorcerer(gauge=2, play=["purse_of_io", "temporal_boots"]).sorcerer(gauge=0)
    play = scenario.top("crystal_orb", "staff_of_spring").start()
    play.answers("summon demon_of_argos")
    assert [play.sorcerer(seat).gauge for seat in range(3)] == [4, 1, 0]
    hands = [play.sorcerer(seat).hand for seat in range(3)]
    assert hands == [[], ["crystal_orb"], ["staff_of_spring"]]
    assert (play.play(1), play.question.kind) == (["purse_of_io", "temporal_boots"], "turn")


@pytest.mark.rule("S-106")
@pytest.mark.parametrize("gauge", [0, 1])
def test_demon_of_argos_takes_no_gauge_below_zero(gauge: int) -> None:
    scenario = Scenario(2).sorcerer(reserve=ONE_EACH, hand=["demon_of_argos"])
    play = scenario.sorcerer(gauge=gauge).start()
    play.answers("summon demon_of_argos")
    assert play.sorcerer(1).gauge == 0


@pytest.mark.rule("S-100", "S-107")
def test_demon_of_argos_leaves_an_opponent_unable_to_summon() -> None:
    scenario = Scenario(2).sorcerer(reserve=ONE_EACH, hand=["demon_of_argos"])
    scenario.sorcerer(gauge=2, play=["purse_of_io", "staff_of_spring"], hand=["die_of_malice"])
    play = scenario.die("ww+1..", seat=1).start()
    play.answers("summon demon_of_argos", "end")
    assert play.refused()["summon die_of_malice"] == ("no_slot", "S-100")


@pytest.mark.rule("S-155")
def test_demon_of_argos_makes_each_opponent_pay_argoss_embrace() -> None:
    """I-080."""
    scenario = Scenario(3, enchantment="argoss_embrace")
    scenario.sorcerer(crystals=6, reserve=ONE_EACH, hand=["demon_of_argos"])
    play = scenario.sorcerer(crystals=6).sorcerer(crystals=5).start()
    play.answers("summon demon_of_argos")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [6, 1, 0]


@pytest.mark.rule("S-102")
@pytest.mark.parametrize(("players", "fire"), [(2, 1), (3, 2), (4, 3)])
def test_titus_deepgaze_costs_one_fire_for_each_opponent(players: int, fire: int) -> None:
    play = Scenario(players).sorcerer(reserve=f"{fire} fire", hand=["titus_deepgaze"]).start()
    play.answers("summon titus_deepgaze")
    assert play.reserve() == {}
    poor = Scenario(players).sorcerer(reserve=f"{fire - 1} fire", hand=["titus_deepgaze"]).start()
    assert poor.refused()["summon titus_deepgaze"] == ("energy", "S-102")


def test_titus_deepgaze_takes_a_crystal_from_each_opponent_every_round() -> None:
    scenario = Scenario(3).sorcerer(play=["titus_deepgaze"]).sorcerer(crystals=1)
    play = scenario.sorcerer(crystals=8).start(active=2)
    play.answers("end")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [2, 0, 7]
    assert play.play() == ["titus_deepgaze"]


def test_titus_deepgaze_is_sacrificed_when_one_cannot_pay_but_the_others_pay() -> None:
    """I-113."""
    scenario = Scenario(3).sorcerer(play=["titus_deepgaze"]).sorcerer()
    play = scenario.sorcerer(crystals=8).start(active=2)
    play.answers("end")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [1, 0, 7]
    assert (play.play(), play.table.discard) == ([], ["titus_deepgaze"])


@pytest.mark.rule("S-045")
def test_titus_deepgaze_takes_when_the_turn_of_his_owner_comes() -> None:
    """I-066: the first player's Chest pays out before Titus asks."""
    scenario = Scenario(2).sorcerer(reserve="4 fire", play=["wondrous_chest"])
    play = scenario.sorcerer(play=["titus_deepgaze"]).start(active=1)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (2, 1)
    assert play.play(1) == ["titus_deepgaze"]


@pytest.mark.rule("S-045")
def test_titus_deepgaze_of_the_first_player_asks_before_the_others_gain() -> None:
    """I-066."""
    scenario = Scenario(2).sorcerer(play=["titus_deepgaze"])
    play = scenario.sorcerer(reserve="4 fire", play=["wondrous_chest"]).start(active=1)
    play.answers("end")
    assert (play.play(), play.sorcerer(1).crystals) == ([], 3)


@pytest.mark.rule("S-076", "T-25")
def test_air_elemental_turns_the_opponents_reserves_into_air() -> None:
    scenario = Scenario(3).sorcerer(reserve="3 air 2 fire", hand=["air_elemental"])
    scenario.sorcerer(
        reserve="2 water 1 fire", play=["amulet_of_water"], on={"amulet_of_water": "2 earth"}
    )
    play = scenario.sorcerer(reserve="1 earth 1 air").start()
    play.answers("summon air_elemental")
    assert [play.reserve(seat) for seat in range(3)] == [{"fire": 2}, {"air": 3}, {"air": 2}]
    assert play.on("amulet_of_water", 1) == {"earth": 2}


@pytest.mark.rule("S-072", "S-076")
def test_air_elemental_reaches_the_grimoire_but_no_cauldron_and_no_monolith() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 air", hand=["air_elemental"])
    scenario.sorcerer(reserve="9 water", play=["bespelled_grimoire", *HOARD], on=ON_HOARD)
    play = scenario.start()
    play.answers("summon air_elemental")
    assert play.reserve(1) == {"air": 9}
    assert hoard_is_whole(play, 1)
