"""Cards 31 to 35: Elemental Amulet, Tree of Light, Arcano Leech, Crystal Orb, Glutton Cauldron."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.cards.costs import any_energy, pay_one
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.printed import AIR, EARTH, FIRE, WATER
from fabletop.games.seasons.rules.activation import NEVER
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, lose, raise_gauge
from fabletop.games.seasons.rules.energy import NUMBER, grant, lay_on, purse, settle
from fabletop.games.seasons.rules.payment import pay_any
from fabletop.games.seasons.rules.piles import (
    collected,
    discard_top,
    draw,
    draw_to_hand,
    look_at_top,
)
from fabletop.games.seasons.rules.play_area import ONLY_SUMMONED, can_be_put, find, has_slot
from fabletop.games.seasons.state import Summoned, Table

ELEMENTAL_AMULET: Final = Power("elemental_amulet")
"""Its cost, different energies of the player's choice, is handled by rules/summoning.py (`elements`
in its data)."""


@ELEMENTAL_AMULET.on_play
def elemental_amulet(table: Table, seat: int, item: Summoned) -> None:
    """Put into play for free, it grants all four effects (I-015)."""
    table.then(("elemental", seat, item.tag, 15))


@instant("elemental")
def elemental(table: Table, seat: int, _tag: str, paid: int) -> None:
    """An effect for each energy that was paid."""
    params = ELEMENTAL_AMULET.params(table)
    if paid >> FIRE & 1 and draw_to_hand(table, seat, params.cards):
        collected(table, seat)
    if paid >> WATER & 1:
        grant(table, seat, params.energy)
    if paid >> EARTH & 1:
        earn(table, seat, params.crystals)
    if paid >> AIR & 1:
        raise_gauge(table, seat, params.gauge)


TREE_OF_LIGHT: Final = Power("tree_of_light")


def lines_of_tree(table: Table, seat: int, _item: Summoned) -> list[str]:
    params = TREE_OF_LIGHT.params(table)
    sorcerer = table.sorcerers[seat]
    lines = ["gain"] if sorcerer.crystals >= params.price else []
    return lines + ["transmute"] * (sum(purse(sorcerer)) >= params.tokens)


def pay_tree(table: Table, seat: int, _item: Summoned, line: str) -> list[Job]:
    params = TREE_OF_LIGHT.params(table)
    if line == "transmute":
        return [pay_any(seat, params.tokens)]
    lose(table, seat, params.price)
    return []


@TREE_OF_LIGHT.activation(lines_of_tree, cost=pay_tree, reason="no_energy_no_crystals")
def tree_of_light(table: Table, seat: int, _tag: str, line: str) -> None:
    if line == "transmute":
        table.transmuting = True
    else:
        grant(table, seat, TREE_OF_LIGHT.params(table).energy)


ARCANO_LEECH: Final = Power("arcano_leech")
ARCANO_LEECH.toll(lambda numbers: numbers.crystals)


CRYSTAL_ORB: Final = Power("crystal_orb")


def lines_of_orb(table: Table, seat: int, _item: Summoned) -> list[str]:
    if not (table.deck or table.discard):
        return NEVER
    price = CRYSTAL_ORB.params(table).price
    return ["look"] + ["discard"] * (table.sorcerers[seat].crystals >= price)


def pay_orb(table: Table, seat: int, _item: Summoned, line: str) -> list[Job]:
    if line == "discard":
        lose(table, seat, CRYSTAL_ORB.params(table).price)
    return []


@CRYSTAL_ORB.activation(lines_of_orb, cost=pay_orb, reason="no_pile")
def crystal_orb(table: Table, seat: int, _tag: str, line: str) -> None:
    if line == "discard":
        discard_top(table, seat)
    else:
        look_at_top(table, seat, 1)
        table.then(("orb", seat))


def price_of_orb(table: Table) -> int:
    """Tokens for which it puts the card that was seen into play."""
    return CRYSTAL_ORB.params(table).tokens


@asking("orb")
def orb(table: Table, seat: int) -> Step:
    """Put the card that was seen into play for tokens, or leave it."""
    tokens = price_of_orb(table)
    options: list[Option] = [("leave",)]
    if can_be_put(table, seat, table.deck[-1]) and sum(purse(table.sorcerers[seat])) >= tokens:
        options.append(("put",))
    answer: Option = yield Question(seat, "orb", options)
    table.agenda.pop()
    if answer[0] == "put":
        table.then(pay_any(seat, tokens), ("orb_puts", seat))


@instant("orb_puts")
def orb_puts(table: Table, seat: int) -> None:
    drawn = draw(table)
    assert drawn is not None, "there was a card to look at"
    table.entering = drawn[0]
    table.then(("put_into_play", seat))


@CRYSTAL_ORB.refuses("orb")
def why_not_put(table: Table, seat: int) -> list[Refusal]:
    sorcerer = table.sorcerers[seat]
    if table.deck[-1] in ONLY_SUMMONED:
        return [Refusal(("put",), "only_summoned", "S-105")]
    if not has_slot(sorcerer):
        return [Refusal(("put",), "no_slot", "S-105", (("n", sorcerer.gauge),))]
    if sum(purse(sorcerer)) < price_of_orb(table):
        return [Refusal(("put",), "no_energy", "S-111")]
    return []


GLUTTON_CAULDRON: Final = Power("glutton_cauldron")
GLUTTON_CAULDRON.keeps()


@GLUTTON_CAULDRON.activation(any_energy, cost=pay_one, reason="no_energy")
def glutton_cauldron(table: Table, seat: int, tag: str, line: str) -> None:
    """Lay the paid token on the cauldron; the seventh makes it boil over."""
    params = GLUTTON_CAULDRON.params(table)
    sorcerer = table.sorcerers[seat]
    item = find(sorcerer, tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, NUMBER[line])
    table.note("stored", seat, item.card, line)
    if sum(item.energy) >= params.tokens:
        for energy in range(4):
            sorcerer.reserve[energy] += item.energy[energy]
            item.energy[energy] = 0
        table.then(("give_up", seat, tag))
        earn(table, seat, params.crystals)
        settle(table, seat)
