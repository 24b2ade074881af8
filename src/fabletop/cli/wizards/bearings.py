"""Which way it is from one space to another, and how far: 12↗, or in words."""

from math import atan2, pi, sqrt

from fabletop.games.wizards.isles import axial

WINDS = ("east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east")
"""Counter-clockwise from the east; those of neighbouring spaces are the same as in the options."""
ARROWS = "→↗↑↖←↙↓↘"


def wind(start: int, end: int) -> int:
    """The number of the wind that blows from one hexagon to another."""
    (q, r), (to_q, to_r) = axial(start), axial(end)
    east = (to_q - q) + (to_r - r) / 2
    north = (r - to_r) * sqrt(3) / 2
    return round(atan2(north, east) / (2 * pi / len(WINDS))) % len(WINDS)
