"""Conditions of a player: Demon Dazed, Dragonbound, Traps, animals that leave, harm that Demons and
the Dragon share, and healing (Z-035, Z-058 to Z-060, Z-065 to Z-067, Z-073, Z-157 to Z-184, Z-267
to Z-279)."""

from typing import Final

from fabletop.games.wizards.box import ANIMALS
from fabletop.games.wizards.printed import ChartRow
from fabletop.games.wizards.rules.encounters.amounts import rolled
from fabletop.games.wizards.rules.tasks.points import lose_fewest
from fabletop.games.wizards.rules.travel.places import in_lair
from fabletop.games.wizards.state import DAYS, HeldEvent, Player, Table

SUSPICION: Final = "suspicion"
"""The effect of an Event for which a player is suspected of malicious intent."""

FRESH: Final = DAYS - 1
"""A new Lair Time marker lies one space behind the Day marker: the Day reaches it last (Z-171)."""


def animal_leaves(table: Table, seat: int) -> None:
    player = table.players[seat]
    if player.animal:
        table.note("animal_leaves", seat, player.animal)
        player.animal = ""
        player.animal_days = player.animal_turns = 0
        player.animal_new = False
        if seat == table.active:
            table.mount = 0
        companions = [one for one in player.events if table.box.events[one.card].animal]
        for companion in companions:
            discard_event(table, player, companion)


def animal_comes(
    table: Table, seat: int, animal: str, days: int = 0, *, stays: bool = False
) -> None:
    """An animal joins the player; the day or turn on which it comes does not count."""
    animal_leaves(table, seat)
    player, kind = table.players[seat], ANIMALS[animal]
    player.animal = animal
    player.animal_days = 0 if stays or not kind.days else (days or kind.days) + 1
    player.animal_turns = 0 if stays else kind.turns
    player.animal_new = seat == table.active
    table.note("animal_comes", seat, animal)


def discard_event(table: Table, player: Player, held: HeldEvent) -> None:
    player.events.remove(held)
    table.event_discard.append(held.card)


def held_event(table: Table, player: Player, effect: str) -> HeldEvent | None:
    """An Event that the player holds and that has this effect."""
    events = table.box.events
    for held in player.events:
        if events[held.card].effect == effect:
            return held
    return None


def use_charge(table: Table, player: Player, held: HeldEvent) -> None:
    held.charges -= 1
    if held.charges <= 0:
        discard_event(table, player, held)


def free(table: Table, seat: int) -> None:
    """Free a player from a Trap."""
    player = table.players[seat]
    if not player.trap:
        return
    player.trap, player.trap_turns = "", 0
    for held in [held for held in player.events if held.card == player.trap_event]:
        discard_event(table, player, held)
    player.trap_event = ""
    table.note("free", seat)


def is_stuck(player: Player) -> bool:
    """Whether a Trap holds the player until a suitable roll frees her: the fifth kind (Z-040)."""
    return player.trap == "stuck"


def loses_turns(player: Player) -> bool:
    """Whether the player loses turns in a Trap: the first and the third kind (Z-036, Z-038)."""
    return player.trap in ("held", "turns")


def daze(table: Table, seat: int) -> None:
    animal_leaves(table, seat)
    table.players[seat].dazed = True
    table.note("dazed", seat)


def bind(table: Table, seat: int) -> None:
    """Make a player Dragonbound: she loses Events, animal and Lair Time marker (Z-167 to Z-172)."""
    player = table.players[seat]
    animal_leaves(table, seat)
    if player.trap_event:
        free(table, seat)
    for held in player.events[:]:
        discard_event(table, player, held)
    player.bound = True
    player.lair = 0
    table.note("bound", seat)


def is_afflicted(player: Player) -> bool:
    return player.dazed or player.bound


def heal(table: Table, seat: int) -> None:
    """Heal both conditions in one encounter (Z-184)."""
    player = table.players[seat]
    was_bound = player.bound
    player.dazed = player.bound = False
    if was_bound and in_lair(table, player.space):
        player.lair = FRESH
    table.note("healed", seat)


def stun(table: Table, seat: int, turns: int) -> None:
    table.players[seat].stunned += turns
    table.note("stunned", seat, turns)


def rob(table: Table, seat: int) -> None:
    """All Magical Objects are stolen."""
    player = table.players[seat]
    events = table.box.events
    for held in [one for one in player.events if events[one.card].kind == "magical_object"]:
        discard_event(table, player, held)
        table.note("stolen", seat, held.card)


def harm(table: Table, seat: int, row: ChartRow) -> None:
    """Apply a result that the charts of the Demons and the Dragon share. Results of only one of
    them are handled elsewhere."""
    match row.effect:
        case "stunned":
            stun(table, seat, table.chance.roll())
        case "steal":
            rob(table, seat)
        case "lose_fewest":
            lose_fewest(table, seat, rolled(row, table.chance.roll()))
        case _:
            pass


def is_suspected(table: Table, player: Player) -> bool:
    """Whether the player is suspected of malicious intent: no Tasks, no Initiation, no advancement
    (Z-249)."""
    return held_event(table, player, SUSPICION) is not None
