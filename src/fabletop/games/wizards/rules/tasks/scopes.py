"""Where the markers of a Task lie: named places, ANY, RANDOM (Z-241 to Z-246)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import LAIR, TERRAIN
from fabletop.games.wizards.printed import TaskCard, TaskPart
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.travel.places import (
    COTTAGE,
    MASTERS,
    RUKTAL,
    groups,
    has_mentor,
    is_living,
    is_site_living,
    random_living_space,
    within,
)
from fabletop.games.wizards.state import AWAY, HeldTask, Player, Table

RESIDENTS: Final = {"hamdrel": COTTAGE, "ruktal": RUKTAL, **{master: master for master in MASTERS}}

SITES: Final[tuple[str, ...]] = ("common_town", "elven_dwelling", "stone")
"""Scopes that are kinds of sites."""


def is_possible(table: Table, player: Player, card: TaskCard, part: TaskPart) -> bool:
    """Whether a part can be set up with the lands that are left."""
    match part.kind:
        case "present" | "same":
            return True
        case "site" | "stay":
            return is_site_living(table, part.site)
        case "person" | "from":
            return _is_person_there(table, player, part)
        case _:
            alike = [one for one in card.parts if _is_alike(one, part)]
            return part.scope in ("map", "water") or len(spaces_of(table, part)) >= len(alike)


def _is_person_there(table: Table, player: Player, part: TaskPart) -> bool:
    if part.site:
        return is_site_living(table, part.site)
    if part.person == "mentor":
        return has_mentor(table, player)
    home = RESIDENTS.get(part.person)
    return home is None or is_site_living(table, home)


def _is_alike(one: TaskPart, other: TaskPart) -> bool:
    return one.kind in ("space", "to") and (one.select, one.scope) == (other.select, other.scope)


def spaces_of(table: Table, part: TaskPart) -> list[int]:
    """The spaces among which a part's place is chosen."""
    isles, scope = table.isles, part.scope
    if scope in SITES:
        return [space for space in isles.of_kind(scope) if is_living(table, space)]
    if scope == "dragons_lair":
        return list(isles.spaces[isles.index[LAIR]])
    if scope == "water":
        return [space for waters in isles.waters for space in waters]
    return [
        space
        for land, spaces in enumerate(isles.spaces)
        if not table.dead[land] and part.land in ("", isles.kinds[land])
        for space in spaces
        if scope in ("map", TERRAIN[isles.terrain[space]])
    ]


@instant("fix_part")
def fix_part(table: Table, seat: int, card: str, number: int) -> None:
    """Determine the place of a part, in the order in which the Task lists the parts (Z-241)."""
    player = table.players[seat]
    held = next(held for held in player.tasks if held.card == card)
    parts = table.box.tasks[card].parts
    part = parts[number]
    match part.kind:
        case "present":
            held.places[number] = player.space
        case "same":
            tagged = next(i for i, one in enumerate(parts) if one.tag == part.tag)
            held.places[number] = held.places[tagged]
        case "site" | "stay":
            held.places[number] = table.isles.where[part.site]
        case "from":
            held.places[number] = table.isles.where[part.site or RESIDENTS[part.person]]
        case "person":
            _fix_person(table, seat, held, number, part)
        case _:
            _fix_space(table, seat, held, number, part)


def _fix_person(table: Table, seat: int, held: HeldTask, number: int, part: TaskPart) -> None:
    if part.person in RESIDENTS:
        held.places[number] = table.isles.where[RESIDENTS[part.person]]
    elif part.person == "named_wizard":
        table.then(("name_wizard", seat, held.card))


def _fix_space(table: Table, seat: int, held: HeldTask, number: int, part: TaskPart) -> None:
    if part.select == "any":
        table.then(("any_group", seat, held.card, number))
        return
    taken = _chosen(table, held, "random") + _needed_later(table, held, number)
    while True:
        if part.scope == "map":
            space = random_living_space(table)
        else:
            spaces = spaces_of(table, part)
            space = spaces[table.chance.pick(len(spaces))]
        if space not in taken:
            break
    _mark(table, seat, held, number, space)


def _chosen(table: Table, held: HeldTask, select: str) -> list[int]:
    """The places already chosen: all ANY places must differ, and all RANDOM ones (Z-243, Z-244)."""
    parts = table.box.tasks[held.card].parts
    return [
        place
        for place, part in zip(held.places, parts, strict=True)
        if place != AWAY and part.kind in ("space", "to") and part.select == select
    ]


def _needed_later(table: Table, held: HeldTask, number: int) -> list[int]:
    """Places to keep free because a later part has no other place: for example the last dwelling,
    which may lie in the woods."""
    later = table.box.tasks[held.card].parts[number + 1 :]
    sites = [spaces_of(table, part) for part in later if part.scope in SITES]
    return [spaces[0] for spaces in sites if len(spaces) == 1]


def _mark(table: Table, seat: int, held: HeldTask, number: int, space: int) -> None:
    held.places[number] = space
    table.note("marker", seat, held.card, table.isles.names[space])


def _candidates(table: Table, seat: int, card: str, number: int) -> tuple[HeldTask, list[int]]:
    held = next(held for held in table.players[seat].tasks if held.card == card)
    taken = _chosen(table, held, "any")
    part = table.box.tasks[card].parts[number]
    return held, [space for space in spaces_of(table, part) if space not in taken]


@asking("any_group")
def any_group(table: Table, seat: int, card: str, number: int) -> Step:
    """Choose a place. If there are many, the player first chooses a land or its waters."""
    held, spaces = _candidates(table, seat, card, number)
    part = table.box.tasks[card].parts[number]
    few = part.scope in SITES or part.scope == "dragons_lair"
    options: list[Option] = (
        [("space", table.isles.names[space]) for space in spaces] if few else groups(table, spaces)
    )
    answer: Option = yield Question(seat, "marker", options, card)
    table.agenda.pop()
    if few:
        _mark(table, seat, held, number, table.isles.numbers[str(answer[1])])
    else:
        table.then(("any_space", seat, card, number, *answer))


@asking("any_space")
def any_space(table: Table, seat: int, card: str, number: int, group: str, land: str) -> Step:
    held, spaces = _candidates(table, seat, card, number)
    names = table.isles.names
    options: list[Option] = [
        ("space", names[space]) for space in within(table, spaces, group, land)
    ]
    answer: Option = yield Question(seat, "marker_space", options, card)
    table.agenda.pop()
    _mark(table, seat, held, number, table.isles.numbers[str(answer[1])])


@asking("name_wizard")
def name_wizard(table: Table, seat: int, card: str) -> Step:
    options: list[Option] = [("wizard", wizard) for wizard in table.box.high_wizards]
    answer: Option = yield Question(seat, "name_wizard", options, card)
    table.agenda.pop()
    held = next(held for held in table.players[seat].tasks if held.card == card)
    held.named = str(answer[1])
    table.note("named", seat, card, held.named)
