"""A player's turn: actions instead of moving, the roll, extra turns, the end (Z-025, Z-036 to
Z-040, Z-197 to Z-202, Z-229, Z-271, Z-309)."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import SEA
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.chance_meetings import is_suitable
from fabletop.games.wizards.rules.encounters.conditions import (
    animal_leaves,
    free,
    is_stuck,
    loses_turns,
)
from fabletop.games.wizards.rules.encounters.dragon import dragon_attacks
from fabletop.games.wizards.rules.encounters.mentors import can_advance, contact
from fabletop.games.wizards.rules.encounters.visits import FROM_HERE, consult
from fabletop.games.wizards.rules.travel.flights import flight_options, fly
from fabletop.games.wizards.rules.travel.movement import start_walking
from fabletop.games.wizards.rules.travel.places import COTTAGE, CREST
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.rules.turn.help import can_call
from fabletop.games.wizards.state import AWAY, Player, Table


@instant("begin_turn")
def begin_turn(table: Table, seat: int) -> None:
    """Begin a turn. In every turn, all players can attempt their spells again (Z-186, Z-187)."""
    player = table.players[seat]
    table.active = seat
    table.roll = table.own = table.mount = table.sail = table.moved = 0
    table.left = AWAY
    for other in table.players:
        other.cast = 0
    player.swift = False
    table.note("turn", seat)
    table.then(("landings", len(table.aloft)), ("end_turn", seat))
    if player.stunned:
        _lose_turn(table, seat)
    elif loses_turns(player):
        table.then(("trapped", seat))
    elif player.stay:
        _stay(table, seat)
    else:
        table.then(("choose_turn", seat))


def _lose_turn(table: Table, seat: int) -> None:
    """Lose a turn; it counts both for being stunned and for a Trap (Z-271)."""
    player = table.players[seat]
    player.stunned -= 1
    table.note("loses_turn", seat)
    serve(table, seat)


@instant("serve")
def serve(table: Table, seat: int) -> None:
    """Count a turn of the Trap that lasts for a number of turns; after the last one she is free."""
    player = table.players[seat]
    if player.trap == "turns":
        player.trap_turns -= 1
        if player.trap_turns <= 0:
            free(table, seat)


@asking("trapped")
def trapped(table: Table, seat: int) -> Step:
    """In a Trap that takes turns, a player can only wait or Call For Help (Z-072)."""
    answer: Option = yield Question(seat, "trapped", [("wait",), ("call",)])
    table.agenda.pop()
    if answer == ("call",):
        table.then(("call", seat), ("serve", seat))
    else:
        table.note("loses_turn", seat)
        serve(table, seat)


def _stay(table: Table, seat: int) -> None:
    """Encounter again what made the player stay (Z-025, Z-068)."""
    player = table.players[seat]
    what, player.stay = player.stay, ""
    player.met = True
    if what == "dragon":
        dragon_attacks(table, player.space, [seat])
    else:
        consult(table, seat, "towns", table.isles.site[player.space] or FROM_HERE)


@asking("choose_turn")
def choose_turn(table: Table, seat: int) -> Step:
    answer: Option = yield Question(seat, "turn", turn_options(table, seat))
    table.agenda.pop()
    match answer[0]:
        case "roll":
            roll(table, seat)
        case "telepathy":
            table.then(("choose_turn", seat))
            if spells.attempt(table, seat, spells.TELEPATHY):
                contact(table, seat)
        case "call":
            table.then(("call", seat))
        case _:
            fly(table, seat, answer)


def turn_options(table: Table, seat: int) -> list[Option]:
    options: list[Option] = [("roll",)]
    player = table.players[seat]
    if not is_stuck(player):
        options += flight_options(table, seat)
    if can_use_telepathy(table, seat):
        options.append(("telepathy",))
    if can_call(player):
        options.append(("call",))
    return options


def can_use_telepathy(table: Table, seat: int) -> bool:
    """Whether she is ready for advancement and no High or Secret Wizard is on the board (Z-192,
    Z-193)."""
    player = table.players[seat]
    if table.standing or not spells.can_cast(table, player, spells.TELEPATHY):
        return False
    return can_advance(table, seat)


def roll(table: Table, seat: int) -> None:
    """The movement roll. A stuck player is freed by a 5 or 6, and moves next turn (Z-040)."""
    player = table.players[seat]
    table.roll = table.chance.roll()
    table.note("rolls", seat, table.roll)
    if not is_stuck(player):
        start_walking(table, seat)
        return
    if not is_suitable(table.roll):
        table.note("still_stuck", seat)
        return
    free(table, seat)
    if table.variants.trap == "at_once":
        start_walking(table, seat)
    else:
        player.met = False
        table.then(("random", seat, player.arrivals))


@instant("end_turn")
def end_turn(table: Table, seat: int) -> None:
    """Extra turns come when the original turn is over. They wait if this turn interrupted another
    one, or if a player still has to land (Z-309)."""
    player = table.players[seat]
    _count_animal(table, seat, player)
    _forget(table, player)
    if table.aloft or "end_turn" in [job[0] for job in table.agenda]:
        return
    extra = [other for other, player in enumerate(table.players) if player.extra]
    if extra:
        for other in reversed(table.order(seat)):
            if other in extra:
                table.then(("extra", other))


def _count_animal(table: Table, seat: int, player: Player) -> None:
    """Count the turns for which Winged Horses and Unicorns stay, without the one in which they
    came."""
    if player.animal_new:
        player.animal_new = False
    elif player.animal_turns:
        player.animal_turns -= 1
        if not player.animal_turns:
            animal_leaves(table, seat)


def _forget(table: Table, player: Player) -> None:
    """Forget visits to sites after a turn that ended elsewhere or off their land (Z-203, Z-204)."""
    isles = table.isles
    land = isles.land[player.space]
    if player.visits:
        player.visits = {
            site: count
            for site, count in player.visits.items()
            if land != SEA and isles.land[isles.where[site]] == land
        }
    if player.just_met and isles.where[player.just_met] != player.space:
        player.just_met = ""
    if player.stays and player.space != isles.where[COTTAGE]:
        player.stays = 0
    if player.crest and (land == SEA or land != isles.land[isles.where[CREST]]):
        player.crest = False


@instant("extra")
def extra_turn(table: Table, seat: int, kept: int = 0) -> None:
    """Take extra turns until only `kept` are left, which were gained earlier. After each one the
    interrupted turn continues, with its movement and the spells already cast."""
    player = table.players[seat]
    if player.extra <= kept:
        return
    player.extra -= 1
    casts = [other.cast for other in table.players]
    walk = (table.roll, table.own, table.mount, table.sail, table.moved, table.left)
    table.note("extra_turn", seat)
    table.then(
        ("begin_turn", seat),
        ("resume", table.active, *walk, *casts),
        ("extra", seat, kept),
    )


@instant("resume")
def resume(table: Table, seat: int, *kept: int) -> None:
    """Restore the interrupted turn: its movement, and the spells already cast."""
    table.active = seat
    table.roll, table.own, table.mount, table.sail, table.moved, table.left, *casts = kept
    for player, cast in zip(table.players, casts, strict=True):
        player.cast = cast
