"""`python -m bench --profile`: where the time of a random playout goes, by sampling.

py-spy looks on from outside, so calls do not look dearer than they are. What built-in functions
take is counted with the function that calls them.
"""

import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.clock import pace
from bench.environment import ROOT, SCRIPTS
from bench.ours import BASIC, Played
from bench.sheet import Sheet

RATE = 500
TOP = 20
FILES = 10
ENTRY = "Played.play (bench/ours.py"


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of a playout's time by function: its own, and with what it calls."""

    samples: int
    own: dict[str, float]
    whole: dict[str, float]


def measure(seconds: float, seed: int) -> Shares:
    with tempfile.TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        spy = [str(SCRIPTS / "py-spy"), "record", "--function", "--format", "raw"]
        spy += ["--rate", str(RATE), "--output", str(stacks), "--"]
        play = [sys.executable, "-m", "bench.hotspots", str(seconds), str(seed)]
        ran = subprocess.run([*spy, *play], cwd=ROOT, capture_output=True, text=True)
        if ran.returncode or not stacks.exists():
            raise SystemExit(f"py-spy could not look on:\n{ran.stderr}")
        return shares(stacks.read_text(encoding="utf-8"))


def shares(stacks: str) -> Shares:
    """Read collapsed stacks: `outer (file:line);inner (file:line) count`."""
    own: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    for line in stacks.splitlines():
        frames, _, count = line.rpartition(" ")
        if ENTRY not in frames:
            continue
        within = frames[frames.index(ENTRY) :].split(";")
        own[within[-1]] += int(count)
        whole.update(dict.fromkeys(within, int(count)))
    total = own.total()
    return Shares(
        total,
        {name: count / total for name, count in own.most_common()},
        {name: count / total for name, count in whole.items()},
    )


def sheet(measured: Shares, facts: str) -> Sheet:
    top = list(measured.own)[:TOP]
    return Sheet(
        "profile",
        (
            facts,
            f"Random play of Prophecy Basic with 4 players, {measured.samples:,} samples by "
            f"py-spy; the {TOP} functions that take the most themselves, built-ins included.",
            f"By file: {', '.join(_files(measured))}.",
        ),
        ("function", "own share", "with what it calls"),
        tuple(
            (_called(name), f"{measured.own[name]:.1%}", f"{measured.whole[name]:.1%}")
            for name in top
        ),
    )


def _files(measured: Shares) -> list[str]:
    """The own shares added up by file, the largest first."""
    files: Counter[str] = Counter()
    hundredths = {name: round(share * 10_000) for name, share in measured.own.items()}
    for name, share in hundredths.items():
        files[_called(name).rpartition(" (")[2].rstrip(")")] += share
    return [f"{file} {share / 10_000:.0%}" for file, share in files.most_common(FILES)]


def _called(frame: str) -> str:
    """`wander (fabletop/games/prophecy/rules/turn.py:31)` without what all have in common."""
    name, _, place = frame.rstrip(")").rpartition(" (")
    file = place.rpartition(":")[0]
    return f"{name} ({file.removeprefix('fabletop/').removeprefix('games/prophecy/')})"


if __name__ == "__main__":
    played = Played(BASIC)
    played.game.new(played.options, played.seats, 1)  # reads the cards, which is no part of play
    pace(played, Random(int(sys.argv[2])), float(sys.argv[1]))
