"""`python -m tools.reports.seasons`: Seasons in simulation.

Random and greedy bots with every pool, enchantment and number of players, under the conformance
checks; writes docs/generated/seasons-report.md. The page depends only on the number of games and
the seed.
"""

from collections.abc import Iterator
from pathlib import Path

from fabletop.cli.shared.progress import bar
from fabletop.core.registry import find
from fabletop.lab.counting.card_use import CheckedGame, GameSort, Watch, play
from fabletop.lab.playing.soak import go_together
from tools.reports.prophecy import main
from tools.reports.seasons_chapters import page

PAGE = Path(__file__).parents[2] / "docs" / "generated" / "seasons-report.md"

BOTS = ("random", "greedy")
EVERY = 50
"""The expensive checks (copies, saving, undo, leaks) run once per this many decisions; invariants
are checked at every decision."""


def sorts() -> list[GameSort]:
    """Every playable combination of pool, enchantment and tokens, and the ready-made sets of cards,
    for every number of players and both bots."""
    return [GameSort(options, seats, bot) for options, seats in _tables() for bot in BOTS]


def _tables() -> Iterator[tuple[dict[str, object], int]]:
    game = find("seasons")
    settings = {setting.name: setting.choices for setting in game.settings}
    usual = {setting.name: setting.default for setting in game.settings}
    enchantments = [choice for choice in settings["enchantment"] if choice != "random"]
    for seats in game.seats:
        for tokens in settings["tokens"]:
            for enchantment in enchantments:
                for pool in settings["pool"]:
                    chosen = {"pool": pool, "enchantment": enchantment, "tokens": tokens}
                    if go_together(game, {**usual, **chosen}, seats):
                        yield dict(chosen), seats
        yield {"pool": "30", "start": "sets"}, seats


def report(games: int, seed: int, workers: int) -> str:
    """Play the games and write the report."""
    every = sorts()
    with bar("playing", games) as progress:
        played: list[CheckedGame] = play(
            "seasons",
            every,
            games,
            seed=seed,
            watch=Watch(EVERY, keep=("sheets", "first")),
            workers=workers,
            progress=progress,
        )
    command = f"python -m tools.reports.seasons --games {games} --seed {seed}"
    return page(every, played, command, EVERY)


if __name__ == "__main__":
    main("tools.reports.seasons", __doc__, report, PAGE)
