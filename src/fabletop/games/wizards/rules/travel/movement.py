"""Movement on foot, in boats and swimming, one step at a time (Z-103, Z-157, Z-158, Z-165, Z-176,
Z-206, Z-207, Z-261, Z-273 to Z-277, Z-311 to Z-315)."""

from collections.abc import Iterable
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import SEA
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.company import can_meet
from fabletop.games.wizards.rules.encounters.conditions import (
    animal_leaves,
    discard_event,
    held_event,
)
from fabletop.games.wizards.rules.encounters.demons import laden_boat
from fabletop.games.wizards.rules.travel.boats import (
    boat_options,
    call_boat,
    empty_boat,
    use_whistle,
)
from fabletop.games.wizards.rules.travel.paces import (
    available,
    gait_of,
    is_enough,
    movement_after,
    pay,
    prices_by_terrain,
    shunned,
    shuns,
    step_price,
    with_dearest,
)
from fabletop.games.wizards.rules.travel.places import (
    CREST,
    HOLLOW,
    may_visit_crest,
    visits_allowed,
)
from fabletop.games.wizards.rules.travel.transport import keep_lair_time
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import AWAY, Player, Table

OPEN: Final[tuple[str, str]] = ("", "")
"""The answer of `why_not_enter` for a space that may be entered."""
STOP: Final[Option] = ("stop",)
STEPS: Final[tuple[str, ...]] = ("step", "board", "sail", "swim")
ON_LAND: Final[tuple[str, ...]] = ("step",)


def start_walking(table: Table, seat: int) -> None:
    """Set the movement left after the roll, and begin to walk."""
    player = table.players[seat]
    aboard = player.boat != AWAY
    left = movement_after(table, player, table.roll, aboard=aboard)
    table.own, table.mount, table.sail = left
    table.moved, table.left = 0, AWAY
    table.then(("walk", seat))


def cost(table: Table, player: Player, space: int, verb: str) -> int:
    """What a step costs."""
    return step_price(gait_of(table, player), table.isles, space, verb)


def ways(table: Table, player: Player, space: int) -> tuple[str, ...]:
    """The kinds of step with which a player can go to a neighbouring space."""
    return kinds_of_step(table, space, aboard=player.boat != AWAY)


def kinds_of_step(table: Table, space: int, *, aboard: bool) -> tuple[str, ...]:
    """The kinds of step into a space for a player who is in a boat, or not."""
    on_land = table.isles.land[space] != SEA
    return ON_LAND if on_land else _kinds_at_sea(table, space, aboard=aboard)


def _kinds_at_sea(table: Table, space: int, *, aboard: bool) -> tuple[str, ...]:
    if aboard:
        return ("sail", "swim")
    return ("board", "swim") if empty_boat(table, space) != AWAY else ("swim",)


def movement_for(table: Table, player: Player, space: int, verb: str) -> int:
    """The movement left for a step, without the animal's if it refuses to go there (Z-312)."""
    left = table.own, table.mount, table.sail
    return available(left, verb, refused=bool(player.animal) and shuns(table, player.animal, space))


def can_pay(table: Table, player: Player, space: int, verb: str) -> bool:
    have = movement_for(table, player, space, verb)
    return is_enough(table.moved, have, cost(table, player, space, verb))


def why_not_enter(table: Table, seat: int, space: int) -> tuple[str, str]:
    """Why the player may not choose to enter a space, with the rule; empty if she may. Nobody stays
    on a dead land: whoever is there is transported to the Lair, again if she escapes (Z-226)."""
    return not_to_enter(table, table.players[seat], (space,)).get(space, OPEN)


def not_to_enter(table: Table, player: Player, spaces: Iterable[int]) -> dict[int, tuple[str, str]]:
    """Those of these spaces that the player may not choose to enter, each with the reason."""
    lands, forced, dead, left = table.isles.land, table.isles.forced, table.dead, table.left
    barred: dict[int, tuple[str, str]] = {}
    for space in spaces:
        land = lands[space]
        if land != SEA and dead[land]:
            barred[space] = "dead", "Z-226"
        elif space == left:
            barred[space] = "left", "Z-207"
        elif forced[space]:
            why = _why_not_visit(table, player, table.isles.site[space])
            if why != OPEN:
                barred[space] = why
    return barred


def _why_not_visit(table: Table, player: Player, site: str) -> tuple[str, str]:
    """Why the player may not choose to enter the space of a site that must be encountered."""
    if player.bound and site in (CREST, HOLLOW):
        return "bound", "Z-176"
    if site == CREST and not may_visit_crest(table, player):
        return "crest", "Z-234"
    return OPEN if visits_allowed(player, site) else ("visited", "Z-206")


