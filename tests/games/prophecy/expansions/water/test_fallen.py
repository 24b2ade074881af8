"""Artifacts of the fallen where nobody can end a turn, and who is crowned when the last one leaves
a Realm or its conqueror's hands."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import SHORE, TREASURE
from tests.games.prophecy.expansions.water.sea import under_water

PEARL = "pearl_of_the_abyss"
FOUR = ("crown_of_the_ancient_kings", "astral_sword", "banner_of_hope", "royal_cape")


@pytest.mark.rule("W-168", "W-169")
def test_what_was_left_in_the_palace_comes_with_the_pearl(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_c6").owns(1, TREASURE).relic("wr_d6", "royal_cape")
    play = built.start()
    play.answers("swim wr_d6", f"surface {SHORE}")
    assert (play.hero().items, play.hero().prizes) == (["royal_cape"], [PEARL])
    assert play.table.relics == {}


@pytest.mark.rule("W-169")
def test_a_current_carries_her_off_together_with_what_lies_there(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").empty("wr_b4", "wr_b5")
    play = built.relic("wr_b3", "royal_cape").dice(1).start()
    play.answers("swim wr_b3")
    assert (play.space(), play.hero().items) == ("wr_b5", ["royal_cape"])
    assert play.table.relics == {}


@pytest.mark.rule("W-168")
def test_who_drowns_in_a_current_leaves_her_artifacts_in_it(scenario: type[Scenario]) -> None:
    built = under_water(scenario, bubbles=0, health=0).lies("wr_b3", "very_strong_current")
    play = built.owns(0, "royal_cape").start()
    play.answers("swim wr_b3")
    assert play.table.relics == {"wr_b3": ["royal_cape"]}


@pytest.mark.rule("W-171")
def test_the_artifact_that_somebody_brings_out_of_the_realm_crowns_the_owner_of_the_other_four(
    scenario: type[Scenario],
) -> None:
    play = under_water(scenario).owns(1, *FOUR).relic("wr_b2", TREASURE).start()
    play.answers("stay", "end")
    assert play.hero().items == [TREASURE]
    result = play.match.result
    assert play.table.ended_by == "artifacts"
    assert result is not None
    assert result.places == (2, 1)


@pytest.mark.rule("W-167")
def test_in_the_countdown_the_death_of_the_last_conqueror_crowns_the_owner_of_four(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        scenario, at=SHORE, health=0, magic=0, prizes=[PEARL], players=3, ending="apocalypse"
    )
    built.owns(0, TREASURE).hero("scout", at="village").owns(1, *FOUR)
    play = built.lies(SHORE, "giant_spider").dice(1, 6).stage("countdown").start()
    play.answers("ready", "roll")
    assert play.table.ended_by == "artifacts"


@pytest.mark.rule("W-215", "W-217")
def test_no_scroll_removes_the_lord_of_the_sea_from_his_palace(scenario: type[Scenario]) -> None:
    scroll = "scroll_of_destruction"
    built = under_water(scenario, at="wr_d6", items=[scroll], ending="lord_of_the_sea")
    play = built.start()
    assert f"read {scroll}" not in play.options


def test_the_scroll_removes_other_creatures_of_the_realm(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_b3", items=["scroll_of_destruction"])
    play = built.lies("wr_b3", "giant_squid").start()
    play.answers("read scroll_of_destruction")
    assert play.lying("wr_b3") == []
    assert "giant_squid" in play.table.removed


@pytest.mark.rule("W-168", "W-169", "R-144")
def test_who_kills_a_character_in_the_realm_inherits_at_once_all_but_the_artifacts(
    scenario: type[Scenario],
) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="wr_b2", magic=0, gold=3, bubbles=5)
    built.hero("mystic", at="wr_b2", magic=0, health=1, gold=4, items=["dagger"])
    play = built.owns(1, "royal_cape").empty("wr_b2").dice(6, 1).start()
    play.answers("stay", "attack mystic", "ready", "roll", "lose_health")
    assert not play.hero(1).alive
    assert (play.hero().gold, play.hero().items) == (7, ["dagger"])
    assert play.table.relics == {"wr_b2": ["royal_cape"]}
    play.answers("end")
    assert (play.hero().items, play.table.relics) == (["dagger", "royal_cape"], {})


@pytest.mark.rule("W-168", "W-169")
@pytest.mark.parametrize(("realm", "space"), [("water", "wr_b2"), ("dragon", "dr_left_2")])
def test_a_defender_who_kills_her_attacker_in_a_realm_must_end_a_turn_there_for_the_artifacts(
    scenario: type[Scenario], realm: str, space: str
) -> None:
    built = scenario(2, version="standard", realms=realm).gate("fortress", realm)
    built.hero("druid", at=space, magic=0, health=0, gold=3)
    built.hero("mystic", at=space, magic=0, gold=4, bubbles=5).owns(0, "royal_cape")
    play = built.empty(space).dice(1, 6).start()
    play.answers("stay", "attack mystic", "roll", "lose_health")
    assert (play.hero(1).gold, play.hero(1).items) == (7, [])
    assert play.table.relics == {space: ["royal_cape"]}
    play.answers("stay", "end", seat=1)
    assert play.hero(1).items == ["royal_cape"]


@pytest.mark.rule("R-144")
def test_on_the_main_board_the_killer_inherits_artifacts_too(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", at="city", magic=0).hero("mystic", at="city", magic=0, health=0)
    play = built.owns(1, "royal_cape").dice(6, 1).start()
    play.answers("stay", "attack mystic", "roll", "lose_health")
    assert play.hero().items == ["royal_cape"]
    assert play.table.relics == {}


@pytest.mark.rule("R-147", "W-158")
def test_who_dies_before_the_guardian_leaves_her_artifacts_in_his_plane(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_c6", health=0, magic=0).owns(0, "royal_cape")
    play = built.start()
    play.answers("swim wr_d6")
    while play.hero().alive:
        play.match.answer(play.question.options[-1], 0)
    assert play.table.relics == {}
    assert "royal_cape" in play.table.planes[play.table.realms["water"].plane].artifacts
