"""Wizards in the laboratory: the numbers of a player, and what counts as the use of a card."""

from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.seen.view import WizardsView
from fabletop.lab.plugin import Final, LabPlugin, Sign, Standing, Usage

USAGES = {
    "tasks": Usage(Sign(("task",)), Sign(("task",)), Sign(("completed",))),
    "events": Usage(Sign(("event",)), Sign(("event",)), by_itself=True),
    "wizards": Usage(Sign(("meets", "wizard_card")), Sign(("meets",)), by_itself=True),
}


def _order(view: WizardsView, seat: int) -> str:
    return view.players[seat].order


def _numbers(view: WizardsView, seat: int) -> Standing:
    player = view.players[seat]
    return {"rank": player.rank, "points": sum(player.points)}


def _course(view: WizardsView, seat: int) -> Standing:
    now = _numbers(view, seat)
    return {name: now[name] for name in ("points", "rank")}


PLUGIN = LabPlugin(
    final=Final(
        _order,
        ("rank", "points"),
        _numbers,
        seatless=frozenset({"day", "drifts", "dragon_moves", "evil"}),
    ),
    course=_course,
    usages=USAGES,
    parts=ORDERS,
)
