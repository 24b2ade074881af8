"""What a seat cannot know: hidden cards wherever they lie, the tokens the others choose from, and
the luck to come. Cards that it has seen stay where it knows them to be: in the draft the packet it
has just passed on, and with two players all that the other has picked from such packets."""

from fabletop.core.chance import Chance
from fabletop.games.seasons.numbers import FAMILIAR
from fabletop.games.seasons.rules.play_area import ONLY_SUMMONED, of_category
from fabletop.games.seasons.rules.prelude import CONSTRUCTION, SELECTION
from fabletop.games.seasons.rules.setup import DEALT
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Table

Place = tuple[list[str], int]

DREAMS = "potion_of_dreams"


def reimagine(table: Table, seat: int | None, seed: int) -> Table:
    """A table that looks the same to this seat, with everything hidden drawn anew."""
    world = table.copy()
    luck = Chance.seeded(seed)
    fixed = _needed(world)
    places = _without(_unknown(world, seat), fixed)
    for other, sorcerer in enumerate(world.sorcerers):
        if seat is not None and other != seat and sorcerer.remembered:
            places = _rearrange(places, sorcerer, luck)
    _exchange(places, luck)
    _exchange(_unknown_tokens(world, seat), luck)
    world.chance.streams = luck.streams
    return world


def _exchange(places: list[Place], luck: Chance) -> None:
    cards = [pile[index] for pile, index in places]
    luck.shuffle(cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card


def _needed(world: Table) -> list[Place]:
    """Somebody is about to name a card of a certain sort: one of that sort must be there."""
    cards, found = world.box.cards, []
    for name, *rest in world.agenda:
        if name not in ("kriss", "dream", "chalice", "effect"):
            continue
        sorcerer = world.sorcerers[int(rest[0])]
        if name == "kriss" and not of_category(world, sorcerer, FAMILIAR):
            familiars = [cards[card].category == FAMILIAR for card in sorcerer.hand]
            found.append((sorcerer.hand, familiars.index(True)))
        elif name == "dream" or rest[2:3] == [DREAMS]:
            found.append((sorcerer.hand, _to_be_put(sorcerer.hand)))
        elif name == "chalice" and any(card not in ONLY_SUMMONED for card in world.aside):
            found.append((world.aside, _to_be_put(world.aside)))
    return found


def _to_be_put(cards: list[str]) -> int:
    return next(index for index, card in enumerate(cards) if card not in ONLY_SUMMONED)


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
            first, packet = _unseen_picks(world, seat, other)
            places += [(sorcerer.picks, index) for index in range(first)]
            places += [(sorcerer.packet, index) for index in range(packet)]
            for pile in sorcerer.libraries:
                places += [(pile, index) for index in range(len(pile))]
    return places


def _unseen_picks(world: Table, seat: int | None, other: int) -> tuple[int, int]:
    """How many of another's picks, and of the cards to pick from, this seat has not seen."""
    sorcerer = world.sorcerers[other]
    picked, packet = len(sorcerer.picks), len(sorcerer.packet)
    dealt = world.box.enchantments[world.enchantment].deal if world.enchantment else DEALT
    passing = world.phase == "draft" and world.enchantment != CONSTRUCTION and packet < dealt
    if seat is None or not passing or other != (seat + 1) % len(world.sorcerers):
        return picked, packet
    if len(world.sorcerers) > 2:
        return picked, 0
    return int(world.enchantment != SELECTION and picked > 0), 0


def _rearrange(places: list[Place], sorcerer: Sorcerer, luck: Chance) -> list[Place]:
    """The cards that are known to be hers lie anywhere among her hidden ones; the places left."""
    piles = (sorcerer.hand, sorcerer.picks, *sorcerer.libraries)
    hers = [place for place in places if any(place[0] is pile for pile in piles)]
    _exchange(hers, luck)
    left = sorcerer.remembered[:]
    known = []
    for pile, index in hers:
        if pile[index] in left:
            left.remove(pile[index])
            known.append((pile, index))
    return _without(places, known)


def _without(places: list[Place], others: list[Place]) -> list[Place]:
    return [
        (pile, index)
        for pile, index in places
        if not any(pile is other and index == place for other, place in others)
    ]


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
