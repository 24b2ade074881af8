"""Enchanted Kingdom 3: Fairy Monolith."""

import pytest

from fabletop.games.seasons.scenario import Scenario


def test_fairy_monolith_may_store_one_token_at_the_end_of_the_round() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=["fairy_monolith"], reserve="2 fire 1 air")
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["store fire", "store air", "enough"]
    play.answers("store fire")
    assert (play.reserve(), play.on("fairy_monolith")) == ({"fire": 1, "air": 1}, {"fire": 1})
    assert play.question.kind == "take"


def test_fairy_monolith_need_not_store_anything() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=["fairy_monolith"], reserve="2 fire")
    play = scenario.start(active=0)
    play.answers("end", "enough")
    assert (play.reserve(), play.on("fairy_monolith")) == ({"fire": 2}, {})


def test_fairy_monolith_holds_any_number_of_tokens() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=["fairy_monolith"], on={"fairy_monolith": "19 fire"}, reserve="1 fire")
    play = scenario.start(active=0)
    play.answers("end", "store fire")
    assert play.on("fairy_monolith") == {"fire": 20}


def test_fairy_monolith_stores_a_token_of_the_amulet_of_water() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=["fairy_monolith", "amulet_of_water"], on={"amulet_of_water": "2 fire"})
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["store fire", "enough"]
    play.answers("store fire")
    assert play.question.kind == "take"
    assert (play.on("amulet_of_water"), play.on("fairy_monolith")) == ({"fire": 1}, {"fire": 1})


def test_fairy_monolith_lets_its_owner_choose_between_reserve_and_amulet() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["fairy_monolith", "amulet_of_water"],
        on={"amulet_of_water": "2 fire"},
        reserve="1 fire 1 air",
    )
    play = scenario.start(active=0)
    play.answers("end", "store fire")
    assert play.options == ["pay fire", "pay fire amulet_of_water"]
    play.answers("pay fire amulet_of_water")
    assert (play.on("amulet_of_water"), play.on("fairy_monolith")) == ({"fire": 1}, {"fire": 1})
    assert play.reserve() == {"fire": 1, "air": 1}


def test_fairy_monolith_stores_a_token_that_lies_on_a_raven_as_on_an_amulet() -> None:
    raven = "raven_the_usurper"
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["fairy_monolith", f"{raven}=amulet_of_water"], on={raven: "1 earth"}
    ).sorcerer(play=["amulet_of_water"])
    play = scenario.start(active=0)
    play.answers("end", "store earth")
    assert (play.on(raven), play.on("fairy_monolith")) == ({}, {"earth": 1})


def test_fairy_monolith_returns_at_least_one_token_and_as_many_as_wanted() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith"], on={"fairy_monolith": "2 fire 1 air"}, reserve="1 water"
    )
    play = scenario.start()
    play.answers("activate fairy_monolith")
    assert play.options == ["unstore fire", "unstore air"]
    play.answers("unstore fire")
    assert play.options == ["enough", "unstore fire", "unstore air"]
    play.answers("unstore air", "enough")
    assert play.reserve() == {"water": 1, "fire": 1, "air": 1}
    assert play.on("fairy_monolith") == {"fire": 1}


@pytest.mark.rule("S-111")
def test_fairy_monolith_cannot_be_activated_while_it_is_empty() -> None:
    play = Scenario(2).sorcerer(play=["fairy_monolith"], reserve="3 fire").start()
    assert "activate fairy_monolith" not in play.options
    assert play.refused()["activate fairy_monolith"] == ("nothing_stored", "S-111")


@pytest.mark.rule("S-071")
def test_fairy_monolith_returns_tokens_to_a_reserve_with_seven_spaces() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith"], on={"fairy_monolith": "3 air"}, reserve="6 water"
    )
    play = scenario.start()
    play.answers("activate fairy_monolith", "unstore air", "unstore air")
    assert play.options == ["drop water", "drop air"]
    play.answers("drop water", "drop water")
    assert play.reserve() == {"water": 4, "air": 3}


@pytest.mark.rule("S-071")
def test_fairy_monolith_gives_a_single_token_back_to_a_full_reserve_that_must_drop_one() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith"], on={"fairy_monolith": "3 air"}, reserve="7 water"
    )
    play = scenario.start()
    play.answers("activate fairy_monolith", "enough", "drop water")
    assert (play.reserve(), play.on("fairy_monolith")) == ({"water": 6, "air": 1}, {"air": 2})


