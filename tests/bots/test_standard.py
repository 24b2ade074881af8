"""The greedy bot at a table of the Standard version: it knows every question, plays by what its
seat sees, and beats the random bot."""

import math
import re
from collections import Counter

import pytest

from fabletop.bots.bot import QUICK
from fabletop.bots.evaluations.prophecy import values
from fabletop.core.game import Options, settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table
from tests.sentences import written_in

ENDINGS = ("final_battle", "two_artifacts", "apocalypse")


def variant(number: int) -> tuple[Options, int]:
    """Every number of players and every setting in turn."""
    seats = 2 + number % 4
    given: Options = {"version": "standard", "ending": ENDINGS[number % 3]}
    given["trade"] = ("yes", "no")[number % 2]
    if seats == 4:
        given["teams"] = ("pairs", "no")[number // 4 % 2]
    return settle(PROPHECY, given, seats), seats


def play(options: Options, names: list[str], seed: int, asked: Counter[str]) -> Table:
    """A game between bots. The questions are counted, and the first of every kind are
    evaluated."""
    table = PROPHECY.new(options, len(names), seed)
    bots = [QUICK[name]("prophecy", 10 * seed + n) for n, name in enumerate(names)]

    def choose(question: Question) -> Option:
        asked[question.kind] += 1
        if asked[question.kind] <= 5:
            judge(question, PROPHECY.view(table, question.seat))
        return bots[question.seat].choose(question, lambda: PROPHECY.view(table, question.seat))

    playout(PROPHECY, table, choose, most=5_000)
    return table


def judge(question: Question, view: ProphecyView) -> None:
    found = values(question, view)
    assert len(found) == len(question.options)
    assert all(math.isfinite(value) for value in found)


def kinds_of_question() -> set[str]:
    """Every question has its words; expansions have files of their own."""
    text = written_in("prophecy/sentences")
    return {kind.replace("-", "_") for kind in re.findall(r"^ask-([a-z-]+)", text, re.MULTILINE)}


def test_every_kind_of_question_is_answered_from_the_view_alone() -> None:
    asked: Counter[str] = Counter()
    for number in range(12):
        options, seats = variant(number)
        play(options, ["greedy"] * seats, number, asked)
    number = 0
    while kinds_of_question() - set(asked) and number < 60:
        options, seats = variant(number)
        play(options, ["random"] * seats, number, asked)
        number += 1
    assert kinds_of_question() - set(asked) == set()


@pytest.mark.parametrize("ending", ENDINGS)
def test_greedy_beats_two_random_players(ending: str) -> None:
    options = settle(PROPHECY, {"version": "standard", "ending": ending}, 3)
    won = 0
    for seed in range(10):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        result = PROPHECY.result(play(options, names, seed, Counter()))
        won += result is not None and result.winners == (seed % 3,)
    assert won >= 8


def test_games_between_greedy_bots_end_by_artifacts_in_good_time() -> None:
    for number in range(8):
        options, seats = variant(number)
        if options["ending"] != "apocalypse":
            table = play(options, ["greedy"] * seats, 100 + number, Counter())
            assert table.ended_by == "artifacts"
            assert table.round <= 120
