"""Cards 31 to 35: Elemental Amulet, Tree of Light, Arcano Leech, Crystal Orb, Glutton Cauldron."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.given import ONE_EACH

# Elemental Amulet


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


# Tree of Light


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


# Arcano Leech


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


# Crystal Orb


@pytest.mark.rule("S-105", "S-133")
def test_crystal_orb_puts_the_top_card_into_play_for_four_energies() -> None:
    """I-083: the look is private."""
    scenario = Scenario(2).sorcerer(reserve="3 fire 2 air", play=["crystal_orb"])
    play = scenario.top("olafs_blessed_statue").start()
    play.answers("activate crystal_orb look")
    assert play.match.view(0)["top"] == ["olafs_blessed_statue"]
    assert play.match.view(1)["top"] == []
    play.answers("put", "pay air")
    assert (play.play(), play.reserve()) == (["crystal_orb", "olafs_blessed_statue"], {"fire": 1})
    assert play.sorcerer().crystals == 20


@pytest.mark.rule("S-110", "S-113")
def test_crystal_orb_may_leave_the_card_on_top_and_is_then_used_up() -> None:
    scenario = Scenario(2).sorcerer(crystals=3, reserve="4 fire", play=["crystal_orb"])
    play = scenario.top("purse_of_io").start()
    play.answers("activate crystal_orb look", "leave")
    assert (play.table.deck[-1], play.reserve()) == ("purse_of_io", {"fire": 4})
    assert play.refused()["activate crystal_orb"] == ("turned", "S-110")


def test_crystal_orb_discards_the_top_card_unseen_for_three_crystals() -> None:
    scenario = Scenario(2).sorcerer(crystals=4, play=["crystal_orb"])
    play = scenario.top("purse_of_io", "staff_of_spring").start()
    play.answers("activate crystal_orb discard")
    assert (play.sorcerer().crystals, play.table.discard) == (1, ["purse_of_io"])
    assert (play.table.deck[-1], play.table.discard_known) == ("staff_of_spring", [0])


def test_crystal_orb_needs_three_crystals_to_discard() -> None:
    play = Scenario(2).sorcerer(crystals=2, play=["crystal_orb"]).start()
    assert "activate crystal_orb look" in play.options
    assert "activate crystal_orb discard" not in play.options


@pytest.mark.rule("S-131")
def test_crystal_orb_discarding_the_last_card_makes_a_new_pile() -> None:
    """I-085."""
    scenario = Scenario(2, pool="50").sorcerer(crystals=3, play=["crystal_orb"])
    play = scenario.only("purse_of_io").discarded("staff_of_spring", "temporal_boots").start()
    play.answers("activate crystal_orb discard")
    assert sorted(play.table.deck) == ["staff_of_spring", "temporal_boots"]
    assert play.table.discard == ["purse_of_io"]


@pytest.mark.rule("S-105")
@pytest.mark.parametrize(
    ("gauge", "reserve", "card"),
    [
        (1, "4 fire", "purse_of_io"),
        (5, "3 fire", "purse_of_io"),
        (5, "4 fire", "mesodaes_lantern"),
    ],
)
def test_crystal_orb_must_leave_a_card_without_room_or_energy_and_mesodaes_lantern(
    gauge: int, reserve: str, card: str
) -> None:
    """I-011, I-012."""
    scenario = Scenario(2).sorcerer(gauge=gauge, reserve=reserve, play=["crystal_orb"]).top(card)
    play = scenario.start()
    play.answers("activate crystal_orb look")
    assert (play.options, list(play.refused())) == (["leave"], ["put"])
    play.answers("leave")
    assert (play.play(), play.match.view(0)["top"]) == (["crystal_orb"], [card])


@pytest.mark.rule("S-111")
def test_crystal_orb_is_refused_without_any_card_to_look_at() -> None:
    play = Scenario(2, pool="50").sorcerer(crystals=9, play=["crystal_orb"]).only().start()
    assert play.refused()["activate crystal_orb"] == ("no_pile", "S-111")


@pytest.mark.rule("S-153", "S-154")
@pytest.mark.parametrize("enchantment", ["entangling_roots", "nature_spirit"])
def test_crystal_orb_works_as_usual_under_entangling_roots_and_nature_spirit(
    enchantment: str,
) -> None:
    """I-013, I-014."""
    scenario = Scenario(2, enchantment=enchantment)
    scenario.sorcerer(reserve="5 fire", play=["crystal_orb"], hand=["die_of_malice"])
    play = scenario.top("staff_of_spring").start()
    play.answers("summon die_of_malice")
    left = sum(play.sorcerer().reserve)
    play.answers("activate crystal_orb look", "put")
    assert play.play() == ["crystal_orb", "die_of_malice", "staff_of_spring"]
    assert sum(play.sorcerer().reserve) == left - 4


def test_crystal_orb_may_be_paid_from_an_amulet_of_water() -> None:
    scenario = Scenario(2).sorcerer(
        play=["crystal_orb", "amulet_of_water"], on={"amulet_of_water": "4 air"}
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("activate crystal_orb look", "put")
    assert (play.on("amulet_of_water"), play.play()[-1]) == ({}, "staff_of_spring")


# Glutton Cauldron


@pytest.mark.rule("S-076")
def test_glutton_cauldron_takes_an_energy_of_the_reserve_at_each_activation() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire 1 air", hand=["glutton_cauldron"]).start()
    play.answers("summon glutton_cauldron", "activate glutton_cauldron air")
    assert (play.on("glutton_cauldron"), play.reserve()) == ({"air": 1}, {"fire": 1})
    assert play.sorcerer().crystals == 0
    assert play.refused()["activate glutton_cauldron"] == ("turned", "S-110")


def test_glutton_cauldron_boils_over_with_the_seventh_energy() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=1,
        reserve="1 fire",
        play=["glutton_cauldron", "purse_of_io"],
        on={"glutton_cauldron": "6 water"},
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron fire")
    assert (play.reserve(), play.sorcerer().crystals) == ({"water": 6, "fire": 1}, 16)
    assert (play.play(), play.table.discard) == (["purse_of_io"], ["glutton_cauldron"])


@pytest.mark.rule("S-071")
def test_glutton_cauldron_fills_the_reserve_only_to_its_limit() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="3 fire", play=["glutton_cauldron"], on={"glutton_cauldron": "6 water"}
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron fire", "drop fire", "drop fire")
    assert (play.reserve(), play.play()) == ({"water": 6, "fire": 1}, [])
    assert (play.sorcerer().crystals, play.question.kind) == (15, "turn")


@pytest.mark.rule("S-076")
def test_glutton_cauldrons_energies_cannot_be_spent() -> None:
    scenario = (
        Scenario(2)
        .die("waT.")
        .sorcerer(
            play=["glutton_cauldron", "kairn_the_destroyer"],
            on={"glutton_cauldron": "4 air"},
            hand=["amulet_of_air"],
        )
    )
    play = scenario.start()
    assert play.options == ["bonus transmute", "bonus gauge", "end"]
    assert play.refused()["summon amulet_of_air"] == ("energy", "S-102")


@pytest.mark.rule("S-111")
def test_glutton_cauldron_is_refused_without_any_energy() -> None:
    play = Scenario(2).sorcerer(play=["glutton_cauldron", "amulet_of_water"]).start()
    assert play.refused()["activate glutton_cauldron"] == ("no_energy", "S-111")


@pytest.mark.rule("S-076", "S-111")
def test_glutton_cauldron_eats_energies_of_the_amulet_of_water() -> None:
    scenario = Scenario(2).sorcerer(
        play=["glutton_cauldron", "amulet_of_water"], on={"amulet_of_water": "3 air 1 fire"}
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron air")
    assert play.on("amulet_of_water") == {"air": 2, "fire": 1}
    assert (play.on("glutton_cauldron"), play.reserve()) == ({"air": 1}, {})


@pytest.mark.rule("S-076", "S-111")
def test_glutton_cauldrons_owner_chooses_between_reserve_and_amulet() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 air",
        play=["glutton_cauldron", "amulet_of_water"],
        on={"amulet_of_water": "1 air"},
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron air")
    assert play.options == ["pay air", "pay air amulet_of_water"]
    play.answers("pay air")
    assert (play.on("amulet_of_water"), play.reserve()) == ({"air": 1}, {})
    assert play.on("glutton_cauldron") == {"air": 1}


@pytest.mark.rule("S-076")
def test_glutton_cauldron_boils_over_with_a_seventh_energy_of_the_amulet() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="7 fire",
        play=["glutton_cauldron", "amulet_of_water"],
        on={"glutton_cauldron": "6 water", "amulet_of_water": "1 air"},
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron air")
    assert (play.question.kind, play.question.subject) == ("overflow", "7")
    play.answers(*["drop fire"] * 7)
    assert (play.reserve(), play.play()) == ({"water": 6, "air": 1}, ["amulet_of_water"])
