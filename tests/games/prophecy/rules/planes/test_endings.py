"""How a Standard game ends: four Artifacts, two in the short game, or the last survivor."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.planes.assaults import STORM, TREASURE, before
from tests.games.prophecy.rules.planes.champions import BANNER, CAPE, CROWN, SHIELD, SWORD, places


@pytest.mark.rule("R-003", "R-206")
def test_the_fourth_artifact_wins_at_once_though_the_fifth_is_still_in_its_plane(
    scenario: type[Scenario],
) -> None:
    position = before(scenario, "scaled_monster", health=8, magic=0, dice=(6, 1))
    play = position.owns(0, CROWN, SWORD, CAPE).start()
    play.answers(STORM, "use astral_sword", "roll")
    assert play.hero().items == [CROWN, SWORD, CAPE, TREASURE]
    assert (play.table.ended_by, play.table.phase) == ("artifacts", "over")
    assert places(play) == (1, 2)
    assert sum(bool(plane.greater) for plane in play.table.planes) == 1


@pytest.mark.rule("R-003", "R-165", "R-206")
def test_the_fourth_artifact_may_lie_in_a_space(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .owns(0, CROWN, SWORD, CAPE)
        .relic(FIELD, BANNER)
        .start("arrive")
    )
    play.answers(f"claim {BANNER}")
    assert (play.table.ended_by, places(play)) == ("artifacts", (1, 2))


@pytest.mark.rule("R-144", "R-206")
def test_the_fourth_artifact_may_be_inherited_from_a_victim(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, health=0, wounds=3, magic=0)
        .owns(0, CROWN, CAPE)
        .owns(1, SHIELD, BANNER)
        .dice(6, 1, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "use mirrored_shield", "roll", "try_shield", "lose_health")
    assert (play.table.ended_by, places(play)) == ("artifacts", (1, 2))


@pytest.mark.rule("R-217")
def test_in_the_short_game_the_second_artifact_wins(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard", ending="two_artifacts")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0)
        .owns(0, CAPE)
        .owns(1, BANNER)
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "roll", "offer_items")
    assert (play.table.ended_by, places(play)) == ("artifacts", (1, 2))


@pytest.mark.rule("R-217")
def test_in_the_short_game_of_five_no_final_battle_follows_the_fifth_artifact(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(5, version="standard", ending="two_artifacts")
        .hero("paladin", at=FIELD)
        .relic(FIELD, CROWN)
        .owns(1, SWORD)
        .owns(2, SHIELD)
        .owns(3, BANNER)
        .owns(4, CAPE)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers(f"claim {CROWN}", "end")
    assert play.table.stage == ""
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("R-148")
def test_the_last_player_who_is_not_out_for_good_survives_and_wins(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD, health=0, wounds=3)
        .nobody_new()
        .owns(1, BANNER)
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "by_strength", "stand", "roll", "lose_health")
    assert not play.table.ended_by
    play.answers("end")
    assert (play.table.ended_by, places(play)) == ("survivor", (1, 2))
