"""The encounters of a player who has arrived in a space, in their order (Z-083, Z-084, Z-197 to
Z-208, Z-218 to Z-220, Z-239, Z-240)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters import demons
from fabletop.games.wizards.rules.encounters.dragon import dragon_attacks
from fabletop.games.wizards.rules.encounters.mentors import clear, clears
from fabletop.games.wizards.rules.tasks.tasks import do_part, markers_at, open_parts, order_of
from fabletop.games.wizards.rules.travel.movement import is_forced
from fabletop.games.wizards.rules.travel.places import (
    COTTAGE,
    CREST,
    HOLLOW,
    RUKTAL,
    in_lair,
    visits_allowed,
)
from fabletop.games.wizards.rules.travel.transport import FORCED, send
from fabletop.games.wizards.state import AWAY, HeldTask, Player, Table

STAYS: Final = 3
"""At most this many encounters with Hamdrel during one visit."""


@instant("arrive")
def arrive(table: Table, seat: int, walked: int) -> None:
    """Run all encounters in a space; then the players who were carried off from there land."""
    player = table.players[seat]
    player.arrivals += 1
    player.met = player.tasked = player.warned = False
    arrival = player.arrivals
    table.then(("landings", len(table.aloft)))
    if walked:
        table.then(("random", seat, arrival))
    if _is_anything_here(table, seat, player):
        table.then(
            ("markers", seat, arrival),
            ("mages", seat, arrival),
            ("place", seat, arrival),
            ("demons_here", seat, arrival),
            ("dragon_here", seat, arrival),
            ("bound_here", seat, arrival),
            ("others_here", seat, arrival),
            ("dragon_moves", seat, arrival),
        )


def _is_anything_here(table: Table, seat: int, player: Player) -> bool:
    """Whether there is anybody or anything to meet; in the Lair, the Dragon may come."""
    space = player.space
    if is_forced(table, seat, space) or in_lair(table, space):
        return True
    return bool(markers_at(table, player, space))


@instant("stayed")
def stayed(table: Table, seat: int) -> None:
    """A player who does not move can meet Hamdrel, hear the whales, or have a Random Encounter
    (Z-197)."""
    player = table.players[seat]
    player.met = player.tasked = player.warned = False
    table.then(("whales", seat), ("stay_with_hamdrel", seat), ("random", seat, player.arrivals))


@instant("markers")
def pick_up_markers(table: Table, seat: int, arrival: int) -> None:
    """Task Markers come first (Z-083). They replace the encounter with the site, so the player
    chooses if both are possible; at her own Mentor's she has both (Z-218)."""
    player = table.players[seat]
    if player.arrivals != arrival:
        return
    here = markers_at(table, player, player.space)
    if not here:
        return
    site = table.isles.site[player.space]
    if clears(table, player, site):
        return
    if _competes(table, player, site) and not _must(table, here):
        table.then(("markers_or_place", seat, site))
    else:
        do_markers(table, seat)


def _competes(table: Table, player: Player, site: str) -> bool:
    if not table.isles.forced[player.space] or not visits_allowed(player, site):
        return False
    if any(one.space == player.space for one in table.standing):
        return False
    return not (player.order and order_of(table, site) == player.order)


def _must(table: Table, here: list[tuple[HeldTask, int]]) -> bool:
    """Whether the markers must be picked up: the far end of a Transport must (Z-238)."""
    return any(table.box.tasks[held.card].parts[number].kind == "to" for held, number in here)


@asking("markers_or_place")
def markers_or_place(table: Table, seat: int, site: str) -> Step:
    answer: Option = yield Question(seat, "markers", [("tasks",), ("place",)], site)
    table.agenda.pop()
    if answer == ("tasks",):
        do_markers(table, seat)


def do_markers(table: Table, seat: int) -> None:
    """Do all parts of Tasks that can be done here (Z-132); a Transport that is part of a Task comes
    last."""
    player = table.players[seat]
    player.met = player.tasked = True
    while True:
        here = [
            (held, number)
            for held, number in markers_at(table, player, player.space)
            if table.box.tasks[held.card].parts[number].kind != "from"
        ]
        if not here:
            break
        do_part(table, seat, *here[0])
    for held, number in markers_at(table, player, player.space):
        send(table, seat, table.isles.names[held.places[number + 1]], FORCED, held.card)


@instant("mages")
def mages(table: Table, seat: int, arrival: int) -> None:
    """Meet the High Wizards in the space; there are never any at Rüktal."""
    player = table.players[seat]
    if not table.standing or player.arrivals != arrival:
        return
    if any(one.space == player.space for one in table.standing):
        table.then(("meet_standing", seat, player.space), ("mages_leave", player.space))


@instant("place")
def place(table: Table, seat: int, arrival: int) -> None:
    """Encounter the site, unless a Task or a High Wizard replaced it (Z-218, Z-219)."""
    player = table.players[seat]
    if player.arrivals != arrival or not table.isles.forced[player.space]:
        return
    site = table.isles.site[player.space]
    if not site or not visits_allowed(player, site):
        return
    if site != RUKTAL and clears(table, player, site):
        count_visit(table, seat, site)
        clear(table, seat)
        return
    if player.warned and site != RUKTAL:
        return
    if player.tasked and order_of(table, site) != (player.order or "none"):
        return
    if player.bound and site in (CREST, HOLLOW):
        return
    count_visit(table, seat, site)
    table.then(("visit", seat, site))


def count_visit(table: Table, seat: int, site: str) -> None:
    player = table.players[seat]
    player.met = True
    player.visits[site] = player.visits.get(site, 0) + 1
    player.just_met = site
    player.stays = 1 if site == COTTAGE else 0


@instant("whales")
def whales(table: Table, seat: int) -> None:
    """Whale Song is done by staying at Meadowshire (Z-239)."""
    player = table.players[seat]
    if player.bound:
        return
    for held in player.tasks[:]:
        for number, part in open_parts(table, held):
            if part.kind == "stay" and held.places[number] == player.space:
                player.met = True
                do_part(table, seat, held, number)


@asking("stay_with_hamdrel")
def stay_with_hamdrel(table: Table, seat: int) -> Step:
    """Meet Hamdrel without moving: at most three encounters per visit, the first one included."""
    options: list[Option] = [("rest",)]
    if may_stay_with_hamdrel(table, table.players[seat]):
        options.insert(0, ("visit",))
    answer: Option = yield Question(seat, "hamdrel", options)
    table.agenda.pop()
    if answer == ("visit",):
        player = table.players[seat]
        if player.stays:
            player.met = True
            player.stays += 1
        else:
            count_visit(table, seat, COTTAGE)
        table.then(("visit", seat, COTTAGE))


def may_stay_with_hamdrel(table: Table, player: Player) -> bool:
    """A player who did not meet her on arrival can do so only if a visit is still allowed (Z-204,
    Z-209)."""
    if player.space != table.isles.where[COTTAGE]:
        return False
    return 0 < player.stays < STAYS or (not player.stays and visits_allowed(player, COTTAGE))


@instant("demons_here")
def demons_here(table: Table, seat: int, arrival: int) -> None:
    player = table.players[seat]
    if player.arrivals != arrival:
        return
    laden = demons.laden_boat(table, player.space)
    if player.space in table.demons:
        demons.attack(table, player.space, [seat])
    elif laden != AWAY:
        demons.attack(table, player.space, [seat], boat=laden)


@instant("dragon_here")
def dragon_here(table: Table, seat: int, arrival: int) -> None:
    player = table.players[seat]
    if player.arrivals == arrival and table.dragon == player.space:
        dragon_attacks(table, player.space, [seat])
