"""The targets of each kind of movement and their prices (R-081 to R-086, R-263, R-306, R-309,
R-320)."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.hero.body import gain_gold, spend_magic
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.hero.spells import (
    at_command,
    cast,
    lowest_price,
    payments,
    price_of,
)
from fabletop.games.prophecy.rules.table.decks import distinct, give_up_item
from fabletop.games.prophecy.state import Hero, Table

FARES: Final = {"walk": 0, "ride": 1, "sail": 1, "gate": 2, "boots": 0, "carpet": 0, "teleport": 0}
"""The Gold for each kind of movement."""

DEAREST: Final = max(FARES.values())

FARE_RULES: Final = {"ride": "R-083", "sail": "R-084", "gate": "R-085"}

BOOTS: Final = "rangers_boots"
CARPET: Final = "flying_carpet"
TELEPORT: Final = "scroll_of_teleportation"
CAPE: Final = "royal_cape"
ITEMS_OF_WAYS: Final = {"boots": BOOTS, "carpet": CARPET, "teleport": TELEPORT, CAPE: CAPE}
"""The Items that carry their owner, by kind of movement."""
CARRYING: Final = frozenset(ITEMS_OF_WAYS.values())
CARRIERS: Final[tuple[str, ...]] = ("carpet", CAPE)
"""The kinds of movement by an Item that cost Magic."""

SAIL: Final = "sail"

PEGASUS_FROM: Final = 3
"""A free horse goes two spaces; the Pegasus is for longer distances."""


def fare(table: Table, hero: Hero, option: Option) -> int:
    """The price of a movement for her; Dolphin Friend makes boats cheaper."""
    if not hero.abilities and not table.parts.fares:
        return FARES.get(str(option[0]), 0)
    price = _usual_fare(table, hero, option)
    if price and option[0] == SAIL:
        abilities = table.box.abilities
        price -= sum([abilities[name].params.boat_discount for name in hero.abilities])
    return max(0, price)


def _usual_fare(table: Table, hero: Hero, option: Option) -> int:
    """The printed fare; nothing with the matching Ability. Other parts may set another one."""
    way = str(option[0])
    for special in table.parts.fares if len(option) > 1 else ():
        price = special(table, hero, way, str(option[1]))
        if price is not None:
            return price
    for name in hero.abilities:
        if table.box.abilities[name].params.free == way:
            return 0
    return FARES.get(way, 0)


def plain_moves(table: Table, hero: Hero) -> Sequence[Option]:
    """Staying and every movement that needs no card, if she can pay."""
    board = table.box.board
    here, gold = hero.space, hero.coins
    usual = not table.parts.fares or (here < board.size and not table.credit)
    if not hero.abilities and usual:
        return board.moves[here][gold if gold < 2 else 2]
    gold = purse(table, hero, "fare")
    if usual and table.box.effects.changing_fares.isdisjoint(hero.abilities):
        return board.moves[here][gold if gold < 2 else 2]
    if gold >= DEAREST and usual:
        moves = list(board.moves[here][2])
    else:
        moves = [way for way in board.moves[here][2] if fare(table, hero, way) <= gold]
    if board.port[here] and here < board.size and _any_port(table, hero):
        near = (here, *board.boats[here])
        farther: list[Option] = [
            (SAIL, port) for port in board.ports if board.index[port] not in near
        ]
        moves += [way for way in farther if fare(table, hero, way) <= gold]
    return moves


def _any_port(table: Table, hero: Hero) -> bool:
    return any(table.box.abilities[name].params.reach == "port" for name in hero.abilities)


def card_moves(table: Table, hero: Hero) -> list[Option]:
    """The movements of her Items and Abilities, if she can pay."""
    moves: list[Option] = []
    if not CARRYING.isdisjoint(hero.items) or table.parts.steed in hero.items:
        moves += _item_moves(table, hero)
    abilities = table.box.abilities
    for name in at_command(table, hero):
        if abilities[name].timing == "movement" and can_travel(table, hero, name):
            moves += ability_moves(table, hero, name)
    return moves


def _item_moves(table: Table, hero: Hero) -> list[Option]:
    moves: list[Option] = []
    for item in distinct(hero.items) if table.doubled else hero.items:
        if item == BOOTS and item not in table.damaged:
            moves += _farther(table, hero, "boots", table.box.items[item].params.range)
        elif item == CARPET and item not in table.damaged:
            numbers = table.box.items[item].params
            if hero.magic >= numbers.magic:
                moves += _farther(table, hero, "carpet", numbers.range)
        elif item == TELEPORT:
            moves += _anywhere(table, hero, "teleport")
        elif item == CAPE and hero.magic >= table.box.items[item].params.magic:
            moves += _anywhere(table, hero, CAPE)
        elif item == table.parts.steed:
            moves += _farther(table, hero, item, table.box.items[item].params.range, nearest=1)
    return moves


def can_travel(table: Table, hero: Hero, name: str) -> bool:
    return hero.magic >= magic_fare(table, hero, name)


def magic_fare(table: Table, hero: Hero, name: str) -> int:
    """The lowest price in Magic of a movement by this Ability."""
    ability = table.box.abilities[name]
    return lowest_price(table, hero, name) if ability.spell else ability.params.magic


def ability_moves(table: Table, hero: Hero, name: str) -> list[Option]:
    """The movements of an Ability, and for a Spell the ways to pay for it."""
    moves = _reached(table, hero, name)
    if not table.box.abilities[name].spell:
        return moves
    paid = payments(table, hero, name)
    return [(*move, *payment) for move in moves for payment in paid]


def _reached(table: Table, hero: Hero, name: str) -> list[Option]:
    """To a terrain, to the hero's own guilds, or a number of spaces along the ring."""
    board, numbers = table.box.board, table.box.abilities[name].params
    here = board.ids[hero.space]
    if numbers.range:
        nearest = PEGASUS_FROM if numbers.free == "ride" else 2
        return _farther(table, hero, name, numbers.range, nearest)
    if numbers.reach == "own_guild":
        return [(name, guild) for guild in table.character(hero).guilds if guild != here]
    there = board.of_reach.get(numbers.reach, ())
    return [(name, space) for space in there if space != here]


