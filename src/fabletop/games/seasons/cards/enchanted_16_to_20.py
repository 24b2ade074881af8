"""Enchanted Kingdom 16 to 20: Arcane Telescope, Argos Hawk, Raven the Usurper, Warden of Argos,
Ratty Nightshade."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.cards.costs import always, sacrifice_itself
from fabletop.games.seasons.cards.effects import gains
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, lose, lower_gauge
from fabletop.games.seasons.rules.energy import NUMBER, drop_some, empty, purse
from fabletop.games.seasons.rules.giving_up import give, shields
from fabletop.games.seasons.rules.looking import arrange_top
from fabletop.games.seasons.rules.payment import (
    NO_CHANGES,
    Bill,
    changed,
    crystal_price,
    pay_bill,
    payable,
)
from fabletop.games.seasons.rules.play_area import find, of_category
from fabletop.games.seasons.rules.summoning import payable_elements
from fabletop.games.seasons.state import Summoned, Table

ARCANE_TELESCOPE: Final = Power("arcane_telescope")


def can_pay_price(table: Table, seat: int, _item: Summoned) -> list[str]:
    price = ARCANE_TELESCOPE.params(table).price
    enough = table.sorcerers[seat].crystals >= price and bool(table.deck or table.discard)
    return ONCE if enough else NEVER


def pay_price(table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    lose(table, seat, ARCANE_TELESCOPE.params(table).price)
    return []


@ARCANE_TELESCOPE.activation(can_pay_price, cost=pay_price, reason="no_crystals")
def arcane_telescope(table: Table, seat: int, _tag: str, _line: str) -> None:
    arrange_top(table, seat, ARCANE_TELESCOPE.params(table).cards)


ARGOS_HAWK: Final = Power("argos_hawk")
ARGOS_HAWK.on_play(gains)


@ARGOS_HAWK.activation(always, cost=sacrifice_itself)
def argos_hawk(table: Table, seat: int, _tag: str, _line: str) -> None:
    params = ARGOS_HAWK.params(table)
    for other in table.opponents(seat):
        lower_gauge(table, other, params.less)
        earn(table, other, params.more_crystals)


RAVEN_THE_USURPER: Final = Power("raven_the_usurper")
RAVEN_THE_USURPER.says_nothing("it gives what an item of an opponent would give")


@RAVEN_THE_USURPER.on_play
def raven_the_usurper(table: Table, seat: int, item: Summoned) -> None:
    if _items(table, seat):
        table.then(("raven", seat, item.tag))


@asking("raven")
def raven(table: Table, seat: int, tag: str) -> Step:
    """Mimic an opponent's magic item for its full summoning cost, or nothing (S-163, I-059)."""
    options: list[Option] = [("decline",)]
    options += [("mimic", item.tag) for item in _mimicable(table, seat)]
    answer: Option = yield Question(seat, "raven", options)
    table.agenda.pop()
    if answer[0] == "decline":
        return
    item = find(table.sorcerers[seat], tag)
    model = next(item for item in _items(table, seat) if item.tag == answer[1])
    assert item is not None, "Raven is not in play"
    item.mimics, item.power = model.tag, model.card
    table.note("mimics", seat, model.card)
    lose(table, seat, crystal_price(table, model.card))
    if table.box.cards[model.card].cost.elements:
        table.then(("elements", seat, tag))
    else:
        bill = pay_bill(seat, _full_bill(table, model.card))
        table.then(bill, ("full", seat), ("on_play", seat, tag))


def _mimicable(table: Table, seat: int) -> list[Summoned]:
    """Opponents' items whose cost the player can pay."""
    sorcerer = table.sorcerers[seat]
    have = purse(sorcerer)
    return [
        item
        for item in _items(table, seat)
        if sorcerer.crystals >= crystal_price(table, item.card)
        and (
            payable_elements(have, NO_CHANGES)
            if table.box.cards[item.card].cost.elements
            else payable(have, _full_bill(table, item.card))
        )
    ]


