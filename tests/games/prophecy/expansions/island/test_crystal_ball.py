"""The Crystal Ball of Fate foretells one roll."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table

BALL = "crystal_ball_of_fate"
LOOK = f"treasure {BALL}"


def gazer(
    scenario: type[Scenario],
    *lying: str,
    dice: Sequence[int],
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    at: str = FIELD,
    health: int = 4,
    magic: int = 4,
) -> ProphecyPlay:
    """The Paladin looks into the Ball; the first two dice are what it shows."""
    play = (
        at_table(scenario)
        .hero(
            "paladin", at=at, health=health, magic=magic, items=[BALL, *items], abilities=abilities
        )
        .hero("mystic", at="monastery")
        .lies(FIELD, *lying)
        .top("chance_tradesman", "chance_city_merchant")
        .dice(*dice)
        .start("round")
    )
    play.answers(LOOK)
    return play


def rolls(play: ProphecyPlay) -> list[tuple[object, object]]:
    """The attacker's and the other's die of every roll."""
    return [(told[3], told[4]) for told in play.told() if told[0] == "rolled"]


@pytest.mark.rule("W-257", "W-269")
def test_with_the_crystal_ball_of_fate_the_dice_of_the_first_battle_fall_as_foretold(
    scenario: type[Scenario],
) -> None:
    play = gazer(scenario, "bear", dice=(5, 2))
    assert ("foretold", 0, 5, 2) in play.told()
    play.answers("stay", "roll")
    assert rolls(play) == [(5, 2)]


def test_nobody_needs_to_look(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, items=[BALL])
        .lies(FIELD, "bear")
        .top("chance_tradesman")
        .dice(6, 1)
        .start("round")
    )
    assert (play.question.kind, play.options) == ("dawn", [LOOK, "later"])
    play.answers("later", "stay", "roll")
    assert rolls(play) == [(6, 1)]


@pytest.mark.rule("W-266")
def test_nothing_changes_the_look_itself(scenario: type[Scenario]) -> None:
    play = gazer(scenario, dice=(1, 6), abilities=["prayer", "concentration"])
    assert play.question.kind == "move"
    assert explorer(play.hero()).foretold == (1, 6)
    assert play.hero().magic == 4


@pytest.mark.rule("W-267")
def test_without_a_battle_the_look_is_void(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", at="city", dice=(6, 1))
    play.answers("stay", "end", "stay")
    assert explorer(play.hero()).foretold == ()


@pytest.mark.rule("W-267")
def test_who_is_attacked_later_rolls_anew(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="city", magic=0, items=[BALL])
        .hero("mystic", at="city", magic=0)
        .top("chance_tradesman", "chance_city_merchant")
        .dice(6, 6, 1, 3)
        .start("round")
    )
    play.answers(LOOK, "stay", "peace", "end", "stay", "attack paladin", "roll")
    assert rolls(play) == [(1, 3)]


@pytest.mark.rule("W-268")
def test_the_sphinx_riddles_roll_their_own_die(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="mountains_by_fortress", items=[BALL])
        .hero("mystic", at="monastery")
        .plane("fortress", lesser="sphinx")
        .top("chance_tradesman")
        .dice(6, 6, 1, 2)
        .start("round")
    )
    play.answers(LOOK, "plane plane_fortress", "riddle", "riddle")
    dice = [told[2] for told in play.told() if told[0] == "riddle_die"]
    assert dice == [1, 2]
    assert explorer(play.hero()).foretold == (6, 6)


@pytest.mark.rule("W-269")
def test_prayer_rolls_one_die_more_and_keeps_the_better(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", dice=(2, 3, 6), abilities=["prayer"])
    play.answers("stay", "cast prayer", "roll")
    assert rolls(play) == [(6, 3)]


@pytest.mark.rule("W-269")
def test_a_foretold_die_better_than_the_prayed_one_stays(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", dice=(5, 3, 1), abilities=["prayer"])
    play.answers("stay", "cast prayer", "roll")
    assert rolls(play) == [(5, 3)]


@pytest.mark.rule("W-269")
def test_a_curse_rolls_the_dark_die_twice_more_and_keeps_the_worst(
    scenario: type[Scenario],
) -> None:
    play = gazer(scenario, "bear", dice=(5, 6, 4, 2), abilities=["curse"])
    play.answers("stay", "cast curse", "roll")
    assert rolls(play) == [(5, 2)]


@pytest.mark.rule("W-270")
def test_deep_prayer_overrides_the_own_die(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", dice=(1, 3), items=["scroll_of_deep_prayer"])
    play.answers("stay", "read scroll_of_deep_prayer", "roll")
    assert rolls(play) == [(play.table.box.items["scroll_of_deep_prayer"].params.own_die, 3)]


@pytest.mark.rule("W-270")
def test_divine_will_overrides_both_dice(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", dice=(1, 3), items=["scroll_of_divine_will"])
    play.answers("stay", "read scroll_of_divine_will", "roll")
    numbers = play.table.box.items["scroll_of_divine_will"].params
    assert rolls(play) == [(numbers.own_die, numbers.opponent_die)]
    assert explorer(play.hero()).foretold == ()


@pytest.mark.rule("W-271")
def test_only_the_first_roll_against_the_vampire_is_foretold(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "vampire", dice=(6, 1, 5, 2))
    play.answers("stay", "roll", "roll")
    assert rolls(play) == [(6, 1), (5, 2)]


@pytest.mark.rule("W-271")
def test_turn_back_time_rolls_new_dice(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", dice=(1, 6, 5, 3), abilities=["turn_back_time"])
    play.answers("stay", "roll", "cast turn_back_time")
    if play.question.kind == "rolled":
        play.answers("accept")
    assert rolls(play) == [(5, 3)]


@pytest.mark.rule("W-271")
def test_the_second_battle_of_the_round_is_not_foretold(scenario: type[Scenario]) -> None:
    play = gazer(scenario, "bear", "rat", dice=(6, 1, 5, 2))
    play.answers("stay", "fight bear", "roll", "roll")
    assert rolls(play) == [(6, 1), (5, 2)]
