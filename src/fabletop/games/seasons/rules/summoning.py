"""Summoning cards from hand (S-100 to S-104, S-153, S-154). Some cards cost different energies of
the player's choice (`cost.elements` in the data)."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import lose, steal
from fabletop.games.seasons.rules.energy import NUMBER, Amount, purse, settle
from fabletop.games.seasons.rules.payment import (
    NO_CHANGES,
    Bill,
    Changes,
    changed,
    crystal_price,
    pay_bill,
    payable,
    summoning_bill,
)
from fabletop.games.seasons.rules.payment import changes as summoning_changes
from fabletop.games.seasons.rules.piles import from_hand
from fabletop.games.seasons.rules.play_area import has_slot, place
from fabletop.games.seasons.state import Table

ROOTS: Final = "entangling_roots"

SummoningReward = Callable[[Table, int, int], None]
"""Takes the seat and how many of the rewarding card it has in play."""

TOLLS: Final[dict[str, Amount]] = {}
"""Cards for which opponents pay crystals when they summon, by their powers."""
REWARDS: Final[dict[str, SummoningReward]] = {}
"""Cards that reward the summonings of their owner, by their powers."""
ELEMENTS: Final = [
    [NUMBER[energy] for energy in chosen]
    for count in range(1, 5)
    for chosen in combinations(ENERGIES, count)
]


def summonable(table: Table, seat: int) -> list[Option]:
    sorcerer = table.sorcerers[seat]
    if not sorcerer.hand or not has_slot(sorcerer):
        return []
    cards = affordable(table, seat, dict.fromkeys(sorcerer.hand))
    return [("summon", card) for card in cards] if cards else []


def affordable(table: Table, seat: int, cards: Iterable[str]) -> list[str]:
    """Those of these cards that a seat could summon now if they were in hand, with a slot."""
    if is_entangled(table):
        return []
    sorcerer = table.sorcerers[seat]
    have, crystals, changes = purse(sorcerer), sorcerer.crystals, summoning_changes(table, seat)
    saved, prices = changes[1], table.box.prices[len(table.sorcerers)]
    found: list[str] = []
    for card in cards:
        (water, earth, fire, air), price = prices[card]
        if crystals < price:
            continue
        # Without savings, what is missing of one energy cannot be made good: a cheap exit.
        if not saved and (have[0] < water or have[1] < earth or have[2] < fire or have[3] < air):
            continue
        if can_pay(table, card, have, crystals, changes):
            found.append(card)
    due = toll(table, seat) if found else 0
    return [card for card in found if prices[card][1] + due <= crystals] if due else found


def is_entangled(table: Table) -> bool:
    return table.enchantment == ROOTS and table.summons > 0


def toll(table: Table, seat: int) -> int:
    """The crystals that summoning a card costs because of opponents' cards."""
    due = 0
    for other, sorcerer in enumerate(table.sorcerers):
        if other != seat:
            for item in sorcerer.play:
                if item.power in TOLLS:
                    due += TOLLS[item.power](table.box.cards[item.power].params)
    return due


def can_pay(table: Table, card: str, have: list[int], crystals: int, changes: Changes) -> bool:
    box = table.box
    need, price = box.prices[len(table.sorcerers)][card]
    if crystals < price:
        return False
    if box.cards[card].cost.elements:
        return any(payable(have, elements_bill(chosen, changes)) for chosen in ELEMENTS)
    if changes == NO_CHANGES:
        water, earth, fire, air = need
        return have[0] >= water and have[1] >= earth and have[2] >= fire and have[3] >= air
    return payable(have, changed(need, changes))


def payable_elements(have: list[int], changes: Changes) -> list[list[int]]:
    """The sets of energies with which the player can pay for the Elemental Amulet."""
    return [chosen for chosen in ELEMENTS if payable(have, elements_bill(chosen, changes))]


def elements_bill(chosen: list[int], changes: Changes) -> Bill:
    """The bill for one token of each chosen energy."""
    need = [0, 0, 0, 0]
    for energy in chosen:
        need[energy] = 1
    water, earth, fire, air = need
    return changed((water, earth, fire, air), changes)


def summon(table: Table, seat: int, card: str) -> None:
    """Pay the whole cost first, then the toll; then the card enters play (S-103)."""
    from_hand(table, seat, card)
    table.entering = card
    table.note("summons", seat, card)
    lose(table, seat, crystal_price(table, card))
    if table.box.cards[card].cost.elements:
        table.then(("elements", seat, ""))
    else:
        bill = pay_bill(seat, summoning_bill(table, seat, card))
        table.then(bill, ("toll", seat), ("enter", seat, 0))


@asking("elements")
def elements(table: Table, seat: int, raven: str) -> Step:
    """Choose the energies to pay for the Elemental Amulet, or for mimicking it."""
    changes = NO_CHANGES if raven else summoning_changes(table, seat)
    chosen = payable_elements(purse(table.sorcerers[seat]), changes)
    options: list[Option] = [("elements", *(ENERGIES[e] for e in energies)) for energies in chosen]
    answer: Option = yield Question(seat, "elements", options)
    table.agenda.pop()
    energies = [NUMBER[str(word)] for word in answer[1:]]
    mask = sum(1 << energy for energy in energies)
    bill = pay_bill(seat, elements_bill(energies, changes))
    if raven:
        table.then(bill, ("elemental", seat, raven, mask))
    else:
        table.then(bill, ("toll", seat), ("enter", seat, mask))


@instant("toll")
def pay_toll(table: Table, seat: int) -> None:
    for other in table.opponents(seat):
        for item in table.sorcerers[other].play:
            power = item.power
            if power in TOLLS:
                steal(table, other, seat, TOLLS[power](table.box.cards[power].params))


@instant("enter")
def enter(table: Table, seat: int, elements: int) -> None:
    """The summoned card enters play; no card rewards its own summoning."""
    sorcerer = table.sorcerers[seat]
    card, table.entering = table.entering, ""
    rewarding = [other.power for other in sorcerer.play if other.power in REWARDS]
    item = place(table, seat, card)
    table.summons += 1
    effect: Job = (
        ("elemental", seat, item.tag, elements) if elements else ("on_play", seat, item.tag)
    )
    table.then(effect)
    for power in dict.fromkeys(rewarding):
        REWARDS[power](table, seat, rewarding.count(power))
    settle(table, seat)
