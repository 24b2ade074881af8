"""Plays a rule for every result of the dice, on copies of a table, and counts what it brings."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from functools import partial
from itertools import product
from random import Random

from fabletop.core.any_options import any_options
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.rules.agenda import AGENDA
from fabletop.games.wizards.state import Table

FACES = range(1, 7)

Act = Callable[[Table], object]

ABOUT_POINTS = ("gain", "gain_two", "ask_loss", "lose", "dispel")
"""Jobs that are done after a rule; others wait on the agenda."""


def copies(table: Table, act: Act, *, dice: int) -> Iterator[Table]:
    """The table after the rule, for every result of so many dice."""
    for rolls in product(FACES, repeat=dice):
        twin = table.copy()
        twin.agenda = []
        twin.chance.load(("dice", roll) for roll in rolls)
        act(twin)
        while twin.agenda and twin.agenda[-1][0] in ABOUT_POINTS:
            asking(twin, partial(preferred, twin))
        yield twin


def asking(table: Table, answer: Callable[[Question], Option]) -> Question | None:
    """Answer the next question of a table."""
    step = AGENDA.next_step(table)
    if step is None:
        return None
    asked = step.send(None)
    assert isinstance(asked, Question)
    with suppress(StopIteration):
        step.send(answer(asked))
    return asked


def preferred(table: Table, question: Question) -> Option:
    """Lose the type with the fewest points; try the spell; otherwise anything."""
    points = dict(zip(("knowledge", "perception", "power"), table.players[0].points, strict=True))
    if question.kind == "lose":
        return min(question.options, key=lambda option: points[str(option[1])])
    return ("dispel",) if ("dispel",) in question.options else question.options[0]


def mean(table: Table, act: Act, amount: Callable[[Table], int], *, dice: int) -> Fraction:
    """How much the amount changes on average."""
    found = [amount(twin) - amount(table) for twin in copies(table, act, dice=dice)]
    return Fraction(sum(found), len(found))


def points(table: Table) -> int:
    return sum(table.players[0].points)


def turns(table: Table) -> int:
    return table.players[0].extra - table.players[0].stunned


def positions(seeds: range, *, most: int = 120) -> Iterator[Position[Table]]:
    """Every decision of random games that begin late, with random settings."""
    for seed in seeds:
        luck = Random(seed)
        seats = luck.choice(list(WIZARDS.seats))
        options = settle(WIZARDS, any_options(WIZARDS, seats, luck.randrange), seats)
        position = Position(WIZARDS, WIZARDS.rich(options, seats, seed))
        for _ in range(most):
            if position.over:
                break
            yield position
            question = luck.choice(position.open)
            position.answer(luck.choice(question.options), question.seat)
