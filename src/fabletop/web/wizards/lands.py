"""The drawn lands: terrain, coast, walls, places, and the position of the name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from fabletop.games.wizards import hexes
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.isles import LETTERS, SHAPE, TERRAIN, WATER, Placement, axial, number
from fabletop.games.wizards.printed import Site
from fabletop.games.wizards.words import WizardsWords
from fabletop.web.look.icons import drawings
from fabletop.web.wizards import hexagons
from fabletop.web.wizards.hexagons import HALF

ROWS_OF_THE_NAME = (48, -42, 18, -12, 60, 33, -27, -54)
"""Possible distances of a land's name below the land's middle, the best ones first."""

NAME, SIGN, BELOW = (9, 20), 28, 20
"""The width of a letter and the height of a line of a land's name, the size of the sign of a place,
and how far below it the place's own name is."""

OWN_NAME = (8, 13)

NAMELESS = frozenset({"stone", "lair_center"})
"""Places without a shown name: they have a number, or are in the middle of a maze."""

Area = tuple[float, float, float, float]
"""An area by its middle, its width and its height."""


@dataclass(frozen=True, slots=True)
class DrawnSite:
    id: str
    icon: str
    x: int
    y: int
    name: str
    number: str
    """The number of a Stone; other places have none."""
    own: bool
    """Whether it has a name of its own, different from that of its land."""


@dataclass(frozen=True, slots=True)
class DrawnLand:
    id: str
    name: str
    kind: str
    grounds: tuple[tuple[str, str], ...]
    """Each terrain, and the SVG path of all its hexagons."""
    coast: str
    walls: str
    sites: tuple[DrawnSite, ...]
    x: int
    y: int
    """The position of the name."""
    middle: hexagons.GridPoint


@lru_cache(maxsize=64)
def drawn(box: Box, placements: tuple[Placement, ...], language: str) -> tuple[DrawnLand, ...]:
    """All the lands of a map, with names placed so that they cover as little as possible."""
    lands = [draw(box, land, centre, turns, language) for land, centre, turns in placements]
    taken = [area for land in lands for area in _signs(land.sites)]
    named = []
    for land in lands:
        x, y = land.middle
        row = min(ROWS_OF_THE_NAME, key=partial(_covered, land, taken))
        taken.append(_name(land, row))
        named.append(replace(land, x=x, y=y + row))
    return tuple(named)


@lru_cache(maxsize=512)
def draw(box: Box, name: str, centre: int, turns: int, language: str) -> DrawnLand:
    """A land with this centre, turned this many times."""
    land, place = box.lands[name], axial(centre)
    spots = [number(hexes.add(place, hexes.turn(spot, turns))) for spot in SHAPE]
    ground = {
        terrain: [
            spot for spot, letter in zip(spots, land.terrain, strict=True) if LETTERS[letter] == n
        ]
        for n, terrain in enumerate(TERRAIN)
    }
    dry = [spot for terrain, some in ground.items() if terrain != TERRAIN[WATER] for spot in some]
    words = WizardsWords(language)
    called = words.land(name)
    sites = tuple(_site(site, spots, called, words) for site in land.sites)
    x, y = hexagons.middle(centre)
    return DrawnLand(
        name,
        called,
        land.kind,
        tuple(
            (terrain, hexagons.path(some))
            for terrain, some in ground.items()
            if some and terrain != TERRAIN[WATER]
        ),
        hexagons.outline(dry),
        "".join(hexagons.between(spots[one], spots[other]) for one, other in land.walls),
        sites,
        x,
        y + ROWS_OF_THE_NAME[0],
        (x, y),
    )


def _site(site: Site, spots: Sequence[int], land: str, words: WizardsWords) -> DrawnSite:
    x, y = hexagons.middle(spots[site.space])
    name = words.name(site.id)
    stone = site.kind == "stone"
    own = site.kind not in NAMELESS and name not in land
    return DrawnSite(site.id, icon_of(site), x, y, name, site.id[-1] if stone else "", own)


def icon_of(site: Site) -> str:
    """The sign of a place: its own, or that of its kind."""
    return f"site.{site.id if f'site.{site.id}' in drawings() else site.kind}"


def _signs(sites: Sequence[DrawnSite]) -> list[Area]:
    """The areas that places and their own names cover."""
    wide, high = OWN_NAME
    signs: list[Area] = [(site.x, site.y, SIGN, SIGN) for site in sites]
    names = [site for site in sites if site.own]
    return signs + [(one.x, one.y + BELOW, wide * len(one.name), high) for one in names]


def _name(land: DrawnLand, row: int) -> Area:
    """The area that the name of a land covers in a row, with the sign of its kind."""
    (x, y), (wide, high) = land.middle, NAME
    return x - HALF, y + row - 6, wide * len(land.name) + 2 * HALF, high


def _covered(land: DrawnLand, taken: Sequence[Area], row: int) -> float:
    name = _name(land, row)
    return sum(_common(name, one) for one in taken)


def _common(one: Area, other: Area) -> float:
    """How much two areas overlap."""
    across = (one[2] + other[2]) / 2 - abs(one[0] - other[0])
    down = (one[3] + other[3]) / 2 - abs(one[1] - other[1])
    return max(0.0, across) * max(0.0, down)
