"""Three paths lead from the Gate to the Lake of Fire, always forward."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.dragon.realm import in_the_realm
from tests.games.prophecy.expansions.realms import OUT, SHORE


@pytest.mark.rule("W-211")
def test_from_the_gate_three_paths_can_be_chosen(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate").start()
    assert play.options == [
        *("stay", "climb dr_left_1", "climb dr_middle_1", "climb dr_right_1"),
        *OUT,
    ]


@pytest.mark.parametrize(
    ("path", "length"), [("left", 7), ("middle", 6), ("right", 8)], ids=["left", "middle", "right"]
)
def test_a_path_goes_on_to_the_lake_and_never_back(
    scenario: type[Scenario], path: str, length: int
) -> None:
    for number in range(1, length + 1):
        here, there = f"dr_{path}_{number}", f"dr_{path}_{number + 1}"
        play = in_the_realm(scenario, at=here).empty(here).start()
        ahead = there if number < length else "dr_lake"
        assert play.options == ["stay", f"climb {ahead}", *OUT]


def test_a_step_onto_a_face_down_card_turns_it_up_and_ends_the_movement(
    scenario: type[Scenario],
) -> None:
    position = in_the_realm(scenario, at="dr_left_1").empty("dr_left_1")
    play = position.face_down("dr_left_2", "dragon_hoard").start()
    play.answers("climb dr_left_2")
    assert play.lying("dr_left_2") == ["dragon_hoard"]
    assert (play.space(), play.options) == ("dr_left_2", ["use dragon_hoard", "end"])


@pytest.mark.parametrize("card", ["", "dragon_hoard", "dragon_crown", "dragonlore_hide"])
def test_a_second_step_follows_where_nothing_or_something_good_lies_open(
    scenario: type[Scenario], card: str
) -> None:
    position = in_the_realm(scenario, at="dr_gate").empty("dr_left_1", "dr_left_2")
    if card:
        position.lies("dr_left_1", card)
    play = position.start()
    play.answers("climb dr_left_1")
    assert play.options == ["climb dr_left_2", "stop"]
    play.answers("climb dr_left_2")
    assert (play.space(), play.question.kind) == ("dr_left_2", "space")


def test_two_steps_are_the_most(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate").empty("dr_left_1", "dr_left_2").start()
    play.answers("climb dr_left_1", "climb dr_left_2")
    assert play.options == ["end"]


def test_who_stops_after_one_step_may_use_what_lies_there(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate", gold=0).lies("dr_left_1", "dragon_hoard").start()
    play.answers("climb dr_left_1", "stop", "use dragon_hoard")
    assert play.hero().gold == 5


def climbs_with_another_at(scenario: type[Scenario], space: str) -> ProphecyPlay:
    play = (
        scenario(2, version="standard", realms="dragon")
        .gate("fortress", "dragon")
        .hero("druid", at="dr_gate")
        .hero("mystic", at=space)
        .empty("dr_left_1")
        .start()
    )
    play.answers("climb dr_left_1")
    return play


def test_nobody_goes_past_another_character(scenario: type[Scenario]) -> None:
    assert climbs_with_another_at(scenario, "dr_left_1").question.kind == "attack"


def test_another_character_behind_does_not_stop_her(scenario: type[Scenario]) -> None:
    assert climbs_with_another_at(scenario, "dr_gate").question.kind == "climb_on"


@pytest.mark.rule("W-114", "W-211")
def test_the_realm_can_be_left_from_anywhere_and_the_turn_goes_on_outside(
    scenario: type[Scenario],
) -> None:
    play = in_the_realm(scenario, at="dr_middle_4").lies(SHORE, "gem_mine").start()
    play.answers(f"surface {SHORE}")
    assert (play.space(), play.question.kind) == (SHORE, "space")
    assert "use gem_mine" in play.options


@pytest.mark.rule("W-211")
def test_no_chance_card_is_drawn_in_the_realm(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate").start("round")
    assert play.question.kind == "climb"
    assert not [told for told in play.told() if told[0] == "chance"]


@pytest.mark.rule("W-211")
def test_cards_of_movement_are_of_no_use_there(scenario: type[Scenario]) -> None:
    items = ["rangers_boots", "scroll_of_teleportation"]
    play = in_the_realm(
        scenario, at="dr_gate", magic=6, items=items, abilities=["fleet_of_foot"]
    ).start()
    assert {option.split()[0] for option in play.options} == {"stay", "climb", "surface"}


@pytest.mark.rule("W-211")
def test_an_ability_instead_of_a_movement_works_there(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate", drained=2, abilities=["meditation"]).start()
    play.answers("instead meditation")
    assert play.hero().drained == 0
    assert (play.space(), play.question.kind) == ("dr_gate", "space")


def test_potions_may_be_drunk_before_a_step(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate", wounds=1, items=["potion_of_healing"]).start()
    play.answers("drink potion_of_healing")
    assert (play.hero().wounds, play.question.kind) == (0, "climb")
