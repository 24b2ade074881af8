"""People and Tasks: where Mentors and healers are, what they do for a player, what a Task brings,
and where its open parts can be done."""

from collections.abc import Sequence

from fabletop.games.wizards.printed import ORDERS, TaskCard
from fabletop.games.wizards.rules.encounters import conditions
from fabletop.games.wizards.rules.encounters import mentors as teaching
from fabletop.games.wizards.rules.encounters.arriving import STAYS, may_stay_with_hamdrel
from fabletop.games.wizards.rules.encounters.visits import HEALERS
from fabletop.games.wizards.rules.tasks import tasks
from fabletop.games.wizards.rules.tasks.tasks import parts_left
from fabletop.games.wizards.rules.travel.places import (
    CREST,
    RUKTAL,
    VISITS,
    is_living,
    is_site_living,
    living_masters,
    may_visit_crest,
    must_leave,
)
from fabletop.games.wizards.seen.view import HeldTaskView, WizardsView

__all__ = ["STAYS", "VISITS"]


def mentors(view: WizardsView, order: str) -> list[int]:
    """The spaces where Mentors of an Order are now."""
    table = view._table
    where = table.isles.where
    if not where:
        return []
    if order == "druids":
        return [where[RUKTAL]] if is_site_living(table, RUKTAL) else []
    if order == "sorcerers":
        return [where[master] for master in living_masters(table)]
    return [standing.space for standing in table.standing]


def healers(view: WizardsView) -> list[int]:
    """The spaces where an afflicted player is healed."""
    table = view._table
    sites = [space for kind in HEALERS for space in table.isles.of_kind(kind)]
    people = [space for order in ORDERS for space in mentors(view, order)]
    return [space for space in (*sites, *people) if is_living(table, space)]


def is_afflicted(view: WizardsView, seat: int) -> bool:
    """Whether a player has to be healed before anybody does something else for her."""
    return conditions.is_afflicted(view._table.players[seat])


def may_join(view: WizardsView, seat: int) -> bool:
    """Whether Mentors offer Initiation to a player."""
    return teaching.may_join(view._table, view._table.players[seat])


def may_get_task(view: WizardsView, seat: int, order: str) -> bool:
    """Whether a Mentor of an Order gives a Task to a player."""
    return tasks.may_get_task(view._table, view._table.players[seat], order)


def clearers(view: WizardsView, seat: int) -> list[int]:
    """The spaces where a player is cleared of a suspicion; none if nobody suspects her."""
    table = view._table
    player = table.players[seat]
    sites = [site for site in teaching.CLEARING if teaching.clears(table, player, site)]
    return [table.isles.where[site] for site in sites if is_site_living(table, site)]


def may_visit(view: WizardsView, seat: int, site: str) -> bool:
    """Whether a player may go to a site and encounter it."""
    return is_permitted(view, seat, site) and not must_leave(view._table.players[seat], site)


def is_permitted(view: WizardsView, seat: int, site: str) -> bool:
    """Whether a player may go to a site by choice at all; the Star Crest needs permission."""
    return site != CREST or may_visit_crest(view._table, view._table.players[seat])


def barred(view: WizardsView, seat: int) -> set[str]:
    """The sites that a player may not enter to encounter them now."""
    found = {*returns(view, seat)}
    if not is_permitted(view, seat, CREST):
        found.add(CREST)
    return found


def returns(view: WizardsView, seat: int) -> dict[str, str]:
    """The living sites that a player may not visit now because of her earlier visits, and where a
    turn must end first: off the "space" or off the "land"."""
    table = view._table
    player = table.players[seat]
    sites = dict.fromkeys([*player.visits, *filter(None, [player.just_met])])
    barred = {site: must_leave(player, site) for site in sites}
    return {site: off for site, off in barred.items() if off and is_site_living(table, site)}


def may_stay(view: WizardsView, seat: int) -> bool:
    """Whether a player can meet Hamdrel by not moving."""
    return may_stay_with_hamdrel(view._table, view._table.players[seat])


def task_gives(view: WizardsView, card: str) -> Sequence[int]:
    """The points of each type for completing a Task."""
    return view._table.box.tasks[card].points


def task_card(view: WizardsView, held: HeldTaskView) -> TaskCard:
    return view._table.box.tasks[held.card]


def open_parts(view: WizardsView, held: HeldTaskView) -> list[int]:
    """The parts of a Task that can be done next."""
    return parts_left(task_card(view, held), held.done)


def stages(view: WizardsView, held: HeldTaskView) -> list[list[int]]:
    """The parts of a Task in the order in which they must be done; the order of those in one list
    does not matter."""
    card, found = task_card(view, held), list[list[int]]()
    done = [False] * len(card.parts)
    while not all(done):
        found.append(parts_left(card, done))
        for part in found[-1]:
            done[part] = True
    return found


def markers(view: WizardsView, seat: int, held: HeldTaskView) -> dict[int, str]:
    """The parts of a player's Task whose markers lie on the map, with their spaces."""
    own, names = tasks.find(view._table.players[seat], held.card), view._table.isles.names
    return {part: names[space] for part, space in tasks.markers_of(own).items()} if own else {}


def places_of_part(view: WizardsView, seat: int, held: HeldTaskView, number: int) -> list[int]:
    """The spaces where a part of a Task can be done now, as far as the viewer knows."""
    if held.places[number]:
        return [view._table.isles.numbers[held.places[number]]]
    part = task_card(view, held).parts[number]
    if part.person == "mentor":
        return mentors(view, view.players[seat].order)
    return [
        view._table.isles.numbers[mage.space]
        for mage in view.wizards
        if part.person == "high_wizard" or mage.wizard == held.named
    ]
