"""The dice of the newest events, on the board that is shown."""

from collections.abc import Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.table import Event
from fabletop.games.prophecy.printed.domains import events as kinds_of_event
from fabletop.web.prophecy.picture import ProphecyPicture
from fabletop.web.prophecy.realms import MAIN
from fabletop.web.prophecy.ring import TALL, BoardShape, Point

DICE = ("die", "second", "own_die", "foe_die")
FEW = 2
"""Up to this many dice are drawn large on the main board."""

TRAYS: dict[tuple[str, str], tuple[Point, Point]] = {
    ("water", "wide"): ((968, 260), (0, 100)),
    ("water", "tall"): ((40, 14), (66, 0)),
    ("dragon", "wide"): ((75, 8), (0, 60)),
    ("dragon", "tall"): ((34, 14), (64, 0)),
}
"""The place of the first die on the board of a Realm, and the distance to the next ones."""


def dice(
    table: ProphecyPicture, events: Sequence[Event], shape: BoardShape, board: str
) -> list[JsonObject]:
    thrown = _thrown(table, events)
    if board == MAIN:
        return _side_by_side(thrown, shape)
    (x, y), (right, down) = TRAYS.get((board, shape.name)) or TRAYS["dragon", shape.name]
    small = board != "water" and shape.name != TALL.name
    return [
        {"whose": whose, "value": value, "x": x + right * n, "y": y + down * n, "small": small}
        for n, (whose, value) in enumerate(thrown)
    ]


def _thrown(table: ProphecyPicture, events: Sequence[Event]) -> list[tuple[str, int]]:
    """The owner of each die, and what it shows."""
    kinds = kinds_of_event()
    thrown: list[tuple[str, int]] = []
    for event in events:
        values = dict(zip(kinds[str(event.told[0])], event.told[1:], strict=True))
        thrown += [
            (table.name(str(values["name"])), int(value))
            if name == "foe_die"
            else (table.name(table.characters(event)[int(values["hero"])]), int(value))
            for name, value in values.items()
            if name in DICE and int(value)
        ]
    return thrown


def _side_by_side(thrown: list[tuple[str, int]], shape: BoardShape) -> list[JsonObject]:
    """In the middle of the table; more than two are between the discards and the tiles."""
    small = len(thrown) > FEW and shape.name != TALL.name
    across = 66 if shape.name == TALL.name else 100
    left, top = shape.tray[0] - across * (len(thrown) - 1) / 2, shape.tray[1]
    top = shape.crowd if small else top
    return [
        {"whose": whose, "value": value, "x": left + across * n, "y": top, "small": small}
        for n, (whose, value) in enumerate(thrown)
    ]