@pytest.mark.rule("S-076")
def test_fairy_monolith_holds_tokens_that_cannot_be_spent() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith", "kairn_the_destroyer"],
        on={"fairy_monolith": "5 fire"},
        reserve="",
        hand=["amulet_of_fire"],
    )
    refused = scenario.start().refused()
    assert refused["summon amulet_of_fire"] == ("energy", "S-102")
    assert refused["activate kairn_the_destroyer"] == ("no_energy", "S-111")
    assert refused["bonus exchange"] == ("two_tokens", "S-092")


@pytest.mark.rule("S-123")
def test_fairy_monolith_loses_its_tokens_when_it_leaves_play() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith"],
        on={"fairy_monolith": "5 fire"},
        reserve="1 water 1 air",
        hand=["selenias_codex"],
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert (play.sorcerer().hand, play.reserve()) == (["fairy_monolith"], {})
    assert play.table.stock == [0, 0, 0, 0]


@pytest.mark.rule("S-076")
def test_fairy_monolith_keeps_its_tokens_from_the_potion_of_life() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith", "potion_of_life"], on={"fairy_monolith": "5 fire"}, reserve="2 air"
    )
    play = scenario.start()
    play.answers("activate potion_of_life")
    assert (play.sorcerer().crystals, play.on("fairy_monolith")) == (8, {"fire": 5})


@pytest.mark.rule("S-076")
def test_fairy_monolith_keeps_its_tokens_from_the_potion_of_dreams() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith", "potion_of_dreams"],
        on={"fairy_monolith": "5 fire"},
        reserve="2 air",
        hand=["staff_of_spring"],
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["fairy_monolith", "staff_of_spring"]
    assert (play.reserve(), play.on("fairy_monolith")) == ({}, {"fire": 5})


@pytest.mark.rule("S-076")
def test_fairy_monolith_keeps_its_tokens_from_the_cursed_treatise() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith", "cursed_treatise_of_arus"],
        on={"fairy_monolith": "5 fire"},
        reserve="2 air",
    )
    play = scenario.sorcerer(reserve="3 fire", hand=["syllas_the_faithful"]).start(active=1)
    play.answers("summon syllas_the_faithful", "sacrifice cursed_treatise_of_arus")
    assert (play.reserve(), play.on("fairy_monolith")) == ({}, {"fire": 5})


@pytest.mark.rule("S-076")
def test_fairy_monolith_is_not_copied_by_lewis_nor_turned_to_air() -> None:
    scenario = Scenario(2).sorcerer(
        play=["fairy_monolith"], on={"fairy_monolith": "5 fire"}, reserve="1 water"
    )
    scenario.sorcerer(reserve="1 fire 4 air", hand=["lewis_greyface", "air_elemental"])
    play = scenario.start(active=1)
    play.answers("summon lewis_greyface")
    assert play.reserve(1) == {"water": 1, "air": 3}
    play.answers("summon air_elemental")
    assert (play.reserve(), play.on("fairy_monolith")) == ({"air": 1}, {"fire": 5})


@pytest.mark.rule("S-076")
def test_fairy_monolith_does_not_fill_the_reserve_for_the_wondrous_chest() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["fairy_monolith", "wondrous_chest"], on={"fairy_monolith": "5 fire"}, reserve="3 air"
    )
    play = scenario.start(active=0)
    play.answers("end", "resolve wondrous_chest", "enough")
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-076")
def test_fairy_monolith_does_not_fill_the_reserve_for_the_beggars_horn() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["fairy_monolith", "beggars_horn"], on={"fairy_monolith": "5 fire"}, reserve="1 air"
    )
    play = scenario.start(active=0)
    play.answers("end", "resolve beggars_horn")
    play.choose("water")
    play.answers("enough")
    assert play.reserve() == {"water": 1, "air": 1}


@pytest.mark.rule("S-076")
def test_fairy_monolith_does_not_shine_in_the_lantern_of_xidit() -> None:
    scenario = Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")
    scenario.sorcerer(
        play=["fairy_monolith", "lantern_of_xidit"],
        on={"fairy_monolith": "5 fire"},
        reserve="2 air",
    )
    play = scenario.start(active=0)
    play.answers("end", "enough")
    assert (play.match.over, play.sorcerer().crystals) == (True, 6)
