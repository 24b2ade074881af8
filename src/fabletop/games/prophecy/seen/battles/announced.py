"""What an option in a battle would do to the next roll: Items, Spells, throwing, paying, scrolls
(R-116, R-177, R-178, R-239 to R-246). The rules carry it out on a copy."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.battle.announcing import announce
from fabletop.games.prophecy.rules.battle.declaring import use_or_cast
from fabletop.games.prophecy.rules.battle.dice import READY, ROLL
from fabletop.games.prophecy.rules.battle.totals import foe_parts, hero_parts, total
from fabletop.games.prophecy.seen.battles.dice_chances import DieRoll
from fabletop.games.prophecy.seen.battles.fights import fighters_scratch, scratch
from fabletop.games.prophecy.seen.battles.rolls import die_rolls
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, Table


class NextRoll(NamedTuple):
    """The next roll as one side sees it: the lead before the dice, and how both sides roll."""

    lead: int
    die: DieRoll
    foe_die: DieRoll


OF_FIGHTERS: Final = frozenset({"use", "cast", "throw", "ignite", "pay"})
"""Options that change nothing on the table but the battle and those who fight in it."""


def standing(view: ProphecyView, seat: int) -> NextRoll:
    """The battle as it stands, for a seat that fights in it."""
    table, shown = view._table, view.battle
    if shown is None or shown.own_total is None or shown.foe_total is None:
        return _standing(table, seat)
    return _next_roll(table, seat, shown.own_total - shown.foe_total)


def standings(view: ProphecyView, seat: int, options: Sequence[Option]) -> dict[Option, NextRoll]:
    """The next roll after each of these options of the seat, while it declares or announces."""
    chosen = [option for option in options if option not in (ROLL, READY)]
    if not chosen:
        return {}
    real = view._table
    declares = real.phase == "declare"
    simple = all(option[0] in OF_FIGHTERS for option in chosen)
    twin = fighters_scratch(real) if simple else scratch(real)
    found: dict[Option, NextRoll] = {}
    for option in chosen:
        if found:
            _set_back(twin, real)
        battle = twin.current_battle()
        hero, side = twin.heroes[seat], battle.side()
        if declares:
            use_or_cast(twin, hero, battle, side, option)
        else:
            announce(twin, hero, battle, side, option)
        found[option] = _standing(twin, seat)
    return found


def _set_back(twin: Table, real: Table) -> None:
    """Undo on a copy what an option has done to the battle."""
    battle = twin.battle = real.current_battle().copy()
    for fighting in battle.sides():
        if fighting.seat != NOBODY:
            twin.heroes[fighting.seat] = real.heroes[fighting.seat].copy()
    twin.damaged = real.damaged[:]


def _standing(table: Table, seat: int) -> NextRoll:
    battle = table.current_battle()
    own = total(hero_parts(table, table.heroes[battle.own.seat], battle, battle.own))
    return _next_roll(table, seat, own - total(foe_parts(table, battle)))


def _next_roll(table: Table, seat: int, lead: int) -> NextRoll:
    """For a seat that fights, if the active hero leads by this before the dice."""
    battle = table.current_battle()
    dice = die_rolls(table, battle)
    if seat == battle.own.seat:
        return NextRoll(lead, *dice)
    return NextRoll(-lead, dice[1], dice[0])
