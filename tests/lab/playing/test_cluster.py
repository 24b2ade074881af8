"""The same games on a Ray cluster of two workers: the same bytes, even if a worker is lost."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench.little_cluster import LOOPBACK, LittleCluster, little_cluster

from fabletop.core.errors import BadSetup
from fabletop.lab.playing.cluster import check_bots, likeness, on_worker
from fabletop.lab.playing.simulate import make_plan
from fabletop.lab.playing.workers import Chunk
from fabletop.lab.runs.running import play_run
from tests.cli.terminal import mistake
from tests.lab.runs.small import tables
from tests.waiting import wait_until

pytestmark = pytest.mark.xdist_group("cluster")

GAMES = 64
SIMULATE = ("simulate", "wizards", "--players=2", "--seed=7", f"--games={GAMES}", "--tables=events")
KEPT = ("games", "seats", "events")


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("local")
    plan = make_plan("wizards", {}, 2, ["random"], 7, 100_000)
    play_run(folder, plan, GAMES, tables=KEPT, batch=50)
    return tables(folder)


@pytest.fixture(scope="module")
def far() -> Iterator[LittleCluster]:
    with little_cluster() as started:
        yield started


def simulate_on(far: LittleCluster, out: Path) -> "subprocess.Popen[str]":
    words = [*SIMULATE, f"--cluster={far.address}", f"--out={out}"]
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "fabletop.cli.main", *words],
        env={**os.environ, **LOOPBACK},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_parts(running: "subprocess.Popen[str]", out: Path, then: Callable[[], bool]) -> None:
    """Wait until some batches are done and others are not, then until `then` succeeds."""
    wait_until(lambda: running.poll() is not None or len(list(out.glob("parts/*.zip"))) > 2, 150)
    wait_until(lambda: running.poll() is not None or then())
    assert running.poll() is None


def test_a_cluster_gives_the_same_bytes_also_where_a_worker_is_killed(
    far: LittleCluster, local: dict[str, bytes], tmp_path: Path
) -> None:
    with simulate_on(far, tmp_path) as running:
        wait_for_parts(running, tmp_path, far.kill_a_worker)
        _, said = running.communicate(timeout=100)
    assert (running.returncode, said) == (0, "")
    assert tables(tmp_path) == local


def squares(numbers: Chunk) -> list[int]:
    return [number * number for number in numbers]


def test_a_worker_with_the_same_rules_does_its_work() -> None:
    wanted = likeness("seasons", {}, ["hard", "random"])
    assert on_worker(wanted, squares, [2, 3]) == [4, 9]


@pytest.mark.parametrize("what", ["fabletop", "ruleset", "cards"])
def test_a_worker_with_other_rules_is_refused(what: str) -> None:
    wanted = json.loads(likeness("seasons", {}, ["hard", "random"]))
    wanted["made"][what] = "another"
    with pytest.raises(BadSetup, match=rf'{what}: .* there, "another" here.*the same Fabletop'):
        on_worker(json.dumps(wanted), squares, [1])


@pytest.mark.parametrize("name", ["./mybot.py:MyBot", "cmd:./mybot", "hard@weights.toml"])
def test_bots_of_this_machine_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="play without --cluster"):
        check_bots(["random", name])


@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1:many", "ray://127.0.0.1:9"])
def test_an_address_where_no_cluster_is_is_a_mistake(address: str) -> None:
    said = mistake(*SIMULATE[:-1], f"--cluster={address}")
    assert f"no Ray cluster can be used at {address}" in said
    assert "ray start --head" in said


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'fabletop[cluster]'" in mistake(*SIMULATE[:-1], "--cluster=127.0.0.1:9")
