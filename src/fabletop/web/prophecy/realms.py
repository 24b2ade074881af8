"""The boards of the Realms: where their spaces lie, and what is told beside them.

The Water Realm lies as its compass says, the entrance below; the Dragon Realm's three paths lead
across a wide page from left to right, and up a tall one.
"""

from typing import cast

from fabletop.web.prophecy.planes import plane
from fabletop.web.prophecy.ring import TALL, Point, Shape
from fabletop.web.prophecy.sight import Plain, Sight, pawn
from fabletop.web.prophecy.tiles import tile

MAIN = "main"

SHAPES = {
    ("water", "wide"): Shape(
        "wide", (1080, 1046), (204, 166), (0, 0), (), 0, (0, 0), 0, 2, None, (208, 166)
    ),
    ("water", "tall"): Shape(
        "tall", (400, 592), (97, 78), (0, 0), (), 0, (0, 0), 0, 1, None, (126, 87)
    ),
    ("dragon", "wide"): Shape(
        "wide", (1540, 564), (146, 166), (0, 0), (), 0, (0, 0), 0, 2, None, (146, 166)
    ),
    ("dragon", "tall"): Shape(
        "tall", (400, 830), (126, 76), (0, 0), (), 0, (0, 0), 0, 1, None, (126, 87)
    ),
}
DISCS: dict[tuple[str, str], Point] = {
    ("water", "wide"): (968, 91),
    ("water", "tall"): (336, 46),
    ("dragon", "wide"): (1465, 92),
    ("dragon", "tall"): (335, 46),
}
"""Where the Astral Plane of a Realm lies: beside the space from which it is attacked."""


def realms(table: Sight, shape: Shape) -> list[Plain]:
    """The boards of the Realms in play, in the manner of the main board's shape."""
    found = cast(dict[str, Plain], table.view["realms"])
    return [_realm(table, name, realm, shape.name) for name, realm in found.items()]


def _realm(table: Sight, name: str, realm: Plain, manner: str) -> Plain:
    shape = SHAPES[name, manner]
    spaces = [space for space in table.spaces() if space["world"] == name]
    places = {space["id"]: centre(space, spaces, name, shape) for space in spaces}
    tiles = [tile(table, shape, space, places[space["id"]]) for space in spaces]
    disc = next(one for one in cast(list[Plain], table.view["planes"]) if one["id"] == realm["plane"])
    prize = next(card.id for card in table.box.prizes.values() if card.part == name)
    return {
        **realm,
        "id": name,
        "shape": shape,
        "tiles": tiles,
        "roads": _roads(spaces, places, realm) if name == "dragon" else [],
        "disc": plane(table, shape, disc, DISCS[name, manner]) | {"over": bool(realm["gate"])},
        "gate_name": table.name(realm["gate"]) if realm["gate"] else "",
        "prize": table.card(prize),
        "marked": [(table.name(card), count) for card, count in realm["markers"].items()],
        "lit": any(one["numbers"] or any(c["numbers"] for c in one["slots"]) for one in tiles),
        "pawns": [pawn(seat) for space in spaces for seat in space["heroes"]],
    }


def centre(space: Plain, spaces: list[Plain], realm: str, shape: Shape) -> Point:
    """The centre of a space on the board of its Realm."""
    if realm == "water":
        return _in_the_sea(space, shape)
    steps = [one["row"] for one in spaces if one["column"] == space["column"] and one["holds"]]
    if not space["holds"]:
        along = 0.0 if space["row"] == 0 else 1.0
        return _at_the_end(along, shape)
    return _on_a_path(space["column"], (space["row"] - 1) / (len(steps) - 1), shape)


def _in_the_sea(space: Plain, shape: Shape) -> Point:
    """Row 1 is the lowest: north is up."""
    across, down, left, below = (100, 82, 50, 44) if shape.name == TALL.name else (212, 172, 106, 88)
    return left + across * (space["column"] - 1), shape.size[1] - below - down * (space["row"] - 1)


def _at_the_end(along: float, shape: Shape) -> Point:
    """The Gate, or the Lake of Fire."""
    if shape.name == TALL.name:
        return 200, 46 if along else shape.size[1] - 40
    return (shape.size[0] - 75 if along else 75), shape.size[1] / 2


def _on_a_path(path: int, along: float, shape: Shape) -> Point:
    """A space of a path, so far on its way."""
    if shape.name == TALL.name:
        return 65 + 135 * (path - 1), 708 - 570 * along
    return 228 + 1084 * along, 92 + 190 * (path - 1)


def _roads(spaces: list[Plain], places: dict[str, Point], realm: Plain) -> list[list[Point]]:
    """The three paths with both their ends."""
    columns = sorted({space["column"] for space in spaces})
    return [
        [
            places[realm["entrance"]],
            *(places[one["id"]] for one in spaces if one["column"] == column and one["holds"]),
            places[realm["goal"]],
        ]
        for column in columns
    ]


def focus(table: Sight) -> str:
    """The board where something can be chosen, else the one where the active hero is."""
    spaces = table.spaces()
    lit = [space["world"] for space in spaces if table.asked.marks(space["id"])["numbers"]]
    if lit:
        return max(set(lit), key=lit.count) or MAIN
    active = table.view["active"]
    return next((space["world"] for space in spaces if active in space["heroes"]), "") or MAIN
