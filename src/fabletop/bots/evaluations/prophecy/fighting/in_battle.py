"""In the middle of a battle: the current chances, and what an announcement would change."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.arming import against_rival, ready_for
from fabletop.bots.evaluations.prophecy.fighting.forecasts import defeat_value, victory_value
from fabletop.bots.evaluations.prophecy.fighting.guardians import prize_at_stake
from fabletop.bots.evaluations.prophecy.fighting.rivals import stakes
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.own_turn import where
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy, magic_price
from fabletop.bots.evaluations.prophecy.values import GOLD, MAGIC, hurt
from fabletop.core.question import Option
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.announced import NextRoll, standing, standings
from fabletop.games.prophecy.seen.battles.dice_chances import DieRoll
from fabletop.games.prophecy.seen.battles.rolls import ONE_DIE, roll_odds
from fabletop.games.prophecy.seen.view import BattleView, HeroView

FOR_A_MAP: Final = 3.0
"""What the winner gains and the loser loses in a battle for a Map Fragment."""

REPAIR: Final = 1.5
"""What a damaged Item costs, in prices of a repair."""


HALF_WON: Final = 0.3
"""What a draw is worth, as a share of a victory."""


@dataclass(frozen=True, slots=True)
class BattleSide:
    """A battle from one fighter's side."""

    battle: BattleView
    attacks: bool
    """Whether she is the attacker."""
    now: NextRoll
    after: dict[Option, NextRoll]
    """The next roll after each option that changes it."""
    stake: float
    """The difference in value between victory and defeat."""

    def chance(self, one: NextRoll, *, once: bool = False) -> float:
        """The chance to win the battle if its rolls are like this one, or only the next one is."""
        roll = roll_odds(*one)
        good = roll.win + HALF_WON * (1 - roll.win - roll.lose)
        lives = self.battle.lives
        if not once or lives == 1:
            return float(good**lives)
        return float(good * self.chance(self.now) ** (1 - 1 / lives))

    def gain(self, option: Option, *, once: bool = False) -> float:
        """What it is worth to have the chance that an option leads to, instead of this one."""
        return self.stake * (self.chance(self.after[option], once=once) - self.chance(self.now))


def battle_side(seen: SeenProphecy, options: Sequence[Option] = ()) -> BattleSide:
    seat = seen.hero.seat
    attacks = seen.view.active == seat
    gain, pain = at_stake(seen, attacks=attacks)
    after = standings(seen.view, seat, options)
    return BattleSide(seen.battle, attacks, standing(seen.view, seat), after, gain + pain)


def at_stake(seen: SeenProphecy, *, attacks: bool) -> tuple[float, float]:
    """What a victory brings, and what a defeat costs."""
    battle = seen.battle
    if battle.creature:
        creature = seen.box.foes[battle.creature]
        gain = victory_value(seen.me, creature) + prize_at_stake(seen, creature.id)
        return gain, defeat_value(seen.me, creature)
    if battle.stake:
        return FOR_A_MAP, FOR_A_MAP
    seat = battle.rival if attacks else int(str(seen.view.active))
    rival = seen.fighter(seen.heroes[seat])
    return stakes(seen.me, rival, attacks=attacks, final=seen.view.stage == "final")


def declare_value(
    seen: SeenProphecy, used: tuple[str, ...], now: BattleSide | None, option: Option
) -> float:
    """First declare the Items of the best equipment, then Spells for the whole battle, if any can
    be cast `now`."""
    if option[0] == "use":
        return 10.0 if option[1] in used else -1.0
    return _spell_value(seen, now, option) if now is not None and option[0] == "cast" else 0.0


def equipment(seen: SeenProphecy) -> tuple[str, ...]:
    """The Items of the best equipment for this battle."""
    battle, me = seen.battle, seen.me
    place = where(seen, battle.creature)
    if battle.creature:
        ready = ready_for(me.equipment, me.character, battle.creature, battle.kind, place)
        return ready.gear.outfit.items
    gear = against_rival(me, seen.fighter(opponent(seen)), battle.kind, place)
    return gear.outfit.items


def opponent(seen: SeenProphecy) -> HeroView:
    """The other fighter; one of the two is always the active hero."""
    active = seen.view.active
    return seen.heroes[seen.battle.rival if seen.hero.seat == active else active]


def _spell_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """The value of a Spell for this battle or for the next roll."""
    numbers = seen.box.abilities[str(option[1])].params
    cost = MAGIC * magic_price(seen, option) + _repair(seen) * numbers.damages_weapon
    if numbers.extra_loss:
        cost += (1 - now.chance(now.after[option])) * hurt(seen.me, numbers.extra_loss)
    return now.gain(option) - cost


def roll_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """The value of throwing, igniting, paying, Spells and scrolls before the dice are rolled."""
    match option[0]:
        case "throw":
            return _throw_value(seen, now, option)
        case "ignite":
            return now.gain(option) - _repair(seen)
        case "pay":
            return now.gain(option, once=True) - _payment(seen, str(option[1]), int(option[2]))
        case "read":
            return now.gain(option, once=True) - item_worth(seen.me, str(option[1]))
        case "cast":
            return _spell_value(seen, now, option)
        case _:
            return 0.0


def _throw_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """A thrown weapon is lost for the rolls that follow."""
    if now.battle.lives > 1:
        return -1.0
    throw = seen.box.items[str(option[1])].throw
    returns = throw is not None and throw.returns
    damaged = 1 - now.chance(now.after[option]) if returns else 1.0
    return now.gain(option) - _repair(seen) * damaged


def _payment(seen: SeenProphecy, name: str, amount: int) -> float:
    paid = prices.paid_for_points(seen.view, name, amount)
    return hurt(seen.me, -paid["Health"]) - MAGIC * paid["Magic"]


def _repair(seen: SeenProphecy) -> float:
    return REPAIR * GOLD * prices.smith_price(seen.view)


def rolled_value(seen: SeenProphecy, now: BattleSide, option: Option) -> float:
    """A roll that is not won may be changed."""
    battle = now.battle
    own, foe = battle.own_die, battle.foe_die
    if not now.attacks:
        own, foe = foe, own
    lead = now.now.lead
    margin = lead + own - foe
    if option[0] == "accept" or margin > 0:
        return 0.0 if option[0] == "accept" else -1.0
    missing = 0.4 if margin == 0 else 1.0
    if option[0] == "cast":
        again = roll_odds(*now.now).win
        return now.stake * missing * again - MAGIC * magic_price(seen, option)
    mine = option[1] == "own"
    if len(option) > 2 and not mine:
        better = 0.0
    elif mine:
        better = roll_odds(lead, ONE_DIE, DieRoll(foe)).win
    else:
        better = roll_odds(lead, DieRoll(own), ONE_DIE).win
    return now.stake * missing * better - item_worth(seen.me, "scroll_of_altered_reality")
