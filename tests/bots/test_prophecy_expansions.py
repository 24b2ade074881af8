"""The greedy bot with the parts beyond the base game: it judges every question, plays to the end,
and beats the random bot whatever the aim."""

import math
from collections import Counter

import pytest

from fabletop.bots.bot import QUICK
from fabletop.bots.evaluations.prophecy import values
from fabletop.core.game import Options, settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.state import Table
from fabletop.lab.playing.pairs import pairwise

EVERY = 6
"""One set of options out of this many is played."""

MOST = 350
"""How many decisions of each game are judged, at most."""

TABLES = {
    "island": {"island": "yes"},
    "hunters": {"island": "yes", "ending": "treasure_hunters"},
    "water": {"realms": "water"},
    "dragon": {"realms": "dragon"},
    "both": {"realms": "both"},
    "sea lord": {"realms": "water", "ending": "lord_of_the_sea"},
}

GAMES, NEEDED = 6, 5
"""Equal players would win this often once in nine tries at one table, at all six hardly ever."""


def options(**given: str) -> Options:
    return settle(PROPHECY, {"version": "standard", **given}, 2)


def play(options: Options, names: list[str], seed: int, most: int = 5_000) -> Table:
    table = PROPHECY.new(options, len(names), seed)
    bots = [QUICK[name]("prophecy", 10 * seed + n) for n, name in enumerate(names)]

    def choose(question: Question) -> Option:
        return bots[question.seat].choose(question, lambda: PROPHECY.view(table, question.seat))

    playout(PROPHECY, table, choose, most=most)
    return table


def judged(options: Options, seats: int, name: str, seed: int) -> Counter[str]:
    """Play a game and check that every option has a value. Returns the kinds of question asked."""
    table = PROPHECY.new(options, seats, seed)
    bot, asked = QUICK[name]("prophecy", seed), Counter[str]()

    def choose(question: Question) -> Option:
        view = PROPHECY.view(table, question.seat)
        found = values(question, view)
        assert len(found) == len(question.options)
        assert all(math.isfinite(value) for value in found), question
        asked[question.kind] += 1
        return bot.choose(question, lambda: view)

    playout(PROPHECY, table, choose, most=MOST)
    return asked


def test_every_option_has_a_value_whatever_is_played_together() -> None:
    rows = pairwise(PROPHECY, seed=1, given={"version": "standard"})[::EVERY]
    asked: Counter[str] = Counter()
    for number, (row, seats) in enumerate(rows):
        asked += judged(row, seats, ("greedy", "random")[number % 2], number)
    assert {"swim", "climb", "gate", "bag", "dig", "move", "fight"} <= set(asked)


@pytest.mark.parametrize("given", TABLES.values(), ids=TABLES)
def test_greedy_beats_the_random_player(given: dict[str, str]) -> None:
    won = 0
    for number in range(GAMES):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        result = PROPHECY.result(play(options(**given), names, 1 + number // 2))
        assert result is not None, f"game {number} has not come to its end"
        won += result.winners == (names.index("greedy"),)
    assert won >= NEEDED


def test_greedy_players_fetch_the_artifact_of_a_realm_without_dithering() -> None:
    for realm in ("water", "dragon"):
        for seed in (1, 2):
            table = play(options(realms=realm), ["greedy"] * 2, seed, most=1_500)
            assert table.phase == "over", f"{realm} {seed}"
            assert not table.planes[table.realms[realm].plane].greater
