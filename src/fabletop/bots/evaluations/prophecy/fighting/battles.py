"""The questions in a battle with a Creature or a Guardian: which one, how, and whether again."""

from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.forecasts import (
    TEDIUM,
    fight,
    planned_fight,
)
from fabletop.bots.evaluations.prophecy.fighting.guardians import prize_at_stake
from fabletop.bots.evaluations.prophecy.fighting.in_battle import at_stake
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.own_turn import battle, outside_value, where
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy, magic_price
from fabletop.bots.evaluations.prophecy.values import MAGIC, charge, cure, gain_value, hurt
from fabletop.core.question import Option
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.fighters import after_potion
from fabletop.games.prophecy.seen.battles.kinds_ahead import BattlePlan
from fabletop.games.prophecy.seen.battles.spoils import taken_alive
from fabletop.games.prophecy.seen.fortune import enemies, hope, is_lucky, luck, may_decline

FIRST: Final = 50.0
"""The value of an action that comes before all others."""


def fight_value(seen: SeenProphecy, option: Option) -> float:
    """Take the easier fight first, and before it anything that helps."""
    match option[0]:
        case "fight":
            card = str(option[1])
            found = battle(seen, card, prize_at_stake(seen, card))
            declinable = may_decline(seen.view, seen.hero.seat, card)
            return found.worth if declinable else found.win
        case "decline":
            return 0.0
        case "drink":
            worth = draught_value(seen, str(option[1]))
        case _:
            worth = outside_value(seen, option)
    return FIRST + worth if worth > 0 else -FIRST


def draught_value(seen: SeenProphecy, potion: str) -> float:
    """What a potion does for the next fight, and afterwards."""
    me, numbers = seen.me, seen.box.items[potion].params
    healed, charged = min(numbers.heal, me.wounds), min(numbers.recharge, me.drained)
    better = after_potion(seen.view, seen.hero.seat, potion)._replace(items=me.items)
    gains = [0.0]
    for card in enemies(seen.view, seen.hero.seat):
        place = where(seen, card)
        prize = prize_at_stake(seen, card)
        gains.append(fight(better, card, place, prize).worth - fight(me, card, place, prize).worth)
    lasting = 0.5 * (cure(me, healed) + charge(me, charged)) if healed or charged else 0.0
    lasting += 8.0 * numbers.strength + 4.0 * numbers.willpower
    return max(gains) + lasting - item_worth(me, potion)


def kind_value(seen: SeenProphecy, option: Option) -> float:
    creature = seen.box.foes[seen.battle.creature]
    if option[0] == "withdraw":
        return -TEDIUM
    kind = STRENGTH if option[0] == "by_strength" else WILLS
    price = prices.kind_price(seen.view, seen.hero.seat, creature.id, kind)
    way = BattlePlan(kind, -price["Magic"], -price["Health"])
    prize = prize_at_stake(seen, creature.id)
    alive = len(option) > 1
    if alive:
        reward = taken_alive(creature).reward
        prize += gain_value(seen.me, reward) - gain_value(seen.me, creature.win)
    more = taken_alive(creature).points if alive else 0
    place = where(seen, creature.id)
    return planned_fight(seen.me, creature.id, place, way, prize, more).worth


def riddle_value(seen: SeenProphecy, option: Option) -> float:
    """A die decides whether the riddle is solved; if so, the reward comes without a fight."""
    if option[0] != "riddle":
        return 0.0
    sphinx = seen.battle.creature
    creature = seen.box.foes[sphinx]
    gain, pain = at_stake(seen, attacks=True)
    fought = battle(seen, sphinx, prize_at_stake(seen, sphinx))
    solved = float(luck(seen.view, seen.hero.seat, sphinx))
    spared = (1 - fought.win) * gain + fought.lose * pain
    return solved * spared - MAGIC * creature.special.riddle_magic


def again_value(seen: SeenProphecy, option: Option) -> float:
    """After a draw, fight again if the battle is worth it."""
    match option[0]:
        case "again":
            creature = seen.battle.creature
            if creature:
                return battle(seen, creature, prize_at_stake(seen, creature)).worth
            attacks = seen.hero.seat == seen.view.active
            gain, pain = at_stake(seen, attacks=attacks)
            return 0.4 * (gain - pain)
        case "part":
            return 0.0
        case _:
            worth = outside_value(seen, option)
            return FIRST + worth if worth > 0 else -FIRST


def mend_value(seen: SeenProphecy, option: Option) -> float:
    if option[0] != "cast":
        return 0.0
    healed = seen.box.abilities[str(option[1])].params.heal
    return cure(seen.me, healed) - MAGIC * magic_price(seen, option)


def pray_value(seen: SeenProphecy, option: Option, subject: str) -> float:
    """The value of a second die, minus the Magic that it costs."""
    if option[0] != "cast":
        return 0.0
    worth = PRAYERS.get(subject, 1.0)
    if subject in seen.box.items and seen.view.battle:
        worth = 0.22 * hurt(seen.me, 1)
    return worth - MAGIC * magic_price(seen, option)


PRAYERS: Final = {
    "sphinx": 0.0,
    "golem_guardian": 0.6,
    "mysterious_old_man": 0.9,
    "banner_of_hope": 0.2,
}
"""What a second die is worth, by the reason for the roll."""


def die_value(seen: SeenProphecy, option: Option, subject: str) -> float:
    """Which of two dice to keep."""
    die = int(option[1])
    match subject:
        case "ancient_scroll":
            return float(is_lucky(seen.view, seen.hero.seat, subject, die))
        case "banner_of_hope":
            given = hope(seen.view, die)
            restored = cure(seen.me, given.heal) + charge(seen.me, given.recharge)
            return 1.0 if given.bonus else restored
        case _:
            return float(die)
