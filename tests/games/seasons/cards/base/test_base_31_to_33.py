"""Cards 31 to 33: Elemental Amulet, Tree of Light, Arcano Leech."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import ONE_EACH


def test_elemental_amulet_paid_with_all_four_energies_has_all_four_effects() -> None:
    scenario = Scenario(2).sorcerer(gauge=1, reserve=ONE_EACH, hand=["elemental_amulet"])
    play = scenario.top("purse_of_io").start()
    play.answers("summon elemental_amulet", "elements water earth fire air")
    play.choose("air", "air")
    sorcerer = play.sorcerer()
    assert (sorcerer.crystals, sorcerer.hand, sorcerer.gauge) == (5, ["purse_of_io"], 2)
    assert (play.reserve(), play.question.kind) == ({"air": 2}, "turn")


@pytest.mark.parametrize(
    ("energy", "crystals", "hand", "gauge", "gains"),
    [
        ("water", 0, 0, 5, 2),
        ("earth", 5, 0, 5, 0),
        ("fire", 0, 1, 5, 0),
        ("air", 0, 0, 6, 0),
    ],
)
def test_elemental_amulet_has_only_the_effects_that_were_paid_for(
    energy: str, crystals: int, hand: int, gauge: int, gains: int
) -> None:
    play = Scenario(2).sorcerer(reserve=ONE_EACH, hand=["elemental_amulet"]).start()
    play.answers("summon elemental_amulet", f"elements {energy}", *["gain fire"] * gains)
    sorcerer = play.sorcerer()
    assert (sorcerer.crystals, len(sorcerer.hand), sorcerer.gauge) == (crystals, hand, gauge)
    assert (sum(sorcerer.reserve), play.question.kind) == (3 + gains, "turn")


def test_elemental_amulet_never_takes_the_same_energy_twice() -> None:
    play = Scenario(2).sorcerer(reserve="2 water 2 air", hand=["elemental_amulet"]).start()
    play.answers("summon elemental_amulet")
    assert play.options == ["elements water", "elements air", "elements water air"]


@pytest.mark.rule("S-102")
def test_elemental_amulet_is_refused_without_any_energy() -> None:
    play = Scenario(2).sorcerer(crystals=9, hand=["elemental_amulet"]).start()
    assert play.refused()["summon elemental_amulet"] == ("energy", "S-102")


def test_elemental_amulet_with_hand_of_fortune_has_two_effects_for_one_token() -> None:
    """I-020."""
    scenario = Scenario(2).sorcerer(
        reserve="1 air", play=["hand_of_fortune"], hand=["elemental_amulet"]
    )
    play = scenario.start()
    play.answers("summon elemental_amulet")
    assert "elements earth air" in play.options
    assert "elements water earth air" not in play.options
    assert "elements earth" not in play.options
    play.answers("elements earth air")
    assert (play.sorcerer().crystals, play.sorcerer().gauge, play.reserve()) == (5, 6, {})


def test_elemental_amulet_put_into_play_by_the_potion_of_dreams_has_all_four_effects() -> None:
    """I-015."""
    scenario = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=["elemental_amulet"])
    play = scenario.top("purse_of_io").start()
    play.answers("activate potion_of_dreams", "gain water", "gain water")
    sorcerer = play.sorcerer()
    assert (sorcerer.crystals, sorcerer.hand, sorcerer.gauge) == (5, ["purse_of_io"], 6)
    assert play.reserve() == {"water": 2}


def test_elemental_amulet_put_into_play_by_the_divine_chalice_has_all_four_effects() -> None:
    """I-015."""
    scenario = Scenario(2, pool="50").sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    others = ["staff_of_spring", "temporal_boots", "die_of_malice"]
    play = scenario.top("elemental_amulet", *others, "purse_of_io").start()
    play.answers("summon divine_chalice", "put elemental_amulet", "gain water", "gain water")
    sorcerer = play.sorcerer()
    assert (sorcerer.crystals, sorcerer.hand, sorcerer.gauge) == (5, ["purse_of_io"], 6)


def test_elemental_amulet_put_into_play_by_the_crystal_orb_has_all_four_effects() -> None:
    """I-015."""
    scenario = Scenario(2).sorcerer(reserve=ONE_EACH, play=["crystal_orb"])
    play = scenario.top("elemental_amulet", "purse_of_io").start()
    play.answers("activate crystal_orb look", "put", "gain water", "gain water")
    sorcerer = play.sorcerer()
    assert (sorcerer.crystals, sorcerer.hand, sorcerer.gauge) == (5, ["purse_of_io"], 6)
    assert play.reserve() == {"water": 2}


def test_elemental_amulet_has_an_energy_cost_for_selenias_codex() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 air", play=["elemental_amulet"], hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert (play.play(), play.sorcerer().hand) == (["selenias_codex"], ["elemental_amulet"])


@pytest.mark.rule("S-113")
def test_tree_of_light_sells_an_energy_for_three_crystals() -> None:
    play = Scenario(2).sorcerer(crystals=5, reserve="1 fire", play=["tree_of_light"]).start()
    play.answers("activate tree_of_light gain", "gain earth")
    assert (play.sorcerer().crystals, play.reserve()) == (2, {"earth": 1, "fire": 1})
    assert play.refused()["activate tree_of_light"] == ("turned", "S-110")
    assert play.refused()["transmute earth 1"] == ("no_ring", "S-082")


@pytest.mark.rule("S-082", "S-113")
def test_tree_of_light_lets_its_owner_transmute_for_one_energy() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire 1 earth", play=["tree_of_light"]).start()
    play.answers("activate tree_of_light transmute", "pay fire", "transmute earth 1")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {})
    assert not [option for option in play.options if option.startswith("activate")]


@pytest.mark.rule("S-093")
def test_tree_of_light_leaves_a_transmutation_bonus_in_force() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire 1 earth", play=["tree_of_light"]).start()
    play.answers("bonus transmute", "activate tree_of_light transmute", "pay fire")
    play.answers("transmute earth 1")
    assert play.sorcerer().crystals == 4


@pytest.mark.rule("S-111")
def test_tree_of_light_offers_only_the_line_that_can_be_paid() -> None:
    rich = Scenario(2).sorcerer(crystals=3, play=["tree_of_light"]).start()
    assert "activate tree_of_light gain" in rich.options
    assert "activate tree_of_light transmute" not in rich.options
    poor = Scenario(2).sorcerer(crystals=2, play=["tree_of_light"]).start()
    assert poor.refused()["activate tree_of_light"] == ("no_energy_no_crystals", "S-111")


@pytest.mark.rule("S-102")
@pytest.mark.parametrize(("players", "price"), [(2, 2), (3, 5), (4, 8)])
def test_arcano_leech_costs_more_with_more_players(players: int, price: int) -> None:
    play = Scenario(players).sorcerer(crystals=price, hand=["arcano_leech"]).start()
    play.answers("summon arcano_leech")
    assert play.sorcerer().crystals == 0
    poor = Scenario(players).sorcerer(crystals=price - 1, hand=["arcano_leech"]).start()
    assert poor.refused()["summon arcano_leech"] == ("crystals", "S-104")


@pytest.mark.rule("S-103")
def test_arcano_leech_takes_a_crystal_for_each_card_an_opponent_summons() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=3, reserve="2 air", hand=["die_of_malice", "amulet_of_air"]
    )
    play = scenario.sorcerer(play=["arcano_leech"]).start()
    play.answers("summon die_of_malice", "summon amulet_of_air")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (1, 2)


def test_arcano_leech_asks_nothing_of_its_owner() -> None:
    scenario = Scenario(2).sorcerer(crystals=3, play=["arcano_leech"], hand=["die_of_malice"])
    play = scenario.start()
    play.answers("summon die_of_malice")
    assert play.sorcerer().crystals == 3


@pytest.mark.rule("S-103", "T-55")
def test_arcano_leech_keeps_who_has_no_crystal_from_summoning() -> None:
    """I-026."""
    scenario = Scenario(2, pool="50")
    scenario.sorcerer(crystals=1, reserve=ONE_EACH, hand=["divine_chalice", "die_of_malice"])
    scenario.sorcerer(play=["arcano_leech"])
    play = scenario.top("staff_of_spring", "purse_of_io", "temporal_boots", "crystal_orb").start()
    play.answers("summon divine_chalice")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (0, 1)
    play.answers("put staff_of_spring")
    assert play.play() == ["divine_chalice", "staff_of_spring"]
    assert play.sorcerer(1).crystals == 1
    assert play.refused()["summon die_of_malice"] == ("toll", "S-103")


@pytest.mark.rule("S-103")
def test_arcano_leech_is_due_on_top_of_the_crystals_of_the_card() -> None:
    scenario = Scenario(2).sorcerer(crystals=3, hand=["naria_the_prophetess"])
    play = scenario.sorcerer(play=["arcano_leech"]).start()
    assert play.refused()["summon naria_the_prophetess"] == ("toll", "S-103")


def test_arcano_leech_is_paid_to_each_of_two() -> None:
    scenario = Scenario(3).sorcerer(crystals=2, hand=["die_of_malice"])
    play = scenario.sorcerer(play=["arcano_leech"]).sorcerer(play=["arcano_leech"]).start()
    play.answers("summon die_of_malice")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("S-103")
@pytest.mark.parametrize(("left", "right"), [(1, 1), (2, 0)])
def test_arcano_leech_twice_keeps_who_has_one_crystal_from_summoning(left: int, right: int) -> None:
    scenario = Scenario(3).sorcerer(crystals=1, hand=["die_of_malice"])
    scenario.sorcerer(play=["arcano_leech"] * left).sorcerer(play=["arcano_leech"] * right)
    assert scenario.start().refused()["summon die_of_malice"] == ("toll", "S-103")
