"""Rounds and turns (R-027, R-049 to R-056, R-080, R-236): which phase comes next, from the table
alone."""

from collections.abc import Callable

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules import battle, dice, outcome
from fabletop.games.prophecy.rules.body import recharge
from fabletop.games.prophecy.rules.chance_cards import draw_chance_card, kindly_wind, living
from fabletop.games.prophecy.rules.decks import give_up_item
from fabletop.games.prophecy.rules.movement import move
from fabletop.games.prophecy.rules.possibilities import space
from fabletop.games.prophecy.rules.setup import lay_out
from fabletop.games.prophecy.state import Hero, Table

TIME_SPIRAL, CONCENTRATION = "time_spiral_scroll", "ring_of_concentration"


def next_step(table: Table) -> Step | None:
    """Play the phases that need no answer; then the one that does, or None at the end."""
    while True:
        asking = ASKING.get(table.phase)
        if asking is not None:
            return asking(table, table.heroes[table.active])
        silent = SILENT.get(table.phase)
        if silent is None:
            return None
        silent(table)


def after(table: Table) -> None:
    """The turn is over, unless a scroll can prolong the round."""
    if TIME_SPIRAL in table.heroes[table.active].items:
        table.phase = "spiral"
    else:
        end_turn(table)


def end_turn(table: Table) -> None:
    """Another turn of the same round if there is one; otherwise the next player's round."""
    hero = table.heroes[table.active]
    hero.strength_this_turn = hero.willpower_this_turn = 0
    table.spent.clear()
    table.declined.clear()
    table.woken = ""
    if not hero.alive and len(living(table)) == 1:
        table.ended_by = "survivor"
        table.phase = "over"
    elif table.extra_turns and hero.alive:
        table.extra_turns -= 1
        table.turn += 1
        table.note("extra_turn", hero.seat)
        table.phase = "move"
    else:
        end_round(table, hero)


def end_round(table: Table, hero: Hero) -> None:
    if CONCENTRATION in hero.items and CONCENTRATION not in table.damaged:
        recharge(table, hero, table.box.items[CONCENTRATION].params.recharge)
    table.fresh.clear()
    table.extra_turns = 0
    table.turn = 1
    seats = len(table.heroes)
    while True:
        table.active = (table.active + 1) % seats
        if table.active == table.first:
            table.round += 1
        if table.heroes[table.active].alive:
            break
    table.note("round", table.active, table.round)
    draw_chance_card(table)


def spiral(table: Table, hero: Hero) -> Step:
    """The Time Spiral Scroll gives another turn at the end of one (R-053)."""
    options: list[Option] = [("read", TIME_SPIRAL), ("pass",)]
    answer: Option = yield Question(hero.seat, "spiral", options)
    if answer[0] == "read":
        give_up_item(table, hero, TIME_SPIRAL)
        table.note("read", hero.seat, TIME_SPIRAL)
        table.extra_turns += 1
    end_turn(table)


ASKING: dict[str, Callable[[Table, Hero], Step]] = {
    "wind": kindly_wind,
    "move": move,
    "fight": battle.fight,
    "kind": battle.kind,
    "declare": battle.declare,
    "roll": dice.roll,
    "rolled": dice.rolled,
    "curse": outcome.curse,
    "robbed": outcome.robbed,
    "space": space,
    "spiral": spiral,
}

SILENT: dict[str, Callable[[Table], None]] = {
    "setup": lay_out,
    "chance": draw_chance_card,
    "arrive": battle.arrive,
    "after": after,
}
