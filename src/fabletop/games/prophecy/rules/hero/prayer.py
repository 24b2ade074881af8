"""A hero's dice outside the roll of a battle (R-178, R-317), which Prayer rolls twice; and the dice
of a battle that were rolled in advance (W-266, W-269, W-271)."""

from collections.abc import Generator, Sequence
from typing import Any, Final

from fabletop.core.question import Option, Question
from fabletop.games.prophecy.rules.hero.spells import can_cast, cast, castings, spells_allowed
from fabletop.games.prophecy.state import Battle, Hero, Table

PRAYER: Final = "prayer"
PLAIN: Final[Option] = ("roll",)


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


def foretold_dice(table: Table, battle: Battle) -> Sequence[int]:
    """Both sides' dice that were rolled in advance for this roll; empty if there are none."""
    foretold = table.parts.foretold
    return () if foretold is None else foretold.dice(table.heroes[battle.own.seat])


def use_up_foretold(table: Table, battle: Battle) -> None:
    if table.parts.foretold is not None:
        table.parts.foretold.use_up(table.heroes[battle.own.seat])
