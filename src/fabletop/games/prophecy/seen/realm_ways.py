"""The ways through a Realm, as far as the viewing seat knows them, and what travelling there costs:
answered by the Realm's own rules (`World`). A space is its number among `view.spaces`."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.answers import World
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.rules.battle.abilities import is_the_plane
from fabletop.games.prophecy.rules.planes import artifacts
from fabletop.games.prophecy.seen.prices import placed
from fabletop.games.prophecy.seen.view import ProphecyView

BOARDS: Final = 64
"""For how many boards and Realms the printed ways are kept."""


class RealmChart(NamedTuple):
    """The spaces of a Realm and the ways between them."""

    spaces: tuple[int, ...]
    after: Mapping[int, tuple[int, ...]]
    """To which spaces a step leads from each."""
    before: Mapping[int, tuple[int, ...]]
    """From which spaces a step leads to each."""
    exits: tuple[int, ...]
    """The spaces from which a hero can leave."""
    closed: frozenset[int] = frozenset()
    """The spaces that nobody can enter, as far as the seat knows."""
    comes_out: Mapping[int, int] = {}
    """Where a hero finds herself who enters a space, if she does not stay there."""


class RealmTravel(NamedTuple):
    """What a hero's travels in a Realm are like."""

    pace: int
    """How many steps a movement has."""
    flight: int
    """The Bubbles for running away from a Creature."""
    drowning: int
    """The Health that is lost for each missing Bubble."""
    throws_out: bool
    """Whether she must leave after a battle lost to a Creature."""


def chart(view: ProphecyView, realm: str) -> RealmChart:
    table, world = view._table, _world(view, realm)
    board, lying, known = table.box.board, table.adventures, view.known
    printed = _printed(board, world, realm)
    closed, comes_out = set[int](), dict[int, int]()
    for space in printed.spaces:
        cards = lying[space] or (known and known.get(board.ids[space]))
        if not cards:
            continue
        if any(world.blocks(table.box, card) for card in cards):
            closed.add(space)
        end = world.comes_out(table, space)
        if end != space:
            comes_out[space] = end
    goal = world.goal(table)
    after = printed.after
    if after[goal] and is_the_plane(table, goal):
        after = {**after, goal: ()}
    return printed._replace(after=after, closed=frozenset(closed), comes_out=comes_out)


@lru_cache(maxsize=BOARDS)
def _printed(board: Board, world: World, realm: str) -> RealmChart:
    """The ways on the board, before anything lies there."""
    spaces = board.realm(realm)
    after = {space: tuple(world.ahead(board, space)) for space in spaces}
    before = {space: tuple([n for n in spaces if space in after[n]]) for space in spaces}
    exits = tuple([space for space in spaces if world.leads_out(board, space)])
    return RealmChart(spaces, after, before, exits)


def _world(view: ProphecyView, realm: str) -> World:
    return view._table.parts.worlds[realm]


def travel(view: ProphecyView, seat: int, realm: str) -> RealmTravel:
    table, world = view._table, _world(view, realm)
    hero = table.heroes[seat]
    return RealmTravel(
        world.pace(table, hero),
        world.flight(table, hero),
        world.drowning,
        world.throws_out(table, hero),
    )


def prize_is_due(view: ProphecyView, seat: int, realm: str) -> bool:
    """Whether a hero who conquers a Realm would get its prize."""
    table = view._table
    prize = table.box.prize_of[realm]
    return artifacts.prize_is_due(table.heroes[seat], prize, table.realms[realm])


def stops(view: ProphecyView, seat: int, realm: str) -> set[int]:
    """The spaces of a Realm where a movement of hers must end."""
    table, world = view._table, _world(view, realm)
    hero = table.heroes[seat]
    return {space for space in table.box.board.realm(realm) if world.stops(table, hero, space)}


def breath(view: ProphecyView, seat: int, space: str = "") -> int:
    """The Bubbles that her next round takes if it begins in a space."""
    table, hero = placed(view, seat, space)
    world = table.world_of(hero)
    return 0 if world is None else world.breath(table, hero)


def within_reach(view: ProphecyView, seat: int) -> set[int]:
    """Where one movement could lead a hero who is in a Realm, if nothing keeps her in her space."""
    board = view._table.box.board
    here = board.index[view.heroes[seat].space]
    realm = board.world[here]
    if not realm:
        return set()
    ways, halts = chart(view, realm), stops(view, seat, realm)
    found, edge = set[int](), {here}
    for _ in range(travel(view, seat, realm).pace):
        edge = {there for space in edge for there in ways.after[space]} - found - ways.closed
        edge.discard(here)
        found |= edge
        edge -= halts
    return found


def carried_to(view: ProphecyView, where: str) -> tuple[str, str]:
    """The space where a current ends for the active hero, if she is in one, and the outcome:
    "there", "here" if something holds her, or "out" of the Realm."""
    table = view._table
    hero = table.heroes[view.active]
    world = table.world_of(hero)
    assert world is not None, "currents are in Realms"
    course = world.carried(table, hero.space, where)
    if course is None:
        return "", "out"
    return table.box.board.ids[course[-1]], "here" if len(course) == 1 else "there"
