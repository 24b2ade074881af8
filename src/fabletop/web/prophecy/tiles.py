"""The board of Prophecy: tiles with what lies on them, and the Astral Planes.

What lies in a space are slots, one below the other while there is room, then side by side and
without their names: Adventure cards, face-down ones, Abilities that are taught, Artifacts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import cast

from fabletop.web.prophecy.ring import TALL, Point, Shape, beyond, layout
from fabletop.web.prophecy.sight import Plain, Sight, pawn, two_lines

FACE_DOWN = "?"
PLANE_CARDS = ("lesser", "greater", "artifact")


@dataclass(frozen=True, slots=True)
class Measures:
    """Heights within a tile or a plane."""

    tops: tuple[int, ...]
    """Where the first card begins, if there is one row of them, if there are two."""
    strips: tuple[int, ...]
    """How high a card is."""
    one_line: int
    """Letters of a name that stand in one line."""
    head: int
    """Of the name of a plane."""


WIDE_MEASURES = Measures((85, 48), (37, 37), 13, 0)
WIDE_STANDARD_MEASURES = Measures((113, 64), (49, 49), 12, 48)
TALL_MEASURES = Measures((29,), (26,), 0, 0)
TALL_STANDARD_MEASURES = Measures((29, 29), (26, 21), 0, 20)


def measures(shape: Shape) -> Measures:
    if shape.name == TALL.name:
        return TALL_STANDARD_MEASURES if shape.frame else TALL_MEASURES
    return WIDE_STANDARD_MEASURES if shape.frame else WIDE_MEASURES


def tiles(table: Sight, shape: Shape) -> list[Plain]:
    spaces = cast(list[Plain], table.view["spaces"])
    centres = layout([bool(space["guild"]) for space in spaces], shape)
    return [
        _tile(table, shape, space, centre) for space, centre in zip(spaces, centres, strict=True)
    ]


def _tile(table: Sight, shape: Shape, space: Plain, centre: Point) -> Plain:
    width, height = shape.tile
    x, y = round(centre[0] - width / 2), round(centre[1] - height / 2)
    name = table.name(space["id"])
    cards = _slots(table, shape, space)
    return {
        **space,
        **table.asked.marks(space["id"]),
        "x": x,
        "y": y,
        "name": name,
        "lines": two_lines(name),
        "rows": min(shape.rows, len(cards)),
        "slots": _placed(cards, shape, x, y),
        "wares": [table.card(item) for item in space["goods"]],
        "pawns": [_pawn(table, seat) for seat in space["heroes"] if table.characters()[seat]],
        "decked": cast(dict[str, int], table.view["ability_decks"]).get(space["guild"], 0)
        if shape.frame
        else None,
    }


def _slots(table: Sight, shape: Shape, space: Plain) -> list[Plain]:
    one_line = measures(shape).one_line
    open_cards = [*space["cards"], *space["training"], *space["relics"]]
    cards = [table.card(card, one_line) | {"holds": _hoard(table, card)} for card in open_cards]
    under = [back(f"under-{space['id']}", "adventure")] if space["face_down"] else []
    return [*cards, *under]


def back(name: str, deck: str) -> Plain:
    """A card of which only the back is seen, of this deck."""
    return {"id": name, "kind": "back", "deck": deck, "numbers": [], "refused": [], "powers": []}


def _hoard(table: Sight, card: str) -> list[str]:
    """The names of what lies under a Creature."""
    held = cast(dict[str, list[str]], table.view["hoards"]).get(card, [])
    gold = cast(dict[str, int], table.view["hoarded_gold"]).get(card, 0)
    coins = [f"{gold} {table.words.term('gold')}"] if gold else []
    return [*map(table.name, held), *coins]


def _placed(cards: Sequence[Plain], shape: Shape, x: float, y: float) -> list[Plain]:
    """Slots with their places: as many rows as there is room for, the rest side by side."""
    if not cards:
        return []
    width = shape.tile[0]
    rows = min(shape.rows, len(cards))
    first, strip = (heights[rows - 1] for heights in (measures(shape).tops, measures(shape).strips))
    across = ceil(len(cards) / rows)
    placed = []
    for row in range(rows):
        here = cards[row * across : (row + 1) * across]
        top = y + first + row * strip
        wide = (width - 6) / max(1, len(here))
        for number, card in enumerate(here):
            box = {"x": x + 3 + wide * number, "y": top, "w": wide - 1, "h": strip - 1}
            last = row == rows - 1 and number == len(here) - 1
            placed.append({**card, **box, "named": len(here) == 1, "last": last})
    return placed


def _pawn(table: Sight, seat: int) -> Plain:
    """A pawn, and what can be done with its hero: an attack, a trade."""
    return pawn(seat) | table.asked.marks(table.characters()[seat])


def planes(table: Sight, shape: Shape) -> list[Plain]:
    if not shape.frame:
        return []
    index = {space["id"]: n for n, space in enumerate(cast(list[Plain], table.view["spaces"]))}
    return [
        _plane(table, shape, plane, beyond(index[plane["guild"]], shape))
        for plane in cast(list[Plain], table.view["planes"])
    ]


def _plane(table: Sight, shape: Shape, plane: Plain, centre: Point) -> Plain:
    width, height = shape.plane
    rule = measures(shape)
    x, y = round(centre[0] - width / 2), round(centre[1] - height / 2)
    faces = [plane["lesser"], plane["greater"], (plane["artifacts"] or [""])[0]]
    strip = (height - rule.head - 3) / len(PLANE_CARDS)
    cards = [
        _plane_card(table, plane["id"], sort, face, rule.one_line)
        | {"x": x + 3, "y": y + rule.head + strip * row, "w": width - 6, "h": strip - 2}
        for row, (sort, face) in enumerate(zip(PLANE_CARDS, faces, strict=True))
    ]
    return {
        **plane,
        **table.asked.marks(plane["id"]),
        "x": x,
        "y": y,
        "name": table.name(plane["id"]),
        "lines": two_lines(table.name(plane["id"]), rule.one_line),
        "beside": [table.name(space) for space in plane["adjacent"]],
        "attacked": table.view["assault"] == plane["id"],
        "slots": [] if plane["closed"] else cards,
    }


def _plane_card(table: Sight, plane: str, sort: str, face: str, one_line: int) -> Plain:
    """A card of a plane by what it is, also while it lies face down or when it is gone."""
    name = table.words.term(sort)
    said = {"sort": sort, "sort_name": name}
    unknown = back(f"{plane}-{sort}", sort) | said | {"lines": two_lines(name, one_line)}
    if face == FACE_DOWN:
        return unknown
    if not face:
        return unknown | {"kind": "gone"}
    return table.card(face, one_line) | said