def is_forced(table: Table, seat: int, space: int) -> bool:
    """Whether something in a space must be encountered."""
    player = table.players[seat]
    if table.isles.forced[space] or space in table.demons or space == table.dragon:
        return True
    if space in [one.space for one in table.standing] or laden_boat(table, space) != AWAY:
        return True
    return bool([one for one in table.players if one.space == space and can_meet(player, one)])


def step_prices(table: Table, seat: int) -> list[tuple[str, int, int, int]]:
    """Every possible step with its cost and the movement that is left after it."""
    player, isles = table.players[seat], table.isles
    aboard = player.boat != AWAY
    gait, left = gait_of(table, player), (table.own, table.mount, table.sail)
    moved = table.moved
    swift, prices = gait.swift is not None, prices_by_terrain(gait)
    refused = shunned(isles, player.animal)
    walking = with_dearest(moved, available(left, "step", refused=False))
    alone, sailing = walking, walking
    if refused:
        alone = with_dearest(moved, available(left, "step", refused=True))
    if aboard:
        sailing = with_dearest(moved, available(left, "sail", refused=False))
    found: list[tuple[str, int, int, int]] = []
    steps = isles.steps[player.space]
    barred = not_to_enter(table, player, steps)
    for space in steps:
        if space in barred:
            continue
        own, terrain = alone if space in refused else walking, isles.terrain[space]
        on_land = isles.land[space] != SEA
        for verb in ON_LAND if on_land else _kinds_at_sea(table, space, aboard=aboard):
            have, most = sailing if verb == "sail" else own
            price = prices[verb][terrain]
            if swift:
                price = step_price(gait, isles, space, verb)
            if price <= most:
                found.append((verb, space, price, have - price if have > price else 0))
    return found


def walk_options(table: Table, seat: int) -> list[Option]:
    player = table.players[seat]
    names = table.isles.names
    steps = step_prices(table, seat)
    options: list[Option] = []
    for verb, space, _, _ in steps:
        options.append((verb, names[space]))
    if not player.swift and spells.can_cast(table, player, spells.SWIFTNESS):
        options.append(("swiftness",))
    options += boat_options(table, seat)
    options.append(STOP)
    return options


@asking("walk")
def walk(table: Table, seat: int) -> Step:
    answer: Option = yield Question(seat, "walk", walk_options(table, seat))
    player = table.players[seat]
    match answer[0]:
        case "stop":
            table.agenda.pop()
            table.then(("end_walk", seat))
        case "swiftness":
            player.swift = spells.attempt(table, seat, spells.SWIFTNESS)
        case "boat":
            call_boat(table, seat, str(answer[1]))
        case "whistle":
            use_whistle(table, seat, str(answer[1]))
        case verb:
            go(table, seat, str(verb), table.isles.numbers[str(answer[1])])


def go(table: Table, seat: int, verb: str, space: int) -> None:
    """Take one step; a forced encounter ends the movement."""
    player = table.players[seat]
    if not table.moved and is_forced(table, seat, player.space):
        table.left = player.space
    _pay(table, seat, verb, space)
    table.moved += 1
    if space == table.isles.where[CREST]:
        use_crest_permission(table, player)
    if verb == "sail":
        table.boats[player.boat].space = space
    else:
        player.boat = empty_boat(table, space) if verb == "board" else AWAY
    player.space = space
    table.note(verb, seat, table.isles.names[space])
    if is_forced(table, seat, space):
        table.agenda.pop()
        table.then(("end_walk", seat))


def _pay(table: Table, seat: int, verb: str, space: int) -> None:
    player = table.players[seat]
    price = cost(table, player, space, verb)
    if player.animal and shuns(table, player.animal, space):
        animal_leaves(table, seat)
    table.own, table.mount, table.sail = pay((table.own, table.mount, table.sail), verb, price)


def use_crest_permission(table: Table, player: Player) -> None:
    """Use up the permission to come back once after being carried there, or else the Star Token
    (Z-235, Z-236)."""
    if player.crest:
        player.crest = False
        return
    token = held_event(table, player, "permission")
    if token is not None:
        discard_event(table, player, token)


@instant("end_walk")
def end_walk(table: Table, seat: int) -> None:
    """End the walk; ending it outside the Lair ends Lair Time (Z-212)."""
    player = table.players[seat]
    if table.moved:
        keep_lair_time(table, player)
        table.then(("arrive", seat, 1))
    else:
        table.then(("stayed", seat))
