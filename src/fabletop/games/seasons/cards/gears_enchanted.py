"""Activation effects of the cards of Enchanted Kingdom."""

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.costs import alike, always, pay_three, sacrifice_itself
from fabletop.games.seasons.rules.activation import ACTIVATIONS, NEVER, ONCE, Activation
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, lose, lower_gauge
from fabletop.games.seasons.rules.energy import NUMBER, held_types, lay_on, settle
from fabletop.games.seasons.rules.looking import arrange_top
from fabletop.games.seasons.rules.piles import choices, hide_choice, keep, pick_up
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Summoned, Table

CHOOSING = 1
"""The task between the sacrifice of the Potion of Resurrection and the end of its effect."""


def has_stored(_table: Table, _seat: int, item: Summoned) -> list[str]:
    return ONCE if any(item.energy) else NEVER


def fairy_monolith(table: Table, seat: int, tag: str, _line: str) -> None:
    table.then(("unstore", seat, tag, 0))


@asking("unstore")
def unstore(table: Table, seat: int, tag: str, returned: int) -> Step:
    """At least one token comes back to the reserve."""
    sorcerer = table.sorcerers[seat]
    item = find(sorcerer, tag)
    assert item is not None, "a card that is not in play"
    options: list[Option] = [("enough",)] if returned else []
    options += held_types(item.energy, "unstore")
    answer: Option = yield Question(seat, "unstore", options)
    table.agenda.pop()
    if answer[0] == "enough":
        settle(table, seat)
        return
    energy = NUMBER[str(answer[1])]
    item.energy[energy] -= 1
    sorcerer.reserve[energy] += 1
    table.note("unstored", seat, item.card, str(answer[1]))
    if any(item.energy):
        table.then(("unstore", seat, tag, returned + 1))
    else:
        settle(table, seat)


def potion_of_resurrection(table: Table, seat: int, tag: str, _line: str) -> None:
    """The latest discards, as many as there are, without the potion or Shield that is sacrificed
    for it (I-084)."""
    for _ in range(min(len(table.discard), table.box.cards["potion_of_resurrection"].params.cards)):
        card = table.discard.pop()
        table.aside.append(card)
        table.aside_known.append(table.discard_known.pop() | 1 << seat)
        table.chance.reveal(card)
        table.whisper(seat, "looked", card)
    table.then(("sacrifice_itself", seat, tag, CHOOSING), ("resurrect", seat))


@asking("resurrect")
def resurrect(table: Table, seat: int) -> Step:
    """One card into the hand, the others under the discard pile (S-134)."""
    if not table.aside:
        table.agenda.pop()
        return
    answer: Option = yield Question(
        seat, "resurrect", choices("keep", table.aside), always=len(table.aside) > 1
    )
    table.agenda.pop()
    hide_choice(table, seat)
    card = str(answer[1])
    keep(table, seat, card, pick_up(table, card))
    table.then(("under", seat))


@asking("under")
def under(table: Table, seat: int) -> Step:
    """The player orders them; the last one lies at the bottom."""
    if len(table.aside) < 2:
        table.agenda.pop()
        _all_under(table)
        return
    options: list[Option] = [("any_order",), *choices("under", table.aside)]
    answer: Option = yield Question(seat, "under", options)
    table.agenda.pop()
    if answer[0] == "any_order":
        _all_under(table)
    else:
        _put_under(table, str(answer[1]))
        table.then(("under", seat))


def _all_under(table: Table) -> None:
    for card in table.aside[:]:
        _put_under(table, card)


def _put_under(table: Table, card: str) -> None:
    table.discard_known.insert(0, pick_up(table, card))
    table.discard.insert(0, card)


def jewel_of_the_ancients(table: Table, seat: int, tag: str, line: str) -> None:
    """One of the three tokens stays on the jewel for good."""
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, NUMBER[line])
    table.note("stored", seat, item.card, line)


def can_pay_price(table: Table, seat: int, item: Summoned) -> list[str]:
    price = table.box.cards[item.power].params.price
    enough = table.sorcerers[seat].crystals >= price and bool(table.deck or table.discard)
    return ONCE if enough else NEVER


def pay_price(table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    lose(table, seat, table.box.cards[item.power].params.price)
    return []


def arcane_telescope(table: Table, seat: int, _tag: str, _line: str) -> None:
    arrange_top(table, seat, table.box.cards["arcane_telescope"].params.cards)


def argos_hawk(table: Table, seat: int, _tag: str, _line: str) -> None:
    params = table.box.cards["argos_hawk"].params
    for other in table.opponents(seat):
        lower_gauge(table, other, params.less)
        earn(table, other, params.more_crystals)


ACTIVATIONS |= {
    "fairy_monolith": Activation(has_stored, fairy_monolith, reason="nothing_stored"),
    "potion_of_resurrection": Activation(always, potion_of_resurrection),
    "jewel_of_the_ancients": Activation(alike, jewel_of_the_ancients, pay_three, "three_alike"),
    "arcane_telescope": Activation(can_pay_price, arcane_telescope, pay_price, "no_crystals"),
    "argos_hawk": Activation(always, argos_hawk, sacrifice_itself),
}
