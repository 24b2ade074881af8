"""Rows of the charts, and how many points or turns a roll means there. Nothing is changed here, so
that readers of the game can ask the same functions (Z-060, Z-113, Z-114, Z-286)."""

from collections.abc import Sequence

from fabletop.games.wizards.box import Box
from fabletop.games.wizards.printed import ChartRow

FACES = range(1, 7)
"""What a die can show."""


def chart_row(box: Box, chart: str, roll: int, less: int = 0) -> ChartRow:
    """The result of a roll; after a failed spell it counts as `less` lower (Z-114)."""
    return box.charts[chart][max(FACES[0], roll - less) - 1]


def rolled(row: ChartRow, roll: int) -> int:
    """The amount of a row that is decided by a die."""
    return roll * row.times


def for_beaten_demons(rank: int, roll: int) -> int:
    """Points: one die minus the rank, at least one (Z-113)."""
    return max(1, roll - rank)


def kinds_with_fewest(points: Sequence[int]) -> list[int]:
    """The types with the fewest points, but not zero (Z-060)."""
    held = [count for count in points if count]
    return [kind for kind, count in enumerate(points) if held and count == min(held)]


def taken(points: Sequence[int], kind: int, count: int) -> int:
    """How many points are taken of a type, never below zero (Z-286)."""
    return min(count, points[kind])
