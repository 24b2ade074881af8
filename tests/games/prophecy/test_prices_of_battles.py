"""What a kind of battle costs stands in its label, as the rules will take it."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"
STRENGTH, WILLS = "Battle of Strength", "Battle of Wills"


def labels(play: ProphecyPlay) -> list[str]:
    return play.match.decisions()[0].labels()


@pytest.mark.rule("R-111")
def test_wills_cost_two_magic_and_strength_nothing(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at=FIELD).lies(FIELD, "old_pirate").start()
    play.answers("stay")
    assert labels(play) == [STRENGTH, f"{WILLS} (−2 Magic)"]
    before = play.hero().magic
    play.answers("by_wills")
    assert before - play.hero().magic == 2


def test_mental_attack_and_an_undamaged_crown_make_it_cheaper(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD, abilities=["mental_attack"], damaged=["crown_of_power"])
        .lies(FIELD, "old_pirate")
        .start()
    )
    play.answers("stay")
    assert labels(play)[1] == f"{WILLS} (−1 Magic)"
    play.table.damaged.remove("crown_of_power")
    assert labels(play)[1] == WILLS


@pytest.mark.rule("R-137", "R-204")
def test_wills_against_a_character_cost_more_for_each_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD)
        .hero("mystic", at=FIELD)
        .owns(0, "astral_sword")
        .owns(1, "royal_cape", "mirrored_shield")
        .start("attack")
    )
    play.answers("attack mystic")
    assert labels(play) == [STRENGTH, f"{WILLS} (−4 Magic)"]
    play.answers("by_strength")
    assert labels(play)[1] == f"{WILLS} (−3 Magic)", "the defender pays for the attacker's Artifact"


def test_the_other_kind_costs_against_who_attacks_by_willpower(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at=FIELD).lies(FIELD, "skeletal_wizard").start()
    play.answers("stay")
    assert sorted(labels(play)) == [f"{STRENGTH} (−2 Magic)", WILLS]


@pytest.mark.rule("R-294")
def test_the_shapeless_things_want_magic_or_health(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="mountains_by_fortress")
        .plane("fortress", lesser="sphinx", greater="shapeless_things", beaten=True)
        .start()
    )
    play.answers("plane plane_fortress")
    assert labels(play)[:2] == [f"{STRENGTH} (−4 Magic)", f"{WILLS} (−2 Health)"]
