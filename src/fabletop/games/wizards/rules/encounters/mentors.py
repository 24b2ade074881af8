"""Mentors: Initiation, advancement, Tasks, healing, switching Orders, contact from afar (Z-001 to
Z-003, Z-098, Z-099, Z-106, Z-107, Z-163, Z-164, Z-192, Z-193, Z-247 to Z-249, Z-282, Z-290 to
Z-295)."""

from collections.abc import Iterable
from operator import ge
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.conditions import (
    discard_event,
    heal,
    held_event,
    is_afflicted,
    is_suspected,
)
from fabletop.games.wizards.rules.encounters.wizard_cards import roll_wizard
from fabletop.games.wizards.rules.tasks.tasks import (
    do_part,
    find,
    give_task,
    holds_mandatory,
    is_person,
    lose_mandatory,
    may_get_task,
    open_parts,
    order_of,
)
from fabletop.games.wizards.rules.travel.places import GLENDALE, RUKTAL, living_masters
from fabletop.games.wizards.state import HeldTask, Player, Table

MASTERY: Final = 4
"""The highest rank below the one that wins the game."""

GEMS: Final = 6

CLEARING: Final[tuple[str, ...]] = (GLENDALE, RUKTAL)
"""Sites that clear a player of the suspicion of malicious intent (Z-280)."""

NOTHING: Final = 0
GAVE: Final = 1
ROSE: Final = 2
"""What the Mentor has done at this meeting: nothing yet, given a Task, or also raised the rank."""


def qualifies(table: Table, player: Player, rank: int) -> bool:
    """Whether the points are enough for a rank (Z-001 to Z-003)."""
    if not player.order:
        return False
    needed = table.box.levels[player.order][rank - 1]
    return all(map(ge, player.points, needed))


def why_not_advance(table: Table, seat: int) -> tuple[str, str]:
    """The first thing that is missing for the next rank, with its rule; empty if nothing is."""
    player = table.players[seat]
    if is_suspected(table, player):
        return "suspected", "Z-249"
    if player.rank == MASTERY and table.variants.winning == "gems":
        return "gems", "Z-098"
    if not qualifies(table, player, min(player.rank, MASTERY) + 1):
        return "points", {"wizards": "Z-001", "sorcerers": "Z-002"}.get(player.order, "Z-003")
    if player.rank == MASTERY and holds_mandatory(player):
        return "mandatory", "Z-099"
    if not table.variants.cooperative:
        return "", ""
    return _why_not_together(table, seat)


def _why_not_together(table: Table, seat: int) -> tuple[str, str]:
    player = table.players[seat]
    others = [other for other in table.players if other is not player]
    if any(other.rank < player.rank for other in others):
        return "others_rank", "Z-290"
    if player.rank < MASTERY:
        return "", ""
    if any(holds_mandatory(other) for other in others):
        return "others_mandatory", "Z-291"
    if not all(qualifies(table, other, MASTERY) for other in others):
        return "others_points", "Z-292"
    return "", ""


def can_advance(table: Table, seat: int) -> bool:
    return why_not_advance(table, seat) == ("", "")


@instant("meet")
def meet(table: Table, seat: int, person: str, arrival: int) -> None:
    """Meet somebody who can be a Mentor: a High Wizard, a Master Sorcerer, Rüktal. An afflicted
    player is healed, and nothing else happens (Z-163, Z-164)."""
    player = table.players[seat]
    if player.arrivals != arrival:
        return
    player.met = True
    table.note("meets", seat, person)
    if clears(table, player, person):
        clear(table, seat)
        if is_afflicted(player):
            heal(table, seat)
        return
    if is_afflicted(player):
        heal(table, seat)
        return
    talk(table, seat, person)


def clears(table: Table, player: Player, site: str) -> bool:
    """Whether a player who comes to a site is cleared of a suspicion, and nothing else happens."""
    return site in CLEARING and is_suspected(table, player)


def clear(table: Table, seat: int) -> None:
    """Clear the player of the suspicion of malicious intent; nothing else happens there (Z-280)."""
    player = table.players[seat]
    suspicion = held_event(table, player, "suspicion")
    if suspicion is not None:
        discard_event(table, player, suspicion)
        player.met = True
        table.note("cleared", seat)


def talk(table: Table, seat: int, person: str) -> None:
    player = table.players[seat]
    _give_gem(table, seat, person)
    if table.phase == "over":
        return
    order = order_of(table, person)
    if not player.rank:
        if may_join(table, player):
            table.then(("initiation", seat, person))
    elif order == player.order:
        table.then(("mentor", seat, person, NOTHING, len(player.tasks)))
    elif may_get_task(table, player, order):
        table.then(("stranger", seat, person))
    else:
        report(table, seat, person, player.tasks[:])


def may_join(table: Table, player: Player) -> bool:
    """Whether a Mentor offers Initiation to a player (Z-249)."""
    return not player.rank and not is_suspected(table, player)


def report(table: Table, seat: int, person: str, tasks: Iterable[HeldTask]) -> None:
    """Do all parts of these Tasks that meeting this person fulfils; doing one may make the next one
    possible (Z-132, Z-134)."""
    player = table.players[seat]
    for held in tasks:
        while parts := _reports(table, player, person, [held]):
            do_part(table, seat, *parts[0])


