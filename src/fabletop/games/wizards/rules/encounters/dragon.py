"""The Dragon: meetings, taming, Lair Time, its moves in the Lair (Z-064 to Z-069, Z-114, Z-256,
Z-267 to Z-270, Z-319, Z-320)."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.amounts import AFTER_FAILED_SPELL, chart_row
from fabletop.games.wizards.rules.encounters.conditions import animal_leaves, bind, harm
from fabletop.games.wizards.rules.encounters.wizard_cards import produce
from fabletop.games.wizards.rules.travel import transport
from fabletop.games.wizards.rules.travel.places import CENTRE, in_lair, name
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import Table

SLIPS: Final = 1
SLIPS_WITH_TAMING: Final = 3
"""How far the Lair Time marker moves back (Z-267)."""


def dragon_attacks(table: Table, space: int, seats: Sequence[int]) -> None:
    """It comes to the space, and these players meet it."""
    if table.dragon != space:
        table.dragon = space
        table.note("dragon", name(table, space))
    table.then(*(("dragon_meet", seat, space) for seat in seats))


@instant("dragon_meet")
def dragon_meet(table: Table, seat: int, space: int) -> None:
    player = table.players[seat]
    if player.space != space:
        return
    player.met = True
    table.note("meets_dragon", seat)
    animal_leaves(table, seat)
    if spells.can_cast(table, player, spells.TAMING):
        table.then(("tame", seat))
    else:
        slip(table, seat, SLIPS)
        roll_dragon(table, seat, 0)


def slip(table: Table, seat: int, spaces: int) -> None:
    """The marker moves back; at or past the Day the player is Dragonbound (Z-269)."""
    player = table.players[seat]
    if not player.lair:
        return
    player.lair = max(0, player.lair - spaces)
    if not player.lair:
        bind(table, seat)


@asking("tame")
def tame(table: Table, seat: int) -> Step:
    """A Taming spell works even if casting it makes the caster Dragonbound (Z-270)."""
    answer: Option = yield Question(seat, "dragon", [("face",), ("tame",)])
    table.agenda.pop()
    if answer == ("face",):
        slip(table, seat, SLIPS)
        roll_dragon(table, seat, 0)
        return
    works = spells.attempt(table, seat, spells.TAMING)
    slip(table, seat, SLIPS_WITH_TAMING)
    if works:
        table.note("tamed", seat)
        produce(table, seat, 1 << seat)
    else:
        roll_dragon(table, seat, AFTER_FAILED_SPELL)


def roll_dragon(table: Table, seat: int, less: int) -> None:
    roll = max(1, table.chance.roll() - less)
    row = chart_row(table.box, "dragon", roll)
    table.note("dragon_roll", seat, roll, row.effect)
    match row.effect:
        case "bound":
            if not table.players[seat].bound:
                bind(table, seat)
        case "transport":
            _to_the_centre(table, seat)
        case _:
            harm(table, seat, row)


def _to_the_centre(table: Table, seat: int) -> None:
    """Send a player to the centre of the Lair. A player who is there already stays for a turn and
    meets the Dragon again (Z-068)."""
    player = table.players[seat]
    if player.space == table.isles.where[CENTRE]:
        player.stay = "dragon"
        table.note("must_stay", seat)
    else:
        transport.send(table, seat, CENTRE, transport.TO_THE_LAIR)


@instant("dragon_moves")
def dragon_moves(table: Table, seat: int, arrival: int) -> None:
    """When a player arrives in the Lair and the Dragon is there, it moves one die nearer."""
    player = table.players[seat]
    way = dragons_way(table, player.space) if player.arrivals == arrival else []
    if not way:
        return
    steps = table.chance.roll()
    table.note("dragon_moves", steps)
    space = way[min(steps, len(way)) - 1]
    if space == player.space:
        dragon_attacks(table, space, table.at(space, seat))
    else:
        table.dragon = space
        table.note("dragon", name(table, space))


def dragons_way(table: Table, space: int) -> list[int]:
    """The way that the Dragon takes to a player who arrives in a space; none unless both are in the
    Lair, apart from each other."""
    if not in_lair(table, space) or not in_lair(table, table.dragon) or table.dragon == space:
        return []
    return way_through_lair(table, table.dragon, space)


def way_through_lair(table: Table, start: int, end: int) -> list[int]:
    """The spaces of a shortest way between two spaces of the Lair, without the first; it goes
    around walls."""
    came_from = {start: start}
    edge = [start]
    while end not in came_from:
        beyond = []
        for space in edge:
            for other in table.isles.steps[space]:
                if other not in came_from and in_lair(table, other):
                    came_from[other] = space
                    beyond.append(other)
        edge = beyond
    way = [end]
    while came_from[way[-1]] != start:
        way.append(came_from[way[-1]])
    return way[::-1]
