"""Days and Fortnights (Z-124, Z-268, Z-272), and which step asks next."""

from fabletop.core.question import Step
from fabletop.games.wizards.rules.agenda import AGENDA, instant
from fabletop.games.wizards.rules.encounters.conditions import animal_leaves, bind, discard_event
from fabletop.games.wizards.rules.table import laying
from fabletop.games.wizards.rules.turn import evil
from fabletop.games.wizards.state import DAYS, Table


def next_step(table: Table) -> Step | None:
    """The next step that asks a question; steps that need no answer are done on the way."""
    while True:
        step = AGENDA.next_step(table)
        if step is not None:
            return step
        if table.phase == "play":
            _go_on(table)
        elif table.phase == "laying":
            laying.next_land(table)
        else:
            return None


def _go_on(table: Table) -> None:
    """Continue with the next player's turn, or the end of the Day."""
    seats = len(table.players)
    if table.taken < seats and not _is_demonday(table):
        seat = (table.first + table.taken) % seats
        table.taken += 1
        table.then(("begin_turn", seat))
    else:
        _end_day(table)


def _is_demonday(table: Table) -> bool:
    """Whether players have no turns today: in the base game the last day belongs to Evil."""
    return table.variants.demonday == "evil" and table.day == DAYS


def _end_day(table: Table) -> None:
    """Evil acts while it is still the fourteenth Day (Z-124)."""
    table.taken = 0
    table.then(("count_day",), ("new_day",))
    if table.day == DAYS:
        evil.evil_acts(table)


@instant("count_day")
def count_day(table: Table) -> None:
    """Count a Day for Horses, Hounds and many Events (Z-272)."""
    for seat, player in enumerate(table.players):
        if player.animal_days:
            player.animal_days -= 1
            if not player.animal_days:
                animal_leaves(table, seat)
        for held in player.events[:]:
            if held.days:
                held.days -= 1
                if not held.days:
                    discard_event(table, player, held)
                    table.note("event_over", seat, held.card)


def day_after(day: int, days: int) -> int:
    """The Day on the track that comes a number of Days later."""
    return (day + days - 1) % DAYS + 1


@instant("new_day")
def new_day(table: Table) -> None:
    """Move the Day marker; if it reaches a Lair Time marker, that player is Dragonbound (Z-268)."""
    table.active = table.first
    if table.day == DAYS:
        table.fortnight += 1
    table.day = day_after(table.day, 1)
    table.note("day", table.day, table.fortnight)
    for seat, player in enumerate(table.players):
        if player.lair:
            player.lair -= 1
            if not player.lair:
                bind(table, seat)
