"""Rows of the charts, and how many points or turns a roll means there. Nothing is changed here, so
that readers of the game can ask the same functions (Z-060, Z-113, Z-114, Z-286)."""

from collections.abc import Sequence
from typing import Final

from fabletop.games.wizards.box import Box
from fabletop.games.wizards.printed import ChartRow

FACES: Final = range(1, 7)
"""What a die can show."""

AFTER_FAILED_SPELL: Final = 1
"""How much lower the roll on a chart counts after a spell that failed (Z-114)."""


def chart_row(box: Box, chart: str, roll: int, less: int = 0) -> ChartRow:
    """The result of a roll; after a failed spell it counts as `less` lower (Z-114)."""
    return box.charts[chart][max(FACES[0], roll - less) - 1]


def help_row(box: Box, one: int, other: int) -> tuple[int, ChartRow]:
    """The roll of a Call For Help, the higher of two dice (Z-076), and its result."""
    roll = max(one, other)
    return roll, chart_row(box, "help", roll)


def rolled(row: ChartRow, roll: int) -> int:
    """The amount of a row that is decided by a die."""
    return roll * row.times


def for_beaten_demons(rank: int, roll: int) -> int:
    """Points: one die minus the rank, at least one (Z-113)."""
    return max(1, roll - rank)


def kinds_with_fewest(points: Sequence[int]) -> list[int]:
    """The types with the fewest points, but not zero (Z-060)."""
    least = fewest(points)
    return [kind for kind, count in enumerate(points) if count and count == least]


def fewest(points: Sequence[int]) -> int:
    """How many points there are of the types with the fewest, but not zero."""
    return min([count for count in points if count], default=0)


def taken(points: Sequence[int], kind: int, count: int) -> int:
    """How many points are taken of a type, never below zero (Z-286)."""
    return min(count, points[kind])
