"""The season wheel: twelve spaces, the marker, the years, and what energies are worth (S-002,
S-081)."""

from functools import cache
from math import cos, pi, sin

from fabletop.core.codec import JsonObject
from fabletop.games.seasons.numbers import IN_A_SEASON, SPACES, YEARS
from fabletop.games.seasons.printed import ENERGIES, SEASONS
from fabletop.games.seasons.seen.turn import rates_of, space_after, space_to_come
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.seasons.words import YEAR_NUMBERS
from fabletop.web.seasons.picture import SeasonsPicture

OUTER, INNER, NUMBER, PICTURE = 148.0, 88.0, 119.0, 66.0
"""Radii of the ring, of the numbers on it and of the pictures inside."""
GAP = 0.016
"""Half the angle between two spaces."""


def after(view: SeasonsView, way: str, spaces: int) -> int:
    """The space that the marker reaches."""
    return space_after(view, spaces if way == "forward" else -spaces)


def _at(radius: float, angle: float) -> str:
    return f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}"


@cache
def _ring() -> list[JsonObject]:
    """The spaces clockwise from the top, where winter begins."""
    turn = 2 * pi / SPACES
    spaces = []
    for number in range(SPACES):
        start, end, middle = number * turn, (number + 1) * turn, (number + 0.5) * turn
        x, y = _at(NUMBER, middle).split()
        path = (
            f"M{_at(OUTER, start + GAP)}A{OUTER} {OUTER} 0 0 1 {_at(OUTER, end - GAP)}"
            f"L{_at(INNER, end - 1.6 * GAP)}A{INNER} {INNER} 0 0 0 {_at(INNER, start + 1.6 * GAP)}Z"
        )
        season = SEASONS[number // IN_A_SEASON]
        spaces.append({"n": number + 1, "season": season, "path": path, "x": x, "y": y})
    return spaces


@cache
def _pictures() -> list[tuple[str, float, float]]:
    """The middle of each season's quarter."""
    quarters = [(number + 0.5) * pi / 2 for number in range(len(SEASONS))]
    return [
        (season, PICTURE * sin(angle), -PICTURE * cos(angle))
        for season, angle in zip(SEASONS, quarters, strict=True)
    ]


def wheel(table: SeasonsPicture) -> JsonObject:
    view = table.view
    here, coming = view.space, space_to_come(view) or 0
    return {
        "spaces": [
            {
                **space,
                **table.thing(f"space-{space['n']}"),
                "here": space["n"] == here,
                "coming": space["n"] == coming,
            }
            for space in _ring()
        ],
        "pictures": _pictures(),
        "season": view.season,
        "season_name": table.words.season(str(view.season)),
        "season_names": {season: table.words.season(season) for season in SEASONS},
        "space": here,
        "last_space": SPACES,
        "coming": coming,
        "year": YEAR_NUMBERS[min(view.year, YEARS) - 1],
        "years": YEAR_NUMBERS,
    }


def rates(table: SeasonsPicture) -> JsonObject:
    """Crystals for each energy, and what the active sorcerer gets in addition."""
    view = table.view
    return {
        "each": [
            {
                "energy": energy,
                "name": table.words.energy(energy),
                "worth": rate,
            }
            for energy, rate in zip(ENERGIES, rates_of(view, view.active), strict=True)
        ],
        "more": view.more,
        "allowed": view.transmuting,
    }
