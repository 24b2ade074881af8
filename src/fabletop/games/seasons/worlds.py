"""Redraws what seats cannot know: hidden cards, the tokens that others choose from, and future
random events. Cards that a seat has seen stay in their known places: in the draft, the packet
that it has just passed on; with two players, also what the opponent picked from such packets.

Hidden cards are sorted before they are shuffled, so that a world reveals nothing of the real one.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from fabletop.core.chance import Chance
from fabletop.core.errors import RulesError
from fabletop.core.seeds import Seed
from fabletop.games.seasons.rules.play_area import ONLY_SUMMONED
from fabletop.games.seasons.rules.prelude import CONSTRUCTION, SELECTION
from fabletop.games.seasons.rules.setup import DEALT
from fabletop.games.seasons.state import EVERYONE, Table, eyes

Hidden = tuple[list[str], Sequence[int]]
"""A pile, and the places of its unknown cards."""

Possible = Callable[[Table, int], bool]
"""Whether a seat can do something in a world."""

POSSIBLE: Final[dict[str | int, Possible]] = {}
"""Jobs in which a player is about to name a card of a certain kind, so that one must be there. The
key is the name of the job, or the power of the card whose effect is on the agenda."""

ANY: Final = ""
"""A place for any hidden card."""
DEALS: Final = 10_000
"""The maximum number of attempts; a deal that fits comes long before."""


def reimagine(table: Table, seats: Collection[int], seed: Seed) -> Table:
    """A table that looks the same to these seats, with all that none of them knows drawn again."""
    world = table.copy()
    luck = Chance.seeded(seed)
    if not seats:
        for sorcerer in world.sorcerers:
            sorcerer.remembered = []
    _deal_cards(world, seats, luck)
    _deal_tokens(world, seats, luck)
    world.chance.go_on_with(luck)
    return world


def _deal_cards(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Deal the hidden cards again until every job on the agenda is possible."""
    hidden = _unknown(world, seats)
    cards = sorted([pile[place] for pile, places in hidden for place in places])
    hers, remembered = _remembered(world, seats)
    for card in remembered:
        cards.remove(card)
    size = sum(len(places) for pile, places in hidden if any(pile is one for one in hers))
    where = remembered + [ANY] * (size - len(remembered))
    for _ in range(DEALS):
        luck.shuffle(cards)
        luck.shuffle(where)
        rest, claimed = iter(cards), iter(where)
        for pile, places in hidden:
            own = any(pile is one for one in hers)
            for place in places:
                pile[place] = (next(claimed) if own else ANY) or next(rest)
        if all(_can_be_done(world, *job) for job in world.agenda):
            return
    raise RulesError(f"no deal of the hidden cards fits the agenda: {world.agenda}")


def _remembered(world: Table, seats: Collection[int]) -> tuple[list[list[str]], list[str]]:
    """The piles of an opponent that hold cards which a seat remembers, and the remembered cards
    that lie in hidden places."""
    for other, sorcerer in enumerate(world.sorcerers):
        if other in seats or not sorcerer.remembered:
            continue
        left = sorcerer.remembered[:]
        for card, known in zip(sorcerer.hand, sorcerer.known, strict=True):
            if known & _eyes(seats) and card in left:
                left.remove(card)
        return [sorcerer.hand, sorcerer.picks, *sorcerer.libraries], left
    return [], []


def _can_be_done(world: Table, name: str | int, *rest: str | int) -> bool:
    possible = POSSIBLE.get(rest[2] if name == "effect" else name)
    return possible is None or possible(world, int(rest[0]))


def any_to_be_put(cards: list[str]) -> bool:
    """Whether one of these cards may be put into play."""
    return any(card not in ONLY_SUMMONED for card in cards)


def _unknown(world: Table, seats: Collection[int]) -> list[Hidden]:
    """The places of the cards that none of these seats knows, pile by pile."""
    piles = [
        (world.deck, world.deck_known),
        (world.discard, world.discard_known),
        (world.aside, world.aside_known),
        *((sorcerer.hand, sorcerer.known) for sorcerer in world.sorcerers),
    ]
    hidden: list[Hidden] = [(pile, _hidden_places(known, seats)) for pile, known in piles]
    for other, sorcerer in enumerate(world.sorcerers):
        if other not in seats:
            first, packet = _unseen_picks(world, seats, other)
            hidden += [(sorcerer.picks, range(first)), (sorcerer.packet, range(packet))]
            hidden += [(library, range(len(library))) for library in sorcerer.libraries]
    return hidden


def _hidden_places(known: list[int], seats: Collection[int]) -> list[int]:
    """The places of cards that none of these seats knows; without seats, that not all know."""
    bits = _eyes(seats)
    if not bits:
        return [at for at, mask in enumerate(known) if mask & EVERYONE != EVERYONE]
    return [at for at, mask in enumerate(known) if not mask & bits]


def _eyes(seats: Collection[int]) -> int:
    """The bit mask of these seats."""
    return sum([eyes(seat) for seat in seats])


def _unseen_picks(world: Table, seats: Collection[int], other: int) -> tuple[int, int]:
    """How many cards of another seat's picks and of its packet none of these seats has seen."""
    sorcerer = world.sorcerers[other]
    picked, packet = len(sorcerer.picks), len(sorcerer.packet)
    dealt = world.box.enchantments[world.enchantment].deal if world.enchantment else DEALT
    passing = world.phase == "draft" and world.enchantment != CONSTRUCTION and packet < dealt
    if not passing or (other - 1) % len(world.sorcerers) not in seats:
        return picked, packet
    if len(world.sorcerers) > 2:
        return picked, 0
    return int(world.enchantment != SELECTION and picked > 0), 0


def _deal_tokens(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Redraw the tokens that the others choose from; the seats' own tokens are left out."""
    hidden = [one.offered for seat, one in enumerate(world.sorcerers) if seat not in seats]
    if not any(hidden):
        return
    own = [token for seat in seats for token in world.sorcerers[seat].offered]
    bag = [token for token in world.box.tokens if token not in own]
    luck.shuffle(bag)
    for offered in hidden:
        offered[:] = [bag.pop() for _ in offered]
