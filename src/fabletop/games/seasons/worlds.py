"""What a seat cannot know: hidden cards wherever they lie, the tokens the others choose from, and
the luck to come. Cards that it has seen stay where it knows them to be."""

from fabletop.core.chance import Chance
from fabletop.games.seasons.state import EVERYONE, Table

Place = tuple[list[str], int]


def reimagine(table: Table, seat: int | None, seed: int) -> Table:
    """A table that looks the same to this seat, with everything hidden drawn anew."""
    world = table.copy()
    luck = Chance.seeded(seed)
    _exchange(_unknown(world, seat), luck)
    _exchange(_unknown_tokens(world, seat), luck)
    world.chance.streams = luck.streams
    return world


def _exchange(places: list[Place], luck: Chance) -> None:
    cards = [pile[index] for pile, index in places]
    luck.shuffle(cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card


def _unknown(world: Table, seat: int | None) -> list[Place]:
    """Every place of a card that this seat has not seen."""
    bit = 0 if seat is None else 1 << seat
    piles = [
        (world.deck, world.deck_known),
        (world.discard, world.discard_known),
        (world.aside, world.aside_known),
        *((sorcerer.hand, sorcerer.known) for sorcerer in world.sorcerers),
    ]
    places = [
        (pile, index)
        for pile, known in piles
        for index, mask in enumerate(known)
        if mask != EVERYONE and not mask & bit
    ]
    for other, sorcerer in enumerate(world.sorcerers):
        if other != seat:
            for pile in (sorcerer.packet, sorcerer.picks, *sorcerer.libraries):
                places += [(pile, index) for index in range(len(pile))]
    return places


def _unknown_tokens(world: Table, seat: int | None) -> list[Place]:
    """The tokens of the others, and those that stayed in the bag."""
    if not any(sorcerer.offered for sorcerer in world.sorcerers):
        return []
    dealt = {token for sorcerer in world.sorcerers for token in sorcerer.offered}
    bag = [token for token in world.box.tokens if token not in dealt]
    places = [(bag, index) for index in range(len(bag))]
    for other, sorcerer in enumerate(world.sorcerers):
        if other != seat:
            places += [(sorcerer.offered, index) for index in range(len(sorcerer.offered))]
    return places
