"""The values for the entries of Wizards, found in a view."""

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.game import View
from fabletop.core.question import Question
from fabletop.envs.entries import SeenView
from fabletop.envs.sheet import (
    in_turn_order,
    number_of,
    question_seen,
    seen_from,
    views_of,
)
from fabletop.envs.wizards.seen_map import AWAY, SeenMap, spot
from fabletop.games.wizards.box import PLAYERS
from fabletop.games.wizards.isles import TERRAIN

SEATS = PLAYERS[-1]

WAYS = ("fly", "ride", "wish")
"""The ways to go to a space of the player's choice."""

ENDS = ("evil", "fifth_rank", "gems")

PARTS = 3
"""The largest number of parts of a Task."""

SEAT = "seat "


def look(view: View, question: Question | None, seat: int) -> tuple[SeenView, Sequence[SeenView]]:
    players = in_turn_order(views_of(view, "players"), seat)
    seats = len(players)
    chart = SeenMap(view, players[0], seat)
    table = view | question_seen(question, seat, seats)
    if question is not None and question.seat == seat:
        table |= _subject(chart, question.subject or "", seat, seats)
    for name in ("first", "active", "moving", "winner"):
        table[name] = seen_from(seat, number_of(view, name), seats)
    table |= _settings(view)
    table |= chart.seen()
    table |= _laying(chart, view, seat, seats)
    return table, [_player(chart, view, player) for player in players]


def _subject(chart: SeenMap, subject: str, seat: int, seats: int) -> View:
    """A question may be about a player, or about a space."""
    if subject.startswith(SEAT):
        return {"subject_seat": seen_from(seat, int(subject.removeprefix(SEAT)), seats)}
    return {"subject_spot": spot(chart.hexagon(subject), chart.here)}


def _settings(view: View) -> View:
    variants = cast(Mapping[str, str], view["variants"])
    return {"set_layout": view["layout"]} | {f"set_{name}": variants[name] for name in variants}


def _laying(chart: SeenMap, view: View, seat: int, seats: int) -> View:
    laying = cast(View, view["laying"])
    if not laying:
        return {"laying": ""}
    return {
        "laying": seen_from(seat, number_of(laying, "seat"), seats),
        "laying_land": laying["land"],
        "laying_spot": spot(chart.hexagon(str(laying["centre"])), chart.here),
    }


def _player(chart: SeenMap, view: View, player: View) -> View:
    seat = number_of(player, "seat")
    space = chart.hexagon(str(player["space"]))
    sizes, places = cast(list[int], view["hand_sizes"]), cast(list[int], view["places"])
    needed = cast(list[int], player["needed"])
    seen = player | {
        "present": True,
        "lacking": [
            max(0, need - have)
            for need, have in zip(needed, cast(list[int], player["points"]), strict=False)
        ],
        "advances": bool(player["order"]) and not player["lacks"],
        "spot": spot(space, chart.here),
        "boat": f"boat_{player['boat']}" if player["boat"] != AWAY else "",
        "hand_size": sizes[seat] if sizes else 0,
        "place": places[seat] if places else 0,
    }
    for name, of in (("tasks", _tasks), ("events", _events), ("spells", _spells)):
        things = views_of(player, name)
        if things:
            seen |= of(things)
    if space >= 0:
        seen |= {
            "land": chart.land(space),
            "terrain": TERRAIN[chart.isles.terrain[space]],
            "site": chart.isles.site[space],
        }
    for aloft in views_of(view, "aloft"):
        if aloft["seat"] == seat:
            goal = chart.hexagon(str(aloft["space"]))
            seen["aloft"] = (*spot(goal, chart.here), float(bool(aloft["evil"])))
    return seen


def _tasks(tasks: list[View]) -> View:
    return {
        "tasks": [task["card"] for task in tasks],
        "mandatory": [task["card"] for task in tasks if task["mandatory"]],
        "done": {task["card"]: sum(cast(list[bool], task["done"])) for task in tasks},
        "named": [task["named"] for task in tasks if task["named"]],
    }


def _events(events: list[View]) -> View:
    return {
        "held_events": [event["card"] for event in events],
        "event_days": {event["card"]: event["days"] for event in events},
        "event_charges": {event["card"]: event["charges"] for event in events},
        "foreseen": [event["land"] for event in events if event["land"]],
    }


def _spells(spells: list[View]) -> View:
    return {
        "spells": [spell["spell"] for spell in spells],
        "cast": [spell["spell"] for spell in spells if spell["cast"]],
        "works": {spell["spell"]: spell["works"] for spell in spells},
    }
