"""`python -m bench --compare REV`: this tree beside another revision, or two builds of this tree.

Both are measured by the code of this tree, each in processes of its own, with the same Python and,
if their locks are equal, the same packages. What has not been committed here is measured, too.
"""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.comparing.announcing import announce
from bench.comparing.builds import BUILDS, build
from bench.comparing.comparison import Comparison, rows
from bench.comparing.figures import chosen
from bench.comparing.measuring import Pair, duration, measure
from bench.comparing.revisions import HOME, checkout, commit, environment, here
from bench.comparing.sides import MeasuredSide
from bench.environment import ROOT
from bench.machine import Stopwatch

ROUNDS = 10
SECONDS = 0.2
TOLERANCE = 5.0
"""By how many per cent a figure may be slower."""


@dataclass(frozen=True, slots=True)
class Wanted:
    against: str
    """A revision, or the name of a build."""
    rounds: int = ROUNDS
    seconds: float = SECONDS
    """How long a figure is measured in a round, of processor time on each side."""
    only: str = ""
    python: Path = Path(sys.executable)
    fresh: bool = False
    root: Path = ROOT
    """The tree that is judged."""


def compare(wanted: Wanted) -> Comparison:
    figures = chosen(wanted.only)
    sides = _builds(wanted) if wanted.against in BUILDS else _revisions(wanted)
    print(
        f"{len(figures)} figures, {wanted.rounds} rounds: "
        f"about {duration(len(figures), wanted.rounds, wanted.seconds)}",
        file=sys.stderr,
    )
    watch = Stopwatch()
    found, pythons = measure(sides, figures, wanted.rounds, wanted.seconds)
    facts = watch.facts(pythons[1])
    return Comparison(sides, rows(found), (facts, *_notes(wanted, sides, pythons)))


def _revisions(wanted: Wanted) -> Pair:
    root, ours = wanted.root, _found(wanted.python)
    full = commit(root, wanted.against)
    tree = checkout(root, full, fresh=wanted.fresh)
    python = environment(root, tree, ours)
    short = full[:8]
    label = short if full.startswith(wanted.against) else f"{wanted.against} ({short})"
    announced = announce(tree, tree / "announced")
    return MeasuredSide(label, python, tree / "src", announced), MeasuredSide(
        here(root), ours, root / "src", announce(root, root / HOME / "here")
    )


def _builds(wanted: Wanted) -> Pair:
    """The named build, and the other one, which is judged."""
    root, home = wanted.root, wanted.root / HOME
    announced = announce(root, home / "here")
    other, judged = (
        MeasuredSide(name, _found(wanted.python), build(name, root / "src", home), announced)
        for name in (wanted.against, BUILDS[wanted.against])
    )
    return other, judged


def _found(python: Path) -> Path:
    """An interpreter by its path or by its name; workers run in other folders."""
    return Path(shutil.which(python) or python).absolute()


def _notes(wanted: Wanted, sides: Pair, pythons: tuple[str, str]) -> list[str]:
    other, judged = sides
    notes = [
        f"{judged.label} beside {other.label}; {wanted.rounds} rounds in turn, in new processes, "
        f"about {wanted.seconds:g} s for each figure; the same work and the same seeds in both.",
    ]
    if pythons[0] != pythons[1]:
        notes.append(f"{other.label} ran with {pythons[0]}.")
    if other.python != judged.python:
        notes.append(f"{other.label} ran with the packages of its own `requirements.lock`.")
    compiled = [f"{side.label}: {side.compiled}" for side in sides if side.compiled]
    if compiled:
        notes.append(f"Compiled modules: {', '.join(compiled)}.")
    return notes
