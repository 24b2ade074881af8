"""`python -m tools.reports.expansions`: Prophecy's expansions in simulation.

Random and greedy bots, every possible pair of choices of the table, 1 to 5 players, under the
conformance checks; writes docs/generated/prophecy-expansions-report.md. The page depends only on
the number of games and the seed.
"""

from pathlib import Path

from fabletop.cli.shared.progress import bar
from fabletop.core.registry import find
from fabletop.lab.counting.card_use import CheckedGame, GameSort, Watch, play
from fabletop.lab.playing.pairs import pairwise
from tools.reports.expansions_chapters import page
from tools.reports.expansions_journeys import journeys_of
from tools.reports.prophecy import main

PAGE = Path(__file__).parents[2] / "docs" / "generated" / "prophecy-expansions-report.md"

EVERY = 200
"""The expensive checks (copies, saving, undo, leaks) run once per this many decisions; invariants
are checked at every decision."""

WHOLE = 50
"""Saving, loading, branching and the fast path, which replay the whole game, are checked once per
this many games."""

MOST = 20_000
"""At most this many decisions per game: random heroes who own four Artifacts may wander about for
very long before they fetch the one in a Realm."""

BOTS = ("random", "greedy", "random", "random")
"""The bots that play all sets of options, one after the other."""

SEED = 1


def sorts() -> list[GameSort]:
    """All sets of options that `pairwise` makes, once for each entry of BOTS."""
    rows = pairwise(find("prophecy"), seed=SEED, given={"version": "standard"})
    return [GameSort(options, seats, bot) for bot in BOTS for options, seats in rows]


def report(games: int, seed: int, workers: int) -> str:
    """Play the games and write the report."""
    every = sorts()
    with bar("playing", games) as progress:
        played: list[CheckedGame] = play(
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
