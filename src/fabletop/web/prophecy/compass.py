"""The compass of the Water Realm: in which direction a current carries a hero, by die face."""

from fabletop.core.codec import JsonObject
from fabletop.games.prophecy.printed.cards import COMPASS, Gate
from fabletop.web.prophecy.ring import TALL, Point

ROSES: dict[str, tuple[Point, int, int]] = {
    "wide": ((968, 850), 60, 34),
    "tall": ((232, 48), 17, 14),
}
"""For each shape of the board: the place of the rose, the length of its arms, the side of a die."""


def compass(gate: Gate, manner: str, drift: int) -> JsonObject | None:
    """The rose with its dice around it; the die that carries somebody away now is marked. None if
    the Realm has no currents."""
    if not gate.compass:
        return None
    (x, y), arm, side = ROSES[manner]
    ways = [
        {"where": where, "faces": ", ".join(map(str, gate.faces(where)))}
        for where in COMPASS
        if gate.faces(where)
    ]
    dice = [die for where in COMPASS for die in _dice(gate.faces(where), where, manner, drift)]
    return {"x": x, "y": y, "arm": arm, "side": side, "ways": ways, "dice": dice}


def _dice(faces: list[int], where: str, manner: str, drift: int) -> list[JsonObject]:
    """The die faces of a direction, side by side beyond its arm."""
    (x, y), arm, side = ROSES[manner]
    east, north = COMPASS[where]
    gap = 3 if manner == TALL.name else 5
    width = len(faces) * side + (len(faces) - 1) * gap
    away = arm + gap + (width if east else side) / 2
    left, top = x + east * away - width / 2, y - north * away - side / 2
    return [
        {"x": left + n * (side + gap), "y": top, "value": face, "now": face == drift}
        for n, face in enumerate(faces)
    ]
