"""The expected value of a battle with a Creature or a Guardian, before it begins."""

from functools import lru_cache
from typing import NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.dice import odds
from fabletop.bots.evaluations.prophecy.fighting.fighter import (
    BAND,
    Arms,
    Fighter,
    Wear,
    arms,
    skill,
)
from fabletop.bots.evaluations.prophecy.values import GOLD, MAGIC, gain_value, hurt
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Creature

TEDIUM = 0.4
"""The cost of a draw: a turn is lost."""

AIR = 0.8
"""What a Bubble is worth in the middle of the sea."""

SPELLS = {2: 0.97, 3: 1.46}
"""What taking the best of 2 or 3 dice is worth, in points."""

RESERVES = {
    "potion_of_strength": 2.0,
    "scroll_of_deep_prayer": 2.5,
    "scroll_of_divine_will": 4.0,
    "scroll_of_altered_reality": 1.0,
}
"""Items that can be used up for points in one battle."""


class Place(NamedTuple):
    """The properties of a place that matter in a battle."""

    terrain: str = ""
    port: bool = False
    fresh: bool = False


class Fight(NamedTuple):
    kind: str
    win: float
    lose: float
    worth: float


@lru_cache(maxsize=60_000)
def fight(me: Fighter, name: str, place: Place, prize: float = 0.0) -> Fight:
    """The best way to fight, and what it is worth; `prize` is what else a victory brings."""
    creature = me.box.foes[name]
    special = creature.special
    before = hurt(me, special.battle_health) + MAGIC * special.battle_magic
    before += AIR * special.battle_bubbles
    if special.battle_health > me.health:
        return Fight(STRENGTH, 0.0, 1.0, -before)
    if before:
        me = weaken(me, special.battle_health, min(me.magic, special.battle_magic))
    fights = [attempt(me, creature, place, way, prize) for way in ways(me, creature)]
    if not fights:
        return Fight(STRENGTH, 0.0, 0.0, -before)
    best = max(fights, key=lambda one: one.worth)
    return best._replace(worth=best.worth - before) if before else best


def weaken(me: Fighter, health: int, magic: int) -> Fighter:
    return me._replace(
        strength=me.strength - health,
        health=me.health - health,
        willpower=me.willpower - magic,
        magic=me.magic - magic,
    )


class BattlePlan(NamedTuple):
    """A kind of battle, and the Magic and Health that it costs to begin it."""

    kind: str
    magic: int = 0
    health: int = 0


def ways(me: Fighter, creature: Creature) -> list[BattlePlan]:
    """The kinds of battle that she can pay for."""
    special = creature.special
    if special.two_stages or special.both_kinds:
        return [BattlePlan(BOTH)]
    if special.wills_price:
        both = [
            BattlePlan(STRENGTH, special.strength_price),
            BattlePlan(WILLS, 0, special.wills_price),
        ]
    elif creature.first == STRENGTH and (creature.strength or special.strength_per_health):
        both = [BattlePlan(STRENGTH)]
        if creature.willpower is not None:
            both.append(BattlePlan(WILLS, me.wills_price))
    else:
        both = [BattlePlan(WILLS)]
        if special.strength_for_magic:
            both.append(BattlePlan(STRENGTH, special.strength_for_magic))
    return [way for way in both if way.magic <= me.magic and way.health <= me.health]


@lru_cache(maxsize=20_000)
def planned_fight(me: Fighter, name: str, place: Place, way: BattlePlan, prize: float) -> Fight:
    """Like `fight`, for a kind of battle that has already been chosen."""
    return attempt(me, me.box.foes[name], place, way, prize)


def attempt(me: Fighter, creature: Creature, place: Place, way: BattlePlan, prize: float) -> Fight:
    """One way to fight: without help or with all Spells (for a great prize also with all Items that
    can be used up), whichever is better."""
    cost = 0.0
    if way.magic or way.health:
        cost = MAGIC * way.magic + hurt(me, way.health)
        me = weaken(me, way.health, way.magic)
    gear = weapons_for(me, creature, way.kind, place.terrain)
    if creature.special.unarmed_health and not gear.weapons:
        cost += hurt(me, creature.special.unarmed_health)
        me = weaken(me, creature.special.unarmed_health, 0)
    rolls = totals(me, creature, place, way.kind, gear)
    reward = victory_value(me, creature) + prize
    pain = defeat_value(me, creature)
    more, spent = _help(me, creature, way.kind, gear, prize)
    best: Fight | None = None
    for points, price in ((0.0, 0.0), (more, spent)) if more else ((0.0, 0.0),):
        win, lose = _chances(me, rolls, gear, points)
        worth = win * reward - lose * pain - (1 - win - lose) * TEDIUM - cost - price
        if best is None or worth > best.worth:
            best = Fight(way.kind, win, lose, worth)
    assert best is not None
    return best


