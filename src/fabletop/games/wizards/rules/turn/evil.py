"""Evil at the end of the fourteenth day: Transports, lands that die, new Demons (Z-115 to Z-130,
Z-226, Z-298 to Z-300, Z-316 to Z-323)."""

from typing import Final

from fabletop.games.wizards.isles import CIRCLE, LAIR, SEA
from fabletop.games.wizards.printed import KINDS
from fabletop.games.wizards.rules.agenda import instant
from fabletop.games.wizards.rules.encounters import demons
from fabletop.games.wizards.rules.encounters.conditions import discard_event, heal, is_afflicted
from fabletop.games.wizards.rules.encounters.dragon import dragon_attacks
from fabletop.games.wizards.rules.encounters.mentors import talk
from fabletop.games.wizards.rules.encounters.wizard_cards import dismiss, roll_wizard
from fabletop.games.wizards.rules.tasks.tasks import is_lost, markers, markers_of, put_away
from fabletop.games.wizards.rules.travel.places import is_living, lair_space, name
from fabletop.games.wizards.rules.travel.transport import EVIL, FORCED
from fabletop.games.wizards.state import AWAY, Table

EARLY: Final = 2
"""For how many Fortnights, from the first, Evil transports players and claims no land."""

NOBODY: Final = -1
INFINITE: Final = 1_000

TEN: Final = 10
TASKS_PER_PLAYER: Final = 3

COMPETITIVE: Final = {3: 1, 4: 1, 5: 2, 6: 2}
COOPERATIVE: Final = {3: 1, 4: 1, 5: 2, 6: 3}
LATER: Final = 3
LATER_TOGETHER: Final = 4
"""Lands lost per Fortnight after the sixth; a team of more than two loses one more."""

MOST_DUE: Final = max(LATER, LATER_TOGETHER, *COMPETITIVE.values(), *COOPERATIVE.values())
"""The most lands that Evil claims at the end of a Fortnight."""


def lands_due(fortnight: int, players: int, *, cooperative: bool) -> int:
    """How many lands Evil claims if nobody thwarts it (Z-119, Z-120, Z-298, Z-299)."""
    if fortnight <= EARLY:
        return 0
    if cooperative:
        later = LATER if players == 2 else LATER_TOGETHER
        return COOPERATIVE.get(fortnight, later)
    return COMPETITIVE.get(fortnight, LATER)


def tasks_needed(table: Table) -> int:
    """How many completed Tasks save one land (Z-122)."""
    return TEN if table.variants.thwart == "ten" else TASKS_PER_PLAYER * len(table.players)


def evil_acts(table: Table) -> None:
    """Evil acts after all players' turns (Z-124). Spells can be cast again in its turn (Z-187)."""
    table.active = NOBODY
    for player in table.players:
        player.cast = 0
    table.note("evil", table.fortnight)
    if table.fortnight <= EARLY:
        _keep_thwarts(table)
        table.then(*(("evil_carries", seat) for seat in table.order(table.first)))
        return
    due = _thwart(table)
    if due:
        table.dying = choose_lands(table, due)
        table.then(("claim",))
    else:
        table.note("thwarted")


def _keep_thwarts(table: Table) -> None:
    """Lands saved before the first loss are kept for it (Z-125). If Tasks are counted per
    Fortnight, Tasks that were not enough for a whole land are forgotten."""
    if table.variants.thwart != "running":
        table.completed -= table.completed % tasks_needed(table)


def _thwart(table: Table) -> int:
    """Use completed Tasks to save lands. Returns how many lands are still due."""
    cooperative = table.variants.cooperative
    due = lands_due(table.fortnight, len(table.players), cooperative=cooperative)
    needed = tasks_needed(table)
    while due and table.completed >= needed:
        due -= 1
        table.completed -= needed
        table.note("saved")
    if due or any(table.dead):
        _forget_tasks(table)
    else:
        _keep_thwarts(table)
    return due


def _forget_tasks(table: Table) -> None:
    """If Tasks are counted per Fortnight, the next Fortnight begins at zero."""
    if table.variants.thwart != "running":
        table.completed = 0


@instant("evil_carries")
def evil_carries(table: Table, seat: int) -> None:
    """One player after the other is carried off, lands, and Demons appear (Z-316). On the way an
    afflicted player is healed; otherwise, a player without a Mentor meets a Wizard (Z-115 to
    Z-117)."""
    player = table.players[seat]
    table.then(
        ("transport", seat, "random", FORCED, ""),
        ("landings", len(table.aloft)),
        ("demons_random", seat),
        ("landings", len(table.aloft)),
    )
    if is_afflicted(player):
        heal(table, seat)
    elif not player.rank:
        person = roll_wizard(table, ignoring=True)
        table.note("meets", seat, person)
        talk(table, seat, person)


def burdens(table: Table) -> list[int]:
    """The number of Demons and Task Markers on each land."""
    land = table.isles.land
    counts = [0] * len(table.isles.lands)
    for space in (*table.demons, *[space for _, _, space in markers(table)]):
        if land[space] != SEA:
            counts[land[space]] += 1
    return counts


def loads(table: Table) -> list[int]:
    """The burdens of the lands; a foreseen land comes before all others of its kind (Z-129)."""
    told = foreseen(table)
    return [count + INFINITE * (land in told) for land, count in enumerate(burdens(table))]


