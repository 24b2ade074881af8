"""What seats cannot know: the order of the decks, the faces of the Certificates, face-down cards
in spaces and planes, the others' cards of the draft, Treasures that another hero has drawn while
digging, and future luck.

Hidden cards are sorted before they are shuffled, so that their real order has no influence."""

from collections.abc import Collection

from fabletop.core.chance import Chance
from fabletop.core.plugins import cached_boxes
from fabletop.core.seeds import Seed
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.draft_worlds import exchange_drafts
from fabletop.games.prophecy.expansions.realms.laying_out import (
    COLOURS,
    of_realm,
    open_a_way,
    spaces_for,
)
from fabletop.games.prophecy.rules.table.decks import mix
from fabletop.games.prophecy.state import Table


def reimagine(table: Table, seats: Collection[int], seed: Seed) -> Table:
    """A table that looks the same to these seats, with all that none of them knows redrawn."""
    world = table.copy()
    luck = Chance.seeded(seed)
    for deck in (
        world.chance_deck,
        world.common_deck,
        world.rare_deck,
        *(realm.abilities for realm in world.realms.values()),
    ):
        mix(deck, luck)
    for put_back in table.parts.remembered:
        put_back(world, table, seats)
    seen = _seen(world, seats)
    _exchange_face_down(world, luck)
    _exchange_realms(world, seen, luck)
    _exchange_planes(world, seen, luck)
    for redraw in table.parts.redrawn:
        redraw(world, seats, luck)
    exchange_drafts(world, seats, luck)
    for guild, deck in world.ability_decks.items():
        _exchange_certificates(world, guild, deck, luck)
    world.chance.go_on_with(luck)
    world.boxed.sort()
    return world


def _seen(world: Table, seats: Collection[int]) -> frozenset[str]:
    """The places of face-down cards that one of the seats has looked at; for a conqueror also the
    two Artifacts of the plane."""
    places = {place for seat in seats for place in world.heroes[seat].seen}
    if world.phase == "choose_artifact" and world.active in seats:
        places.add(world.box.board.planes[world.assault].id)
    return frozenset(places)


def _exchange_face_down(world: Table, luck: Chance) -> None:
    """Redraw the face-down Adventures of the main board together with their deck."""
    places = [
        space
        for space, card in enumerate(world.face_down)
        if card and not world.box.board.world[space]
    ]
    heap = world.adventure_deck + [world.face_down[space] for space in places]
    mix(heap, luck)
    for space in places:
        world.face_down[space] = heap.pop()
    world.adventure_deck[:] = heap


def _exchange_realms(world: Table, seen: frozenset[str], luck: Chance) -> None:
    """Redraw the face-down cards of a Realm by colour, together with those set aside."""
    for realm in world.realms:
        for holds in COLOURS:
            places = [
                space
                for space in spaces_for(world, realm, holds)
                if world.face_down[space] and world.box.board.ids[space] not in seen
            ]
            cards = [world.face_down[space] for space in places]
            cards = _swap(world, cards, _of_colour(world.box, realm, holds), luck)
            for space, card in zip(places, cards, strict=True):
                world.face_down[space] = card
            if holds == "negative":
                open_a_way(world, realm, places, luck.shuffle)


@cached_boxes
def _of_colour(box: Box, realm: str, holds: str) -> frozenset[str]:
    return frozenset(of_realm(box, realm, holds))


def _swap(
    world: Table,
    cards: list[str],
    sort: frozenset[str],
    luck: Chance,
    fixed: frozenset[str] = frozenset(),
) -> list[str]:
    """Hidden cards of a kind in another order, some exchanged for those set aside; fixed ones are
    certainly on the table."""
    aside = [card for card in world.boxed if card in sort]
    staying = [card for card in cards if card in fixed]
    heap = [card for card in cards if card not in fixed] + aside
    mix(heap, luck)
    dealt = staying + heap[: len(cards) - len(staying)]
    mix(dealt, luck)
    if aside:
        world.boxed = [card for card in world.boxed if card not in sort]
        world.boxed += heap[len(cards) - len(staying) :]
    return dealt


def _exchange_planes(world: Table, seen: frozenset[str], luck: Chance) -> None:
    """Face-down Guardians of a rank, and face-down Artifacts, may be in any of their places, or set
    aside; a Gate and chosen Artifacts are certainly not set aside."""
    ids = [plane.id for plane in world.box.board.planes]
    planes = [plane for plane, id in zip(world.planes, ids, strict=False) if id not in seen]
    for rank in ("lesser", "greater"):
        places = [
            plane
            for plane in planes
            if getattr(plane, rank) and getattr(plane, rank) not in plane.shown
        ]
        cards = [getattr(plane, rank) for plane in places]
        sort, gates = _of_rank(world.box, rank), frozenset(world.box.gates)
        for plane, card in zip(places, _swap(world, cards, sort, luck, gates), strict=True):
            setattr(plane, rank, card)
    hidden = [card for plane in planes for card in plane.artifacts if card not in plane.shown]
    kept = frozenset(world.options["keep"].split("+"))
    hidden = _swap(world, hidden, frozenset(world.box.artifacts), luck, kept)
    for plane in planes:
        plane.artifacts = tuple(
            [artifact if artifact in plane.shown else hidden.pop() for artifact in plane.artifacts]
        )


@cached_boxes
def _of_rank(box: Box, rank: str) -> frozenset[str]:
    return frozenset(card.id for card in box.guardians.values() if card.rank == rank)


def _exchange_certificates(world: Table, guild: str, deck: list[str], luck: Chance) -> None:
    """Redraw the Certificates of a guild, which are face down, together with its deck."""
    places = [
        (hero, index)
        for hero in world.heroes
        for index, card in enumerate(hero.certificates)
        if world.box.abilities[card].guild == guild
    ]
    heap = deck + [hero.certificates[index] for hero, index in places]
    mix(heap, luck)
    for hero, index in places:
        hero.certificates[index] = heap.pop()
    deck[:] = heap
