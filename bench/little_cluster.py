"""A Ray cluster of two workers on this machine, reachable only from this machine.

Run as a program, it starts the cluster, prints its address, and stops it at the end of its input,
even if the test that started it was killed.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""Without this, Ray listens on the network address and asks about usage statistics."""

WORKER = b"ray::on_worker"
"""The title that Ray gives to a process that plays our games."""


@dataclass(frozen=True)
class LittleCluster:
    address: str
    folder: Path

    def kill_a_worker(self) -> bool:
        """Kill a process that is playing; False if there is none."""
        for process in Path("/proc").iterdir():
            if process.name.isdecimal() and self._plays(process):
                os.kill(int(process.name), signal.SIGKILL)
                return True
        return False

    def _plays(self, process: Path) -> bool:
        try:
            own = str(self.folder).encode() in (process / "environ").read_bytes()
            return own and (process / "cmdline").read_bytes().startswith(WORKER)
        except OSError:
            return False


@contextmanager
def little_cluster() -> Iterator[LittleCluster]:
    folder = Path(tempfile.mkdtemp(prefix="ray"))
    running = subprocess.Popen(
        [sys.executable, "-m", "bench.little_cluster"],
        env={**os.environ, **LOOPBACK, "RAY_TMPDIR": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    try:
        address = running.stdout.readline().strip()
        assert address.startswith("127.0.0.1:"), address
        yield LittleCluster(address, folder)
    finally:
        running.stdin.close()
        running.wait(60)
        running.stdout.close()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 80 * 2**20}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
