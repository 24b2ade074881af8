"""Through the Gate into the Dragon Realm."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.dragon.realm import in_the_realm
from tests.games.prophecy.expansions.realms import OTHER_SHORE, SHORE


@pytest.mark.rule("W-211", "W-085")
@pytest.mark.parametrize("shore", [SHORE, OTHER_SHORE])
def test_the_gate_to_the_dragon_realm_is_passed_for_three_gold(
    scenario: type[Scenario], shore: str
) -> None:
    play = in_the_realm(scenario, at=shore, gold=4).start()
    play.answers("enter dragon")
    assert (play.space(), play.hero().gold) == ("dr_gate", 1)
    assert play.table.active == 1


@pytest.mark.rule("W-211")
def test_with_two_gold_nobody_rents_a_drake(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at=SHORE, gold=2).start()
    assert "enter dragon" not in play.options
    assert play.refused()["enter dragon"] == ("needs_gold", "W-211")


def test_drake_riding_brings_her_in_for_nothing(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at=SHORE, gold=0, abilities=["drake_riding"]).start()
    play.answers("enter dragon")
    assert (play.space(), play.hero().gold) == ("dr_gate", 0)


@pytest.mark.parametrize(
    ("abilities", "english", "french"),
    [
        ([], "Enter the Dragon Realm (−3 Gold)", "Entrer dans le royaume des dragons (−3 Or)"),
        (
            ["drake_riding"],
            "Enter the Dragon Realm",
            "Entrer dans le royaume des dragons",
        ),
    ],
)
def test_the_way_in_says_what_a_drake_costs(
    scenario: type[Scenario], abilities: list[str], english: str, french: str
) -> None:
    play = in_the_realm(scenario, at=SHORE, gold=4, abilities=abilities).start()
    decision, way_in = play.match.decisions()[0], play.options.index("enter dragon")
    assert [decision.labels(tongue)[way_in] for tongue in ("en", "fr")] == [english, french]


def test_the_realm_cannot_be_entered_from_elsewhere(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="forest_by_monastery").start()
    assert "enter dragon" not in play.options


@pytest.mark.rule("W-086")
def test_who_turns_up_the_gate_by_an_attack_may_enter_at_once(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .hero("druid", at=SHORE, gold=3)
        .plane("fortress", lesser="gate_to_the_dragon_realm")
        .start()
    )
    play.answers("plane plane_fortress")
    assert play.options == ["enter dragon", "turn_back"]
    play.answers("enter dragon")
    assert (play.space(), play.hero().gold) == ("dr_gate", 0)


def test_who_cannot_pay_turns_back_from_the_gate(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .hero("druid", at=SHORE, gold=2)
        .hero("mystic")
        .plane("fortress", lesser="gate_to_the_dragon_realm")
        .top("chance_tradesman")
        .start()
    )
    play.answers("plane plane_fortress")
    assert (play.space(), play.question.seat) == (SHORE, 1)


@pytest.mark.rule("W-083", "W-084")
def test_behind_the_gate_the_guardian_and_the_artifact_move_to_the_lake(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .hero("druid", at=SHORE, gold=3)
        .plane(
            *("fortress",),
            lesser="gate_to_the_dragon_realm",
            greater="storm_queen",
            artifact="royal_cape",
        )
        .start()
    )
    play.answers("plane plane_fortress", "enter dragon")
    number = play.table.box.board.plane_index
    left, lake = (play.table.planes[number[f"plane_{name}"]] for name in ("fortress", "dragon"))
    assert (lake.greater, lake.artifacts, lake.shown) == ("storm_queen", ("royal_cape",), ())
    assert (left.lesser, left.greater, left.artifacts) == ("gate_to_the_dragon_realm", "", ())


def test_dragon_realm_geography_shows_two_cards_on_the_way_in_to_its_owner_alone(
    scenario: type[Scenario],
) -> None:
    play = (
        in_the_realm(scenario, at=SHORE, abilities=["dragon_realm_geography"])
        .face_down("dr_left_1", "fire_geyser")
        .face_down("dr_right_8", "dragon_crown")
        .start()
    )
    play.answers("enter dragon", "peek dr_left_1", "peek dr_right_8")
    assert play.table.active == 1
    known = play.match.view(0).known
    assert known == {"dr_left_1": ["fire_geyser"], "dr_right_8": ["dragon_crown"]}
    assert play.match.view(1).known == {}
    seen = ("seen", 0, "fire_geyser", "dr_left_1")
    assert seen in [event.told for _, event in play.match.chronicle(0)]
    assert seen not in play.told()


def test_dragon_realm_geography_may_be_left_at_one_card(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at=SHORE, abilities=["dragon_realm_geography"]).start()
    play.answers("enter dragon", "peek dr_left_1")
    assert "peek dr_left_1" not in play.options
    play.answers("enough")
    assert play.table.active == 1
