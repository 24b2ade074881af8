"""What a seat may see: every visible field is listed here. Hidden: lands laid or held face down,
the order of all decks, who a Secret Wizard is, what lies beneath a High Wizard, the False Wizard,
and future random events.

Everybody sees the points, Tasks, Events and animals of all players."""

from functools import cache
from itertools import compress

from fabletop.core.game import View
from fabletop.games.wizards.isles import Isles
from fabletop.games.wizards.pieces import HighWizard, Variants
from fabletop.games.wizards.rules.encounters.mentors import why_not_advance
from fabletop.games.wizards.rules.table.ranking import ranking
from fabletop.games.wizards.rules.travel.movement import step_prices
from fabletop.games.wizards.rules.travel.transport import EVIL
from fabletop.games.wizards.rules.turn.evil import lands_due, tasks_needed
from fabletop.games.wizards.rules.turn.spells import (
    BITS,
    FAR_AWAY,
    TELEPATHY,
    spells_of,
    usual_roll,
)
from fabletop.games.wizards.state import AWAY, EVERYONE, HeldEvent, HeldTask, Player, Table

UNKNOWN = "?"
"""A land or a wizard of which only the back can be seen."""


def view(table: Table, seat: int | None) -> View:
    cooperative = table.variants.cooperative
    names = table.isles.names
    return {
        "game": "wizards",
        "cards": table.box.corrections,
        "seat": seat,
        "phase": table.phase,
        "layout": table.layout,
        "cooperative": cooperative,
        "variants": _variants(table.variants).copy(),
        "placements": _placements(table, seat),
        "placed_by": table.placed_by[:],
        "hand": table.hands[seat][:] if seat is not None else [],
        "hand_sizes": [len(hand) for hand in table.hands],
        "stack": len(table.stack),
        "laying": _laying(table, seat),
        "first": table.first,
        "active": table.active,
        "moving": _moving(table),
        "day": table.day,
        "fortnight": table.fortnight,
        "due": lands_due(table.fortnight, len(table.players), cooperative=cooperative),
        "completed": table.completed,
        "needed": tasks_needed(table),
        "roll": table.roll,
        "left": [table.own, table.mount, table.sail],
        "moved": table.moved,
        "steps": _steps(table),
        "dead": list(compress(table.isles.lands, table.dead)),
        "dragon": _name(table.isles, table.dragon),
        "boats": [[names[boat.space], boat.demons] for boat in table.boats],
        "demons": [names[space] for space in table.demons],
        "wizards": [_standing(table, standing, seat) for standing in table.standing],
        "deck": len(table.deck),
        "deck_cards": sorted(table.deck) if cooperative else [],
        "shown": table.shown[:],
        "tasks": len(table.tasks),
        "task_discard": len(table.task_discard),
        "events": len(table.events),
        "event_discard": table.event_discard[:],
        "aloft": [_aloft(table, entry) for entry in table.aloft],
        "honest": table.honest[:],
        "false_wizard": table.false_wizard if table.unmasked else "",
        "players": [_player(table, other) for other in range(len(table.players))],
        "winner": table.winner,
        "ended": table.ended,
        "places": list(ranking(table).places) if table.phase == "over" else [],
    }


@cache
def _variants(variants: Variants) -> dict[str, str]:
    return {
        name: str(getattr(variants, name))
        for name in variants.__dataclass_fields__
        if name != "cooperative"
    }


def _placements(table: Table, seat: int | None) -> list[list[str | int]]:
    """The lands on the map. Until the map is turned up, each is seen only by the player who laid
    it."""
    if table.phase != "laying":
        return [list(placement) for placement in table.placements]
    return [
        [land if table.placed_by[number] == seat else UNKNOWN, centre, turns]
        for number, (land, centre, turns) in enumerate(table.placements)
    ]


def _laying(table: Table, seat: int | None) -> View:
    """The land that is being laid, as far as that is decided: who lays it, which land it is (only
    its owner sees that), and where its centre will be."""
    name, *rest = table.agenda[-1] if table.agenda else ("",)
    if name not in ("lay_near", "lay_centre", "lay_turn"):
        return {}
    owner, index, *more = map(int, rest)
    land = table.hands[owner][index] if owner == seat else UNKNOWN
    centre = _name(table.isles, more[0]) if name == "lay_turn" else ""
    return {"seat": owner, "land": land, "centre": centre}


def _moving(table: Table) -> int:
    """The seat whose figure is moving step by step, by itself or led by another player; AWAY if
    there is none."""
    name, *rest = table.agenda[-1] if table.agenda else ("",)
    return int(rest[0]) if name in ("walk", "lead") else AWAY


def _steps(table: Table) -> list[list[str | int]]:
    """The steps that the walking player can take: the kind of step, the space, its cost, and the
    movement left after it."""
    if not table.agenda or table.agenda[-1][0] != "walk":
        return []
    seat = int(table.agenda[-1][1])
    return [
        [verb, table.isles.names[space], price, left]
        for verb, space, price, left in step_prices(table, seat)
    ]


def _name(isles: Isles, space: int) -> str:
    return "" if space == AWAY else isles.names[space]


def _standing(table: Table, standing: HighWizard, seat: int | None) -> View:
    known = standing.known == EVERYONE or (seat is not None and standing.known >> seat & 1)
    return {
        "wizard": standing.card if known else UNKNOWN,
        "secret": standing.known != EVERYONE,
        "space": table.isles.names[standing.space],
        "under": standing.under[:] if table.variants.cooperative else len(standing.under),
    }


def _aloft(table: Table, entry: tuple[int, int, int]) -> View:
    seat, space, how = entry
    return {"seat": seat, "space": _name(table.isles, space), "evil": bool(how & EVIL)}


def _player(table: Table, other: int) -> View:
    player = table.players[other]
    names = table.isles.names
    return {
        "seat": other,
        "order": player.order,
        "rank": player.rank,
        "points": player.points[:],
        "needed": _needed(table, player),
        "lacks": why_not_advance(table, other)[0] if player.order else "",
        "space": "" if player.space == AWAY else names[player.space],
        "boat": player.boat,
        "tasks": [_task(names, held) for held in player.tasks],
        "events": [_event(table, held) for held in player.events],
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
        "visits": dict(player.visits),
        "just_met": player.just_met,
        "stays": player.stays,
        "crest": player.crest,
        "extra": player.extra,
        "swift": player.swift,
        "spells": _spells(table, player),
        "gems": player.gems[:],
    }


def _spells(table: Table, player: Player) -> list[View]:
    works = usual_roll(table, player)
    return [
        {
            "spell": name,
            "cast": player.cast & BITS[name] > 0,
            "range": int(spell.range),
            "lands": spell.lands,
            "terrain": list(spell.terrain),
            "forms": list(spell.forms),
            "works": FAR_AWAY if name == TELEPATHY else works,
        }
        for name, spell in spells_of(table, player).items()
    ]


def _needed(table: Table, player: Player) -> list[int]:
    """The points that the next rank needs."""
    levels = table.box.levels.get(player.order, [])
    return levels[player.rank][:] if player.rank < len(levels) else []


def _event(table: Table, held: HeldEvent) -> View:
    return {
        "card": held.card,
        "days": held.days,
        "charges": held.charges,
        "land": table.isles.lands[held.land] if held.land != AWAY else "",
    }


def _task(names: list[str], held: HeldTask) -> View:
    return {
        "card": held.card,
        "mandatory": held.mandatory,
        "places": ["" if space == AWAY else names[space] for space in held.places],
        "done": held.done[:],
        "named": held.named,
    }
