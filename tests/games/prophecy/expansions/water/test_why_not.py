"""What is refused in a Realm, and why."""

from collections.abc import Callable

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.dragon.realm import in_the_realm
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water

CARDS = ["rangers_boots", "flying_carpet", "scroll_of_teleportation"]


@pytest.mark.rule("W-112")
@pytest.mark.parametrize("here", [under_water, in_the_realm])
def test_cards_of_movement_are_refused_in_a_realm(
    scenario: type[Scenario], here: Callable[..., Scenario]
) -> None:
    built = here(scenario, items=CARDS, abilities=["stamina", "fleet_of_foot"])
    play = built.owns(0, "royal_cape").start()
    refused = play.refused()
    for option in ("boots", "carpet", "teleport", "royal_cape", "stamina", "cast fleet_of_foot"):
        assert refused[option] == ("wrong_place", "W-112")


@pytest.mark.rule("W-118")
def test_an_ability_that_needs_a_terrain_is_refused(scenario: type[Scenario]) -> None:
    play = under_water(scenario, wounds=1, abilities=["peoples_hospitality"]).start()
    assert play.refused()["instead peoples_hospitality"][0] == "wrong_place"


@pytest.mark.rule("W-142")
@pytest.mark.parametrize("experience", [3, 4])
def test_lore_that_is_too_dear_is_refused_for_want_of_experience(
    scenario: type[Scenario], experience: int
) -> None:
    built = under_water(scenario, experience=experience).lies("wr_b2", "summon_storm")
    play = built.start()
    play.answers("stay")
    refused = play.refused().get("study summon_storm")
    assert refused == (("needs_experience", "W-142") if experience < 4 else None)


def test_a_scroll_without_a_target_is_refused(scenario: type[Scenario]) -> None:
    play = under_water(scenario, items=["scroll_of_destruction"]).start()
    assert play.refused()["read scroll_of_destruction"][0] == "no_creature_here"


@pytest.mark.rule("W-085")
def test_a_plane_with_an_open_gate_is_not_said_to_be_empty(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE).start()
    assert play.refused()["plane plane_fortress"] == ("gate_instead", "W-085")
    assert "enter water" in play.options


@pytest.mark.rule("W-085", "W-174")
@pytest.mark.parametrize(
    ("at", "stage", "reason"),
    [("city", "", "gate_elsewhere"), (SHORE, "countdown", "gate_closed"), (SHORE, "", "")],
)
def test_a_known_gate_is_refused_from_afar_and_when_it_has_closed(
    scenario: type[Scenario], at: str, stage: str, reason: str
) -> None:
    play = under_water(scenario, at=at, ending="apocalypse").stage(stage).start()
    assert play.refused().get("enter water", ("",))[0] == reason
    assert ("enter water" in play.options) is (reason == "")
