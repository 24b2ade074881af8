"""Cards 31 to 40: from the Elemental Amulet to the Air Elemental."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole
from tests.games.seasons.cards.seen import board

ONE_EACH = "1 water 1 earth 1 fire 1 air"


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
    assert board(play, 0, by=None)["hand"] == ["divine_chalice"]


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
