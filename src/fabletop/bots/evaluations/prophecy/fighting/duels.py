"""The questions in a battle between characters, and what the loser gives."""

from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.battles import FIRST
from fabletop.bots.evaluations.prophecy.fighting.guardians import artifact_prize
from fabletop.bots.evaluations.prophecy.fighting.in_battle import opponent
from fabletop.bots.evaluations.prophecy.fighting.rivals import duel, leads, stakes
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.own_turn import outside_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import MAGIC, hurt
from fabletop.core.question import Option
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.rolls import roll_odds
from fabletop.games.prophecy.seen.battles.spoils import WOUND
from fabletop.games.prophecy.seen.view import HeroView

MAP: Final = 3.0
"""What a Map Fragment is worth in a battle for one."""

USES: Final = {
    "astral_sword": 9.0,
    "crown_of_the_ancient_kings": 6.0,
    "mirrored_shield": 4.0,
    "royal_cape": 3.0,
    "banner_of_hope": 2.0,
    "kingslayer": 9.0,
    "ritual_scepter": 5.0,
    "royal_signet_ring": 4.0,
    "bronze_steed": 3.0,
    "amulet_of_untouchability": 3.0,
}
"""What individual Artifacts are worth besides their number."""


def final(seen: SeenProphecy) -> bool:
    return seen.view.stage == "final"


def attack_value(seen: SeenProphecy, option: Option) -> float:
    match option[0]:
        case "attack":
            rival = seen.by_character(str(option[1]))
            if seen.allied(rival.seat):
                return -FIRST
            promise = duel(seen.me, seen.fighter(rival), seen.at(seen.here), final=final(seen))
            if len(option) > 2:
                return MAP * (promise.win - promise.lose) - 0.5
            return promise.worth
        case "peace":
            return 0.0
        case _:
            worth = outside_value(seen, option)
            return FIRST + worth if worth > 0 else -2 * FIRST


def duel_kind_value(seen: SeenProphecy, option: Option) -> float:
    """The attacker chooses: a Battle of Wills costs Magic, and the defender may turn a Battle of
    Strength into one."""
    if option[0] == "by_wills":
        return _by_wills(seen)
    other = opponent(seen)
    rival = seen.fighter(other)
    strength, wills = leads(seen.me, rival, seen.at(seen.here))
    answer = prices.wills_price(seen.view, other.seat, seen.hero.seat)
    lead = min(strength, wills + answer) if rival.magic >= answer else strength
    return _expected(seen, other, lead, 0)


def reply_value(seen: SeenProphecy, option: Option) -> float:
    """The defender may turn it into a Battle of Wills."""
    if option[0] == "by_wills":
        return _by_wills(seen)
    attacker = opponent(seen)
    strength, _ = leads(seen.me, seen.fighter(attacker), seen.at(seen.here))
    return _expected(seen, attacker, strength, 0)


def _by_wills(seen: SeenProphecy) -> float:
    other = opponent(seen)
    rival = seen.fighter(other)
    _, wills = leads(seen.me, rival, seen.at(seen.here))
    price = prices.wills_price(seen.view, seen.hero.seat, other.seat)
    return _expected(seen, other, wills - price, price)


def _expected(seen: SeenProphecy, rival: HeroView, lead: int, magic: int) -> float:
    roll = roll_odds(lead)
    attacks = seen.hero.seat == seen.view.active
    gain, loss = stakes(seen.me, seen.fighter(rival), attacks=attacks, final=final(seen))
    return roll.win * gain - roll.lose * loss - MAGIC * magic


def ransom_value(seen: SeenProphecy, option: Option) -> float:
    """The loser gives Health, or the best of her Items."""
    if option[0] == "lose_health":
        return -hurt(seen.me, WOUND)
    return -max(spoil_value(seen, item) for item in seen.hero.items)


def spoil_value(seen: SeenProphecy, item: str) -> float:
    """The value of an Item that she may take from another hero, or lose to one."""
    if item in seen.box.artifacts:
        return artifact_prize(seen) + USES.get(item, 0.0)
    return item_worth(seen.me, item) + 0.1 * seen.box.items[item].price


def hand_over_value(option: Option) -> float:
    return -USES.get(str(option[1]), 5.0)
