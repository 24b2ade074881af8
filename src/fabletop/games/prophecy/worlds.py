"""What a seat cannot know: the order of the decks, the faces of the Certificates, face-down cards
in spaces and planes, the others' cards of the draft, and the luck to come."""

from fabletop.core.chance import Chance
from fabletop.games.prophecy.state import Table


def reimagine(table: Table, seat: int | None, seed: int) -> Table:
    """A table that looks the same to this seat, with everything hidden drawn anew."""
    world = table.copy()
    luck = Chance.seeded(seed)
    for deck in (
        world.chance_deck,
        world.common_deck,
        world.rare_deck,
    ):
        luck.shuffle(deck)
    _exchange_face_down(world, luck)
    _exchange_planes(world, luck)
    _exchange_drafts(world, seat, luck)
    for guild, deck in world.ability_decks.items():
        _exchange_certificates(world, guild, deck, luck)
    world.chance.streams = luck.streams
    return world


def _exchange_face_down(world: Table, luck: Chance) -> None:
    """Face-down Adventures and their deck are one hidden heap."""
    places = [space for space, card in enumerate(world.face_down) if card]
    heap = world.adventure_deck + [world.face_down[space] for space in places]
    luck.shuffle(heap)
    for space in places:
        world.face_down[space] = heap.pop()
    world.adventure_deck[:] = heap


def _exchange_planes(world: Table, luck: Chance) -> None:
    """Face-down Guardians of a rank, and face-down Artifacts, may lie in any of their places."""
    for rank in ("lesser", "greater"):
        places = [
            plane
            for plane in world.planes
            if getattr(plane, rank) and getattr(plane, rank) not in plane.shown
        ]
        cards = [getattr(plane, rank) for plane in places]
        luck.shuffle(cards)
        for plane, card in zip(places, cards, strict=True):
            setattr(plane, rank, card)
    hidden = [
        artifact
        for plane in world.planes
        for artifact in plane.artifacts
        if artifact not in plane.shown
    ]
    luck.shuffle(hidden)
    for plane in world.planes:
        plane.artifacts = tuple(
            [artifact if artifact in plane.shown else hidden.pop() for artifact in plane.artifacts]
        )


def _exchange_drafts(world: Table, seat: int | None, luck: Chance) -> None:
    """The others' hands and the unused characters, but not the own hand nor the card that the
    seat has just passed to the left."""
    known = _known_drafts(world, seat)
    places = [
        (hand, index)
        for owner, hand in enumerate(world.drafts)
        for index, card in enumerate(hand)
        if owner != seat and card not in known
    ]
    heap = world.character_deck + [hand[index] for hand, index in places]
    luck.shuffle(heap)
    for hand, index in places:
        hand[index] = heap.pop()
    world.character_deck[:] = heap


def _known_drafts(world: Table, seat: int | None) -> list[str]:
    """What the seat has passed and still knows to be in the hands of others."""
    return world.passed[seat] if seat is not None and world.drafts else []


def _exchange_certificates(world: Table, guild: str, deck: list[str], luck: Chance) -> None:
    """Certificates lie face down, so they and their deck are one hidden heap."""
    places = [
        (hero, index)
        for hero in world.heroes
        for index, card in enumerate(hero.certificates)
        if world.box.abilities[card].guild == guild
    ]
    heap = deck + [hero.certificates[index] for hero, index in places]
    luck.shuffle(heap)
    for hero, index in places:
        hero.certificates[index] = heap.pop()
    deck[:] = heap
