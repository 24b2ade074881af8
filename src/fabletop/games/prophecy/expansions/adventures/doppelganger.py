"""The Doppelganger (W-279 to W-285): a battle by the rules for characters. A copy of another
character attacks, and her player decides for it. The original is kept aside and cannot change; the
battle ends like one with a Creature."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.battle.duel import announce_attack
from fabletop.games.prophecy.rules.battle.start import WITHDRAW
from fabletop.games.prophecy.rules.hero.body import gain_strength, gain_willpower
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

DOPPELGANGER = "doppelganger"


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
    """Put the copy in the other character's seat, in the hero's space, and keep the original in
    `table.double`."""
    table.double = other.copy()
    other.space = hero.space
    table.double_damaged = [item for item in other.items if item in table.damaged]
    table.note("posed", other.seat, hero.seat)
    announce_attack(table, Battle("", Side(hero.seat), Side(other.seat), posed=other.seat + 1))


def unmask(table: Table, battle: Battle) -> None:
    """After the battle: restore the original character; the opponent is a Creature again."""
    assert table.double is not None, "nobody was copied in the Doppelganger's battle"
    owned = table.double.items
    table.heroes[table.double.seat] = table.double
    table.damaged = [item for item in table.damaged if item not in owned] + table.double_damaged
    table.double, table.double_damaged = None, []
    battle.creature, battle.foe = DOPPELGANGER, Side()


def reward(table: Table, hero: Hero, battle: Battle) -> None:
    """Gain a cube of each colour of which the copied character has more, counting both sides."""
    if not battle.posed:
        return
    other = table.heroes[battle.posed - 1]
    stronger = other.health + other.wounds > hero.health + hero.wounds
    wiser = other.magic + other.drained > hero.magic + hero.drained
    gain_strength(table, hero, int(stronger))
    gain_willpower(table, hero, int(wiser))
