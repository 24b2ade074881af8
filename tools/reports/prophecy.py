"""`python -m tools.reports.prophecy`: Prophecy in simulation, with bots in every variant.

Writes docs/generated/prophecy-report.md. The page depends only on the number of games and the
seed.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from fabletop.cli.shared.progress import bar
from fabletop.lab.counting.census import census
from fabletop.lab.playing.simulate import MOST_DECISIONS, make_plan, own_seed
from tools.reports.prophecy_chapters import Series, page

PAGE = Path(__file__).parents[2] / "docs" / "generated" / "prophecy-report.md"

BOTS = ("random", "greedy")

VARIANTS: tuple[tuple[str, dict[str, object], tuple[int, ...]], ...] = (
    ("Standard", {}, (2, 3, 4, 5)),
    ("two Artifacts", {"ending": "two_artifacts"}, (2, 3, 4, 5)),
    ("Apocalypse", {"ending": "apocalypse"}, (2, 3, 4, 5)),
    ("with trade", {"trade": "yes"}, (2, 3, 4, 5)),
    ("in pairs", {"teams": "pairs"}, (4,)),
    ("in pairs, with trade", {"teams": "pairs", "trade": "yes"}, (4,)),
    ("in pairs, two Artifacts", {"teams": "pairs", "ending": "two_artifacts"}, (4,)),
    ("in pairs, Apocalypse", {"teams": "pairs", "ending": "apocalypse"}, (4,)),
    ("Basic", {"version": "basic"}, (2, 3, 4, 5)),
)


def report(games: int, seed: int, workers: int) -> str:
    """Play the games and write the report."""
    kinds = [
        (variant, options, seats, bot)
        for variant, options, every in VARIANTS
        for seats in every
        for bot in BOTS
    ]
    plans = [
        make_plan(
            "prophecy",
            {"version": "standard", **options},
            seats,
            [bot],
            own_seed(seed, number),
            MOST_DECISIONS,
        )
        for number, (_, options, seats, bot) in enumerate(kinds)
    ]
    with bar("playing", games) as progress:
        tallies = census(plans, games, workers=workers, progress=progress)
    series = [
        Series(variant, seats, bot, tally)
        for (variant, _, seats, bot), tally in zip(kinds, tallies, strict=True)
    ]
    return page(series, f"python -m tools.reports.prophecy --games {games} --seed {seed}")


def main(name: str, about: str | None, report: Callable[[int, int, int], str], page: Path) -> None:
    """Read the command line and write the page."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=about)
    parser.add_argument("--games", type=int, default=20_000, help="games of all variants (20000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path, default=page, metavar="FILE")
    asked = parser.parse_args()
    text = report(asked.games, asked.seed, asked.workers)
    asked.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main("tools.reports.prophecy", __doc__, report, PAGE)