def foreseen(table: Table) -> set[int]:
    """The lands of which an Event foretells that they fall."""
    events = [held for player in table.players for held in player.events]
    return {held.land for held in events if held.land != AWAY}


def mortal(table: Table) -> list[int]:
    """The living lands that Evil can claim in the end: all but the Lair."""
    index = table.isles.index
    return [number for land, number in index.items() if land != LAIR and not table.dead[number]]


def claimable(table: Table) -> list[int]:
    """The lands among which Evil chooses, never the Lair (Z-127). All lands of a claim fall
    together; so with the variant in which the Sacred Circle is last, it falls in a separate
    claim."""
    left = mortal(table)
    others = [land for land in left if land != table.isles.index[CIRCLE]]
    return others if others and is_circle_last(table) else left


def is_circle_last(table: Table) -> bool:
    """Whether the Sacred Circle falls only after all other lands."""
    return table.variants.circle == "last"


def claim_order(table: Table) -> tuple[list[list[int]], list[int]]:
    """The lands with markers in the order in which Evil claims them, and the lands that come after
    them. Common Lands come first, then Elven, then Magic; within a kind, the land with the most
    markers (Z-126, Z-127). Lands in one list are alike: a lot decides (Z-128)."""
    left, kinds, laden = claimable(table), table.isles.kinds, loads(table)
    marked: list[list[int]] = []
    for kind in KINDS:
        alike = [land for land in left if laden[land] and kinds[land] == kind]
        for most in sorted({laden[land] for land in alike}, reverse=True):
            marked.append([land for land in alike if laden[land] == most])
    bare = [[one for one in left if not laden[one] and kinds[one] == kind] for kind in KINDS]
    return marked, next(filter(None, bare), [])


def choose_lands(table: Table, due: int) -> list[int]:
    """Choose all lands before any is turned over (Z-121): as many of those with markers as are due,
    or all of them and one more, chosen at random (Z-128)."""
    marked, bare = claim_order(table)
    chosen: list[int] = []
    for alike in marked:
        while alike and len(chosen) < due:
            land = _by_lot(table, alike)
            chosen.append(land)
            alike.remove(land)
    if len(chosen) < due and bare:
        chosen.append(_by_lot(table, bare))
    return chosen


def _by_lot(table: Table, lands: list[int]) -> int:
    return lands[table.chance.pick(len(lands))] if len(lands) > 1 else lands[0]


@instant("claim")
def claim(table: Table) -> None:
    """The steps of a claim in their order (Z-317 to Z-323)."""
    for land in table.dying:
        table.dead[land] = True
        table.note("dies", table.isles.lands[land])
    if table.dead[table.isles.index[CIRCLE]]:
        lose(table)
        return
    _clear_lands(table)
    _lose_tasks(table)
    seats = table.order(table.first)
    table.then(
        ("dragon_falls",),
        ("landings", len(table.aloft)),
        *(("falls", seat) for seat in seats),
        ("orphans",),
        ("landings", len(table.aloft)),
        *(job for seat in seats for job in (("demons_random", seat), ("landings", 0))),
    )
    table.dying = []


def lose(table: Table) -> None:
    """The Sacred Circle has died, so all players lose."""
    table.dying = []
    table.ended = "evil"
    table.phase = "over"
    table.agenda.clear()
    table.note("all_lost")


def _clear_lands(table: Table) -> None:
    """Clear the dead lands: High Wizards return to the deck, and Demons and foresight are gone."""
    table.demons = [space for space in table.demons if is_living(table, space)]
    for standing in table.standing[:]:
        if not is_living(table, standing.space):
            dismiss(table, standing)
    for player in table.players:
        for held in player.events[:]:
            if held.land != AWAY and table.dead[held.land]:
                discard_event(table, player, held)


def _lose_tasks(table: Table) -> None:
    table.orphans = []
    for seat, player in enumerate(table.players):
        for held in player.tasks[:]:
            if is_lost(table, player, held):
                table.orphans += [
                    space for space in markers_of(held).values() if is_living(table, space)
                ]
                put_away(table, seat, held)
                table.note("task_lost", seat, held.card)


@instant("dragon_falls")
def dragon_falls(table: Table) -> None:
    """The Dragon lands in the Lair, and the players in its space meet it (Z-319)."""
    if not is_living(table, table.dragon):
        space = lair_space(table)
        dragon_attacks(table, space, table.at(space, table.first))


@instant("falls")
def falls(table: Table, seat: int) -> None:
    """A player on a dead land is transported to the Lair (Z-320)."""
    player = table.players[seat]
    if player.space != AWAY and not is_living(table, player.space):
        table.then(("transport", seat, "lair", FORCED | EVIL, ""), ("landings", len(table.aloft)))


@instant("orphans")
def orphans(table: Table) -> None:
    """Markers of lost Tasks become Demons, and the players in those spaces meet them: in player
    order, regardless of the spaces (Z-321, Z-322)."""
    spaces = list(dict.fromkeys(table.orphans))
    table.orphans = []
    for space in spaces:
        demons.mark_demons(table, space)
        table.note("demons", name(table, space))
    seats = [seat for seat in table.order(table.first) if table.players[seat].space in spaces]
    table.then(
        *(("demon_meet", seat, table.players[seat].space, NOBODY) for seat in seats),
        *(demons.aftermath(table, space, table.at(space)) for space in spaces if table.at(space)),
    )
