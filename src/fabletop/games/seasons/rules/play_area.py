"""How cards enter and leave play: put into play, sacrificed, taken back (S-105, S-109, S-120 to
S-123, S-163)."""

from collections.abc import Callable
from typing import Final

from fabletop.core.agenda import Job
from fabletop.games.seasons.rules.agenda import instant
from fabletop.games.seasons.rules.energy import empty, settle
from fabletop.games.seasons.rules.piles import collected, discard, to_hand
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Summoned, Table

OnPlay = Callable[[Table, int, Summoned], None]
OnSacrifice = Callable[[Table, int], None]
OnLeaving = Callable[[int, Summoned, Summoned], list[Job]]
"""Takes the seat of the reacting card's owner, the reacting card, and the card that leaves."""

ON_PLAY: Final[dict[str, OnPlay]] = {}
"""What cards do when they enter play, by their powers."""
ON_SACRIFICE: Final[dict[str, OnSacrifice]] = {}
"""What cards do when they are sacrificed, by their powers."""
ON_LEAVING: Final[dict[str, OnLeaving]] = {}
"""How cards react when a card of an opponent leaves play. The key is the card itself, not the item
that it mimics."""
ONLY_SUMMONED: Final[set[str]] = set()
"""Cards that nothing else can put into play (I-012)."""


def find(sorcerer: Sorcerer, tag: str) -> Summoned | None:
    for item in sorcerer.play:
        if item.tag == tag:
            return item
    return None


def of_category(table: Table, sorcerer: Sorcerer, category: str) -> list[Summoned]:
    """Cards in play of a category. A Raven stays a familiar, whatever it mimics."""
    cards = table.box.cards
    return [item for item in sorcerer.play if cards[item.card].category == category]


def with_power(sorcerer: Sorcerer, power: str) -> list[Summoned]:
    return [item for item in sorcerer.play if item.power == power]


def how_many(sorcerer: Sorcerer, power: str) -> int:
    """How many cards in play have a power."""
    count = 0
    for item in sorcerer.play:
        if item.power == power:
            count += 1
    return count


def has_slot(sorcerer: Sorcerer) -> bool:
    """Whether the gauge allows one more card in play (S-100)."""
    return len(sorcerer.play) < sorcerer.gauge


def can_be_put(table: Table, seat: int, card: str) -> bool:
    """Whether an effect may put this card into play now (S-105)."""
    return card not in ONLY_SUMMONED and has_slot(table.sorcerers[seat])


def place(table: Table, seat: int, card: str) -> Summoned:
    taken = any(item.tag == card for other in table.sorcerers for item in other.play)
    item = Summoned(card, f"{card}+" if taken else card, card, "", [0, 0, 0, 0], False)
    table.sorcerers[seat].play.append(item)
    return item


@instant("put_into_play")
def put_into_play(table: Table, seat: int) -> None:
    """Put a card into play without summoning it: no cost, no toll, no Staff, no Vase (S-105)."""
    card, table.entering = table.entering, ""
    item = place(table, seat, card)
    table.note("put_into_play", seat, card)
    table.then(("on_play", seat, item.tag))
    settle(table, seat)


@instant("on_play")
def apply_on_play(table: Table, seat: int, tag: str) -> None:
    item = find(table.sorcerers[seat], tag)
    effect = ON_PLAY.get(item.power) if item else None
    if item and effect:
        effect(table, seat, item)


def leave(table: Table, seat: int, item: Summoned) -> None:
    """A card leaves play: its tokens are lost, its slot is free, and a card that mimics it goes
    too (S-123)."""
    play = table.sorcerers[seat].play
    del play[[one.tag for one in play].index(item.tag)]
    empty(table, item.energy)
    settle(table, seat)
    falling: list[Job] = []
    for owner in table.opponents(seat):
        for other in table.sorcerers[owner].play:
            if other.card in ON_LEAVING:
                falling += ON_LEAVING[other.card](owner, other, item)
    table.then(*falling)


def sacrifice(table: Table, seat: int, item: Summoned) -> None:
    leave(table, seat, item)
    discard(table, item.card, EVERYONE)
    table.note("sacrificed", seat, item.card)
    if item.power in ON_SACRIFICE:
        ON_SACRIFICE[item.power](table, seat)


def take_back(table: Table, seat: int, item: Summoned) -> None:
    """Take a card back into the hand: neither a sacrifice nor a discard (S-122). A Raven that
    mimics it falls before the price of collecting is paid."""
    collected(table, seat)
    leave(table, seat, item)
    to_hand(table, seat, item.card, EVERYONE)
    table.note("took_back", seat, item.card)
