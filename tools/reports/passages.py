"""Text passages that the reports on simulated games share."""

from collections.abc import Iterable, Sequence

from bench.sheet import Sheet

from fabletop.lab.comparing.intervals import wilson
from fabletop.lab.counting.card_use import CheckedGame, GameSort


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return Sheet("", (), tuple(columns), tuple(tuple(row) for row in rows)).markdown()


def share(count: float, games: int) -> str:
    """A fraction with its 95 % interval."""
    low, high = wilson(count, games)
    part = count / games if games else 0.0
    return f"{part:.1%} ({low:.1%} to {high:.1%})"


def cut_off(game: CheckedGame) -> bool:
    """Whether the only problem of a game was its length."""
    return all(ENDLESS in problem for problem in game.violations) and bool(game.violations)


ENDLESS = "has not ended after"


def checks(played: Sequence[tuple[GameSort, CheckedGame]], every: int, whole: int) -> str:
    """How often the checks ran, and what they found."""
    decisions = sum(game.decisions for _, game in played)
    wrong = [(sort, game) for sort, game in played if game.violations and not cut_off(game)]
    cut = sum(cut_off(game) for _, game in played)
    ended = sum(bool(game.ended_by) for _, game in played)
    lines = [
        "## Checks",
        f"{decisions:,} decisions: invariants at every one, copies, saving, undo and leaks at one "
        f"in {every}; saving, loading and branching whole games and the fast path in one game in "
        f"{whole}. {ended:,} of {len(played):,} games ended. "
        + (f"{cut:,} were stopped because they took too long. " if cut else "")
        + (f"{len(wrong)} games broke a check:" if wrong else "No game broke a check."),
    ]
    lines += [
        f"- seed {game.seed}, {sort.seats} players, {sort.options}: {'; '.join(game.violations)}"
        for sort, game in wrong
    ]
    return "\n\n".join(lines)
