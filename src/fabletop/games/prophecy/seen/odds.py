"""The exact odds of battles: as they stand, or if a hero went and fought somebody.

The rules fight the battle on a copy of the table, with everything that works by itself. What
players could choose besides is not used, but named.
"""

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.holdings import holdings
from fabletop.games.prophecy.printed.cards import STRENGTH
from fabletop.games.prophecy.rules.battle.duel import duelists
from fabletop.games.prophecy.rules.battle.start import (
    asked_before,
    begin,
    choose_kind,
    kinds_of_battle,
    settle_kind,
)
from fabletop.games.prophecy.rules.battle.wills import wear_for_wills, wills_price
from fabletop.games.prophecy.rules.hero.body import spend_magic
from fabletop.games.prophecy.seen.fights import BattleOdds, FightPlayedOut, scratch
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table


def battle_odds(view: ProphecyView) -> BattleOdds | None:
    """The odds of the battle as it stands, for the active hero; None unless the next thing that
    matters is a roll."""
    table = view._table
    if table.battle is None or not table.battle.kind or table.phase not in ROLLING:
        return None
    table = scratch(table)
    battle = table.current_battle()
    return FightPlayedOut(table, battle).odds(ready=table.phase != "declare")


ROLLING = ("declare", "announce", "roll")


def creature_odds(
    view: ProphecyView,
    seat: int,
    foe: str,
    kind: str = STRENGTH,
    used: tuple[str, ...] = (),
    space: str = "",
) -> BattleOdds | None:
    """The odds if a hero fought a Creature where it lies, or in a space, or a Guardian in its
    plane, with these Items in use; None if she cannot choose this kind of battle."""
    table = scratch(view._table)
    hero = table.heroes[seat]
    table.battle, table.active = None, seat
    _go(table, hero, foe, space)
    before = holdings(table, seat)
    begin(table, hero, foe)
    battle = table.battle
    creature = table.box.foes[foe]
    if battle is None or creature.special.copies_character:
        return None
    choices: list[Option] = []
    asked = asked_before(table, hero, creature)
    if asked:
        choices.append((asked,))
        settle_kind(table, hero, battle)
    if table.phase == "kind":
        option: Option = (f"by_{kind}",)
        if option not in kinds_of_battle(table, hero, creature):
            return None
        choose_kind(table, hero, battle, option)
    return _armed(table, battle, used, before, choices)


def duel_odds(
    view: ProphecyView,
    seat: int,
    rival: int,
    kind: str = STRENGTH,
    used: tuple[str, ...] = (),
    rival_used: tuple[str, ...] = (),
    *,
    payer: int | None = None,
) -> BattleOdds | None:
    """The odds if a hero attacked the hero of another seat; `payer` has chosen a Battle of Wills,
    usually the attacker."""
    table = scratch(view._table)
    table.active = seat
    battle = table.battle = Battle("", Side(seat), Side(rival), kind=kind)
    before = holdings(table, seat)
    if kind != STRENGTH:
        own, other = duelists(table, battle)
        if payer == rival:
            own, other = other, own
        price = wills_price(table, own, other)
        if own.magic < price:
            return None
        spend_magic(own, price)
        wear_for_wills(table, own, battle.own if own.seat == seat else battle.foe)
    battle.foe.used += rival_used
    return _armed(table, battle, used, before, [])


def _armed(
    table: Table, battle: Battle, used: tuple[str, ...], before: HeldAmounts, choices: list[Option]
) -> BattleOdds:
    items = table.box.items
    battle.own.used += tuple([name for name in used if name not in battle.own.used])
    weapons = [name for name in used if items[name].weapon or items[name].kind == "shield"]
    battle.own.armed += tuple(weapons)
    fight = FightPlayedOut(table, battle, before)
    return fight.odds(choices, ready=table.phase != "declare")


def _go(table: Table, hero: Hero, foe: str, space: str) -> None:
    """Bring a hero to her opponent: into its space, or against its plane."""
    if foe in table.box.guardians:
        for number, plane in enumerate(table.planes):
            if foe in (plane.lesser, plane.greater) and table.assault == NOBODY:
                table.assault = number
        if table.assault == NOBODY:
            table.assault = 0
        return
    table.assault = NOBODY
    if space:
        hero.space = table.box.board.index[space]
    if foe not in table.adventures[hero.space]:
        table.adventures[hero.space].append(foe)
    if table.face_down:
        table.face_down[hero.space] = ""
