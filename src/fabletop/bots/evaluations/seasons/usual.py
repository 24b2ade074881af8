"""The usual positions in which cards are tried out, and what gives the same in all of them, so that
it need not be tried at every decision."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from fabletop.games.seasons.box import Box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.cards import card_gives, token_gives
from fabletop.games.seasons.seen.gives import NO_TOKENS, CardGives, Energies, Gives, Usual

USUAL: Final[tuple[Usual, ...]] = (
    Usual((0, 1, 0, 0), 1, 0, 2, 12, (1, 1, 1, 0), 2, 15),
    Usual((1, 0, 1, 1), 2, 1, 3, 30, (1, 1, 1, 1), 4, 20),
    Usual((3, 0, 1, 1), 2, 0, 3, 12, (2, 0, 1, 1), 2, 20),
    Usual((4, 1, 1, 1), 3, 1, 3, 30, (1, 2, 1, 1), 5, 20, 1),
)
"""The positions in which a card is tried out: a poor reserve and a rich one, ahead and behind."""


def steady_lines(found: Iterable[CardGives]) -> dict[str, Gives]:
    """The lines of a gear that give the same in all these positions. Tokens of any energy are paid
    by choice, even if there is only one kind to choose."""
    tried: dict[str, list[Gives]] = {}
    for gives in found:
        for line, ways in gives.lines.items():
            first = ways[0]._replace(dropped=0)
            tried.setdefault(line, []).append(first if line in ENERGIES else _any_energy(first))
    return {
        line: first
        for line, (first, *others) in tried.items()
        if others and all(other == first for other in others)
    }


def _any_energy(gives: Gives) -> Gives:
    return gives._replace(tokens=NO_TOKENS, energy=gives.energy + sum(gives.tokens))


@lru_cache(maxsize=2_000)
def lines_without_extras(box: Box, players: int, card: str) -> dict[str, Gives]:
    """The same for a gear whose lines are energies, with no extra crystals: each energy has its
    turn to be held often."""
    return steady_lines(
        card_gives(box, players, card, replace(usual, reserve=reserve, extra=0))
        for usual in USUAL[-2:]
        for reserve in _turned(usual.reserve)
    )


def _turned(reserve: Energies) -> Iterable[Energies]:
    for first in range(len(reserve)):
        water, earth, fire, air = (*reserve[first:], *reserve[:first])
        yield water, earth, fire, air


@lru_cache(maxsize=2_000)
def steady_ability(box: Box, players: int, token: str) -> Gives | None:
    """What a Special Ability gives if that is the same in all usual positions. A judgement: it
    leaves out what Argos's Embrace takes away and that a gauge near its highest space gains less.
    Asking at every decision would take too long."""
    tried = {token_gives(box, players, token, usual) for usual in USUAL}
    return tried.pop() if len(tried) == 1 else None