def _anywhere(table: Table, hero: Hero, way: str) -> list[Option]:
    here = table.box.board.ids[hero.space]
    return [(way, space) for space in table.box.board.main if space != here]


def _farther(table: Table, hero: Hero, way: str, most: int, nearest: int = 2) -> list[Option]:
    """The spaces of the ring that are from `nearest` to `most` spaces away, in either direction."""
    board = table.box.board
    if hero.space >= board.size:
        return []
    return [
        (way, board.ids[there])
        for distance in range(nearest, most + 1)
        for there in board.around(hero.space, distance)
    ]


def travel(table: Table, hero: Hero, answer: Option) -> None:
    way, target = str(answer[0]), str(answer[1])
    if way != "walk":
        _pay_for(table, hero, way, answer)
    start = table.box.board.ids[hero.space]
    hero.space = table.box.board.index[target]
    table.note("moved", hero.seat, way, target)
    if way == SAIL and hero.abilities:
        _sailors_wages(table, hero, start, target)


def _pay_for(table: Table, hero: Hero, way: str, answer: Option) -> None:
    if way in FARES:
        pay(table, hero, fare(table, hero, answer), "fare")
    if way == "teleport":
        give_up_item(table, hero, TELEPORT)
    elif way == table.parts.steed:
        table.spent.append(way)
    elif way in table.box.abilities and table.box.abilities[way].spell:
        cast(table, hero, way, answer)
    elif way in CARRIERS or way in table.box.abilities:
        spend_magic(hero, magic_for(table, hero, answer))


def magic_for(table: Table, hero: Hero, option: Option) -> int:
    """The Magic that a movement takes: by carpet, by the Royal Cape, or by an Ability."""
    way = str(option[0])
    if way in CARRIERS:
        return table.box.items[ITEMS_OF_WAYS[way]].params.magic
    ability = table.box.abilities.get(way)
    if ability is None:
        return 0
    return price_of(table, hero, way, option) if ability.spell else ability.params.magic


def _sailors_wages(table: Table, hero: Hero, start: str, target: str) -> None:
    for amount in wages(table, hero, start, target):
        gain_gold(table, hero, amount)


def wages(table: Table, hero: Hero, start: str, target: str) -> list[int]:
    """The Gold that Nautical Rites earn on a trip (R-263); parts may set another amount."""
    special = [amount(table, hero, start, target) for amount in table.parts.wages]
    abilities = [table.box.abilities[name].params for name in hero.abilities]
    return [
        next((earned for earned in special if earned is not None), numbers.gold)
        for numbers in abilities
        if numbers.free == SAIL and numbers.gold
    ]
