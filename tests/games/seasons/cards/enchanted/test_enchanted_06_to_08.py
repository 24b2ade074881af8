"""Enchanted Kingdom 6 to 8: Mesodae's Lantern, Statue of Eolis, Familiar Catcher; the limit of the
reserve that the first two lower (S-072 to S-075)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.seen import hands, sorcerers, top

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
    match = Scenario(2).sorcerer(play=play).start().match
    assert sorcerers(match)[0].limit == limit


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
    assert play.refused()["put"] == ("only_summoned", "S-105")
    play.answers("leave")
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
    assert sorcerers(play.match)[0].limit == 7


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
    assert top(play.match, 0) == []


@pytest.mark.rule("S-133")
def test_statue_of_eolis_brings_two_crystals_and_a_private_look_at_the_top_card() -> None:
    """I-083"""
    scenario = Scenario(2).at(space=3, first=1).sorcerer(play=["statue_of_eolis"])
    play = scenario.leftover("ww*.").top("staff_of_spring").start(active=0)
    play.answers("end", "statue look")
    assert (play.sorcerer().crystals, play.reserve()) == (2, {})
    assert top(play.match, 0) == ["staff_of_spring"]
    assert (top(play.match, 1), top(play.match, None)) == ([], [])
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


# Familiar Catcher


def catcher() -> Scenario:
    return Scenario(2).sorcerer(reserve="1 fire 1 air", hand=["familiar_catcher"])


def test_familiar_catcher_reveals_cards_until_a_familiar_comes() -> None:
    play = catcher().top("purse_of_io", "staff_of_spring", "lewis_greyface").start()
    play.answers("summon familiar_catcher")
    assert play.options == ["keep lewis_greyface", "reject lewis_greyface"]
    play.answers("keep lewis_greyface")
    assert play.sorcerer().hand == ["lewis_greyface"]
    assert play.table.discard == ["purse_of_io", "staff_of_spring"]


def test_familiar_catcher_must_keep_the_second_familiar() -> None:
    play = catcher().top("lewis_greyface", "purse_of_io", "kairn_the_destroyer").start()
    play.answers("summon familiar_catcher", "reject lewis_greyface")
    assert (play.sorcerer().hand, play.question.kind) == (["kairn_the_destroyer"], "turn")
    assert play.table.discard == ["lewis_greyface", "purse_of_io"]


@pytest.mark.rule("S-133")
def test_familiar_catcher_shows_everybody_what_it_catches() -> None:
    play = catcher().top("purse_of_io", "lewis_greyface").start()
    play.answers("summon familiar_catcher")
    assert play.match.view(None).aside == ["purse_of_io", "lewis_greyface"]
    play.answers("keep lewis_greyface")
    assert hands(play.match, 1)[0] == ["lewis_greyface"]


def test_familiar_catcher_ends_when_no_familiar_is_left() -> None:
    play = catcher().only("purse_of_io").discarded("staff_of_spring").start()
    play.answers("summon familiar_catcher")
    assert (play.sorcerer().hand, play.question.kind) == ([], "turn")
    assert play.table.discard == ["purse_of_io", "staff_of_spring"]
