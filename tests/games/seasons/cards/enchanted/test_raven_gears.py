"""Raven the Usurper as each kind of item: by activation, and at the end of the game (I-050)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.enchanted.raven import RAVEN

# By activation


@pytest.mark.rule("S-110", "S-111")
def test_raven_as_a_balance_of_ishtar_pays_three_tokens_once_a_turn() -> None:
    """I-050"""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=balance_of_ishtar"], reserve="6 fire")
    play = scenario.sorcerer(play=["balance_of_ishtar"]).start()
    play.answers(f"activate {RAVEN} fire")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {"fire": 3})
    assert play.refused()[f"activate {RAVEN}"] == ("turned", "S-110")
    assert not play.item("balance_of_ishtar", 1).turned


@pytest.mark.rule("S-111")
def test_raven_as_an_arcane_telescope_needs_its_two_crystals() -> None:
    """I-050"""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=arcane_telescope"], crystals=1)
    play = scenario.sorcerer(play=["arcane_telescope"]).start()
    assert play.refused()[f"activate {RAVEN}"] == ("no_crystals", "S-111")


def test_raven_as_a_tree_of_light_pays_three_crystals_for_an_energy() -> None:
    """I-050"""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=tree_of_light"], crystals=4)
    play = scenario.sorcerer(play=["tree_of_light"], crystals=4).start()
    play.answers(f"activate {RAVEN} gain")
    play.choose("air")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (1, 4)
    assert play.reserve() == {"air": 1}


def test_raven_as_a_necrotic_kriss_may_give_itself_up() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=necrotic_kriss"])
    play = scenario.sorcerer(play=["necrotic_kriss"]).start()
    play.answers(f"activate {RAVEN}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.reserve()) == ([], {"fire": 4})


@pytest.mark.rule("S-114")
def test_raven_activated_as_an_item_wakes_hearts_and_fairies() -> None:
    """I-100"""
    cards = [f"{RAVEN}=idol_of_the_familiar", "heart_of_argos"]
    scenario = Scenario(2).sorcerer(play=cards, crystals=5)
    play = scenario.sorcerer(play=["idol_of_the_familiar", "thieving_fairies"]).start()
    play.answers(f"activate {RAVEN}")
    assert play.on("heart_of_argos") == {"earth": 1}
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (5 - 1 + 1, 2)


def test_raven_as_a_die_of_malice_rerolls_for_two_crystals() -> None:
    scenario = Scenario(2).die("ww*.").sorcerer(play=[f"{RAVEN}=die_of_malice"]).dice(6)
    play = scenario.sorcerer(play=["die_of_malice"]).start(phase="die")
    play.answers(f"reroll {RAVEN}")
    assert play.table.taken[0].endswith("-6")
    assert ("earned", 0, 2) in play.told()
    assert play.question.kind == "turn"


def test_raven_as_a_potion_of_knowledge_is_the_one_that_is_sacrificed() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=potion_of_knowledge"])
    play = scenario.sorcerer(play=["potion_of_knowledge"]).start()
    play.answers(f"activate {RAVEN}")
    play.choose("fire", "fire", "fire", "air", "air")
    assert (play.play(0), play.play(1)) == ([], ["potion_of_knowledge"])
    assert (play.reserve(), play.table.discard) == ({"fire": 3, "air": 2}, [RAVEN])


def test_raven_as_a_potion_of_life_transmutes_its_owners_reserve() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=potion_of_life"], reserve="2 fire 1 air")
    play = scenario.sorcerer(play=["potion_of_life"]).start()
    play.answers(f"activate {RAVEN}")
    assert (play.play(0), play.play(1)) == ([], ["potion_of_life"])
    assert (play.sorcerer().crystals, play.reserve()) == (12, {})


def test_raven_as_a_potion_of_power_draws_and_raises_the_gauge() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=potion_of_power"]).top("lewis_greyface")
    play = scenario.sorcerer(play=["potion_of_power"]).start()
    play.answers(f"activate {RAVEN}")
    assert (play.play(), play.sorcerer().gauge) == ([], 7)
    assert play.sorcerer().hand == ["lewis_greyface"]


def test_raven_as_a_potion_of_dreams_makes_room_for_the_dream() -> None:
    """I-093"""
    scenario = Scenario(2).sorcerer(
        gauge=1, play=[f"{RAVEN}=potion_of_dreams"], reserve="2 fire", hand=["staff_of_spring"]
    )
    play = scenario.sorcerer(play=["potion_of_dreams"]).start()
    play.answers(f"activate {RAVEN}")
    assert (play.play(), play.reserve()) == (["staff_of_spring"], {})


def test_raven_as_a_potion_of_resurrection_is_not_among_the_cards_it_finds() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=potion_of_resurrection"])
    play = scenario.sorcerer(play=["potion_of_resurrection"]).discarded("purse_of_io").start()
    play.answers(f"activate {RAVEN}")
    assert (play.sorcerer().hand, play.table.discard) == (["purse_of_io"], [RAVEN])


def test_raven_as_a_glutton_cauldron_boils_over_with_its_own_seven_tokens() -> None:
    scenario = Scenario(2).sorcerer(
        play=[f"{RAVEN}=glutton_cauldron"], on={RAVEN: "6 fire"}, reserve="1 air"
    )
    cauldron = {"glutton_cauldron": "5 water"}
    play = scenario.sorcerer(play=["glutton_cauldron"], on=cauldron).start()
    play.answers(f"activate {RAVEN} air")
    assert (play.sorcerer().crystals, play.reserve()) == (15, {"fire": 6, "air": 1})
    assert (play.play(0), play.on("glutton_cauldron", 1)) == ([], {"water": 5})


def test_raven_as_a_fairy_monolith_stores_and_returns_tokens() -> None:
    scenario = (
        Scenario(2)
        .at(first=1)
        .sorcerer(play=[f"{RAVEN}=fairy_monolith"], on={RAVEN: "2 fire"}, reserve="1 air")
    )
    play = scenario.sorcerer(play=["fairy_monolith"]).start(active=0)
    play.answers(f"activate {RAVEN}", "enough", "end", "store air")
    assert (play.reserve(), play.on(RAVEN)) == ({"fire": 1}, {"fire": 1, "air": 1})


def test_raven_as_a_dragon_skull_may_be_one_of_the_three_sacrifices() -> None:
    cards = [f"{RAVEN}=dragon_skull", "purse_of_io", "temporal_boots"]
    play = Scenario(2).sorcerer(play=cards).sorcerer(play=["dragon_skull"]).start()
    play.answers(f"activate {RAVEN}", f"sacrifice {RAVEN}", "sacrifice purse_of_io")
    assert (play.play(0), play.play(1)) == ([], ["dragon_skull"])
    assert play.sorcerer().crystals == 15


# At the end of the game


def last_turn() -> Scenario:
    return Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")


@pytest.mark.rule("S-172")
@pytest.mark.parametrize(("tokens", "crystals"), [("3 fire", 55), ("2 fire", 10)])
def test_raven_as_a_jewel_of_the_ancients_counts_its_own_tokens(tokens: str, crystals: int) -> None:
    card = "jewel_of_the_ancients"
    scenario = last_turn().sorcerer(play=[f"{RAVEN}={card}"], on={RAVEN: tokens}, crystals=20)
    play = scenario.sorcerer(play=[card], on={card: "1 air"}, crystals=20).start(active=0)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (crystals, 10)


def test_raven_as_a_jewel_of_the_ancients_takes_a_token_of_its_owner() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=jewel_of_the_ancients"], reserve="3 fire")
    play = scenario.sorcerer(play=["jewel_of_the_ancients"]).start()
    play.answers(f"activate {RAVEN} fire")
    assert (play.on(RAVEN), play.on("jewel_of_the_ancients", 1)) == ({"fire": 1}, {})


@pytest.mark.rule("S-172")
@pytest.mark.parametrize(("more", "crystals"), [(["temporal_boots"], 20), ([], 0)])
def test_raven_as_a_ragfields_helm_counts_its_owners_cards(more: list[str], crystals: int) -> None:
    scenario = last_turn().sorcerer(play=[f"{RAVEN}=ragfields_helm", *more])
    play = scenario.sorcerer(play=["ragfields_helm"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (crystals, 0)


@pytest.mark.rule("S-172")
def test_raven_as_a_sealed_chest_of_urm_never_opens_being_a_familiar() -> None:
    """I-058"""
    scenario = last_turn().sorcerer(play=[f"{RAVEN}=sealed_chest_of_urm"])
    play = scenario.sorcerer(play=["sealed_chest_of_urm"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (0, 20)


@pytest.mark.rule("S-172")
def test_raven_as_a_lantern_of_xidit_brings_three_crystals_for_each_token() -> None:
    scenario = last_turn().sorcerer(play=[f"{RAVEN}=lantern_of_xidit"], reserve="2 fire 1 air")
    play = scenario.sorcerer(play=["lantern_of_xidit"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (9, 0)
