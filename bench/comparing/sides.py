"""A side of a comparison, and the process that works for it."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, NoReturn

from bench.comparing.figures import Made
from bench.comparing.working import Greeting, Order
from bench.environment import ROOT

WORKER = "bench.comparing.working"
OWN = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED")
"""Settings of the environment that a worker must not inherit."""


@dataclass(frozen=True, slots=True)
class MeasuredSide:
    label: str
    python: Path
    source: Path
    """The folder with the package, with or without compiled modules beside the sources."""
    announced: Path
    """A folder with the package's entry points, as an installer would write them down."""

    @property
    def compiled(self) -> int:
        return len(extensions(self.source))


def extensions(source: Path) -> list[Path]:
    """The compiled modules of a source folder."""
    return [path for suffix in (".so", ".pyd") for path in source.rglob(f"*{suffix}")]


class Worker:
    """The running process of a side."""

    def __init__(self, side: MeasuredSide, process: subprocess.Popen[str], errors: IO[str]) -> None:
        self.side = side
        self._process = process
        self._errors = errors
        self.greeting = Greeting(**json.loads(self._line()))
        if not Path(self.greeting.package).is_relative_to(side.source):
            raise SystemExit(f"{side.label} imports {self.greeting.package} instead of its own")

    def make(self, order: Order) -> Made:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{json.dumps(asdict(order))}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self._fail()
        return Made(**json.loads(self._line()))

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline() or self._fail()

    def _fail(self) -> NoReturn:
        self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip().splitlines() or ["it ended without a word"]
        raise SystemExit(f"{self.side.label} does not run with {self.side.python}: {said[-1]}")


@contextmanager
def working(side: MeasuredSide, hashes: int) -> Iterator[Worker]:
    """A worker inside the `with` block. It starts with the same hashes of strings as its
    counterpart, so that both have their sets in the same order."""
    paths = (side.announced, side.source, ROOT)
    own = {name: value for name, value in os.environ.items() if name not in OWN}
    own["PYTHONPATH"] = os.pathsep.join(map(str, paths))
    own["PYTHONHASHSEED"] = str(hashes)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = _started(side, own, errors)
        try:
            yield Worker(side, process, errors)
        finally:
            process.kill()
            process.communicate()


def _started(side: MeasuredSide, own: dict[str, str], errors: IO[str]) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            [str(side.python), "-m", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            encoding="utf-8",
            cwd=side.announced,
            env=own,
        )
    except OSError as error:
        raise SystemExit(f"{side.python} cannot be started: {error.strerror}") from error
