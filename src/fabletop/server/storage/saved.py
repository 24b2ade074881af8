"""What the store keeps of a table, as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fabletop.core.chance import ChanceResult
from fabletop.core.game import Options
from fabletop.core.question import Option
from fabletop.core.seeds import Seed


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """A seat: `bot` plays it unless empty; `secret` is the hash of the token in its link."""

    name: str
    bot: str
    secret: str
    person: bool
    """Made for a person. When all of these seats that were taken have resigned, the table is
    closed."""
    resigned: bool = False
    free: bool = False
    """Nobody sits here yet, and anybody may."""
    webhook: str = ""
    switched: bool = False
    """Somebody else has played it before, so its result counts for nobody."""

    @property
    def persons_own(self) -> bool:
        """Made for a person, who has not resigned."""
        return self.person and not self.resigned

    @property
    def bots_own(self) -> bool:
        """A bot plays it to the end: it was made for a bot, or its person has resigned."""
        return bool(self.bot) and not self.persons_own


@dataclass(frozen=True, slots=True)
class SavedTable:
    id: str
    game: str
    ruleset: str
    data: str
    options: Options
    seed: Seed
    revision: int
    epoch: int
    over: bool
    seats: tuple[SavedSeat, ...]
    closed: bool = False
    waiting: tuple[int, ...] = ()
    """The seats that have to answer now, so that a list of tables need not replay them."""
    talk: int = 0
    """The number of the newest message."""
    thoughts: bool = False
    """The bots of this table think aloud."""
    branched: bool = False
    """It began in the middle of another game."""
    seed_chosen: bool = False
    """The founder named the seed, and may know what comes."""
    same_luck: bool = False
    """It was branched without new luck: the log of the other game tells what comes."""
    base: int = 0
    """How many answers came before the snapshot with which the match begins; 0: from the seed."""


@dataclass(frozen=True, slots=True)
class SavedAnswer:
    seat: int
    option: Option
    chance: tuple[ChanceResult, ...]


@dataclass(frozen=True, slots=True)
class Message:
    number: int
    seat: int | None
    name: str
    text: str
    sent: float


class MessagePage(NamedTuple):
    """Which messages are wanted: those with numbers between the two, the newest `limit` of them."""

    since: int = 0
    before: int | None = None
    limit: int = 200


class Pulse(NamedTuple):
    """Two counters that tell whether there is something new at a table."""

    revision: int
    talk: int


class SavedSnapshot(NamedTuple):
    """A table after the first `number` answers, as JSON."""

    number: int
    text: str


class Stored(NamedTuple):
    """A table with its answers from the number `since` on; with all answers come its snapshots."""

    table: SavedTable
    since: int
    answers: list[SavedAnswer]
    snapshots: Sequence[SavedSnapshot] = ()
