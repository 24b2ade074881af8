"""A hero's dice outside the roll of a battle (R-178, R-317); Prayer rolls them twice."""

from collections.abc import Generator
from typing import Any

from fabletop.core.question import Option, Question
from fabletop.games.prophecy.rules.hero.spells import can_cast, cast, castings, spells_allowed
from fabletop.games.prophecy.state import Hero, Table

PRAYER = "prayer"
PLAIN: Option = ("roll",)


def can_pray(table: Table, hero: Hero) -> bool:
    if not can_cast(table, hero, PRAYER):
        return False
    return table.battle is None or spells_allowed(table, table.battle)


def what_a_one_is(table: Table, hero: Hero) -> int:
    """What a rolled 1 counts as: more for a Halfling."""
    return table.race(hero).one_counts or 1


def counted(table: Table, hero: Hero, die: int) -> int:
    """What a die counts as for her."""
    return what_a_one_is(table, hero) if die == 1 else die


def plain_die(table: Table, hero: Hero) -> int:
    return counted(table, hero, table.chance.roll())


def own_die(table: Table, hero: Hero, subject: str) -> Generator[Question, Any, int]:
    """Roll a die for her. With Prayer she rolls two and chooses one."""
    if not can_pray(table, hero):
        return plain_die(table, hero)
    options = [PLAIN, *castings(table, hero, PRAYER)]
    answer: Option = yield Question(hero.seat, "pray", options, subject)
    if answer == PLAIN:
        return plain_die(table, hero)
    cast(table, hero, PRAYER, answer)
    dice = [plain_die(table, hero) for _ in range(table.box.abilities[PRAYER].params.dice)]
    results: list[Option] = [("keep_die", die) for die in sorted(set(dice))]
    table.note("prayed_dice", hero.seat, *dice)
    if len(results) == 1:
        return dice[0]
    answer = yield Question(hero.seat, "keep_die", results, subject)
    return int(answer[1])
