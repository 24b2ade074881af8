"""Both sides' totals in a battle, source by source (R-110 to R-117, R-172, R-242, R-289).

The same parts are added up by the rules and shown to people.
"""

from fabletop.games.prophecy.printed import STRENGTH, Creature, Item
from fabletop.games.prophecy.rules.body import strength, willpower
from fabletop.games.prophecy.state import Battle, Hero, Table

CHAPEL = "forgotten_chapel"

Part = tuple[str, int]
"""A source (a card id, or a word such as "strength") and what it adds."""


def hero_parts(table: Table, hero: Hero, battle: Battle) -> list[Part]:
    """Strength or Willpower, and what the hero has declared for this roll."""
    kind = battle.kind
    own = strength(table, hero) if kind == STRENGTH else willpower(table, hero)
    parts: list[Part] = [(kind, own)]
    creature = table.box.creatures[battle.creature]
    for name in battle.used:
        value = item_bonus(table.box.items[name], kind, creature)
        if value:
            parts.append((name, value))
    if battle.thrown:
        throw = table.box.items[battle.thrown].throw
        parts.append(("throw", throw.bonus if throw else 0))
    if battle.ignited:
        parts.append(("ignite", table.box.items[battle.ignited].params.ignite))
    if battle.paid:
        parts.append(("pay", battle.paid))
    if battle.rolls == 0 and CHAPEL in hero.kept:
        parts.append((CHAPEL, table.box.opportunities[CHAPEL].params.bonus))
    if battle.alive:
        parts.append(("alive", -creature.special.alive_penalty))
    return parts


def item_bonus(item: Item, kind: str, creature: Creature) -> int:
    """What an Item in use adds in this kind of battle against this opponent."""
    total = 0
    for bonus in item.bonuses:
        if bonus.battle == kind and (not bonus.vs or any(t in bonus.vs for t in creature.types)):
            total += bonus.value
    return total


def creature_parts(table: Table, hero: Hero, battle: Battle) -> list[Part]:
    creature = table.box.creatures[battle.creature]
    special = creature.special
    if battle.kind == STRENGTH:
        parts: list[Part] = [("strength", creature_strength(creature, hero))]
        if special.home == table.box.board.terrain[hero.space]:
            parts.append(("home", special.home_strength))
        if special.port_strength and table.box.board.port[hero.space]:
            parts.append(("port", special.port_strength))
        if special.fresh_strength and creature.id in table.fresh:
            parts.append(("fresh", special.fresh_strength))
        return parts
    parts = [("wills", creature_willpower(creature, table.character(hero).gender))]
    if special.port_willpower and table.box.board.port[hero.space]:
        parts.append(("port", special.port_willpower))
    return parts


def creature_strength(creature: Creature, hero: Hero) -> int:
    """Printed, or for the Alter Ego a multiple of the hero's Health."""
    if creature.special.strength_per_health:
        return creature.special.strength_per_health * hero.health
    return creature.strength or 0


def creature_willpower(creature: Creature, gender: str) -> int:
    """Printed, or by the character's sex for Succubus and Incubus (R-287)."""
    special = creature.special
    by_gender = special.willpower_female if gender == "female" else special.willpower_male
    return by_gender or creature.willpower or 0


def total(parts: list[Part]) -> int:
    return sum([value for _, value in parts])
