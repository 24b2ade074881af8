"""Setting up a game (S-020 to S-028, S-032)."""

from typing import Final

from fabletop.core.chance import DEAL, Chance
from fabletop.core.errors import BadSetup
from fabletop.games.seasons.box import POOLS, Box
from fabletop.games.seasons.numbers import SPARE_DICE
from fabletop.games.seasons.state import Sorcerer, Table

DEALT: Final = 9
OFFERED: Final = 3
"""Special Ability tokens dealt to each player (S-028)."""

SETS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)
"""Ready-made sets for a first game, by card numbers (S-032)."""


def new_table(
    box: Box,
    chance: Chance,
    *,
    seats: int,
    pool: str,
    start: str,
    enchantment: str,
    tokens: bool,
) -> Table:
    cards = [
        card.id
        for card in box.cards.values()
        if card.set in POOLS[pool]
        for _ in range(card.copies)
    ]
    chosen = _enchantment(box, chance, enchantment, start, len(cards) // seats)
    deal = box.enchantments[chosen].deal if chosen else DEALT
    if deal * seats > len(cards):
        who = chosen or "the Prelude"
        raise BadSetup(
            f"{who} deals {deal * seats} cards to {seats} players, "
            f"and the pool has {len(cards)}; take a larger pool or another enchantment"
        )
    if start == "sets":
        _check_sets(box)
    table = _empty_table(box, chance, seats, pool, start)
    table.enchantment, table.tokens = chosen, tokens
    table.deck = cards
    chance.shuffle(table.deck, DEAL)
    table.first = table.active = chance.below(DEAL, seats)
    table.dice = [_dice(dice, chance, seats + SPARE_DICE) for dice in box.dice]
    _deal(table, deal)
    table.deck_known = [0] * len(table.deck)
    return table


def _check_sets(box: Box) -> None:
    """Two of the ready-made sets have cards in common, so that they need all copies."""
    for card in box.cards.values():
        copies = sum(card.number in numbers for numbers in SETS)
        if card.set == "beginner" and card.copies < copies:
            raise BadSetup(
                f"the ready-made sets need {copies} copies of {card.id}, there are {card.copies}"
            )


def _empty_table(box: Box, chance: Chance, seats: int, pool: str, start: str) -> Table:
    return Table(
        chance=chance,
        chronicle=None,
        box=box,
        pool=pool,
        start=start,
        enchantment="",
        tokens=False,
        phase="draft",
        sorcerers=[Sorcerer.fresh() for _ in range(seats)],
        dice=[],
        rolled=[],
        taken=[""] * seats,
        year=1,
        space=1,
        round=0,
        first=0,
        active=0,
        opened=1,
        dried=[],
        deck=[],
        deck_known=[],
        discard=[],
        discard_known=[],
        aside=[],
        aside_known=[],
        entering="",
        agenda=[],
        stock=[0, 0, 0, 0],
        transmuting=False,
        transmuter=False,
        extra=0,
        summons=0,
        envisioned=False,
    )


def _enchantment(box: Box, chance: Chance, wanted: str, start: str, cards_each: int) -> str:
    """The enchantment chosen in the options, or a random one that fits this table (S-027)."""
    if wanted != "random":
        return "" if wanted == "none" else wanted
    possible = [
        card.id
        for card in box.enchantments.values()
        if card.deal <= cards_each and (start == "draft" or card.changes == "tournament")
    ]
    return possible[chance.below(DEAL, len(possible))]


def _dice(dice: list[str], chance: Chance, count: int) -> list[str]:
    """The dice of a season for the whole game: one more than players, chosen at random (S-021)."""
    shuffled = dice[:]
    chance.shuffle(shuffled, DEAL)
    return sorted(shuffled[:count])


def _deal(table: Table, count: int) -> None:
    """Deal packets to draft from, or ready-made sets; also the tokens to choose from."""
    if table.start == "sets":
        _deal_sets(table)
    else:
        for sorcerer in table.sorcerers:
            sorcerer.packet = [table.deck.pop() for _ in range(count)]
    if table.tokens:
        tokens = list(table.box.tokens)
        table.chance.shuffle(tokens, DEAL)
        for sorcerer in table.sorcerers:
            sorcerer.offered = [tokens.pop() for _ in range(OFFERED)]


def _deal_sets(table: Table) -> None:
    numbers = {card.number: card.id for card in table.box.cards.values() if card.set == "beginner"}
    order = [str(number) for number in range(len(SETS))]
    table.chance.shuffle(order, DEAL)
    for sorcerer, chosen in zip(table.sorcerers, order, strict=False):
        sorcerer.picks = [numbers[number] for number in SETS[int(chosen)]]
        for card in sorcerer.picks:
            table.deck.remove(card)
    table.phase = "sort"
