"""Makes a view by naming what the seat may see. Hidden: the order of the decks, the faces of the
Certificates, face-down cards in spaces and planes, the others' cards of the draft, the Treasures
that another digger has drawn, future luck. Everything else is public."""

from functools import lru_cache
from typing import Final

from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.printed.cards import Space
from fabletop.games.prophecy.ranking import ranking
from fabletop.games.prophecy.rules.planes.artifacts import to_win
from fabletop.games.prophecy.rules.planes.planes import is_closed
from fabletop.games.prophecy.seen.look_at_battle import battle_view
from fabletop.games.prophecy.seen.look_at_heroes import hero_view
from fabletop.games.prophecy.seen.view import (
    FACE_DOWN,
    HeroView,
    OfferView,
    PlaneView,
    ProphecyView,
    RealmView,
    ResultView,
    SpaceView,
)
from fabletop.games.prophecy.state import NOBODY, NOWHERE, Realm, Table

Names = tuple[str, ...]

BOARDS: Final = 64
"""For how many boards (one per mixture of expansions) the empty spaces are kept."""


def view(table: Table, seat: int | None) -> ProphecyView:
    heroes = [hero_view(table, hero) for hero in table.heroes]
    discards = {
        "chance": table.chance_discard[:],
        "adventure": table.adventure_discard[:],
        "common": table.common_discard[:],
        "rare": table.rare_discard[:],
    }
    return _view(table, seat, heroes, discards)


def glance(table: Table, seat: int) -> ProphecyView:
    """The same without the discard piles and the heroes' limits."""
    return _view(table, seat, [hero_view(table, hero, limits=False) for hero in table.heroes], {})


def _view(
    table: Table, seat: int | None, heroes: list[HeroView], discards: dict[str, list[str]]
) -> ProphecyView:
    """In the order of the fields; the parts in play fill in what is theirs."""
    shown = ProphecyView(
        "prophecy",
        version(table),
        table.ending,
        to_win(table),
        table.teams,
        table.stage,
        table.box.corrections,
        seat,
        table.phase,
        table.round,
        table.turn,
        table.extra_turns,
        table.active,
        table.first,
        table.drafts[seat][:] if seat is not None and table.drafts else [],
        heroes,
        _spaces(table),
        _planes(table),
        table.beaten[:],
        table.fallen[:],
        "" if table.assault == NOBODY else table.box.board.planes[table.assault].id,
        table.movements,
        table.credit,
        _offer(table),
        table.market[:],
        table.aside[:],
        {creature: items[:] for creature, items in table.hoards.items()},
        table.hoarded_gold.copy(),
        table.fresh[:],
        table.spent[:],
        battle_view(table, table.battle) if table.battle else None,
        {
            "chance": len(table.chance_deck),
            "adventure": len(table.adventure_deck),
            "common": len(table.common_deck),
            "rare": len(table.rare_deck),
        },
        {guild: len(deck) for guild, deck in table.ability_decks.items()},
        discards,
        table.options.copy(),
        [*table.box.boards],
        has_ability_board(table),
        table.power_up,
        {**table.parts.at_home},
        None,
        {name: _realm(table, realm) for name, realm in table.realms.items()},
        table.removed[:],
        [],
        0,
        0,
        0,
        table.doubled,
        [],
        {},
        0,
        known_cards(table, seat),
        _result(table),
        table,
    )
    for shows in table.parts.shows:
        shows(table, seat, shown)
    return shown


def version(table: Table) -> str:
    return "standard" if table.standard else "basic"


def has_ability_board(table: Table) -> bool:
    """Whether the Ability decks have a board of their own: always with the Island, which covers
    their place (W-010), otherwise if the table wants it (W-053)."""
    return table.parts.ability_board or table.options["ability_board"] == "yes"


def _planes(table: Table) -> list[PlaneView]:
    board = table.box.board
    return [
        _plane(board, n, is_closed(table, p), p.lesser, p.greater, p.artifacts, p.shown)
        for n, p in enumerate(table.planes)
    ]


@lru_cache(maxsize=500)
def _plane(
    board: Board, number: int, closed: bool, first: str, second: str, behind: Names, shown: Names
) -> PlaneView:
    printed = board.planes[number]
    lesser, greater, *artifacts = [
        card if not card or card in shown else FACE_DOWN for card in (first, second, *behind)
    ]
    adjacent = [*printed.adjacent]
    return PlaneView(printed.id, printed.guild, adjacent, closed, lesser, greater, artifacts)


