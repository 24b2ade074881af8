"""Items that the Standard version plays differently: Artifacts, planes, face-down cards, Spells."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.battle.encounters import encounter

CALM = ("chance_tradesman", "chance_city_merchant")
FIELD = "plains_by_city"


def standard(scenario: type[Scenario]) -> Scenario:
    return scenario(2, version="standard").top(*CALM)


def beside_a_rich_rival(scenario: type[Scenario], scroll: str) -> ProphecyPlay:
    return (
        standard(scenario)
        .hero("druid", at=FIELD, items=[scroll])
        .hero("paladin", at=FIELD, items=["axe", "cape"])
        .owns(1, "banner_of_hope")
        .start("arrive")
    )


@pytest.mark.rule("R-202", "R-252")
def test_the_scroll_of_stealing_takes_no_artifact(scenario: type[Scenario]) -> None:
    play = beside_a_rich_rival(scenario, "scroll_of_stealing")
    play.answers("read scroll_of_stealing")
    assert play.options == ["take axe", "take cape"]


@pytest.mark.rule("R-202", "R-252")
def test_the_scroll_of_decay_destroys_no_artifact(scenario: type[Scenario]) -> None:
    play = beside_a_rich_rival(scenario, "scroll_of_decay")
    play.answers("read scroll_of_decay")
    assert play.options == ["destroy axe", "destroy cape"]


@pytest.mark.rule("R-252")
@pytest.mark.parametrize("moment", ["before", "after", "without"])
def test_stealing_works_before_and_after_a_battle_and_without_one(
    scenario: type[Scenario], moment: str
) -> None:
    play = encounter(
        scenario,
        items=["scroll_of_stealing"],
        foe_items=["axe", "cape"],
        dice=() if moment == "without" else (1, 2),
    )
    battle = ("attack mystic", "by_strength", "stand", "ready", "roll")
    theft = ("read scroll_of_stealing", "take axe")
    script = {
        "before": (*theft, "attack mystic", "by_strength", "stand", "ready", "ready", "roll"),
        "after": (*battle, *theft),
        "without": ("peace", *theft),
    }
    play.answers(*script[moment])
    assert (play.hero().items, play.hero(1).items) == (["axe"], ["cape"])


@pytest.mark.rule("R-188", "R-252")
def test_nothing_is_stolen_during_a_battle(scenario: type[Scenario]) -> None:
    play = encounter(scenario, items=["scroll_of_stealing", "sword"], foe_items=["axe"])
    play.answers("attack mystic", "by_strength", "stand")
    assert play.options == ["use sword", "ready"]


@pytest.mark.rule("R-195", "R-197")
def test_scrolls_reach_nobody_in_the_space_from_within_a_plane(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="city", items=["scroll_of_stealing", "scroll_of_decay", "axe"])
        .hero("paladin", at="city", items=["cape"])
        .plane("monastery", lesser="sphinx")
        .start()
    )
    assert {"read scroll_of_stealing", "read scroll_of_decay"} < set(play.options)
    play.answers("plane plane_monastery")
    assert not any(option.startswith("read") for option in play.options)


@pytest.mark.rule("R-195")
def test_the_scroll_of_destruction_does_not_reach_out_of_a_plane(
    scenario: type[Scenario],
) -> None:
    space = "forest_by_monastery"
    play = (
        standard(scenario)
        .hero("druid", at=space, items=["scroll_of_destruction", "axe"])
        .lies(space, "bear")
        .plane("monastery", lesser="undead_knight")
        .start()
    )
    assert "read scroll_of_destruction" in play.options
    play.answers("plane plane_monastery")
    assert "read scroll_of_destruction" not in play.options


@pytest.mark.rule("R-063")
def test_the_scroll_of_destruction_sees_no_card_that_lies_face_down(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "clover_meadow")
        .face_down(FIELD, "bear")
        .start()
    )
    assert "read scroll_of_destruction" not in play.options
    play.answers("stay", "read scroll_of_destruction")
    assert (play.question.kind, play.lying(FIELD)) == ("space", ["clover_meadow"])


@pytest.mark.rule("R-063")
def test_a_card_that_is_left_alone_face_down_is_turned_up(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "rat")
        .face_down(FIELD, "bear")
        .start()
    )
    play.answers("read scroll_of_destruction")
    assert ("uncovered", "bear", FIELD) in play.told()
    assert play.lying(FIELD) == ["bear"]


@pytest.mark.rule("R-103", "R-108")
def test_of_two_creatures_the_scroll_of_destruction_removes_one(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "bear", "rat")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("read scroll_of_destruction", "remove bear")
    assert (play.question.kind, play.question.subject) == ("roll", "rat")
    play.answers("roll")
    assert play.hero().experience == 4


@pytest.mark.rule("R-309", "R-098")
def test_the_scroll_of_teleportation_is_a_movement_that_turns_up_the_target(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="village", items=["scroll_of_teleportation"])
        .lies(FIELD, "clover_meadow")
        .face_down(FIELD, "wiseman")
        .start()
    )
    play.answers(f"teleport {FIELD}")
    assert (play.space(), play.lying(FIELD)) == (FIELD, ["clover_meadow", "wiseman"])
    assert play.table.common_discard == ["scroll_of_teleportation"]


@pytest.mark.rule("R-266", "R-309")
def test_teleportation_may_be_one_of_two_movements_of_fleet_of_foot(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero(
            "mercenary",
            at="village",
            items=["scroll_of_teleportation"],
            abilities=["fleet_of_foot"],
        )
        .start()
    )
    play.answers("cast fleet_of_foot", f"teleport {FIELD}")
    assert play.question.kind == "move"
    play.answers("walk city")
    assert (play.space(), play.hero().magic) == ("city", 1)


@pytest.mark.rule("R-255", "R-185")
@pytest.mark.parametrize(("spell", "magic"), [("spirit_of_forest_trails", 0), ("", 2)])
def test_the_ring_of_concentration_works_only_in_a_round_without_spells(
    scenario: type[Scenario], spell: str, magic: int
) -> None:
    play = (
        standard(scenario)
        .hero(
            "mercenary",
            at="city",
            magic=1,
            drained=1,
            items=["ring_of_concentration"],
            abilities=["spirit_of_forest_trails"],
        )
        .start()
    )
    play.answers(f"{spell} forest_by_monastery" if spell else "walk monastery", "end")
    assert (play.question.seat, play.hero().magic) == (1, magic)


@pytest.mark.rule("R-255", "R-271")
def test_mass_decay_at_the_end_of_the_round_spoils_the_ring_of_concentration(
    scenario: type[Scenario],
) -> None:
    seven = ["axe", "hammer", "rapier", "dagger", "cutlass", "spear", "ring_of_concentration"]
    play = (
        standard(scenario)
        .hero(
            "mystic",
            at=FIELD,
            magic=3,
            drained=3,
            items=[*seven, "sword"],
            abilities=["mass_decay"],
        )
        .start()
    )
    play.answers("stay", "end", "cast mass_decay sword")
    assert (play.question.seat, play.hero().magic) == (1, 5)


@pytest.mark.rule("R-255")
def test_the_ring_of_concentration_does_not_mind_a_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = encounter(scenario, items=["ring_of_concentration"], dice=(5, 1))
    play.answers("attack mystic", "by_wills", "roll", "end")
    assert totals(play) == [(7, 7)]
    assert (play.question.seat, play.hero().magic) == (1, 3)


@pytest.mark.rule("R-187")
@pytest.mark.parametrize(
    "scroll", ["scroll_of_stealing", "scroll_of_destruction", "scroll_of_wishes"]
)
def test_scrolls_of_the_own_turn_are_of_no_use_to_a_defender(
    scenario: type[Scenario], scroll: str
) -> None:
    play = encounter(scenario, items=["axe"], foe_items=[scroll, "cape"])
    play.answers("attack mystic", "by_strength")
    assert (play.question.seat, play.options) == (1, ["stand", "by_wills"])
    play.answers("stand", "ready")
    assert (play.question.seat, play.options) == (1, ["use cape", "ready"])
