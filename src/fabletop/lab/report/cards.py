"""The effect of cards: in how many games they were seen, taken and used, how often they were
wanted, and how much they added to the win rate of the seats that had them.

Seats that take a card differ from others in more than the card. So seats are compared only with
other seats of the same game, by how much better each did than the average seat of the same bot with
the same place in the turn order. Games that nobody won are left out. One bias remains, which the
reader must keep in mind: a winner survives longer and so takes more cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from fabletop.core.cards.library import LibraryCard
from fabletop.core.registry import find
from fabletop.lab.plugin import Usage, usage_of
from fabletop.lab.report.comparisons import FALSE_FINDS, adjusted, p_value
from fabletop.lab.report.counting import CardCounts, Difference
from fabletop.lab.report.frames import GameMatrix, RunSource
from fabletop.lab.report.marked import blocks
from fabletop.lab.report.measures import FloatArray, Measured, Z, ratio, share
from fabletop.lab.runs.records import CARDS, EVENTS

FEW_GAMES = 30
"""With fewer games to compare, no difference is reported."""


@dataclass(frozen=True, slots=True)
class Added:
    """By how much seats with a card had a larger share of the win than others of the same game."""

    difference: Measured
    """`n` counts the games in which some seats had it and others did not."""
    p: float
    adjusted: float
    """The p-value after correction for the number of comparisons."""

    @property
    def stands(self) -> bool:
        return self.adjusted < FALSE_FINDS


@dataclass(frozen=True, slots=True)
class CardUse:
    """One card. `seen`, `taken` and `used` are shares of all games; `wanted` is a share of the
    choices in which the card was available. A number that cannot be computed is None."""

    card: str
    deck: str
    names: dict[str, str]
    seen: Measured
    taken: Measured
    used: Measured
    wanted: Measured | None
    by_taking: Added | None
    by_using: Added | None


@dataclass(frozen=True, slots=True)
class CardChapter:
    cards: list[CardUse]
    compared: int
    """How many comparisons were made at once."""
    by_chance: float
    """How many intervals would exclude zero by chance if no card had any effect."""
    found: int
    """How many intervals do exclude zero."""
    standing: int
    """How many differences remain after the correction."""


def card_chapter(run: RunSource, frame: GameMatrix) -> CardChapter | None:
    """What the tables of cards and events show; None if the run kept neither, or if the game does
    not define what counts as the use of a card."""
    counted = [
        (card, usage)
        for card in find(run.plan.game).library(run.plan.options)
        if (usage := usage_of(run.plan.game, card)) is not None
    ]
    if not {CARDS, EVENTS} & set(run.tables) or not counted:
        return None
    count, won = CardCounts(len(counted)), frame.finished & (frame.winners > 0)
    better = _better(frame, won)
    for games, rows in blocks(run, {card.id: usage for card, usage in counted}):
        count.add(rows, better[games], won[games])
    differences = _Differences(count, [usage for _, usage in counted])
    used = [
        _use(card, place, count, frame.games, differences)
        for place, (card, _) in enumerate(counted)
    ]
    return _chapter([card for card in used if card.seen.value > 0])


def _chapter(cards: list[CardUse]) -> CardChapter:
    compared = [one for card in cards for one in (card.by_taking, card.by_using) if one]
    apart = [one for one in compared if not one.difference.low <= 0 <= one.difference.high]
    standing = sum(one.stands for one in compared)
    return CardChapter(cards, len(compared), FALSE_FINDS * len(compared), len(apart), standing)


def _better(frame: GameMatrix, won: NDArray[np.bool_]) -> FloatArray:
    """By how much each seat did better than the average seat of the same bot with the same place in
    the turn order. The average is that of games that somebody won."""
    bots = {name: place for place, name in enumerate(dict.fromkeys(frame.plan.bots))}
    seated = np.array([bots[name] for name in frame.plan.bots])
    group = (frame.turn + 1) * len(bots) + seated
    size = int(group.max(initial=0)) + 1
    counts = np.bincount(group[won].ravel(), minlength=size)
    shares = np.bincount(group[won].ravel(), frame.share[won].ravel(), minlength=size)
    usual = np.divide(shares, counts, out=np.zeros(size), where=counts > 0)
    better: FloatArray = frame.share - usual[group]
    return better


class _Differences:
    """All differences from taking and from using cards, corrected together for their number."""

    def __init__(self, count: CardCounts, usages: Sequence[Usage]) -> None:
        raw: dict[tuple[bool, int], tuple[Measured, float]] = {}
        for using, sums in ((False, count.taking), (True, count.using)):
            for place, usage in enumerate(usages):
                found = _difference(sums, place)
                if found is not None and not (using and usage.by_itself):
                    raw[using, place] = found
        corrected = adjusted([p for _, p in raw.values()])
        self._found = {
            key: Added(measured, p, after)
            for (key, (measured, p)), after in zip(raw.items(), corrected, strict=True)
        }

    def of(self, place: int, *, using: bool) -> Added | None:
        return self._found.get((using, place))


def _difference(sums: Difference, place: int) -> tuple[Measured, float] | None:
    games = int(sums.games[place])
    if games < FEW_GAMES:
        return None
    middle = float(sums.total[place]) / games
    variance = max(0.0, float(sums.squares[place]) / games - middle**2)
    error = sqrt(variance / (games - 1))
    measured = Measured("added", middle, middle - Z * error, middle + Z * error, games)
    return measured, p_value(middle, error)


def _use(
    card: LibraryCard, place: int, count: CardCounts, games: int, differences: _Differences
) -> CardUse:
    seen, taken, used = (
        share(name, int(of[place]), games)
        for name, of in (("seen", count.seen), ("taken", count.taken), ("used", count.used))
    )
    return CardUse(
        card.id,
        card.deck,
        dict(card.names),
        seen,
        taken,
        used,
        ratio("wanted", *map(float, count.wanted[:, place])),
        differences.of(place, using=False),
        differences.of(place, using=True),
    )