def _offer(table: Table) -> OfferView | None:
    offer = table.offer
    if offer is None:
        return None
    return OfferView(
        offer.proposer,
        offer.partner,
        offer.gives[:],
        offer.gives_gold,
        offer.takes[:],
        offer.takes_gold,
        offer.gives_more.copy(),
        offer.takes_more.copy(),
        offer.tells[:],
        offer.hears[:],
        offer.gives_maps,
        offer.takes_maps,
    )


@lru_cache(maxsize=BOARDS)
def _bare(board: Board) -> tuple[list[SpaceView], list[SpaceView]]:
    """All spaces with nothing on them, and all with a face-down card alone: views share these."""
    return [_bare_space(one, 0) for one in board.spaces], [
        _bare_space(one, 1) for one in board.spaces
    ]


def _bare_space(space: Space, face_down: int) -> SpaceView:
    return SpaceView(
        space.id,
        space.terrain,
        space.guild,
        space.port,
        space.gate,
        space.dove,
        space.world,
        space.holds,
        space.column,
        space.row,
        [],
        face_down,
        *([], [], [], []),
    )


def _spaces(table: Table) -> list[SpaceView]:
    """The bare spaces, and those where more lies or somebody stands; views share them."""
    board, adventures = table.box.board, table.adventures
    empty, face_down = _bare(board)
    spaces, unknown = empty[:], set[int]()
    if any(table.face_down):
        unknown = {number for number, card in enumerate(table.face_down) if card}
        for number in unknown:
            spaces[number] = face_down[number]
    for number, cards in enumerate(adventures):
        if cards:
            spaces[number] = _laid(board, number, number in unknown, tuple(cards))
    index = board.index
    goods = {index[space]: tuple(items) for space, items in table.goods.items() if items}
    taught = {index[guild]: tuple(lessons) for guild, lessons in table.training.items() if lessons}
    relics = {index[space]: tuple(found) for space, found in table.relics.items()}
    standing: dict[int, tuple[int, ...]] = {}
    for hero in table.heroes:
        if hero.space != NOWHERE:
            standing[hero.space] = (*standing.get(hero.space, ()), hero.seat)
    for number in {**goods, **taught, **relics, **standing}:
        spaces[number] = _laid(
            board,
            number,
            number in unknown,
            tuple(adventures[number]),
            goods.get(number, ()),
            taught.get(number, ()),
            relics.get(number, ()),
            standing.get(number, ()),
        )
    return spaces


@lru_cache(maxsize=1_000)
def _laid(
    board: Board,
    number: int,
    unknown: bool,
    cards: Names,
    goods: Names = (),
    training: Names = (),
    relics: Names = (),
    heroes: tuple[int, ...] = (),
) -> SpaceView:
    """A space with what lies there and who stands there."""
    space = _bare(board)[unknown][number].copy()
    space.cards, space.goods, space.training = [*cards], [*goods], [*training]
    space.relics, space.heroes = [*relics], [*heroes]
    return space


def _realm(table: Table, realm: Realm) -> RealmView:
    board = table.box.board
    return RealmView(
        board.planes[realm.plane].id,
        "" if realm.gate == NOBODY else board.planes[realm.gate].id,
        board.ids[realm.entrance],
        board.ids[realm.goal],
        realm.closed,
        realm.prizes,
        len(realm.abilities),
        realm.markers.copy(),
        realm.reveals,
        realm.drift,
    )


def known_cards(table: Table, seat: int | None) -> dict[str, list[str]]:
    """The face-down cards that a seat has looked at, by space or plane."""
    if seat is None:
        return {}
    board = table.box.board
    known: dict[str, list[str]] = {}
    for place in table.heroes[seat].seen:
        if place in board.plane_index:
            plane = table.planes[board.plane_index[place]]
            cards = [card for card in (plane.lesser, plane.greater, *plane.artifacts) if card]
            known[place] = [card for card in cards if card not in plane.shown]
        elif table.face_down[board.index[place]]:
            known[place] = [table.face_down[board.index[place]]]
    return known


def _result(table: Table) -> ResultView | None:
    if table.phase != "over":
        return None
    result = ranking(table)
    return ResultView([*result.places], [*result.scores], result.ended_by)
