"""The plane behind the Palace is no part of the Water Realm, and a second Pearl is not promised."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.realms import SHORE, TREASURE
from tests.games.prophecy.expansions.water.sea import under_water

PEARL = "pearl_of_the_abyss"


@pytest.mark.rule("W-158")
def test_the_trident_is_no_better_behind_the_palace_than_on_land(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_c6", health=5, magic=0, items=["sea_lords_trident"])
    play = built.dice(1, 6).start()
    play.answers("swim wr_d6", "use sea_lords_trident", "roll")
    assert totals(play)[0][0] == 5 + 1 + 1


@pytest.mark.rule("W-220")
def test_the_trident_is_better_in_the_palace_of_the_lord_of_the_sea(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        *(scenario,), at="wr_c6", health=5, magic=0, items=["sea_lords_trident"],
        ending="lord_of_the_sea",
    ).dice(1, 6)  # fmt: skip
    play = built.start()
    play.answers("swim wr_d6", "use sea_lords_trident", "roll")
    assert totals(play)[0][0] == 5 + 2 + 1


@pytest.mark.rule("W-158")
def test_the_voice_of_the_deep_is_no_better_behind_the_palace_than_on_land(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        scenario, at="wr_c6", magic=6, abilities=["voice_of_the_deep"], guardian="storm_queen"
    )
    play = built.dice(1, 6).start()
    play.answers("swim wr_d6", "by_wills", "cast voice_of_the_deep", "roll")
    assert totals(play)[0][0] == 6 - 2 - 1 + 2 + 1


@pytest.mark.rule("W-164")
@pytest.mark.parametrize("prizes", [[], [PEARL]])
def test_who_has_her_pearl_is_not_promised_another(
    scenario: type[Scenario], prizes: list[str]
) -> None:
    play = under_water(scenario, at="wr_c6", prizes=prizes).owns(1, TREASURE).start()
    play.answers("swim wr_d6")
    assert play.question.subject == ("gate_to_the_water_realm" if prizes else PEARL)
    play.answers(f"surface {SHORE}")
    assert play.hero().prizes == [PEARL]


@pytest.mark.rule("W-078", "W-158", "W-220")
@pytest.mark.parametrize(("ending", "works"), [("final_battle", False), ("lord_of_the_sea", True)])
def test_swimming_gives_no_breath_in_the_palace_unless_its_lord_lives_there(
    scenario: type[Scenario], ending: str, works: bool
) -> None:
    built = under_water(
        *(scenario,), at="wr_d6", magic=0, health=2, bubbles=4, spent_bubbles=3,
        abilities=["swimming"], ending=ending,
    ).dice(1, 6)  # fmt: skip
    play = built.start()
    play.answers("stay")
    regained = ("regained_bubbles", 0, 1) in play.told()
    assert regained is works
    play.answers("roll")
    assert (play.question.kind == "spiral") is works
    assert ("extra_turn swimming" in play.options) is works


@pytest.mark.rule("W-297")
def test_swimming_works_in_every_other_space_of_the_realm(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_c6", bubbles=2, spent_bubbles=3, abilities=["swimming"])
    play = built.start()
    play.answers("stay", "end")
    assert play.options == ["extra_turn swimming", "pass"]
    assert diver(play.hero()).bubbles == 3
