"""Movement (R-051, R-080 to R-087, R-092 to R-097, R-213, R-266, R-267): one kind of movement per
turn, used once; or staying, or another action instead."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.rules.battle.start import arrive
from fabletop.games.prophecy.rules.hero.payment import purse
from fabletop.games.prophecy.rules.hero.spells import (
    can_cast,
    cast,
    casting,
    castings,
    why_not_cast,
)
from fabletop.games.prophecy.rules.planes.planes import STORM, plane_options, plane_refusals, storm
from fabletop.games.prophecy.rules.table.reasons import because, needs, refuse
from fabletop.games.prophecy.rules.turn.fares import (
    BOOTS,
    CAPE,
    CARPET,
    FARE_RULES,
    FARES,
    TELEPORT,
    can_travel,
    card_moves,
    fare,
    magic_fare,
    plain_moves,
    travel,
)
from fabletop.games.prophecy.rules.turn.further import further_ways
from fabletop.games.prophecy.rules.turn.other_actions import (
    INSTEAD,
    do_instead,
    do_work,
    instead_options,
    instead_refusals,
    why_not_work,
)
from fabletop.games.prophecy.rules.turn.own_turn import is_outside, outside_options, use_outside
from fabletop.games.prophecy.rules.turn.trade import TRADE, partners, propose_to
from fabletop.games.prophecy.state import Hero, Table

FLEET_OF_FOOT: Final = "fleet_of_foot"


def move(table: Table, hero: Hero) -> Step:
    world = table.world_of(hero)
    if world is not None:
        yield from world.move(table, hero)
        return
    answer: Option = yield Question(hero.seat, "move", move_options(table, hero))
    way = answer[0]
    if way == "stay":
        arrive(table)
    elif way in FARES:
        yield from _set_out(table, hero, answer)
    elif is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif way == "cast":
        cast(table, hero, FLEET_OF_FOOT, answer)
        table.movements = table.box.abilities[FLEET_OF_FOOT].params.movements
    elif way == STORM:
        storm(table, hero, str(answer[1]))
    elif way == TRADE:
        propose_to(table, str(answer[1]))
    elif way in table.parts.go:
        yield from table.parts.go[str(way)](table, hero, answer)
    else:
        _go(table, hero, answer)


def _set_out(table: Table, hero: Hero, answer: Option) -> Step:
    """The movement may cost something first, and the hero may even die of it."""
    for toll in table.parts.tolls:
        yield from toll(table, hero, answer)
    if hero.alive:
        _go(table, hero, answer)
    else:
        table.phase = "after"


def _go(table: Table, hero: Hero, answer: Option) -> None:
    way = answer[0]
    if way == "work":
        do_work(table, hero)
    elif way == INSTEAD:
        do_instead(table, hero, answer)
    else:
        travel(table, hero, answer)
        if table.movements > 1:
            table.movements -= 1
            return
    arrive(table)


def move_options(table: Table, hero: Hero) -> Sequence[Option]:
    if not table.standard:
        return _basic_moves(table, hero)
    options: list[Option] = [("stay",)]
    bound = is_bound(table, hero)
    if not bound:
        options = [*plain_moves(table, hero), *card_moves(table, hero)]
        if table.movements < 2:
            options += plane_options(table, hero)
        options += further_ways(table, hero)
    if table.parts.early:
        options += table.parts.early_uses(table, hero)
    if not table.movements:
        options += instead_options(table, hero)
        for other in partners(table, hero):
            options.append((TRADE, other.character))
        if not bound and can_cast(table, hero, FLEET_OF_FOOT):
            options += castings(table, hero, FLEET_OF_FOOT)
    if hero.items or hero.abilities:
        options += outside_options(table, hero)
    return options


def _basic_moves(table: Table, hero: Hero) -> Sequence[Option]:
    """The Basic version has no Abilities, planes or trade."""
    if table.adventures[hero.space] and caught(table, hero):
        return [("stay",), *outside_options(table, hero)] if hero.items else _STAY
    board, gold = table.box.board, hero.gold
    options: Sequence[Option] = board.moves[hero.space][gold if gold < 2 else 2]
    if board.civilization[hero.space] and why_not_work(table, hero) is None:
        options = (*options, ("work",))
    if hero.items:
        return [*options, *card_moves(table, hero), *outside_options(table, hero)]
    return options


_STAY: Final[Sequence[Option]] = (("stay",),)


def is_bound(table: Table, hero: Hero) -> bool:
    """Whether she cannot leave her space: in the Final Battle, or in a web."""
    return table.stage == "final" or caught(table, hero)


def caught(table: Table, hero: Hero) -> bool:
    """The Giant Spider's web holds a hero who begins a turn in its space (R-096)."""
    creatures = table.box.creatures
    for card in table.adventures[hero.space]:
        if card in creatures and creatures[card].special.web:
            return not table.movements
    return False


