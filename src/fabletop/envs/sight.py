"""The row of numbers of a seat as bytes, for the leak test: worlds that a seat cannot tell apart
must give it the same row, to the byte."""

from functools import partial
from importlib.util import find_spec

from fabletop.core.conformance.checks import Sight
from fabletop.core.question import Question
from fabletop.core.rows.writing import AnyTable
from fabletop.envs.plugin import declared_games


def sight_of(game: str) -> Sight | None:
    """None for a game without an environment, or if rows cannot be made here."""
    if game not in declared_games() or find_spec("numpy") is None:
        return None
    return partial(row_bytes, game)


def row_bytes(game: str, table: AnyTable, question: Question | None, seat: int) -> bytes:
    """What a seat sees of a table."""
    # Imported here: it needs numpy, which not every installation has.
    from fabletop.envs.observation import observation

    sheet = observation(game)
    row = sheet.blank()
    sheet.write(row, table, question, seat)
    return row.tobytes()
