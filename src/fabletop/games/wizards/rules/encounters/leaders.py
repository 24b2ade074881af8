"""The Leader of an encounter gives points or Tasks to the others (Z-140 to Z-156)."""

from collections.abc import Sequence

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.conditions import is_suspected
from fabletop.games.wizards.rules.tasks.points import gain, lose
from fabletop.games.wizards.rules.tasks.tasks import hand_on, optional_tasks
from fabletop.games.wizards.state import Player, Table


def leaders_of(table: Table, here: Sequence[int]) -> list[int]:
    """The Leaders: highest rank, then most points; tied players lead together (Z-140 to Z-142)."""
    standings = {seat: (table.players[seat].rank, sum(table.players[seat].points)) for seat in here}
    best = max(standings.values())
    return [seat for seat in here if standings[seat] == best]


def leaders_give(table: Table, here: Sequence[int]) -> None:
    """The Leaders give to each of the others, clockwise from the player who arrived (Z-144). If all
    are equal, nothing happens."""
    leaders = leaders_of(table, here)
    gifts: list[Job] = [("gift", seat, *leaders) for seat in here if seat not in leaders]
    table.then(*gifts)


@instant("gift")
def gift(table: Table, seat: int, *leaders: int) -> None:
    """Each Leader may offer one Task instead of points (Z-151, Z-156)."""
    table.paying = sum(1 << leader for leader in leaders)
    dice = dice_of_gift(table.players[leaders[0]], table.players[seat])
    table.then(*(("offer", leader, seat) for leader in leaders), ("gift_die", seat, dice))


def dice_of_gift(leader: Player, player: Player) -> int:
    """How many dice of points a Leader gives: one, and one more for each rank between them."""
    return 1 + leader.rank - player.rank


@asking("offer")
def offer(table: Table, leader: int, seat: int) -> Step:
    allowed = not is_suspected(table, table.players[seat])
    cards = optional_tasks(table.players[leader]) if allowed else []
    options: list[Option] = [("points",), *(("offer", card) for card in cards)]
    answer: Option = yield Question(leader, "offer", options, f"seat {seat}")
    table.agenda.pop()
    if answer != ("points",):
        table.note("offers", leader, str(answer[1]), seat)
        table.then(("accept", seat, leader, str(answer[1])))


@asking("accept")
def accept(table: Table, seat: int, leader: int, card: str) -> Step:
    answer: Option = yield Question(seat, "accept", [("accept",), ("refuse",)], card)
    table.agenda.pop()
    if answer == ("accept",):
        table.paying &= ~(1 << leader)
        hand_on(table, leader, seat, card)


@instant("gift_die")
def gift_die(table: Table, seat: int, dice: int) -> None:
    """Every Leader who gives points loses those rolled; the other gains them once, in full (Z-145
    to Z-155)."""
    if not dice or not table.paying:
        return
    roll = table.chance.roll()
    table.note("gift", seat, roll)
    table.then(("gift_die", seat, dice - 1))
    gain(table, seat, roll)
    for leader in reversed(range(len(table.players))):
        if table.paying >> leader & 1:
            lose(table, leader, roll)
