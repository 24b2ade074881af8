"""Treasures that need a die or a choice (R-119, R-286, R-292)."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed.cards import Creature
from fabletop.games.prophecy.rules.battle.equipment import is_arms
from fabletop.games.prophecy.rules.hero.prayer import can_pray, own_die, plain_die
from fabletop.games.prophecy.rules.table.decks import (
    discard_item,
    find_item,
    give_up_item,
    next_item,
)
from fabletop.games.prophecy.state import NOBODY, Hero, Table


def next_after_victory(table: Table) -> str:
    return "arrive" if table.assault == NOBODY else "conquer"


def treasure(table: Table, hero: Hero, creature: Creature) -> None:
    """A die decides whether the treasure is rare; the hero may pray for it."""
    if can_pray(table, hero):
        table.phase = "treasure_die"
        table.robber = creature.id
    else:
        find_treasure(table, hero, creature, plain_die(table, hero))


def treasure_die(table: Table, hero: Hero) -> Step:
    creature = table.box.foes[table.robber]
    die = yield from own_die(table, hero, creature.id)
    table.robber = ""
    find_treasure(table, hero, creature, die)
    table.phase = next_after_victory(table)


def find_treasure(table: Table, hero: Hero, creature: Creature, die: int) -> None:
    table.note("treasure_die", hero.seat, die)
    find_item(table, hero, treasure_of(creature, die))


def treasure_of(creature: Creature, die: int) -> str:
    """The deck of the Item that is found if the die shows this."""
    return "rare" if die >= creature.special.rare_from else "common"


def search_arms(table: Table, hero: Hero) -> None:
    """Turn up Rare Items until a weapon or a Shield appears; discard the others."""
    turned: list[str] = []
    for _ in range(len(table.rare_deck) + len(table.rare_discard)):
        name = next_item(table, "rare")
        if name is None:
            break
        item = table.box.items[name]
        if is_arms(item):
            hero.items.append(name)
            table.note("found", hero.seat, name)
            break
        table.note("shown", name)
        turned.append(name)
    for name in turned:
        discard_item(table, name)


def show_rare(table: Table, count: int) -> None:
    for _ in range(count):
        item = next_item(table, "rare")
        if item is not None:
            table.market.append(item)
            table.note("shown", item)
    if table.market:
        table.phase = "hoard"


def hoard(table: Table, hero: Hero) -> Step:
    """The hero keeps one of the Dragon's Items, before the next Guardian is turned up (R-292)."""
    options: list[Option] = [("take", item) for item in table.market]
    answer: Option = yield Question(hero.seat, "hoard", options, "fire_breathing_dragon")
    item = str(answer[1])
    table.market.remove(item)
    hero.items.append(item)
    table.note("found", hero.seat, item)
    for other in table.market:
        discard_item(table, other)
    table.market = []
    table.phase = next_after_victory(table)


def curse(table: Table, hero: Hero) -> Step:
    """The Mummy's Item carries a curse without effect; the hero may leave it behind."""
    item = hero.items[-1]
    options: list[Option] = [("keep", item), ("leave", item)]
    answer: Option = yield Question(hero.seat, "curse", options, "mummy")
    if answer[0] == "leave":
        give_up_item(table, hero, item)
        table.note("left", hero.seat, item)
    table.phase = next_after_victory(table)
