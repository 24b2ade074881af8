"""The exact odds of battles: as they stand, or if a hero went and fought somebody.

The rules fight the battle on a copy of the table, with everything that works by itself. What
players could choose besides is not used, but named.
"""

from enum import Enum
from fractions import Fraction
from typing import Final, NamedTuple

from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.answers import first_phase
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.declaring import let_declare
from fabletop.games.prophecy.rules.battle.duel import start_wills
from fabletop.games.prophecy.rules.battle.start import (
    asked_before,
    begin,
    choose_kind,
    kinds_of_battle,
    settle_kind,
)
from fabletop.games.prophecy.rules.battle.wills import forced_into_wills, wills_price
from fabletop.games.prophecy.seen.battles.fights import (
    BattleOdds,
    FightPlayedOut,
    belongings,
    choose,
    scratch,
)
from fabletop.games.prophecy.seen.battles.setting_out import (
    arm,
    begin_turn,
    go,
    strengthening,
    use_before,
)
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Battle, Hero, Side, Table


class NoOdds(Enum):
    """Why there are no odds of a battle that one might fight."""

    KIND = "this kind of battle is not offered to her, or she cannot pay for it"
    CHOICE = "what was chosen is not open to her, or a die or a further choice decides what it does"
    COPY = "it copies a character: ask `doppelganger_odds`, naming her"


ROLLING: Final[tuple[str, ...]] = ("declare", "roll")
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
    chosen: Option = (),
) -> BattleOdds | None:
    """The odds if a hero fought a Creature where it lies, or in a space, or a Guardian in its
    plane, with these Items in use; also if she tried to take it alive, or took one of the choices
    that these odds name. None if there are no such odds: `why_no_odds` says why."""
    found = _against(view, seat, foe, Way(kind, used, space, alive, chosen))
    return found if isinstance(found, BattleOdds) else None


def why_no_odds(
    view: ProphecyView,
    seat: int,
    foe: str,
    kind: str = STRENGTH,
    space: str = "",
    *,
    alive: bool = False,
    chosen: Option = (),
) -> NoOdds | None:
    """Why `creature_odds` has no answer; None if it has one."""
    found = _against(view, seat, foe, Way(kind, (), space, alive, chosen))
    return found if isinstance(found, NoOdds) else None


class Way(NamedTuple):
    """How and where a battle with a Creature would be fought."""

    kind: str
    used: tuple[str, ...]
    space: str
    alive: bool
    chosen: Option


def _against(view: ProphecyView, seat: int, foe: str, way: Way) -> BattleOdds | NoOdds:
    table = begin_turn(view._table, seat)
    hero, chosen = table.heroes[seat], way.chosen
    creature = table.box.foes[foe]
    if creature.special.copies_character:
        return NoOdds.COPY
    go(table, hero, foe, way.space)
    before, drinks = belongings(table, seat), strengthening(table, seat)
    if chosen in drinks:
        if not use_before(table, hero, chosen):
            return NoOdds.CHOICE
        chosen = ()
    begin(table, hero, foe)
    battle = table.battle
    if battle is None:
        dies = not hero.alive
        return BattleOdds(way.kind, lose=Fraction(1), lost={LIFE: -1}) if dies else NoOdds.KIND
    asked = asked_before(table, hero, creature)
    if asked:
        settle_kind(table, hero, battle)
    if not _is_begun(table, hero, battle, way):
        return NoOdds.KIND
    arm(table, battle.own, way.used)
    questions = [asked] if asked else []
    found = _fought(table, battle, seat, before, chosen, questions)
    if found is None:
        return NoOdds.CHOICE
    found.choices[:0] = drinks
    return found


def _is_begun(table: Table, hero: Hero, battle: Battle, way: Way) -> bool:
    """Choose the kind of battle, if there is a choice; whether it is offered to her."""
    if table.phase != "kind":
        return not way.alive
    creature = table.box.foes[battle.creature]
    option: Option = (f"by_{way.kind}", "alive") if way.alive else (f"by_{way.kind}",)
    if option not in kinds_of_battle(table, hero, creature):
        return False
    if way.kind == WILLS and creature.first != STRENGTH:
        forced_into_wills(table, hero)
    choose_kind(table, hero, battle, option)
    return True


def _fought(
    table: Table,
    battle: Battle,
    seat: int,
    before: HeldAmounts,
    chosen: Option,
    questions: list[str],
) -> BattleOdds | None:
    """The odds of a battle that has just begun, with one of the choices; None if it comes later."""
    if chosen and not choose(table, battle, seat, chosen):
        return None
    return FightPlayedOut(table, battle, seat, before).odds(questions)


def duel_odds(
    view: ProphecyView,
    seat: int,
    rival: int,
    kind: str = STRENGTH,
    used: tuple[str, ...] = (),
    rival_used: tuple[str, ...] = (),
    *,
    payer: int | None = None,
    chosen: Option = (),
) -> BattleOdds | None:
    """The odds if a hero attacked the hero of another seat; `payer` has chosen a Battle of Wills,
    usually the attacker. None if the payer cannot pay, or if the choice does not come before the
    roll."""
    table = begin_turn(view._table, seat)
    before = belongings(table, seat)
    table.battle = Battle("", Side(seat), Side(rival))
    who = seat if payer is None else payer
    return _duel(table, before, kind, who, (used, rival_used), chosen)


def doppelganger_odds(
    view: ProphecyView,
    seat: int,
    copied: int,
    kind: str = STRENGTH,
    used: tuple[str, ...] = (),
    copy_used: tuple[str, ...] = (),
    *,
    payer: int | None = None,
    space: str = "",
    chosen: Option = (),
) -> BattleOdds | None:
    """The odds if a hero met the Doppelganger where she is or in a space; it copies the hero of a
    seat and attacks her. `payer` is her own seat or the copied one, usually the latter. None as for
    `duel_odds`."""
    table = begin_turn(view._table, seat)
    hero, parts = table.heroes[seat], table.parts
    assert parts.put_on is not None, "no Doppelganger is in the game"
    go(table, hero, parts.mask, space)
    before = belongings(table, seat)
    parts.put_on(table, hero, table.heroes[copied])
    table.battle = Battle("", Side(seat), Side(copied), posed=copied + 1)
    who = copied if payer is None else payer
    return _duel(table, before, kind, who, (used, copy_used), chosen)


def _duel(
    table: Table,
    before: HeldAmounts,
    kind: str,
    payer: int,
    used: tuple[tuple[str, ...], tuple[str, ...]],
    chosen: Option,
) -> BattleOdds | None:
    """The attacker is on her own side; against a Doppelganger she is the defender."""
    battle = table.current_battle()
    asked = first_phase(table.parts.challenged, table, battle)
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
    return _fought(table, battle, battle.own.seat, before, chosen, [asked] if asked else [])
