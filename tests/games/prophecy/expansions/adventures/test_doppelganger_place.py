"""The battle with a Doppelganger is fought where the hero is, not where the copied one is."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.adventures.wilds import FIELD, wilds

FOREST = "forest_by_monastery"


@pytest.mark.rule("W-279")
@pytest.mark.parametrize(("place", "bonus"), [(FIELD, 0), (FOREST, 1)])
def test_the_terrain_that_helps_the_copy_is_that_of_the_battle(
    scenario: type[Scenario], place: str, bonus: int
) -> None:
    elsewhere = FIELD if place == FOREST else FOREST
    play = (
        wilds(scenario)
        .hero("paladin", at=place, magic=0)
        .hero("mystic", at=elsewhere, magic=0, abilities=["forest_wisdom"])
        .lies(place, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert totals(play) == [(4 + 6, 3 + bonus + 1)]
    assert play.space(1) == elsewhere


@pytest.mark.rule("W-279")
def test_the_copy_of_a_diver_does_not_fight_under_water(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_adventures="yes", realms="water")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="wr_b2", magic=0, bubbles=3, items=["sea_lords_trident"])
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use sea_lords_trident", "roll")
    assert totals(play) == [(4 + 6, 3 + 1 + 1)]
    assert (play.space(1), diver(play.hero(1)).bubbles) == ("wr_b2", 3)
