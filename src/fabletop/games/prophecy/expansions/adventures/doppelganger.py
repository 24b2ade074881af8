"""The Doppelganger (W-279 to W-285): a battle by the rules for characters. A copy of another
character attacks, and her player decides for it. The original is kept aside and cannot change; the
battle ends like one with a Creature."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.expansions.adventures.pieces import masquerade
from fabletop.games.prophecy.rules.battle.duel import announce_attack
from fabletop.games.prophecy.rules.battle.start import WITHDRAW
from fabletop.games.prophecy.rules.hero.body import gain_strength, gain_willpower
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table

DOPPELGANGER: Final = "doppelganger"


def pose(table: Table, hero: Hero) -> Step:
    """Choose the character that it copies; with nobody else in the game it copies none."""
    others = [other for other in table.heroes if other.present and other is not hero]
    options: list[Option] = [("copy", other.character) for other in others] or [WITHDRAW]
    answer: Option = yield Question(hero.seat, "pose", options, DOPPELGANGER)
    if answer == WITHDRAW:
        table.battle = None
        table.declined.append(DOPPELGANGER)
        table.note("declined", hero.seat, DOPPELGANGER)
        table.phase = "arrive"
        return
    put_on(table, hero, next(other for other in others if other.character == answer[1]))


def put_on(table: Table, hero: Hero, other: Hero) -> None:
    """Put the copy in the other character's seat, in the hero's space, and keep the original
    aside."""
    own = masquerade(table)
    own.double = other.copy()
    other.space = hero.space
    own.double_damaged = [item for item in other.items if item in table.damaged]
    table.note("posed", other.seat, hero.seat)
    announce_attack(table, Battle("", Side(hero.seat), Side(other.seat), posed=other.seat + 1))


def unmask(table: Table, battle: Battle) -> None:
    """After the battle: restore the original character; the opponent is a Creature again."""
    own = masquerade(table)
    double = own.double
    assert double is not None, "nobody was copied in the Doppelganger's battle"
    table.heroes[double.seat] = double
    table.damaged = [item for item in table.damaged if item not in double.items]
    table.damaged += own.double_damaged
    own.double, own.double_damaged = None, []
    battle.creature, battle.foe = DOPPELGANGER, Side()


def copied(table: Table) -> int:
    """The seat of the character whose copy fights, if any."""
    double = masquerade(table).double
    return NOBODY if double is None else double.seat


def reward(table: Table, hero: Hero, battle: Battle) -> None:
    """Gain a cube of each colour of which the copied character has more, counting both sides."""
    if not battle.posed:
        return
    other = table.heroes[battle.posed - 1]
    stronger = other.health + other.wounds > hero.health + hero.wounds
    wiser = other.magic + other.drained > hero.magic + hero.drained
    gain_strength(table, hero, int(stronger))
    gain_willpower(table, hero, int(wiser))
