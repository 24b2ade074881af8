"""Wizards in the laboratory: the numbers of a player, and what counts as the use of a card."""

from typing import Any

from fabletop.core.game import View
from fabletop.lab.plugin import Final, LabPlugin, Sign, Standing, Usage

USAGES = {
    "tasks": Usage(Sign(("task",)), Sign(("task",)), Sign(("completed",))),
    "events": Usage(Sign(("event",)), Sign(("event",)), by_itself=True),
    "wizards": Usage(Sign(("meets", "wizard_card")), Sign(("meets",)), by_itself=True),
}


def _player(view: View, seat: int) -> dict[str, Any]:
    players: Any = view["players"]
    found: dict[str, Any] = players[seat]
    return found


def _order(view: View, seat: int) -> str:
    return str(_player(view, seat)["order"])


def _numbers(view: View, seat: int) -> Standing:
    player = _player(view, seat)
    return {"rank": player["rank"], "points": sum(player["points"])}


def _course(view: View, seat: int) -> Standing:
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
    parts=("wizards", "sorcerers", "druids"),
)