def _chances(
    me: Fighter, rolls: list[tuple[int, int]], gear: Arms, points: float
) -> tuple[float, float]:
    """The chances to win every roll, and to lose one of them."""
    win, lose = 1.0, 0.0
    tough = "toughness" in me.abilities
    for own, foe in rolls:
        roll = odds(round(own + points) - foe)
        lose += win * (roll.lose - (roll.close if tough else 0.0)) * (1 - gear.save)
        win *= roll.win
    return win, lose


UNDER_WATER = ("deep", "shoal")
SWIMMER = "underwater_combat"


def weapons_for(me: Fighter, creature: Creature, kind: str, terrain: str = "") -> Arms:
    """The best of her equipment; under water the Items she holds are a handicap."""
    special = creature.special
    kinds: tuple[str, ...] = (WILLS, STRENGTH) if special.two_stages else (kind,)
    wear = Wear(
        special.unarmed_only_experience,
        special.damages_weapon,
        special.destroys_weapon,
        terrain in UNDER_WATER and SWIMMER not in me.abilities,
    )
    foe = me.box.kinds_of_foe[creature.id]
    if creature.lives > 1:
        foe = (*foe, BAND)
    return arms(me.box, me.gear, me.craft, kinds, foe, wear)


def totals(
    me: Fighter, creature: Creature, place: Place, kind: str, gear: Arms
) -> list[tuple[int, int]]:
    """The totals of both sides before the dice, for every roll that must be won."""
    special = creature.special
    types = me.box.kinds_of_foe[creature.id]
    talent = me.extra + skill(me.box, me.abilities, kind, types, place.terrain)
    if special.two_stages:
        wills = me.willpower + gear.bonuses[0] + talent, creature.willpower or 0
        return [wills, (me.strength + gear.bonuses[1] + talent, creature.strength or 0)]
    own = gear.bonuses[0] + talent
    if kind == BOTH or (kind == WILLS) != special.willpower_for_strength:
        own += me.willpower
    if kind != WILLS and not special.willpower_for_strength:
        own += me.strength
    foe = foe_total(me, creature, place, kind)
    return [(own - special.roll_magic * (n + 1), foe) for n in range(creature.lives)]


def foe_total(me: Fighter, creature: Creature, place: Place, kind: str) -> int:
    special = creature.special
    if kind == WILLS:
        gentle = special.willpower_female if me.gender == "female" else special.willpower_male
        return (gentle or creature.willpower or 0) + special.port_willpower * place.port
    total = creature.strength or special.strength_per_health * me.health
    total += special.home_strength if special.home == place.terrain else 0
    total += special.port_strength * place.port + special.fresh_strength * place.fresh
    return total


def _help(
    me: Fighter, creature: Creature, kind: str, gear: Arms, prize: float
) -> tuple[float, float]:
    """The points that Spells and Items can add, and what they cost."""
    points: list[float] = []
    if kind != WILLS and not creature.special.no_spells:
        points = [_boost(me, name, gear, creature) for name in me.abilities]
        points = sorted(points, reverse=True)[: me.magic]
        points = [gain for gain in points if gain]
    gained, cost = sum(points), MAGIC * len(points)
    if prize > 5:
        found = [RESERVES[name] for name in me.items if name in RESERVES]
        gained += sum(found)
        cost += sum(found)
    return gained, cost


def _boost(me: Fighter, name: str, gear: Arms, creature: Creature) -> float:
    """What a Spell adds in a Battle of Strength."""
    ability = me.box.abilities[name]
    if ability.timing == "battle" and ability.bonuses:
        fits = gear.weapons or not ability.params.per_weapon
        return float(ability.bonuses[0].value) if fits else 0.0
    if ability.timing == "roll" and creature.lives == 1:
        return SPELLS.get(ability.params.dice or ability.params.opponent_dice, 0.0)
    return 1.0 if ability.timing == "rolled" else 0.0


def victory_value(me: Fighter, creature: Creature) -> float:
    """What beating a Creature brings."""
    special = creature.special
    reward = gain_value(me, creature.win, creature.experience)
    reward += (3.0 if special.margin_experience else 0.0) - hurt(me, special.win_health)
    reward += 2.5 if special.rare_from else 0.0
    reward += 4.0 if special.search_arms or special.choice_of_rare else 0.0
    if special.strength_win_willpower:
        reward += 4.0
    for name in me.abilities:
        numbers = me.box.abilities[name].params
        reward += numbers.experience
        reward += GOLD * numbers.gold if numbers.vs in creature.types else 0.0
    return reward


def defeat_value(me: Fighter, creature: Creature) -> float:
    """What a defeat costs."""
    special, loss = creature.special, creature.loss
    if special.steals_gold or ((special.steals_item or special.destroys_dearest) and me.items):
        return 2.5
    lost = -(-me.health // 2) if special.half_health else loss.health
    return hurt(me, lost) + MAGIC * loss.magic
