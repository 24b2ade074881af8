"""Artifacts that heroes own (R-003, R-201 to R-208, R-217): how many win the game, and what happens
when all have left the planes."""

from typing import Final

from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.table.decks import discard_item, ordinary
from fabletop.games.prophecy.state import NOWHERE, Hero, Realm, Table

SHORT: Final = "two_artifacts"
"""The ending of the short game: two Artifacts win, and nothing follows (R-217)."""

FOR_VICTORY: Final = {"final_battle": 4, "apocalypse": 4, SHORT: 2}
"""The endings of the base game, and how many Artifacts win."""


def to_win(table: Table) -> int:
    """How many Artifacts win; 0 if the players have another aim."""
    asked = table.parts.to_win
    return FOR_VICTORY[table.ending] if asked is None else asked


def acquired(table: Table, hero: Hero) -> None:
    """Check what she owns now: enough to win, or the last Artifact of the planes."""
    if not table.planes or table.ended_by:
        return
    if table.parts.crowned is not None:
        table.parts.crowned(table, hero)
    elif artifacts(table, hero) >= to_win(table) and not withheld(table, hero):
        table.ended_by = "artifacts"
        table.note("crowned", hero.seat)
    elif table.stage == "final":
        for other in table.heroes:
            if other.alive and not artifacts(table, other):
                eliminate(table, other)
    elif not table.stage and table.ending != SHORT and all_held(table):
        table.stage = "summoned"
        table.conqueror = hero.seat
        table.extra_turns = 0
        table.note("all_taken")


def withheld(table: Table, hero: Hero) -> bool:
    """Whether enough Artifacts do not win yet: another must be won first (W-167, W-171, W-213)."""
    return any(reason(table, hero) for reason in table.parts.withheld)


def all_held(table: Table) -> bool:
    """Whether characters own every Artifact (R-208)."""
    guarded = [plane for plane in table.planes if plane.greater]
    return not (table.relics or guarded)


def prize_is_due(hero: Hero, prize: str, realm: Realm) -> bool:
    """Whether she would get the prize of a Realm: one per player and game (W-164)."""
    return prize not in hero.won and realm.prizes > 0


def eliminate(table: Table, hero: Hero) -> None:
    """Remove a player without an Artifact when only champions remain (R-208, R-218)."""
    world = table.world_of(hero)
    if world is not None:
        world.leave(table, hero)
    for item in ordinary(table, hero.items):
        discard_item(table, item)
    hero.items = []
    hero.away = ""
    hero.alive, hero.out = False, True
    hero.space = NOWHERE
    table.note("eliminated", hero.seat)
