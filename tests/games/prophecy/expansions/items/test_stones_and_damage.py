"""Why a Stone is not set into an Item that is damaged."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

STONE = "astral_lawstone"


@pytest.mark.rule("W-235")
@pytest.mark.parametrize(
    ("damaged", "reason"),
    [("sword", ("repair_first", "W-236")), ("wooden_shield", ("no_host", "W-235"))],
)
def test_who_has_only_a_damaged_weapon_is_told_to_repair_it_first(
    scenario: type[Scenario], damaged: str, reason: tuple[str, str]
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at="city", items=[STONE], damaged=[damaged])
        .start("arrive")
    )
    assert not any(option.startswith("integrate") for option in play.options)
    assert play.refused()[f"integrate {STONE}"] == reason
