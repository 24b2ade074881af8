"""In the middle of a battle: the current chances, and what an announcement would change."""

from dataclasses import dataclass

from fabletop.bots.evaluations.prophecy.fighting.dice import FIXED, odds
from fabletop.bots.evaluations.prophecy.fighting.fighter import HUMANOID, arms
from fabletop.bots.evaluations.prophecy.fighting.forecasts import (
    defeat_value,
    victory_value,
    weapons_for,
)
from fabletop.bots.evaluations.prophecy.fighting.guardians import prize_at_stake
from fabletop.bots.evaluations.prophecy.fighting.rivals import stakes
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy, magic_price
from fabletop.bots.evaluations.prophecy.values import GOLD, MAGIC, hurt
from fabletop.core.question import Option
from fabletop.games.prophecy.printed.cards import WILLS
from fabletop.games.prophecy.seen.view import BattleView

CURSE = "curse"

FOR_A_MAP = (3.0, 3.0)
"""What the winner gains and the loser loses in a battle for a Map Fragment."""

REPAIR = 1.5 * GOLD
"""What a damaged Item costs."""


@dataclass(frozen=True, slots=True)
class BattleSide:
    """A battle from one fighter's side."""

    battle: BattleView
    attacks: bool
    """Whether she is the attacker."""
    lead: int
    dice: int
    foe_dice: int
    stake: float
    """The difference in value between victory and defeat."""

    def chance(self, more: int = 0, *, dice: int = 0, foe_dice: int = 1) -> float:
        """The chance to win with `more` points and `dice` additional dice, while the opponent takes
        the worst of `foe_dice`."""
        own = self.dice if self.dice == FIXED else self.dice + dice
        roll = odds(self.lead + more, own, max(self.foe_dice, foe_dice))
        good = roll.win + 0.3 * (1 - roll.win - roll.lose)
        return float(good**self.battle.lives)

    def fixed(self, *, both: bool) -> float:
        """The chance to win if a scroll fixes the dice of this roll."""
        roll = odds(self.lead, FIXED, FIXED if both else self.foe_dice)
        rest = float(self.chance() ** (1 - 1 / self.battle.lives))
        return roll.win * rest

    def gain(self, chance: float) -> float:
        """What it is worth to have this chance instead of the current one."""
        return self.stake * (chance - self.chance())


def battle_side(seen: SeenProphecy) -> BattleSide:
    battle = seen.battle
    attacks = seen.view.active == seen.hero.seat
    lead = (battle.own_total or 0) - (battle.foe_total or 0)
    announced = battle.cast if attacks else battle.foe_cast
    gain, pain = at_stake(seen, attacks=attacks)
    return BattleSide(
        battle,
        attacks,
        lead if attacks else -lead,
        _dice(seen, announced),
        seen.box.abilities[CURSE].params.opponent_dice if CURSE in announced else 1,
        gain + pain,
    )


def _dice(seen: SeenProphecy, cast: list[str]) -> int:
    items, abilities = seen.box.items, seen.box.abilities
    if any(name in items and items[name].params.own_die for name in cast):
        return FIXED
    return 1 + sum(
        abilities[name].params.dice - 1
        for name in cast
        if name in abilities and abilities[name].params.dice
    )


def at_stake(seen: SeenProphecy, *, attacks: bool) -> tuple[float, float]:
    """What a victory brings, and what a defeat costs."""
    battle = seen.battle
    if battle.creature:
        creature = seen.box.foes[battle.creature]
        gain = victory_value(seen.me, creature) + prize_at_stake(seen, creature.id)
        return gain, defeat_value(seen.me, creature)
    if battle.stake:
        return FOR_A_MAP
    seat = battle.rival if attacks else int(str(seen.view.active))
    return stakes(seen.me, seen.fighter(seen.heroes[seat]), final=seen.view.stage == "final")


def declare_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """First declare the Items of the best equipment, then Spells for the whole battle."""
    match option[0]:
        case "use":
            return 10.0 if option[1] in equipment(seen) else -1.0
        case "cast":
            return _spell_value(seen, now, option)
        case _:
            return 0.0


