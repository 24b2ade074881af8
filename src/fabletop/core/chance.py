"""All randomness of a game: rolls, draws, shuffles, and reveals.

The generator is SplitMix64, one 64-bit state for each named stream, so that two runs can share
the dice and differ in the draws. With a key, it is BLAKE2b of the key, the stream and how many
numbers were drawn: whoever sees some of the numbers cannot compute others. Scripted results can
be loaded; they are used before random ones (by tests, the leak test and replays). While a record
is kept, every roll, draw and reveal is added to it; undo must not go back past a recorded result.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from fabletop.core.errors import RulesError
from fabletop.core.seeds import Seed

DEAL: Final = 0
DICE: Final = 1
DRAW: Final = 2
STREAMS: Final[tuple[str, ...]] = ("deal", "dice", "draw")

KINDS: Final[tuple[str, ...]] = ("dice", "draw", "pick", "reveal")
ChanceResult = tuple[str, int | str]

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN: Final = 0x9E37_79B9_7F4A_7C15
_MIX_1: Final = 0xBF58_476D_1CE4_E5B9
_MIX_2: Final = 0x94D0_49BB_1331_11EB


def mix(state: int) -> int:
    """The output function of SplitMix64: 64 well-mixed bits of a counter."""
    state = ((state ^ (state >> 30)) * _MIX_1) & _MASK
    state = ((state ^ (state >> 27)) * _MIX_2) & _MASK
    return state ^ (state >> 31)


def _stream_seed(seed: int, name: str) -> int:
    state = mix((seed + _GOLDEN) & _MASK)
    for byte in name.encode():
        state = mix((state ^ byte) + _GOLDEN & _MASK)
    return state


class NeedsLuck(BaseException):
    """Raised where the rules need a chance result that is not at hand. The rules catch no
    `BaseException`, so it reaches whoever asked for a game without luck."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How many chance results are at hand, and kinds of which any number may come about."""

    room: int = 0
    allowed: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Chance:
    streams: list[int]
    script: list[ChanceResult]
    record: list[ChanceResult] | None = field(default=None, compare=False)
    key: str = ""
    """Empty for SplitMix64. With a key, the streams count the numbers drawn."""
    limit: Limit | None = field(default=None, compare=False)
    """While a record is kept: the result after the last one at hand raises `NeedsLuck`."""

    @classmethod
    def seeded(cls, seed: Seed, *, streams: dict[str, int] | None = None) -> "Chance":
        """Streams from one seed; `streams` gives single streams a seed of their own."""
        if isinstance(seed, str):
            return cls([0] * len(STREAMS), [], None, seed)
        own = streams or {}
        return cls([_stream_seed(own.get(name, seed), name) for name in STREAMS], [])

    def copy(self) -> "Chance":
        return Chance(self.streams[:], self.script[:], None, self.key)

    def reseed(self, seed: Seed) -> None:
        self.go_on_with(Chance.seeded(seed))

    def go_on_with(self, other: "Chance") -> None:
        """Future results are those of the other one."""
        self.streams, self.key = other.streams[:], other.key

    def below(self, stream: int, limit: int) -> int:
        """A number from 0 to limit - 1. Not recorded: for shuffles and other hidden randomness."""
        if self.key:
            return self._keyed(stream, limit)
        state = (self.streams[stream] + _GOLDEN) & _MASK
        self.streams[stream] = state
        state = ((state ^ (state >> 30)) * _MIX_1) & _MASK
        state = ((state ^ (state >> 27)) * _MIX_2) & _MASK
        return (((state ^ (state >> 31)) >> 16) * limit) >> 48

    def roll(self, sides: int = 6) -> int:
        """A die that everybody sees."""
        if self.script:
            scripted = self._scripted("dice")
            if scripted is not None:
                return int(scripted)
        result = self.below(DICE, sides) + 1
        if self.record is not None:
            self._keep("dice", result)
        return result

    def draw(self, deck: list[str]) -> str:
        """Take the top card (the last of the list) of a deck that is not empty."""
        if self.script:
            scripted = self._scripted("draw")
            if scripted is not None:
                card = str(scripted)
                deck.remove(card)
                return card
        card = deck.pop()
        if self.record is not None:
            self._keep("draw", card)
        return card

    def drawn(self, top: str) -> str:
        """The card drawn from a pile that the game keeps itself: the given top card, unless another
        one is scripted."""
        scripted = self._scripted("draw") if self.script else None
        if scripted is not None:
            return str(scripted)
        if self.record is not None:
            self._keep("draw", top)
        return top

    def pick(self, count: int) -> int:
        """A random index that everybody sees."""
        if self.script:
            scripted = self._scripted("pick")
            if scripted is not None:
                return int(scripted)
        index = self.below(DRAW, count)
        if self.record is not None:
            self._keep("pick", index)
        return index

    def reveal(self, thing: str) -> None:
        """Record that something hidden became known without a draw: undo must not cross it."""
        if self.record is not None:
            self._keep("reveal", thing)

    def shuffle(self, cards: list[str], stream: int = DRAW) -> None:
        """Fisher-Yates. The generator is inlined for speed, because decks are long."""
        if self.key:
            for last in range(len(cards) - 1, 0, -1):
                other = self._keyed(stream, last + 1)
                cards[last], cards[other] = cards[other], cards[last]
            return
        state = self.streams[stream]
        for last in range(len(cards) - 1, 0, -1):
            state = (state + _GOLDEN) & _MASK
            mixed = ((state ^ (state >> 30)) * _MIX_1) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _MASK
            other = (((mixed ^ (mixed >> 31)) >> 16) * (last + 1)) >> 48
            cards[last], cards[other] = cards[other], cards[last]
        self.streams[stream] = state

    def without_luck(self, room: int = 0, allowed: tuple[str, ...] = ()) -> None:
        """From now on, the first result after `room` ones raises `NeedsLuck`; those of an allowed
        kind are not counted (cards may be drawn where it matters only how many there are)."""
        self.record, self.limit = [], Limit(room, allowed)

    def load(self, results: Iterable[ChanceResult]) -> None:
        """Use these results before any random one."""
        self.script.extend(results)

    def _keep(self, kind: str, value: int | str) -> None:
        """Add a result to the record."""
        record, limit = self.record, self.limit
        assert record is not None, "a record is kept"
        if limit is not None:
            if kind in limit.allowed:
                return
            if len(record) == limit.room:
                raise NeedsLuck
        record.append((kind, value))

    def _keyed(self, stream: int, limit: int) -> int:
        count = self.streams[stream] = self.streams[stream] + 1
        drawn = blake2b(b"%d %d" % (stream, count), digest_size=6, key=self.key.encode())
        return (int.from_bytes(drawn.digest(), "big") * limit) >> 48

    def _scripted(self, kind: str) -> int | str | None:
        for index, (scripted_kind, value) in enumerate(self.script):
            if scripted_kind == kind:
                del self.script[index]
                if self.record is not None:
                    self._keep(kind, value)
                return value
        return None


def parse_result(kind: object, value: object) -> ChanceResult:
    """A chance result from a log, checked."""
    if kind not in KINDS or isinstance(value, bool) or not isinstance(value, int | str):
        raise RulesError(f"not a chance result: {kind!r:.40} {value!r:.40}")
    return (str(kind), value)
