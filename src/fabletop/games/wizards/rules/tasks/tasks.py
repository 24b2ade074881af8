"""Tasks: receiving, beginning, doing their parts, completing, losing and handing them on (Z-104,
Z-131 to Z-134, Z-237 to Z-254)."""

from collections.abc import Sequence
from typing import Final

from fabletop.games.wizards.printed import TaskCard, TaskPart
from fabletop.games.wizards.rules.agenda import instant
from fabletop.games.wizards.rules.encounters.conditions import is_suspected
from fabletop.games.wizards.rules.tasks.points import add_points
from fabletop.games.wizards.rules.tasks.scopes import is_possible
from fabletop.games.wizards.rules.travel.places import MASTERS, RUKTAL, has_mentor, is_living
from fabletop.games.wizards.state import AWAY, HeldTask, Player, Table

DOVE: Final = "dove"


def give_task(table: Table, seat: int, giver: str, *, mandatory: bool = False) -> None:
    """Draw a Task Card for a player who may have one; the giver is a person, or another source."""
    if may_have_task(table, table.players[seat]):
        table.then(("draw_task", seat, giver, int(mandatory)))


def may_have_task(table: Table, player: Player) -> bool:
    """Whether a player may get a Task at all (Z-249)."""
    return player.rank > 0 and not is_suspected(table, player)


def may_get_task(table: Table, player: Player, order: str) -> bool:
    """Whether a Mentor of an Order gives a Task to a player; her own gives a Mandatory one, if she
    has none."""
    if order == player.order and holds_mandatory(player):
        return False
    return may_have_task(table, player)


@instant("draw_task")
def draw_task(table: Table, seat: int, giver: str, mandatory: int) -> None:
    player = table.players[seat]
    card = _draw_possible(table, player)
    if card is None:
        table.note("no_task", seat)
        return
    parts = len(card.parts)
    player.tasks.append(HeldTask(card.id, bool(mandatory), [AWAY] * parts, [False] * parts, ""))
    table.note("task", seat, card.id, "mandatory" if mandatory else "optional")
    table.then(
        *(("fix_part", seat, card.id, number) for number in range(parts)),
        ("begin_task", seat, card.id, giver),
    )


def _draw_possible(table: Table, player: Player) -> TaskCard | None:
    """Draw until a Task is possible: one that needs a place which is gone is put away. Cards put
    away are not shuffled in again before a possible Task is found."""
    unfit: list[str] = []
    found = None
    while found is None and (table.tasks or table.task_discard):
        if not table.tasks:
            table.tasks, table.task_discard = table.task_discard, []
            table.chance.shuffle(table.tasks)
        card = table.box.tasks[table.chance.draw(table.tasks)]
        if all(is_possible(table, player, card, part) for part in card.parts):
            found = card
        else:
            table.note("impossible_task", card.id)
            unfit.append(card.id)
    table.task_discard += unfit
    return found


@instant("begin_task")
def begin_task(table: Table, seat: int, card: str, giver: str) -> None:
    """At most one part is done at once: one for the player's present space, or for the giver, even
    if the giver speaks from afar (Z-131, Z-250 to Z-254)."""
    player = table.players[seat]
    held = find(player, card)
    if held is None or player.bound:
        return
    parts = [
        (held.places[number] not in (AWAY, player.space), number)
        for number, part in open_parts(table, held)
        if _begins(table, player, held, number, part, giver)
    ]
    if parts:
        do_part(table, seat, held, min(parts)[1])


def _begins(
    table: Table, player: Player, held: HeldTask, number: int, part: TaskPart, giver: str
) -> bool:
    if part.kind in ("stay", "from", "to"):
        return False
    if part.kind == "person" and part.person == "hamdrel" and giver == DOVE:
        return False
    if player.space == held.places[number] != AWAY:
        return True
    return part.kind == "person" and is_person(table, player, held, part, giver)


