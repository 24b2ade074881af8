"""Enchanted Kingdom 1 to 5: Heart of Argos, Horn of Plenty, Fairy Monolith, Selenia's Codex, Scroll
of Ishtar."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.effects import take_one_back
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.cards.searching import search_item
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.printed import EARTH, ENERGIES
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.energy import NUMBER, held_types, lay_on, purse, settle, stores
from fabletop.games.seasons.rules.payment import NATURE, pay_alike, spend
from fabletop.games.seasons.rules.play_area import find, of_category
from fabletop.games.seasons.state import Summoned, Table

HEART_OF_ARGOS: Final = Power("heart_of_argos")


@HEART_OF_ARGOS.own_activation
def heart_beats(table: Table, heart: Summoned) -> None:
    """Lay a token on the Heart at the first activation. A Heart that already holds a token waits
    for the end of the round."""
    if not heart.energy[EARTH]:
        lay_on(table, heart.energy, EARTH, HEART_OF_ARGOS.params(table).tokens)


@HEART_OF_ARGOS.each_round(touches="reserve")
def heart_gives(table: Table, seat: int, item: Summoned) -> None:
    """Move the token that an activation brought to the reserve."""
    tokens, item.energy[EARTH] = item.energy[EARTH], 0
    if tokens:
        table.sorcerers[seat].reserve[EARTH] += tokens
        table.note("gained", seat, ENERGIES[EARTH], tokens)
        settle(table, seat)


HORN_OF_PLENTY: Final = Power("horn_of_plenty")


@HORN_OF_PLENTY.each_round(touches="reserve", gains=True, once=True)
def horn_of_plenty(table: Table, seat: int, _item: Summoned) -> None:
    table.then(*[("horn", seat)] * HORN_OF_PLENTY.params(table).tokens)


@asking("horn")
def horn(table: Table, seat: int) -> Step:
    """Give up a token, even from an Amulet of Water; earth is rewarded."""
    sorcerer = table.sorcerers[seat]
    options = held_types(sorcerer.reserve, "horn")
    for item in stores(sorcerer):
        options += [(*option, item.tag) for option in held_types(item.energy, "horn")]
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "horn", options)
    table.agenda.pop()
    energy = NUMBER[str(answer[1])]
    spend(table, seat, energy, 1, str(answer[2]) if len(answer) > 2 else "")
    if energy == EARTH:
        earn(table, seat, HORN_OF_PLENTY.params(table).crystals)


FAIRY_MONOLITH: Final = Power("fairy_monolith")


@FAIRY_MONOLITH.each_round(touches="reserve")
def fairy_monolith(table: Table, seat: int, item: Summoned) -> None:
    if any(purse(table.sorcerers[seat])):
        table.then(*[("monolith", seat, item.tag)] * FAIRY_MONOLITH.params(table).tokens)


@asking("monolith")
def monolith(table: Table, seat: int, tag: str) -> Step:
    """A token may be stored."""
    options = [*held_types(purse(table.sorcerers[seat]), "store"), ("enough",)]
    answer: Option = yield Question(seat, "monolith", options)
    table.agenda.pop()
    if answer[0] != "enough":
        energy = NUMBER[str(answer[1])]
        table.then(pay_alike(seat, energy, 1), ("store", seat, tag, energy))


@instant("store")
def store(table: Table, seat: int, tag: str, energy: int) -> None:
    """Lay the paid token on the monolith."""
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, energy)
    table.note("stored", seat, item.card, ENERGIES[energy])


def has_stored(_table: Table, _seat: int, item: Summoned) -> list[str]:
    return ONCE if any(item.energy) else NEVER


@FAIRY_MONOLITH.activation(has_stored, reason="nothing_stored")
def open_monolith(table: Table, seat: int, tag: str, _line: str) -> None:
    table.then(("unstore", seat, tag, 0))


@asking("unstore")
def unstore(table: Table, seat: int, tag: str, returned: int) -> Step:
    """Return at least one token to the reserve."""
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


SELENIAS_CODEX: Final = Power("selenias_codex")


@SELENIAS_CODEX.on_play
def selenias_codex(table: Table, seat: int, item: Summoned) -> None:
    table.then(("codex", seat, item.tag))


@asking("codex")
def codex(table: Table, seat: int, tag: str) -> Step:
    """Take back another of the player's own magic items, one with energy in its cost."""
    items = [
        item
        for item in of_category(table, table.sorcerers[seat], ITEM)
        if item.tag != tag and has_energy_cost(table, item.card)
    ]
    return take_one_back(table, seat, items)


def has_energy_cost(table: Table, card: str) -> bool:
    """Whether the summoning cost of a card includes energy."""
    printed = table.box.cards[card]
    prices = table.box.prices[len(table.sorcerers)][card]
    return printed.cost.elements or any(prices[0]) or table.enchantment == NATURE


SCROLL_OF_ISHTAR: Final = Power("scroll_of_ishtar")


@SCROLL_OF_ISHTAR.on_play
def scroll_of_ishtar(table: Table, seat: int, _item: Summoned) -> None:
    search_item(table, seat)
