"""The Coral Tiara recharges Magic in a Battle of Wills that is forced on its owner."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water


@pytest.mark.rule("W-274")
def test_the_coral_tiara_answers_a_character_who_forces_wills(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", at="city", magic=6)
    built.hero("mystic", at="city", magic=3, drained=3, items=["coral_tiara"])
    play = built.start()
    play.answers("stay", "attack mystic", "by_wills")
    assert play.hero(1).magic == 5


@pytest.mark.rule("W-276")
def test_who_forces_wills_herself_gets_nothing(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", at="city", magic=6, drained=3, items=["coral_tiara"])
    play = built.hero("mystic", at="city").start()
    play.answers("stay", "attack mystic", "by_wills")
    assert play.hero().magic == 4


@pytest.mark.rule("W-275")
@pytest.mark.parametrize("creature", ["sea_witch", "vampire", "ghost"])
def test_a_creature_that_knows_only_wills_wakes_the_tiara(
    scenario: type[Scenario], creature: str
) -> None:
    built = under_water(scenario, magic=2, drained=4, items=["coral_tiara"])
    play = built.lies("wr_b3", creature).start()
    play.answers("swim wr_b3")
    assert play.hero().magic == 4


@pytest.mark.rule("W-275")
@pytest.mark.parametrize(("kind", "recharged"), [("by_wills", 2), ("by_strength", 0)])
def test_where_strength_can_be_forced_the_tiara_waits_for_the_choice(
    scenario: type[Scenario], kind: str, recharged: int
) -> None:
    built = under_water(scenario, at=SHORE, magic=6, drained=3, items=["coral_tiara"])
    play = built.lies(SHORE, "skeletal_wizard").start()
    play.answers("stay")
    assert play.hero().magic == 6
    play.answers(kind)
    price = play.table.box.creatures["skeletal_wizard"].special.strength_for_magic
    assert play.hero().magic == 6 + recharged - (price if kind == "by_strength" else 0)


@pytest.mark.rule("W-276")
@pytest.mark.parametrize("kind", ["by_strength", "by_wills"])
def test_a_battle_of_wills_of_ones_own_choice_brings_nothing(
    scenario: type[Scenario], kind: str
) -> None:
    built = under_water(scenario, at=SHORE, magic=6, drained=3, items=["coral_tiara"])
    play = built.lies(SHORE, "old_pirate").start()
    play.answers("stay", kind)
    assert play.hero().magic == (6 if kind == "by_strength" else 4)


@pytest.mark.rule("W-275")
@pytest.mark.parametrize("magic", [0, 1])
def test_magic_of_the_coral_tiara_buys_no_way_out_of_the_battle_of_wills(
    scenario: type[Scenario], magic: int
) -> None:
    built = under_water(scenario, at=SHORE, magic=magic, drained=4, items=["coral_tiara"])
    play = built.lies(SHORE, "skeletal_wizard").start()
    play.answers("stay")
    assert play.hero().magic == magic + 2
    assert play.table.current_battle().kind == "wills"
    assert play.question.kind == "roll"
    assert play.refused()["by_strength"] == ("tiara_has_worked", "W-275")


@pytest.mark.rule("W-275")
def test_a_fanatic_is_forced_into_wills_anew_and_the_coral_tiara_works_once_a_battle(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        scenario, at=SHORE, magic=1, drained=5, items=["coral_tiara"], abilities=["fanaticism"]
    )
    play = built.lies(SHORE, "skeletal_wizard").dice(3, 2).start()
    play.answers("stay", "roll")
    assert (play.question.kind, play.hero().magic) == ("drawn", 3)
    play.answers("again", "by_wills")
    assert play.hero().magic == 5


@pytest.mark.rule("W-275")
def test_without_the_coral_tiara_who_lacks_magic_hears_so(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, magic=1, drained=4)
    play = built.lies(SHORE, "skeletal_wizard").start()
    play.answers("stay")
    assert play.refused()["by_strength"] == ("needs_magic", "R-114")
