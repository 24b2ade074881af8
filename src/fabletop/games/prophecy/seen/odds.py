"""The exact odds of battles: as they stand, or if a hero went and fought somebody.

The rules fight the battle on a copy of the table, with everything that works by itself. What
players could choose besides is not used, but named.
"""

from enum import Enum
from fractions import Fraction

from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.holdings import holdings
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.declaring import let_declare
from fabletop.games.prophecy.rules.battle.duel import start_wills
from fabletop.games.prophecy.rules.battle.equipment import is_arms
from fabletop.games.prophecy.rules.battle.start import (
    asked_before,
    begin,
    choose_kind,
    kinds_of_battle,
    settle_kind,
)
from fabletop.games.prophecy.rules.battle.wills import forced_into_wills, wills_price
from fabletop.games.prophecy.seen.fights import BattleOdds, FightPlayedOut, scratch
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table


class NoOdds(Enum):
    """Why there are no odds of a battle that one might fight."""

    KIND = "this kind of battle is not offered to her, or she cannot pay for it"
    COPY = "it copies a character: ask `doppelganger_odds`, naming her"


ROLLING = ("declare", "roll")
"""The phases whose next result is a roll."""


def battle_odds(view: ProphecyView, seat: int | None = None) -> BattleOdds | None:
    """The odds of the battle as it stands, for a seat that fights in it, usually the active one;
    None unless the next thing that matters is a roll."""
    battle = view._table.battle
    if battle is None or not battle.kind or view._table.phase not in ROLLING:
        return None
    seats = (battle.own.seat, battle.foe.seat)
    fighter = battle.own.seat if seat is None else seat
    if fighter not in seats or (battle.posed and fighter != battle.own.seat):
        return None
    table = scratch(view._table)
    return FightPlayedOut(table, table.current_battle(), fighter).odds()


def creature_odds(
    view: ProphecyView,
    seat: int,
    foe: str,
    kind: str = STRENGTH,
    used: tuple[str, ...] = (),
    space: str = "",
    *,
    alive: bool = False,
) -> BattleOdds | None:
    """The odds if a hero fought a Creature where it lies, or in a space, or a Guardian in its
    plane, with these Items in use; also if she tried to take it alive. None if there are no such
    odds: `why_no_odds` says why."""
    found = _against(view, seat, foe, (kind, alive), used, space)
    return found if isinstance(found, BattleOdds) else None


def why_no_odds(
    view: ProphecyView,
    seat: int,
    foe: str,
    kind: str = STRENGTH,
    space: str = "",
    *,
    alive: bool = False,
) -> NoOdds | None:
    """Why `creature_odds` has no answer; None if it has one."""
    found = _against(view, seat, foe, (kind, alive), (), space)
    return found if isinstance(found, NoOdds) else None


def _against(
    view: ProphecyView,
    seat: int,
    foe: str,
    way: tuple[str, bool],
    used: tuple[str, ...],
    space: str,
) -> BattleOdds | NoOdds:
    table = scratch(view._table)
    hero = table.heroes[seat]
    creature = table.box.foes[foe]
    if creature.special.copies_character:
        return NoOdds.COPY
    table.battle, table.active = None, seat
    _go(table, hero, foe, space)
    before = holdings(table, seat)
    begin(table, hero, foe)
    battle = table.battle
    if battle is None:
        dies = not hero.alive
        return BattleOdds(way[0], lose=Fraction(1), lost={LIFE: -1}) if dies else NoOdds.KIND
    asked = asked_before(table, hero, creature)
    if asked:
        settle_kind(table, hero, battle)
    kind, alive = way
    if table.phase == "kind":
        option: Option = (f"by_{kind}", "alive") if alive else (f"by_{kind}",)
        if option not in kinds_of_battle(table, hero, creature):
            return NoOdds.KIND
        if kind == WILLS and creature.first != STRENGTH:
            forced_into_wills(table, hero)
        choose_kind(table, hero, battle, option)
    elif alive:
        return NoOdds.KIND
    arm(table, battle.own, used)
    return FightPlayedOut(table, battle, seat, before).odds([asked] if asked else [])


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
    usually the attacker. None if the payer cannot pay."""
    table = scratch(view._table)
    table.active = seat
    before = holdings(table, seat)
    battle = Battle("", Side(seat), Side(rival))
    return _duel(table, battle, before, kind, seat if payer is None else payer, (used, rival_used))


def doppelganger_odds(
    view: ProphecyView,
    seat: int,
    copied: int,
    kind: str = STRENGTH,
    used: tuple[str, ...] = (),
    copy_used: tuple[str, ...] = (),
    *,
    payer: int | None = None,
) -> BattleOdds | None:
    """The odds if a hero met the Doppelganger, which copies the hero of a seat and attacks her;
    `payer` is her own seat or the copied one, usually the latter. None if the payer cannot pay."""
    table = scratch(view._table)
    hero, parts = table.heroes[seat], table.parts
    assert parts.put_on is not None, "no Doppelganger is in the game"
    table.active = seat
    _go(table, hero, parts.mask, "")
    before = holdings(table, seat)
    parts.put_on(table, hero, table.heroes[copied])
    table.battle = battle = Battle("", Side(seat), Side(copied), posed=copied + 1)
    who = copied if payer is None else payer
    return _duel(table, battle, before, kind, who, (used, copy_used))


def _duel(
    table: Table,
    battle: Battle,
    before: HeldAmounts,
    kind: str,
    payer: int,
    used: tuple[tuple[str, ...], tuple[str, ...]],
) -> BattleOdds | None:
    """The attacker is on her own side; against a Doppelganger she is the defender."""
    table.battle = battle
    battle.kind = kind
    if kind != STRENGTH:
        own, other = table.heroes[battle.own.seat], table.heroes[battle.foe.seat]
        if payer == other.seat:
            own, other = other, own
        if own.magic < wills_price(table, own, other):
            return None
        start_wills(table, battle, own, other)
    let_declare(table, battle)
    arm(table, battle.own, used[0])
    arm(table, battle.foe, used[1])
    return FightPlayedOut(table, battle, battle.own.seat, before).odds()


def arm(table: Table, side: Side, used: tuple[str, ...]) -> None:
    """Use these Items from now on."""
    items = table.box.items
    side.used += tuple([name for name in used if name not in side.used])
    weapons = [name for name in used if is_arms(items[name])]
    side.armed += tuple(weapons)


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