def is_person(table: Table, player: Player, held: HeldTask, part: TaskPart, met: str) -> bool:
    """Whether the person met is the one that the part names."""
    match part.person:
        case "mentor":
            return bool(player.order) and order_of(table, met) == player.order
        case "high_wizard":
            return met in table.box.high_wizards
        case "named_wizard":
            return met == held.named
        case _:
            return met == part.person


def order_of(table: Table, person: str) -> str:
    """The Order that a person teaches (base rules 6.2)."""
    if person == RUKTAL:
        return "druids"
    if person in MASTERS:
        return "sorcerers"
    return "wizards" if person in table.box.high_wizards else ""


def find(player: Player, card: str) -> HeldTask | None:
    return next((held for held in player.tasks if held.card == card), None)


def open_parts(table: Table, held: HeldTask) -> list[tuple[int, TaskPart]]:
    """The parts that can be done next."""
    card = table.box.tasks[held.card]
    return [(number, card.parts[number]) for number in parts_left(card, held.done)]


def parts_left(card: TaskCard, done: Sequence[bool]) -> list[int]:
    """The parts that can be done next: the first open one, or any if the order does not matter."""
    left = [number for number, is_done in enumerate(done) if not is_done]
    return left[:1] if card.ordered or (card.opening and not done[0]) else left


def markers_at(table: Table, player: Player, space: int) -> list[tuple[HeldTask, int]]:
    """The markers that a player can pick up in a space now."""
    if player.bound or not player.tasks:
        return []
    return [
        (held, number)
        for held in player.tasks
        if space in held.places
        for number, part in open_parts(table, held)
        if held.places[number] == space and part.kind != "stay"
    ]


def do_part(table: Table, seat: int, held: HeldTask, number: int) -> None:
    held.done[number] = True
    table.note("part", seat, held.card, sum(held.done), len(held.done))
    if all(held.done):
        complete(table, seat, held)


def complete(table: Table, seat: int, held: HeldTask) -> None:
    put_away(table, seat, held)
    table.completed += 1
    table.note("completed", seat, held.card)
    for kind, count in enumerate(table.box.tasks[held.card].points):
        add_points(table, seat, kind, count)


def put_away(table: Table, seat: int, held: HeldTask) -> None:
    table.players[seat].tasks.remove(held)
    table.task_discard.append(held.card)


def lose_mandatory(table: Table, seat: int) -> None:
    """Lose Mandatory Tasks when switching Orders; their markers leave no Demons (Z-104, Z-105)."""
    for held in [held for held in table.players[seat].tasks if held.mandatory]:
        put_away(table, seat, held)
        table.note("task_lost", seat, held.card)


def holds_mandatory(player: Player) -> bool:
    return any(held.mandatory for held in player.tasks)


def is_lost(table: Table, player: Player, held: HeldTask) -> bool:
    """Whether an open part needs a place or a person that is gone."""
    card: TaskCard = table.box.tasks[held.card]
    for number, part in enumerate(card.parts):
        if held.done[number]:
            continue
        if held.places[number] != AWAY and not is_living(table, held.places[number]):
            return True
        if part.kind == "person" and part.person == "mentor" and not has_mentor(table, player):
            return True
    return False


def hand_on(table: Table, giver: int, receiver: int, card: str) -> None:
    """Hand an Optional Task with its markers to another player; it stays Optional."""
    held = find(table.players[giver], card)
    assert held is not None
    table.players[giver].tasks.remove(held)
    table.players[receiver].tasks.append(held)
    table.note("handed", giver, card, receiver)


def optional_tasks(player: Player) -> list[str]:
    return [held.card for held in player.tasks if not held.mandatory]


def markers(table: Table) -> list[tuple[int, str, int]]:
    """Every marker on the map: its owner's seat, its Task, and its space."""
    return [
        (seat, held.card, space)
        for seat, player in enumerate(table.players)
        for held in player.tasks
        for space in markers_of(held).values()
    ]


def markers_of(held: HeldTask) -> dict[int, int]:
    """The markers of a Task on the map: the space of each part that has one and is not done."""
    parts = enumerate(zip(held.places, held.done, strict=True))
    return {part: space for part, (space, done) in parts if space != AWAY and not done}
