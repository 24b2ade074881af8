"""Enchanted Kingdom 1, 2, 3: Heart of Argos, Horn of Plenty, Fairy Monolith."""

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


# Fairy Monolith


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
