"""The Gate to the Water Realm, and the bag of Bubbles that is bought there."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import OTHER_SHORE, SHORE
from tests.games.prophecy.expansions.water.sea import under_water

GATE = "gate_to_the_water_realm"


@pytest.mark.rule("W-085", "W-087")
@pytest.mark.parametrize("shore", [SHORE, OTHER_SHORE])
def test_from_both_spaces_beside_the_gate_one_enters_instead_of_moving(
    scenario: type[Scenario], shore: str
) -> None:
    play = under_water(scenario, at=shore).start()
    play.answers("enter water", "no_bag")
    assert play.space() == "wr_a1"
    assert play.table.active == 1


@pytest.mark.rule("W-085")
def test_from_elsewhere_nobody_enters(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="forest_by_monastery").start()
    assert "enter water" not in play.options


@pytest.mark.rule("W-085")
def test_a_known_gate_cannot_be_attacked(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE).start()
    assert not any(option.startswith("plane ") for option in play.options)


@pytest.mark.rule("W-085")
def test_with_fleet_of_foot_the_gate_is_the_second_movement(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, abilities=["fleet_of_foot"]).start()
    play.answers("cast fleet_of_foot")
    assert "enter water" not in play.options
    play.answers("ride plains_by_wilderness")
    assert "enter water" in play.options


@pytest.mark.rule("W-082", "W-083")
def test_the_gate_to_the_water_realm_sends_guardian_and_artifact_to_the_palace(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", realms="water")
        .hero("druid", at=SHORE)
        .plane("fortress", lesser=GATE, greater="storm_queen", artifact="royal_cape")
        .start()
    )
    play.answers("plane plane_fortress")
    number = play.table.box.board.plane_index
    left, palace = (play.table.planes[number[f"plane_{name}"]] for name in ("fortress", "water"))
    assert (left.lesser, left.greater, left.artifacts) == (GATE, "", ())
    assert (palace.greater, palace.artifacts) == ("storm_queen", ("royal_cape",))
    assert "storm_queen" not in palace.shown


@pytest.mark.rule("W-086")
def test_who_has_turned_up_the_gate_enters_at_once_or_turns_back(
    scenario: type[Scenario],
) -> None:
    built = scenario(2, version="standard", realms="water").hero("druid", at=SHORE).hero("mystic")
    play = built.plane("fortress", lesser=GATE).top("chance_tradesman").start()
    play.answers("plane plane_fortress")
    assert play.options == ["enter water", "turn_back"]
    play.answers("turn_back")
    assert (play.space(), play.question.seat) == (SHORE, 1)


@pytest.mark.rule("W-086", "W-088")
def test_who_enters_at_once_may_buy_a_bag(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").hero("druid", at=SHORE, gold=1)
    play = built.plane("fortress", lesser=GATE).start()
    play.answers("plane plane_fortress", "enter water", "bag 1")
    assert (play.space(), diver(play.hero()).bubbles) == ("wr_a1", 3)


@pytest.mark.rule("W-082")
def test_a_prophetic_dream_turns_the_gate_up(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").hero("druid", at=SHORE).hero("mystic")
    play = built.plane("fortress", lesser=GATE).top("chance_prophetic_dream").start("chance")
    play.answers("reveal plane_fortress")
    assert "enter water" in play.options


@pytest.mark.rule("W-088", "W-089")
@pytest.mark.parametrize(
    ("gold", "bags", "bubbles"),
    [
        (0, [], 0),
        (1, ["bag 1"], 3),
        (9, ["bag 1", "bag 3", "bag 6"], 9),
        (10, ["bag 1", "bag 3", "bag 6", "bag 10"], 12),
    ],
)
def test_at_the_gate_to_the_water_realm_bags_are_sold_as_far_as_the_gold_goes(
    scenario: type[Scenario], gold: int, bags: list[str], bubbles: int
) -> None:
    play = under_water(scenario, at=SHORE, gold=gold).start()
    play.answers("enter water")
    if bags:
        assert play.options == [*bags, "no_bag"]
        play.answers(bags[-1])
    assert (diver(play.hero()).bubbles, diver(play.hero()).spent_bubbles) == (bubbles, 0)


@pytest.mark.rule("W-088")
def test_only_one_bag_is_bought(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, gold=8).start()
    play.answers("enter water", "bag 3")
    assert (diver(play.hero()).bubbles, play.hero().gold, play.table.active) == (6, 5, 1)


def test_labels_name_bubbles_and_gold(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, gold=3).start()
    play.answers("enter water")
    assert play.match.decisions()[0].labels()[0] == "A bag of Bubbles (−1 Gold, +3 Bubbles)"


@pytest.mark.rule("W-077")
def test_underwater_contacts_fill_the_bag_and_look_at_two_cards(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, abilities=["underwater_contacts"])
    play = built.face_down("wr_b1", "leviathan").start()
    play.answers("enter water", "bag 1", "peek wr_b1", "peek wr_a2")
    assert diver(play.hero()).bubbles == 6
    assert play.match.view(0).known == {
        "wr_b1": ["leviathan"],
        "wr_a2": [play.table.face_down[play.table.box.board.index["wr_a2"]]],
    }
    assert play.match.view(1).known == {}


@pytest.mark.rule("W-077")
def test_the_water_breathing_spell_makes_the_bag_cheaper_and_heals_for_more(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        scenario, at=SHORE, gold=4, wounds=1, magic=2, abilities=["water_breathing_spell"]
    )
    play = built.start()
    play.answers("enter water")
    assert play.options == ["bag 1", "bag 3", "cast water_breathing_spell", "no_bag"]
    play.answers("cast water_breathing_spell", "breathe_deep")
    assert (play.hero().health, play.hero().magic) == (5, 0)
    play.answers("bag 6")
    assert (diver(play.hero()).bubbles, play.hero().gold) == (9, 0)


def test_the_spell_helps_with_one_bag_only(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, abilities=["water_breathing_spell"]).start()
    play.answers("enter water", "cast water_breathing_spell", "bag 3")
    assert "water_breathing_spell" not in play.hero().used
    assert play.hero().gold == 2


@pytest.mark.rule("W-113")
@pytest.mark.parametrize("item", ["scroll_of_teleportation", "flying_carpet", "rangers_boots"])
def test_no_item_carries_anybody_into_the_realm(scenario: type[Scenario], item: str) -> None:
    play = under_water(scenario, at=SHORE, items=[item]).start()
    assert not any(" wr_" in option for option in play.options)


@pytest.mark.rule("W-113")
def test_the_royal_cape_does_not_reach_into_the_realm(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE).owns(0, "royal_cape").start()
    ways = [option for option in play.options if option.startswith("royal_cape ")]
    assert ways
    assert not any(" wr_" in option for option in ways)


@pytest.mark.rule("W-087")
@pytest.mark.parametrize("realm", ["water", "dragon"])
def test_who_enters_a_realm_meets_nobody_at_the_entrance_in_that_turn(
    scenario: type[Scenario], realm: str
) -> None:
    entrance = {"water": "wr_a1", "dragon": "dr_gate"}[realm]
    play = (
        scenario(3, version="standard", realms=realm)
        .gate("fortress", realm)
        .hero("druid", at=SHORE, gold=3, magic=6)
        .hero("mystic", at=entrance, bubbles=3)
        .hero("scout", at=entrance, bubbles=3)
        .start()
    )
    play.answers(f"enter {realm}")
    if play.question.kind == "bag":
        play.answers("no_bag")
    assert (play.space(), play.table.active) == (entrance, 1)
    play.answers("stay")
    assert "attack druid" in play.options


@pytest.mark.rule("W-087", "R-053")
def test_after_the_gate_another_turn_may_follow_under_the_rules_of_the_realm(
    scenario: type[Scenario],
) -> None:
    play = under_water(scenario, at=SHORE, items=["time_spiral_scroll"]).start()
    play.answers("enter water", "no_bag")
    assert play.question.kind == "spiral"
    play.answers("read time_spiral_scroll")
    assert (play.question.seat, play.question.kind) == (0, "swim")


@pytest.mark.rule("W-087", "W-169")
def test_who_enters_ends_her_turn_at_the_entrance_and_gains_the_artifact_that_lies_there(
    scenario: type[Scenario],
) -> None:
    play = under_water(scenario, at=SHORE).relic("wr_a1", "royal_cape").start()
    play.answers("enter water", "no_bag")
    assert play.hero().items == ["royal_cape"]
