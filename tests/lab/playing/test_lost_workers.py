"""What a crew on a cluster does where workers are lost, with a Ray that loses them at will."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from ray.exceptions import RayError, RayTaskError, WorkerCrashedError

from fabletop.core.errors import BadSetup
from fabletop.lab.playing import cluster
from fabletop.lab.playing.cluster import LIVES, Cluster, likeness
from fabletop.lab.playing.workers import Chunk

DONE = 3
"""How many of the running tasks are done when the work is interrupted."""


@dataclass(eq=False)
class Reference:
    """A task that is done when it is asked for."""

    do: Callable[[], list[int]]


@dataclass
class Lossy:
    """The part of Ray that a crew needs. The first tasks fail."""

    failures: list[RayError]
    patience: int = 1_000
    """How many waits until somebody presses Ctrl-C."""
    sent: int = 0
    cancelled: int = 0
    most: int = 0

    def remote(self, **_options: int) -> "Callable[[Callable[..., list[int]]], Remote]":
        return lambda task: Remote(task, self)

    def put(self, value: object) -> object:
        return value

    def wait(
        self, out: list[Reference], *, num_returns: int = 1, timeout: float | None = None
    ) -> tuple[list[Reference], list[Reference]]:
        self.most = max(self.most, len(out))
        self.patience -= 1
        if self.patience == 0:
            raise KeyboardInterrupt
        done = DONE if timeout == 0 else num_returns
        return out[:done], out[done:]

    def get(self, reference: Reference) -> list[int]:
        if self.failures:
            raise self.failures.pop(0)
        return reference.do()

    def cancel(self, _reference: Reference) -> None:
        self.cancelled += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}


@dataclass
class Remote:
    task: Callable[..., list[int]]
    ray: Lossy

    def remote(self, *words: object) -> Reference:
        self.ray.sent += 1
        return Reference(lambda: self.task(*words))


def squares(numbers: Chunk) -> list[int]:
    return [number * number for number in numbers]


def worked(
    lossy: Lossy, monkeypatch: pytest.MonkeyPatch, kept: dict[int, list[int]] | None = None
) -> tuple[Cluster, dict[int, list[int]]]:
    monkeypatch.setattr(cluster, "ray", lossy)
    crew = Cluster(likeness("seasons", {}, ["random"]))
    kept = {} if kept is None else kept

    def keep(number: int, result: Sequence[int]) -> None:
        assert number not in kept
        kept[number] = list(result)

    crew(squares, [[number] for number in range(20)], keep)
    return crew, kept


def test_every_chunk_counts_once_and_few_are_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lossy = Lossy([])
    crew, kept = worked(lossy, monkeypatch)
    assert kept == {number: [number * number] for number in range(20)}
    assert (lossy.sent, lossy.most, crew.lost.total()) == (20, 8, 0)


def test_what_a_lost_worker_had_is_handed_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lossy = Lossy([WorkerCrashedError(), WorkerCrashedError(), WorkerCrashedError()])
    crew, kept = worked(lossy, monkeypatch)
    assert kept == {number: [number * number] for number in range(20)}
    assert (lossy.sent, crew.lost.total()) == (23, 3)


def test_work_that_kills_its_workers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    lossy = Lossy([WorkerCrashedError() for _ in range(20 * LIVES)])
    with pytest.raises(BadSetup, match=f"{LIVES} workers were lost at the same piece of work"):
        worked(lossy, monkeypatch)


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        (BadSetup("the worker on owl would play other games"), "^the worker on owl"),
        (ModuleNotFoundError("No module named 'fabletop'"), "install the same packages"),
    ],
)
def test_what_is_wrong_on_a_worker_is_told_here(
    cause: Exception, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    task_error: Any = RayTaskError
    lossy = Lossy([task_error("on_worker", "a long traceback", cause)])
    with pytest.raises(BadSetup, match=told):
        worked(lossy, monkeypatch)


def test_an_interrupted_crew_keeps_what_is_done_and_cancels_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lossy, kept = Lossy([], patience=5), dict[int, list[int]]()
    with pytest.raises(KeyboardInterrupt):
        worked(lossy, monkeypatch, kept)
    assert kept == {number: [number * number] for number in range(4 + DONE)}
    assert lossy.cancelled == lossy.sent - len(kept) == 8 - DONE
