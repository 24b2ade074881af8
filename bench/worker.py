"""One round of one library, in its own process: prints one JSON object."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bench.clock import Pace, Playable, Spread, copies, pace
from bench.rounds import Round, parse


@dataclass(frozen=True, slots=True)
class Measured:
    """The results for a game of a library in one round."""

    name: str
    language: str
    pace: Pace
    copies: dict[str, Spread]


def work(version: str, games: Sequence[Playable]) -> None:
    """The main function of a worker: `python -m bench.peers.chess SECONDS SEED`."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    Round(version, tuple(_measured(game, seconds, Random(seed)) for game in games)).print()


def parse_round(text: str) -> Round[Measured]:
    return parse(text, _parse)


def _measured(game: Playable, seconds: float, random: Random) -> Measured:
    return Measured(
        game.name,
        game.language,
        pace(game, random, seconds),
        copies(game, random, seconds / 2),
    )


def _parse(plain: dict[str, Any]) -> Measured:
    spreads = {name: Spread(**spread) for name, spread in plain["copies"].items()}
    return Measured(plain["name"], plain["language"], Pace(**plain["pace"]), spreads)
