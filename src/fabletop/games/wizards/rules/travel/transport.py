"""Transports: where they lead, escaping them, being removed and landing one at a time (Z-209 to
Z-216, Z-221 to Z-235, Z-307 to Z-310)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import LAIR
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.conditions import (
    FRESH,
    animal_leaves,
    free,
    held_event,
    use_charge,
)
from fabletop.games.wizards.rules.travel.places import (
    CREST,
    in_lair,
    is_living,
    lair_space,
    name,
    random_space,
)
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import AWAY, Player, Table

RESETS_LAIR: Final = 1
"""Resets the Lair Time marker."""
RESETS_VISITS: Final = 2
"""Resets visits, so that sites can be encountered again."""
OWN: Final = 4
"""Chosen by the player: a spell, a wish or a Call For Help. It cannot be escaped, and back on the
same land it does not reset visits (Z-209)."""
EVIL: Final = 8
"""The land is dying: a player who escapes is transported again (Z-226)."""
TRAP: Final = 16
"""A Trap that names its destination: both forms of Escape help."""

AIMED: Final = 32
"""Leads to a space of the player's choice; the Star Crest needs permission (Z-234)."""

FORCED: Final = RESETS_LAIR | RESETS_VISITS
"""Most Transports that the player did not choose (Z-215)."""
TO_THE_LAIR: Final = RESETS_VISITS
"""Demons, the Dragon and the Lair's card do not reset Lair Time (Z-214)."""


def send(table: Table, seat: int, to: str, how: int = FORCED, task: str = "") -> None:
    """Transport a player: to "random", "lair", a site, or a space by its name."""
    table.then(("transport", seat, to, how, task))


@instant("transport")
def transport(table: Table, seat: int, to: str, how: int, task: str) -> None:
    """The player knows the destination before she decides about escaping. She does not know which
    space of the Lair replaces a dead land (Z-222, Z-225)."""
    player = table.players[seat]
    if player.space == AWAY:
        return
    space = _destination(table, to)
    table.note("carried", seat, name(table, space))
    if can_escape(table, player, how):
        table.then(("escape", seat, space, how, task))
    else:
        depart(table, seat, space, how, task)


def _destination(table: Table, to: str) -> int:
    if to == "random":
        return random_space(table)
    if to == "lair":
        return lair_space(table)
    space = table.isles.where[to] if to in table.isles.where else table.isles.numbers[to]
    return space if is_living(table, space) else AWAY


def escape_spell(table: Table, player: Player, how: int) -> str:
    if how & TRAP:
        return spells.escapes(table, player)
    return spells.ESCAPE if spells.can_cast(table, player, spells.ESCAPE) else ""


def can_escape(table: Table, player: Player, how: int) -> bool:
    if how & OWN:
        return False
    return bool(escape_spell(table, player, how)) or held_event(table, player, "ring") is not None


@asking("escape")
def escape(table: Table, seat: int, space: int, how: int, task: str) -> Step:
    player = table.players[seat]
    options: list[Option] = [("go",)]
    spell, ring = escape_spell(table, player, how), held_event(table, player, "ring")
    if spell:
        options.append(("escape",))
    if ring is not None:
        options.append(("ring",))
    answer: Option = yield Question(seat, "escape", options, name(table, space))
    table.agenda.pop()
    if answer == ("ring",) and ring is not None:
        table.note("uses", seat, ring.card)
        use_charge(table, player, ring)
        escaped = True
    else:
        escaped = answer == ("escape",) and spells.attempt(table, seat, spell)
    if not escaped:
        depart(table, seat, space, how, task)
    elif how & EVIL:
        send(table, seat, "lair", how)
    else:
        table.note("stays", seat)


def depart(table: Table, seat: int, space: int, how: int, task: str = "") -> None:
    """Remove the figure from the map: it is free from any Trap, its walk ends, and its animal
    leaves (Z-073, Z-307)."""
    player = table.players[seat]
    lands = table.isles.land
    target = table.isles.index[LAIR] if space == AWAY else lands[space]
    if how & OWN and lands[player.space] == target:
        how &= ~RESETS_VISITS
    animal_leaves(table, seat)
    free(table, seat)
    be_taken(table, seat)
    player.space = player.boat = AWAY
    player.arrivals += 1
    if task:
        _pick_up(table, player, task)
    table.aloft.append((seat, space, how))


def be_taken(table: Table, seat: int) -> None:
    """Take a player from a space by any means: her walk is over, and she no longer has to repeat an
    encounter there (Z-025, Z-068)."""
    if ("walk", seat) in table.agenda:
        table.agenda.remove(("walk", seat))
    table.players[seat].stay = ""


def _pick_up(table: Table, player: Player, task: str) -> None:
    """A player who does not escape picks up the first marker of a Task with a Transport (Z-238)."""
    for held in player.tasks:
        if held.card == task:
            parts = table.box.tasks[task].parts
            held.done[next(i for i, part in enumerate(parts) if part.kind == "from")] = True


@instant("landings")
def landings(table: Table, mark: int) -> None:
    """Land the players in `table.aloft` from index `mark` on, one after the other. Extra turns
    gained by a landing come before the next landing (Z-310)."""
    if len(table.aloft) <= mark:
        return
    seat, space, how = table.aloft.pop(mark)
    jobs: list[tuple[str | int, ...]] = [("land", seat, space, how)]
    if len(table.aloft) > mark or seat != table.active:
        jobs.append(("extra", seat, table.players[seat].extra))
    table.then(*jobs, ("landings", mark))


@instant("land")
def land(table: Table, seat: int, space: int, how: int) -> None:
    if space == AWAY or not is_living(table, space):
        space = lair_space(table)
    put(table, seat, space, how)
    table.note("lands", seat, name(table, space))
    table.then(("arrive", seat, 0))


def put(table: Table, seat: int, space: int, how: int) -> None:
    """Put a player in a space, and reset visits and Lair Time as `how` says."""
    player = table.players[seat]
    player.space, player.boat = space, AWAY
    if how & RESETS_VISITS:
        forget_visits(player)
    if how & RESETS_LAIR:
        player.lair = 0
    keep_lair_time(table, player)
    if space == table.isles.where[CREST] and not how & AIMED:
        player.crest = True


def forget_visits(player: Player) -> None:
    player.visits = {}
    player.just_met = ""
    player.stays = 0


def keep_lair_time(table: Table, player: Player) -> None:
    """A player in the Lair has a Lair Time marker; others have none (Z-212)."""
    if not in_lair(table, player.space):
        player.lair = 0
    elif not player.lair and not player.bound:
        player.lair = FRESH
