"""Sums over the games of a run, card by card: how many saw, took, used and wanted it, and how seats
with the card did compared with the other seats of the same game."""

import numpy as np
from numpy.typing import NDArray

from fabletop.lab.report.marked import (
    CARD,
    CHOSEN,
    GAME,
    MEANING,
    OFFERED,
    SEAT,
    SEEN,
    TAKEN,
    USED,
    WANTED,
    IntArray,
)
from fabletop.lab.report.measures import FloatArray


class Difference:
    """Sums over games of the difference between seats with a card and seats without it."""

    def __init__(self, cards: int) -> None:
        self.games = np.zeros(cards)
        self.total = np.zeros(cards)
        self.squares = np.zeros(cards)

    def add(self, having: NDArray[np.bool_], better: FloatArray) -> None:
        seats = having.shape[1]
        holders = having.sum(axis=1)
        both = (holders > 0) & (holders < seats)
        won = np.einsum("gs,gsc->gc", better, having)
        others = better.sum(axis=1)[:, None] - won
        with_it = np.divide(won, holders, out=np.zeros_like(won), where=both)
        without = np.divide(others, seats - holders, out=np.zeros_like(won), where=both)
        apart = with_it - without
        self.games += both.sum(axis=0)
        self.total += apart.sum(axis=0)
        self.squares += (apart**2).sum(axis=0)


class CardCounts:
    """Sums over all games, card by card."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.seen, self.taken, self.used = (np.zeros(cards, np.int64) for _ in range(3))
        self.taking, self.using = Difference(cards), Difference(cards)
        self.wanted = np.zeros((5, cards))
        """How often chosen, how often offered, and the sums over games of the chosen squared,
        chosen times offered, and the offered squared."""

    def add(self, rows: IntArray, better: FloatArray, won: NDArray[np.bool_]) -> None:
        """Add some games: their rows, by how much each seat did better than the average, and which
        games were won."""
        seen = np.zeros((len(better), self.cards), bool)
        marked = rows[rows[:, MEANING] & SEEN > 0]
        seen[marked[:, GAME], marked[:, CARD]] = True
        taken, used = (self._having(rows, better, bit) for bit in (TAKEN, USED))
        self.seen += (seen | taken.any(axis=1) | used.any(axis=1)).sum(axis=0)
        self.taken += taken.any(axis=1).sum(axis=0)
        self.used += used.any(axis=1).sum(axis=0)
        self.taking.add(taken[won], better[won])
        self.using.add(used[won], better[won])
        self._want(rows, len(better))

    def _having(self, rows: IntArray, better: FloatArray, bit: int) -> NDArray[np.bool_]:
        having = np.zeros((*better.shape, self.cards), bool)
        marked = rows[(rows[:, MEANING] & bit > 0) & (rows[:, SEAT] >= 0)]
        having[marked[:, GAME], marked[:, SEAT], marked[:, CARD]] = True
        return having

    def _want(self, rows: IntArray, games: int) -> None:
        asked = rows[rows[:, MEANING] & WANTED > 0]
        place = asked[:, GAME] * self.cards + asked[:, CARD]
        chosen, offered = (
            np.bincount(place, asked[:, column], minlength=games * self.cards).reshape(games, -1)
            for column in (CHOSEN, OFFERED)
        )
        sums = (chosen, offered, chosen**2, chosen * offered, offered**2)
        self.wanted += np.array([one.sum(axis=0) for one in sums])
