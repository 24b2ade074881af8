"""`python -m bench.report_seasons`: Seasons in simulation, random and greedy bots with every pool,
enchantment and number of players, under the conformance checks; writes docs/seasons-report.md. The
page depends on the number of games and the seed alone."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from bench.chapters_seasons import page
from fabletop.cli.progress import bar
from fabletop.core.registry import find
from fabletop.lab.deeds import Game, Sort, play

PAGE = Path(__file__).parents[1] / "docs" / "seasons-report.md"

BOTS = ("random", "greedy")
EVERY = 50
"""The dear checks (copies, saving, undo, leaks) at one decision in so many; invariants at all."""

TOO_MANY = ("elemental_construction", "30", 4)
"""18 cards for each of four players are more than the pool of cards 1 to 30 has."""


def sorts() -> list[Sort]:
    """Every combination that can be played."""
    return [Sort(options, seats, bot) for options, seats in _tables() for bot in BOTS]


def _tables() -> Iterator[tuple[dict[str, object], int]]:
    game = find("seasons")
    settings = {setting.name: setting.choices for setting in game.settings}
    enchantments = [choice for choice in settings["enchantment"] if choice != "random"]
    for seats in game.seats:
        for tokens in settings["tokens"]:
            for enchantment in enchantments:
                for pool in settings["pool"]:
                    if (enchantment, pool, seats) != TOO_MANY:
                        chosen = {"pool": pool, "enchantment": enchantment, "tokens": tokens}
                        yield dict(chosen), seats
        yield {"pool": "30", "start": "sets"}, seats


def report(games: int, seed: int, workers: int) -> str:
    """Play the games, and tell what they show."""
    every = sorts()
    with bar("playing", games) as progress:
        played: list[Game] = play(
            "seasons",
            every,
            games,
            seed=seed,
            every=EVERY,
            keep=("sheets", "first"),
            workers=workers,
            progress=progress,
        )
    command = f"python -m bench.report_seasons --games {games} --seed {seed}"
    return page(every, played, command, EVERY)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.report_seasons", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of all sorts (20000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path, default=PAGE, metavar="FILE")
    asked = parser.parse_args()
    text = report(asked.games, asked.seed, asked.workers)
    asked.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
