"""A side of a comparison, and the process that works for it."""

import json
import os
import subprocess
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import IO

from bench.comparing.figures import Made
from bench.comparing.working import Greeting, Order
from bench.environment import ROOT

WORKER = "bench.comparing.working"
OWN = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED")
"""Settings of the environment that a worker must not inherit."""


@dataclass(frozen=True, slots=True)
class Side:
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
    """The process of a side, in a `with` block. It starts with the same hashes of strings as its
    counterpart, so that both have their sets in the same order."""

    def __init__(self, side: Side, hashes: int) -> None:
        self.side = side
        self._hashes = hashes

    def __enter__(self) -> "Worker":
        paths = (self.side.announced, self.side.source, ROOT)
        own = {name: value for name, value in os.environ.items() if name not in OWN}
        own["PYTHONPATH"] = os.pathsep.join(map(str, paths))
        own["PYTHONHASHSEED"] = str(self._hashes)
        self._errors: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8")
        try:
            self._process = subprocess.Popen(
                [str(self.side.python), "-m", WORKER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                cwd=self.side.announced,
                env=own,
            )
        except OSError as error:
            raise SystemExit(f"{self.side.python} cannot be started: {error.strerror}") from error
        self.greeting = Greeting(**json.loads(self._line()))
        if not Path(self.greeting.package).is_relative_to(self.side.source):
            raise SystemExit(
                f"{self.side.label} imports {self.greeting.package} instead of its own"
            )
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()

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

    def _fail(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip().splitlines() or ["it ended without a word"]
        raise SystemExit(f"{self.side.label} does not run with {self.side.python}: {said[-1]}")
