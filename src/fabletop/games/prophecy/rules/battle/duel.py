"""Battles between characters (R-130 to R-139, R-214): the attacker names the defender and the kind
of battle; the defender may turn a Battle of Strength into one of Wills."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import first_phase
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.after_duel import fight_on
from fabletop.games.prophecy.rules.battle.declaring import let_declare, opponent
from fabletop.games.prophecy.rules.battle.start import BY_STRENGTH, BY_WILLS, begin
from fabletop.games.prophecy.rules.battle.wills import (
    forced_into_wills,
    wear_for_wills,
    wills_price,
)
from fabletop.games.prophecy.rules.hero.body import spend_magic
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.rules.turn.arriving import ATTACK, attacks, has_creatures, is_safe
from fabletop.games.prophecy.rules.turn.own_turn import is_outside, outside_options, use_outside
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

PEACE: Final[Option] = ("peace",)
STAND: Final[Option] = ("stand",)
AGAIN: Final[Option] = ("again",)
PART: Final[Option] = ("part",)


def attack(table: Table, hero: Hero) -> Step:
    """An attack is never compulsory, except in the Final Battle (R-130, R-214)."""
    options = attacks(table, hero)
    for more in table.parts.attack:
        options += more(table, hero)
    if table.stage != "final":
        options.append(PEACE)
    if hero.items or hero.abilities:
        options += outside_options(table, hero)
    answer: Option = yield Question(hero.seat, "attack", options)
    if is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif answer == PEACE:
        table.phase = "space"
    else:
        challenge(table, hero, answer)


def challenge(table: Table, hero: Hero, answer: Option) -> None:
    """An attack, which may be for something other than Health or an Item."""
    character, *stake = map(str, answer[1:])
    rival = next(other for other in table.heroes if other.alive and other.character == character)
    table.spent.append(ATTACK)
    table.note("attacks", hero.seat, rival.seat)
    if stake:
        table.note("at_stake", hero.seat, *stake)
    announce_attack(table, Battle("", Side(hero.seat), Side(rival.seat), stake="".join(stake)))


def announce_attack(table: Table, battle: Battle) -> None:
    """A part of the game may ask something before the kind of battle is named (W-242)."""
    comes_first = first_phase(table.parts.challenged, table, battle)
    if comes_first:
        table.battle = battle
        table.phase = comes_first
    else:
        settle_first_word(table, battle)


def settle_first_word(table: Table, battle: Battle) -> None:
    """The attacker names the kind of battle, if there is a choice."""
    table.battle = battle
    attacker, defender = duelists(table, battle)
    if attacker.magic >= wills_price(table, attacker, defender):
        table.phase = "duel_kind"
    else:
        settle_duel_kind(table, battle, BY_STRENGTH)


def duelists(table: Table, battle: Battle) -> tuple[Hero, Hero]:
    """The attacker and the defender."""
    attacker, defender = battle.sides()
    return table.heroes[attacker.seat], table.heroes[defender.seat]


def duel_kind(table: Table, _hero: Hero) -> Step:
    battle = table.current_battle()
    options: list[Option] = [BY_STRENGTH, BY_WILLS]
    attacker, defender = duelists(table, battle)
    answer: Option = yield Question(attacker.seat, "duel_kind", options, defender.character)
    settle_duel_kind(table, battle, answer)


def settle_duel_kind(table: Table, battle: Battle, answer: Option) -> None:
    """A Battle of Wills that was paid for must be accepted (R-135)."""
    attacker, defender = duelists(table, battle)
    battle.kind = STRENGTH
    if answer == BY_WILLS:
        start_wills(table, battle, attacker, defender)
    elif defender.magic >= wills_price(table, defender, attacker):
        table.phase = "reply"
        return
    let_declare(table, battle)


def reply(table: Table, _hero: Hero) -> Step:
    """The defender may pay to turn the Battle of Strength into one of Wills (R-136)."""
    battle = table.current_battle()
    attacker, defender = duelists(table, battle)
    options: list[Option] = [STAND, BY_WILLS]
    named = opponent(table, battle, battle.sides()[1])
    answer: Option = yield Question(defender.seat, "reply", options, named)
    if answer == BY_WILLS:
        start_wills(table, battle, defender, attacker)
    let_declare(table, battle)


def start_wills(table: Table, battle: Battle, starter: Hero, other: Hero) -> None:
    """Pay 2 Magic and 1 more for each Artifact of the opponent (R-137)."""
    battle.kind = WILLS
    spend_magic(starter, wills_price(table, starter, other))
    wear_for_wills(table, starter, battle.own if starter.seat == battle.own.seat else battle.foe)
    table.note("starts_wills", starter.seat)
    forced_into_wills(table, other)


def drawn(table: Table, hero: Hero) -> Step:
    """Fanaticism: fight the same opponent again, in a new battle (R-277). Between the two battles
    the active hero may use what is not for battles (R-193), even if it is the other one who fights
    on."""
    battle = table.current_battle()
    speaker = hero if battle.creature else table.heroes[battle.side().seat]
    own_turn = speaker is hero
    options: list[Option] = [AGAIN] if is_renewed(battle) else [AGAIN, PART]
    options += outside_options(table, hero) if own_turn else []
    subject = opponent(table, battle, battle.side())
    answer: Option = yield Question(speaker.seat, "drawn", options, subject)
    if is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif answer == PART:
        _part(table, battle)
    elif is_renewed(battle):
        settle_first_word(table, battle)
    else:
        table.note("fanatic", speaker.seat)
        if battle.creature:
            begin(table, hero, battle.creature)
        else:
            _renew(table, battle, hero, own_turn=own_turn)


def is_renewed(battle: Battle) -> bool:
    """Whether the defender's Fanaticism renewed this battle, and its kind is not named yet."""
    return not battle.kind


def _renew(table: Table, drawn: Battle, hero: Hero, *, own_turn: bool) -> None:
    """The same attack for the same prize, with the same attacker."""
    battle = Battle("", Side(hero.seat), Side(drawn.foe.seat), stake=drawn.stake)
    if own_turn or not outside_options(table, hero):
        settle_first_word(table, battle)
    else:
        table.battle = battle


def _part(table: Table, battle: Battle) -> None:
    if battle.creature:
        table.battle = None
        table.phase = "after"
    else:
        fight_on(table, battle, battle.acting + 1)


def attack_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The characters in this space whom she may not attack."""
    return [
        refuse((ATTACK, other.character), reason)
        for other in table.heroes
        if other.alive and other.space == hero.space and other is not hero
        if (reason := _why_not_attack(table, hero, other))
    ]


def _why_not_attack(table: Table, hero: Hero, other: Hero) -> Reason | None:
    hostile = table.parts.hostile
    if hostile is not None and not hostile(table, hero, other):
        return because("friends_do_not_fight", "W-225")
    if has_creatures(table, hero.space):
        return because("fight_first", "R-130")
    return because("safe_here", "R-132") if is_safe(table, other) else None


def duel_kind_refusals(table: Table, hero: Hero) -> list[Refusal]:
    battle = table.current_battle()
    if battle.creature or battle.kind == WILLS or battle.rolls:
        return []
    other = table.heroes[battle.foe.seat if hero.seat == battle.own.seat else battle.own.seat]
    price = wills_price(table, hero, other)
    if hero.magic >= price:
        return []
    return [refuse(BY_WILLS, needs("magic", "R-137", price, hero.magic))]
