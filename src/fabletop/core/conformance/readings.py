"""Compares the questions about the open table (`core/reading.py`) with the rules: an answer must
not depend on anything hidden, and a price must be what the option takes."""

from itertools import zip_longest

from fabletop.core.foretelling import LIFE, Foretold
from fabletop.core.game import T
from fabletop.core.position import Position
from fabletop.core.question import Question, show
from fabletop.core.reading import Readable, Reading

MISSING: Reading = ("", None)


def check_readings(position: Position[T], twin: Position[T], seat: int | None) -> list[str]:
    """Every answer is the same in a world that the seat cannot tell from the real one."""
    game = position.game
    if not isinstance(game, Readable):
        return []
    real, other = (game.readings(game.view(one.table, seat)) for one in (position, twin))
    return [
        f"the reading {mine[0] or theirs[0]} of seat {seat} depends on something hidden"
        for mine, theirs in zip_longest(real, other, fillvalue=MISSING)
        if mine != theirs
    ]


def check_prices(position: Position[T], question: Question) -> list[str]:
    """Every price that is claimed to be known is all that the rules take, and nothing else."""
    game = position.game
    foretold = Foretold.of(lambda: position, question.seat)
    if foretold is None or not isinstance(game, Readable):
        return []
    prices = game.prices(game.view(position.table, question.seat), question)
    problems = []
    for option, price in zip(question.options, prices, strict=True):
        taken = foretold.surely(option) if price is not None else {}
        if price is not None and LIFE not in taken:
            problems += [
                f"{question.kind}: {show(option)} is read as {name} {price.get(name, 0):+}, "
                f"but changes it by {taken.get(name, 0):+}"
                for name in {**price, **taken}
                if price.get(name, 0) != taken.get(name, 0)
            ]
    return problems
