"""Building the map: lands are laid face down in turn and then turned up (Z-135 to Z-139, Z-304)."""

from typing import Final

from fabletop.core.chance import DEAL
from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.centres import FIRST_CENTRES, centres_near, overlapping
from fabletop.games.wizards.hexes import TURNS
from fabletop.games.wizards.isles import (
    COLUMNS,
    Placement,
)
from fabletop.games.wizards.pieces import Boat
from fabletop.games.wizards.printed import COMMON
from fabletop.games.wizards.rules.agenda import asking
from fabletop.games.wizards.rules.travel.places import CENTRE
from fabletop.games.wizards.state import Table

HAND: Final = 3


def deal_lands(table: Table) -> None:
    """Deal three lands to each player; the others are drawn one by one (Z-135)."""
    table.stack = list(table.box.lands)
    table.chance.shuffle(table.stack, DEAL)
    table.hands = [[table.stack.pop() for _ in range(HAND)] for _ in table.players]


def next_land(table: Table) -> None:
    """Players take turns; when all lands have been laid, they are turned up (Z-136, Z-139)."""
    seats = [seat for seat in table.order(table.active) if table.hands[seat]]
    if seats:
        table.active = seats[0]
        table.then(("lay", seats[0]))
    else:
        turn_up(table)


@asking("lay")
def lay(table: Table, seat: int) -> Step:
    hand = table.hands[seat]
    question = Question(seat, "lay", [("lay", land) for land in hand], always=True)
    answer: Option = yield question
    table.agenda.pop()
    table.then(("lay_near", seat, hand.index(str(answer[1]))))


@asking("lay_near")
def lay_near(table: Table, seat: int, index: int) -> Step:
    """The first land is laid in the middle, at a side or in a corner of the board, the others only
    near one already laid."""
    centres = [centre for _, centre, _ in table.placements]
    taken = overlapping(centres)
    names = table.isles.names
    options: list[Option] = [
        ("near", number)
        for number, centre in enumerate(centres, start=1)
        if centres_near(centre, taken)
    ]
    answer: Option = yield Question(
        seat, "lay_near", options or [("centre", names[one]) for one in FIRST_CENTRES]
    )
    table.agenda.pop()
    if answer[0] == "near":
        table.then(("lay_centre", seat, index, int(answer[1])))
    else:
        table.then(("lay_turn", seat, index, table.isles.numbers[str(answer[1])]))


@asking("lay_centre")
def lay_centre(table: Table, seat: int, index: int, near: int) -> Step:
    centres = [centre for _, centre, _ in table.placements]
    names = table.isles.names
    options: list[Option] = [
        ("centre", names[one])
        for one in sorted(centres_near(centres[near - 1], overlapping(centres)))
    ]
    answer: Option = yield Question(seat, "lay_centre", options)
    table.agenda.pop()
    table.then(("lay_turn", seat, index, table.isles.numbers[str(answer[1])]))


@asking("lay_turn")
def lay_turn(table: Table, seat: int, index: int, centre: int) -> Step:
    """The player chooses how the land is rotated (Z-137), and then draws another one while any
    remain (Z-138)."""
    options: list[Option] = [("turn", turns) for turns in range(TURNS)]
    answer: Option = yield Question(seat, "lay_turn", options)
    table.agenda.pop()
    land = table.hands[seat].pop(index)
    table.placements.append((land, centre, int(answer[1])))
    table.placed_by.append(seat)
    table.note("laid", seat, len(table.placements))
    if table.stack:
        table.hands[seat].append(table.chance.draw(table.stack))
        table.whisper(seat, "drew_land", table.hands[seat][-1])
    table.active = (seat + 1) % len(table.players)


def lay_at_random(table: Table) -> list[Placement]:
    """Lay all lands at random, each near one laid before."""
    lands = list(table.box.lands)
    table.chance.shuffle(lands, DEAL)
    below = table.chance.below
    centres = [FIRST_CENTRES[len(FIRST_CENTRES) // 2]]
    taken = overlapping(centres)
    while len(centres) < len(lands):
        near = centres_near(centres[below(DEAL, len(centres))], taken)
        if near:
            centres.append(near[below(DEAL, len(near))])
            taken |= overlapping(centres[-1:])
    return [(land, centre, below(DEAL, TURNS)) for land, centre in zip(lands, centres, strict=True)]


def lay_by_plan(table: Table, name: str) -> list[Placement]:
    """Lay all lands as in one of the ready-made maps."""
    plan = table.box.layouts[name]
    return [(land, row * COLUMNS + column, turns) for land, (column, row, turns) in plan.items()]


def turn_up(table: Table) -> None:
    """Turn up the map. Boats lie near the harbours, the Dragon in its Lair, and every player begins
    in a random space of a Common Land, perhaps with others (Z-102)."""
    table.isles = table.box.isles(tuple(table.placements))
    isles = table.isles
    table.boats = [Boat(space, False) for space in isles.boats]
    table.dragon = isles.where[CENTRE]
    table.chance.reveal("map")
    table.note("map")
    commons = [land for land, kind in enumerate(isles.kinds) if kind == COMMON]
    for seat in table.order(table.first):
        spaces = isles.spaces[commons[table.chance.pick(len(commons))]]
        table.players[seat].space = spaces[table.chance.pick(len(spaces))]
        table.note("begins", seat, isles.names[table.players[seat].space])
    table.active = table.first
    table.phase = "play"
    table.note("day", table.day, table.fortnight)
