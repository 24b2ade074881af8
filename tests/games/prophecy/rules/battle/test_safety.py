"""Where nobody may be attacked."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario


def meeting(
    scenario: type[Scenario], space: str, *artifacts: str, lodging: bool = False
) -> ProphecyPlay:
    """The Paladin arrives where the Mystic stands, who may own Artifacts."""
    return (
        scenario(2, version="standard")
        .hero("paladin", at=space)
        .hero("mystic", at=space, lodging=lodging)
        .owns(1, *artifacts)
        .start("arrive")
    )


@pytest.mark.rule("R-132")
def test_the_dove_is_printed_on_the_monastery_and_the_forest_camp() -> None:
    assert [space.id for space in open_box().board.spaces if space.dove] == [
        "monastery",
        "forest_camp",
    ]


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("space", ["monastery", "forest_camp"])
def test_nobody_is_attacked_under_the_dove(scenario: type[Scenario], space: str) -> None:
    play = meeting(scenario, space)
    assert play.question.kind == "space"
    assert play.refused()["attack mystic"] == ("safe_here", "R-132")


@pytest.mark.rule("R-132")
@pytest.mark.parametrize(
    "space", ["fortress", "thieves_guild", "magic_tower", "city", "village", "enchanted_wilderness"]
)
def test_other_tame_spaces_are_not_safe(scenario: type[Scenario], space: str) -> None:
    play = meeting(scenario, space)
    assert play.options == ["attack mystic", "peace"]


@pytest.mark.rule("R-132", "R-164")
def test_who_lodges_in_the_village_is_not_attacked(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "village", lodging=True)
    assert play.question.kind == "space"
    assert play.refused()["attack mystic"] == ("safe_here", "R-132")


@pytest.mark.rule("R-133", "R-307")
@pytest.mark.parametrize("space", ["monastery", "forest_camp"])
def test_an_artifact_takes_the_safety_of_the_dove_away(
    scenario: type[Scenario], space: str
) -> None:
    play = meeting(scenario, space, "banner_of_hope")
    assert play.options == ["attack mystic", "peace"]


@pytest.mark.rule("R-133", "R-164", "R-307")
def test_an_artifact_takes_the_safety_of_the_bed_away(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "village", "banner_of_hope", lodging=True)
    assert play.options == ["attack mystic", "peace"]


@pytest.mark.rule("R-133")
def test_the_attackers_artifact_does_not_endanger_the_others(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at="monastery")
        .hero("mystic", at="monastery")
        .owns(0, "banner_of_hope")
        .start("arrive")
    )
    assert play.question.kind == "space"


@pytest.mark.rule("R-164")
def test_a_night_in_the_village_heals_recharges_and_is_safe_until_the_next_turn(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard")
        .hero("druid", at="village", health=1, wounds=2, magic=3, drained=3)
        .hero("paladin", at="plains_by_village")
        .top("chance_tradesman", "chance_city_merchant")
        .start()
    )
    play.answers("stay", "lodge")
    druid = play.hero()
    assert (druid.health, druid.magic, druid.gold) == (2, 4, 2)
    assert "lodge" not in play.options
    play.answers("end", "walk village")
    assert play.question.kind == "space"
    play.answers("end")
    assert not druid.lodging


@pytest.mark.rule("R-164")
def test_the_bed_is_of_use_to_the_unhurt_because_it_is_safe(scenario: type[Scenario]) -> None:
    play = scenario(2, version="standard").hero("druid", at="village").start("arrive")
    play.answers("lodge")
    assert play.hero().lodging
    assert play.hero().gold == 2


@pytest.mark.rule("R-164", "R-053")
def test_who_walks_on_in_a_second_turn_of_the_round_has_left_the_bed(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard")
        .hero("druid", at="village")
        .hero("paladin", at="plains_by_village")
        .top("chance_peaceful_times", "chance_tradesman")
        .start("round")
    )
    play.answers("stay", "lodge", "end", "walk plains_by_village", "peace", "end", "stay")
    assert play.options == ["attack druid", "peace"]
