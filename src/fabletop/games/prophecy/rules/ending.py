"""The end of turns and rounds (R-053, R-056, R-151, R-236)."""

from fabletop.games.prophecy.rules.body import recharge
from fabletop.games.prophecy.rules.chance_cards import draw_chance_card, living
from fabletop.games.prophecy.state import Hero, Table

TIME_SPIRAL, CONCENTRATION = "time_spiral_scroll", "ring_of_concentration"


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
