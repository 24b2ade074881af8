"""Rounds and turns (R-027, R-049 to R-056, R-080, R-236): which phase comes next, from the table
alone."""

from collections.abc import Callable

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules import battle, dice, outcome
from fabletop.games.prophecy.rules.chance_cards import draw_chance_card, kindly_wind
from fabletop.games.prophecy.rules.decks import give_up_item
from fabletop.games.prophecy.rules.ending import TIME_SPIRAL, after, end_turn
from fabletop.games.prophecy.rules.movement import move
from fabletop.games.prophecy.rules.possibilities import space
from fabletop.games.prophecy.rules.setup import lay_out
from fabletop.games.prophecy.state import Hero, Table


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


def spiral(table: Table, hero: Hero) -> Step:
    """The Time Spiral Scroll gives another turn at the end of one (R-053)."""
    options: list[Option] = [("read", TIME_SPIRAL), ("pass",)]
    answer: Option = yield Question(hero.seat, "spiral", options, TIME_SPIRAL)
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
