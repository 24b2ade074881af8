"""Obstacles of the Dragon Realm: they stay, and a hero who has not passed one cannot go on."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.expansions.dragon.pieces import climber
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.dragon.realm import in_the_realm
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.realms import OUT

HERE = "dr_left_3"


def before(
    scenario: type[Scenario],
    obstacle: str,
    *,
    dice: tuple[int, ...] = (),
    **given: Unpack[Outfit],
) -> ProphecyPlay:
    """The Druid steps onto an Obstacle and is asked how she faces it; she has no Experience."""
    druid: Outfit = {"experience": 0, **given}
    play = (
        in_the_realm(scenario, at="dr_left_2", **druid)
        .empty("dr_left_2")
        .face_down(HERE, obstacle)
        .dice(*dice)
        .start()
    )
    play.answers(f"climb {HERE}")
    if play.options == ["face"]:
        play.answers("face")
    return play


def next_turn(play: ProphecyPlay) -> None:
    """The turn is over, and everybody else's too."""
    play.answers("end")
    while play.question.kind != "climb":
        play.answers(play.options[-1] if "end" in play.options else play.options[0])


@pytest.mark.parametrize(("die", "health"), [(1, 3), (5, 3), (6, 4)])
def test_a_fire_geyser_hurts_on_one_to_five(
    scenario: type[Scenario], die: int, health: int
) -> None:
    play = before(scenario, "fire_geyser", dice=(die,))
    assert (play.hero().health, climber(play.hero()).stuck) == (health, False)
    assert play.options == ["end"]


def test_a_fire_geyser_may_kill(scenario: type[Scenario]) -> None:
    play = before(scenario, "fire_geyser", health=0, dice=(5,))
    assert not play.hero().alive
    assert play.question.seat == 1


@pytest.mark.rule("W-119")
def test_a_revealed_obstacle_stays_and_is_faced_again_by_who_stays(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "fire_geyser", dice=(5, 5))
    assert play.lying(HERE) == ["fire_geyser"]
    next_turn(play)
    play.answers("stay", "face")
    assert play.hero().health == 2


def test_who_has_passed_an_obstacle_goes_on_in_the_next_turn(scenario: type[Scenario]) -> None:
    play = before(scenario, "fire_geyser", dice=(6,))
    next_turn(play)
    assert play.options == ["stay", "climb dr_left_4", *OUT]