def _items(table: Table, seat: int) -> list[Summoned]:
    return [
        item
        for other in table.opponents(seat)
        for item in of_category(table, table.sorcerers[other], ITEM)
    ]


def _full_bill(table: Table, card: str) -> Bill:
    """The unchanged cost of a card: nothing is summoned, so nothing changes it (I-025)."""
    return changed(table.box.prices[len(table.sorcerers)][card][0], NO_CHANGES)


@RAVEN_THE_USURPER.refuses("raven")
def not_mimicable(table: Table, seat: int) -> list[Refusal]:
    possible = {item.tag for item in _mimicable(table, seat)}
    return [
        Refusal(("mimic", item.tag), "cannot_mimic", "S-163")
        for item in _items(table, seat)
        if item.tag not in possible
    ]


@RAVEN_THE_USURPER.on_leaving
def model_leaves(owner: int, raven: Summoned, item: Summoned) -> list[Job]:
    if raven.mimics != item.tag:
        return []
    raven.mimics = ""
    return [("raven_falls", owner, raven.tag)]


@asking("raven_falls")
def raven_falls(table: Table, seat: int, tag: str) -> Step:
    """The mimicked item has left play: Raven is sacrificed, unless a Shield goes instead; then it
    stays without any power (S-163, I-052)."""
    sorcerer = table.sorcerers[seat]
    raven = find(sorcerer, tag)
    if raven is None:
        table.agenda.pop()
        return
    instead = shields(sorcerer, besides=tag)
    options: list[Option] = [("sacrifice", tag), *instead]
    answer: Option = yield Question(seat, "give_up", options, subject=RAVEN_THE_USURPER.id)
    table.agenda.pop()
    if answer[0] == "shield":
        raven.power = RAVEN_THE_USURPER.id
        empty(table, raven.energy)
        give(table, seat, answer, others=len(instead))
    else:
        give(table, seat, answer)


WARDEN_OF_ARGOS: Final = Power("warden_of_argos")


@WARDEN_OF_ARGOS.on_play
def warden_of_argos(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("warden", seat))


@asking("warden")
def warden(table: Table, seat: int) -> Step:
    """All players give up energy, or all give up a card, including the summoner."""
    options: list[Option] = [("warden", "energy"), ("warden", "card")]
    answer: Option = yield Question(seat, "warden", options)
    table.agenda.pop()
    table.note("warden", seat, str(answer[1]))
    params = WARDEN_OF_ARGOS.params(table)
    for other in reversed(table.order(seat)):
        if answer[1] == "energy":
            drop_some(table, other, params.tokens)
        else:
            table.then(*[("discard_one", other)] * params.cards)


RATTY_NIGHTSHADE: Final = Power("ratty_nightshade")


@RATTY_NIGHTSHADE.on_play
def ratty_nightshade(table: Table, seat: int, _item: Summoned) -> None:
    tokens = RATTY_NIGHTSHADE.params(table).tokens
    table.then(*(("ratty", seat, other, tokens) for other in table.opponents(seat)), ("full", seat))


@asking("ratty")
def ratty(table: Table, seat: int, other: int, count: int) -> Step:
    """Take at most two tokens of choice from an opponent's reserve."""
    reserve = table.sorcerers[other].reserve
    options: list[Option] = [
        ("rob", ENERGIES[energy], other) for energy, held in enumerate(reserve) if held
    ]
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "ratty", [*options, ("enough",)], subject=str(count))
    table.agenda.pop()
    if answer[0] == "enough":
        return
    energy = NUMBER[str(answer[1])]
    reserve[energy] -= 1
    table.sorcerers[seat].reserve[energy] += 1
    table.note("robbed", seat, other, str(answer[1]))
    if count > 1:
        table.then(("ratty", seat, other, count - 1))
