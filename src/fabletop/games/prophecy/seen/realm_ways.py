"""The ways through a Realm, as far as the viewing seat knows them, and what travelling there costs:
answered by the Realm's own rules (`World`). A space is its number among `view.spaces`."""

from collections.abc import Mapping
from typing import NamedTuple

from fabletop.games.prophecy.answers import World
from fabletop.games.prophecy.seen.prices import placed
from fabletop.games.prophecy.seen.view import ProphecyView


class RealmChart(NamedTuple):
    """The spaces of a Realm and the ways between them."""

    spaces: tuple[int, ...]
    after: Mapping[int, tuple[int, ...]]
    """To which spaces a step can lead from each."""
    exits: tuple[int, ...]
    """The spaces from which a hero can leave."""
    comes_out: Mapping[int, int]
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
    """All ways that are not closed by what the seat knows."""
    table, world = view._table, _world(view, realm)
    board, box = table.box.board, table.box
    spaces = tuple([number for number, name in enumerate(board.world) if name == realm])
    closed = [
        board.index[place]
        for place, cards in view.known.items()
        if place in board.index and any(world.blocks(box, card) for card in cards)
    ]
    after = {space: tuple(world.ahead(table, space)) for space in spaces}
    if closed:
        after = {
            space: tuple([there for there in steps if there not in closed])
            for space, steps in after.items()
        }
    exits = tuple([space for space in spaces if world.leads_out(table, space)])
    ends = {space: world.comes_out(table, space) for space in spaces if table.adventures[space]}
    comes_out = {space: end for space, end in ends.items() if end != space}
    return RealmChart(spaces, after, exits, comes_out)


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


def stops(view: ProphecyView, seat: int, realm: str) -> set[int]:
    """The spaces of a Realm where a movement of hers must end."""
    table, world = view._table, _world(view, realm)
    hero, worlds = table.heroes[seat], table.box.board.world
    return {
        space
        for space, name in enumerate(worlds)
        if name == realm and world.stops(table, hero, space)
    }


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
    after, halts = chart(view, realm).after, stops(view, seat, realm)
    found, edge = set[int](), {here}
    for _ in range(travel(view, seat, realm).pace):
        edge = {there for space in edge for there in after[space]} - found - {here}
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
