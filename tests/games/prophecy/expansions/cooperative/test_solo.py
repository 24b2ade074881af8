"""One player alone: the cooperative game without anybody to share with."""

from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.rules.table.setup import lay_out
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.expansions.cooperative.friends import CALM, starting, together


def new(seed: int = 1, *, races: str = "no") -> Match[Table]:
    given = {"version": "standard", "ending": "cooperative", "races": races}
    return Match.new(PROPHECY, seats=["me"], seed=seed, options=settle(PROPHECY, given, 1))


def test_who_plays_alone_chooses_one_of_two_characters_at_once() -> None:
    match = new()
    question = match.position.open[0]
    assert (question.kind, len(question.options)) == ("pick", 2)
    match.answer(question.options[1])
    table = match.position.table
    assert table.heroes[0].character == question.options[1][1]
    assert question.options[0][1] in table.character_deck


def test_who_plays_alone_chooses_a_race_before() -> None:
    match = new(races="yes")
    assert match.position.open[0].kind == "race_pick"
    match.answer(match.position.open[0].options[0])
    assert match.position.open[0].kind == "pick"


def test_of_two_equal_races_the_only_player_simply_has_one() -> None:
    seeds = (seed for seed in range(1_000) if len(set(hand_of_races(seed))) == 1)
    seed = next(seeds)
    match = new(seed, races="yes")
    assert match.position.open[0].kind == "pick"
    assert match.position.table.heroes[0].race == hand_of_races(seed)[0]


def hand_of_races(seed: int) -> list[str]:
    """The Race cards that the only player is dealt."""
    given = {"version": "standard", "ending": "cooperative", "races": "yes"}
    table = PROPHECY.new(settle(PROPHECY, given, 1), 1, seed)
    lay_out(table)
    return table.drafts[0]


def test_the_game_goes_on_after_a_turn_of_the_only_player(scenario: type[Scenario]) -> None:
    play = together(scenario, 1).hero("paladin", at="village").top(*CALM).start()
    play.answers("stay", "end")
    assert (play.table.ended_by, play.table.active, play.table.round) == ("", 0, 2)


def test_another_character_comes_for_the_only_player_who_died(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, 1)
        .hero("paladin", at="plains_by_city", health=0, wounds=4)
        .lies("plains_by_city", "bear")
        .top(*CALM)
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll")
    assert play.hero().alive
    assert (play.table.fallen, play.table.ended_by) == (["paladin"], "")


def test_without_another_character_the_only_player_has_lost(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, 1)
        .hero("paladin", at="plains_by_city", health=0, wounds=4)
        .nobody_new()
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll")
    result = PROPHECY.result(play.table)
    assert result is not None
    assert (result.ended_by, result.places) == ("fallen", (2,))


def test_time_freeze_costs_nothing_where_nobody_else_is(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, 1)
        .hero("paladin", at="village", magic=0, abilities=["time_freeze"])
        .top(*CALM)
        .start()
    )
    play.answers("cast time_freeze", "stay", "end")
    assert [told for told in play.told() if told[0] == "chance"] == []
    assert fellowship(play.table).frozen == 0
    assert starting(play, "cast") == []
