"""The values for the entries of Wizards, found in a view."""

from collections.abc import Sequence

from fabletop.core.question import Question
from fabletop.core.rows.writing import in_turn_order
from fabletop.envs.entries import SeenView
from fabletop.envs.sheet import question_seen, seen_from
from fabletop.envs.wizards.seen_map import SeenMap
from fabletop.games.wizards.box import PLAYERS, open_box
from fabletop.games.wizards.isles import TERRAIN
from fabletop.games.wizards.seen.ranks import is_ready, lacking
from fabletop.games.wizards.seen.rows.map import SEAT
from fabletop.games.wizards.seen.rows.spots import spot
from fabletop.games.wizards.seen.view import (
    NOBODY,
    HeldEventView,
    HeldTaskView,
    PlayerView,
    SpellView,
    WizardsView,
)

SEATS = PLAYERS[-1]

WAYS = ("fly", "ride", "wish")
"""The ways to go to a space of the player's choice."""

ENDS = ("evil", "fifth_rank", "gems")

PARTS = max(len(task.parts) for task in open_box().tasks.values())
"""The largest number of parts of a Task."""

Seen = dict[str, object]
"""Values by the names of entries."""


def look(
    view: WizardsView, question: Question | None, seat: int
) -> tuple[SeenView, Sequence[SeenView]]:
    players: list[PlayerView] = in_turn_order(view.players, seat)
    seats = len(players)
    chart = SeenMap(view, players[0], seat)
    table = _table(view, seat, seats) | question_seen(question, seat, seats)
    if question is not None and question.seat == seat:
        table |= _subject(chart, question.subject or "", seat, seats)
    table |= _settings(view)
    table |= chart.seen()
    table |= _laying(chart, view, seat, seats)
    return table, [_player(chart, view, player) for player in players]


def _table(view: WizardsView, seat: int, seats: int) -> Seen:
    """What is read from the view as it is, and seats counted from the seat's own."""
    return {
        "cooperative": view.cooperative,
        "phase": view.phase,
        "hand": view.hand,
        "stack": view.stack,
        "first": seen_from(seat, view.first, seats),
        "active": seen_from(seat, view.active, seats),
        "moving": seen_from(seat, view.moving, seats),
        "day": view.day,
        "fortnight": view.fortnight,
        "due": view.due,
        "completed": view.completed,
        "needed": view.needed,
        "roll": view.roll,
        "left": view.left,
        "moved": view.moved,
        "dead": view.dead,
        "deck": view.deck,
        "deck_cards": view.deck_cards,
        "shown": view.shown,
        "tasks": view.tasks,
        "task_discard": view.task_discard,
        "events": view.events,
        "event_discard": view.event_discard,
        "honest": view.honest,
        "false_wizard": view.false_wizard,
        "winner": seen_from(seat, view.winner, seats),
        "ended": view.ended,
    }


def _subject(chart: SeenMap, subject: str, seat: int, seats: int) -> Seen:
    """A question may be about a player, or about a space."""
    if subject.startswith(SEAT):
        return {"subject_seat": seen_from(seat, int(subject.removeprefix(SEAT)), seats)}
    return {"subject_spot": spot(chart.hexagon(subject), chart.here)}


def _settings(view: WizardsView) -> Seen:
    variants = view.variants
    return {"set_layout": view.layout, **{f"set_{name}": variants[name] for name in variants}}


def _laying(chart: SeenMap, view: WizardsView, seat: int, seats: int) -> Seen:
    laying = view.laying
    if laying.seat is None:
        return {"laying": ""}
    return {
        "laying": seen_from(seat, laying.seat, seats),
        "laying_land": laying.land,
        "laying_spot": spot(chart.hexagon(laying.centre or ""), chart.here),
    }


def _player(chart: SeenMap, view: WizardsView, player: PlayerView) -> Seen:
    seat, space = player.seat, chart.hexagon(player.space)
    sizes, places = view.hand_sizes, view.places
    seen: Seen = {
        "present": True,
        "order": player.order,
        "rank": player.rank,
        "points": player.points,
        "lacking": lacking(view, seat),
        "advances": is_ready(view, seat),
        "spot": spot(space, chart.here),
        "boat": f"boat_{player.boat}" if player.boat != NOBODY else "",
        "hand_size": sizes[seat] if sizes else 0,
        "place": places[seat] if places else 0,
        "gems": player.gems,
        **_condition(player),
    }
    if player.tasks:
        seen |= _tasks(player.tasks)
    if player.events:
        seen |= _events(player.events)
    if player.spells:
        seen |= _spells(player.spells)
    if space >= 0:
        seen |= {
            "land": chart.land(space),
            "terrain": TERRAIN[chart.isles.terrain[space]],
            "site": chart.isles.site[space],
        }
    for aloft in view.aloft:
        if aloft.seat == seat:
            goal = chart.hexagon(aloft.space)
            seen["aloft"] = (*spot(goal, chart.here), float(aloft.evil))
    return seen


def _condition(player: PlayerView) -> Seen:
    return {
        "animal": player.animal,
        "animal_days": player.animal_days,
        "animal_turns": player.animal_turns,
        "dazed": player.dazed,
        "bound": player.bound,
        "stunned": player.stunned,
        "trap": player.trap,
        "trap_turns": player.trap_turns,
        "lair": player.lair,
        "stay": player.stay,
        "visits": player.visits,
        "just_met": player.just_met,
        "stays": player.stays,
        "crest": player.crest,
        "extra": player.extra,
        "swift": player.swift,
    }


def _tasks(tasks: list[HeldTaskView]) -> Seen:
    return {
        "tasks": [task.card for task in tasks],
        "mandatory": [task.card for task in tasks if task.mandatory],
        "done": {task.card: sum(task.done) for task in tasks},
        "named": [task.named for task in tasks if task.named],
    }


def _events(events: list[HeldEventView]) -> Seen:
    return {
        "held_events": [event.card for event in events],
        "event_days": {event.card: event.days for event in events},
        "event_charges": {event.card: event.charges for event in events},
        "foreseen": [event.land for event in events if event.land],
    }


def _spells(spells: list[SpellView]) -> Seen:
    return {
        "spells": [spell.spell for spell in spells],
        "cast": [spell.spell for spell in spells if spell.cast],
        "works": {spell.spell: spell.works for spell in spells},
    }
