"""`python -m bench.before_after PYTHON`: games here and in another checkout, interleaved.

PYTHON is the interpreter of the other checkout's environment, such as `../before/.venv/bin/python`.
Both play the same deals, round by round, in processes of their own; the table shows how many times
as fast this checkout is, by CPU time, at random play and games between greedy bots (per choice),
and at copies, views and drawn boards on the way (per piece). Random games must be the same in both;
greedy bots may choose differently. Garbage is collected before each row. It runs in the other
checkout, too, so it imports only what any version has.
"""

import gc
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from fabletop.bots.greedy import Greedy
from fabletop.core import registry
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.web.look.rendering import render
from fabletop.web.table.scene import Seated, Viewer, scene

SEATS = 3
GAMES: dict[str, tuple[str, dict[str, object], int, int]] = {
    "Prophecy, Basic": ("prophecy", {}, 12, 12),
    "Prophecy, Standard": ("prophecy", {"version": "standard"}, 40, 10),
    "Prophecy, Island, Water Realm, Races": (
        "prophecy",
        {"version": "standard", "realms": "water", "island": "yes", "races": "yes"},
        25,
        6,
    ),
    "Seasons, everything": (
        "seasons",
        {"pool": "50_enchanted", "enchantment": "random", "tokens": "yes"},
        40,
        80,
    ),
    "Wizards": ("wizards", {"layout": "random"}, 15, 4),
}
"""A game, its options, and how many games a round plays at random and between greedy bots: about as
many as a second of processor time allows."""
MOMENTS = 60
"""At how many moments of random matches copies, views and boards are made."""
EACH = {"copies": 10, "views": 10, "drawn boards": 1}
"""How many of each are made at a moment."""

ROUNDS = 10

Work = dict[str, tuple[int, float]]
"""By the name of a row: how many choices or pieces were made, and the CPU seconds they took."""


def work(round_number: int) -> Work:
    """One round of all rows in this process."""
    found: Work = {}
    first = round_number * 1_000
    for row, (name, options, games, greedy_games) in GAMES.items():
        game = registry.find(name)
        settled = settle(game, options, SEATS)
        found[f"{row}: random play"] = _played(game, settled, range(first, first + games))
        greedy = range(first, first + greedy_games)
        _played(game, settled, range(first, first + 1), greedy=True)
        found[f"{row}: greedy bots"] = _played(game, settled, greedy, greedy=True)
        for piece, made in _pieces(game, settled, first).items():
            found[f"{row}: {piece}"] = made
    return found


def _played(game: Any, settled: Any, seeds: range, *, greedy: bool = False) -> tuple[int, float]:
    choices, seconds = 0, 0.0
    gc.collect()
    for seed in seeds:
        table, luck = game.new(settled, SEATS, seed), random.Random(seed)
        bots = [Greedy(game.name, seed + seat) for seat in range(SEATS)]

        def think(question: Question, table: Any = table, bots: list[Greedy] = bots) -> Option:
            seat = question.seat
            return bots[seat].choose(question, lambda: game.view(table, seat))

        began = time.process_time()
        choices += playout(game, table, think if greedy else partial(_toss, luck))
        seconds += time.process_time() - began
    return choices, seconds


def _toss(luck: random.Random, question: Question) -> Option:
    return luck.choice(question.options)


def _pieces(game: Any, settled: Any, seed: int) -> Work:
    """Copies, views and drawn boards at many moments of random matches."""
    found = dict.fromkeys(EACH, (0, 0.0))
    _drawn(next(_moments(game, settled, seed)), 0)  # what a process sets up once is not timed
    gc.collect()
    for match in _moments(game, settled, seed):
        seat = match.position.open[0].seat
        ways: dict[str, Callable[[], object]] = {
            "copies": match.position.copy,
            "views": partial(match.view, seat),
            "drawn boards": partial(_drawn, match, seat),
        }
        for piece, make in ways.items():
            began = time.process_time()
            for _ in range(EACH[piece]):
                make()
            count, seconds = found[piece]
            found[piece] = count + EACH[piece], seconds + time.process_time() - began
    return found


def _moments(game: Any, settled: Any, seed: int) -> Iterator[Match[Any]]:
    names, luck = ["A", "B", "C"], random.Random(seed)
    match, seen = Match.new(game, seats=names, seed=seed, options=settled), 0
    while seen < MOMENTS:
        if match.over:
            seed += 1
            match = Match.new(game, seats=names, seed=seed, options=settled)
        question = match.position.open[0]
        if len(question.options) > 1 and luck.random() < 0.2:
            seen += 1
            yield match
        match.answer(luck.choice(question.options), question.seat)


def _drawn(match: Match[Any], seat: int) -> str:
    names = match.header.seats
    look = Viewer(seat, "en", "wide")
    shown = scene(match, Seated("", names, ("",) * len(names)), look)
    return render("notebook/board.html", "en", shown, sprite="")


def round_of(python: str, number: int) -> Work:
    """A round in a process of the given interpreter, with the packages of its own environment."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [python, __file__, str(number)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        cwd="/",
        env=own,
    )
    found: Work = json.loads(ran.stdout)
    return found


def compare(other: str) -> None:
    """Prints the ratio of each row: the median over the rounds, and that of all rounds together."""
    before: list[Work] = []
    after: list[Work] = []
    for number in range(ROUNDS):
        trees = [(other, before), (sys.executable, after)]
        for python, rounds in trees if number % 2 else reversed(trees):
            rounds.append(round_of(python, number))
    for row in after[0]:
        pairs = [(old[row], new[row]) for old, new in zip(before, after, strict=True)]
        if row.endswith("random play") and any(old[0] != new[0] for old, new in pairs):
            raise SystemExit(f"{row}: the two checkouts do not play the same games")
        median = statistics.median(pace(*old) / pace(*new) for old, new in pairs)
        old, new = (tuple(map(sum, zip(*one, strict=True))) for one in zip(*pairs, strict=True))
        print(f"{row:62} {median:.3f} (together {pace(*old) / pace(*new):.3f}, {new[0]:,} made)")


def pace(made: float, seconds: float) -> float:
    """Seconds per choice or piece."""
    return seconds / made


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    if sys.argv[1].isdigit():
        print(json.dumps(work(int(sys.argv[1]))))
    else:
        compare(str(Path(sys.argv[1]).absolute()))
