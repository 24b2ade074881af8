"""Makes a view by naming what the seat may see. Hidden: the cards of the draw pile and
the discard pile, the others' hands, libraries and picks, the tokens they choose from, and future
random events.

Everybody sees a revealed card; a card that a player looked at is seen by that player (S-133).
"""

from typing import Final

from fabletop.games.seasons.printed import ENERGIES, SEASONS
from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.rules.scoring import ranking, sheet
from fabletop.games.seasons.rules.transmutation import may_transmute, more
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.seen.view import (
    UNKNOWN,
    CardView,
    SeasonsView,
    SorcererView,
)
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Table, eyes

NO_ENERGY: Final = [0] * len(ENERGIES)
NO_CARDS: Final[list[str]] = []
NO_LIBRARIES: Final[list[list[str]]] = [[], []]
"""Views share these; readers must not change them."""


def view(table: Table, seat: int | None) -> SeasonsView:
    """In the order of the fields."""
    now, bits = season(table), eyes(seat)
    top = known_top(table, bits)
    sorcerers, active, over = table.sorcerers, table.active, table.phase == "over"
    return SeasonsView(
        "seasons",
        table.box.corrections,
        seat,
        table.pool,
        table.start,
        table.enchantment,
        table.phase,
        table.year,
        table.space,
        SEASONS[now],
        table.box.rates[now][:],
        table.round,
        table.first,
        active,
        table.rolled[:],
        table.taken[:],
        [_sorcerer(table, sorcerer, n, n == seat, bits) for n, sorcerer in enumerate(sorcerers)],
        sorcerers[seat].packet[:] if seat is not None else [],
        sorcerers[seat].picks[:] if seat is not None else [],
        len(sorcerers[0].packet),
        len(table.deck),
        top,
        len(known_top(table, EVERYONE)) if top else 0,
        len(table.discard),
        known_aside(table, bits) if table.aside else [],
        table.entering,
        may_transmute(table, active),
        more(table, active),
        table.summons,
        table.envisioned,
        [sheet(table, sorcerer) for sorcerer in sorcerers] if over else [],
        [*ranking(table).places] if over else [],
        table,
    )


def known_top(table: Table, bits: int) -> list[str]:
    """The top cards of the draw pile, as far as this observer knows them."""
    cards: list[str] = []
    if not table.deck or table.deck_known[-1] & bits != bits:
        return cards
    for card, known in zip(reversed(table.deck), reversed(table.deck_known), strict=True):
        if known & bits != bits:
            break
        cards.append(card)
    return cards


def known_aside(table: Table, bits: int) -> list[str]:
    return [
        card if known & bits == bits else UNKNOWN
        for card, known in zip(table.aside, table.aside_known, strict=True)
    ]


def _sorcerer(table: Table, sorcerer: Sorcerer, seat: int, own: bool, bits: int) -> SorcererView:
    hand = sorcerer.hand
    shown, opened = known_in_hand(sorcerer, seat, bits, own)
    second_year, third_year = sorcerer.libraries
    return SorcererView(
        seat,
        sorcerer.crystals,
        sorcerer.gauge,
        sorcerer.bonuses,
        sorcerer.reserve[:],
        limit(table, sorcerer),
        sorcerer.covered,
        [
            (TURNED if item.turned else STRAIGHT)[item.tag]
            if item.energy == NO_ENERGY and item.power == item.card
            else CardView(item.card, item.tag, item.power, item.mimics, item.energy[:], item.turned)
            for item in sorcerer.play
        ],
        len(hand),
        shown,
        opened,
        [len(second_year), len(third_year)],
        [second_year[:], third_year[:]] if own else NO_LIBRARIES,
        sorcerer.offered[:] if own else NO_CARDS,
        sorcerer.token,
        sorcerer.token_used,
        sorcerer.io,
    )


class _Plain(dict[str, CardView]):
    """By their tags, cards without tokens that have their own effects. Views share them, because
    there are many."""

    def __init__(self, *, turned: bool) -> None:
        self._turned = turned

    def __missing__(self, tag: str) -> CardView:
        card = tag.rstrip("+")
        found = self[tag] = CardView(card, tag, card, "", NO_ENERGY[:], self._turned)
        return found


STRAIGHT: Final = _Plain(turned=False)
TURNED: Final = _Plain(turned=True)


def known_in_hand(
    sorcerer: Sorcerer, seat: int, bits: int, own: bool
) -> tuple[list[str], list[str]]:
    """The cards of a hand that this observer knows, and those that everybody knows."""
    known = sorcerer.known
    secret, many = known.count(1 << seat), len(known)
    if secret == many:
        return sorcerer.hand[:] if own else NO_CARDS, NO_CARDS
    everybody = known.count(EVERYONE)
    opened = _seen_in_hand(sorcerer, EVERYONE) if everybody else NO_CARDS
    if own:
        return sorcerer.hand[:], opened
    return opened if secret + everybody == many else _seen_in_hand(sorcerer, bits), opened


def _seen_in_hand(sorcerer: Sorcerer, bits: int) -> list[str]:
    """The cards of another hand that this observer knows, in no particular order."""
    pairs = zip(sorcerer.hand, sorcerer.known, strict=True)
    return sorted([card for card, known in pairs if known & bits == bits])
