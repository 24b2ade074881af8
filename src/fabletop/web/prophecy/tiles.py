"""The spaces of Prophecy as tiles, with what lies on them: the ring, and the Island in its middle.

Things in a space are slots, one below the other while there is room, then side by side without
names: Adventure cards, face-down cards, Abilities that are taught, Artifacts and Treasures.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from fabletop.core.codec import JsonObject
from fabletop.games.prophecy.printed.board import ISLAND
from fabletop.games.prophecy.seen.view import SpaceView
from fabletop.web.prophecy.picture import ONE_LINE, ProphecyPicture, pawn, three_lines, two_lines
from fabletop.web.prophecy.ring import TALL, BoardShape, Point, layout

NARROW = 160
"""Tiles of a wide board up to this width have smaller letters, and powers below the names."""

NARROW_LINE = 14
"""The longest line in such a tile, in letters."""

WIDE_TILE, WIDE_NAME = 300, 24
"""Wider tiles have room for longer names in one line."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Heights within a tile or a plane."""

    tops: tuple[int, ...]
    """Where the first card begins, for one, two or three rows of cards."""
    strips: tuple[int, ...]
    """The height of a card."""
    one_line: int
    """How many letters of a name fit in one line."""
    head: int
    """The height of a plane's name."""


WIDE_MEASURES = Measures((85, 48), (37, 37), 13, 0)
WIDE_STANDARD_MEASURES = Measures((113, 64), (49, 49), 12, 48)
TALL_MEASURES = Measures((29,), (26,), 0, 0)
TALL_STANDARD_MEASURES = Measures((29, 29), (26, 21), 0, 20)
NARROW_MEASURES = Measures((138, 72), (64, 64), 10, 48)
ISLAND_MEASURES = Measures((136, 89, 42), (49, 49, 49), 24, 0)


def measures(shape: BoardShape) -> Measures:
    if shape.name == TALL.name:
        return TALL_STANDARD_MEASURES if shape.plane[0] else TALL_MEASURES
    if shape.rows > 2:
        return ISLAND_MEASURES
    if shape.tile[0] <= NARROW:
        return NARROW_MEASURES
    return WIDE_STANDARD_MEASURES if shape.plane[0] else WIDE_MEASURES


def tiles(table: ProphecyPicture, shape: BoardShape) -> list[JsonObject]:
    """The spaces of the ring."""
    ring = [space for space in table.spaces() if not space.world and space.terrain != ISLAND]
    centres = layout([bool(space.guild) for space in ring], shape)
    return [tile(table, shape, space, centre) for space, centre in zip(ring, centres, strict=True)]


def island(table: ProphecyPicture, shape: BoardShape) -> JsonObject | None:
    """Treasure Island, if it is in play, with the Treasures that lie open."""
    found = table.view.island
    if found is None:
        return None
    space = next(space for space in table.spaces() if space.terrain == ISLAND)
    rows = shape.rows if shape.name == TALL.name else 3
    own = replace(shape, tile=shape.isle, rows=rows)
    drawn = [card for card in found.drawn if card in table.box.items]
    with_treasures = space.copy()
    with_treasures.cards = [*space.cards, *found.open, *drawn]
    return tile(table, own, with_treasures, shape.island)


def tile(table: ProphecyPicture, shape: BoardShape, space: SpaceView, centre: Point) -> JsonObject:
    width, height = shape.tile
    x, y = round(centre[0] - width / 2), round(centre[1] - height / 2)
    name = table.name(space.id)
    cards = _slots(table, shape, space)
    return {
        "id": space.id,
        "terrain": space.terrain,
        "guild": space.guild,
        "port": space.port,
        "gate": space.gate,
        "world": space.world,
        **table.asked.marks(space.id),
        "x": x,
        "y": y,
        "w": width,
        "h": height,
        "art": f"place.{space.world}_{space.terrain}" if space.world else f"place.{space.id}",
        "narrow": shape.name != TALL.name and width <= NARROW,
        "name": name,
        "lines": two_lines(name, WIDE_NAME if width > WIDE_TILE else ONE_LINE),
        "rows": min(shape.rows, len(cards)),
        "slots": _placed(cards, shape, x, y),
        "wares": [table.card(item) | {"for_sale": True} for item in space.goods],
        "pawns": [_pawn(table, seat) for seat in space.heroes if table.characters()[seat]],
        "map": _map(table, space.id),
        "decked": _decked(table, space.guild) if shape.frame else None,
    }


def _decked(table: ProphecyPicture, guild: str) -> int | None:
    """How many Abilities are left in a guild's deck, if it is on the tile."""
    if not guild or table.view.ability_board:
        return None
    return table.view.ability_decks.get(guild, 0)


def _map(table: ProphecyPicture, space: str) -> JsonObject | None:
    """The Map Fragment that lies in a space."""
    found = table.view.island
    fragment = found.found.get(space) if found else None
    return table.card(fragment) if fragment else None


def _slots(table: ProphecyPicture, shape: BoardShape, space: SpaceView) -> list[JsonObject]:
    one_line = measures(shape).one_line
    caches = table.view.caches
    hidden = caches.get(space.id, [])
    open_cards = [*space.cards, *space.training, *space.relics, *hidden]
    cards = [
        table.card(card, one_line)
        | {"holds": _hoard(table, card), "key": _key(card, space), "peeked": False}
        for card in open_cards
    ]
    if measures(shape) is NARROW_MEASURES:
        for card in cards:
            card["lines"] = three_lines(card["name"], one_line, NARROW_LINE)
    return [*cards, *([_under(table, space, one_line)] if space.face_down else [])]


def _key(card: str, space: SpaceView) -> str:
    """A unique key for a card: some cards of the Realms exist twice."""
    return f"{card}-{space.id}" if space.world else card


def _under(table: ProphecyPicture, space: SpaceView, one_line: int) -> JsonObject:
    """The face-down card of a space; shown to a reader who has looked at it."""
    key = f"under-{space.id}"
    deck = space.holds if space.world else "adventure"
    known = table.known(space.id)
    if not known:
        return back(key, deck)
    shown = table.card(known[0], one_line) | {"numbers": [], "refused": [], "holds": []}
    return shown | {"key": key, "peeked": True}


def back(name: str, deck: str) -> JsonObject:
    """A face-down card of this deck."""
    shown: JsonObject = {"id": name, "key": name, "kind": "back", "deck": deck, "powers": []}
    return shown | {"numbers": [], "refused": [], "peeked": False}


def _hoard(table: ProphecyPicture, card: str) -> list[str]:
    """The names of what lies under a Creature."""
    held = table.view.hoards.get(card, [])
    gold = table.view.hoarded_gold.get(card, 0)
    coins = [f"{gold} {table.words.term('gold')}"] if gold else []
    return [*map(table.name, held), *coins]


def _placed(cards: Sequence[JsonObject], shape: BoardShape, x: float, y: float) -> list[JsonObject]:
    """Slots with their places: as many rows as fit, the rest side by side."""
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


def _pawn(table: ProphecyPicture, seat: int) -> JsonObject:
    """A pawn, and what can be done with its hero: an attack, a trade."""
    return pawn(seat) | table.asked.marks(table.characters()[seat])
