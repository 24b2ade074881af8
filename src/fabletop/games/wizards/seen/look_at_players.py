"""What everybody sees of a player: points and rank, Tasks, Events, spells, conditions."""

from functools import lru_cache

from fabletop.games.wizards.box import Box
from fabletop.games.wizards.pieces import Variants
from fabletop.games.wizards.rules.encounters.mentors import why_not_advance
from fabletop.games.wizards.rules.turn.spells import (
    BITS,
    FAR_AWAY,
    TELEPATHY,
    spell_list,
    usual_roll,
)
from fabletop.games.wizards.seen.view import HeldEventView, HeldTaskView, PlayerView, SpellView
from fabletop.games.wizards.state import AWAY, HeldEvent, HeldTask, Player, Table


def player_view(table: Table, other: int, *, spells: bool = True) -> PlayerView:
    player = table.players[other]
    names = table.isles.names
    return PlayerView(
        other,
        player.order,
        player.rank,
        player.points[:],
        _needed(table, player),
        why_not_advance(table, other)[0] if player.order else "",
        "" if player.space == AWAY else names[player.space],
        player.boat,
        [_task(names, held) for held in player.tasks],
        [_event(table, held) for held in player.events],
        player.animal,
        player.animal_days,
        player.animal_turns,
        player.dazed,
        player.bound,
        player.stunned,
        player.trap,
        player.trap_turns,
        player.lair,
        player.stay,
        player.visits.copy(),
        player.just_met,
        player.stays,
        player.crest,
        player.extra,
        player.swift,
        [*known_spells(table, player)] if spells else [],
        player.gems[:],
    )


def _needed(table: Table, player: Player) -> list[int]:
    """The points that the next rank needs."""
    levels = table.box.levels.get(player.order, [])
    return levels[player.rank][:] if player.rank < len(levels) else []


def _task(names: list[str], held: HeldTask) -> HeldTaskView:
    places = ["" if space == AWAY else names[space] for space in held.places]
    return HeldTaskView(held.card, held.mandatory, places, held.done[:], held.named)


def _event(table: Table, held: HeldEvent) -> HeldEventView:
    land = table.isles.lands[held.land] if held.land != AWAY else ""
    return HeldEventView(held.card, held.days, held.charges, land)


def known_spells(table: Table, player: Player) -> tuple[SpellView, ...]:
    """The spells that a player knows; none before Initiation."""
    if not player.order:
        return ()
    works = usual_roll(table, player)
    return _known(table.box, table.variants, player.order, player.rank, player.cast, works)


@lru_cache(maxsize=1024)
def _known(
    box: Box, variants: Variants, order: str, rank: int, cast: int, works: int
) -> tuple[SpellView, ...]:
    """The spells of a player; readers do not change views, so several views share them."""
    return tuple(
        SpellView(
            name,
            cast & BITS[name] > 0,
            int(spell.range),
            spell.lands,
            [*spell.terrain],
            [*spell.forms],
            FAR_AWAY if name == TELEPATHY else works,
        )
        for name, spell in spell_list(box, variants, order, rank).items()
    )
