"""`python -m tools.reports.expansions`: Prophecy's expansions in simulation.

Random and greedy bots, every two choices of the table together that go together, 1 to 5 players,
under the conformance checks; writes docs/generated/prophecy-expansions-report.md. The page depends
on the number of games and the seed alone.
"""

from pathlib import Path

from fabletop.cli.shared.progress import bar
from fabletop.core.registry import find
from fabletop.lab.counting.card_use import GameSort, UseOfGame, Watch, play
from fabletop.lab.playing.pairs import pairwise
from tools.reports.expansions_chapters import page
from tools.reports.expansions_journeys import journeys_of
from tools.reports.prophecy import main

PAGE = Path(__file__).parents[2] / "docs" / "generated" / "prophecy-expansions-report.md"

EVERY = 200
"""The dear checks (copies, saving, undo, leaks) at one decision in so many; invariants at all."""

WHOLE = 50
"""Saving, loading, branching and the fast path, which play the whole game again, in one game of so
many."""

MOST = 20_000
"""Decisions in a game, before it is cut off: random heroes who own four Artifacts may stumble about
for very long before they fetch the one that lies in a Realm."""

BOTS = ("random", "greedy", "random", "random")
"""Who plays a set of options, in turn."""

SEED = 1


def sorts() -> list[GameSort]:
    """Every row of a table of pairs, with each bot in its turn."""
    rows = pairwise(find("prophecy"), seed=SEED, given={"version": "standard"})
    return [GameSort(options, seats, bot) for bot in BOTS for options, seats in rows]


def report(games: int, seed: int, workers: int) -> str:
    """Play the games, and tell what they show."""
    every = sorts()
    with bar("playing", games) as progress:
        played: list[UseOfGame] = play(
            "prophecy",
            every,
            games,
            seed=seed,
            watch=Watch(EVERY, WHOLE, summarize=journeys_of, most=MOST),
            workers=workers,
            progress=progress,
        )
    command = f"python -m tools.reports.expansions --games {games} --seed {seed}"
    return page(every, played, command, (EVERY, WHOLE))


if __name__ == "__main__":
    main("tools.reports.expansions", __doc__, report, PAGE)
