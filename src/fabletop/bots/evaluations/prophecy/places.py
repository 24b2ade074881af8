"""What a space is worth to a hero who ends her movement there, or works there."""

from fabletop.bots.evaluations.prophecy.fighting.forecasts import Place, fight
from fabletop.bots.evaluations.prophecy.fighting.guardians import artifact_prize
from fabletop.bots.evaluations.prophecy.fighting.rivals import duel
from fabletop.bots.evaluations.prophecy.market import best_purchase
from fabletop.bots.evaluations.prophecy.opportunities import opportunity_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import best_lesson
from fabletop.bots.evaluations.prophecy.values import GOLD, charge, cure, hurt
from fabletop.games.prophecy.seen.view import SpaceView

CERTIFICATE = 14.0

STRANGER = "bear"
"""A typical Creature, used in place of a face-down card."""


def space_value(seen: SeenProphecy, space: SpaceView) -> float:
    """The value of what is in the space, fights first."""
    chance = 1.0
    worth = 0.0
    opportunities: list[str] = []
    creatures, terrain = seen.box.creatures, space.terrain
    for card in space.cards:
        if card in creatures:
            battle = fight(seen.me, card, Place(terrain, space.port, card in seen.fresh))
            if creatures[card].special.may_decline:
                worth += chance * max(0.0, battle.worth)
                continue
            worth += chance * battle.worth
            chance *= battle.win
        else:
            opportunities.append(card)
    if space.face_down:
        battle = fight(seen.me, STRANGER, Place(terrain, space.port))
        worth += chance * 0.5 * (battle.worth + 1.0)
        chance *= 0.5 + 0.5 * battle.win
    for card in opportunities:
        worth += chance * max(0.0, opportunity_value(seen, card))
    if space.relics:
        worth += chance * artifact_prize(seen, len(space.relics))
    if terrain == "guild" or space.goods or space.id in RESTS:
        worth += _civilized(seen, space)
    if seen.standard and space.heroes:
        worth += chance * rivals_value(seen, space)
    return worth


RESTS = ("village", "enchanted_wilderness", "city")


def _civilized(seen: SeenProphecy, space: SpaceView) -> float:
    worth = rest_value(seen, space)
    if space.goods:
        worth += best_purchase(seen, space.goods)
    if seen.standard:
        return worth + best_lesson(seen, space.training) if space.training else worth
    guild = space.guild
    if guild and guild not in seen.hero.certificates:
        worth += CERTIFICATE if seen.can_buy(guild) else 0.2
    return worth


def rivals_value(seen: SeenProphecy, space: SpaceView) -> float:
    """The value of the best attack on a character there."""
    best = 0.0
    for seat in space.heroes:
        rival = seen.heroes[seat]
        if seat == seen.hero.seat or seen.allied(seat) or not rival.alive:
            continue
        if rival.artifacts or not (space.dove or rival.lodging):
            best = max(best, duel(seen.me, seen.fighter(rival)).worth)
    return best


def rest_value(seen: SeenProphecy, space: SpaceView) -> float:
    me, gold = seen.me, seen.hero.gold
    match space.id:
        case "monastery":
            return cure(me, 1)
        case "forest_camp":
            healed = min(me.wounds, gold)
            return cure(me, healed) - GOLD * healed
        case "enchanted_wilderness":
            return charge(me, 3)
        case "magic_tower":
            charged = min(me.drained, 2 * gold)
            return max(0.0, charge(me, charged) - GOLD * charged / 2)
        case "village" if gold:
            return max(0.0, cure(me, 1) + charge(me, 1) - GOLD)
        case _:
            return 0.0


WORKPLACES = ("fortress", "city", "thieves_guild")


def work_value(seen: SeenProphecy, space: str) -> float:
    """The value of what a hero can do there instead of moving."""
    me = seen.me
    match space:
        case "fortress" if me.health:
            return 2.0 - hurt(me, 1)
        case "city" if me.magic:
            return 2 * gold_value(seen) - 0.6
        case "thieves_guild" if me.health:
            return 3 * gold_value(seen) - hurt(me, 1)
        case _:
            return 0.0


def gold_value(seen: SeenProphecy) -> float:
    """The value of one Gold: it is worth more to a hero who has little."""
    return 0.6 if seen.hero.gold < (4 if seen.standard else seen.gold_needed) else 0.4
