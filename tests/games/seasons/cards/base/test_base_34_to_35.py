"""Cards 34 and 35: Crystal Orb, Glutton Cauldron."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-105", "S-133")
def test_crystal_orb_puts_the_top_card_into_play_for_four_energies() -> None:
    """I-083: the look is private."""
    scenario = Scenario(2).sorcerer(reserve="3 fire 2 air", play=["crystal_orb"])
    play = scenario.top("olafs_blessed_statue").start()
    play.answers("activate crystal_orb look")
    assert play.match.view(0).top == ["olafs_blessed_statue"]
    assert play.match.view(1).top == []
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
    assert (play.play(), play.match.view(0).top) == (["crystal_orb"], [card])


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