def move_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The movements that are not possible now, and why."""
    board, here = table.box.board, hero.space
    if table.stage == "final":
        no_leave = because("no_leaving", "R-213")
        return [refuse(way, no_leave) for way in _ways(table, hero)] + instead_refusals(table, hero)
    if caught(table, hero):
        return [refuse(way, because("caught", "R-096")) for way in _ways(table, hero)]
    gold = purse(table, hero, "fare")
    refusals = [
        refuse(option, needs("gold", FARE_RULES[str(option[0])], price, hero.coins))
        for option in board.moves[here][2]
        if (price := fare(table, hero, option)) > gold
    ]
    if not board.port[here]:
        refusals.append(refuse(("sail",), because("no_port_here", "R-084")))
    if not board.gates[here]:
        refusals.append(refuse(("gate",), because("no_gate_here", "R-085")))
    if not table.movements:
        refusals += instead_refusals(table, hero)
    for item, way in ((BOOTS, "boots"), (CARPET, "carpet")):
        if item in hero.items:
            refusals += _closed_item(table, hero, item, way)
    refusals += [
        refuse((name,), needs("magic", "R-043", magic_fare(table, hero, name), hero.magic))
        for name in _carrying(table, hero)
        if not can_travel(table, hero, name)
    ]
    refusals += plane_refusals(table, hero) + _too_far(table, hero)
    return refusals + _fleet_refusals(table, hero) if FLEET_OF_FOOT in hero.abilities else refusals


def _fleet_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Fleet of Foot: for Magic, once per turn, for movements only; a plane only as the second."""
    spell = casting(FLEET_OF_FOOT)
    if not table.movements:
        reason = why_not_cast(table, hero, FLEET_OF_FOOT)
        return [refuse(spell, reason)] if reason else []
    refusals = [refuse(spell, because("already_cast", "R-267"))]
    no_movement = because("no_movement", "R-267")
    refusals += [refuse(option, no_movement) for option in instead_options(table, hero)]
    if table.movements > 1:
        later = because("second_movement_only", "R-266")
        refusals += [refuse(option, later) for option in plane_options(table, hero)]
    return refusals


def grounded(table: Table, hero: Hero) -> list[Refusal]:
    """In a Realm, Items and Abilities of movement do not work (W-112), and some actions instead of
    moving need another place (W-118)."""
    cards = [way for item, way in (*_carriers(table), (CAPE, (CAPE,))) if item in hero.items]
    cards += [(name,) for name in _carrying(table, hero)]
    if FLEET_OF_FOOT in hero.abilities:
        cards.append(casting(FLEET_OF_FOOT))
    not_here = because("wrong_place", "W-112")
    return [refuse(card, not_here) for card in cards] + instead_refusals(table, hero)


def _too_far(table: Table, hero: Hero) -> list[Refusal]:
    """The spaces that cannot be reached from here at any price."""
    board = table.box.board
    ways = [*board.moves[hero.space][2], *plain_moves(table, hero), *card_moves(table, hero)]
    ways += further_ways(table, hero)
    closed = table.parts.refusals.get("move", ())
    ways += [refusal.option for why in closed for refusal in why(table, hero)]
    near = {board.ids[hero.space], *(str(way[1]) for way in ways if len(way) > 1)}
    far = because("too_far", "R-082")
    return [refuse(("reach", space), far) for space in board.main if space not in near]


def _closed_item(table: Table, hero: Hero, item: str, way: str) -> list[Refusal]:
    if item in table.damaged:
        return [refuse((way,), because("damaged", "R-156", item=item))]
    price = table.box.items[item].params.magic
    if hero.magic < price:
        return [refuse((way,), needs("magic", "R-043", price, hero.magic))]
    return []


def _ways(table: Table, hero: Hero) -> list[Option]:
    """All kinds of movement that lead anywhere from here."""
    ways = [way for way in table.box.board.moves[hero.space][2] if way != ("stay",)]
    owned = [way for item, way in _carriers(table) if item in hero.items]
    owned += [(name,) for name in _carrying(table, hero)]
    if FLEET_OF_FOOT in hero.abilities:
        owned.append(casting(FLEET_OF_FOOT))
    return ways + owned


def _carrying(table: Table, hero: Hero) -> list[str]:
    """Her Abilities that provide a movement."""
    abilities = table.box.abilities
    return [n for n in hero.abilities if abilities[n].timing == "movement" and n != FLEET_OF_FOOT]


def _carriers(table: Table) -> tuple[tuple[str, Option], ...]:
    """The Items that provide a movement, each with its option."""
    steed = table.parts.steed
    return (
        (BOOTS, ("boots",)),
        (CARPET, ("carpet",)),
        (TELEPORT, ("teleport",)),
        (steed, (steed,)),
    )
