"""Giving up cards, and the Shield of Zira that goes in their place (S-120, S-121, S-124, S-155).

Who gives the Shield where another card could have been given gains its crystals; with two Shields
the second answers for the first, so that one is lost and both pay.
"""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, lose
from fabletop.games.seasons.rules.energy import empty
from fabletop.games.seasons.rules.piles import choices, discard_from_hand
from fabletop.games.seasons.rules.play_area import RAVEN, find, how_many, sacrifice, with_power
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

SHIELD = "shield_of_zira"


def in_play(sorcerer: Sorcerer) -> list[Option]:
    return [("sacrifice", item.tag) for item in sorcerer.play]


def shields(sorcerer: Sorcerer, *, besides: str = "") -> list[Option]:
    """Shields that could go instead of another card."""
    return [("shield", item.tag) for item in with_power(sorcerer, SHIELD) if item.tag != besides]


def give_shield(table: Table, seat: int, tag: str) -> None:
    sorcerer = table.sorcerers[seat]
    paying = how_many(sorcerer, SHIELD)
    item = find(sorcerer, tag)
    assert item is not None, "a Shield that is not in play"
    table.note("shielded", seat, item.card)
    sacrifice(table, seat, item)
    earn(table, seat, paying * table.box.cards[SHIELD].params.crystals)


def give(table: Table, seat: int, answer: Option, *, protected: bool = True) -> None:
    """Sacrifice or discard what was chosen."""
    verb, card = str(answer[0]), str(answer[1])
    sorcerer = table.sorcerers[seat]
    if verb == "discard":
        discard_from_hand(table, seat, card)
        return
    item = find(sorcerer, card)
    assert item is not None, "a card that is not in play"
    others = len(sorcerer.play) + len(sorcerer.hand) > 1
    if verb == "shield" or (protected and item.power == SHIELD and others):
        give_shield(table, seat, card)
    else:
        sacrifice(table, seat, item)


@asking("sacrifice_one")
def sacrifice_one(table: Table, seat: int, count: int = 1) -> Step:
    """Cards in play, of the owner's choice (S-121)."""
    sorcerer = table.sorcerers[seat]
    if not sorcerer.play:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "sacrifice", in_play(sorcerer), subject=str(count))
    table.agenda.pop()
    if count > 1:
        table.then(("sacrifice_one", seat, count - 1))
    give(table, seat, answer, protected=len(sorcerer.play) > 1)


@asking("discard_one")
def discard_one(table: Table, seat: int) -> Step:
    """A card from hand, if there is one."""
    sorcerer = table.sorcerers[seat]
    if not sorcerer.hand:
        table.agenda.pop()
        return
    options = [*choices("discard", sorcerer.hand), *shields(sorcerer)]
    answer: Option = yield Question(seat, "discard", options, always=len(sorcerer.hand) > 1)
    table.agenda.pop()
    give(table, seat, answer)


@instant("embrace")
def embrace(table: Table, seat: int) -> None:
    """Argos's Embrace: crystals, or a card when there are not enough (S-155)."""
    price = table.box.enchantments[table.enchantment].crystals
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
    give(table, seat, answer)


@asking("give_up")
def give_up(table: Table, seat: int, tag: str) -> Step:
    """This card must go, or a Shield instead (S-124)."""
    sorcerer = table.sorcerers[seat]
    options: list[Option] = [("sacrifice", tag), *shields(sorcerer, besides=tag)]
    item = find(sorcerer, tag)
    if item is None:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "give_up", options, subject=item.card)
    table.agenda.pop()
    give(table, seat, answer, protected=False)


@asking("raven_falls")
def raven_falls(table: Table, seat: int, tag: str) -> Step:
    """The mimicked item has left play: Raven is sacrificed, unless a Shield goes instead; then it
    stays without any power (S-163, I-052)."""
    sorcerer = table.sorcerers[seat]
    raven = find(sorcerer, tag)
    if raven is None:
        table.agenda.pop()
        return
    options: list[Option] = [("sacrifice", tag), *shields(sorcerer, besides=tag)]
    answer: Option = yield Question(seat, "give_up", options, subject=RAVEN)
    table.agenda.pop()
    if answer[0] == "shield":
        _unmask(table, raven)
    give(table, seat, answer, protected=False)


def _unmask(table: Table, raven: Summoned) -> None:
    raven.power = RAVEN
    empty(table, raven.energy)
