"""What a seat cannot know about a draft: the others' cards, and which of the cards she passed to
the left was kept there. What the others passed follows from the hands."""

from fabletop.core.chance import DRAW, Chance
from fabletop.games.prophecy.rules.table.decks import mix
from fabletop.games.prophecy.state import Table

KEPT, RECEIVED = 0, 1
"""The places in a hand after cards were passed."""


def exchange_drafts(world: Table, seat: int | None, luck: Chance) -> None:
    """Redraw the decks that are drafted from, and the hands dealt from one of them."""
    decks = {phase: deck(world) for phase, deck in world.parts.drafts.items()}
    drawn_from = decks.get(world.phase, world.character_deck)
    known = _known(world, seat, luck)
    drawn_from += [card for hand in world.drafts for card in hand]
    for card in known.values():
        drawn_from.remove(card)
    for deck in (world.character_deck, *decks.values()):
        mix(deck, luck)
    for owner, hand in enumerate(world.drafts):
        hand[:] = [known.get((owner, place)) or drawn_from.pop() for place in range(len(hand))]
    if any(world.passed):
        _pass_again(world, seat, luck)


def _known(world: Table, seat: int | None, luck: Chance) -> dict[tuple[int, int], str]:
    """The known cards by seat and place: her own hand and what she passed to the left. The first
    card she passed may have been passed on from there."""
    if seat is None or not world.drafts:
        return {}
    seats, passed = len(world.drafts), world.passed[seat]
    known = {(seat, place): card for place, card in enumerate(world.drafts[seat])}
    if not passed:
        return known
    left, next_left = (seat + 1) % seats, (seat + 2) % seats
    known[left, RECEIVED] = passed[-1]
    if len(passed) > 1:
        if next_left == seat:
            gone_on = known[seat, RECEIVED] == passed[0]
        else:
            gone_on = bool(luck.below(DRAW, 2))
        known[(next_left, RECEIVED) if gone_on else (left, KEPT)] = passed[0]
    return known


def _pass_again(world: Table, seat: int | None, luck: Chance) -> None:
    """Set what everybody passed to what her neighbour received. Only the giver and the receiver of
    the first card know which it was."""
    seats = len(world.drafts)
    for giver, cards in enumerate(world.passed):
        left, next_left = (giver + 1) % seats, (giver + 2) % seats
        firsts = (world.drafts[left][KEPT], world.drafts[next_left][RECEIVED])
        if len(cards) > 1 and seat not in (giver, left):
            cards[0] = firsts[luck.below(DRAW, len(firsts))]
        cards[-1] = world.drafts[left][RECEIVED]
