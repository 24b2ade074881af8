"""What a seat cannot know: the order of the decks, the faces of the Certificates, face-down cards
in spaces and planes, the others' cards of the draft, and the luck to come."""

from fabletop.core.chance import Chance
from fabletop.games.prophecy.rules.composition import Decks
from fabletop.games.prophecy.rules.fate import FATE, LATER, coming
from fabletop.games.prophecy.rules.riddler import fits
from fabletop.games.prophecy.rules.unseen import open_a_way, spaces_for
from fabletop.games.prophecy.state import Table


def reimagine(table: Table, seat: int | None, seed: int) -> Table:
    """A table that looks the same to this seat, with everything hidden drawn anew."""
    world = table.copy()
    luck = Chance.seeded(seed)
    for deck in (
        world.chance_deck,
        world.common_deck,
        world.rare_deck,
        *(realm.abilities for realm in world.realms.values()),
    ):
        luck.shuffle(deck)
    if world.phase in (FATE, LATER) and seat == world.active:
        _keep_foreseen(world, coming(table))
    if world.riddle:
        _keep_riddle(world)
    seen = _seen(world, seat)
    _exchange_face_down(world, luck)
    _exchange_realms(world, seen, luck)
    _exchange_planes(world, seen, luck)
    _exchange_island(world, seat, luck)
    _exchange_drafts(world, seat, luck)
    for guild, deck in world.ability_decks.items():
        _exchange_certificates(world, guild, deck, luck)
    world.chance.streams = luck.streams
    return world


def _seen(world: Table, seat: int | None) -> frozenset[str]:
    """The places of face-down cards that the seat has looked at: a conqueror the two Artifacts of
    the plane, too."""
    if seat is None:
        return frozenset()
    places = world.heroes[seat].seen
    if world.phase == "choose_artifact" and seat == world.active:
        return frozenset((*places, world.box.board.planes[world.assault].id))
    return frozenset(places)


def _keep_foreseen(world: Table, cards: list[str]) -> None:
    """The next Chance cards, which she has just seen."""
    for card in cards[::-1]:
        world.chance_deck.remove(card)
    world.chance_deck += cards[::-1]


def _keep_riddle(world: Table) -> None:
    """The top card of the Rare Items is one that fits all answers of the Mad Riddler."""
    item = next(card for card in world.rare_deck if fits(world.box, world.riddle, card))
    world.rare_deck.remove(item)
    world.rare_deck.append(item)


def _exchange_face_down(world: Table, luck: Chance) -> None:
    """Face-down Adventures of the main board and their deck are one hidden heap."""
    places = [
        space
        for space, card in enumerate(world.face_down)
        if card and not world.box.board.world[space]
    ]
    heap = world.adventure_deck + [world.face_down[space] for space in places]
    luck.shuffle(heap)
    for space in places:
        world.face_down[space] = heap.pop()
    world.adventure_deck[:] = heap


def _exchange_realms(world: Table, seen: frozenset[str], luck: Chance) -> None:
    """Face-down cards of a Realm's colour, and those of it that were set aside."""
    if not world.realms:
        return
    decks = Decks(world.box, world.options, len(world.heroes))
    for realm in world.realms:
        for holds in ("positive", "negative"):
            places = [
                space
                for space in spaces_for(world, realm, holds)
                if world.face_down[space] and world.box.board.ids[space] not in seen
            ]
            cards = [world.face_down[space] for space in places]
            cards = _swap(world, cards, frozenset(decks.of_realm(realm, holds)), luck)
            for space, card in zip(places, cards, strict=True):
                world.face_down[space] = card
            if holds == "negative":
                open_a_way(world, realm, places, luck.shuffle)


def _swap(
    world: Table,
    cards: list[str],
    sort: frozenset[str],
    luck: Chance,
    fixed: frozenset[str] = frozenset(),
) -> list[str]:
    """Hidden cards of a sort in another order, some exchanged for those set aside; fixed ones are
    surely on the table."""
    aside = [card for card in world.boxed if card in sort]
    staying = [card for card in cards if card in fixed]
    heap = [card for card in cards if card not in fixed] + aside
    luck.shuffle(heap)
    dealt = staying + heap[: len(cards) - len(staying)]
    luck.shuffle(dealt)
    if aside:
        world.boxed = [card for card in world.boxed if card not in sort]
        world.boxed += heap[len(cards) - len(staying) :]
    return dealt


def _exchange_planes(world: Table, seen: frozenset[str], luck: Chance) -> None:
    """Face-down Guardians of a rank, and face-down Artifacts, may lie in any of their places, or
    may have been set aside; a Gate and the Artifacts that were chosen surely have not."""
    ids = [plane.id for plane in world.box.board.planes]
    planes = [plane for plane, id in zip(world.planes, ids, strict=False) if id not in seen]
    guardians = world.box.guardians
    for rank in ("lesser", "greater"):
        places = [
            plane
            for plane in planes
            if getattr(plane, rank) and getattr(plane, rank) not in plane.shown
        ]
        sort = frozenset(card.id for card in guardians.values() if card.rank == rank)
        cards = [getattr(plane, rank) for plane in places]
        for plane, card in zip(
            places, _swap(world, cards, sort, luck, frozenset(world.box.gates)), strict=True
        ):
            setattr(plane, rank, card)
    hidden = [card for plane in planes for card in plane.artifacts if card not in plane.shown]
    kept = frozenset(world.options["keep"].split("+"))
    hidden = _swap(world, hidden, frozenset(world.box.artifacts), luck, kept)
    for plane in planes:
        plane.artifacts = tuple(
            [artifact if artifact in plane.shown else hidden.pop() for artifact in plane.artifacts]
        )


def _exchange_island(world: Table, seat: int | None, luck: Chance) -> None:
    """The decks of the Island, and what another player has drawn while digging."""
    island = world.island
    if island is None:
        return
    luck.shuffle(island.fragments)
    if seat == world.active:
        luck.shuffle(island.treasures)
        return
    heap = island.treasures + island.drawn
    luck.shuffle(heap)
    island.drawn = [heap.pop() for _ in island.drawn]
    island.treasures = heap


def _exchange_drafts(world: Table, seat: int | None, luck: Chance) -> None:
    """The others' hands and the unused characters, but not the own hand nor the card that the
    seat has just passed to the left."""
    known = _known_drafts(world, seat)
    first = 0 if seat is None else seat + 1
    places: list[tuple[list[str], int]] = []
    for hand in world.drafts[first:] + world.drafts[: seat or 0]:
        for index, card in enumerate(hand):
            if card in known:
                known.remove(card)  # another one of that name is not known
            else:
                places.append((hand, index))
    deck = world.races if world.phase == "race_draft" else world.character_deck
    heap = deck + [hand[index] for hand, index in places]
    luck.shuffle(heap)
    for hand, index in places:
        hand[index] = heap.pop()
    deck[:] = heap


def _known_drafts(world: Table, seat: int | None) -> list[str]:
    """What the seat has passed and still knows to be in the hands of others."""
    return world.passed[seat][:] if seat is not None and world.drafts else []


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
