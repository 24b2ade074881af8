"""What the places do: towns, Elves, the Abbey, High Hollow, the Star Crest, Hamdrel, Masters and
Rüktal (Z-004 to Z-028, Z-163, Z-217, Z-230)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.printed import ChartRow
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.amounts import FACES, chart_row, rolled
from fabletop.games.wizards.rules.encounters.conditions import (
    animal_comes,
    free,
    heal,
    held_event,
    is_afflicted,
    rob,
    use_charge,
)
from fabletop.games.wizards.rules.encounters.mentors import contact
from fabletop.games.wizards.rules.encounters.wizard_cards import produce
from fabletop.games.wizards.rules.tasks.points import can_gain, gain, lose
from fabletop.games.wizards.rules.tasks.tasks import give_task
from fabletop.games.wizards.rules.travel.places import COTTAGE
from fabletop.games.wizards.rules.travel.transport import send
from fabletop.games.wizards.state import Table

CHARTS: Final = {
    "common_town": "towns",
    "elven_dwelling": "elves",
    "abbey": "abbey",
    "high_hollow": "high_hollow",
    "star_crest": "star_crest",
    "hamdrel": "hamdrel",
}
"""The chart of each kind of site; at the other sites the player meets a person."""

TOWNS: Final = CHARTS["common_town"]
"""The chart of which a friend in town lets the player choose the result."""

HEALERS: Final[tuple[str, ...]] = ("abbey", "hamdrel")

FROM_HERE: Final = "here"
"""The giver of a Task that no person gave."""


@instant("visit")
def visit(table: Table, seat: int, site: str) -> None:
    """Encounter a site. An afflicted player is healed if possible, and nothing else happens
    (Z-164)."""
    player = table.players[seat]
    kind = table.isles.kind[table.isles.where[site]]
    table.note("visits", seat, site)
    if kind not in CHARTS:
        table.then(("meet", seat, site, player.arrivals))
    elif kind in HEALERS and is_afflicted(player):
        heal(table, seat)
    else:
        consult(table, seat, chart_of(player.rank, kind), site)


def chart_of(rank: int, kind: str) -> str:
    """Hamdrel has one chart for ranks 1 to 3 and another for ranks 0 and 4 (Z-004)."""
    if kind == "hamdrel" and rank in (0, 4):
        return "hamdrel_others"
    return CHARTS[kind]


def consult(table: Table, seat: int, chart: str, where: str) -> None:
    """Roll on a chart. With a friend in town the player chooses the result, but not when she meets
    townsfolk elsewhere."""
    in_town = chart == TOWNS and where != FROM_HERE
    if in_town and held_event(table, table.players[seat], "friend") is not None:
        table.then(("friend", seat, where))
    else:
        follow(table, seat, chart, table.chance.roll(), where)


@asking("friend")
def friend(table: Table, seat: int, where: str) -> Step:
    options: list[Option] = [("result", roll) for roll in FACES]
    answer: Option = yield Question(seat, "friend", options)
    table.agenda.pop()
    player = table.players[seat]
    held = held_event(table, player, "friend")
    if held is not None:
        table.note("uses", seat, held.card)
        use_charge(table, player, held)
    follow(table, seat, TOWNS, int(answer[1]), where)


def follow(table: Table, seat: int, chart: str, roll: int, where: str) -> None:
    row = chart_row(table.box, chart, roll)
    table.note("chart", seat, chart, roll)
    match row.effect:
        case "steal":
            rob(table, seat)
        case "lose":
            lose(table, seat, rolled(row, table.chance.roll()))
        case "stay":
            table.players[seat].stay = "town"
        case "task":
            give_task(table, seat, _giver(chart))
        case "extra_turns":
            extra_turns(table, seat, row)
        case "contact":
            contact(table, seat)
        case "transport":
            free(table, seat)
            send(table, seat, row.to)
        case _:
            _gift(table, seat, row, where)


def _gift(table: Table, seat: int, row: ChartRow, where: str) -> None:
    match row.effect:
        case "gain":
            if can_gain(table.players[seat]):
                gain(table, seat, rolled(row, table.chance.roll()))
        case "gain_fixed":
            if can_gain(table.players[seat]):
                table.then(("gain_two", seat, *row.points))
        case "high_wizards":
            table.then(("draw_high_wizards", seat, row.count))
        case "wizard_card":
            table.then(("draw_wizard", seat))
        case "produce":
            produce(table, seat)
        case "animal":
            _unicorn(table, seat, row.animal, where)
        case _:
            table.note("nothing", seat)


def _giver(chart: str) -> str:
    return "hamdrel" if chart == "hamdrel" else FROM_HERE


def _unicorn(table: Table, seat: int, animal: str, where: str) -> None:
    """The result depends on the variant: the printed chart has no gift here, and the designers'
    later chart has a High Wizard at the Cottage."""
    match table.variants.hamdrel:
        case "unicorn":
            animal_comes(table, seat, animal)
        case "wizard":
            assert where == COTTAGE
            table.then(("draw_high_wizards", seat, 1))
        case _:
            table.note("nothing", seat)


def extra_turns(table: Table, seat: int, row: ChartRow) -> None:
    add_extra(table, seat, row.count or rolled(row, table.chance.roll()))


def add_extra(table: Table, seat: int, count: int) -> None:
    table.players[seat].extra += count
    table.note("extra", seat, count)
