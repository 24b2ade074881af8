"""The Tome of Magic where Realms and the new Adventures are in play, too."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD
from tests.games.prophecy.expansions.realms import SHORE

TOME = "tome_of_magic"


@pytest.mark.rule("W-261")
def test_the_tome_copies_the_spell_that_makes_a_bag_of_bubbles_cheaper(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", island="yes", realms="water")
        .plane("fortress", greater="scaled_monster", artifact="mirrored_shield")
        .gate("fortress", "water")
        .hero("druid", at=SHORE, gold=3, magic=1, items=[TOME])
        .hero("mystic", at="city", abilities=["water_breathing_spell"])
        .start()
    )
    play.answers("enter water", "cast water_breathing_spell")
    assert play.hero().magic == 0
    play.answers("bag 3")
    assert play.hero().gold == 2


@pytest.mark.rule("W-288")
@pytest.mark.parametrize("away", [False, True])
def test_the_spells_of_who_walks_the_path_of_the_dead_are_not_copied(
    scenario: type[Scenario], away: bool
) -> None:
    play = (
        scenario(2, version="standard", island="yes", new_adventures="yes")
        .hero("mystic", at=FIELD, abilities=["fleet_of_foot"])
        .hero("paladin", at="city", items=[TOME])
        .lies(FIELD, "path_of_the_dead")
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use path_of_the_dead" if away else "end")
    assert play.question.seat == 1
    assert ("cast fleet_of_foot" in play.options) is not away
