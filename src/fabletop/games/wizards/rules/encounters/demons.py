"""Demons: appearing, attacking, being dispelled, staying (Z-058 to Z-063, Z-113, Z-114, Z-179 to
Z-182, Z-255 to Z-266, Z-308)."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import SEA
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.amounts import (
    AFTER_FAILED_SPELL,
    chart_row,
    for_beaten_demons,
)
from fabletop.games.wizards.rules.encounters.conditions import (
    animal_leaves,
    daze,
    harm,
    held_event,
    use_charge,
)
from fabletop.games.wizards.rules.tasks.points import gain
from fabletop.games.wizards.rules.travel import transport
from fabletop.games.wizards.rules.travel.places import name, random_living_space
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import AWAY, Table

NOBODY: Final = -1
"""Stands for real Demons, where a Dragonbound player's seat could be."""


@instant("demons_random")
def appear_somewhere(table: Table, seat: int) -> None:
    """New Demons appear in a RANDOM space."""
    table.then(("demons_appear", random_living_space(table), seat))


@instant("demons_appear")
def demons_appear(table: Table, space: int, seat: int) -> None:
    """Everybody in the space meets them, clockwise from the player who caused them (Z-257,
    Z-305)."""
    mark_demons(table, space)
    table.note("demons", name(table, space))
    attack(table, space, table.at(space, seat))


def mark_demons(table: Table, space: int) -> None:
    """Place a marker: at most one per space, unless markers are stacked (Z-264)."""
    if space not in table.demons or table.variants.demons == "stacked":
        table.demons.append(space)


def spring_up(table: Table, space: int) -> None:
    """Demons attack without a marker being placed first; only if markers are stacked, there is
    one."""
    if table.variants.demons == "stacked":
        table.demons.append(space)


def laden_boat(table: Table, space: int) -> int:
    """A boat in this space that carries Demons, or AWAY. They attack everyone who comes, in the
    boat or not."""
    for number, boat in enumerate(table.boats):
        if boat.demons and boat.space == space:
            return number
    return AWAY


def attack(
    table: Table, space: int, seats: Sequence[int], who: int = NOBODY, boat: int = AWAY
) -> None:
    """Each of these players meets the Demons, which may be on a boat. What happens to the marker is
    decided after the last one."""
    if not seats:
        return
    table.then(
        *(("demon_meet", seat, space, who) for seat in seats),
        aftermath(table, space, seats, who, boat),
    )


def aftermath(
    table: Table, space: int, seats: Sequence[int], who: int = NOBODY, boat: int = AWAY
) -> Job:
    """The job to do after all of these players have met the Demons."""
    met = sum(1 << seat for seat in seats)
    return ("demon_after", space, who, met, *_sailors(table, seats, boat))


def _sailors(table: Table, seats: Sequence[int], boat: int) -> list[int]:
    """Who meets Demons on which boat: a flat list of seat, boat, seat, boat."""
    boats = [(seat, table.players[seat].boat if boat == AWAY else boat) for seat in seats]
    return [n for seat, number in boats if number != AWAY for n in (seat, number)]


@instant("demon_meet")
def demon_meet(table: Table, seat: int, space: int, who: int) -> None:
    """The player first decides about spell or Lantern; neither helps against a Dragonbound player
    (Z-179)."""
    player = table.players[seat]
    if player.space != space:
        return
    player.met = True
    table.note("meets_demons", seat)
    animal_leaves(table, seat)
    ready = spells.can_cast(table, player, spells.DISPELLING)
    if who == NOBODY and (ready or held_event(table, player, "lantern") is not None):
        table.then(("dispel", seat, space))
    else:
        roll_demons(table, seat, 0, who)


@asking("dispel")
def dispel(table: Table, seat: int, space: int) -> Step:
    player = table.players[seat]
    lantern = held_event(table, player, "lantern")
    options: list[Option] = [("face",)]
    if spells.can_cast(table, player, spells.DISPELLING):
        options.append(("dispel",))
    if lantern is not None:
        options.append(("lantern",))
    answer: Option = yield Question(seat, "demons", options, table.isles.names[space])
    table.agenda.pop()
    if answer == ("lantern",) and lantern is not None:
        table.note("uses", seat, lantern.card)
        use_charge(table, player, lantern)
        beat(table, seat)
    elif answer == ("dispel",):
        if spells.attempt(table, seat, spells.DISPELLING):
            beat(table, seat)
        else:
            roll_demons(table, seat, AFTER_FAILED_SPELL, NOBODY)
    else:
        roll_demons(table, seat, 0, NOBODY)


def beat(table: Table, seat: int) -> None:
    """Gain points (Z-113)."""
    player = table.players[seat]
    table.note("beats_demons", seat)
    gain(table, seat, for_beaten_demons(player.rank, table.chance.roll()))


def roll_demons(table: Table, seat: int, less: int, who: int) -> None:
    """Roll on the Demons' chart; after a failed spell the roll is one lower (Z-114)."""
    roll = max(1, table.chance.roll() - less)
    row = chart_row(table.box, "demons", roll)
    table.note("demon_roll", seat, roll, row.effect)
    if row.effect == "beaten":
        if who == NOBODY:
            beat(table, seat)
        else:
            transport.send(table, who, "random")
        return
    table.failed |= 1 << seat
    match row.effect:
        case "dazed":
            daze(table, seat)
        case "transport":
            transport.send(table, seat, row.to, transport.TO_THE_LAIR)
        case _:
            harm(table, seat, row)


@instant("demon_after")
def demon_after(table: Table, space: int, who: int, met: int, *sailors: int) -> None:
    """If any player failed, the Demons stay, on her boat if she was in one; at sea, new Demons
    also appear elsewhere (Z-048, Z-258, Z-262). Otherwise they are gone (Z-266)."""
    failed = table.failed & met
    table.failed &= ~met
    if who != NOBODY:
        return
    boats = [(sailors[i], table.boats[sailors[i + 1]]) for i in range(0, len(sailors), 2)]
    for _, boat in boats:
        boat.demons = any(failed >> seat & 1 for seat, other in boats if other is boat)
    if any(boat.demons for _, boat in boats) or not failed:
        if space in table.demons:
            table.demons.remove(space)
    elif space not in table.demons:
        table.demons.append(space)
        table.note("demons", name(table, space))
    if failed and table.isles.land[space] == SEA:
        first = next(seat for seat in range(len(table.players)) if failed >> seat & 1)
        appear_somewhere(table, first)
