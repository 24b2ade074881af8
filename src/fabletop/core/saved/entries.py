"""What a match records: its header, and one entry per answer."""

from dataclasses import dataclass

from fabletop.core.chance import ChanceResult
from fabletop.core.game import Options, T
from fabletop.core.question import Option
from fabletop.core.seeds import Seed
from fabletop.core.table import Event

TABLE = -1
"""The seat of entries of the table itself, which stand for new luck."""

RESEED = "reseed"
"""`("reseed", seed)`: other future luck. Older branches have it."""

REDEAL = "redeal"
"""`("redeal", seed)`: other future luck, and everything that no seat knows is drawn anew."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log: an answer, the chance results and the events that it caused."""

    seat: int
    option: Option
    chance: tuple[ChanceResult, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Header:
    game: str
    ruleset: str
    data: str
    options: Options
    seats: tuple[str, ...]
    seed: Seed
    auto: bool = True


def recorded(table: T, seat: int, option: Option) -> LogEntry:
    """Stop recording and turn what was recorded into a log entry."""
    entry = LogEntry(seat, option, tuple(table.chance.record or ()), tuple(table.chronicle or ()))
    table.chronicle = table.chance.record = None
    return entry
