"""Cards 41 to 45: Thieving Fairies, Cursed Treatise of Arus, Idol of the Familiar, Necrotic Kriss,
Lantern of Xidit."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import ONE_EACH
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole


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
