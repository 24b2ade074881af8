"""Runs our worker and the peers' in rounds: ours runs again before each peer's, so that other load
on the machine affects both."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from bench.environment import PYTHON, ROOT

R = TypeVar("R")
"""What a worker has measured in one round."""


@dataclass(slots=True)
class Peer(Generic[R]):
    name: str
    rounds: list[tuple[R, R]] = field(default_factory=list)
    """Each of our rounds, with the peer's round after it."""
    problem: str = ""

    def missing(self, columns: int) -> list[tuple[str, ...]]:
        """A row that says why the peer was not measured; empty if it was."""
        if self.rounds and not self.problem:
            return []
        return [(f"{self.name}: not measured here ({self.problem})",) + ("",) * (columns - 1)]


@dataclass(frozen=True, slots=True)
class Workers(Generic[R]):
    """The module of our worker, the suffix of the names of the peers' modules, and the parser of
    what they print."""

    ours: str
    ending: str
    parse: Callable[[str], R]


def interleave(
    names: Sequence[str], workers: Workers[R], runs: int, seconds: float, seed: int
) -> list[Peer[R]]:
    peers = [Peer[R](name) for name in names]
    for number in range(runs):
        print(f"round {number + 1} of {runs}", file=sys.stderr)
        for peer in peers:
            if not peer.problem:
                _round(peer, workers, seconds, seed + number)
    return peers


def _round(peer: Peer[R], workers: Workers[R], seconds: float, seed: int) -> None:
    ours = _run(Path(sys.executable), workers.ours, seconds, seed)
    if ours.returncode:
        raise SystemExit(f"our own worker failed:\n{ours.stderr}")
    theirs = _run(PYTHON, f"bench.peers.{peer.name}{workers.ending}", seconds, seed)
    if theirs.returncode:
        peer.problem = (theirs.stderr.strip() or "no error message").splitlines()[-1]
        return
    peer.rounds.append((workers.parse(ours.stdout), workers.parse(theirs.stdout)))


def _run(python: Path, worker: str, seconds: float, seed: int) -> subprocess.CompletedProcess[str]:
    order = [str(python), "-m", worker, str(seconds), str(seed)]
    return subprocess.run(order, cwd=ROOT, capture_output=True, text=True)
