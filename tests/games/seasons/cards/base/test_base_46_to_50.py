"""Cards 46 to 50: Sealed Chest of Urm, Mirror of the Seasons, Pendant of Ragnor, Sid Nightshade,
Damned Soul of Onys."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-172")
def test_sealed_chest_of_urm_brings_twenty_crystals_when_all_cards_are_magic_items() -> None:
    scenario = Scenario(2).at(year=3, space=12)
    scenario.sorcerer(play=["sealed_chest_of_urm", "purse_of_io"], hand=["sid_nightshade"])
    play = scenario.start(active=1)
    play.answers("end")
    assert play.sorcerer().crystals == 20


@pytest.mark.rule("S-172", "T-109")
@pytest.mark.parametrize("familiar", ["sid_nightshade", "raven_the_usurper=staff_of_spring"])
def test_sealed_chest_of_urm_brings_nothing_beside_a_familiar(familiar: str) -> None:
    """I-058: a Raven is a familiar whatever it mimics."""
    scenario = Scenario(2).at(year=3, space=12)
    scenario.sorcerer(play=["sealed_chest_of_urm", familiar])
    play = scenario.sorcerer(play=["staff_of_spring"]).start(active=1)
    play.answers("end")
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-108")
def test_sealed_chest_of_urm_is_spoilt_by_a_damned_soul_from_the_right() -> None:
    scenario = Scenario(2).at(year=3, space=12).sorcerer(play=["sealed_chest_of_urm"])
    play = scenario.sorcerer(reserve="1 water", play=["damned_soul_of_onys"]).start(active=1)
    play.answers("activate damned_soul_of_onys", "end")
    assert (play.play(), play.sorcerer().crystals) == (
        ["sealed_chest_of_urm", "damned_soul_of_onys"],
        0,
    )


@pytest.mark.rule("S-111")
def test_mirror_of_the_seasons_turns_energies_into_others_for_a_crystal_each() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=3, reserve="4 fire 1 air", play=["mirror_of_the_seasons"]
    )
    play = scenario.start()
    play.answers("activate mirror_of_the_seasons")
    assert play.options == ["mirror fire 1", "mirror fire 2", "mirror fire 3", "mirror air 1"]
    play.answers("mirror fire 2")
    assert play.options == ["into water", "into earth", "into air"]
    play.answers("into air")
    assert (play.sorcerer().crystals, play.reserve()) == (1, {"fire": 2, "air": 3})


def test_mirror_of_the_seasons_never_changes_how_many_energies_a_full_reserve_holds() -> None:
    scenario = Scenario(2).sorcerer(crystals=7, reserve="7 fire", play=["mirror_of_the_seasons"])
    play = scenario.start()
    play.answers("activate mirror_of_the_seasons", "mirror fire 7", "into water")
    assert (play.reserve(), play.sorcerer().crystals) == ({"water": 7}, 0)
    assert play.question.kind == "turn"


@pytest.mark.rule("S-076", "S-111")
def test_mirror_of_the_seasons_turns_energies_of_reserve_and_amulet_together() -> None:
    """What comes for them goes to the reserve."""
    scenario = Scenario(2).sorcerer(
        crystals=5,
        reserve="1 fire",
        play=["mirror_of_the_seasons", "amulet_of_water"],
        on={"amulet_of_water": "3 fire 1 air"},
    )
    play = scenario.start()
    play.answers("activate mirror_of_the_seasons", "mirror fire 4")
    play.answers("pay fire", "into water")
    assert (play.reserve(), play.sorcerer().crystals) == ({"water": 4}, 1)
    assert play.on("amulet_of_water") == {"air": 1}


@pytest.mark.rule("S-071", "S-076")
def test_mirror_of_the_seasons_may_fill_the_reserve_beyond_its_limit_from_the_amulet() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=5,
        reserve="6 earth",
        play=["mirror_of_the_seasons", "amulet_of_water"],
        on={"amulet_of_water": "3 fire"},
    )
    play = scenario.start()
    play.answers("activate mirror_of_the_seasons", "mirror fire 3", "into air")
    assert (play.question.kind, play.question.subject) == ("overflow", "2")
    play.answers("drop earth", "drop earth")
    assert (play.reserve(), play.on("amulet_of_water")) == ({"earth": 4, "air": 3}, {})


@pytest.mark.rule("S-111")
@pytest.mark.parametrize(("crystals", "stored"), [(0, "2 fire"), (5, "")])
def test_mirror_of_the_seasons_is_refused_without_crystals_or_energy(
    crystals: int, stored: str
) -> None:
    scenario = Scenario(2).sorcerer(
        crystals=crystals,
        play=["mirror_of_the_seasons", "amulet_of_water"],
        on={"amulet_of_water": stored},
    )
    play = scenario.start()
    reason = ("no_energy_no_crystals", "S-111")
    assert play.refused()["activate mirror_of_the_seasons"] == reason


def test_mirror_of_the_seasons_costs_three_crystals() -> None:
    play = Scenario(2).sorcerer(crystals=3, hand=["mirror_of_the_seasons"]).start()
    play.answers("summon mirror_of_the_seasons")
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-077")
def test_pendant_of_ragnor_gives_an_energy_for_each_other_magic_item() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 fire 1 air",
        play=["purse_of_io", "kairn_the_destroyer", "staff_of_spring"],
        hand=["pendant_of_ragnor"],
    )
    play = scenario.start()
    play.answers("summon pendant_of_ragnor")
    play.choose("earth", "water")
    assert (play.reserve(), play.question.kind) == ({"water": 1, "earth": 1}, "turn")


@pytest.mark.rule("S-071")
def test_pendant_of_ragnor_overfills_the_reserve() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 fire 5 air",
        play=["purse_of_io", "die_of_malice", "staff_of_spring", "temporal_boots"],
        hand=["pendant_of_ragnor"],
    )
    play = scenario.start()
    play.answers("summon pendant_of_ragnor", *["gain earth"] * 4, "drop air")
    assert (play.reserve(), play.question.kind) == ({"air": 3, "earth": 4}, "turn")


def test_pendant_of_ragnor_alone_gives_nothing() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 water 1 fire 1 air", hand=["pendant_of_ragnor"])
    play = scenario.start()
    play.answers("summon pendant_of_ragnor")
    assert (play.reserve(), play.question.kind) == ({}, "turn")


@pytest.mark.rule("S-102")
@pytest.mark.parametrize(("players", "earth"), [(2, 1), (3, 2), (4, 3)])
def test_sid_nightshade_costs_one_earth_for_each_opponent(players: int, earth: int) -> None:
    play = Scenario(players).sorcerer(reserve=f"{earth} earth", hand=["sid_nightshade"]).start()
    play.answers("summon sid_nightshade")
    assert play.reserve() == {}
    poor = Scenario(players).sorcerer(reserve=f"{earth - 1} earth", hand=["sid_nightshade"])
    assert poor.start().refused()["summon sid_nightshade"] == ("energy", "S-102")


@pytest.mark.rule("T-68")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([20, 3, 19], [28, 0, 14]),
        ([20, 20, 3], [20, 20, 3]),
        ([20, 0, 21], [20, 0, 21]),
        ([1, 0, 0], [1, 0, 0]),
    ],
)
def test_sid_nightshade_takes_five_crystals_from_each_opponent_of_a_sole_leader(
    before: list[int], after: list[int]
) -> None:
    """I-112, I-113: strictly more than everybody, and no more than they have."""
    scenario = Scenario(3)
    scenario.sorcerer(crystals=before[0], reserve="2 earth", hand=["sid_nightshade"])
    play = scenario.sorcerer(crystals=before[1]).sorcerer(crystals=before[2]).start()
    play.answers("summon sid_nightshade")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == after


def test_damned_soul_of_onys_brings_ten_crystals_and_a_water() -> None:
    play = Scenario(2).sorcerer(reserve="1 water", hand=["damned_soul_of_onys"]).start()
    play.answers("summon damned_soul_of_onys")
    assert (play.sorcerer().crystals, play.reserve()) == (10, {"water": 1})


@pytest.mark.rule("S-071")
def test_damned_soul_of_onys_overfills_a_full_reserve_by_its_water() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="7 fire",
        play=["amulet_of_water"],
        on={"amulet_of_water": "1 water"},
        hand=["damned_soul_of_onys"],
    )
    play = scenario.start()
    play.answers("summon damned_soul_of_onys", "drop fire")
    assert (play.reserve(), play.question.kind) == ({"water": 1, "fire": 6}, "turn")


@pytest.mark.rule("S-108")
def test_damned_soul_of_onys_is_handed_to_the_left_for_a_water_even_beyond_the_gauge() -> None:
    """I-091: the neighbour gets neither crystals nor water with it."""
    scenario = Scenario(3).sorcerer(reserve="2 water", play=["damned_soul_of_onys"])
    play = scenario.sorcerer(gauge=0).start()
    play.answers("activate damned_soul_of_onys")
    assert (play.play(0), play.play(1)) == ([], ["damned_soul_of_onys"])
    assert (play.reserve(), play.reserve(1), play.sorcerer(1).crystals) == ({"water": 1}, {}, 0)
    assert not play.item("damned_soul_of_onys", 1).turned


def test_damned_soul_of_onys_may_be_passed_on_round_the_table_in_one_round() -> None:
    """I-091: only who has it at the end of the round loses 3 crystals."""
    scenario = Scenario(3)
    scenario.sorcerer(crystals=9, reserve="1 water", play=["damned_soul_of_onys"])
    scenario.sorcerer(crystals=9, reserve="1 water").sorcerer(crystals=9)
    play = scenario.start()
    play.answers("activate damned_soul_of_onys", "end")
    play.answers("activate damned_soul_of_onys", "end", "end")
    assert play.play(2) == ["damned_soul_of_onys"]
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [9, 9, 6]


@pytest.mark.rule("S-104")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0)])
def test_damned_soul_of_onys_costs_three_crystals_a_round_but_never_below_zero(
    before: int, after: int
) -> None:
    """I-114."""
    scenario = Scenario(2).sorcerer(crystals=before, play=["damned_soul_of_onys"])
    play = scenario.start(active=1)
    play.answers("end")
    assert play.sorcerer().crystals == after


def test_damned_soul_of_onys_may_be_passed_on_with_water_from_an_amulet() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 fire",
        play=["damned_soul_of_onys", "amulet_of_water"],
        on={"amulet_of_water": "1 water"},
    )
    play = scenario.start()
    play.answers("activate damned_soul_of_onys")
    assert (play.play(1), play.on("amulet_of_water")) == (["damned_soul_of_onys"], {})


@pytest.mark.rule("S-111")
def test_damned_soul_of_onys_stays_without_a_water() -> None:
    play = Scenario(2).sorcerer(reserve="5 fire", play=["damned_soul_of_onys"]).start()
    assert play.refused()["activate damned_soul_of_onys"] == ("no_water", "S-111")


@pytest.mark.rule("S-045")
@pytest.mark.parametrize(("first", "crystals"), [("damned_soul_of_onys", 3), ("wondrous_chest", 1)])
def test_damned_soul_of_onys_first_costs_a_poor_owner_less(first: str, crystals: int) -> None:
    """I-065: the owner orders the own effects, and a loss ends at 0."""
    scenario = Scenario(2).sorcerer(
        crystals=1, reserve="4 fire", play=["damned_soul_of_onys", "wondrous_chest"]
    )
    play = scenario.start(active=1)
    play.answers("end")
    assert (play.question.kind, play.question.seat) == ("which_first", 0)
    play.answers(f"resolve {first}")
    assert play.sorcerer().crystals == crystals
