"""Cards 41 to 50: from the Thieving Fairies to the Damned Soul of Onys."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole

ONE_EACH = "1 water 1 earth 1 fire 1 air"


@pytest.mark.rule("S-102")
@pytest.mark.parametrize(("players", "price"), [(2, 0), (3, 3), (4, 6)])
def test_thieving_fairies_cost_more_with_more_players(players: int, price: int) -> None:
    play = Scenario(players).sorcerer(crystals=price, hand=["thieving_fairies"]).start()
    play.answers("summon thieving_fairies")
    assert (play.play(), play.sorcerer().crystals) == (["thieving_fairies"], 0)


@pytest.mark.rule("S-102", "S-104")
@pytest.mark.parametrize(("players", "have"), [(3, 2), (4, 5)])
def test_thieving_fairies_are_refused_with_a_crystal_too_few(players: int, have: int) -> None:
    play = Scenario(players).sorcerer(crystals=have, hand=["thieving_fairies"]).start()
    assert play.refused()["summon thieving_fairies"] == ("crystals", "S-104")


@pytest.mark.rule("S-114", "T-67")
@pytest.mark.parametrize(("crystals", "left", "stolen"), [(0, 0, 1), (5, 4, 2)])
def test_thieving_fairies_take_a_crystal_and_gain_one_when_an_opponent_activates(
    crystals: int, left: int, stolen: int
) -> None:
    """I-026, I-113: who has no crystal may activate all the same."""
    scenario = Scenario(2).sorcerer(crystals=crystals, reserve="1 fire", play=["glutton_cauldron"])
    play = scenario.sorcerer(play=["thieving_fairies"]).start()
    play.answers("activate glutton_cauldron fire")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (left, stolen)


def test_thieving_fairies_ignore_what_their_owner_activates() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=5, reserve="1 fire", play=["glutton_cauldron", "thieving_fairies"]
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron fire")
    assert play.sorcerer().crystals == 5


@pytest.mark.rule("S-114")
def test_thieving_fairies_ignore_effects_without_a_gear() -> None:
    scenario = Scenario(2).sorcerer(crystals=5, reserve="2 earth", hand=["amulet_of_earth"])
    play = scenario.sorcerer(play=["thieving_fairies"]).start()
    play.answers("summon amulet_of_earth")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (14, 0)


def test_thieving_fairies_steal_after_the_cost_and_before_the_effect() -> None:
    scenario = Scenario(2).sorcerer(crystals=3, play=["tree_of_light", "idol_of_the_familiar"])
    play = scenario.sorcerer(play=["thieving_fairies", "thieving_fairies"]).start()
    play.answers("activate tree_of_light gain", "gain fire")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (0, 2)
    play.answers("activate idol_of_the_familiar")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (0, 4)


def test_thieving_fairies_cannot_steal_what_an_activation_is_about_to_bring() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 fire", play=["balance_of_ishtar"])
    play = scenario.sorcerer(play=["thieving_fairies"]).start()
    play.answers("activate balance_of_ishtar fire")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (9, 1)


def test_cursed_treatise_of_arus_brings_two_energies_ten_crystals_and_a_gauge_space() -> None:
    scenario = Scenario(2).sorcerer(gauge=1, reserve="1 water", hand=["cursed_treatise_of_arus"])
    play = scenario.start()
    play.answers("summon cursed_treatise_of_arus")
    play.choose("fire", "air")
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (10, 2)
    assert (play.reserve(), play.question.kind) == ({"fire": 1, "air": 1}, "turn")


@pytest.mark.rule("S-106")
def test_cursed_treatise_of_arus_leaves_a_full_gauge_at_fifteen() -> None:
    scenario = Scenario(2).sorcerer(gauge=15, reserve="1 water", hand=["cursed_treatise_of_arus"])
    play = scenario.start()
    play.answers("summon cursed_treatise_of_arus", "gain fire", "gain air")
    assert play.sorcerer().gauge == 15


@pytest.mark.rule("S-076", "S-120", "T-78")
def test_cursed_treatise_of_arus_sacrificed_costs_the_whole_reserve() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    scenario.sorcerer(
        reserve="3 water 2 air",
        play=["cursed_treatise_of_arus", "amulet_of_water"],
        on={"amulet_of_water": "2 earth"},
    )
    play = scenario.start()
    play.answers("summon syllas_the_faithful", "sacrifice cursed_treatise_of_arus")
    assert (play.reserve(1), play.on("amulet_of_water", 1)) == ({}, {"earth": 2})


@pytest.mark.rule("S-122", "T-78")
def test_cursed_treatise_of_arus_taken_back_costs_nothing() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 water 1 air", hand=["amsug_longneck"])
    scenario.sorcerer(reserve="3 water 2 air", play=["cursed_treatise_of_arus"])
    play = scenario.start()
    play.answers("summon amsug_longneck")
    assert play.sorcerer(1).hand == ["cursed_treatise_of_arus"]
    assert play.reserve(1) == {"water": 3, "air": 2}


@pytest.mark.rule("S-072", "S-076")
def test_cursed_treatise_of_arus_empties_the_grimoire_but_not_the_energies_on_cards() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    scenario.sorcerer(
        gauge=6,
        reserve="9 water",
        play=["cursed_treatise_of_arus", "bespelled_grimoire", *HOARD],
        on=ON_HOARD,
    )
    play = scenario.start()
    play.answers("summon syllas_the_faithful", "sacrifice cursed_treatise_of_arus")
    assert play.reserve(1) == {}
    assert hoard_is_whole(play, 1)


@pytest.mark.rule("S-173")
def test_cursed_treatise_of_arus_counts_minus_ten_at_the_end() -> None:
    scenario = (
        Scenario(2).at(year=3, space=12).sorcerer(crystals=15, play=["cursed_treatise_of_arus"])
    )
    play = scenario.start(active=1)
    play.answers("end")
    assert play.match.result is not None
    assert play.match.result.scores[0] == 5


def test_idol_of_the_familiar_brings_ten_crystals_then_one_for_each_familiar() -> None:
    scenario = Scenario(2).sorcerer(
        reserve=ONE_EACH,
        play=["kairn_the_destroyer", "lewis_greyface", "purse_of_io"],
        hand=["idol_of_the_familiar", "sid_nightshade"],
    )
    play = scenario.start()
    play.answers("summon idol_of_the_familiar")
    assert play.sorcerer().crystals == 10
    play.answers("activate idol_of_the_familiar")
    assert play.sorcerer().crystals == 12
    assert play.refused()["activate idol_of_the_familiar"] == ("turned", "S-110")


def test_idol_of_the_familiar_may_be_activated_without_familiars_for_nothing() -> None:
    play = Scenario(2).sorcerer(play=["idol_of_the_familiar"], hand=["sid_nightshade"]).start()
    play.answers("activate idol_of_the_familiar")
    assert play.sorcerer().crystals == 0


def test_necrotic_kriss_gives_four_energies_for_a_familiar_from_play() -> None:
    scenario = Scenario(2).sorcerer(play=["necrotic_kriss", "lewis_greyface", "purse_of_io"])
    play = scenario.start()
    play.answers("activate necrotic_kriss")
    play.choose("water", "water", "fire", "air")
    assert play.reserve() == {"water": 2, "fire": 1, "air": 1}
    assert (play.play(), play.table.discard) == (
        ["necrotic_kriss", "purse_of_io"],
        ["lewis_greyface"],
    )


def test_necrotic_kriss_gives_four_energies_for_a_familiar_from_hand() -> None:
    scenario = Scenario(2).sorcerer(
        play=["necrotic_kriss", "lewis_greyface"], hand=["sid_nightshade", "temporal_boots"]
    )
    play = scenario.start()
    play.answers("activate necrotic_kriss")
    assert play.options == ["discard sid_nightshade", "sacrifice lewis_greyface"]
    play.answers("discard sid_nightshade", *["gain earth"] * 4)
    assert play.reserve() == {"earth": 4}
    assert play.sorcerer().hand == ["temporal_boots"]
    assert ("discarded_openly", 0, "sid_nightshade") in play.told()


@pytest.mark.rule("S-071")
def test_necrotic_kriss_overfills_the_reserve() -> None:
    scenario = Scenario(2).sorcerer(reserve="6 fire", play=["necrotic_kriss", "lewis_greyface"])
    play = scenario.start()
    play.answers("activate necrotic_kriss", *["gain earth"] * 4)
    play.answers("drop fire", "drop fire", "drop earth")
    assert (play.reserve(), play.question.kind) == ({"earth": 3, "fire": 4}, "turn")


@pytest.mark.rule("S-111")
def test_necrotic_kriss_is_refused_without_a_familiar_even_with_a_shield() -> None:
    scenario = Scenario(2).sorcerer(
        play=["necrotic_kriss", "shield_of_zira"], hand=["temporal_boots"]
    )
    play = scenario.start()
    assert play.refused()["activate necrotic_kriss"] == ("no_familiar", "S-111")


@pytest.mark.rule("S-124")
def test_necrotic_kriss_may_take_a_shield_of_zira_instead_of_a_familiar() -> None:
    """I-040."""
    scenario = Scenario(2).sorcerer(
        play=["necrotic_kriss", "shield_of_zira"], hand=["sid_nightshade"]
    )
    play = scenario.start()
    play.answers("activate necrotic_kriss", "shield shield_of_zira", *["gain earth"] * 4)
    assert (play.sorcerer().crystals, play.sorcerer().hand) == (10, ["sid_nightshade"])
    assert (play.play(), play.reserve()) == (["necrotic_kriss"], {"earth": 4})


@pytest.mark.rule("S-076", "S-172", "S-174", "T-108")
def test_lantern_of_xidit_brings_three_crystals_for_each_energy_in_reserve_at_the_end() -> None:
    scenario = Scenario(2).at(year=3, space=12)
    scenario.sorcerer(
        reserve="3 water 2 fire",
        play=["lantern_of_xidit", "amulet_of_water"],
        on={"amulet_of_water": "4 air"},
    )
    play = scenario.start(active=1)
    play.answers("end")
    assert play.sorcerer().crystals == 15
    assert play.match.result is not None
    assert play.match.result.scores[0] == 15 + 24 + 6


@pytest.mark.rule("S-072", "S-076")
def test_lantern_of_xidit_counts_the_grimoire_and_is_no_transmutation() -> None:
    """I-036, I-111: neither Purse nor Bounty adds anything, energies on cards do not count."""
    scenario = Scenario(2, enchantment="ios_bounty").at(year=3, space=12)
    scenario.sorcerer(
        reserve="9 water",
        play=["lantern_of_xidit", "bespelled_grimoire", "purse_of_io", *HOARD],
        on=ON_HOARD,
    )
    play = scenario.start(active=1)
    play.answers("end", "enough")
    assert play.sorcerer().crystals == 27


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
