"""The odds of a battle that one might fight are those of its place, whatever goes on elsewhere."""

import pytest

from fabletop.games.prophecy.expansions.adventures.doppelganger import DOPPELGANGER
from fabletop.games.prophecy.expansions.adventures.pieces import masquerade
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.battles.fights import BattleOdds
from fabletop.games.prophecy.seen.battles.odds import creature_odds, doppelganger_odds

FIELD, FOREST = "plains_by_city", "forest_by_monastery"


def scene(**options: str) -> Scenario:
    return Scenario(2, cards=None, seed=3, version="standard", **options)


def wise(**options: str) -> ProphecyPlay:
    """A hero with Forest Wisdom, which counts in the first roll against a plane."""
    built = scene(**options).hero("scout", at=FIELD, abilities=["forest_wisdom"])
    return built.hero("druid", at="village").start("arrive")


def odds(play: ProphecyPlay, foe: str) -> BattleOdds:
    found = creature_odds(PROPHECY.view(play.table, 0), 0, foe)
    assert found is not None
    return found


@pytest.mark.rule("R-270")
def test_the_rolls_of_an_earlier_attack_on_a_plane_do_not_count() -> None:
    play = wise()
    foe = play.table.planes[2].lesser
    before = odds(play, foe)
    play.table.assault_rolls = 4
    assert odds(play, foe) == before


@pytest.mark.rule("R-270")
def test_the_attack_of_another_hero_on_another_plane_does_not_count() -> None:
    play = wise()
    foe = play.table.planes[2].lesser
    before = odds(play, foe)
    play.table.active, play.table.assault, play.table.assault_rolls = 1, 2, 1
    assert odds(play, foe) == before
    play.table.assault = 0
    assert odds(play, foe) == before


@pytest.mark.rule("R-270")
def test_a_greater_guardian_is_fought_after_the_lesser_one() -> None:
    play = wise()
    plane = play.table.planes[2]
    after = odds(play, plane.greater)
    plane.lesser = ""
    assert odds(play, plane.greater).win > after.win


def test_a_doppelganger_is_fought_in_the_space_where_it_lies() -> None:
    play = wise(new_adventures="yes")
    view = PROPHECY.view(play.table, 0)
    here, there = (doppelganger_odds(view, 0, 1, space=space) for space in (FIELD, FOREST))
    assert here is not None
    assert there is not None
    assert there.win > here.win


@pytest.mark.rule("W-282")
def test_what_a_copy_loses_changes_no_odds_of_the_copied_hero() -> None:
    built = scene(new_adventures="yes").hero("scout", at=FOREST, items=["sword"])
    built.hero("druid", at=FIELD).turn_of(1)
    play = built.lies(FIELD, DOPPELGANGER, "old_pirate").start("fight")
    before = creature_odds(PROPHECY.view(play.table, 0), 0, "old_pirate", used=("sword",))
    play.answers(f"fight {DOPPELGANGER}")
    assert masquerade(play.table).double is not None
    play.table.heroes[0].health -= 1
    found = creature_odds(
        PROPHECY.view(play.table, 0), 0, "old_pirate", used=("sword",), space=FIELD
    )
    assert found == before
