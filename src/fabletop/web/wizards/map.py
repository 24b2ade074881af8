"""The map: the visible part of the sea, lands, what lies on them, and every space that matters:
places, spaces with something in them, and spaces with options."""

from collections.abc import Iterable

from fabletop.core.codec import JsonObject
from fabletop.web.wizards import hexagons
from fabletop.web.wizards.hexagons import middle, window
from fabletop.web.wizards.lands import DrawnLand, drawn
from fabletop.web.wizards.laying import laid
from fabletop.web.wizards.picture import WizardsPicture
from fabletop.web.wizards.tokens import MapToken, lying, tokens


def chart(table: WizardsPicture) -> JsonObject:
    lands = () if table.laying else _lands(table)
    things = [] if table.laying else tokens(table)
    asked = table.spaces()
    seen = hexagons.WHOLE if table.laying else _window(table, things, asked)
    return {
        "box": seen,
        "lands": [_land(table, land) for land in lands],
        "laid": laid(table),
        "tokens": lying(table, things),
        "spaces": _spaces(table, things, asked),
        "focus": _focus(table, seen, lands, asked),
    }


def _lands(table: WizardsPicture) -> tuple[DrawnLand, ...]:
    return drawn(table.box, tuple(table.view.placements), table.words.language)


def _land(table: WizardsPicture, land: DrawnLand) -> JsonObject:
    dead = land.id in table.view.dead
    kind = table.say(f"kind-{land.kind}")
    label = table.say("land-lost" if dead else "land", name=land.name, kind=kind)
    return {"land": land, "dead": dead, "label": label, **table.thing(f"land-{land.id}")}


def _window(
    table: WizardsPicture, things: Iterable[MapToken], asked: Iterable[str]
) -> hexagons.Bounds:
    numbers = table.isles.numbers
    dry = [space for spaces in table.isles.spaces for space in spaces]
    return window([*dry, *(numbers[one.space] for one in things), *(numbers[one] for one in asked)])


def _spaces(table: WizardsPicture, things: list[MapToken], asked: list[str]) -> list[JsonObject]:
    """Places first, then other spaces with something in them, then others with options."""
    inside: dict[str, list[MapToken]] = {}
    for token in things:
        inside.setdefault(token.space, []).append(token)
    names = table.isles.names
    sites = [names[hexagon] for hexagon in table.isles.where.values()]
    left: dict[str, int] = {}
    for _, space, _, after in table.view.steps:
        left[space] = max(after, left.get(space, 0))
    return [
        _space(table, space, inside.get(space, []), left.get(space))
        for space in dict.fromkeys((*sites, *inside, *asked))
    ]


def _space(
    table: WizardsPicture, space: str, inside: list[MapToken], left: int | None
) -> JsonObject:
    hexagon = table.isles.numbers[space]
    x, y = middle(hexagon)
    thing = table.thing(f"space-{space}")
    words = [table.place(space), *(token.label for token in inside)]
    steps = bool(thing["numbers"]) and left is not None
    if steps and left is not None:
        words.append(table.say("leaves", n=left))
    return {
        **thing,
        "id": space,
        "x": x,
        "y": y,
        "left": left if steps else None,
        "call": bool(table.asked.marks(f"call-{space}")["numbers"]),
        "full": bool(inside) or bool(table.isles.site[hexagon]),
        "label": ", ".join(words),
    }


def _focus(
    table: WizardsPicture, seen: hexagons.Bounds, lands: Iterable[DrawnLand], asked: list[str]
) -> tuple[int, int]:
    """The point that a small screen shows first, in percent of the visible area: the moving player,
    or else the middle of the spaces with options, or else the player whose turn it is."""
    points = _moving(table) or [
        *(middle(table.isles.numbers[space]) for space in asked),
        *(land.middle for land in lands if f"land-{land.id}" in table.asked.options),
        *(one["middle"] for one in laid(table) if one["numbers"]),
    ]
    points = (
        points or _at(table, table.active) or [(seen[0] + seen[2] // 2, seen[1] + seen[3] // 2)]
    )
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return round(100 * (x - seen[0]) / seen[2]), round(100 * (y - seen[1]) / seen[3])


def _moving(table: WizardsPicture) -> list[hexagons.GridPoint]:
    return _at(table, table.view.moving)


def _at(table: WizardsPicture, seat: int) -> list[hexagons.GridPoint]:
    """Where a player is; empty during a Transport."""
    space = table.players[seat].space if 0 <= seat < len(table.players) else ""
    return [middle(table.isles.numbers[space])] if space and not table.laying else []
