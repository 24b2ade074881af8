"""The expected value of a battle with a Creature or a Guardian, before it begins."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.arming import ready_for
from fabletop.bots.evaluations.prophecy.values import (
    COMMON,
    GOLD,
    MAGIC,
    brings_cubes,
    cubes_value,
    goods_value,
    hurt,
)
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS, Creature
from fabletop.games.prophecy.seen.battles.battles_ahead import added, chances, rolls
from fabletop.games.prophecy.seen.battles.dice_chances import DieRoll
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.kinds_ahead import (
    BattlePlan,
    is_single_roll,
    plans,
    spell_prices,
)
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.battles.outfits import Armed
from fabletop.games.prophecy.seen.battles.rolls import mean_of
from fabletop.games.prophecy.seen.battles.spoils import (
    Winnings,
    health_lost,
    rare_share,
    robs,
    winnings,
)

TEDIUM: Final = 0.4
"""The cost of a draw: a turn is lost."""

GREAT: Final = 5
"""A prize for which she would use up her Items."""

AIR: Final = 0.8
"""What a Bubble is worth in the middle of the sea."""

REROLLS: Final = {"scroll_of_altered_reality": 1.0}
"""What rolling a die again is worth, in points."""


ROBBED: Final = 2.5
"""What it costs to be robbed of Gold or an Item."""

LUCKY_FIND: Final = 3.0
"""What a Rare Item is worth more than a Common one, if a die decides."""

CUBE: Final = 4.0
"""What a cube is worth whose colour depends on the kind of battle."""


class Fight(NamedTuple):
    kind: str
    win: float
    lose: float
    worth: float


@lru_cache(maxsize=1_000)
def fight(me: Fighter, name: str, place: Place, prize: float = 0.0) -> Fight:
    """The best way to fight, and what it is worth; `prize` is what else a victory brings."""
    creature = me.box.foes[name]
    before = 0.0
    if _weakens(me.box, name):
        special = creature.special
        before = hurt(me, special.battle_health) + MAGIC * special.battle_magic
        before += AIR * special.battle_bubbles
        if special.battle_health > me.spare:
            return Fight(STRENGTH, 0.0, 1.0, -before)
        me = me.after(special.battle_health, min(me.magic, special.battle_magic))
    fights = [attempt(me, creature, place, way, prize) for way in plans(me, name, place)]
    if not fights:
        return Fight(STRENGTH, 0.0, 0.0, -before)
    best = max(fights, key=_worth) if len(fights) > 1 else fights[0]
    return best._replace(worth=best.worth - before) if before else best


@lru_cache(maxsize=5_000)
def _weakens(box: Box, name: str) -> bool:
    """Whether it takes something from whoever begins to fight it."""
    special = box.foes[name].special
    return bool(special.battle_health or special.battle_magic or special.battle_bubbles)


def _worth(one: Fight) -> float:
    return one.worth


@lru_cache(maxsize=500)
def planned_fight(
    me: Fighter, name: str, place: Place, way: BattlePlan, prize: float, more: int = 0
) -> Fight:
    """Like `fight`, for a kind of battle that has already been chosen, with `more` points."""
    return attempt(me, me.box.foes[name], place, way, prize, more)


def attempt(
    me: Fighter, creature: Creature, place: Place, way: BattlePlan, prize: float, more: int = 0
) -> Fight:
    """One way to fight: without help or with all Spells (for a great prize also with all Items that
    can be used up), whichever is better."""
    cost = 0.0
    kind, magic, health = way
    if magic or health:
        cost = MAGIC * magic + hurt(me, health)
        me = me.after(health, magic)
    foe, alike = creature.id, me.field.characters_alike[me.character]
    gear, ahead, values, bare_hands = ready_for(me.equipment, alike, foe, kind, place)
    if bare_hands:
        cost += hurt(me, bare_hands)
    if ahead is None:
        ahead = rolls(me, foe, kind, place, gear)
    else:
        more += added(me, values)
    reward = victory_value(me, creature) + prize
    pain = defeat_value(me, creature)
    win, lose = chances(me, place, ahead, more)
    worth = win * reward - lose * pain - (1 - win - lose) * TEDIUM - cost
    if me.abilities or (prize > GREAT and me.items):
        points, spent = _help(me, creature, place, kind, gear, prize)
        if points:
            likely, likely_lost = chances(me, place, ahead, more + round(points))
            helped = likely * reward - likely_lost * pain
            helped = helped - (1 - likely - likely_lost) * TEDIUM - cost - spent
            if helped > worth:
                return Fight(kind, likely, likely_lost, helped)
    return Fight(kind, win, lose, worth)


def _help(
    me: Fighter, creature: Creature, place: Place, kind: str, gear: Armed, prize: float
) -> tuple[float, float]:
    """The points that Spells and Items can add, and what they cost."""
    gained = cost = 0.0
    if kind != WILLS and me.abilities and not creature.special.no_spells:
        spells = _spells_for(me, creature, place, weapons=bool(gear.outfit.weapons))
        if spells:
            left, saved = me.magic, me.discount
            for points, full in spells:
                price = full - saved if full > saved else 0
                if price <= left:
                    left, saved = left - price, 0
                    gained += points
                    cost += MAGIC * price
    if prize > GREAT and me.items:
        found = _all_used_up(me.box, me.items)
        gained += found
        cost += found
    return gained, cost


def _spells_for(
    me: Fighter, creature: Creature, place: Place, *, weapons: bool
) -> tuple[tuple[float, int], ...]:
    """What her Spells add against it in a Battle of Strength and cost, the best first."""
    if not _has_boosts(me.box, me.abilities):
        return ()
    several = not is_single_roll(creature)
    return _spells(me.box, me.abilities, spell_prices(me, place), several, weapons)


@lru_cache(maxsize=20_000)
def _all_used_up(box: Box, items: tuple[str, ...]) -> float:
    return sum([_used_up(box, name) for name in items], 0.0)


@lru_cache(maxsize=20_000)
def _spells(
    box: Box,
    abilities: tuple[str, ...],
    prices: tuple[int, ...],
    several: bool,
    weapons: bool,
) -> tuple[tuple[float, int], ...]:
    """What her Spells add in a Battle of Strength and cost, the best first."""
    boosts = [_boost(box, name, several, weapons) for name in abilities]
    found = [one for one in zip(boosts, prices, strict=True) if one[0]]
    return tuple(sorted(found, reverse=True))


@lru_cache(maxsize=20_000)
def _has_boosts(box: Box, abilities: tuple[str, ...]) -> bool:
    """Whether there is a Spell among them that may add something in a Battle of Strength."""
    return any(_boost(box, name, several, True) for name in abilities for several in (True, False))


def _boost(box: Box, name: str, several: bool, weapons: bool) -> float:
    ability = box.abilities[name]
    numbers = ability.params
    if ability.timing == "battle" and ability.bonuses:
        return float(ability.bonuses[0].value) if weapons or not numbers.per_weapon else 0.0
    if ability.timing == "roll" and not several:
        if numbers.dice:
            return mean_of(DieRoll(tries=numbers.dice)) - mean_of()
        return (
            mean_of() - mean_of(DieRoll(worst_of=numbers.opponent_dice))
            if (numbers.opponent_dice)
            else 0.0
        )
    return 1.0 if ability.timing == "rolled" else 0.0


@lru_cache(maxsize=2_000)
def _used_up(box: Box, name: str) -> float:
    """The points that an Item adds in one battle if it is used up."""
    numbers = box.items[name].params
    points = REROLLS.get(name, 0.0) + numbers.strength_this_turn
    points += numbers.own_die - mean_of() if numbers.own_die else 0.0
    return points + (mean_of() - numbers.opponent_die if numbers.opponent_die else 0.0)


def victory_value(me: Fighter, creature: Creature) -> float:
    """What beating a Creature brings."""
    reward, has_cubes, pain = _reward(me.box, creature.id, winnings(me, creature.id))
    if has_cubes:
        reward += cubes_value(me, creature.win)
    return reward - hurt(me, pain) if pain else reward


@lru_cache(maxsize=20_000)
def _reward(box: Box, name: str, won: Winnings) -> tuple[float, bool, int]:
    """What a victory over it is worth besides cubes, whether there are cubes, too, and the Health
    that it costs."""
    goods = box.foes[name].win
    more, pain = _besides(box, name)
    reward = goods_value(goods, won.experience) + GOLD * won.gold + more
    return reward, brings_cubes(goods), pain


@lru_cache(maxsize=5_000)
def _besides(box: Box, name: str) -> tuple[float, int]:
    """What a victory over it is worth besides its goods, and the Health that it costs."""
    special = box.foes[name].special
    more = 3.0 if special.margin_experience else 0.0
    if special.rare_from:
        more += COMMON + LUCKY_FIND * rare_share(box.foes[name])
    more += 4.0 if special.search_arms or special.choice_of_rare else 0.0
    more += CUBE * max(special.strength_win_willpower, special.wills_win_strength)
    return more, special.win_health


def defeat_value(me: Fighter, creature: Creature) -> float:
    """What a defeat costs."""
    if robs(me, creature.id):
        return ROBBED
    return hurt(me, health_lost(me, creature.id)) + MAGIC * creature.loss.magic
