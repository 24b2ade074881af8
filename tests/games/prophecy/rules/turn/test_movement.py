"""Movement, and what is done instead of it."""

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("R-081")
def test_staying_is_always_possible(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="monastery", gold=0).start()
    assert play.options[0] == "stay"
    play.answers("stay")
    assert play.space() == "monastery"


@pytest.mark.rule("R-082")
def test_walking_is_one_space_to_either_side_and_free(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="village", gold=0).start()
    assert play.options == ["stay", "walk plains_by_village", "walk mountains_by_village"]
    play.answers("walk mountains_by_village")
    assert play.space() == "mountains_by_village"
    assert play.hero().gold == 0


@pytest.mark.rule("R-083", "R-095")
def test_riding_costs_one_gold_and_ignores_the_space_between(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("druid", at="village", gold=1).lies("mountains_by_village", "bear").start()
    )
    play.answers("ride magic_tower")
    assert play.space() == "magic_tower"
    assert play.hero().gold == 0
    assert play.question.kind == "space"
    assert play.lying("mountains_by_village") == ["bear"]


@pytest.mark.rule("R-084")
@pytest.mark.parametrize(
    ("port", "reached"),
    [
        ("village", {"mountains_by_forest_camp", "plains_between_tower_and_monastery"}),
        ("city", {"plains_between_tower_and_monastery", "plains_by_wilderness"}),
        ("plains_by_wilderness", {"city", "mountains_by_forest_camp"}),
    ],
)
def test_boats_reach_the_nearest_port_on_either_side(
    scenario: type[Scenario], port: str, reached: set[str]
) -> None:
    play = scenario().hero("druid", at=port, gold=1).start()
    sailing = {option.split()[1] for option in play.options if option.startswith("sail")}
    assert sailing == reached
    target = sorted(reached)[0]
    play.answers(f"sail {target}")
    assert play.space() == target
    assert play.hero().gold == 0


@pytest.mark.rule("R-085")
def test_a_magic_gate_leads_to_any_other_gate_for_two_gold(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="city", gold=2).start()
    gates = {option.split()[1] for option in play.options if option.startswith("gate")}
    assert gates == {"mountains_by_village", "enchanted_wilderness", "forest_by_thieves_guild"}
    play.answers("gate enchanted_wilderness")
    assert play.space() == "enchanted_wilderness"
    assert play.hero().gold == 0


@pytest.mark.rule("R-083", "R-084", "R-085")
def test_too_little_gold_is_named_as_the_reason(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="city", gold=0).start()
    refused = play.refused()
    assert refused["ride mountains_by_fortress"] == ("needs_gold", "R-083")
    assert refused["sail plains_by_wilderness"] == ("needs_gold", "R-084")
    assert refused["gate enchanted_wilderness"] == ("needs_gold", "R-085")


@pytest.mark.rule("R-084", "R-085")
def test_boats_need_a_port_and_gates_a_gate(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="monastery", gold=9).start()
    assert play.refused()["sail"] == ("no_port_here", "R-084")
    assert play.refused()["gate"] == ("no_gate_here", "R-085")


@pytest.mark.rule("R-082")
def test_every_space_out_of_reach_says_so(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="monastery", gold=0).start()
    far = {space for space, (reason, _) in play.refused().items() if reason == "too_far"}
    assert len(far) == 20 - 1 - 2 - 2
    assert "reach village" in far
    assert "reach city" not in far


@pytest.mark.rule("R-080", "R-093")
def test_only_one_kind_of_movement_a_turn(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="mountains_by_village", gold=9).start()
    play.answers("walk village")
    assert play.question.kind == "space"
    for way in ("sail mountains_by_forest_camp", "walk plains_by_village"):
        with pytest.raises(IllegalAnswer):
            play.answers(way)


WORK = [
    ("city", "R-088", {"gold": 2, "magic": -1}),
    ("thieves_guild", "R-089", {"gold": 3, "health": -1}),
    ("fortress", "R-090", {"experience": 2, "health": -1}),
]


@pytest.mark.rule("R-087", "R-088", "R-089", "R-090", "R-094", "R-091")
@pytest.mark.parametrize(("space", "rule", "change"), WORK)
def test_work_instead_of_moving_pays_once(
    scenario: type[Scenario], space: str, rule: str, change: dict[str, int]
) -> None:
    play = scenario().hero("paladin", at=space).start()
    before = {name: getattr(play.hero(), name) for name in change}
    play.answers("work")
    assert rule
    assert {name: getattr(play.hero(), name) - before[name] for name in change} == change
    assert play.space() == space
    assert play.question.kind == "space"
    assert "work" not in play.options


@pytest.mark.rule("R-091")
def test_work_is_not_offered_to_who_moved_there(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at="monastery").start()
    assert play.refused()["work"] == ("no_work_here", "R-091")
    play.answers("walk city")
    assert "work" not in play.options


@pytest.mark.rule("R-088", "R-089", "R-090")
@pytest.mark.parametrize(("space", "rule", "change"), WORK)
def test_work_needs_what_it_costs(
    scenario: type[Scenario], space: str, rule: str, change: dict[str, int]
) -> None:
    play = scenario().hero("paladin", at=space, health=0, wounds=4, magic=0, drained=4).start()
    assert "work" not in play.options
    assert change
    assert play.refused()["work"][1] == rule


@pytest.mark.rule("R-096")
def test_cards_of_the_starting_space_do_not_matter_to_who_moves_away(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("druid", at="plains_by_city").lies("plains_by_city", "bear").start()
    play.answers("walk city")
    assert play.question.kind == "space"
    assert play.lying("plains_by_city") == ["bear"]


@pytest.mark.rule("R-097")
def test_staying_meets_the_cards_of_the_space(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="plains_by_city").lies("plains_by_city", "bear").start()
    play.answers("stay")
    assert play.question.kind == "roll"


@pytest.mark.rule("R-105")
def test_no_adventure_card_is_laid_in_guilds_markets_and_wilderness(
    scenario: type[Scenario],
) -> None:
    play = scenario().top("chance_plains", "chance_forest", "chance_mountains").start("chance")
    play.answers("stay", "end", "stay", "end")
    board = play.table.box.board
    filled = {board.ids[i] for i, cards in enumerate(play.table.adventures) if cards}
    wild = {
        space.id for space in board.spaces if space.terrain in ("plains", "forest", "mountains")
    }
    assert filled == wild
