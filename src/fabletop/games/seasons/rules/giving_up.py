"""Giving up cards, and a Shield that goes in their place (S-120, S-121, S-124, S-155).

A player who gives up the Shield instead of another card gains its crystals. A second Shield may
take the place of the first, so that only one is lost and both bring crystals. At most as many
Shields pay as there were other cards to give up, because no card can take its own place.
"""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, lose
from fabletop.games.seasons.rules.energy import Amount
from fabletop.games.seasons.rules.piles import choices, discard_from_hand, price_of_keeping
from fabletop.games.seasons.rules.play_area import find, sacrifice
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

SHIELDS: Final[dict[str, Amount]] = {}
"""Cards that may be given up instead of another, with the crystals they bring, by their powers."""


def in_play(sorcerer: Sorcerer) -> list[Option]:
    return [("sacrifice", item.tag) for item in sorcerer.play]


def _shields(sorcerer: Sorcerer) -> list[Summoned]:
    return [item for item in sorcerer.play if item.power in SHIELDS]


def shields(sorcerer: Sorcerer, *, besides: str = "") -> list[Option]:
    """Shields that may be given up instead of another card."""
    return [("shield", item.tag) for item in _shields(sorcerer) if item.tag != besides]


def hand_or_shield(sorcerer: Sorcerer) -> list[Option]:
    """What may be given up when a card from hand is demanded."""
    return [*choices("discard", sorcerer.hand), *shields(sorcerer)]


def besides_one(sorcerer: Sorcerer) -> int:
    """How many others there are if one card in hand or one Shield is given up."""
    return len(sorcerer.hand) + len(_shields(sorcerer)) - 1


def paying(sorcerer: Sorcerer, answer: Option, others: int) -> int:
    """How many Shields bring crystals if this card is given up, when `others` is the number of
    other cards that could have gone."""
    item = find(sorcerer, str(answer[1]))
    given = answer[0] != "discard" and item is not None and item.power in SHIELDS
    return max(0, min(len(_shields(sorcerer)), others)) if given else 0


def give(table: Table, seat: int, answer: Option, *, others: int = 0) -> None:
    """Sacrifice or discard the chosen card. A Shield in place of others brings crystals."""
    verb, card = str(answer[0]), str(answer[1])
    sorcerer = table.sorcerers[seat]
    if verb == "discard":
        discard_from_hand(table, seat, card)
        return
    item = find(sorcerer, card)
    assert item is not None, "a card that is not in play"
    paid = paying(sorcerer, answer, others)
    if paid:
        table.note("shielded", seat, item.card)
    sacrifice(table, seat, item)
    if paid:
        earn(table, seat, paid * SHIELDS[item.power](table.box.cards[item.power].params))


@asking("sacrifice_one")
def sacrifice_one(table: Table, seat: int, count: int = 1, saved: int = 0) -> Step:
    """Sacrifice cards in play, of the owner's choice (S-121). A card that a Shield has saved is
    not given up later for the same effect."""
    sorcerer = table.sorcerers[seat]
    if not sorcerer.play:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "sacrifice", in_play(sorcerer), subject=str(count))
    table.agenda.pop()
    others = len(sorcerer.play) - saved - count
    if count > 1:
        saved += paying(sorcerer, answer, others)
        table.then(("sacrifice_one", seat, count - 1, saved))
    give(table, seat, answer, others=others)


@asking("discard_one")
def discard_one(table: Table, seat: int) -> Step:
    """Discard a card from hand, or give up a Shield instead; nothing if the hand is empty."""
    sorcerer = table.sorcerers[seat]
    if not sorcerer.hand:
        table.agenda.pop()
        return
    options = hand_or_shield(sorcerer)
    answer: Option = yield Question(seat, "discard", options, always=len(sorcerer.hand) > 1)
    table.agenda.pop()
    give(table, seat, answer, others=besides_one(sorcerer))


@instant("embrace")
def embrace(table: Table, seat: int) -> None:
    """Argos's Embrace: pay crystals, or a card if there are not enough crystals (S-155)."""
    price = price_of_keeping(table)
    if table.sorcerers[seat].crystals >= price:
        lose(table, seat, price)
    else:
        table.then(("embrace_card", seat))


@asking("embrace_card")
def embrace_card(table: Table, seat: int) -> Step:
    sorcerer = table.sorcerers[seat]
    options = in_play(sorcerer) + choices("discard", sorcerer.hand)
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "embrace", options, always=len(sorcerer.hand) > 1)
    table.agenda.pop()
    give(table, seat, answer, others=len(sorcerer.play) + len(sorcerer.hand) - 1)


@asking("give_up")
def give_up(table: Table, seat: int, tag: str) -> Step:
    """Give up this card, or a Shield instead (S-124)."""
    sorcerer = table.sorcerers[seat]
    item = find(sorcerer, tag)
    if item is None:
        table.agenda.pop()
        return
    instead = shields(sorcerer, besides=tag)
    options: list[Option] = [("sacrifice", tag), *instead]
    answer: Option = yield Question(seat, "give_up", options, subject=item.card)
    table.agenda.pop()
    give(table, seat, answer, others=len(instead))
