"""Opportunities of luck and sacrifice: Fire, Well, Scroll, Dryad, Old Man."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST, PLAINS = "forest_by_monastery", "plains_by_city"


@pytest.mark.rule("R-298")
def test_cleansing_fire_grants_willpower_if_die_and_sacrifice_reach_six(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS).lies(PLAINS, "cleansing_fire").dice(4).start("arrive")
    )
    play.answers("use cleansing_fire")
    assert play.options == ["sacrifice 1", "sacrifice 2", "sacrifice 3", "sacrifice 4"]
    play.answers("sacrifice 2")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (2, 2, 5)
    assert play.table.adventure_discard == ["cleansing_fire"]


@pytest.mark.rule("R-298")
def test_cleansing_fire_that_did_not_help_is_discarded_as_well(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS).lies(PLAINS, "cleansing_fire").dice(3).start("arrive")
    )
    play.answers("use cleansing_fire", "sacrifice 2")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (2, 2, 4)
    assert play.table.adventure_discard == ["cleansing_fire"]
    assert play.lying(PLAINS) == []


@pytest.mark.rule("R-305")
def test_cleansing_fire_needs_a_health_to_give(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, health=0, wounds=4)
        .lies(PLAINS, "cleansing_fire")
        .start("arrive")
    )
    assert play.refused()["use cleansing_fire"] == ("needs_health", "R-305")


@pytest.mark.rule("R-102")
def test_cleansing_fire_has_nothing_to_grant_to_ten_cubes(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, magic=10)
        .lies(PLAINS, "cleansing_fire")
        .start("arrive")
    )
    assert play.refused()["use cleansing_fire"] == ("no_effect", "R-102")


def test_black_well_swallows_all_magic_for_a_strength(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, magic=5, drained=1)
        .lies(PLAINS, "black_well")
        .start("arrive")
    )
    play.answers("use black_well")
    hero = play.hero()
    assert (hero.health, hero.magic, hero.drained) == (4, 0, 6)
    assert play.table.adventure_discard == ["black_well"]


def test_black_well_wants_some_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, magic=0, drained=6)
        .lies(PLAINS, "black_well")
        .start("arrive")
    )
    assert play.refused()["use black_well"] == ("needs_magic", "R-166")


@pytest.mark.rule("R-102")
def test_black_well_has_nothing_for_who_has_eight_cubes(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at=PLAINS, health=8).lies(PLAINS, "black_well").start("arrive")
    assert play.refused()["use black_well"] == ("no_effect", "R-102")


@pytest.mark.rule("R-298")
@pytest.mark.parametrize(
    ("die", "experience"), [(4, 3), (5, 0)], ids=["not above Willpower", "above Willpower"]
)
def test_ancient_scroll_is_read_if_the_die_does_not_exceed_willpower(
    scenario: type[Scenario], die: int, experience: int
) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, magic=4, drained=2, experience=0)
        .lies(PLAINS, "ancient_scroll")
        .dice(die)
        .start("arrive")
    )
    play.answers("use ancient_scroll")
    assert play.hero().experience == experience
    assert play.table.adventure_discard == ["ancient_scroll"]
    assert play.lying(PLAINS) == []


@pytest.mark.rule("R-102")
def test_ancient_scroll_can_never_be_read_without_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, magic=0, drained=6)
        .lies(PLAINS, "ancient_scroll")
        .start("arrive")
    )
    assert play.options == ["end"]
    assert "use ancient_scroll" in play.refused()


def test_dryad_recharges_three_magic_outside_her_forest(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, magic=2, drained=4)
        .lies(PLAINS, "dryad")
        .start("arrive")
    )
    play.answers("use dryad")
    assert (play.hero().magic, play.hero().drained) == (5, 1)
    assert play.table.adventure_discard == ["dryad"]


def test_dryad_grants_willpower_as_well_in_her_forest(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, magic=2, drained=4)
        .lies(FOREST, "dryad")
        .start("arrive")
    )
    play.answers("use dryad")
    assert (play.hero().magic, play.hero().drained) == (6, 1)


@pytest.mark.rule("R-102")
def test_dryad_is_of_no_use_to_the_rested_outside_her_forest(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at=PLAINS).lies(PLAINS, "dryad").start("arrive")
    assert play.refused()["use dryad"] == ("no_effect", "R-102")


@pytest.mark.rule("R-317")
@pytest.mark.parametrize(
    ("die", "items"), [(3, []), (4, ["great_sword"])], ids=["a beggar", "a magician"]
)
def test_mysterious_old_man_takes_alms_and_a_die_tells_who_he_is(
    scenario: type[Scenario], die: int, items: list[str]
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=2)
        .lies(PLAINS, "mysterious_old_man")
        .top("great_sword")
        .dice(die)
        .start("arrive")
    )
    play.answers("use mysterious_old_man")
    assert (play.hero().gold, play.hero().items) == (0, items)
    assert play.table.adventure_discard == ["mysterious_old_man"]


def test_mysterious_old_man_wants_two_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=1)
        .lies(PLAINS, "mysterious_old_man")
        .start("arrive")
    )
    assert play.refused()["use mysterious_old_man"] == ("needs_gold", "R-166")
