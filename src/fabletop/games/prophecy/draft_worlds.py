"""What seats cannot know about a draft: the others' cards, and which of the cards that they passed
to the left was kept there. What the others passed follows from the hands."""

from collections.abc import Collection
from typing import Final

from fabletop.core.chance import DRAW, Chance
from fabletop.games.prophecy.rules.table.decks import mix
from fabletop.games.prophecy.state import Table

KEPT: Final = 0
RECEIVED: Final = 1
"""The places in a hand after cards were passed."""


def exchange_drafts(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Redraw the decks that are drafted from, and the hands dealt from one of them."""
    decks = {phase: deck(world) for phase, deck in world.parts.drafts.items()}
    drawn_from = decks.get(world.phase, world.character_deck)
    known = _known(world, seats, luck)
    drawn_from += [card for hand in world.drafts for card in hand]
    for card in known.values():
        drawn_from.remove(card)
    for deck in (world.character_deck, *decks.values()):
        mix(deck, luck)
    for owner, hand in enumerate(world.drafts):
        hand[:] = [known.get((owner, place)) or drawn_from.pop() for place in range(len(hand))]
    if any(world.passed):
        _pass_again(world, seats, luck)


def _known(world: Table, seats: Collection[int], luck: Chance) -> dict[tuple[int, int], str]:
    """The known cards by seat and place: the seats' own hands, and what they passed to the left."""
    if not world.drafts:
        return {}
    known = {(seat, place): card for seat in seats for place, card in enumerate(world.drafts[seat])}
    for seat in seats:
        if world.passed[seat]:
            known[(seat + 1) % len(world.drafts), RECEIVED] = world.passed[seat][-1]
    for seat in seats:
        if len(world.passed[seat]) > 1:
            known[_place_of_first(world, seat, known, luck)] = world.passed[seat][0]
    return known


def _place_of_first(
    world: Table, seat: int, known: dict[tuple[int, int], str], luck: Chance
) -> tuple[int, int]:
    """Where the first card is that a seat passed: her neighbour kept it or passed it on."""
    count, first = len(world.drafts), world.passed[seat][0]
    kept, gone_on = ((seat + 1) % count, KEPT), ((seat + 2) % count, RECEIVED)
    if gone_on in known:
        return gone_on if known[gone_on] == first else kept
    if kept in known:
        return kept if known[kept] == first else gone_on
    return gone_on if luck.below(DRAW, 2) else kept


def _pass_again(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Set what everybody passed to what her neighbour received. Only the giver and the receiver of
    the first card know which it was."""
    count = len(world.drafts)
    for giver, cards in enumerate(world.passed):
        left, next_left = (giver + 1) % count, (giver + 2) % count
        firsts = (world.drafts[left][KEPT], world.drafts[next_left][RECEIVED])
        if len(cards) > 1 and giver not in seats and left not in seats:
            cards[0] = firsts[luck.below(DRAW, len(firsts))]
        cards[-1] = world.drafts[left][RECEIVED]