def test_an_obstacle_that_lies_open_ends_the_movement(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_gate").lies("dr_left_1", "fire_geyser").dice(6).start()
    play.answers("climb dr_left_1", "face")
    assert (play.space(), play.options) == ("dr_left_1", ["end"])


def test_the_labyrinth_of_stone_is_passed_for_a_point_of_magic(scenario: type[Scenario]) -> None:
    play = before(scenario, "labyrinth_of_stone")
    assert play.options == ["pay_magic 1", "wait"]
    play.answers("pay_magic 1")
    assert (play.hero().magic, climber(play.hero()).stuck) == (2, False)


def test_who_waits_in_the_labyrinth_may_try_again_or_leave(scenario: type[Scenario]) -> None:
    play = before(scenario, "labyrinth_of_stone")
    play.answers("wait")
    next_turn(play)
    assert play.options == ["stay", *OUT]
    assert play.refused()["climb dr_left_4"] == ("not_passed", "W-211")
    play.answers("stay", "face", "pay_magic 1")
    assert (play.hero().magic, climber(play.hero()).stuck) == (2, False)


def test_without_magic_the_labyrinth_holds_her(scenario: type[Scenario]) -> None:
    play = before(scenario, "labyrinth_of_stone", magic=0)
    assert (climber(play.hero()).stuck, play.options) == (True, ["end"])


@pytest.mark.parametrize(
    ("hidden", "named", "magic", "stuck"),
    [("odd", "odd", 3, False), ("even", "even", 3, False), ("odd", "even", 1, True)],
)
def test_under_the_curse_of_the_crossroads_she_names_what_the_player_to_the_left_hides(
    scenario: type[Scenario], hidden: str, named: str, magic: int, stuck: bool
) -> None:
    play = before(scenario, "curse_of_the_crossroads")
    assert [question.seat for question in play.match.position.open] == [0, 1]
    play.answers(hidden, seat=1).answers(named, seat=0)
    assert (play.hero().magic, climber(play.hero()).stuck) == (magic, stuck)


def test_the_curse_of_the_crossroads_takes_what_magic_there_is(scenario: type[Scenario]) -> None:
    play = before(scenario, "curse_of_the_crossroads", magic=1)
    play.answers("odd", seat=1).answers("even", seat=0)
    assert (play.hero().magic, play.hero().health, climber(play.hero()).stuck) == (0, 4, True)


def test_what_the_curse_of_the_crossroads_hides_is_told_when_both_have_spoken(
    scenario: type[Scenario],
) -> None:
    plays = [before(scenario, "curse_of_the_crossroads") for _ in range(2)]
    for play, hidden in zip(plays, ("odd", "even"), strict=True):
        play.answers(hidden, seat=1)
    first, second = (play.match.view(0) for play in plays)
    assert first == second
    for play in plays:
        play.answers("odd", seat=0)
    assert ("crossroads", 0, 1, "odd", "odd") in plays[0].told()
    assert ("crossroads", 0, 1, "even", "odd") in plays[1].told()


@pytest.mark.parametrize("die", [1, 2])
def test_the_cloud_of_forgetfulness_takes_an_ability_of_her_choice(
    scenario: type[Scenario], die: int
) -> None:
    play = before(
        scenario, "cloud_of_forgetfulness", abilities=("toughness", "meditation"), dice=(die,)
    )
    assert play.options == ["forget toughness", "forget meditation"]
    play.answers("forget toughness")
    assert (play.hero().abilities, climber(play.hero()).stuck) == (["meditation"], False)
    guild = play.table.box.abilities["toughness"].guild
    assert play.table.ability_decks[guild][0] == "toughness"


def test_on_three_the_cloud_takes_nothing(scenario: type[Scenario]) -> None:
    play = before(scenario, "cloud_of_forgetfulness", abilities=("toughness",), dice=(3,))
    assert (play.hero().abilities, play.question.kind) == (["toughness"], "space")


def test_who_has_no_ability_passes_the_cloud(scenario: type[Scenario]) -> None:
    play = before(scenario, "cloud_of_forgetfulness", dice=(1,))
    assert (climber(play.hero()).stuck, play.options) == (False, ["end"])


@pytest.mark.rule("W-125")
@pytest.mark.parametrize(
    ("die", "experience", "health"), [(2, 2, 4), (3, 2, 4), (4, 2, 4), (5, 0, 3), (1, 0, 3)]
)
def test_the_ancient_statue_rewards_a_number_at_most_one_away_from_the_die(
    scenario: type[Scenario], die: int, experience: int, health: int
) -> None:
    play = before(scenario, "ancient_statue", dice=(die,))
    assert play.options == [f"number {n}" for n in range(1, 7)]
    play.answers("number 3")
    assert (play.hero().experience, play.hero().health) == (experience, health)
    assert not climber(play.hero()).stuck


def test_the_eyes_of_fire_let_pass_for_health_or_hold_her(scenario: type[Scenario]) -> None:
    play = before(scenario, "eyes_of_fire")
    assert play.options == ["burn 1", "wait"]
    play.answers("wait")
    assert (play.hero().health, climber(play.hero()).stuck) == (4, True)
    next_turn(play)
    play.answers("stay", "face", "burn 1")
    assert (play.hero().health, climber(play.hero()).stuck) == (3, False)


def test_without_health_the_eyes_of_fire_hold_her(scenario: type[Scenario]) -> None:
    play = before(scenario, "eyes_of_fire", health=0)
    assert (climber(play.hero()).stuck, play.options) == (True, ["end"])


def test_dragon_realm_geography_passes_an_obstacle_for_a_point_of_magic(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "fire_geyser", abilities=("dragon_realm_geography",))
    assert play.options == ["face", "around dragon_realm_geography"]
    play.answers("around dragon_realm_geography")
    assert (play.hero().magic, play.hero().health, climber(play.hero()).stuck) == (2, 4, False)
    assert play.lying(HERE) == ["fire_geyser"]


def test_dragon_realm_geography_without_magic_is_no_help(scenario: type[Scenario]) -> None:
    play = before(
        scenario, "fire_geyser", magic=0, abilities=("dragon_realm_geography",), dice=(5,)
    )
    assert play.hero().health == 3


def test_an_obstacle_comes_before_an_attack_on_a_character(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .gate("fortress", "dragon")
        .hero("druid", at="dr_gate", magic=1)
        .hero("mystic", at="dr_left_1")
        .lies("dr_left_1", "labyrinth_of_stone")
        .start()
    )
    play.answers("climb dr_left_1", "face", "wait")
    assert play.question.kind == "attack"
