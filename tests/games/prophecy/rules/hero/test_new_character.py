"""After a death: the new character who comes, or why none comes."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD
from tests.games.prophecy.rules.hero.deaths import die_by_the_bear, slain_by_the_bear


@pytest.mark.rule("R-148", "R-149")
def test_a_new_character_enters_at_the_start_of_the_next_round_of_her_player(
    scenario: type[Scenario],
) -> None:
    play = slain_by_the_bear(scenario).hero("scout", at="village").only("druid").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end", "take_character")
    hero = play.hero()
    assert (hero.character, hero.alive, play.space()) == ("druid", True, "forest_camp")
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (2, 1, 4, 2)
    assert (hero.gold, hero.experience, hero.items, hero.abilities) == (3, 3, [], [])
    assert ("chance", 0, "chance_city_merchant") in play.told()
    assert (play.question.seat, play.question.kind) == (0, "move")


@pytest.mark.rule("R-148")
def test_the_new_character_is_drawn_at_random_among_those_not_in_play(
    scenario: type[Scenario],
) -> None:
    came = set()
    for seed in range(12):
        position = slain_by_the_bear(scenario, seed=seed).hero("scout", at="village")
        play = position.start("arrive")
        die_by_the_bear(play)
        play.answers("stay", "end", "take_character")
        came.add(play.hero().character)
    assert len(came) > 3
    assert not came & {"mercenary", "scout"}


@pytest.mark.rule("R-148")
def test_killed_characters_do_not_come_back(scenario: type[Scenario]) -> None:
    play = slain_by_the_bear(scenario).hero("scout", at="village").nobody_new().start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end")
    assert play.hero().out
    assert play.table.ended_by == "survivor"


@pytest.mark.rule("R-148")
def test_while_a_player_waits_for_a_new_character_the_others_play_on(
    scenario: type[Scenario],
) -> None:
    play = (
        slain_by_the_bear(scenario)
        .hero("scout", at="village")
        .top("chance_charity")
        .start("arrive")
    )
    die_by_the_bear(play)
    assert (play.hero().gold, play.hero(1).gold) == (0, 6)
    assert play.question.seat == 1


@pytest.mark.rule("R-053", "R-143")
def test_death_ends_the_round_even_if_another_turn_was_to_follow(scenario: type[Scenario]) -> None:
    play = (
        slain_by_the_bear(scenario).top("chance_peaceful_times", "chance_tradesman").start("chance")
    )
    play.answers("stay")
    die_by_the_bear(play)
    assert (play.question.seat, play.table.turn) == (1, 1)


@pytest.mark.rule("R-150")
@pytest.mark.parametrize("stage", ["countdown", "apocalypse"])
def test_no_new_character_comes_once_all_artifacts_were_taken(
    scenario: type[Scenario], stage: str
) -> None:
    play = slain_by_the_bear(scenario, "royal_cape", "banner_of_hope").stage(stage)
    started = play.owns(1, "astral_sword", "mirrored_shield").start("arrive")
    die_by_the_bear(started)
    assert (started.hero().alive, started.hero().out) == (False, True)


@pytest.mark.rule("R-151")
def test_in_the_basic_version_death_means_defeat(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FIELD, health=0, wounds=5)
        .lies(FIELD, "bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().out
    assert play.table.ended_by == "survivor"


@pytest.mark.rule("R-148")
def test_who_takes_no_new_character_has_left_the_game(scenario: type[Scenario]) -> None:
    position = slain_by_the_bear(scenario, players=3).hero("scout", at="village")
    play = position.hero("druid", at="city").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "new_character")
    assert play.options == ["take_character", "leave_game"]
    play.answers("leave_game")
    assert (play.hero().out, play.hero().alive) == (True, False)
    assert ("left_the_game", 0) in play.told()
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("R-148")
def test_the_last_player_left_wins_when_the_other_takes_no_new_character(
    scenario: type[Scenario],
) -> None:
    play = slain_by_the_bear(scenario).hero("scout", at="village").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end", "leave_game")
    assert (play.match.over, play.table.ended_by) == (True, "survivor")


@pytest.mark.rule("R-148", "R-149")
def test_a_table_may_let_the_new_character_come_unasked(scenario: type[Scenario]) -> None:
    position = slain_by_the_bear(scenario, routine="automatic").hero("scout", at="village")
    play = position.only("druid").start("arrive")
    die_by_the_bear(play)
    play.answers("stay", "end")
    assert (play.hero().character, play.question.kind) == ("druid", "move")
