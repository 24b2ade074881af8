"""What is laid out face down at the start: the cards of the Astral Planes (R-016), with the Gates
of Realms among the Lesser Guardians (W-069, W-208), and the cards of the Realms (W-064, W-065).
Whatever is left over is set aside, unseen."""

from collections.abc import Callable

from fabletop.core.chance import DEAL
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.rules.table.composition import SEA_LORD, Decks
from fabletop.games.prophecy.state import Plane, Realm, Table

PLANES = 5
"""Those of the main board; the discs of Realms come after them."""


def new_realm(box: Box, decks: Decks, realm: str, seats: int) -> Realm:
    board = box.board
    spaces = [number for number, world in enumerate(board.world) if world == realm]
    plane = next(n for n, disc in enumerate(board.planes) if disc.id == f"plane_{realm}")
    goal = board.index[board.planes[plane].adjacent[0]]
    entrance = next(n for n in spaces if board.terrain[n] == "entrance")
    abilities = decks.of_guilds(realm)
    return Realm(plane, entrance, goal, prizes=seats, abilities=abilities)


def fill_planes(table: Table, decks: Decks) -> None:
    """One card of each sort for each plane, in the order of the box."""
    gates = [gate.id for gate in table.box.gates.values() if gate.realm in table.realms]
    lesser, greater = decks.guardians("lesser"), decks.guardians("greater")
    if table.ending == SEA_LORD:
        table.removed += greater
        greater = []
    artifacts, most = decks.artifacts(), PLANES * _each(table)
    firsts = [*lesser[: PLANES - len(gates)], *gates]
    left = [*lesser[PLANES - len(gates) :], *artifacts[most:]]
    _deal(table, firsts, greater, artifacts[:most], left)


def _each(table: Table) -> int:
    """The Artifacts of each plane (W-179)."""
    return 2 if table.options["artifacts"] == "ten" else 1


def shuffle_planes(table: Table) -> None:
    """At random one card of each sort to each plane (R-016)."""
    decks = Decks(table.box, table.options, len(table.heroes))
    hidden = [*table.boxed]
    for plane in table.planes:
        hidden += [card for card in (plane.lesser, plane.greater, *plane.artifacts) if card]
    gates = [card for card in hidden if card in table.box.gates]
    guardians = table.box.guardians
    lesser = [c for c in hidden if c in guardians and guardians[c].rank == "lesser"]
    greater = [c for c in hidden if c in guardians and guardians[c].rank == "greater"]
    possible = decks.artifacts()
    sure, perhaps = possible[: decks.sure_artifacts()], possible[decks.sure_artifacts() :]
    for cards in (lesser, greater, perhaps):
        table.chance.shuffle(cards, DEAL)
    aside = {*lesser, *greater, *gates, *possible}
    table.boxed = [card for card in table.boxed if card not in aside]
    firsts = [*lesser[: PLANES - len(gates)], *gates]
    if gates:
        table.chance.shuffle(firsts, DEAL)
    dealt = [*sure, *perhaps][: PLANES * _each(table)]
    if sure:
        table.chance.shuffle(dealt, DEAL)
    left = [*lesser[PLANES - len(gates) :], *perhaps[len(dealt) - len(sure) :]]
    _deal(table, firsts, greater, dealt, left)


def _deal(
    table: Table, firsts: list[str], greater: list[str], artifacts: list[str], left: list[str]
) -> None:
    """To each plane a Lesser Guardian or a Gate, a Greater Guardian, and its Artifacts; what is
    left is set aside."""
    each = _each(table)
    table.boxed += [*left, *greater[PLANES:]]
    for number in range(PLANES):
        plane = table.planes[number]
        plane.lesser = firsts[number]
        plane.greater = greater[number] if greater else ""
        plane.artifacts = tuple(artifacts[number * each : (number + 1) * each])


def deal_realm(table: Table, decks: Decks, realm: str) -> None:
    """Every space of a colour gets a card of that colour; the rest stays aside (W-065)."""
    for holds in ("positive", "negative"):
        lay_cards(table, realm, holds, decks.of_realm(realm, holds))
    if table.ending == SEA_LORD:
        table.adventures[table.realms[realm].goal].append(SEA_LORD)


def lay_cards(table: Table, realm: str, holds: str, cards: list[str]) -> None:
    left = cards[:]
    for space in spaces_for(table, realm, holds):
        table.face_down[space] = left.pop(0)
    table.boxed += left


def spaces_for(table: Table, realm: str, holds: str) -> list[int]:
    return table.box.board.coloured[realm, holds]


def shuffle_realm(table: Table, realm: str) -> None:
    decks = Decks(table.box, table.options, len(table.heroes))
    for holds in ("positive", "negative"):
        cards = decks.of_realm(realm, holds)
        for card in cards:
            if card in table.boxed:
                table.boxed.remove(card)
        table.chance.shuffle(cards, DEAL)
        lay_cards(table, realm, holds, cards)
    free = spaces_for(table, realm, "negative")
    open_a_way(table, realm, free, lambda spaces: table.chance.shuffle(spaces, DEAL))
    table.chance.shuffle(table.realms[realm].abilities, DEAL)


def open_a_way(
    table: Table, realm: str, free: list[int], shuffle: Callable[[list[str]], None]
) -> None:
    """There is always a way: Reefs that close the entrance or the goal of a Realm on all sides are
    exchanged for another of its dark cards, one of those in the free spaces."""
    board = table.box.board
    ends = (table.realms[realm].entrance, table.realms[realm].goal)
    beside = [board.around_on_grid(end) for end in ends]
    for doors in beside:
        if not doors or not all(_is_blocked(table, door) for door in doors):
            continue
        others = [
            board.ids[space]
            for space in free
            if space not in (*beside[0], *beside[1]) and not _is_blocked(table, space)
        ]
        open_door = next((door for door in doors if door in free), None)
        if open_door is None or not others:
            continue
        shuffle(others)
        other = board.index[others[0]]
        lying = table.face_down
        lying[open_door], lying[other] = lying[other], lying[open_door]


def _is_blocked(table: Table, space: int) -> bool:
    obstacles = table.box.obstacles
    lying = [*table.adventures[space], table.face_down[space]]
    return any(obstacles[card].params.blocked for card in lying if card in obstacles)


def discs(table: Table) -> list[Plane]:
    """The planes of the Realms."""
    return table.planes[PLANES:]
