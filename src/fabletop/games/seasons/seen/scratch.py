"""Tables for trying cards out: usual positions, built from the cards of a box."""

from collections import Counter
from functools import lru_cache
from typing import Final

from fabletop.core.chance import Chance
from fabletop.games.seasons.box import POOLS, Box
from fabletop.games.seasons.numbers import FAMILIAR, HIGHEST, ITEM
from fabletop.games.seasons.rules.play_area import ON_PLAY, place
from fabletop.games.seasons.rules.setup import new_table
from fabletop.games.seasons.seen.gives import Energies, Usual
from fabletop.games.seasons.state import Sorcerer, Table

EVERYTHING: Final = max(POOLS, key=lambda pool: len(POOLS[pool]))
"""The pool with all cards."""
SPACE: Final = 5
"""Where the season marker stands in the first year."""
ROOM: Final = 3
"""How far the gauges are from their highest value."""
DISCARDED: Final = 3
"""How many cards have been discarded for each item in play."""
QUIET: Final = frozenset({"play"})
"""Cards with no other effect do nothing while they are in play."""


@lru_cache(maxsize=512)
def scratch(box: Box, players: int, usual: Usual) -> Table:
    """A usual position, in the turn of the first seat. Cards without an effect on entering play
    are drawn first, so that a card that is put into play adds nothing to what is tried, and all
    cards that are drawn are different. Callers must copy the table."""
    table = _dealt(box, players, sum(usual.reserve)).copy()
    for seat, sorcerer in enumerate(table.sorcerers):
        table.deck += sorcerer.packet
        sorcerer.packet = []
        own = seat == 0
        items, familiars = _quiet(box, ITEM), _quiet(box, FAMILIAR)
        many = usual.items if own else usual.their_items
        _lay(table, seat, items[seat * many : (seat + 1) * many])
        _lay(table, seat, familiars[: usual.familiars] if own else [])
        sorcerer.crystals = usual.crystals if own else usual.their_crystals
        _hold(table, sorcerer, usual.reserve if own else usual.their_reserve)
        sorcerer.gauge, sorcerer.bonuses = HIGHEST - ROOM, 1
    once = [*dict.fromkeys(reversed(table.deck))][::-1]
    twice = Counter(table.deck) - Counter(once)
    table.deck = sorted([*twice.elements(), *once], key=lambda card: card not in ON_PLAY)
    table.deck_known = [0] * len(table.deck)
    owner = table.sorcerers[0]
    for _ in range(usual.hand):
        owner.hand.append(table.deck.pop())
        owner.known.append(table.deck_known.pop() | 1)
    table.discard = [table.deck.pop() for _ in range(DISCARDED * usual.items)]
    table.discard_known = [0] * len(table.discard)
    table.deck_known = [0] * len(table.deck)
    table.first = table.active = 0
    table.extra = usual.extra
    table.phase, table.space, table.round = "turn", SPACE, 2
    return table


@lru_cache(maxsize=64)
def _dealt(box: Box, players: int, seed: int) -> Table:
    """The beginning of a game with all cards. Callers must copy the table."""
    return new_table(
        box,
        Chance.seeded(seed),
        seats=players,
        pool=EVERYTHING,
        start="draft",
        enchantment="none",
        tokens=False,
    )


@lru_cache(maxsize=64)
def _quiet(box: Box, category: str) -> list[str]:
    """Cards of a category that do nothing while they are in play, best first."""
    found = [
        card for card in box.cards.values() if card.category == category and {*card.kinds} <= QUIET
    ]
    return [card.id for card in sorted(found, key=lambda card: -card.prestige)] * 4


def _lay(table: Table, seat: int, cards: list[str]) -> None:
    for card in cards:
        if card in table.deck:
            table.deck.remove(card)
        place(table, seat, card)


def _hold(table: Table, sorcerer: Sorcerer, reserve: Energies) -> None:
    sorcerer.reserve = [*reserve]
    for number, count in enumerate(reserve):
        table.stock[number] -= count