def equipment(seen: SeenProphecy) -> tuple[str, ...]:
    battle, me = seen.battle, seen.me
    if battle.creature:
        terrain = "" if seen.view.assault else seen.here.terrain
        return weapons_for(me, seen.box.foes[battle.creature], battle.kind, terrain).items
    return arms(me.box, me.gear, me.craft, (battle.kind,), HUMANOID).items


def _spell_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """The value of a Spell for this battle; in a Battle of Wills its price lowers her total."""
    ability = seen.box.abilities[str(option[1])]
    numbers = ability.params
    price = magic_price(seen, option)
    more = ability.bonuses[0].value if ability.bonuses else 0
    more += numbers.drain
    if now.battle.kind == WILLS:
        more -= price
    if numbers.dice or numbers.opponent_dice:
        chance = now.chance(
            more, dice=max(0, numbers.dice - 1), foe_dice=max(1, numbers.opponent_dice)
        )
    else:
        chance = now.chance(more)
    cost = MAGIC * price + (REPAIR if numbers.damages_weapon else 0.0)
    if numbers.extra_loss:
        cost += (1 - chance) * hurt(seen.me, 1)
    return now.gain(chance) - cost


def roll_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """The value of throwing, igniting, paying, Spells and scrolls before the dice are rolled."""
    match option[0]:
        case "throw":
            return _throw_value(seen, now, str(option[1]))
        case "ignite":
            chance = now.chance(seen.box.items[str(option[1])].params.ignite)
            return now.gain(chance) - REPAIR
        case "pay":
            return _pay_value(seen, now, str(option[1]), int(option[2]))
        case "read":
            scroll = str(option[1])
            both = bool(seen.box.items[scroll].params.opponent_die)
            return now.gain(now.fixed(both=both)) - item_worth(seen.me, scroll)
        case "cast":
            return _spell_value(seen, now, option)
        case _:
            return 0.0


def _throw_value(seen: SeenProphecy, now: BattleSide, name: str) -> float:
    """A thrown weapon is lost for the rolls that follow."""
    item = seen.box.items[name]
    more = item.throw.bonus if item.throw else 0
    more += int("thrown_weapons" in seen.hero.abilities)
    if now.battle.lives > 1:
        return -1.0
    chance = now.chance(more)
    returns = item.throw is not None and item.throw.returns
    return now.gain(chance) - REPAIR * (1 - chance if returns else 1.0)


def _pay_value(seen: SeenProphecy, now: BattleSide, name: str, amount: int) -> float:
    numbers = seen.box.items[name].params
    if numbers.strength_per_magic:
        more, cost = amount * numbers.strength_per_magic, MAGIC * amount
    else:
        more, cost = amount * numbers.wills_per_health, hurt(seen.me, amount)
    return now.gain(now.chance(more)) / now.battle.lives - cost


def rolled_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """A roll that is not won may be changed."""
    battle = now.battle
    own, foe = battle.own_dice, battle.foe_dice
    dice = battle.own_die, battle.foe_die
    if not now.attacks:
        own, foe, dice = foe, own, (dice[1], dice[0])
    margin = now.lead + dice[0] - dice[1]
    if option[0] == "accept" or margin > 0:
        return 0.0 if option[0] == "accept" else -1.0
    missing = 0.4 if margin == 0 else 1.0
    if option[0] == "cast":
        again = odds(now.lead, len(own) or 1, len(foe) or 1).win
        return now.stake * missing * again - MAGIC * magic_price(seen, option)
    mine = option[1] == "own"
    if mine:
        better = sum(now.lead + side - dice[1] > 0 for side in range(1, 7)) / 6
    else:
        better = sum(now.lead + dice[0] - side > 0 for side in range(1, 7)) / 6
    if len(option) > 2 and not mine:
        better = 0.0
    return now.stake * missing * better - item_worth(seen.me, "scroll_of_altered_reality")
