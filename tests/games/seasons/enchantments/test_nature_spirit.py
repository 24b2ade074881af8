"""Nature Spirit: every card costs one energy more (S-154)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_free_temporal_boots_cost_one_energy() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 fire", hand=["temporal_boots", "die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.reserve(0) == {}
    assert play.refused()["summon die_of_malice"] == ("energy", "S-102")


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_the_hand_of_fortune_leaves_one_energy_for_the_boots() -> None:
    """I-022: at least one energy remains to be paid."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 air", play=["hand_of_fortune"], hand=["temporal_boots"])
        .sorcerer()
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.reserve(0) == {}
    empty = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(play=["hand_of_fortune"], hand=["temporal_boots"])
        .sorcerer()
        .start()
    )
    assert empty.refused()["summon temporal_boots"] == ("energy", "S-102")


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_the_runic_cube_costs_20_crystals_and_one_energy() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(crystals=21, reserve="1 water 1 earth", hand=["runic_cube_of_eolis"])
        .sorcerer()
        .start()
    )
    play.answers("summon runic_cube_of_eolis")
    assert play.options == ["pay water", "pay earth"]
    play.answers("pay earth")
    assert play.sorcerer().crystals == 1
    assert play.reserve(0) == {"water": 1}
    poor = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(crystals=20, hand=["runic_cube_of_eolis"])
        .sorcerer()
        .start()
    )
    assert poor.refused()["summon runic_cube_of_eolis"] == ("energy", "S-102")


@pytest.mark.rule("T-52", "S-154")
def test_under_the_nature_spirit_the_amulet_of_air_costs_two_air_and_any_energy() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="2 air 1 fire 1 water", hand=["amulet_of_air"])
        .sorcerer()
        .start()
    )
    play.answers("summon amulet_of_air")
    assert play.options == ["pay water", "pay fire"]
    play.answers("pay water")
    assert play.reserve(0) == {"fire": 1}
    assert play.sorcerer().gauge == 7


@pytest.mark.rule("T-52", "S-154")
def test_the_hand_of_fortune_may_save_the_token_of_the_nature_spirit_or_another() -> None:
    """I-022: with both, the Amulet of Air costs two energies in all."""

    def summoning(reserve: str) -> SeasonsPlay:
        play = (
            Scenario(2, enchantment="nature_spirit")
            .sorcerer(reserve=reserve, play=["hand_of_fortune"], hand=["amulet_of_air"])
            .sorcerer()
            .start()
        )
        play.answers("summon amulet_of_air")
        return play

    assert summoning("2 air").reserve(0) == {}
    assert summoning("1 air 1 fire").reserve(0) == {}
    both = summoning("2 air 1 fire")
    assert both.options == ["pay fire", "pay air"]
    both.answers("pay air")
    assert both.reserve(0) == {"fire": 1}


@pytest.mark.rule("S-154")
def test_without_enough_air_the_hand_of_fortune_saves_only_one_token() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="3 fire", play=["hand_of_fortune"], hand=["amulet_of_air"])
        .sorcerer()
        .start()
    )
    assert play.refused()["summon amulet_of_air"] == ("energy", "S-102")


@pytest.mark.rule("S-154")
def test_familiars_and_every_player_pay_the_nature_spirit() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer()
        .sorcerer(reserve="1 air 1 earth", hand=["warden_of_argos"])
        .start(active=1)
    )
    play.answers("summon warden_of_argos", "warden card")
    assert play.reserve(1) == {}
    poor = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 air", hand=["warden_of_argos"])
        .sorcerer()
        .start()
    )
    assert poor.refused()["summon warden_of_argos"] == ("energy", "S-102")


@pytest.mark.rule("S-154", "S-105")
def test_divine_chalice_pays_the_nature_spirit_once_and_its_free_card_nothing() -> None:
    """I-014: what an effect puts into play costs no extra energy."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 water 1 earth 1 fire 2 air", hand=["divine_chalice"])
        .sorcerer()
        .top("amulet_of_earth", "amulet_of_air", "kairn_the_destroyer", "purse_of_io")
        .start()
    )
    play.answers("summon divine_chalice", "put amulet_of_earth", "any_order")
    assert play.reserve(0) == {}
    assert play.play(0) == ["divine_chalice", "amulet_of_earth"]


@pytest.mark.rule("S-154", "S-105")
def test_the_crystal_orb_asks_four_energies_and_none_for_the_nature_spirit() -> None:
    """I-014."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="4 water", play=["crystal_orb"])
        .sorcerer()
        .top("amulet_of_earth")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert play.play(0) == ["crystal_orb", "amulet_of_earth"]
    assert play.reserve(0) == {}


@pytest.mark.rule("S-154", "S-105")
def test_the_potion_of_dreams_needs_no_energy_for_the_nature_spirit() -> None:
    """I-014."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(play=["potion_of_dreams"], hand=["die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("activate potion_of_dreams")
    assert play.play(0) == ["die_of_malice"]


@pytest.mark.rule("S-154")
def test_the_nature_spirit_adds_a_token_to_the_elemental_amulet_but_no_effect() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 earth 1 air", hand=["elemental_amulet"])
        .sorcerer()
        .start()
    )
    play.answers("summon elemental_amulet")
    assert play.options == ["elements earth", "elements air"]
    play.answers("elements earth")
    assert play.reserve(0) == {}
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (5, 5)


@pytest.mark.rule("S-154", "T-60")
def test_under_the_nature_spirit_selenias_codex_may_return_any_magic_item() -> None:
    """I-024: every item then has energy in its cost."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(
            reserve="1 water 2 air",
            play=["temporal_boots", "runic_cube_of_eolis", "kairn_the_destroyer"],
            hand=["selenias_codex"],
        )
        .sorcerer()
        .start()
    )
    play.answers("summon selenias_codex")
    assert play.options == ["return temporal_boots", "return runic_cube_of_eolis"]
    play.answers("return runic_cube_of_eolis")
    assert play.sorcerer().hand == ["runic_cube_of_eolis"]


@pytest.mark.rule("S-154")
def test_ravens_price_for_an_item_is_not_raised_by_the_nature_spirit() -> None:
    """I-025: only Raven itself is summoned."""
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 fire 1 air 2 earth", hand=["raven_the_usurper"])
        .sorcerer(play=["amulet_of_earth"])
        .start()
    )
    play.answers("summon raven_the_usurper", "pay air", "mimic amulet_of_earth")
    assert play.reserve(0) == {}
    assert play.sorcerer().crystals == 9
