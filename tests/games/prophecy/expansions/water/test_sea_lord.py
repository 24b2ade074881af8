"""The game of the Lord of the Sea."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.realms import OUT, SHORE
from tests.games.prophecy.expansions.water.sea import under_water
from tests.games.prophecy.expansions.water.test_setup import laid_out

LORD = "lord_of_the_sea"


@pytest.mark.rule("W-215", "W-216")
def test_there_are_no_artifacts_greater_guardians_or_pearls_and_he_waits_in_the_palace() -> None:
    table = laid_out(ending=LORD)
    planes = table.planes[:5]
    assert not any(plane.greater or plane.artifacts for plane in table.planes)
    assert all(plane.lesser for plane in planes)
    assert "gate_to_the_water_realm" in [plane.lesser for plane in planes]
    realm = table.realms["water"]
    assert (table.adventures[realm.goal], realm.prizes) == ([LORD], 0)
    assert LORD not in (*table.face_down, *table.boxed)


@pytest.mark.rule("W-214", "W-217")
def test_who_beats_him_first_has_won_at_once(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_c6", health=8, magic=0, ending=LORD).dice(6, 1)
    play = built.start()
    play.answers("swim wr_d6", "roll")
    assert play.table.ended_by == "sea_lord"
    result = play.match.result
    assert result is not None
    assert result.places == (1, 2)


@pytest.mark.rule("W-219")
@pytest.mark.parametrize(("kind", "value"), [("by_strength", 8), ("by_wills", 9)])
def test_in_his_palace_he_is_one_stronger_than_his_card(
    scenario: type[Scenario], kind: str, value: int
) -> None:
    built = under_water(scenario, at="wr_c6", magic=4, ending=LORD).dice(1, 6)
    play = built.start()
    play.answers("swim wr_d6", kind, "roll")
    assert totals(play)[0][1] == value + 6


@pytest.mark.rule("W-220")
def test_in_his_palace_hands_are_in_the_way(scenario: type[Scenario]) -> None:
    built = under_water(
        *(scenario,), at="wr_c6", health=5, magic=0, items=["sword"], ending=LORD
    ).dice(1, 6)
    play = built.start()
    play.answers("swim wr_d6", "use sword", "roll")
    assert totals(play)[0][0] == 5 + 2 - 1 + 1


@pytest.mark.rule("W-220")
def test_underwater_abilities_work_in_his_palace(scenario: type[Scenario]) -> None:
    built = under_water(
        *(scenario,), at="wr_c6", magic=5, abilities=["commune_with_water"], ending=LORD
    ).dice(1, 6)
    play = built.start()
    play.answers("swim wr_d6", "by_wills", "roll")
    assert totals(play)[0][0] == 3 + 2 + 1


@pytest.mark.rule("W-221")
def test_staying_there_uses_a_bubble_and_running_away_two_more(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_d6", bubbles=5, ending=LORD).start("round")
    assert diver(play.hero()).bubbles == 4
    assert play.options == ["stay", "flee wr_d5", "flee wr_c6", *[
        option.replace("surface", "flee") for option in OUT
    ]]  # fmt: skip
    play.answers(f"flee {SHORE}")
    assert (play.space(), diver(play.hero()).bubbles) == (SHORE, 0)


@pytest.mark.rule("W-222")
def test_his_palace_is_no_astral_plane(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_c6", items=["sword"], ending=LORD).start()
    play.answers("swim wr_d6", "by_strength")
    assert play.table.assault == -1


@pytest.mark.rule("W-218")
def test_a_lesser_guardian_pays_and_nobody_stands_behind(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water", ending=LORD)
    built.hero("druid", at=SHORE, health=7, magic=0, experience=0).hero("mystic")
    built.plane("fortress", lesser="undead_knight").dice(6, 1).top("chance_tradesman")
    play = built.start()
    play.answers("plane plane_fortress", "roll")
    assert (play.hero().experience, play.hero().health) == (3, 8)
    assert (play.question.seat, play.question.kind, play.table.ended_by) == (0, "space", "")


def test_a_victory_over_a_character_crowns_nobody(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="city", magic=0, ending=LORD).dice(6, 1)
    play = built.start()
    play.answers("stay", "attack mystic", "stand", "roll")
    assert not play.table.ended_by
