"""`python -m bench --profile`: where the time of random playouts goes, by sampling."""

import sys
from collections import Counter
from dataclasses import dataclass
from random import Random

from bench.clock import pace
from bench.ours import BASIC, SEASONS, STANDARD, WIZARDS, Played
from bench.sheet import Sheet
from bench.spying import spied

KINDS = (BASIC, STANDARD, SEASONS, WIZARDS)
TOP = 10
FILES = 8
ENTRY = "Played.play (bench/ours.py"


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of a playout's time by function: by itself, and including the functions it calls."""

    name: str
    samples: int
    own: dict[str, float]
    whole: dict[str, float]


def measure(seconds: float, seed: int) -> list[Shares]:
    return [
        shares(Played(kind).name, spied("bench.hotspots", str(number), str(seconds), str(seed)))
        for number, kind in enumerate(KINDS)
    ]


def shares(name: str, stacks: str) -> Shares:
    own: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    for line in stacks.splitlines():
        frames, _, count = line.rpartition(" ")
        if ENTRY not in frames:
            continue
        within = frames[frames.index(ENTRY) :].split(";")
        own[within[-1]] += int(count)
        whole.update(dict.fromkeys(within, int(count)))
    total = max(1, own.total())
    return Shares(
        name,
        own.total(),
        {frame: count / total for frame, count in own.most_common()},
        {frame: count / total for frame, count in whole.items()},
    )


def sheet(measured: list[Shares], facts: str) -> Sheet:
    samples = sum(one.samples for one in measured)
    return Sheet(
        "profile",
        (
            facts,
            f"Random play, {samples:,} samples by py-spy; of each game the {TOP} functions that "
            "take the most themselves, built-ins included.",
            *(f"By file, {one.name}: {', '.join(_files(one))}." for one in measured),
        ),
        ("game", "function", "own share", "with what it calls"),
        tuple(row for one in measured for row in _rows(one)),
    )


def _rows(measured: Shares) -> list[tuple[str, str, str, str]]:
    return [
        (
            "" if number else measured.name,
            _called(frame),
            f"{measured.own[frame]:.1%}",
            f"{measured.whole[frame]:.1%}",
        )
        for number, frame in enumerate(list(measured.own)[:TOP])
    ]


def _files(measured: Shares) -> list[str]:
    """The functions' own shares, added up by file, the largest first."""
    files: Counter[str] = Counter()
    hundredths = {name: round(share * 10_000) for name, share in measured.own.items()}
    for name, share in hundredths.items():
        files[_called(name).rpartition(" (")[2].rstrip(")")] += share
    return [f"{file} {share / 10_000:.0%}" for file, share in files.most_common(FILES)]


def _called(frame: str) -> str:
    """`wander (fabletop/games/prophecy/rules/turn/turn.py:31)` without the common prefix."""
    name, _, place = frame.rstrip(")").rpartition(" (")
    file = place.rpartition(":")[0].removeprefix("fabletop/").removeprefix("games/")
    return f"{name} ({file})"


if __name__ == "__main__":
    played = Played(KINDS[int(sys.argv[1])])
    played.game.new(played.options, played.seats, 1)  # load the cards before the clock starts
    pace(played, Random(int(sys.argv[3])), float(sys.argv[2]))
