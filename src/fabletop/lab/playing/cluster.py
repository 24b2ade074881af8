"""A Ray cluster as a crew: does the same work as local processes, but on other machines.

The only module that uses Ray. A worker with other rules than this machine is refused. The chunks of
a lost worker are retried, and every chunk counts once.
"""

import json
import logging
import os
import platform
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from fabletop import __version__
from fabletop.bots.outside.named import is_outside
from fabletop.core.errors import BadSetup, FabletopError
from fabletop.core.game import Options
from fabletop.lab.comparing.arena import made_of
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.playing.workers import AHEAD, Chunk
from fabletop.lab.runs.ledger import difference

R = TypeVar("R")

PATIENCE = 10
"""How many seconds to wait for a cluster to answer."""
LIVES = 5
"""At most how often a chunk is tried if its workers are lost."""


def likeness(game: str, options: Options, bots: Sequence[str]) -> str:
    """Everything that must be the same on all machines; otherwise their games would differ."""
    made = {"fabletop": __version__, **made_of(game, options, bots)}
    return json.dumps({"game": game, "options": options, "bots": bots, "made": made})


@cache
def why_not_here(wanted: str) -> str:
    """What differs between this machine and the one that sent the work, or ""."""
    theirs = json.loads(wanted)
    ours = json.loads(likeness(theirs["game"], theirs["options"], theirs["bots"]))
    return difference(ours["made"], theirs["made"])


def on_worker(wanted: str, work: Callable[[Chunk], R], chunk: Chunk) -> R:
    differs = why_not_here(wanted)
    if differs:
        raise BadSetup(
            f"the worker on {platform.node()} would play other games ({differs}); install the same "
            "Fabletop there"
        )
    return work(chunk)


@dataclass(slots=True)
class Cluster:
    """The workers of the cluster to which this process is connected."""

    wanted: str
    lost: Counter[int] = field(default_factory=Counter)
    """How often each chunk's worker was lost."""

    def __call__(
        self,
        work: Callable[[Chunk], R],
        chunks: Sequence[Chunk],
        keep: Callable[[int, R], None],
        /,
    ) -> None:
        self.lost.clear()
        task: Any = ray.remote(max_retries=0)(on_worker)
        work_there = ray.put(work)
        later = iter(range(len(chunks)))
        out: dict[Any, int] = {}

        def hand_out(numbers: Iterator[int]) -> None:
            for number in numbers:
                out[task.remote(self.wanted, work_there, chunks[number])] = number

        try:
            hand_out(islice(later, _capacity()))
            while out:
                ready, _ = ray.wait(list(out))
                for reference in ready:
                    number = out[reference]
                    again = self._take(reference, number, keep)
                    del out[reference]
                    hand_out(iter([number]) if again else islice(later, 1))
                hand_out(islice(later, max(0, _capacity() - len(out))))
        except BaseException:
            _stop(out, keep)
            raise

    def _take(self, reference: Any, number: int, keep: Callable[[int, R], None]) -> bool:
        """Keep a result. Returns whether to retry, because it was lost with its worker."""
        try:
            result = ray.get(reference)
        except RayTaskError as error:
            raise _cause(error) from error
        except RayError as error:
            self.lost[number] += 1
            if self.lost[number] >= LIVES:
                raise BadSetup(
                    f"{LIVES} workers were lost at the same piece of work ({_first_line(error)}); "
                    "run the same command again; games already written to disk are not played again"
                ) from error
            return True
        keep(number, result)
        return False


def _capacity() -> int:
    """How many tasks may be submitted at once; a cluster may grow while it works."""
    resources: Callable[[], dict[str, float]] = ray.cluster_resources
    return AHEAD * max(1, int(resources().get("CPU", 1)))


def _stop(out: dict[Any, int], keep: Callable[[int, R], None]) -> None:
    """Keep the finished tasks and cancel the rest."""
    done, open_ = ray.wait(list(out), num_returns=len(out), timeout=0) if out else ([], [])
    for reference in open_:
        ray.cancel(reference)
    for reference in done:
        with suppress(RayError):
            keep(out[reference], ray.get(reference))


def _cause(error: RayTaskError) -> Exception:
    """What went wrong on the worker, as an error with a clear message for the user."""
    if isinstance(error.cause, FabletopError):
        return error.cause
    if isinstance(error.cause, ImportError):
        return BadSetup(
            f"a worker of the cluster lacks a package ({error.cause}); install the same packages "
            "there as here"
        )
    return error


def _check_address(address: str) -> None:
    """Check that the address answers: Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def check_bots(bots: Sequence[str]) -> None:
    """Refuse bots from outside: their files are only on this machine."""
    for name in bots:
        if is_outside(name) or "@" in name:
            raise BadSetup(
                f"the bot {name} comes from a file or program of this machine, which the workers "
                "of a cluster do not have; play without --cluster, or with built-in bots"
            )


@contextmanager
def cluster(address: str, plan: Plan) -> Iterator[Cluster]:
    """Connect to an existing cluster for the games of this plan."""
    check_bots(plan.bots)
    wanted = likeness(plan.game, plan.options, plan.bots)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        _check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, SystemExit) as error:
        raise BadSetup(
            f"no Ray cluster can be used at {address}: {_first_line(error)}; `ray start --head` "
            "starts one"
        ) from error
    try:
        yield Cluster(wanted)
    finally:
        ray.shutdown()
