"""Enchanted Kingdom 1, 2, 3, 6, 7, 9: cards that act at the end of a round or when the season
changes."""

import pytest

from fabletop.games.seasons.box import open_box
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


def test_heart_of_argos_summoned_after_the_first_activation_waits_for_the_next_turn() -> None:
    scenario = Scenario(2).sorcerer(
        play=["idol_of_the_familiar", "kairn_the_destroyer"],
        reserve="2 earth 1 fire",
        hand=["heart_of_argos"],
    )
    play = scenario.start()
    play.answers("activate idol_of_the_familiar", "summon heart_of_argos")
    play.answers("activate kairn_the_destroyer")
    assert play.on("heart_of_argos") == {}


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


def test_fairy_monolith_does_not_store_tokens_of_the_amulet_of_water() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=["fairy_monolith", "amulet_of_water"], on={"amulet_of_water": "2 fire"})
    play = scenario.start(active=0)
    play.answers("end")
    assert play.question.kind == "take"
    assert play.on("amulet_of_water") == {"fire": 2}


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


# Mesodae's Lantern


def test_mesodaes_lantern_pays_three_crystals_at_the_end_of_the_round() -> None:
    play = Scenario(2).at(first=1).sorcerer(play=["mesodaes_lantern"]).start(active=0)
    play.answers("end")
    assert play.sorcerer().crystals == 3


@pytest.mark.rule("S-073", "S-074", "T-21")
@pytest.mark.parametrize(
    ("play", "limit"),
    [
        (["mesodaes_lantern"], 6),
        (["statue_of_eolis"], 6),
        (["mesodaes_lantern", "statue_of_eolis"], 5),
        (["mesodaes_lantern", "mesodaes_lantern"], 5),
        (["bespelled_grimoire", "mesodaes_lantern", "statue_of_eolis"], 8),
        (["bespelled_grimoire", "bespelled_grimoire"], 10),
    ],
)
def test_mesodaes_lantern_and_statue_of_eolis_cover_a_space_each(
    play: list[str], limit: int
) -> None:
    view = Scenario(2).sorcerer(play=play).start().match.view(0)
    assert view["sorcerers"][0]["limit"] == limit


def test_mesodaes_lantern_costs_three_water_and_three_air() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 water 3 air 1 fire", hand=["mesodaes_lantern"])
    play = scenario.start()
    play.answers("summon mesodaes_lantern")
    assert (play.play(), play.reserve()) == (["mesodaes_lantern"], {"fire": 1})


def test_mesodaes_lantern_costs_five_with_the_hand_of_fortune() -> None:
    """I-021"""
    scenario = Scenario(2).sorcerer(
        play=["hand_of_fortune"], reserve="3 water 2 air", hand=["mesodaes_lantern"]
    )
    play = scenario.start()
    play.answers("summon mesodaes_lantern")
    assert (play.play(), play.reserve()) == (["hand_of_fortune", "mesodaes_lantern"], {})


@pytest.mark.rule("T-59", "S-105")
def test_mesodaes_lantern_is_not_put_into_play_by_the_divine_chalice() -> None:
    """I-012"""
    scenario = Scenario(2).sorcerer(reserve="1 water 1 earth 1 fire 1 air", hand=["divine_chalice"])
    scenario.top("mesodaes_lantern", "staff_of_spring", "mesodaes_lantern", "purse_of_io")
    play = scenario.start()
    play.answers("summon divine_chalice")
    assert play.options == ["put staff_of_spring", "put purse_of_io"]
    assert play.refused()["put mesodaes_lantern"] == ("only_summoned", "S-105")


@pytest.mark.rule("T-59", "S-105")
def test_mesodaes_lantern_stays_on_the_pile_before_the_crystal_orb() -> None:
    scenario = Scenario(2).sorcerer(play=["crystal_orb"], reserve="4 fire").top("mesodaes_lantern")
    play = scenario.start()
    play.answers("activate crystal_orb look")
    assert play.question.kind == "turn"
    assert (play.play(), play.reserve()) == (["crystal_orb"], {"fire": 4})
    assert play.table.deck[-1] == "mesodaes_lantern"


