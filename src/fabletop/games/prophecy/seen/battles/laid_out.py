"""Battles laid out for the rules: a scratch table on which heroes and opponents are put down, so
that the rules' own functions say what counts there. Nothing hidden lies on it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.hero import empty_hero
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.rules.battle.totals import (
    characters_alike,
    foes_alike,
    foes_alike_to,
    kinds_told_apart,
)
from fabletop.games.prophecy.rules.planes.face_down import PLANES
from fabletop.games.prophecy.seen.battles.fights import scratch
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, Battle, Side, Table

BATTLEFIELDS: Final = 256
"""How many battlefields are kept, the latest ones."""

SEATS: Final = 2
"""A hero, and a character whom she fights."""


class Place(NamedTuple):
    """Where a battle is fought; spaces that are alike in all that counts have one number."""

    space: int
    fresh: bool = False
    """Whether the Creature came into the space in this round."""
    plane: int = NOBODY
    """The plane under attack."""
    rolls: int = 0
    """The rolls of this attack so far."""


class Battlefield:
    """What is the same in all battles at a table: the cards, the parts, and what has happened to
    Creatures. Equal only to itself, so that results can be cached."""

    def __init__(self, table: Table) -> None:
        self.box = table.box
        self.standard = table.standard
        self.table = _emptied(table)
        self.alike = foes_alike(table.box)
        self.characters_alike = characters_alike(table.box)
        self._alike_to: dict[frozenset[str], dict[str, str]] = {}
        board = table.box.board
        beside = [plane is not None for plane in board.plane_beside]
        worlds = [(world, world and near) for world, near in zip(board.world, beside, strict=True)]
        self._worlds = _first_alike(board, [*worlds])
        self._places = _first_alike(board, [*zip(board.terrain, board.port, worlds, strict=True)])
        self._spots = [Place(space) for space in self._places]
        self._attacks = [Place(0, False, plane, rolls) for plane in (0, PLANES) for rolls in (0, 1)]

    def place(self, space: int, *, fresh: bool = False) -> Place:
        return Place(self._places[space], True) if fresh else self._spots[space]

    def attack(self, plane: int, *, first: bool) -> Place:
        """In an attack on a plane: its first roll, or a later one."""
        return self._attacks[2 * (plane >= PLANES) + (not first)]

    def around(self, place: Place) -> Place:
        """A place in the same Realm, or on the main board, which planes are like."""
        if self._worlds[place.space] == 0:
            return self._spots[0]
        return Place(self._worlds[place.space], False, place.plane, 0)

    def told_apart(self, cards: Iterable[str]) -> frozenset[str]:
        """The kinds of opponent on which it depends what these Items and Abilities add."""
        box, found = self.box, frozenset[str]()
        for name in cards:
            card = box.items.get(name) or box.abilities.get(name)
            if card is not None:
                found |= kinds_told_apart(box, card)
        return found

    def alike_to(self, kinds: frozenset[str], foe: str) -> str:
        """A Creature against which cards add the same that tell these kinds apart; nobody for a
        character."""
        if not foe:
            return ""
        alike = self._alike_to.get(kinds)
        if alike is None:
            alike = self._alike_to[kinds] = foes_alike_to(self.box, kinds)
        return alike[foe]

    def is_outside(self, place: Place) -> bool:
        """Whether it is on the main board or on a plane, in no Realm."""
        return self._worlds[place.space] == 0

    def lay(self, place: Place, creature: str = "", kind: str = "") -> Battle:
        """Put down an opponent in a place; the hero is on seat 0."""
        table = self.table
        table.assault, table.assault_rolls, table.phase = place.plane, place.rolls, ""
        table.fresh = [creature] if place.fresh else []
        table.adventures[place.space] = [creature] if creature else []
        table.heroes[0].space = table.heroes[1].space = place.space
        other = Side() if creature else Side(1)
        lives = self.box.foes[creature].lives if creature else 1
        table.battle = battle = Battle(creature, Side(0), other, kind, lives=lives)
        return battle


def battlefield(view: ProphecyView) -> Battlefield:
    """The same one for all tables that are alike in what counts."""
    table = view._table
    gone, wounds = _NONE_GONE, _NO_WOUNDS
    if table.removed:
        missed = _missed(table.box)
        gone = frozenset([card for card in table.removed if card in missed])
    if table.realms:
        wounds = tuple(
            [
                (name, foe, count)
                for name, realm in table.realms.items()
                for foe, count in realm.markers.items()
            ]
        )
    found = _Known(table.box, table.parts, table.standard, table.power_up, gone, wounds)
    known = _KNOWN.get(found)
    if known is None:
        if len(_KNOWN) >= BATTLEFIELDS:
            _KNOWN.pop(next(iter(_KNOWN)))
        known = _KNOWN[found] = Battlefield(table)
    return known


def place_of(view: ProphecyView, seat: int, card: str, field: Battlefield | None = None) -> Place:
    """Where a hero would fight a Creature now: in the plane under attack, or where she is."""
    table, field = view._table, field or battlefield(view)
    if table.assault != NOBODY:
        return field.attack(table.assault, first=not table.assault_rolls)
    return field.place(table.heroes[seat].space, fresh=card in table.fresh)


_Wounds = tuple[tuple[str, str, int], ...]
_NONE_GONE: Final = frozenset[str]()
_NO_WOUNDS: Final[_Wounds] = ()


class _Known(NamedTuple):
    """All that tells battlefields apart."""

    box: Box
    parts: Part
    standard: bool
    power_up: int
    gone: frozenset[str]
    """The foes that are out of the game and are avenged by others."""
    wounds: _Wounds


@lru_cache(maxsize=BATTLEFIELDS)
def _missed(box: Box) -> frozenset[str]:
    """The foes whose end makes another one stronger."""
    return frozenset([foe.special.stronger_after for foe in box.foes.values()]) - {""}


_KNOWN: Final[dict[_Known, Battlefield]] = {}


def _emptied(table: Table) -> Table:
    """A table without heroes, cards in spaces, decks or a battle."""
    bare = scratch(table)
    bare.heroes = [empty_hero(seat, table.parts.belongings) for seat in range(SEATS)]
    bare.adventures = [[] for _ in bare.adventures]
    bare.face_down = []
    bare.battle = bare.offer = None
    bare.pieces = {name: kind() for name, kind in table.parts.pieces.items()}
    bare.assault, bare.active, bare.phase = NOBODY, 0, ""
    for pile in (
        *(bare.chance_deck, bare.chance_discard, bare.adventure_deck, bare.adventure_discard),
        *(bare.common_deck, bare.common_discard, bare.rare_deck, bare.rare_discard),
        *(bare.character_deck, bare.fallen, bare.drafts, bare.passed, bare.boxed),
        *(bare.spent, bare.declined, bare.market, bare.aside, bare.damaged, bare.fresh),
    ):
        pile.clear()
    for cards in (bare.ability_decks, bare.training, bare.goods, bare.hoards, bare.relics):
        cards.clear()
    bare.stones, bare.adjusted = {}, {}
    for plane in bare.planes:
        plane.lesser = plane.greater = ""
    return bare


def _first_alike(board: Board, kinds: list[object]) -> list[int]:
    """For each space the first one of the same kind."""
    first: dict[object, int] = {}
    return [first.setdefault(kinds[space], space) for space in range(len(board.ids))]
