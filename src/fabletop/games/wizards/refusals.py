"""Why not? For each kind of question, the actions that a player might expect but cannot take, with
the reasons."""

from collections.abc import Callable
from typing import Final

from fabletop.core.question import Option, Question, Refusal
from fabletop.games.wizards.rules.encounters.mentors import can_advance, why_not_advance
from fabletop.games.wizards.rules.travel.flights import RIDES
from fabletop.games.wizards.rules.travel.movement import (
    can_pay,
    cost,
    movement_for,
    walk_options,
    ways,
    why_not_enter,
)
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.rules.turn.turn import turn_options
from fabletop.games.wizards.state import AWAY, Player, Table

Explain = Callable[[Table, int], list[Refusal]]


def walk_refusals(table: Table, seat: int) -> list[Refusal]:
    player = table.players[seat]
    refused = []
    for space in table.isles.steps[player.space]:
        verb = ways(table, player, space)[0]
        option: Option = (verb, table.isles.names[space])
        reason, rule = why_not_enter(table, seat, space)
        if reason:
            refused.append(Refusal(option, reason, rule))
        elif not can_pay(table, player, space, verb):
            price = cost(table, player, space, verb)
            have = movement_for(table, player, space, verb)
            refused.append(Refusal(option, "movement", "Z-103", (("n", price), ("have", have))))
    offered = set(walk_options(table, seat))
    if ("swiftness",) not in offered and not player.swift:
        refused += _spell(table, player, spells.SWIFTNESS, ("swiftness",))
    if not any(option[0] == "boat" for option in offered):
        refused += _boat(table, player)
    return refused


def _boat(table: Table, player: Player) -> list[Refusal]:
    option: Option = ("boat",)
    if spells.BOAT not in spells.spells_of(table, player):
        return []
    if player.boat != AWAY:
        return [Refusal(option, "in_boat", "Z-112")]
    if not table.isles.coastal[player.space]:
        return [Refusal(option, "inland", "Z-112")]
    return _spell(table, player, spells.BOAT, option) or [Refusal(option, "no_boat", "Z-109")]


def _spell(table: Table, player: Player, spell: str, option: Option) -> list[Refusal]:
    """Why a spell cannot be attempted; no refusal for a spell that the player does not know."""
    if spell not in spells.spells_of(table, player):
        return []
    if player.bound:
        return [Refusal(option, "no_magic", "Z-173")]
    if player.dazed and spell not in spells.WHILE_DAZED:
        return [Refusal(option, "dazed", "Z-159")]
    if player.cast & spells.BITS[spell]:
        return [Refusal(option, "cast", "Z-186")]
    return []


def turn_refusals(table: Table, seat: int) -> list[Refusal]:
    player = table.players[seat]
    offered = {option[0] for option in turn_options(table, seat)}
    refused: list[Refusal] = []
    if "telepathy" not in offered and spells.TELEPATHY in spells.spells_of(table, player):
        refused += _telepathy(table, seat)
    if "transport" not in offered and spells.TRANSPORT in spells.spells_of(table, player):
        option: Option = ("transport",)
        here = ("stuck", "Z-040") if player.trap == "stuck" else ("not_from_here", "Z-190")
        refused += _spell(table, player, spells.TRANSPORT, option) or [Refusal(option, *here)]
    if player.animal in RIDES and RIDES[player.animal] not in offered:
        refused.append(Refusal((RIDES[player.animal],), "stuck", "Z-040"))
    return refused


def _telepathy(table: Table, seat: int) -> list[Refusal]:
    option: Option = ("telepathy",)
    if table.standing:
        return [Refusal(option, "wizard_on_map", "Z-192")]
    if not can_advance(table, seat):
        return [Refusal(option, "not_ready", "Z-193")]
    return _spell(table, table.players[seat], spells.TELEPATHY, option)


def mentor_refusals(table: Table, seat: int) -> list[Refusal]:
    reason, rule = why_not_advance(table, seat)
    return [Refusal(("advance",), f"advance_{reason}", rule)] if reason else []


def random_refusals(table: Table, seat: int) -> list[Refusal]:
    player = table.players[seat]
    if spells.ANIMAL not in spells.spells_of(table, player):
        return []
    if player.animal:
        return [Refusal(("summon",), "has_animal", "Z-276")]
    return _spell(table, player, spells.ANIMAL, ("summon",))


EXPLAIN: Final[dict[str, Explain]] = {
    "walk": walk_refusals,
    "turn": turn_refusals,
    "mentor": mentor_refusals,
    "random": random_refusals,
}


def refusals(table: Table, question: Question) -> list[Refusal]:
    explain = EXPLAIN.get(question.kind)
    return explain(table, question.seat) if explain else []
