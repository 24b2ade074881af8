"""What a space is worth to a hero who ends her movement there, or works there."""

from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.fighting.guardians import artifact_prize
from fabletop.bots.evaluations.prophecy.fighting.rivals import duel
from fabletop.bots.evaluations.prophecy.market import best_purchase
from fabletop.bots.evaluations.prophecy.opportunities import opportunity_value
from fabletop.bots.evaluations.prophecy.own_turn import rested
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import best_lesson
from fabletop.bots.evaluations.prophecy.values import hurt
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.fortune import may_attack, may_decline
from fabletop.games.prophecy.seen.view import SpaceView

CERTIFICATE: Final = 14.0

TIRING: Final = 0.6
"""What a Magic that is given for work is worth."""

STRANGER: Final = "bear"
"""A typical Creature, used in place of a face-down card."""


def space_value(seen: SeenProphecy, space: SpaceView) -> float:
    """The value of what is in the space, fights first."""
    chance = 1.0
    worth = 0.0
    opportunities: list[str] = []
    creatures, terrain = seen.box.creatures, space.terrain
    for card in space.cards:
        if card in creatures:
            battle = fight(seen.me, card, seen.at(space, card))
            if may_decline(seen.view, seen.hero.seat, card):
                worth += chance * max(0.0, battle.worth)
                continue
            worth += chance * battle.worth
            chance *= battle.win
        else:
            opportunities.append(card)
    if space.face_down:
        battle = fight(seen.me, STRANGER, seen.at(space))
        worth += chance * 0.5 * (battle.worth + 1.0)
        chance *= 0.5 + 0.5 * battle.win
    for card in opportunities:
        worth += chance * max(0.0, opportunity_value(seen, card, space.id))
    if space.relics:
        worth += chance * artifact_prize(seen, len(space.relics))
    if terrain == "guild" or space.goods or space.id in seen.resting_places:
        worth += _civilized(seen, space)
    if space.heroes:
        worth += chance * rivals_value(seen, space)
    return worth


def _civilized(seen: SeenProphecy, space: SpaceView) -> float:
    worth = rest_value(seen, space)
    if space.goods:
        worth += best_purchase(seen, space.goods)
    if seen.standard:
        return worth + best_lesson(seen, space.training) if space.training else worth
    guild = space.guild
    if guild and guild not in seen.hero.certificates:
        worth += CERTIFICATE if prices.can_certify(seen.view, seen.hero.seat, guild) else 0.2
    return worth


def rivals_value(seen: SeenProphecy, space: SpaceView) -> float:
    """The value of the best attack on a character there."""
    best = 0.0
    if space.heroes == [seen.hero.seat]:
        return best
    for seat in may_attack(seen.view, seen.hero.seat, space.id):
        if not seen.allied(seat):
            rival = seen.fighter(seen.heroes[seat])
            best = max(best, duel(seen.me, rival, seen.at(space)).worth)
    return best


def rest_value(seen: SeenProphecy, space: SpaceView) -> float:
    """The value of the best way to rest there."""
    if not seen.me.wounds and not seen.me.drained:
        return 0.0
    if space.id not in seen.resting_places:
        return 0.0
    rests = prices.rests(seen.view, seen.hero.seat, space.id)
    return max([0.0, *(rested(seen, one) for one in rests)])


def work_value(seen: SeenProphecy, space: str) -> float:
    """The value of what a hero can do there instead of moving."""
    changes = prices.work(seen.view, seen.hero.seat, space)
    if changes is None:
        return 0.0
    worth = changes.get("Experience", 0) + seen.gold_point * changes.get("Gold", 0)
    worth -= hurt(seen.me, -changes.get("Health", 0))
    return worth + TIRING * changes.get("Magic", 0)
