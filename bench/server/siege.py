"""`python -m bench.server.siege`: what others notice while one client attacks the server.

Each attack meets a new server with its usual settings: `fabletop serve` of this checkout, or of
another one with `--python OTHER/.venv/bin/python`. Beside it, a quiet client from another address
reads the page of her table again and again; she waits ten seconds for each. Everything stays on
this machine, and every attack ends by itself.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.server.attacks import ATTACKS, Target
from bench.server.client import Line, Refused
from bench.server.load import free_port

QUIET = "127.0.0.3"
PATIENCE = 10.0
PAUSE = 0.05
MEMORY = 6 * 2**30
"""The server may not take more, so that this machine survives."""
HANDLES = 1024
"""Open files and connections of a process, where nobody has raised the limit."""
AFTERWARDS = 40.0
"""Within so many seconds after an attack, the server has to be as before."""


@dataclass(slots=True)
class Result:
    what: str
    statuses: Counter[int] = field(default_factory=Counter)
    pages: list[float] = field(default_factory=list)
    """Seconds that the quiet client waited for each page."""
    lost: int = 0
    """Her pages that did not come."""
    megabytes: float = 0.0
    log: int = 0
    afterwards: str = ""


class Besieged:
    """A server in its own process, with its log in a file."""

    def __init__(self, python: str, folder: Path) -> None:
        self.port = free_port()
        self._log = folder / "log"
        order = ["prlimit", f"--as={MEMORY}", f"--nofile={HANDLES}"]
        order += [python, "-m", "fabletop", "serve", "--port", str(self.port)]
        order += ["--folder", str(folder / "tables")]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(order, stdout=log, stderr=log, cwd=folder)

    async def ready(self) -> None:
        for _ in range(300):
            with suppress(OSError, RuntimeError):
                await Line(self.port, QUIET).call("GET", "/health")
                return
            await asyncio.sleep(0.1)
        raise SystemExit("the server did not start")

    def note(self, result: Result) -> None:
        """The peak of its memory so far, and the length of its log."""
        with suppress(OSError, IndexError):
            status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
            result.megabytes = float(status.partition("VmHWM:")[2].split()[0]) / 1024
        result.log = self._log.stat().st_size
        if self._process.poll() is not None:
            result.afterwards = "dead"

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


async def page(line: Line, table: str) -> bool:
    with suppress(OSError, RuntimeError, Refused, TimeoutError, asyncio.IncompleteReadError):
        async with asyncio.timeout(PATIENCE):
            await line.call("GET", f"/t/{table}")
        return True
    return False


async def read_quietly(target: Target, result: Result) -> None:
    line = Line(target.port, QUIET)
    while True:
        begun = time.perf_counter()
        if await page(line, target.table):
            result.pages.append(time.perf_counter() - begun)
        else:
            result.lost += 1
            line.close()
            line = Line(target.port, QUIET)
        await asyncio.sleep(PAUSE)


async def besiege(python: str, what: str) -> Result:
    result = Result(what)
    with tempfile.TemporaryDirectory() as folder:
        server = Besieged(python, Path(folder))
        try:
            await server.ready()
            seats = [{"name": "Ada"}, {"name": "Ben"}]
            founder = Line(server.port, QUIET)
            ticket = await founder.json("POST", "/api/tables", body={"seats": seats, "seed": 5})
            tokens = [seat["token"] for seat in ticket["seats"]]
            target = Target(server.port, ticket["table"], tokens, result.statuses)
            await page(founder, target.table)
            founder.close()
            quiet = asyncio.create_task(read_quietly(target, result))
            await ATTACKS[what](target)
            quiet.cancel()
            await asyncio.gather(quiet, return_exceptions=True)
            server.note(result)
            if not result.afterwards:
                result.afterwards = await recovered(target)
        finally:
            server.close()
    return result


async def recovered(target: Target) -> str:
    """How long it takes until a page comes again, at an address that the attack came from, too."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < AFTERWARDS:
        lines = [Line(target.port, client) for client in (QUIET, "127.0.0.2", "127.0.1.1")]
        served = [await page(line, target.table) for line in lines]
        for line in lines:
            line.close()
        if all(served):
            return f"served after {time.perf_counter() - begun:.1f} s"
        await asyncio.sleep(0.5)
    return "not served"


def row(result: Result) -> str:
    pages = sorted(result.pages) or [float("nan")]
    late = pages[int(0.95 * len(pages))]
    times = " | ".join(f"{1000 * one:.0f}" for one in (median(pages), late, pages[-1]))
    ended = sorted(result.statuses.items())
    came = ", ".join(f"{count:,} × {status or 'closed'}" for status, count in ended) or "–"
    return (
        f"| {result.what} | {came} | {times} | {result.lost} | {result.megabytes:.0f} "
        f"| {result.log / 1024:.0f} | {result.afterwards} |"
    )


async def measure(python: str, chosen: list[str]) -> None:
    head = ["attack", "its requests, by status", "page p50", "p95", "longest", "lost"]
    head += ["peak MB", "log KB", "afterwards"]
    print(f"| {' | '.join(head)} |\n| --- | --- |{' ---: |' * 6} --- |")
    for what in chosen:
        print(row(await besiege(python, what)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.server.siege", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"some of: {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--python", default=sys.executable, help="of the checkout to attack")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    asyncio.run(measure(asked.python, asked.what or list(ATTACKS)))
