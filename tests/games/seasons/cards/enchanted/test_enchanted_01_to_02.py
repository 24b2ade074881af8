"""Enchanted Kingdom 1 and 2: Heart of Argos, Horn of Plenty."""

import pytest

from fabletop.games.seasons.scenario import Scenario

BOXES = ["glutton_cauldron", "jewel_of_the_ancients", "fairy_monolith"]
IN_BOXES = {
    "glutton_cauldron": "1 earth",
    "jewel_of_the_ancients": "2 earth",
    "fairy_monolith": "3 earth",
}


# Heart of Argos


@pytest.mark.rule("T-30")
def test_heart_of_argos_brings_one_earth_at_the_end_of_the_round_for_three_activations() -> None:
    gears = ["idol_of_the_familiar", "glutton_cauldron", "kairn_the_destroyer"]
    scenario = Scenario(2).at(first=1).sorcerer(play=["heart_of_argos", *gears], reserve="2 fire")
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar")
    assert play.on("heart_of_argos") == {"earth": 1}
    play.answers("activate glutton_cauldron fire", "activate kairn_the_destroyer")
    assert play.on("heart_of_argos") == {"earth": 1}
    assert play.reserve() == {}
    play.answers("end")
    assert (play.reserve(), play.on("heart_of_argos")) == ({"earth": 1}, {})


def test_heart_of_argos_brings_nothing_without_an_activation() -> None:
    play = Scenario(2).at(first=1).sorcerer(play=["heart_of_argos"]).start(active=0)
    play.answers("end")
    assert play.reserve() == {}


def test_heart_of_argos_does_not_beat_for_the_activations_of_others() -> None:
    scenario = Scenario(2).sorcerer(play=["heart_of_argos"])
    play = scenario.sorcerer(play=["idol_of_the_familiar"]).start(active=1)
    play.answers("activate idol_of_the_familiar")
    assert play.on("heart_of_argos") == {}


def test_two_hearts_of_argos_receive_a_token_each_for_one_activation() -> None:
    hearts = ["heart_of_argos", "heart_of_argos", "idol_of_the_familiar"]
    play = Scenario(2).at(first=1).sorcerer(play=hearts).start(active=0)
    play.answers("activate idol_of_the_familiar", "end")
    assert play.reserve() == {"earth": 2}


def test_heart_of_argos_summoned_after_an_activation_beats_for_the_next_one() -> None:
    scenario = Scenario(2).sorcerer(
        play=["idol_of_the_familiar", "kairn_the_destroyer"],
        reserve="2 earth 1 fire",
        hand=["heart_of_argos"],
    )
    play = scenario.start()
    play.answers("activate idol_of_the_familiar", "summon heart_of_argos")
    assert play.on("heart_of_argos") == {}
    play.answers("activate kairn_the_destroyer")
    assert play.on("heart_of_argos") == {"earth": 1}


def test_a_second_heart_of_argos_beats_for_itself() -> None:
    gears = ["idol_of_the_familiar", "kairn_the_destroyer"]
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["heart_of_argos", *gears], reserve="2 earth 1 fire", hand=["heart_of_argos"]
    )
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar", "summon heart_of_argos")
    play.answers("activate kairn_the_destroyer")
    assert (play.on("heart_of_argos"), play.on("heart_of_argos+")) == ({"earth": 1}, {"earth": 1})
    play.answers("end")
    assert play.reserve() == {"earth": 2}


def test_raven_that_becomes_a_heart_of_argos_beats_for_the_next_activation() -> None:
    raven = "raven_the_usurper"
    scenario = Scenario(2).sorcerer(
        play=["idol_of_the_familiar", "kairn_the_destroyer"],
        reserve="2 earth 2 fire",
        hand=[raven],
    )
    play = scenario.sorcerer(play=["heart_of_argos"]).start()
    play.answers("activate idol_of_the_familiar", f"summon {raven}", "mimic heart_of_argos")
    assert play.on(raven) == {}
    play.answers("activate kairn_the_destroyer")
    assert (play.on(raven), play.on("heart_of_argos", 1)) == ({"earth": 1}, {})


def test_heart_of_argos_taken_back_and_summoned_again_may_beat_again() -> None:
    """It lost its token when it left, so one earth is all that it brings."""
    cards = ["heart_of_argos", "idol_of_the_familiar", "kairn_the_destroyer"]
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=cards, reserve="1 water 1 air 2 earth 1 fire", hand=["selenias_codex"])
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar", "summon selenias_codex")
    play.answers("return heart_of_argos", "summon heart_of_argos", "activate kairn_the_destroyer")
    assert play.on("heart_of_argos") == {"earth": 1}
    play.answers("end")
    assert play.reserve() == {"earth": 1}


def test_heart_of_argos_put_into_play_by_a_gear_was_not_there_for_its_activation() -> None:
    scenario = Scenario(2).sorcerer(play=["crystal_orb"], reserve="4 fire")
    play = scenario.top("heart_of_argos").start()
    play.answers("activate crystal_orb look", "put")
    assert (play.play(), play.on("heart_of_argos")) == (["crystal_orb", "heart_of_argos"], {})


def test_heart_of_argos_beats_anew_in_every_round() -> None:
    scenario = Scenario(2).at(first=1).dice(1, 1, 1)
    scenario.sorcerer(play=["heart_of_argos", "idol_of_the_familiar"])
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar", "end")
    play.answers(play.options[0]).answers(play.options[0])
    held = play.reserve().get("earth", 0)
    play.answers("activate idol_of_the_familiar")
    assert (held >= 1, play.on("heart_of_argos")) == (True, {"earth": 1})


