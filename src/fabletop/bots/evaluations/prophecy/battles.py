"""The chances of a battle, as far as printed numbers tell them."""

from fabletop.bots.evaluations.prophecy.seen import Seen
from fabletop.games.prophecy.printed import STRENGTH, WILLS, Creature, Item

WINS = {
    lead: sum(own + lead > foe for own in range(1, 7) for foe in range(1, 7)) / 36
    for lead in range(-20, 21)
}
DRAWS = {
    lead: sum(own + lead == foe for own in range(1, 7) for foe in range(1, 7)) / 36
    for lead in range(-20, 21)
}


PAIN = (40.0, 8.0, 4.0, 2.0, 1.5)
"""What losing one Health is worth to who has 0, 1, 2, 3, or more."""


def clamp(lead: int) -> int:
    return max(-20, min(20, lead))


def best_bonus(seen: Seen, creature: Creature, kind: str) -> int:
    """A fair guess at the best equipment: the best weapon and the best other thing."""
    weapon = other = 0
    for name in seen.usable():
        item = seen.box.items[name]
        gives = bonus(item, creature, kind)
        if item.hands and item.weapon:
            weapon = max(weapon, gives)
        else:
            other = max(other, gives)
    return weapon + other


def bonus(item: Item, creature: Creature, kind: str) -> int:
    return sum(
        part.value
        for part in item.bonuses
        if part.battle == kind and (not part.vs or set(part.vs) & set(creature.types))
    )


def lead(seen: Seen, creature: Creature, kind: str, space: dict[str, object]) -> int:
    """The hero's total less the Creature's, before the dice."""
    hero, special = seen.hero, creature.special
    if kind == STRENGTH:
        foe = creature.strength or special.strength_per_health * hero["health"]
        foe += special.home_strength if special.home == space["terrain"] else 0
        foe += special.port_strength if space["port"] else 0
        foe += special.fresh_strength if creature.id in str(seen.view["fresh"]) else 0
        return clamp(hero["strength"] + best_bonus(seen, creature, kind) - foe)
    foe = creature.willpower or 0
    paid = 2 if creature.strength is not None and creature.first == STRENGTH else 0
    return clamp(hero["willpower"] - paid + best_bonus(seen, creature, kind) - foe)


def chance_to_win(seen: Seen, creature: Creature, kind: str, space: dict[str, object]) -> float:
    once = WINS[lead(seen, creature, kind, space)]
    if creature.special.two_stages:
        once *= WINS[lead(seen, creature, STRENGTH, space)]
    return float(once**creature.lives)


def kinds(seen: Seen, creature: Creature) -> list[str]:
    if creature.strength is None and not creature.special.strength_per_health:
        return [WILLS]
    if creature.first != STRENGTH:
        return [WILLS]
    can_pay = creature.willpower is not None and seen.hero["magic"] >= 2
    return [STRENGTH, WILLS] if can_pay else [STRENGTH]


def fight_value(seen: Seen, creature: Creature, space: dict[str, object]) -> float:
    """What meeting a Creature is worth: its reward, and what a defeat costs."""
    win = creature.win
    reward = creature.experience + 0.5 * win.gold + 4 * win.strength + 3 * win.willpower
    reward += 1.5 * win.common + 3 * win.rare + (3 if creature.special.margin_experience else 0)
    best = max(
        (chance_to_win(seen, creature, kind, space), -2.0 * (kind == WILLS))
        for kind in kinds(seen, creature)
    )
    chance = best[0]
    pain = PAIN[min(seen.hero["health"], len(PAIN) - 1)] * max(1, creature.loss.health)
    return float(chance * reward - (1 - chance) * 0.75 * pain)
