"""A server's past: games stored as if people and bots had played them here.

Everybody is played by the quick bot, the weaker ones with slips, so that a past is made in moments.
The same seed gives the same past.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from fabletop.bots.greedy import Greedy
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.settings import Settings
from fabletop.server.storage.results import DAY
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import ending_of
from fabletop.server.tables.opening import kept

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SLIPS = {"": 0.2, "random": 1.0, "easy": 0.5, "normal": 0.3, "hard": 0.1, "expert": 0.0}
"""How often a player takes a random option; "" is a person."""


@dataclass(frozen=True, slots=True)
class Past:
    """A game that was played: who sat there (a bot's name, or nothing), how many days ago."""

    game: str
    bots: tuple[str, ...]
    seed: int
    days: float = 0.0


SHORT = Past("prophecy", ("", "expert"), 1)
"""Ada against Expert, over after 96 answers."""


def play(past: Past) -> Match[Any]:
    game = find(past.game)
    match = Match.new(game, seats=NAMES[: len(past.bots)], seed=past.seed)
    quick, luck = Greedy(past.game, past.seed), Random(past.seed)
    while not match.over:
        decision = match.decisions()[0]
        slips = luck.random() < SLIPS[past.bots[decision.seat]]
        option = (
            luck.choice(decision.options)
            if slips
            else quick.choose(decision.question, decision.view)
        )
        match.answer(option, decision.seat)
    return match


def shelve(folder: Path, pasts: Sequence[Past]) -> list[str]:
    """Keep these games in the database of a folder; returns the ids of their tables."""
    store = Store(Settings(folder=folder).address)
    store.migrate()
    try:
        return [_keep(store, past, f"past{number}") for number, past in enumerate(pasts)]
    finally:
        store.close()


def _keep(store: Store, past: Past, table_id: str) -> str:
    match = play(past)
    header = match.header
    saved = SavedTable(
        *(table_id, header.game, header.ruleset, header.data, header.options, header.seed),
        revision=1,
        epoch=0,
        over=True,
        seats=tuple(
            SavedSeat(name, bot, "", person=not bot)
            for name, bot in zip(header.seats, past.bots, strict=True)
        ),
    )
    store.create(saved, kept(match))
    ending = ending_of(saved, match)
    assert ending is not None
    store.settle(table_id, ending, time.time() - past.days * DAY)
    return table_id


def months(seed: int = 1, games: int = 160) -> list[Past]:
    """What a busy server may have seen: people against all levels, more and more of them."""
    luck = Random(seed)
    levels, found = ("easy", "normal", "normal", "hard", "expert"), []
    for number in range(games):
        game = luck.choices(("prophecy", "seasons", "wizards"), (6, 5, 1))[0]
        players = luck.choices((2, 3, 4), (5, 6, 2))[0]
        level = luck.choice(levels)
        people = 1 if luck.random() < 0.8 else min(2, players)
        bots = ("",) * people + (level,) * (players - people)
        seated = tuple(luck.sample(bots, players))
        found.append(Past(game, seated, number, 120 * luck.random() ** 1.7))
    return found
