"""Where the twenty spaces lie on the drawing: a star whose notches are the guilds.

Clockwise from the Village at the bottom, as on the board. The numbers are such that no two tiles
touch; a test watches that.
"""

from math import cos, pi, sin

SIZE = (1120, 960)
TILE = (136, 94)
NOTCH, ARM, TIP = 280.0, 400.0, 420.0
"""Distances from the centre: guilds, their neighbours, and the spaces between."""


def layout(guilds: list[bool]) -> list[tuple[float, float]]:
    """The centre of each tile, given which spaces of the ring are guilds."""
    count = len(guilds)
    homes = [index for index, guild in enumerate(guilds) if guild]
    return [
        _centre(
            index,
            count,
            min(min((index - home) % count, (home - index) % count) for home in homes),
        )
        for index in range(count)
    ]


def _centre(index: int, count: int, steps_to_guild: int) -> tuple[float, float]:
    radius = (NOTCH, ARM, TIP)[min(steps_to_guild, 2)]
    angle = pi / 2 + 2 * pi * index / count
    width, height = SIZE
    return width / 2 + radius * cos(angle) * width / height, height / 2 + radius * sin(angle)
