"""Why a battle for Maps is refused: to a hero with Stealth, and after a choice of peace."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import duellists


@pytest.mark.rule("W-034")
@pytest.mark.parametrize("fragments", [(0, 1), (1, 0)])
def test_who_sneaks_is_told_that_both_need_a_map(
    scenario: type[Scenario], fragments: tuple[int, int]
) -> None:
    play = duellists(scenario, fragments=fragments, abilities=["stealth"])
    assert play.options == ["attack mystic", "end"]
    assert play.refused()["attack mystic maps"] == ("both_need_maps", "W-034")


def test_who_has_chosen_peace_hears_no_more_of_battles_for_maps(scenario: type[Scenario]) -> None:
    play = duellists(scenario, fragments=(0, 1))
    play.answers("peace")
    assert "attack mystic maps" not in play.refused()
