"""What an Item or an Ability is worth to a hero who has it."""

from functools import lru_cache

from fabletop.bots.evaluations.prophecy.card_worths import special_ability, special_item
from fabletop.bots.evaluations.prophecy.fighting.fighter import Arms, Fighter, arms, craft
from fabletop.bots.evaluations.prophecy.fighting.outfits import FINISH, WORN
from fabletop.bots.evaluations.prophecy.values import cure, more_strength, more_willpower
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS, Ability

FOES = (("animal",), ("humanoid",), ("undead",), ("demon", "guardian"))

POINT = 6.0
"""What one point in every Battle of Strength is worth."""

SHARES = {"animal": 0.3, "humanoid": 0.35, "undead": 0.2, "demon": 0.3, "": 1.0}
"""How often a bonus counts if it works against one type of foe only."""
IN_TERRAIN = 0.3

ARTIFACT = 40.0

TRIFLE = 0.2
"""What an Item is worth of which nothing else is known."""


@lru_cache(maxsize=20_000)
def power(box: Box, held: tuple[str, ...], crafts: tuple[str, ...]) -> tuple[float, float]:
    """The average bonus of the equipment in Battles of Strength and in Battles of Wills."""
    strength = [arms(box, held, crafts, (STRENGTH,), foe) for foe in FOES]
    wills = arms(box, held, crafts, (WILLS,), FOES[0])
    return sum(map(_points, strength)) / len(FOES), _points(wills)


def _points(gear: Arms) -> float:
    return gear.bonuses[0] + 0.8 * gear.save + 0.4 * gear.throws


def worked(me: Fighter, item: str, work: str) -> float:
    """What a smith's work on an Item brings: a Stone set into it, or another adjustment."""
    now = next((one for one in me.gear if one.partition(FINISH)[0] == item), item)
    others = [one for one in me.gear if one != now]
    before = power(me.box, tuple(sorted((*others, now))), me.craft)
    after = power(me.box, tuple(sorted((*others, f"{item}{FINISH}{work}"))), me.craft)
    return strength_point(me) * (after[0] - before[0]) + wills_point(me) * (after[1] - before[1])


def strength_point(me: Fighter) -> float:
    return POINT if me.strength >= me.willpower else 0.8 * POINT


def wills_point(me: Fighter) -> float:
    """What one point in every Battle of Wills is worth: more to a hero with much Willpower."""
    return 3.6 if me.willpower >= me.strength else 1.6


@lru_cache(maxsize=20_000)
def item_worth(me: Fighter, name: str) -> float:
    """What a hero would lose without the Item, or gain with it."""
    card = me.box.items[name]
    if name in me.box.artifacts:
        return ARTIFACT
    worth = special_item(card, otherwise=TRIFLE)
    if card.hands or card.kind in WORN:
        others = tuple([item for item in me.gear if item.partition(FINISH)[0] != name])
        without = power(me.box, others, me.craft)
        own = [item for item in me.gear if item not in others] or [name]
        with_it = power(me.box, tuple(sorted((*others, *own))), me.craft)
        worth += strength_point(me) * (with_it[0] - without[0]) + wills_point(me) * (
            with_it[1] - without[1]
        )
    if card.stat:
        worth += 6.0 * card.stat.strength + wills_point(me) * card.stat.willpower
    numbers = card.params
    worth -= 1.5 * numbers.extra_loss
    if card.kind == "potion":
        worth += 0.9 * min(numbers.heal, 4) + 0.4 * min(numbers.recharge, 5)
        worth += 0.9 * (numbers.strength * more_strength(me))
        worth += 0.9 * (numbers.willpower * more_willpower(me))
    return worth


@lru_cache(maxsize=20_000)
def ability_worth(me: Fighter, name: str) -> float:
    """What an Ability that she has or could learn is worth for the rest of the game."""
    ability = me.box.abilities[name]
    worth = special_ability(ability)
    if ability.spell:
        worth *= 0.5 if me.magic + me.drained < 3 else 1.0
    if ability.timing != "always":
        return worth
    others = [known for known in me.craft if known != name]
    without = power(me.box, me.gear, tuple(others))
    with_it = power(me.box, me.gear, craft(me.box, (*others, name)))
    worth += strength_point(me) * (with_it[0] - without[0]) + wills_point(me) * (
        with_it[1] - without[1]
    )
    return worth + _constant(me, ability)


def _constant(me: Fighter, ability: Ability) -> float:
    """Bonuses against some foes or in some places, and bonuses for weapons she may yet get."""
    worth = 0.0
    for bonus in ability.bonuses:
        point = strength_point(me) if bonus.battle == STRENGTH else wills_point(me)
        if bonus.weapon or bonus.hands:
            worth += 0.2 * point
        elif bonus.terrain:
            worth += IN_TERRAIN * point * bonus.value
        else:
            worth += sum(SHARES.get(kind, 0.2) for kind in bonus.vs) * point * bonus.value
    return worth


def potion_worth(me: Fighter, name: str) -> float:
    """The value of drinking it now; negative if it would do more at a better moment."""
    numbers = me.box.items[name].params
    if numbers.strength or numbers.willpower:
        gain = numbers.strength * more_strength(me) + numbers.willpower * more_willpower(me)
        return gain - 2.0
    healed, charged = min(numbers.heal, me.wounds), min(numbers.recharge, me.drained)
    worth = cure(me, healed) + 0.45 * charged
    return 0.8 * worth - item_worth(me, name)
