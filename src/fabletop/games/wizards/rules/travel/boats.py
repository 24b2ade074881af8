"""Boats, and calling them (Z-108 to Z-112, Z-258 to Z-263)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import SEA
from fabletop.games.wizards.rules.agenda import asking
from fabletop.games.wizards.rules.encounters import demons
from fabletop.games.wizards.rules.encounters.conditions import held_event, use_charge
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import AWAY, Player, Table

TOWARDS: Final = 5
"""How many spaces closer a boat comes that is out of range (Z-111)."""

UNLIMITED: Final = 10_000


def empty_boat(table: Table, space: int) -> int:
    """A boat in this space with nobody in it, or AWAY."""
    for number, boat in enumerate(table.boats):
        if boat.space == space and all(player.boat != number for player in table.players):
            return number
    return AWAY


def boat_options(table: Table, seat: int) -> list[Option]:
    """Call a boat from a coastal space, not from a boat, to a neighbouring water space (Z-112)."""
    player = table.players[seat]
    isles = table.isles
    if not isles.coastal[player.space] or player.boat != AWAY:
        return []
    verbs = []
    if spells.can_cast(table, player, spells.BOAT):
        verbs.append("boat")
    if held_event(table, player, "whistle") is not None:
        verbs.append("whistle")
    if not verbs or not _empty(table):
        return []
    waters = [space for space in isles.steps[player.space] if isles.land[space] == SEA]
    return [(verb, isles.names[space]) for verb in verbs for space in waters]


def _empty(table: Table) -> list[int]:
    """The boats with nobody in them."""
    taken = {player.boat for player in table.players}
    return [number for number in range(len(table.boats)) if number not in taken]


def call_boat(table: Table, seat: int, water: str) -> None:
    if spells.attempt(table, seat, spells.BOAT):
        table.then(("call_boat", seat, water, reach_of(table, table.players[seat], "boat")))


def reach_of(table: Table, player: Player, verb: str) -> int:
    """From how far away a boat comes to the space that was named."""
    if verb == "whistle":
        return UNLIMITED
    spell = spells.spells_of(table, player)[spells.BOAT]
    return int(spell.range) if spell.range >= 0 else UNLIMITED


def use_whistle(table: Table, seat: int, water: str) -> None:
    """Like the spell, but with unlimited range and without a roll."""
    player = table.players[seat]
    whistle = held_event(table, player, "whistle")
    if whistle is not None:
        table.note("uses", seat, whistle.card)
        use_charge(table, player, whistle)
        table.then(("call_boat", seat, water, reach_of(table, player, "whistle")))


def way_of_boats(table: Table, space: int) -> dict[int, int]:
    """The distances by water from a space, up to the nearest empty boat."""
    return table.isles.by_water(space, goals={table.boats[one].space for one in _empty(table)})


def nearest(table: Table, far: dict[int, int]) -> list[int]:
    """The empty boats closest by water; several if the distance is equal (Z-108 to Z-110)."""
    boats = table.boats
    distances = {
        number: far[boats[number].space] for number in _empty(table) if boats[number].space in far
    }
    best = min(distances.values(), default=0)
    return [number for number, distance in distances.items() if distance == best]


@asking("call_boat")
def choose_boat(table: Table, seat: int, water: str, reach: int) -> Step:
    """Choose one of the closest boats, and where it goes if it is out of range. Players whom its
    Demons carry off land before the walk continues (Z-307)."""
    space = table.isles.numbers[water]
    far = way_of_boats(table, space)
    options: list[Option] = [
        ("come", number, table.isles.names[goal])
        for number in nearest(table, far)
        for goal in _goals(table, number, space, reach, far)
    ]
    answer: Option = yield Question(seat, "call_boat", options or [("none",)], water)
    table.agenda.pop()
    if answer != ("none",):
        table.then(("landings", len(table.aloft)))
        move_boat(table, int(answer[1]), table.isles.numbers[str(answer[2])])


def _goals(table: Table, number: int, space: int, reach: int, far: dict[int, int]) -> list[int]:
    """The space that was named; if out of range, all spaces five steps along a shortest route."""
    boat = table.boats[number]
    if far[boat.space] <= reach:
        return [space]
    edge = {boat.space}
    for _ in range(TOWARDS):
        edge = {
            other
            for one in edge
            for other in table.isles.steps[one]
            if far.get(other, UNLIMITED) == far[one] - 1
        }
    return sorted(edge)


def move_boat(table: Table, number: int, space: int) -> None:
    """Move a boat. Demons at sea do not board it; Demons on it attack the players where its move
    ends (Z-260, Z-263)."""
    boat = table.boats[number]
    boat.space = space
    table.note("boat", table.isles.names[space])
    if boat.demons and table.at(space):
        demons.attack(table, space, table.at(space, table.active), boat=number)
