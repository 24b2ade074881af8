"""All questions of this package that make sense at a moment, with their answers; and what options
cost and bring for certain. The conformance checks compare both with the rules."""

from collections.abc import Iterator
from typing import Final

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option, Question
from fabletop.games.wizards.printed import ORDERS, POINTS
from fabletop.games.wizards.rules.encounters.amounts import FACES, taken
from fabletop.games.wizards.rules.encounters.mentors import report
from fabletop.games.wizards.rules.encounters.visits import CHARTS
from fabletop.games.wizards.rules.tasks.points import can_gain
from fabletop.games.wizards.rules.tasks.tasks import find
from fabletop.games.wizards.rules.turn.spells import BOAT
from fabletop.games.wizards.seen import (
    board,
    calendar,
    chances,
    dice,
    encounters,
    holding,
    people,
    ranks,
    travel,
)
from fabletop.games.wizards.seen.chances import ChartResult
from fabletop.games.wizards.seen.view import WizardsView

GOALS: Final = 6
"""For how many goals the turns of the way are read; that takes longer than other questions."""


_BY_CHANCE = (
    encounters.random_results,
    encounters.animal_results,
    encounters.trap_results,
    encounters.company_results,
)


def readings(view: WizardsView) -> Iterator[tuple[str, object]]:
    """Before the lands are turned up there is nothing else to ask."""
    yield "is_laying", board.is_laying(view)
    if view.phase != "play":
        return
    yield "days_left", calendar.days_left(view)
    yield "lands_due", [calendar.lands_due(view, view.fortnight + n) for n in range(6)]
    yield "falling", calendar.falling(view)
    yield "lands_in_danger", calendar.lands_in_danger(view)
    yield "lands_left", calendar.lands_left(view)
    yield "circle_last", calendar.is_circle_last(view)
    for land in view._table.isles.lands:
        yield f"load {land}", (calendar.load(view, land), calendar.is_foreseen(view, land))
    sites = view._table.isles.where
    yield "site_of", [board.site_of(view, site) for site in sites]
    yield "is_there", [board.is_there(view, space) for space in sites.values()]
    yield "help", dice.help_chances(view)
    yield "healers", people.healers(view)
    for order in ORDERS:
        yield f"mentors {order}", people.mentors(view, order)
    for seat in range(len(view.players)):
        for name, answer in _of_player(view, seat):
            yield f"{name} of seat {seat}", answer
    if view.active >= 0:
        yield from _of_traveller(view, view.active)


def _of_player(view: WizardsView, seat: int) -> Iterator[tuple[str, object]]:
    yield "lacking", ranks.lacking(view, seat)
    yield "deficits", ranks.deficits(view, seat)
    yield "ready", ranks.is_ready(view, seat)
    yield "lair_day", calendar.lair_day(view, seat)
    yield "help_price", ranks.help_price(view, seat)
    yield "space_of", board.space_of(view, seat)
    yield "barred", people.barred(view, seat)
    sites = view._table.isles.where
    yield "may_visit", [people.may_visit(view, seat, site) for site in sites]
    yield "may_stay", people.may_stay(view, seat)
    yield "afflicted", people.is_afflicted(view, seat)
    yield "clearers", people.clearers(view, seat)
    yield "may_join", people.may_join(view, seat)
    yield "may_get_task", [people.may_get_task(view, seat, order) for order in ORDERS]
    yield "friend", [chances.friend_result(view, seat, roll) for roll in FACES]
    yield "mentor_chances", chances.mentor_chances(view, seat)
    for chart in view._table.box.charts:
        yield f"chart {chart}", chances.chart_results(view, seat, chart)
        results = [chances.one_result(view, seat, chart, roll) for roll in FACES]
        yield f"results {chart}", results
    for kind in CHARTS:
        yield f"visit {kind}", chances.visit_results(view, seat, kind)
    yield "visit_worths", chances.visit_worths(view, seat, _points, 0.5)
    yield (
        "averages",
        [
            average(view, seat, _points)
            for average in (chances.demons_average, chances.dragon_average)
        ],
    )
    yield "random encounter", encounters.random_encounter_chance(view, seat)
    for what in _BY_CHANCE:
        yield what.__name__, what(view, seat)
    weaker = [one.seat for one in view.players if one.rank <= view.players[seat].rank]
    yield "gifts", [encounters.gift_chances(view, seat, other) for other in weaker]
    yield "dragon_chance", encounters.dragon_chance(view, max(0, view._table.players[seat].space))
    for spell in view.players[seat].spells:
        yield f"spell {spell.spell}", chances.spell_chance(view, seat, spell.spell)
    helps = chances.dispelling_helps, chances.taming_helps
    yield "spells that help", [question(view, seat, _points) for question in helps]
    yield "stuck", holding.is_stuck(view, seat)
    yield "demons", chances.demon_results(view, seat, dispels=True)
    yield "dragon", chances.dragon_results(view, seat, tames=True)
    yield "movement", (travel.movement_chances(view, seat), travel.pace(view, seat))
    yield "gait", (travel.gait(view, seat), travel.gait(view, seat, swift=True))
    for held in view.players[seat].tasks:
        parts = people.open_parts(view, held)
        places = [people.places_of_part(view, seat, held, part) for part in parts]
        yield f"task {held.card}", (people.task_gives(view, held.card), parts, places)
        yield f"stages {held.card}", people.stages(view, held)
        yield f"markers {held.card}", people.markers(view, seat, held)


