"""The rows of a run that are about cards, with what each row means for its card.

The tables of cards and of events are read in parallel, some thousand games at a time, so that
memory does not grow with the run.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabletop.lab.plugin import Usage
from fabletop.lab.report.frames import RunSource
from fabletop.lab.runs.records import CARDS, EVENTS

SEEN, TAKEN, USED, WANTED = 1, 2, 4, 8
"""What a row can mean, as bits."""

GAME, SEAT, CARD, MEANING, OFFERED, CHOSEN = range(6)
"""The columns of the rows."""

IntArray = NDArray[np.int64]

BLOCK = 2_000
"""How many games are read at a time."""

_SHIFT = 8
_NOTHING = -1


class _Meanings(dict[tuple[str, str], int]):
    """Maps a card and a verb to one number: the card's number combined with the verb's meaning."""

    def __init__(self, usages: Mapping[str, Usage], meaning: Callable[[Usage, str], int]) -> None:
        super().__init__()
        self._meaning = meaning
        self._places = {card: place for place, card in enumerate(usages)}
        self._usages = usages

    def __missing__(self, key: tuple[str, str]) -> int:
        card, verb = key
        meaning = self._meaning(self._usages[card], verb) if card in self._places else 0
        self[key] = self._places[card] << 2 * _SHIFT | meaning if meaning else _NOTHING
        return self[key]

    def read(self, cards: NDArray[Any], verbs: NDArray[Any]) -> IntArray:
        pairs = zip(cards, verbs, strict=True)
        return np.fromiter(map(self.__getitem__, pairs), np.int64, len(cards))


def _if_told(usage: Usage, verb: str) -> int:
    taken = TAKEN if verb in usage.taken.told else 0
    used = USED if verb in usage.used.told or (taken and usage.by_itself) else 0
    return (SEEN if verb in usage.seen.told else 0) | taken | used


def _if_asked(usage: Usage, verb: str) -> int:
    """The low bits say what it means to be offered, the high bits what it means to be chosen."""
    wanted = WANTED if verb in usage.wanted else 0
    offered = (SEEN if verb in usage.seen.offered else 0) | wanted
    taken = TAKEN if verb in usage.taken.chosen else 0
    used = USED if verb in usage.used.chosen or (taken and usage.by_itself) else 0
    return offered | (taken | used) << _SHIFT


def blocks(run: RunSource, usages: Mapping[str, Usage]) -> Iterator[tuple[slice, IntArray]]:
    """Blocks of games: the slice of the games, and their rows; games are numbered from the first
    of their block."""
    told = _cut(_told(run, _Meanings(usages, _if_told)), run.games)
    asked = _cut(_asked(run, _Meanings(usages, _if_asked)), run.games)
    starts = range(0, run.games, BLOCK)
    for start, some, others in zip(starts, told, asked, strict=True):
        rows = np.concatenate([some, others])
        rows[:, GAME] -= start
        yield slice(start, min(start + BLOCK, run.games)), rows


def _told(run: RunSource, meanings: _Meanings) -> Iterator[IntArray]:
    for chunk in _chunks(run, EVENTS, ("game", "seat", "card", "verb")):
        meaning = meanings.read(chunk["card"], chunk["verb"])
        kept = meaning != _NOTHING
        found = meaning[kept]
        none = np.zeros_like(found)
        yield _rows(chunk, kept, found, found & (1 << _SHIFT) - 1, none, none)


def _asked(run: RunSource, meanings: _Meanings) -> Iterator[IntArray]:
    wanted = ("game", "seat", "card", "verb", "offered", "chosen")
    for chunk in _chunks(run, CARDS, wanted):
        meaning = meanings.read(chunk["card"], chunk["verb"])
        kept = meaning != _NOTHING
        found, chosen = meaning[kept], chunk["chosen"][kept]
        lower = found & (1 << _SHIFT) - 1
        upper = np.where(chosen > 0, found >> _SHIFT & (1 << _SHIFT) - 1, 0)
        yield _rows(chunk, kept, found, lower | upper, chunk["offered"][kept], chosen)


def _chunks(run: RunSource, table: str, wanted: Sequence[str]) -> Iterator[dict[str, NDArray[Any]]]:
    return run.chunks(table, wanted) if table in run.tables else iter(())


def _rows(
    chunk: Mapping[str, NDArray[Any]],
    kept: NDArray[np.bool_],
    found: IntArray,
    meaning: IntArray,
    offered: NDArray[Any],
    chosen: NDArray[Any],
) -> IntArray:
    card = found >> 2 * _SHIFT
    game, seat = chunk["game"][kept], chunk["seat"][kept]
    return np.column_stack([game, seat, card, meaning, offered, chosen]).astype(np.int64)


def _cut(rows: Iterator[IntArray], games: int) -> Iterator[IntArray]:
    """Regroup rows into pieces of BLOCK games, regardless of the pieces in which they come."""
    waiting = np.empty((0, 6), np.int64)
    for end in range(BLOCK, games + BLOCK, BLOCK):
        pieces = [waiting]
        while not len(pieces[-1]) or pieces[-1][-1, GAME] < end:
            more = next(rows, None)
            if more is None:
                break
            pieces.append(more)
        waiting = np.concatenate(pieces)
        cut = int(np.searchsorted(waiting[:, GAME], end))
        yield waiting[:cut]
        waiting = waiting[cut:]
