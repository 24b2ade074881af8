"""Strength, Health, Willpower, Magic, Gold and Experience (R-033 to R-048).

Losing or regaining Health or Magic moves cubes between the sides of the card; gaining or losing
Strength or Willpower exchanges cubes with the bank (R-045).
"""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.hero.death import die
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.state import NOBODY, Hero, Table

SANCTITY_OF_LIFE: Final = "sanctity_of_life"


def strength(table: Table, hero: Hero) -> int:
    """Red cubes on the right side, bonuses of Items in use (R-047, R-253), potions of this turn,
    and the Beast that she has become."""
    own = hero.health + hero.strength_this_turn
    return own + _worn(table, hero, "strength") if hero.items or hero.kept else own


def willpower(table: Table, hero: Hero) -> int:
    own = hero.magic + hero.willpower_this_turn
    return own + _worn(table, hero, "willpower") if hero.items or hero.kept else own


def _worn(table: Table, hero: Hero, what: str) -> int:
    total = 0
    if not table.box.effects.stats.isdisjoint(hero.items):
        for name in hero.items:
            stat = table.box.items[name].stat
            if stat is not None and name not in table.damaged:
                total += stat.strength if what == "strength" else stat.willpower
    for card in hero.kept:
        beast = table.box.creatures.get(card)
        if beast is not None and beast.stat is not None:
            total += beast.stat.strength if what == "strength" else beast.stat.willpower
    return total


def heal(table: Table, hero: Hero, amount: int) -> int:
    """Move red cubes from left to right (R-036); only lost ones can come back (R-079)."""
    healed = min(amount, hero.wounds)
    if healed:
        hero.wounds -= healed
        hero.health += healed
        table.note("healed", hero.seat, healed)
    return healed


def recharge(table: Table, hero: Hero, amount: int) -> int:
    recharged = min(amount, hero.drained)
    if recharged:
        hero.drained -= recharged
        hero.magic += recharged
        table.note("recharged", hero.seat, recharged)
    return recharged


def recharges(table: Table, hero: Hero, lot: int, gold: int = 1) -> list[Option]:
    """The amounts of Magic that can be bought at this price per lot: whole lots, and the rest."""
    most = min(hero.drained, purse(table, hero, "recharge") // gold * lot)
    return [("recharge", n) for n in range(1, most + 1) if n % lot == 0 or n == hero.drained]


def pay_gold(table: Table, hero: Hero, amount: int, what: str = "opportunity") -> None:
    if amount:
        pay(table, hero, amount, what)
        table.note("paid", hero.seat, amount, "gold")


def pay_experience(table: Table, hero: Hero, amount: int) -> None:
    if amount:
        hero.experience -= amount
        table.note("paid", hero.seat, amount, "experience")


def pay_health(table: Table, hero: Hero, amount: int) -> None:
    """Never more than she has: a payment does not kill."""
    if amount:
        spend_health(hero, amount)
        table.note("paid", hero.seat, amount, "health")


def pay_magic(table: Table, hero: Hero, amount: int) -> None:
    if amount:
        spend_magic(hero, amount)
        table.note("paid", hero.seat, amount, "magic")


def spend_magic(hero: Hero, amount: int) -> None:
    """A payment: the rules offer it only to a hero who has enough (R-043)."""
    hero.magic -= amount
    hero.drained += amount


def spend_health(hero: Hero, amount: int) -> None:
    hero.health -= amount
    hero.wounds += amount


def lose_magic(table: Table, hero: Hero, amount: int) -> None:
    """A hero without Magic loses nothing more (R-044)."""
    lost = min(amount, hero.magic)
    if lost:
        spend_magic(hero, lost)
        table.note("lost_magic", hero.seat, lost)


def spare_health(table: Table, hero: Hero) -> int:
    """The Health that she can lose or pay without dying: all of it; an Elf must keep one."""
    return max(0, hero.health - table.race(hero).frail)


def lose_health(table: Table, hero: Hero, amount: int, *, by: int = NOBODY) -> None:
    """A hero who loses more Health than she has dies (R-035, R-121), in battle perhaps `by` another
    character (R-144). Sanctity of Life saves her if she can pay for every missing point."""
    if not amount:
        return
    lost = min(amount, spare_health(table, hero))
    if lost:
        spend_health(hero, lost)
        table.note("lost_health", hero.seat, lost)
    if amount > lost:
        price = price_of_life(table, hero, amount - lost)
        if price is None:
            die(table, hero, by=by)
        else:
            spend_magic(hero, price)
            table.note("cheated_death", hero.seat, price)


def price_of_life(table: Table, hero: Hero, missing: int) -> int | None:
    """The Magic by which a hero lives on who lacks this much Health; None if she dies."""
    if SANCTITY_OF_LIFE not in hero.abilities:
        return None
    price = missing * table.box.abilities[SANCTITY_OF_LIFE].params.magic_per_health
    return price if hero.magic >= price else None


def gain_strength(table: Table, hero: Hero, amount: int) -> None:
    """A new red cube on the right side; above the limit one Health is healed instead (R-038)."""
    for _ in range(amount):
        if hero.health + hero.wounds < hero.most_red:
            hero.health += 1
            table.note("gained_strength", hero.seat, 1)
        else:
            heal(table, hero, 1)


def gain_willpower(table: Table, hero: Hero, amount: int) -> None:
    """A new blue cube on the right side; above the limit one Magic is recharged instead (R-042)."""
    for _ in range(amount):
        if hero.magic + hero.drained < hero.most_blue:
            hero.magic += 1
            table.note("gained_willpower", hero.seat, 1)
        else:
            recharge(table, hero, 1)


def can_gain_strength(hero: Hero) -> bool:
    return hero.health + hero.wounds < hero.most_red or hero.wounds > 0


def can_gain_willpower(hero: Hero) -> bool:
    return hero.magic + hero.drained < hero.most_blue or hero.drained > 0


def gain_gold(table: Table, hero: Hero, amount: int) -> None:
    if amount:
        hero.gold += amount
        table.note("gained_gold", hero.seat, amount)


def gain_experience(table: Table, hero: Hero, amount: int) -> None:
    if amount:
        hero.experience += amount
        table.note("gained_experience", hero.seat, amount)
