"""What must hold at every decision of every game."""

from collections import Counter
from collections.abc import Iterator

from fabletop.games.seasons.box import POOLS
from fabletop.games.seasons.numbers import BONUSES, HIGHEST
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.energy import surplus
from fabletop.games.seasons.state import OVERFLOW, Table

FILLING = frozenset({OVERFLOW, "choose_energy", "unstore", "ratty", "pay_one"})
"""Jobs during which a reserve may be over its limit: it is being filled or cut down, or a Raven is
paying for an item that covers a space of the reserve."""


def broken(table: Table) -> list[str]:
    return [*_cards(table), *_energy(table), *_sorcerers(table), *_piles(table)]


def _cards(table: Table) -> Iterator[str]:
    """Every card of the pool lies in exactly one place."""
    there = Counter(table.deck + table.discard + table.aside)
    if table.entering:
        there[table.entering] += 1
    for sorcerer in table.sorcerers:
        there.update(sorcerer.hand + sorcerer.packet + sorcerer.picks)
        there.update(card for library in sorcerer.libraries for card in library)
        there.update(item.card for item in sorcerer.play)
    sets = POOLS[table.pool]
    expected = Counter(
        {card.id: card.copies for card in table.box.cards.values() if card.set in sets}
    )
    if there != expected:
        wrong = {card for card in there | expected if there[card] != expected[card]}
        yield f"cards were lost or doubled: {sorted(wrong)}"
    tags = [item.tag for sorcerer in table.sorcerers for item in sorcerer.play]
    if len(set(tags)) != len(tags):
        yield f"two cards in play have the same tag: {sorted(tags)}"
    for sorcerer in table.sorcerers:
        for item in sorcerer.play:
            if item.mimics and item.mimics not in tags:
                yield f"{item.tag} mimics {item.mimics}, which is not in play"


def _energy(table: Table) -> Iterator[str]:
    """Tokens only move: between the stockpile, the reserves and the cards."""
    for number, energy in enumerate(ENERGIES):
        held = table.stock[number]
        for sorcerer in table.sorcerers:
            held += sorcerer.reserve[number]
            held += sum(item.energy[number] for item in sorcerer.play)
        if held:
            yield f"{energy} tokens were made or lost: {held}"


def _sorcerers(table: Table) -> Iterator[str]:
    for seat, sorcerer in enumerate(table.sorcerers):
        if sorcerer.crystals < 0:
            yield f"seat {seat} has {sorcerer.crystals} crystals"
        if not 0 <= sorcerer.gauge <= HIGHEST:
            yield f"the gauge of seat {seat} stands at {sorcerer.gauge}"
        if not 0 <= sorcerer.bonuses <= BONUSES:
            yield f"seat {seat} has used {sorcerer.bonuses} bonuses"
        held = [*sorcerer.reserve, *(count for item in sorcerer.play for count in item.energy)]
        if min(held) < 0:
            yield f"seat {seat} has less than no energy"
        much = surplus(table, seat) > 0
        if much and not _may_be_full(table, seat):
            yield f"seat {seat} holds more energy than the reserve has spaces"
        if not much and table.agenda and table.agenda[-1] == ("overflow", seat):
            yield f"seat {seat} must give up energy though the reserve has spaces"


def _may_be_full(table: Table, seat: int) -> bool:
    """Whether this reserve may be over its limit now: only while its owner is asked about it."""
    return bool(table.agenda) and table.agenda[-1][0] in FILLING and table.agenda[-1][1] == seat


def _piles(table: Table) -> Iterator[str]:
    piles = [(table.deck, table.deck_known), (table.discard, table.discard_known)]
    piles += [(sorcerer.hand, sorcerer.known) for sorcerer in table.sorcerers]
    piles.append((table.aside, table.aside_known))
    if any(len(cards) != len(known) for cards, known in piles):
        yield "the masks of who knows the cards do not fit a pile"
    if table.aside and not table.agenda:
        yield f"cards were left aside: {table.aside}"
    if table.entering and not table.agenda:
        yield f"a card neither entered play nor stayed in hand: {table.entering}"
    if not -1 < table.space - 1 < 12 or not 0 < table.year < 5:
        yield f"the marker left the wheel: year {table.year}, space {table.space}"
