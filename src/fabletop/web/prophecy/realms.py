"""The boards of the Realms: where their spaces lie, and what is shown beside them.

The Water Realm is drawn with north up and the entrance at the bottom. The Dragon Realm's three
paths lead from left to right on a wide page, and upwards on a tall one. A Realm of another package
lies on a grid, its rows from left to right or upwards.
"""

from dataclasses import replace

from fabletop.core.codec import JsonObject
from fabletop.games.prophecy.printed.cards import Gate
from fabletop.games.prophecy.seen.realm_ways import chart
from fabletop.games.prophecy.seen.view import RealmView, SpaceView
from fabletop.web.prophecy.compass import compass
from fabletop.web.prophecy.picture import ProphecyPicture, pawn
from fabletop.web.prophecy.planes import plane
from fabletop.web.prophecy.ring import TALL, BoardShape, Point
from fabletop.web.prophecy.tiles import tile

MAIN = "main"

SHAPES = {
    ("water", "wide"): BoardShape(
        "wide", (1080, 1046), (204, 166), (0, 0), (), 0, (0, 0), 0, 2, None, (208, 166)
    ),
    ("water", "tall"): BoardShape(
        "tall", (400, 592), (97, 78), (0, 0), (), 0, (0, 0), 0, 1, None, (126, 87)
    ),
    ("dragon", "wide"): BoardShape(
        "wide", (1540, 700), (146, 204), (0, 0), (), 0, (0, 0), 0, 2, None, (146, 166)
    ),
    ("dragon", "tall"): BoardShape(
        "tall", (400, 830), (126, 76), (0, 0), (), 0, (0, 0), 0, 1, None, (126, 87)
    ),
}
CELLS: dict[str, tuple[int, int]] = {"wide": (160, 222), "tall": (134, 90)}
"""The distances of spaces, across and down, on the grid of a Realm of another package."""

DISCS: dict[tuple[str, str], Point] = {
    ("water", "wide"): (968, 91),
    ("water", "tall"): (336, 46),
    ("dragon", "wide"): (1465, 104),
    ("dragon", "tall"): (335, 46),
}
"""The place of a Realm's Astral Plane: beside the space from which it is attacked."""


def realms(table: ProphecyPicture, shape: BoardShape) -> list[JsonObject]:
    """The boards of the Realms in play, wide or tall like the main board."""
    found = table.view.realms
    return [_realm(table, name, realm, shape.name) for name, realm in found.items()]


def _realm(table: ProphecyPicture, name: str, realm: RealmView, manner: str) -> JsonObject:
    spaces = [space for space in table.spaces() if space.world == name]
    shape = SHAPES.get((name, manner)) or _grid_shape(spaces, manner)
    places = {space.id: centre(space, spaces, name, shape) for space in spaces}
    tiles = [tile(table, shape, space, places[space.id]) for space in spaces]
    disc = next(one for one in table.view.planes if one.id == realm.plane)
    return {
        "id": name,
        "name": table.words.realm(name),
        "deck": table.words.realm_abilities(name),
        "closed": realm.closed,
        "abilities": realm.abilities,
        "shape": shape,
        "tiles": tiles,
        "roads": _roads(table, name, places),
        "disc": plane(table, shape, disc, DISCS.get((name, manner)) or _corner(shape), name),
        "compass": compass(_gate(table, name), manner, realm.drift),
        "gate_name": table.name(realm.gate) if realm.gate else "",
        "marked": [(table.name(card), count) for card, count in realm.markers.items()],
        "lit": any(one["numbers"] or any(c["numbers"] for c in one["slots"]) for one in tiles),
        "pawns": [pawn(seat) for space in spaces for seat in space.heroes],
    }


def _gate(table: ProphecyPicture, name: str) -> Gate:
    return table.box.gate_of[name]


def centre(space: SpaceView, spaces: list[SpaceView], realm: str, shape: BoardShape) -> Point:
    """The centre of a space on the board of its Realm."""
    if realm == "water":
        return _in_the_sea(space, shape)
    if (realm, shape.name) not in SHAPES:
        return _on_a_grid(space, spaces, shape)
    if not space.holds:
        return _at_the_end(space.row > 0, shape)
    steps = [one.row for one in spaces if one.column == space.column and one.holds]
    return _on_a_path(space, (space.row - 1) / (len(steps) - 1), shape)


def _grid_shape(spaces: list[SpaceView], manner: str) -> BoardShape:
    """A board with room for all spaces, and for the disc beside them."""
    columns, rows = (len({getattr(one, axis) for one in spaces}) for axis in ("column", "row"))
    across, down = CELLS[manner]
    if manner == TALL.name:
        size, tall = (max(400, across * columns), down * (rows + 1)), SHAPES["dragon", manner]
        return replace(tall, size=size)
    size = across * (rows + 1), max(2, columns) * down
    return replace(SHAPES["dragon", manner], size=size)


def _corner(shape: BoardShape) -> Point:
    """The place of the disc: the upper right corner."""
    width, height = shape.plane
    return shape.size[0] - width / 2 - 4, height / 2 + 4


def _on_a_grid(space: SpaceView, spaces: list[SpaceView], shape: BoardShape) -> Point:
    """Rows lead from left to right on a wide board, and upwards on a tall one."""
    column = sorted({one.column for one in spaces}).index(space.column)
    row = sorted({one.row for one in spaces}).index(space.row)
    across, down = CELLS[shape.name]
    if shape.name == TALL.name:
        return across * (column + 0.5), shape.size[1] - down * (row + 0.5)
    return across * (row + 0.5), down * (column + 0.5)


def _in_the_sea(space: SpaceView, shape: BoardShape) -> Point:
    """Row 1 is the lowest: north is up."""
    across, down, left, below = (
        (100, 82, 50, 44) if shape.name == TALL.name else (212, 172, 106, 88)
    )
    return left + across * (space.column - 1), shape.size[1] - below - down * (space.row - 1)


def _at_the_end(far: bool, shape: BoardShape) -> Point:
    """The Gate, or the Lake of Fire."""
    width, height = shape.size
    if shape.name == TALL.name:
        return 200, 46 if far else height - 40
    return (width - 75 if far else 75), height / 2


def _on_a_path(space: SpaceView, along: float, shape: BoardShape) -> Point:
    """A space of a path, at the fraction `along` of its way."""
    path = space.column - 1
    if shape.name == TALL.name:
        return 65 + 135 * path, 708 - 570 * along
    return 228 + 1084 * along, 104 + 246 * path


def _roads(table: ProphecyPicture, name: str, places: dict[str, Point]) -> list[list[Point]]:
    """The paths from the entrance to the goal, where no step leads back."""
    view, spaces = table.view, table.view.spaces
    after = chart(view, name).after
    if any(space in after[there] for space, steps in after.items() for there in steps):
        return []
    entrance = next(n for n in after if spaces[n].id == view.realms[name].entrance)
    roads, open_roads = list[list[int]](), [[entrance]]
    while open_roads:
        road = open_roads.pop(0)
        steps = after[road[-1]]
        open_roads += [[*road, there] for there in steps]
        if not steps and len(road) > 1:
            roads.append(road)
    return [[places[spaces[number].id] for number in road] for road in roads]


def focus(table: ProphecyPicture) -> str:
    """The active hero's board, unless everything that can be chosen is on another one."""
    spaces = table.spaces()
    active = table.view.active
    here = next((space.world for space in spaces if active in space.heroes), "")
    lit = [space.world for space in spaces if table.asked.marks(space.id)["numbers"]]
    if lit and here not in lit:
        here = max(sorted(set(lit)), key=lit.count)
    return here or MAIN