@pytest.mark.rule("S-105")
def test_mesodaes_lantern_cannot_be_dreamt_of() -> None:
    """I-016"""
    scenario = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=["mesodaes_lantern"])
    play = scenario.start()
    assert play.refused()["activate potion_of_dreams"] == ("nothing_to_dream", "S-111")


@pytest.mark.rule("S-073")
def test_mesodaes_lantern_uncovers_its_space_when_it_leaves_play() -> None:
    scenario = Scenario(2).sorcerer(
        play=["mesodaes_lantern"], reserve="1 water 1 air", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert play.match.view(0)["sorcerers"][0]["limit"] == 7


# Statue of Eolis


@pytest.mark.rule("S-073", "S-075")
def test_statue_of_eolis_covers_a_space_at_once_and_the_surplus_goes() -> None:
    scenario = Scenario(2).sorcerer(
        play=["amulet_of_water"],
        on={"amulet_of_water": "1 water 1 earth 1 fire"},
        reserve="4 air 3 fire",
        hand=["statue_of_eolis"],
    )
    play = scenario.start()
    play.answers("summon statue_of_eolis", "pay fire amulet_of_water")
    assert play.options == ["drop fire", "drop air"]
    play.answers("drop air")
    assert play.reserve() == {"fire": 3, "air": 3}


@pytest.mark.rule("S-072", "S-075")
def test_a_grimoire_that_leaves_play_takes_its_three_spaces_along() -> None:
    scenario = Scenario(2).sorcerer(
        play=["bespelled_grimoire"], reserve="2 water 8 air", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex", "drop water")
    assert play.reserve() == {"air": 7}


@pytest.mark.rule("S-141")
def test_statue_of_eolis_brings_an_energy_when_the_season_changes() -> None:
    scenario = Scenario(2).at(space=3, first=1).sorcerer(play=["statue_of_eolis"])
    play = scenario.leftover("ww*.").start(active=0)
    play.answers("end")
    assert play.options == ["statue energy", "statue look"]
    play.answers("statue energy")
    play.choose("fire")
    assert (play.sorcerer().crystals, play.reserve()) == (0, {"fire": 1})
    assert play.match.view(0)["top"] == []


@pytest.mark.rule("S-133")
def test_statue_of_eolis_brings_two_crystals_and_a_private_look_at_the_top_card() -> None:
    """I-083"""
    scenario = Scenario(2).at(space=3, first=1).sorcerer(play=["statue_of_eolis"])
    play = scenario.leftover("ww*.").top("staff_of_spring").start(active=0)
    play.answers("end", "statue look")
    assert (play.sorcerer().crystals, play.reserve()) == (2, {})
    assert play.match.view(0)["top"] == ["staff_of_spring"]
    assert (play.match.view(1)["top"], play.match.view(None)["top"]) == ([], [])
    assert play.table.deck[-1] == "staff_of_spring"


@pytest.mark.rule("S-141")
@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1")])
def test_statue_of_eolis_acts_at_once_when_the_season_changes_in_mid_round(
    space: int, move: str
) -> None:
    """I-070"""
    scenario = Scenario(2).at(space=space).sorcerer(hand=["temporal_boots"])
    play = scenario.sorcerer(play=["statue_of_eolis"]).start()
    play.answers("summon temporal_boots", move)
    assert (play.question.seat, play.question.kind) == (1, "statue")
    play.answers("statue look")
    assert (play.sorcerer(1).crystals, play.question.kind) == (2, "turn")


def test_statue_of_eolis_does_nothing_while_the_season_lasts() -> None:
    scenario = Scenario(2).at(space=1, first=1).sorcerer(play=["statue_of_eolis"])
    play = scenario.leftover("ww*.").start(active=0)
    play.answers("end")
    assert (play.table.space, play.question.kind) == (2, "take")


def test_statue_of_eolis_may_look_before_the_hourglass_brings_its_energy() -> None:
    scenario = Scenario(2).at(space=3, first=1)
    scenario.sorcerer(play=["hourglass_of_time", "statue_of_eolis"])
    play = scenario.leftover("ww*.").start(active=0)
    play.answers("end")
    assert play.options == ["resolve hourglass_of_time", "resolve statue_of_eolis"]
    play.answers("resolve statue_of_eolis", "statue look")
    play.choose("air")
    assert (play.sorcerer().crystals, play.reserve()) == (2, {"air": 1})


# Io's Transmuter


def test_ios_transmuter_lets_a_die_with_crystals_transmute_for_two_crystals_more() -> None:
    scenario = (
        Scenario(2).at(first=1).die("ww+1..").sorcerer(play=["ios_transmuter"], reserve="2 fire")
    )
    play = scenario.start(active=0)
    play.answers("transmute fire 2")
    assert play.sorcerer().crystals == 4
    play.answers("end")
    assert play.sorcerer().crystals == 6


def test_ios_transmuter_pays_its_two_crystals_once_however_much_is_transmuted() -> None:
    """I-034"""
    scenario = (
        Scenario(2)
        .at(first=1)
        .die("ww+1..")
        .sorcerer(play=["ios_transmuter"], reserve="3 fire 1 earth")
    )
    play = scenario.start(active=0)
    play.answers("transmute fire 1", "transmute fire 2", "transmute earth 1", "end")
    assert play.sorcerer().crystals == 6 + 3 + 2


def test_ios_transmuter_pays_nothing_for_a_permission_that_was_not_used() -> None:
    scenario = (
        Scenario(2).at(first=1).die("ww+1..").sorcerer(play=["ios_transmuter"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("end")
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("T-44")
def test_ios_transmuter_pays_nothing_for_transmuting_with_a_ring() -> None:
    scenario = (
        Scenario(2).at(first=1).die("waT.").sorcerer(play=["ios_transmuter"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("transmute fire 3", "end")
    assert play.sorcerer().crystals == 6


def test_ios_transmuter_pays_nothing_for_transmuting_with_a_bonus() -> None:
    scenario = (
        Scenario(2).at(first=1).die("ww*.").sorcerer(play=["ios_transmuter"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("bonus transmute", "transmute fire 3", "end")
    assert play.sorcerer().crystals == 9


def test_ios_transmuter_pays_nothing_for_the_balance_of_ishtar() -> None:
    scenario = (
        Scenario(2)
        .at(first=1)
        .die("ww+1..")
        .sorcerer(play=["ios_transmuter", "balance_of_ishtar"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("activate balance_of_ishtar fire", "end")
    assert play.sorcerer().crystals == 9


def test_ios_transmuter_works_in_the_turn_in_which_it_is_summoned() -> None:
    scenario = (
        Scenario(2)
        .at(first=1)
        .die("ww+1..")
        .sorcerer(reserve="1 water 1 earth 1 fire", hand=["ios_transmuter"])
    )
    play = scenario.start(active=0)
    assert play.refused()["transmute fire 1"] == ("no_ring", "S-082")
    play.answers("summon ios_transmuter", "transmute fire 1", "end")
    assert play.sorcerer().crystals == 4


def test_ios_transmuter_forgets_the_last_round() -> None:
    scenario = Scenario(2).at(first=1).die("ww+1..").leftover("ww*.")
    scenario.sorcerer(play=["ios_transmuter"], reserve="1 fire").dice(2, 1, 1)
    play = scenario.start(active=0)
    play.answers("transmute fire 1", "end")
    assert play.sorcerer().crystals == 4
    for _ in range(2):
        play.answers(next(option for option in play.options if "+" not in option))
    play.answers("end", "end")
    assert play.table.round == 3
    assert play.sorcerer().crystals == 4


def test_ios_transmuter_never_meets_a_die_with_both_crystals_and_ring() -> None:
    assert [face.id for face in open_box().faces.values() if face.crystals and face.ring] == []
