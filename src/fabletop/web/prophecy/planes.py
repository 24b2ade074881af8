"""The Astral Planes: beyond the notches of their guilds, and the discs beside the Realms."""

from fabletop.core.codec import JsonObject
from fabletop.games.prophecy.seen.planes import power_up
from fabletop.games.prophecy.seen.view import FACE_DOWN, PlaneView
from fabletop.web.prophecy.picture import ProphecyPicture, two_lines
from fabletop.web.prophecy.ring import BoardShape, Point, beyond
from fabletop.web.prophecy.tiles import back, measures

GUARDIANS = ("lesser", "greater")
ARTIFACT, PRIZE = "artifact", "prize"
PLANE_CARDS = (*GUARDIANS, ARTIFACT)


def planes(table: ProphecyPicture, shape: BoardShape) -> list[JsonObject]:
    """The planes around the ring."""
    if not shape.frame:
        return []
    index = {space.id: n for n, space in enumerate(table.spaces())}
    return [
        plane(table, shape, one, beyond(index[one.guild], shape))
        for one in table.view.planes
        if one.guild
    ]


def plane(
    table: ProphecyPicture,
    shape: BoardShape,
    one: PlaneView,
    centre: Point,
    world: str = "",
) -> JsonObject:
    """A plane; if it is the disc of the Realm `world`, with what else lies there."""
    realm = table.view.realms[world] if world else None
    width, height = shape.plane
    x, y = round(centre[0] - width / 2), round(centre[1] - height / 2)
    gate = one.lesser if one.lesser in table.box.gates else ""
    leads_to = table.box.gates[gate].realm if gate else ""
    closed = realm.closed if realm else one.closed and not gate
    return {
        "id": one.id,
        "guild": one.guild,
        **table.asked.marks(one.id),
        "x": x,
        "y": y,
        "w": width,
        "h": height,
        "name": table.name(one.id),
        "lines": two_lines(table.name(one.id), measures(shape).one_line),
        "beside": [table.name(space) for space in one.adjacent],
        "attacked": table.view.assault == one.id,
        "closed": closed,
        "waits": realm is not None and not closed and not realm.gate,
        "gate": leads_to,
        "realm": table.words.realm(leads_to) if leads_to else "",
        "stronger": 0 if closed or gate else power_up(table.view, one.id),
        "slots": [] if closed else _placed(_rows(table, shape, one, world), shape, (x, y)),
    }


def _rows(
    table: ProphecyPicture, shape: BoardShape, one: PlaneView, world: str
) -> list[list[JsonObject]]:
    """A row for each Guardian, one for the Artifacts (at most two), and one for the Pearls or
    Hearts of a Realm."""
    realm = table.view.realms[world] if world else None
    one_line = measures(shape).one_line
    rows: list[list[JsonObject]] = []
    if realm is None or realm.gate or one.greater:
        rows += [[card] for card in _guardians(table, one, one_line)]
        rows.append(_artifacts(table, one, one_line))
    if realm and realm.prizes:
        rows.append([_prize(table, world, realm.prizes, one_line)])
    return [row for row in rows if row]


def _placed(rows: list[list[JsonObject]], shape: BoardShape, corner: Point) -> list[JsonObject]:
    rule, (width, height) = measures(shape), shape.plane
    x, y = corner
    strip = (height - rule.head - 3) / max(len(PLANE_CARDS), len(rows))
    placed = []
    for number, row in enumerate(rows):
        wide = (width - 6) / len(row)
        top = y + rule.head + strip * number
        for nth, card in enumerate(row):
            box = {"x": x + 3 + wide * nth, "y": top, "w": wide - (nth < len(row) - 1)}
            placed.append({**card, **box, "h": strip - 2, "named": len(row) == 1})
    return placed


def _prize(table: ProphecyPicture, world: str, left: int, one_line: int) -> JsonObject:
    """The prize for conquering a Realm, and how many are left."""
    shown = table.card(table.box.prize_of[world], one_line)
    said = {"sort": PRIZE, "sort_name": f"×{left}", "left": left}
    return shown | said | {"peeked": False}


def _guardians(table: ProphecyPicture, one: PlaneView, one_line: int) -> list[JsonObject]:
    """A Gate is alone in its plane; the disc of a Realm has no Lesser Guardian."""
    known = table.known(one.id)
    ranks = {foe: table.box.guardians[foe].rank for foe in known if foe in table.box.guardians} | {
        card: "lesser" for card in known if card in table.box.gates
    }
    sorts = GUARDIANS if one.guild else GUARDIANS[1:]
    if one.lesser in table.box.gates:
        sorts = GUARDIANS[:1]
    shown = []
    faces = {"lesser": one.lesser, "greater": one.greater}
    for sort in sorts:
        peeked = next((card for card, rank in ranks.items() if rank == sort), "")
        shown.append(_card(table, one.id, sort, faces[sort], peeked, one_line))
    return shown


def _artifacts(table: ProphecyPicture, one: PlaneView, one_line: int) -> list[JsonObject]:
    if one.lesser in table.box.gates:
        return []
    known = [card for card in table.known(one.id) if card in table.box.artifacts]
    hidden = iter(known)
    return [
        _card(
            *(table, one.id, ARTIFACT, face, next(hidden, "") if face == FACE_DOWN else ""),
            one_line,
            number,
        )
        for number, face in enumerate(one.artifacts)
    ]


def _card(
    table: ProphecyPicture,
    plane: str,
    sort: str,
    face: str,
    peeked: str,
    one_line: int,
    number: int = 0,
) -> JsonObject:
    """A card of a plane, also while it is face down or after it is gone."""
    name = table.words.term(sort)
    said = {"sort": sort, "sort_name": name}
    key = f"{plane}-{sort}" + (f"-{number}" if number else "")
    if face == FACE_DOWN and peeked:
        return table.card(peeked, one_line) | said | {"key": key, "peeked": True}
    if face and face != FACE_DOWN:
        return table.card(face, one_line) | said | {"peeked": False}
    unknown = back(key, sort) | said | {"lines": two_lines(name, one_line)}
    return unknown if face else unknown | {"kind": "gone"}
