"""The census counts what happens at the tables, the same on one process or many."""

from collections import Counter

import pytest

from fabletop.core.game import Options
from fabletop.core.question import Option, Question, parse
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.lab.counting.census import CensusGame, Tally, census, count_games, count_table, marks
from fabletop.lab.playing.simulate import Outcome, Plan, make_plan, play_games

CARDS = frozenset(card.id for card in PROPHECY.library({}))


def plan(version: str = "standard", bot: str = "random", seed: int = 4) -> Plan:
    return make_plan("prophecy", {"version": version}, 2, [bot], seed, 400)


def follow(scenario: Scenario, *script: str) -> Tally:
    """The tally of a scripted game; forced answers are not in the script."""
    table = scenario.start("arrive").table.copy()
    answers = [parse(text) for text in script]

    def choose(question: Question) -> Option:
        option = answers.pop(0)
        assert option in question.options
        return option

    tally = Tally()
    count_table(PROPHECY, table, choose, CARDS, tally, most=len(script))
    assert not answers
    return tally


@pytest.fixture
def market() -> Tally:
    """A Paladin in the Village buys one of two Items, drinks it and goes on: four choices."""
    scene = (
        Scenario(2, version="standard")
        .hero("paladin", at="village", gold=12, health=2, wounds=2)
        .hero("mystic", at="fortress")
        .for_sale("village", "potion_of_healing", "sword")
        .top("chance_tradesman")
    )
    return follow(scene, "buy potion_of_healing", "drink potion_of_healing", "end", "stay")


def test_every_word_of_the_chronicle_is_counted_with_its_verb(market: Tally) -> None:
    assert market.told["potion_of_healing", "bought"] == 1
    assert market.told["potion_of_healing", "drank"] == 1
    assert market.told["chance_tradesman", "chance"] == 1
    assert market.told["sword", "bought"] == 0
    assert market.told["village", "for_sale"] == 3


def test_a_card_is_offered_once_for_each_question_that_names_it(market: Tally) -> None:
    assert market.offered["sword", "buy"] == 3
    assert market.chosen["sword", "buy"] == 0
    assert market.offered["potion_of_healing", "buy"] == 1
    assert market.chosen["potion_of_healing", "buy"] == 1
    assert market.offered["potion_of_healing", "drink"] == 1
    assert market.chosen["potion_of_healing", "drink"] == 1
    assert sum(market.chosen.values()) == 2


def test_a_game_that_is_given_up_has_no_winner(market: Tally) -> None:
    assert market.played == [CensusGame(Outcome(4, 1))]


def test_a_movement_by_an_ability_is_counted_under_the_question() -> None:
    scene = (
        Scenario(2, version="standard")
        .hero("paladin", at="village", abilities=["stamina"])
        .hero("mystic", at="fortress")
    )
    table = scene.start().table.copy()
    tally = Tally()

    def choose(_question: Question) -> Option:
        return ("stamina", "forest_by_magic_tower")

    count_table(PROPHECY, table, choose, CARDS, tally, most=1)
    assert tally.offered["stamina", "move"] == 1
    assert tally.chosen["stamina", "move"] == 1
    assert tally.told["stamina", "moved"] == 1


def test_a_second_copy_is_counted_as_its_card() -> None:
    cards = frozenset({"figrim_the_avaricious"})
    question = Question(0, "sacrifice", [("figrim_the_avaricious+",), ("activate", "wand+")])
    first, second = question.options
    assert marks(question, first, cards) == [("figrim_the_avaricious", "sacrifice")]
    assert marks(question, second, cards) == []


def test_the_plans_take_turns_and_each_game_is_the_one_that_is_simulated() -> None:
    plans = (plan("basic", seed=1), plan("standard", seed=2))
    basic, standard = census(plans, 5)
    assert [game.outcome for game in basic.played] == play_games(plans[0], range(3))
    assert [game.outcome for game in standard.played] == play_games(plans[1], range(2))


def test_who_begins_and_whom_everybody_plays_is_kept() -> None:
    (tally,) = census([plan()], 3)
    assert len(tally.played) == 3
    for game in tally.played:
        assert game.began in (0, 1)
        assert len(set(game.cast)) == 2
    drawn = Counter(character for game in tally.played for character in game.cast)
    for character, games in drawn.items():
        assert tally.told[character, "plays"] >= games


def test_the_counts_do_not_depend_on_how_the_games_are_spread() -> None:
    plans = (plan(), plan(bot="greedy"))
    whole = count_games(plans, range(6))[0]
    halves = [count_games(plans, range(3))[0], count_games(plans, range(3, 6))[0]]
    assert len(whole) == len(plans)
    for number, tally in whole.items():
        added = Tally()
        for half in halves:
            added.add(half[number])
        assert added == tally


def test_two_processes_count_as_one() -> None:
    options: Options = {"version": "basic"}
    plans = [make_plan("prophecy", options, 2, ["random"], 3, 100)]
    assert census(plans, 8, workers=2) == census(plans, 8, workers=1)
