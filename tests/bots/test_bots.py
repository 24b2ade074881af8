"""Bots: honest, repeatable, and greedy beats random."""

from collections import Counter
from typing import NoReturn

import pytest

from fabletop.bots.bot import QUICK, make_bot
from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question, show
from fabletop.games.prophecy import PROPHECY


def play(names: list[str], seed: int, most: int = 20_000) -> tuple[list[str], tuple[int, ...]]:
    """A game between bots: what they chose, and who won."""
    seats = len(names)
    table = PROPHECY.new(settle(PROPHECY, {}, seats), seats, seed)
    bots = [QUICK[name]("prophecy", 10 * seed + seat) for seat, name in enumerate(names)]
    chosen: list[str] = []

    def choose(question: Question) -> Option:
        option = bots[question.seat].choose(question, lambda: PROPHECY.view(table, question.seat))
        assert option in question.options
        chosen.append(show(option))
        return option

    playout(PROPHECY, table, choose, most=most)
    result = PROPHECY.result(table)
    return chosen, result.winners if result else ()


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first, _ = play([name] * 3, seed=5, most=300)
    second, _ = play([name] * 3, seed=5, most=300)
    assert first == second
    assert first != play([name] * 3, seed=6, most=300)[0]


def test_greedy_beats_two_random_players_most_of_the_time() -> None:
    wins: Counter[str] = Counter()
    for seed in range(24):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        _, winners = play(names, seed)
        wins.update(names[seat] for seat in winners)
    assert wins["greedy"] >= 19


def test_the_random_bot_never_looks() -> None:
    def look() -> NoReturn:
        raise AssertionError("the random bot looked")

    question = Question(0, "move", [("stay",), ("walk", "village")])
    assert QUICK["random"]("prophecy", 1).choose(question, look) in question.options


def test_the_random_bot_likes_all_options_alike() -> None:
    question = Question(0, "move", [("a",), ("b",), ("c",)])
    bot = QUICK["random"]("prophecy", 1)
    counts = Counter(bot.choose(question, dict) for _ in range(3_000))
    assert all(880 < count < 1_120 for count in counts.values())


def test_an_unknown_bot_and_a_game_without_evaluation_are_refused() -> None:
    with pytest.raises(BadSetup, match="there is: random, greedy"):
        make_bot("genius", "prophecy", 1)
    with pytest.raises(BadSetup, match="greedy bot does not know chess"):
        make_bot("greedy", "chess", 1)