def _reports(
    table: Table, player: Player, person: str, tasks: Iterable[HeldTask]
) -> list[tuple[HeldTask, int]]:
    """The parts of Tasks that meeting this person fulfils. For residents there are markers at
    their homes instead."""
    return [
        (held, number)
        for held in tasks
        for number, part in open_parts(table, held)
        if part.kind == "person"
        and held.places[number] < 0
        and is_person(table, player, held, part, person)
    ]


@asking("initiation")
def initiation(table: Table, seat: int, person: str) -> Step:
    """Gain rank 1 and a Mandatory Task; this meeting fulfils nothing else (Z-248)."""
    answer: Option = yield Question(seat, "initiation", [("join",), ("decline",)], person)
    table.agenda.pop()
    if answer == ("join",):
        join(table, seat, person)


def join(table: Table, seat: int, person: str) -> None:
    player = table.players[seat]
    player.order, player.rank = order_of(table, person), 1
    table.note("joins", seat, player.order)
    give_task(table, seat, person, mandatory=True)


@asking("stranger")
def stranger(table: Table, seat: int, person: str) -> Step:
    """A Mentor of another Order offers an Optional Task, or a place in his own Order. If the player
    switches, this meeting fulfils no Tasks (Z-248)."""
    options: list[Option] = [("task",), ("switch",), ("leave",)]
    answer: Option = yield Question(seat, "stranger", options, person)
    table.agenda.pop()
    if answer == ("switch",):
        lose_mandatory(table, seat)
        join(table, seat, person)
        return
    report(table, seat, person, table.players[seat].tasks[:])
    if answer == ("task",):
        give_task(table, seat, person)


@asking("mentor")
def mentor(table: Table, seat: int, person: str, given: int, old: int) -> Step:
    """The player chooses the order of what the Mentor does (Z-247). `old` is how many Tasks, from
    the first, she held before this meeting; no more parts of newer ones are done now (Z-131)."""
    options = _mentor_options(table, seat, person, given, old)
    answer: Option = yield Question(seat, "mentor", options, person)
    table.agenda.pop()
    player = table.players[seat]
    match answer[0]:
        case "report":
            held = find(player, str(answer[1]))
            assert held is not None
            report(table, seat, person, [held])
            table.then(("mentor", seat, person, given, old - (held not in player.tasks)))
        case "advance":
            advance(table, seat)
            if table.phase != "over":
                table.then(("mentor", seat, person, ROSE, old))
                give_task(table, seat, person, mandatory=True)
        case "task":
            table.then(("mentor", seat, person, max(GAVE, given), old))
            give_task(table, seat, person, mandatory=True)
        case _:
            pass


def _mentor_options(table: Table, seat: int, person: str, given: int, old: int) -> list[Option]:
    """A player without a Mandatory Task must take a new one. At most one rank per meeting."""
    player = table.players[seat]
    ready = _reports(table, player, person, player.tasks[:old])
    reports = dict.fromkeys(held.card for held, _ in ready)
    options: list[Option] = [("report", card) for card in reports]
    if given != ROSE and can_advance(table, seat):
        options.append(("advance",))
    if given == NOTHING and may_get_task(table, player, player.order):
        options.append(("task",))
    else:
        options.append(("leave",))
    return options


def advance(table: Table, seat: int) -> None:
    player = table.players[seat]
    player.rank += 1
    table.note("advances", seat, player.rank)
    if player.rank > MASTERY:
        win(table, seat)


def win(table: Table, seat: int, how: str = "fifth_rank") -> None:
    table.winner, table.ended = seat, how
    table.phase = "over"
    table.agenda.clear()
    table.note("wins", seat)


def contact(table: Table, seat: int) -> None:
    """Contact the Mentor from afar: for Wizards any High Wizard, for Sorcerers a Master whose land
    is living, for Druids Rüktal (Z-106, Z-107)."""
    player = table.players[seat]
    match player.order:
        case "wizards":
            person = roll_wizard(table, ignoring=True)
        case "sorcerers":
            masters = living_masters(table)
            if not masters:
                return
            person = masters[table.chance.pick(len(masters))] if len(masters) > 1 else masters[0]
        case "druids":
            person = RUKTAL
        case _:
            return
    table.note("contact", seat, person)
    table.then(("mentor", seat, person, NOTHING, len(player.tasks)))


def _give_gem(table: Table, seat: int, person: str) -> None:
    """With the Sacred Gems of the base game: six of the seven High Wizards each give a Gem to a
    player of the Fourth Rank; the false one takes all Gems. Six Gems brought to Rüktal win."""
    player = table.players[seat]
    if table.variants.winning != "gems" or player.rank < MASTERY:
        return
    if person == RUKTAL and len(player.gems) == GEMS:
        win(table, seat, "gems")
    elif person == table.false_wizard:
        table.chance.reveal(person)
        table.unmasked = True
        table.note("false_wizard", seat, person)
        player.gems = []
    elif person in table.box.high_wizards and person not in player.gems:
        player.gems.append(person)
        if person not in table.honest:
            table.honest.append(person)
        table.note("gem", seat, person)
