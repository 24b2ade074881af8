"""Trade between characters: offers of Gold for an Item, and the answers to offers."""

from typing import Final, NamedTuple

from fabletop.bots.evaluations.prophecy.items_and_abilities import ARTIFACT, item_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import GOLD
from fabletop.core.question import Option
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.belongings import times_asked
from fabletop.games.prophecy.seen.view import HeroView

NO_DEAL: Final = -100.0
TROUBLE: Final = 0.5
"""The least gain for which a deal is proposed: a trade takes the place of a movement."""

SMALL_HOPE: Final = 0.05
"""The value of a counter-offer to an offer that is not good enough."""

ERRAND: Final = 4.0
"""The least value of a gift: it also takes a movement, and nothing is received in return."""


class TradeDeal(NamedTuple):
    gives: str = ""
    gold: int = 0
    takes: str = ""
    worth: float = NO_DEAL


def trade_value(seen: SeenProphecy, character: str) -> float:
    """Trade with each character at most once per turn, and only with a deal to propose."""
    partner = seen.by_character(character)
    if times_asked(seen.view, partner.seat):
        return NO_DEAL
    return best_deal(seen, partner).worth


def best_deal(seen: SeenProphecy, partner: HeroView) -> TradeDeal:
    """With a team mate, a gift. With others, Gold for the Item that brings her the most, a little
    more than it is worth to its owner."""
    if seen.allied(partner.seat):
        return _gift(seen, partner)
    best = TradeDeal()
    for item in partner.items:
        if item in seen.box.artifacts or item in partner.damaged:
            continue
        gold = max(1, int((asking(seen, partner, item) + TROUBLE) / GOLD) + 1)
        worth = item_worth(seen.me, item) - GOLD * gold - TROUBLE
        if gold <= seen.hero.gold and worth > max(0.0, best.worth):
            best = TradeDeal("", gold, item, worth)
    return best


def asking(seen: SeenProphecy, owner: HeroView, item: str) -> float:
    """What an Item is worth to its owner, who could also sell it."""
    sold = prices.selling_price(seen.view, owner.seat, item)
    return max(item_worth(seen.fighter(owner), item), GOLD * sold)


def _gift(seen: SeenProphecy, partner: HeroView) -> TradeDeal:
    """One member of a team collects the Artifacts; any other Item goes to the member to whom it is
    worth more."""
    mine = [item for item in seen.hero.items if item in seen.box.artifacts]
    needed = seen.view.to_win
    enough = partner.artifacts + len(mine) >= needed and partner.artifacts >= len(mine)
    if mine and enough and seen.view.teams:
        return TradeDeal(mine[0], 0, "", ARTIFACT)
    other = seen.fighter(partner)
    given = [TradeDeal(item, 0, "", _moved(seen.me, other, item)) for item in seen.me.items]
    taken = [TradeDeal("", 0, item, _moved(other, seen.me, item)) for item in other.items]
    return max([TradeDeal(), *given, *taken], key=lambda deal: deal.worth)


def _moved(giver: Fighter, taker: Fighter, item: str) -> float:
    """What team mates gain together if an Item changes hands; that takes a movement."""
    if item in giver.box.artifacts:
        return NO_DEAL
    gain = item_worth(taker, item) - item_worth(giver, item) - ERRAND
    return gain if gain > 0 else NO_DEAL


def compose_value(seen: SeenProphecy, option: Option) -> float:
    """Compose the best deal and propose it; stop if there is none."""
    offer = seen.offer
    deal = best_deal(seen, seen.heroes[offer.partner])
    match option[0]:
        case "ask_item":
            return 1.0 if option[1] == deal.takes and not offer.takes else -1.0
        case "give_gold":
            return 1.0 if option[1] == deal.gold and offer.takes else -1.0
        case "give_item":
            return 1.0 if option[1] == deal.gives else -1.0
        case "propose":
            return 0.5 if deal.worth > 0 else -1.0
        case "cancel":
            return 0.0
        case _:
            return -1.0


def consent_value(seen: SeenProphecy, option: Option) -> float:
    """What she gets, minus what she gives; a partner's gain counts as her own."""
    if option[0] == "refuse":
        return 0.0
    offer = seen.offer
    proposer = seen.heroes[offer.proposer]
    if option[0] == "counter":
        return SMALL_HOPE if best_deal(seen, proposer).worth > 0 else NO_DEAL
    gets = sum([item_worth(seen.me, item) for item in offer.gives], 0.0)
    loses = sum([asking(seen, seen.hero, item) for item in offer.takes], 0.0)
    worth = gets - loses + GOLD * (offer.gives_gold - offer.takes_gold)
    if not seen.allied(proposer.seat):
        return worth - 0.2
    other = seen.fighter(proposer)
    worth += sum([item_worth(other, item) for item in offer.takes], 0.0)
    worth -= sum([item_worth(other, item) for item in offer.gives], 0.0)
    return worth + 0.1