@pytest.mark.rule("S-071")
def test_heart_of_argos_gives_its_token_to_a_full_reserve_that_must_drop_one() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=["heart_of_argos", "idol_of_the_familiar"], reserve="7 water")
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar", "end")
    assert play.options == ["drop water", "drop earth"]
    play.answers("drop water")
    assert play.reserve() == {"water": 6, "earth": 1}


@pytest.mark.rule("S-076")
def test_heart_of_argos_holds_a_token_that_cannot_be_spent_yet() -> None:
    scenario = Scenario(2).sorcerer(
        play=["heart_of_argos"],
        on={"heart_of_argos": "1 earth"},
        reserve="1 earth",
        hand=["amulet_of_earth"],
    )
    assert scenario.start().refused()["summon amulet_of_earth"] == ("energy", "S-102")


@pytest.mark.rule("S-123")
def test_heart_of_argos_loses_its_token_when_it_is_taken_back() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["heart_of_argos"],
        on={"heart_of_argos": "1 earth"},
        reserve="1 water 1 air",
        hand=["selenias_codex"],
    )
    play = scenario.start(active=0)
    play.answers("summon selenias_codex", "end")
    assert (play.reserve(), play.play()) == ({}, ["selenias_codex"])
    assert play.sorcerer().hand == ["heart_of_argos"]


def test_heart_of_argos_counts_a_die_of_malice_as_the_first_activation() -> None:
    """I-102"""
    scenario = Scenario(2).sorcerer(play=["heart_of_argos", "die_of_malice"]).die("ww*.").dice(1)
    play = scenario.start(phase="die")
    play.answers("reroll die_of_malice")
    assert play.on("heart_of_argos") == {"earth": 1}


# Horn of Plenty


def test_horn_of_plenty_pays_five_crystals_for_earth() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=["horn_of_plenty"], reserve="2 earth 1 fire")
    play = scenario.start(active=0)
    play.answers("end", "horn earth")
    assert (play.sorcerer().crystals, play.reserve()) == (5, {"earth": 1, "fire": 1})


def test_horn_of_plenty_cannot_be_passed_over() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=["horn_of_plenty"], reserve="1 earth 1 fire")
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["horn earth", "horn fire"]


@pytest.mark.rule("T-98")
def test_horn_of_plenty_takes_a_lone_fire_for_nothing() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=["horn_of_plenty"], reserve="1 fire")
    play = scenario.start(active=0)
    play.answers("end")
    assert (play.sorcerer().crystals, play.reserve()) == (0, {})


@pytest.mark.rule("T-98", "S-076")
def test_horn_of_plenty_reaches_an_earth_on_the_amulet_of_water() -> None:
    """I-110"""
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=["horn_of_plenty", "amulet_of_water"], on={"amulet_of_water": "1 earth"})
    play = scenario.start(active=0)
    play.answers("end")
    assert (play.sorcerer().crystals, play.on("amulet_of_water")) == (5, {})


def test_horn_of_plenty_lets_its_owner_choose_between_reserve_and_amulet() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(
        play=["horn_of_plenty", "amulet_of_water"],
        on={"amulet_of_water": "1 earth"},
        reserve="1 earth 1 air",
    )
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["horn earth", "horn air", "horn earth amulet_of_water"]
    play.answers("horn earth amulet_of_water")
    assert (play.sorcerer().crystals, play.reserve()) == (5, {"earth": 1, "air": 1})
    assert play.on("amulet_of_water") == {}


@pytest.mark.rule("T-98")
@pytest.mark.parametrize("second", ["horn_of_plenty", "raven_the_usurper=horn_of_plenty+"])
def test_horn_of_plenty_takes_one_token_a_round_however_many_there_are(second: str) -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=["horn_of_plenty", second], reserve="3 earth 1 fire")
    if second != "horn_of_plenty":
        scenario.sorcerer(play=["horn_of_plenty"])
    play = scenario.start(active=0)
    play.answers("end", "horn earth")
    assert (play.question.kind, play.sorcerer().crystals) == ("take", 5)
    assert play.reserve() == {"earth": 2, "fire": 1}


def test_horns_of_plenty_of_two_players_take_a_token_each() -> None:
    scenario = Scenario(2).sorcerer(play=["horn_of_plenty"], reserve="1 earth")
    play = scenario.sorcerer(play=["horn_of_plenty"], reserve="1 earth").start(active=1)
    play.answers("end")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [5, 5]


def test_two_horns_of_plenty_are_offered_once_beside_another_effect_of_the_round() -> None:
    scenario = Scenario(2).at(first=1)
    cards = ["horn_of_plenty", "horn_of_plenty", "wondrous_chest"]
    scenario.sorcerer(play=cards, reserve="4 fire")
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["resolve horn_of_plenty", "resolve wondrous_chest"]
    play.answers("resolve wondrous_chest")
    assert (play.question.kind, play.reserve()) == ("take", {"fire": 3})
    assert play.sorcerer().crystals == 3


def test_horn_of_plenty_does_nothing_without_any_token() -> None:
    play = Scenario(2).at(first=1).sorcerer(play=["horn_of_plenty"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer().crystals, play.question.kind) == (0, "take")


@pytest.mark.rule("S-076")
def test_horn_of_plenty_passes_by_the_cauldron_the_jewel_and_the_monolith() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=["horn_of_plenty", *BOXES], on=IN_BOXES)
    play = scenario.start(active=0)
    play.answers("end", "resolve horn_of_plenty")
    assert (play.sorcerer().crystals, play.question.kind) == (0, "take")
    assert [sum(play.item(box).energy) for box in BOXES] == [1, 2, 3]