def _of_traveller(view: WizardsView, seat: int) -> Iterator[tuple[str, object]]:
    yield "reach", travel.reach(view, seat)
    ways = travel.Ways(view, seat)
    yield "ways", ways.movement()
    goals = [*people.healers(view), *people.mentors(view, view.players[seat].order)]
    yield "turns", [ways.turns(goal) for goal in goals[:GOALS]]
    own = {held.spell for held in view.players[seat].spells}
    calls = ("boat", "whistle") if BOAT in own else ("whistle",)
    for space in dict.fromkeys([boat.space for boat in view._table.boats]):
        for verb in calls:
            far = travel.called_boat(view, seat, verb, space)
            yield f"called_boat {verb} {space}", (far, travel.boat_comes(view, seat, verb, space))


def _points(result: ChartResult) -> float:
    """Somebody who values points alone."""
    return float(result.points)


def prices(view: WizardsView, question: Question) -> list[HeldAmounts | None]:
    """For each option, the points that it brings or costs before the next choice or die."""
    return [_price(view, question, option) for option in question.options]


def _price(view: WizardsView, question: Question, option: Option) -> HeldAmounts | None:
    match question.kind:
        case "gain":
            return _gain(view, question, option)
        case "lose" | "pay_for_help":
            return _loss(view, question, option)
        case "mentor" if option[0] == "report":
            return _report(view, question, str(option[1]))
        case "lay" | "lay_near" | "lay_centre" | "lay_turn" | "marker" | "marker_space":
            return {}
        case _:
            return None


def _gain(view: WizardsView, question: Question, option: Option) -> HeldAmounts:
    gains = can_gain(view._table.players[question.seat])
    return {str(option[1]).capitalize(): int(question.subject or 0)} if gains else {}


def _loss(view: WizardsView, question: Question, option: Option) -> HeldAmounts:
    points = view._table.players[question.seat].points
    kind = POINTS.index(str(option[1]))
    return {str(option[1]).capitalize(): -taken(points, kind, int(question.subject or 0))}


def _report(view: WizardsView, question: Question, card: str) -> HeldAmounts:
    """What the Mentor gives for a Task, found by reporting it on a copy of the table."""
    twin = view._table.copy()
    player = twin.players[question.seat]
    before, held = player.points[:], find(player, card)
    if held is not None:
        report(twin, question.seat, question.subject or "", [held])
    changes = zip(POINTS, before, player.points, strict=True)
    return {kind.capitalize(): now - then for kind, then, now in changes if now != then}
