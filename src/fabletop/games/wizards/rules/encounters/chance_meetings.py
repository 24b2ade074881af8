"""Random Encounters, Animal Summoning, Traps and animals (Z-029 to Z-041, Z-082, Z-198, Z-201,
Z-221 to Z-229, Z-255, Z-256, Z-276 to Z-279)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters import demons
from fabletop.games.wizards.rules.encounters.conditions import animal_comes, animal_leaves
from fabletop.games.wizards.rules.encounters.dragon import dragon_attacks
from fabletop.games.wizards.rules.encounters.visits import FROM_HERE, consult
from fabletop.games.wizards.rules.tasks.tasks import DOVE, give_task
from fabletop.games.wizards.rules.travel.transport import FORCED, TRAP, escape_spell, send
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import AWAY, Player, Table

SUITABLE: Final = 5
"""The lowest movement roll that allows a Random Encounter."""

UNNAMED: Final[tuple[str, ...]] = ("lair", "random")
"""Transports that do not name their destination (Z-222)."""

HOLDS: Final = {"held": "held", "lose_turns": "turns", "stuck": "stuck"}
"""The Traps that hold a player."""


def is_suitable(roll: int) -> bool:
    """Whether a roll allows a Random Encounter, or frees a player who is stuck (Z-040, Z-082)."""
    return roll >= SUITABLE


def is_eligible(table: Table, player: Player) -> bool:
    """Whether the player is in a space without a site, and not in a boat."""
    return not table.isles.site[player.space] and player.boat == AWAY


def may_be_surprised(table: Table, player: Player) -> bool:
    """Whether a Random Encounter may follow where the player is now: after a movement roll, if
    nothing else was met."""
    if player.met or player.bound or not table.roll:
        return False
    return is_eligible(table, player)


@instant("random")
def random_encounter(table: Table, seat: int, arrival: int) -> None:
    """A Random Encounter, after a suitable movement roll and if nothing else was met."""
    player = table.players[seat]
    if player.arrivals != arrival or not may_be_surprised(table, player):
        return
    suits = is_suitable(table.roll)
    if table.variants.encounters == "die":
        roll = table.chance.roll()
        table.note("lurks", seat, roll)
        suits = is_suitable(roll)
    if suits:
        table.then(("random_choice", seat))


@asking("random_choice")
def random_choice(table: Table, seat: int) -> Step:
    player = table.players[seat]
    options: list[Option] = [("encounter",), ("rest",)]
    if not player.animal and spells.can_cast(table, player, spells.ANIMAL):
        options.insert(1, ("summon",))
    answer: Option = yield Question(seat, "random", options)
    table.agenda.pop()
    match answer[0]:
        case "encounter":
            meet_somebody(table, seat)
        case "summon":
            if spells.attempt(table, seat, spells.ANIMAL):
                meet_animal(table, seat)
        case _:
            pass


def meet_somebody(table: Table, seat: int) -> None:
    player = table.players[seat]
    roll = table.chance.roll()
    row = table.box.charts["random"][roll - 1]
    table.note("random", seat, roll, row.effect)
    match row.effect:
        case "demons":
            demons.spring_up(table, player.space)
            demons.attack(table, player.space, [seat])
        case "trap":
            trap(table, seat, table.chance.roll())
        case "animal":
            meet_animal(table, seat)
        case "event":
            table.then(("draw_event", seat))
        case "town":
            consult(table, seat, "towns", FROM_HERE)
        case _:
            table.then(("draw_wizard", seat))


def meet_animal(table: Table, seat: int) -> None:
    """Every animal, even the Dove, chases away the one before (Z-279). To a Demon Dazed player
    only the Dragon comes (Z-162)."""
    player = table.players[seat]
    roll = table.chance.roll()
    row = table.box.charts["animals"][roll - 1]
    table.note("animal_roll", seat, roll)
    if row.effect == "dragon":
        dragon_attacks(table, player.space, [seat])
    elif player.dazed:
        table.note("nothing", seat)
    elif row.effect == "dove":
        animal_leaves(table, seat)
        table.note("dove", seat)
        give_task(table, seat, DOVE)
    else:
        animal_comes(table, seat, row.animal)


def trap(table: Table, seat: int, roll: int, event: str = "") -> None:
    """The player sees the kind of Trap before she decides about the spell (Z-221)."""
    row = table.box.charts["traps"][roll - 1]
    player = table.players[seat]
    table.note("trap", seat, roll)
    if row.effect == "transport" and row.to not in UNNAMED:
        send(table, seat, row.to, FORCED | TRAP)
    elif escape_spell(table, player, TRAP):
        table.then(("escape_trap", seat, roll, event))
    else:
        _spring(table, seat, roll, event)


@asking("escape_trap")
def escape_trap(table: Table, seat: int, roll: int, event: str) -> Step:
    player = table.players[seat]
    spell = escape_spell(table, player, TRAP)
    answer: Option = yield Question(seat, "trap", [("submit",), ("escape",)], str(roll))
    table.agenda.pop()
    if answer == ("escape",) and spells.attempt(table, seat, spell):
        _drop(table, seat, event)
    else:
        _spring(table, seat, roll, event)


def _drop(table: Table, seat: int, event: str) -> None:
    player = table.players[seat]
    table.note("free", seat)
    if event:
        player.events = [held for held in player.events if held.card != event]
        table.event_discard.append(event)


def _spring(table: Table, seat: int, roll: int, event: str) -> None:
    row = table.box.charts["traps"][roll - 1]
    player = table.players[seat]
    if row.effect == "transport":
        send(table, seat, row.to)
        return
    player.trap, player.trap_event = HOLDS[row.effect], event
    player.trap_turns = table.chance.roll() if row.dice else 0
    table.note("caught", seat, player.trap, player.trap_turns)
