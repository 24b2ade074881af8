"""What all Artifacts have in common: neither Creatures nor merchants take them, other characters
do, and nobody who owns one is safe."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.planes.assaults import STORM, before

SEVEN = ["sword", "axe", "cape", "dagger", "spear", "hammer", "rapier"]


@pytest.mark.rule("R-201", "R-202", "R-058")
def test_an_artifact_from_a_plane_makes_one_item_too_many(scenario: type[Scenario]) -> None:
    play = before(scenario, "storm_queen", health=8, magic=0, items=SEVEN, dice=(6, 1)).start()
    play.answers(STORM, "ready", "roll", "end")
    assert play.options == [f"discard {item}" for item in SEVEN]
    play.answers("discard axe")
    assert play.hero().items == [item for item in SEVEN if item != "axe"] + ["mirrored_shield"]
    assert play.question.seat == 1


@pytest.mark.rule("R-202")
def test_artifacts_are_neither_sold_nor_decayed(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="city", drained=2, items=["sword"], abilities=["mass_decay"])
        .owns(0, "astral_sword")
        .start("arrive")
    )
    assert "sell sword" in play.options
    assert "cast mass_decay sword" in play.options
    assert not any("astral_sword" in option for option in play.options)


@pytest.mark.rule("R-202", "R-280")
def test_highwayman_takes_health_from_who_owns_nothing_but_artifacts(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .owns(0, "banner_of_hope", "royal_cape")
        .lies(FIELD, "highwayman")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, len(play.hero().items)) == (3, 2)
    assert play.table.hoards == {}


@pytest.mark.rule("R-202", "R-280")
def test_highwayman_takes_any_item_but_the_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0, items=["sword", "cape"])
        .owns(0, "banner_of_hope")
        .lies(FIELD, "highwayman")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("ready", "roll")
    assert play.options == ["give sword", "give cape"]


@pytest.mark.rule("R-202", "R-258")
def test_golem_guardian_damages_every_weapon_but_the_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, items=["sword"], abilities=["ambidexterity"])
        .owns(0, "astral_sword")
        .lies(FIELD, "golem_guardian")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use sword", "use astral_sword", "roll")
    assert play.table.damaged == ["sword"]


@pytest.mark.rule("R-202")
@pytest.mark.parametrize("scroll", ["scroll_of_stealing", "scroll_of_decay"])
def test_no_scroll_takes_an_artifact_away(scenario: type[Scenario], scroll: str) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, items=[scroll])
        .hero("mystic", at=FIELD)
        .owns(1, "royal_cape")
        .start("arrive")
    )
    assert f"read {scroll}" not in play.options


@pytest.mark.rule("R-141", "R-203")
def test_in_a_battle_of_characters_an_artifact_is_an_item_like_any_other(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD, items=["sword"])
        .owns(1, "banner_of_hope")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "by_strength", "stand", "ready", "roll")
    assert play.options == ["lose_health", "offer_items"]
    play.answers("offer_items")
    assert play.options == ["take sword", "take banner_of_hope"]
    play.answers("take banner_of_hope")
    assert (play.hero(0).items, play.hero(1).items) == (["banner_of_hope"], ["sword"])
    assert play.hero(1).health == 3


@pytest.mark.rule("R-203", "R-268")
def test_thievery_may_take_an_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["thievery"])
        .hero("mystic", at=FIELD)
        .owns(1, "banner_of_hope")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "by_strength", "stand", "roll")
    assert play.options == ["take banner_of_hope", "no_theft"]
    play.answers("take banner_of_hope")
    assert (play.hero(0).items, play.hero(1).health) == (["banner_of_hope"], 3)


@pytest.mark.rule("R-132", "R-133", "R-307")
@pytest.mark.parametrize(
    ("space", "lodging"), [("monastery", False), ("forest_camp", False), ("village", True)]
)
def test_an_artifact_ends_the_safety_of_dove_and_lodging(
    scenario: type[Scenario], space: str, lodging: bool
) -> None:
    position = (
        scenario(version="standard")
        .hero("paladin", at=space)
        .hero("mystic", at=space, lodging=lodging)
    )
    safe = position.start("arrive")
    assert safe.question.kind == "space"
    assert safe.refused()["attack mystic"] == ("safe_here", "R-132")
    play = (
        scenario(version="standard")
        .hero("paladin", at=space)
        .hero("mystic", at=space, lodging=lodging)
        .owns(1, "banner_of_hope")
        .start("arrive")
    )
    assert play.options == ["attack mystic", "peace"]


@pytest.mark.rule("R-137", "R-204")
def test_two_artifacts_and_the_crown_of_power_make_wills_cost_three(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, items=["crown_of_power"])
        .hero("mystic", at=FIELD)
        .owns(1, "banner_of_hope", "royal_cape")
        .start("arrive")
    )
    play.answers("attack mystic", "by_wills")
    assert play.hero().magic == 4 - (2 + 2 - 1)
