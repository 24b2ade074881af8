"""Arriving in a space (R-055, R-103, R-106, R-130 to R-133, R-262): whom the hero must or may
fight, and when she can use the space."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.battle.wills import has_artifact
from fabletop.games.prophecy.state import NOBODY, Hero, Table

STEALTH: Final = "stealth"
ATTACK: Final = "attack"
STORMED: Final = "stormed"
"""Marks a turn after a successful attack on a plane: the cards of the space are not met (R-195)."""


def enemies(table: Table, hero: Hero) -> list[str]:
    """The opponents she must fight now: the Guardian of a plane, or the Creatures of her space."""
    if table.assault != NOBODY:
        plane = table.planes[table.assault]
        return [plane.lesser or plane.greater]
    if STORMED in table.spent:
        return []
    found: list[str] = []
    for card in table.adventures[hero.space]:
        if card in table.box.creatures and card not in table.declined:
            found.append(card)
    return found


def left_of(table: Table, hero: Hero) -> Hero:
    """The next player to the left who is still in the game."""
    heroes = table.heroes[hero.seat + 1 :] + table.heroes[: hero.seat]
    return next(other for other in heroes if not other.out)


def sneaks(table: Table, hero: Hero) -> bool:
    """Whether she can use the space before fights: with Stealth (R-262) or with the Amulet."""
    return STEALTH in hero.abilities or not table.box.passing.isdisjoint(hero.items)


def passes(table: Table, hero: Hero) -> bool:
    """Whether she need not fight Creatures, thanks to the Amulet of Untouchability (W-245)."""
    return not table.box.passing.isdisjoint(hero.items)


def rivals(table: Table, hero: Hero) -> list[Hero]:
    """The characters whom she may attack here (R-130 to R-133): one per turn, and only if no
    Creature is left, not even one that she need not fight (W-033)."""
    others = rivals_beyond(table, hero)
    return [] if others and has_creatures(table, hero.space) else others


def rivals_beyond(table: Table, hero: Hero) -> list[Hero]:
    """The characters whom she may attack here as soon as no Creature is left."""
    if not table.standard or ATTACK in table.spent:
        return []
    hostile = table.parts.hostile
    others: list[Hero] = []
    for other in table.heroes:
        here = other.space == hero.space and other.seat != hero.seat
        if here and not is_safe(table, other) and (not hostile or hostile(table, hero, other)):
            others.append(other)
    return others


def may_decline(table: Table, hero: Hero, foe: str) -> bool:
    """Whether she need not fight a Creature."""
    return table.box.foes[foe].special.may_decline or is_at_peace(table, hero)


def is_at_peace(table: Table, hero: Hero) -> bool:
    """Whether she need not fight anybody: an Amulet does not help against Guardians."""
    return table.assault == NOBODY and passes(table, hero)


def is_barred(table: Table, hero: Hero) -> bool:
    """Whether Creatures keep her from using the space. After an attack on a plane they are neither
    met nor beaten (R-103, R-195), so only a hero who may use the space before a fight, or need not
    fight, can use it."""
    if STORMED not in table.spent or sneaks(table, hero):
        return False
    creatures = table.box.creatures
    here = [creatures[card] for card in table.adventures[hero.space] if card in creatures]
    return not all(creature.special.may_decline for creature in here)


def has_creatures(table: Table, space: int) -> bool:
    return not table.box.creatures.keys().isdisjoint(table.adventures[space])


def is_safe(table: Table, hero: Hero) -> bool:
    """Whether she is protected by the dove or lodging; a hero with an Artifact never is (R-132,
    R-133, R-307)."""
    if has_artifact(table, hero):
        return False
    return table.box.board.dove[hero.space] or hero.lodging


def attacks(table: Table, hero: Hero) -> list[Option]:
    return [(ATTACK, rival.character) for rival in rivals(table, hero)]
