"""Where to go: the places that are worth a journey, and their values."""

from functools import lru_cache

from fabletop.bots.evaluations.wizards.seen import SeenWizards, WeightedSpace
from fabletop.bots.evaluations.wizards.ways import FAR, ROUGH_COST, Distances, field
from fabletop.games.wizards.isles import Isles, distance
from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.seen.view import HeldTaskView

PACE = 5.0
"""The movement points of one turn."""

DANGER = 4.0
"""What meeting Demons costs, in points."""

MASTERS = ("megmoran", "melekok", "meligar")
ADVANCE, JOIN, HEAL = 70.0, 25.0, 18.0
ELVES, HAMDREL, ABBEY, TOWN, STRANGER = 6.0, 5.0, 1.0, 0.6, 4.0
RETURN = 4.0
"""The value of a step aside that allows another visit (`asides`)."""
HOLLOW, CREST = 5.0, 14.0
MOST_TASKS = 4
"""A player who has this many Optional Tasks does not look for more."""

VISITS = {
    "elven_dwelling": ELVES,
    "hamdrel": HAMDREL,
    "abbey": ABBEY,
    "common_town": TOWN,
    "high_hollow": HOLLOW,
    "star_crest": CREST,
}
"""What a visit is worth, by the kind of the site."""

Route = tuple[Distances, float]
"""How far a goal is from every space, and what it is worth."""


def ready(seen: SeenWizards) -> bool:
    """Whether the player has enough points for the next rank, and nothing else is in the way."""
    return bool(seen.me.order) and not seen.me.lacks


def goals(seen: SeenWizards) -> list[WeightedSpace]:
    if seen.goals is None:
        seen.goals = _goals(seen)
    return seen.goals


def _goals(seen: SeenWizards) -> list[WeightedSpace]:
    me = seen.me
    if seen.afflicted:
        return _worth_it(seen, [(space, HEAL) for space in _healers(seen)])
    found: list[WeightedSpace] = []
    if not me.rank:
        found += [(space, JOIN) for space in _mentors(seen, preference(seen))]
        found += [(space, JOIN * 0.6) for order in ORDERS for space in _mentors(seen, order)]
    else:
        found += _markers(seen)
        found += _meetings(seen)
        found += _sites(seen)
    return _worth_it(seen, found)


def _worth_it(seen: SeenWizards, found: list[WeightedSpace]) -> list[WeightedSpace]:
    """The goals that are open and worth more than the cost of the Demons there."""
    return [
        (space, worth)
        for space, worth in found
        if is_open(seen, space) and worth > danger(seen, space)
    ]


def danger(seen: SeenWizards, space: int) -> float:
    """What the Demons in a space cost. They attack only after the player has done what she came
    for; a player who can dispel them has less to fear."""
    if space not in seen.demons:
        return 0.0
    return DANGER / (2 if "demon_dispelling" in seen.spells else 1)


def is_open(seen: SeenWizards, space: int) -> bool:
    """Whether the player can go to a space and do something there."""
    if space < 0:
        return False
    site = seen.isles.site[space]
    if site and seen.isles.forced[space]:
        return site not in seen.barred and (site != "star_crest" or seen.me.crest)
    return True


def preference(seen: SeenWizards) -> str:
    """The Order that a seat prefers; it differs by seat and map, so that all Orders are played."""
    return ORDERS[(seen.seat + seen.view.placements[0][1]) % len(ORDERS)]


def _mentors(seen: SeenWizards, order: str) -> list[int]:
    if order == "druids":
        return [seen.site("ruktal")]
    if order == "sorcerers":
        return [seen.site(master) for master in MASTERS]
    return [seen.space(one.space) for one in seen.view.wizards]


def _healers(seen: SeenWizards) -> list[int]:
    sites = ("ruktal", "hamdrels_cottage", "shrineheart_abbey", *MASTERS)
    spaces = [seen.site(site) for site in sites] + _mentors(seen, "wizards")
    return [space for space in spaces if space >= 0]


def _markers(seen: SeenWizards) -> list[WeightedSpace]:
    """The markers that can be picked up next, and persons without a marker."""
    found: list[WeightedSpace] = []
    for task in seen.me.tasks:
        worth = part_value(seen, task)
        for number in open_parts(seen, task):
            place = task.places[number]
            if place:
                found.append((seen.space(place), worth))
            else:
                found += [(space, worth) for space in _persons(seen, task, number)]
    return found


def _persons(seen: SeenWizards, task: HeldTaskView, number: int) -> list[int]:
    part = seen.box.tasks[task.card].parts[number]
    if part.person == "mentor":
        return _mentors(seen, seen.me.order)
    return [
        seen.space(one.space)
        for one in seen.view.wizards
        if part.person == "high_wizard" or one.wizard == task.named
    ]


