"""How the Realms are laid out (W-061, W-064, W-065): a card of the matching colour face down in
every space, the rest set aside unseen. Also the Abilities that Legends add to the guilds
(W-067)."""

from collections.abc import Callable, Iterable
from typing import Final

from fabletop.core.chance import DEAL
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import Card
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.state import Realm, Table

COLOURS: Final[tuple[str, ...]] = ("positive", "negative")
"""The colours of the cards in light and in dark spaces."""


def new_realms(table: Table, _decks: Decks) -> None:
    """Set up the Realms; each makes Guardians of the main board stronger by 1 (W-070, W-209)."""
    table.realms = {name: _new_realm(table, name) for name in table.parts.worlds}
    table.power_up += len(table.realms)


def _new_realm(table: Table, realm: str) -> Realm:
    board = table.box.board
    spaces = [number for number, world in enumerate(board.world) if world == realm]
    plane = next(n for n, disc in enumerate(board.planes) if disc.id == f"plane_{realm}")
    goal = board.index[board.planes[plane].adjacent[0]]
    entrance = next(n for n in spaces if board.terrain[n] == "entrance")
    abilities = [card.id for card in table.box.abilities.values() if card.world == realm]
    return Realm(plane, entrance, goal, prizes=len(table.heroes), abilities=abilities)


def deal_realms(table: Table, decks: Decks) -> None:
    """Every space gets a card of its colour; the rest is set aside (W-065)."""
    for realm in table.realms:
        for holds in COLOURS:
            _lay_cards(table, realm, holds, _cards(table.box, decks, realm, holds))


def _cards(box: Box, decks: Decks, realm: str, holds: str) -> list[str]:
    return [card for card in of_realm(box, realm, holds) if card not in decks.left_out]


def of_realm(box: Box, realm: str, holds: str) -> list[str]:
    """The cards of a Realm's light or dark spaces (W-061)."""
    if holds == "negative":
        beasts = [c.id for c in box.creatures.values() if c.part == realm]
        hindrances = [
            c.id for c in box.obstacles.values() if c.part == realm for _ in range(c.count)
        ]
        return [*hindrances, *beasts]
    finds: Iterable[Card] = [
        *(card for card in box.items.values() if card.part == realm),
        *(card for card in box.abilities.values() if card.part == realm and not card.world),
        *(card for card in box.opportunities.values() if card.part == realm),
    ]
    return [card.id for card in finds]


def _lay_cards(table: Table, realm: str, holds: str, cards: list[str]) -> None:
    left = cards[:]
    for space in spaces_for(table, realm, holds):
        table.face_down[space] = left.pop(0)
    table.boxed += left


def spaces_for(table: Table, realm: str, holds: str) -> list[int]:
    return table.box.board.coloured.get((realm, holds), [])


def shuffle_realms(table: Table) -> None:
    decks = Decks(table.box, table.parts, table.options, len(table.heroes))
    for realm in table.realms:
        for holds in COLOURS:
            cards = _cards(table.box, decks, realm, holds)
            for card in cards:
                if card in table.boxed:
                    table.boxed.remove(card)
            table.chance.shuffle(cards, DEAL)
            _lay_cards(table, realm, holds, cards)
        free = spaces_for(table, realm, "negative")
        open_a_way(table, realm, free, lambda spaces: table.chance.shuffle(spaces, DEAL))
        table.chance.shuffle(table.realms[realm].abilities, DEAL)


def open_a_way(
    table: Table, realm: str, free: list[int], shuffle: Callable[[list[str]], None]
) -> None:
    """Make sure that there is a way: if Reefs close the entrance or the goal of a Realm on all
    sides, exchange one with another dark card of the Realm from the free spaces."""
    board = table.box.board
    ends = (table.realms[realm].entrance, table.realms[realm].goal)
    beside = [board.around_on_grid(end) for end in ends]
    doorsteps = beside[0] + beside[1]
    for doors in beside:
        if not doors or not all(_is_blocked(table, door) for door in doors):
            continue
        others = [
            board.ids[space]
            for space in free
            if space not in doorsteps and not _is_blocked(table, space)
        ]
        open_door = next((door for door in doors if door in free), None)
        if open_door is None or not others:
            continue
        shuffle(others)
        other = board.index[others[0]]
        cards = table.face_down
        cards[open_door], cards[other] = cards[other], cards[open_door]


def _is_blocked(table: Table, space: int) -> bool:
    obstacles = table.box.obstacles
    cards = [*table.adventures[space], table.face_down[space]]
    return any(obstacles[card].params.blocked for card in cards if card in obstacles)
