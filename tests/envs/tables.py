"""Tables for the environments: small ones of every game, and random hands that play them."""

from collections.abc import Iterator
from random import Random

import pytest

from fabletop.envs.episode import Episode
from fabletop.envs.setup import Setup

GAMES = ("prophecy", "seasons", "wizards")

SETUPS = {
    "prophecy": Setup("prophecy", 3, {"version": "standard", "island": "yes"}),
    "seasons": Setup("seasons", 3, {"enchantment": "random"}),
    "wizards": Setup("wizards", 2),
}

every_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str, seed: int = 7, *, memory: bool = False) -> Episode:
    return Episode.begin(SETUPS[game], seed, memory=memory)


def played(episode: Episode, decisions: int, seed: int = 1) -> Iterator[Episode]:
    """The episode before each of this many random decisions."""
    random = Random(seed)
    for _ in range(decisions):
        if episode.over:
            return
        yield episode
        episode.answer(random.choice(episode.numbers()))


def bytes_of(episode: Episode) -> bytes:
    """What all seats see and what can be answered."""
    rows = b"".join(episode.vector(seat).tobytes() for seat in range(episode.setup.players))
    return rows + episode.mask().tobytes()