def open_parts(seen: SeenWizards, task: HeldTaskView) -> list[int]:
    card = seen.box.tasks[task.card]
    left = [number for number, done in enumerate(task.done) if not done]
    return left[:1] if card.ordered or (card.opening and not task.done[0]) else left


def part_value(seen: SeenWizards, task: HeldTaskView) -> float:
    """The gain from completing the Task, divided among the parts that are left."""
    left = sum(not done for done in task.done)
    bonus = 6.0 if task.mandatory else 2.0
    return (points_value(seen, seen.box.tasks[task.card].points) + bonus) / left


def points_value(seen: SeenWizards, points: tuple[int, ...]) -> float:
    """Points that are needed count in full, others for less."""
    needs = seen.deficits
    return sum(
        [min(n, need) + 0.3 * max(0, n - need) for n, need in zip(points, needs, strict=True)]
    )


def _meetings(seen: SeenWizards) -> list[WeightedSpace]:
    """The player's own Mentor for advancement, and other Mentors for Tasks."""
    me = seen.me
    wanted = ADVANCE * (4 if me.rank == 4 else 1) if ready(seen) else 0.0
    mandatory = any(task.mandatory for task in me.tasks)
    if not mandatory and me.rank < 4:
        wanted += STRANGER
    found = [(space, wanted) for space in _mentors(seen, me.order) if wanted]
    if ready(seen) and me.order == "wizards":
        found.append((seen.site("hamdrels_cottage"), ADVANCE / 2))
        found.append((seen.site("shrineheart_abbey"), ADVANCE / 3))
    elif ready(seen):
        found.append((seen.site("shrineheart_abbey"), ADVANCE / 4))
    optional = len(me.tasks) - mandatory
    if optional < MOST_TASKS:
        for order in ORDERS:
            if order != me.order:
                found += [(space, STRANGER) for space in _mentors(seen, order)]
    return found


def _sites(seen: SeenWizards) -> list[WeightedSpace]:
    """The sites worth a visit that the player may visit now (`VISITS`)."""
    return [
        (space, value)
        for site, space, value in _worthwhile(seen.isles)
        if site not in seen.barred and seen.is_living(space)
    ]


@lru_cache(maxsize=64)
def _worthwhile(isles: Isles) -> list[tuple[str, int, float]]:
    """The sites of a map that are worth a visit."""
    return [
        (site, space, VISITS[isles.kind[space]])
        for site, space in isles.where.items()
        if isles.kind[space] in VISITS
    ]


def asides(seen: SeenWizards) -> list[int]:
    """Spaces beside dwellings just visited, or off their land: from there she can visit again."""
    if seen.asides is None:
        seen.asides = _asides(seen)
    return seen.asides


def _asides(seen: SeenWizards) -> list[int]:
    isles = seen.isles
    found: list[int] = []
    for site, count in seen.me.visits.items():
        space = isles.where[site]
        if not seen.is_living(space) or not _is_worth_returning(seen, space):
            continue
        if count > 1:
            found += [one for one in _outside(isles, space) if seen.is_living(one)]
        elif seen.me.just_met == site:
            found += [one for one in isles.steps[space] if seen.is_living(one)]
    return found


def _is_worth_returning(seen: SeenWizards, space: int) -> bool:
    kind = seen.isles.kind[space]
    return kind == "elven_dwelling" or (kind == "star_crest" and seen.me.crest)


@lru_cache(maxsize=256)
def _outside(isles: Isles, start: int) -> tuple[int, ...]:
    """The nearest spaces off the land."""
    land = isles.land[start]
    edge, seen = {start}, {start}
    while True:
        edge = {other for space in edge for other in isles.steps[space]} - seen
        out = tuple(sorted(space for space in edge if isles.land[space] != land))
        if out:
            return out
        seen |= edge


def routes(seen: SeenWizards, found: list[WeightedSpace]) -> list[Route]:
    """The distances to all these goals, and their values, minus the cost of the Demons there."""
    swift = "swiftness" in seen.spells or any(
        seen.box.events[event.card].effect == "terrain_as" for event in seen.me.events
    )
    rough = 1 if swift else ROUGH_COST
    isles, dead = seen.isles, seen.dead
    return [(field(isles, goal, dead, rough), value - danger(seen, goal)) for goal, value in found]


def worth_at(seen: SeenWizards, ways: list[Route], space: int) -> float:
    """The value of being in a space: that of the best goal, given the turns that it takes, and a
    little for other goals nearby."""
    rates = [
        RETURN / (1.0 + 2 * distance(space, one) / PACE) for one in asides(seen) if one != seen.here
    ]
    rates += [value / (1.0 + far[space] / PACE) for far, value in ways if far[space] != FAR]
    if not rates:
        return 0.0
    rates.sort(reverse=True)
    return rates[0] + 0.05 * sum(rates[1:4])
