"""`python -m bench.before_after PYTHON`: games here and in another checkout, interleaved.

PYTHON is the interpreter of the other checkout's environment, such as `../before/.venv/bin/python`.
Both play the same deals, round by round, in processes of their own; the table shows how many times
as fast this checkout is, by CPU time per choice. Random games must be the same in both; greedy bots
may choose differently. Runs in the other checkout, too, so it imports only what any version has:
the registry, `settle`, `playout`, questions, views and the greedy bot.
"""

import json
import random
import statistics
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from fabletop.bots.greedy import Greedy
from fabletop.core import registry
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question

SEATS = 3
GAMES: dict[str, tuple[str, dict[str, object], int]] = {
    "Prophecy, Basic": ("prophecy", {}, 12),
    "Prophecy, Standard": ("prophecy", {"version": "standard"}, 40),
    "Prophecy, Island, Water Realm, Races": (
        "prophecy",
        {"version": "standard", "realms": "water", "island": "yes", "races": "yes"},
        25,
    ),
    "Seasons, everything": (
        "seasons",
        {"pool": "50_enchanted", "enchantment": "random", "tokens": "yes"},
        40,
    ),
    "Wizards": ("wizards", {"layout": "random"}, 15),
}
"""A game, its options, and how many random games a round plays."""

GREEDY = "between greedy bots"
GREEDY_GAMES = {row: max(3, games // 4) for row, (_, _, games) in GAMES.items()}
"""How many games between greedy bots a round plays."""

ROUNDS = 10

Played = dict[str, tuple[int, float]]
"""By the name of a row: how many choices were made, and the CPU seconds they took."""


def choose(luck: random.Random, question: Question) -> Option:
    return luck.choice(question.options)


def play(round_number: int) -> Played:
    """One round of all rows in this process."""
    found: Played = {}
    for row, (_, _, games) in GAMES.items():
        found[row] = played(row, range(round_number * 1_000, round_number * 1_000 + games))
        greedy = range(round_number * 1_000, round_number * 1_000 + GREEDY_GAMES[row])
        found[f"{row}, {GREEDY}"] = played(row, greedy, greedy=True)
    return found


def played(row: str, seeds: range, *, greedy: bool = False) -> tuple[int, float]:
    name, options, _ = GAMES[row]
    game, choices, seconds = registry.find(name), 0, 0.0
    settled = settle(game, options, SEATS)
    for seed in seeds:
        table, luck = game.new(settled, SEATS, seed), random.Random(seed)
        bots = [Greedy(name, seed + seat) for seat in range(SEATS)]

        def think(question: Question, table: Any = table, bots: list[Greedy] = bots) -> Option:
            seat = question.seat
            return bots[seat].choose(question, lambda: game.view(table, seat))

        began = time.process_time()
        choices += playout(game, table, think if greedy else partial(choose, luck))
        seconds += time.process_time() - began
    return choices, seconds


def round_of(python: str, number: int) -> Played:
    ran = subprocess.run(
        [python, __file__, str(number)], check=True, capture_output=True, text=True, cwd="/"
    )
    found: Played = json.loads(ran.stdout)
    return found


def compare(other: str) -> None:
    """Prints the ratio of each row: the median over the rounds, and that of all rounds together."""
    before: list[Played] = []
    after: list[Played] = []
    for number in range(ROUNDS):
        trees = [(other, before), (sys.executable, after)]
        for python, rounds in trees if number % 2 else reversed(trees):
            rounds.append(round_of(python, number))
    for row in after[0]:
        pairs = [(old[row], new[row]) for old, new in zip(before, after, strict=True)]
        if GREEDY not in row and any(old[0] != new[0] for old, new in pairs):
            raise SystemExit(f"{row}: the two checkouts do not play the same games")
        median = statistics.median(pace(*old) / pace(*new) for old, new in pairs)
        old, new = (tuple(map(sum, zip(*one, strict=True))) for one in zip(*pairs, strict=True))
        print(f"{row:62} {median:.3f} (together {pace(*old) / pace(*new):.3f}, {new[0]:,} choices)")


def pace(choices: float, seconds: float) -> float:
    """Seconds per choice."""
    return seconds / choices


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    if sys.argv[1].isdigit():
        print(json.dumps(play(int(sys.argv[1]))))
    else:
        compare(str(Path(sys.argv[1]).absolute()))
