"""Movement (R-051, R-080 to R-086, R-093 to R-097) and what is done instead of it
(R-087 to R-091). One kind of movement a turn, used once; or staying."""

from collections.abc import Sequence

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.rules.battle import arrive
from fabletop.games.prophecy.rules.body import (
    gain_experience,
    gain_gold,
    spend_health,
    spend_magic,
)
from fabletop.games.prophecy.rules.decks import give_up_item
from fabletop.games.prophecy.rules.outside import outside_options, use_outside
from fabletop.games.prophecy.rules.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

FARES = {"walk": 0, "ride": 1, "sail": 1, "gate": 2, "boots": 0, "carpet": 0, "teleport": 0}
"""The Gold that each way costs."""

BOOTS, CARPET, TELEPORT = "rangers_boots", "flying_carpet", "scroll_of_teleportation"

WORK: dict[str, tuple[str, int, str, int, str]] = {
    "city": ("magic", 1, "gold", 2, "R-088"),
    "thieves_guild": ("health", 1, "gold", 3, "R-089"),
    "fortress": ("health", 1, "experience", 2, "R-090"),
}
"""Space: what is paid, how much, what is earned, how much, and the rule."""

NO_WORK = because("no_work_here", "R-091")


def move(table: Table, hero: Hero) -> Step:
    answer: Option = yield Question(hero.seat, "move", move_options(table, hero))
    way = answer[0]
    if way in FARES:
        travel(table, hero, str(way), str(answer[1]))
    elif way == "work":
        work(table, hero)
    elif way != "stay":
        yield from use_outside(table, hero, answer)
        return
    arrive(table)


def move_options(table: Table, hero: Hero) -> Sequence[Option]:
    if caught(table, hero):
        return [("stay",), *outside_options(table, hero)] if hero.items else _STAY
    board = table.box.board
    here = hero.space
    options: Sequence[Option] = board.moves[here][hero.gold if hero.gold < 2 else 2]
    if board.civilization[here] and why_not_work(table, hero) is None:
        options = (*options, ("work",))
    if hero.items:
        return [*options, *_item_moves(table, hero), *outside_options(table, hero)]
    return options


_STAY: Sequence[Option] = (("stay",),)


def caught(table: Table, hero: Hero) -> bool:
    """The Giant Spider's web holds who begins a turn in its space (R-096)."""
    creatures = table.box.creatures
    for card in table.adventures[hero.space]:
        if card in creatures and creatures[card].special.web:
            return True
    return False


def why_not_work(table: Table, hero: Hero) -> Reason | None:
    job = WORK.get(table.box.board.ids[hero.space])
    if job is None:
        return NO_WORK
    paid, amount, _, _, rule = job
    owned = hero.magic if paid == "magic" else hero.health
    return None if owned >= amount else needs(paid, rule, amount, owned)


def work(table: Table, hero: Hero) -> None:
    space = table.box.board.ids[hero.space]
    paid, amount, _, earned, _ = WORK[space]
    (spend_magic if paid == "magic" else spend_health)(hero, amount)
    table.note("worked", hero.seat, space)
    (gain_experience if space == "fortress" else gain_gold)(table, hero, earned)


def travel(table: Table, hero: Hero, way: str, target: str) -> None:
    hero.gold -= FARES[way]
    if way == "carpet":
        spend_magic(hero, table.box.items[CARPET].params.magic)
    elif way == "teleport":
        give_up_item(table, hero, TELEPORT)
    hero.space = table.box.board.index[target]
    table.note("moved", hero.seat, way, target)


def _item_moves(table: Table, hero: Hero) -> list[Option]:
    """Boots and carpet reach what walking does not; the scroll reaches every space."""
    moves: list[Option] = []
    board = table.box.board
    for item in hero.items:
        if item == BOOTS and item not in table.damaged:
            moves += _farther(table, hero, "boots", item)
        elif item == CARPET and item not in table.damaged:
            if hero.magic >= table.box.items[item].params.magic:
                moves += _farther(table, hero, "carpet", item)
        elif item == TELEPORT:
            moves += [("teleport", space) for space in board.ids if space != board.ids[hero.space]]
    return moves


def _farther(table: Table, hero: Hero, way: str, item: str) -> list[Option]:
    board = table.box.board
    distances = range(2, table.box.items[item].params.range + 1)
    return [
        (way, board.ids[there])
        for distance in distances
        for there in board.around(hero.space, distance)
    ]


def move_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The ways that are closed now, and why."""
    board, here = table.box.board, hero.space
    if caught(table, hero):
        return [refuse(way, because("caught", "R-096")) for way in _ways(table, hero)]
    refusals = [
        refuse(option, needs("gold", _FARE_RULES[str(option[0])], FARES[str(option[0])], hero.gold))
        for option in board.moves[here][2]
        if FARES.get(str(option[0]), 0) > hero.gold
    ]
    if not board.boats[here]:
        refusals.append(refuse(("sail",), because("no_port_here", "R-084")))
    if not board.gates[here]:
        refusals.append(refuse(("gate",), because("no_gate_here", "R-085")))
    idle = why_not_work(table, hero)
    if idle is not None:
        refusals.append(refuse(("work",), idle))
    for item, way in ((BOOTS, "boots"), (CARPET, "carpet")):
        if item in hero.items:
            refusals += _closed_item(table, hero, item, way)
    return refusals + _too_far(table, hero)


def _too_far(table: Table, hero: Hero) -> list[Refusal]:
    """Every space that nothing leads to from here, whatever one pays."""
    board = table.box.board
    ways = [*board.moves[hero.space][2], *_item_moves(table, hero)]
    near = {board.ids[hero.space], *(str(way[1]) for way in ways if len(way) > 1)}
    far = because("too_far", "R-082")
    return [refuse(("reach", space), far) for space in board.ids if space not in near]


def _closed_item(table: Table, hero: Hero, item: str, way: str) -> list[Refusal]:
    if item in table.damaged:
        return [refuse((way,), because("damaged", "R-156", item=item))]
    price = table.box.items[item].params.magic
    if hero.magic < price:
        return [refuse((way,), needs("magic", "R-043", price, hero.magic))]
    return []


def _ways(table: Table, hero: Hero) -> list[Option]:
    """All ways that would lead from here."""
    ways = [way for way in table.box.board.moves[hero.space][2] if way != ("stay",)]
    owned = [way for item, way in _CARRIERS if item in hero.items]
    return ways + owned


_CARRIERS: tuple[tuple[str, Option], ...] = (
    (BOOTS, ("boots",)),
    (CARPET, ("carpet",)),
    (TELEPORT, ("teleport",)),
)

_FARE_RULES = {"ride": "R-083", "sail": "R-084", "gate": "R-085"}
