"""`python -m tools.reports.wizards`: Wizards in simulation.

Random and greedy bots, competitive and cooperative, with every variant and number of players, under
the conformance checks; writes docs/generated/wizards-report.md. The page depends only on the number
of games and the seed.
"""

from pathlib import Path

from fabletop.cli.shared.progress import bar
from fabletop.core.registry import find
from fabletop.lab.counting.card_use import CheckedGame, GameSort, Watch, play
from fabletop.lab.playing.soak import go_together
from tools.reports.prophecy import main
from tools.reports.wizards_chapters import page
from tools.reports.wizards_milestones import course_of

PAGE = Path(__file__).parents[2] / "docs" / "generated" / "wizards-report.md"

EVERY = 50
"""The expensive checks (copies, saving, undo, leaks) run once per this many decisions; invariants
are checked at every decision."""

WHOLE = 10
"""Saving, loading, branching and the fast path, which replay the whole game, are checked once per
this many games."""

PROPOSALS: tuple[dict[str, object], ...] = ({}, {"escape": "wizards"}, {"taming": "sorcerers"})
"""The sheet as written, and each change that it proposes."""

RANDOM_GAMES = 6
"""How many random games of every variant are played for each greedy one."""


def sorts() -> list[GameSort]:
    """Greedy games of the sheet and its proposals, of the cooperative game and of every variant;
    random games of all these."""
    seats = find("wizards").seats
    chosen = [
        *(
            GameSort({"layout": "random", **one}, count, "greedy")
            for one in PROPOSALS
            for count in seats
        ),
        *(
            GameSort({"play": "cooperative", "layout": "random"}, count, "greedy")
            for count in seats
        ),
    ]
    for number, variant in enumerate(variants()):
        count = seats[number % len(seats)]
        chosen.append(GameSort(variant, count, "greedy"))
        chosen += [
            GameSort(variant, seats[(number + more) % len(seats)], "random")
            for more in range(1, RANDOM_GAMES + 1)
        ]
    chosen += [GameSort({"layout": "random"}, count, "random") for count in seats]
    chosen += [
        GameSort({"play": "cooperative", "layout": "laid"}, count, "random") for count in seats
    ]
    return chosen


def variants() -> list[dict[str, object]]:
    """Every choice that is not the default, in the competitive and the cooperative game."""
    game = find("wizards")
    usual = {setting.name: setting.default for setting in game.settings}
    found: list[dict[str, object]] = []
    for play_ in ("competitive", "cooperative"):
        for setting in game.settings:
            for choice in setting.choices:
                options: dict[str, object] = {"play": play_, setting.name: choice}
                if setting.name == "play" or choice == setting.default:
                    continue
                if go_together(game, {**usual, **options}, game.seats[0]):
                    found.append(options)
        found.append({"play": play_, "layout": "laid"})
    return found


def report(games: int, seed: int, workers: int) -> str:
    """Play the games and write the report."""
    every = sorts()
    with bar("playing", games) as progress:
        played: list[CheckedGame] = play(
            "wizards",
            every,
            games,
            seed=seed,
            watch=Watch(EVERY, WHOLE, summarize=course_of),
            workers=workers,
            progress=progress,
        )
    command = f"python -m tools.reports.wizards --games {games} --seed {seed}"
    return page(every, played, command, (EVERY, WHOLE))


if __name__ == "__main__":
    main("tools.reports.wizards", __doc__, report, PAGE)
