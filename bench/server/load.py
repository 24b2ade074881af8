"""`python -m bench --load`: a real server on loopback with 50 tables and 200 watching tabs.

This process sends the players' answers. It plays the same games itself, so it does not have to ask
the server for the options. A tab learns of a change from its stream; in the measurements that say
so, it then fetches the table as a page does.
"""

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from bench.server.client import Line, revisions
from bench.sheet import Sheet, figure
from fabletop.core.match import Match
from fabletop.core.registry import find

TABLES, TABS, PEOPLE = 50, 4, 4
"""The number of tables, of tabs that watch each table, and of seats."""
RATE = 100.0
WARM = 1.0


@dataclass(slots=True)
class Load:
    """The result of one run: seconds from a POST to its reply, and to the event at other tabs."""

    what: str
    answers: int = 0
    seconds: float = 0.0
    posts: list[float] = field(default_factory=list)
    events: list[float] = field(default_factory=list)
    table_kb: float = 0.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Host:
    """A server in its own process."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        order = [sys.executable, "-m", "bench.server.host", str(self.port), str(folder)]
        self._process = subprocess.Popen(order)

    async def ready(self) -> None:
        for _ in range(300):
            with suppress(OSError):
                await Line(self.port).call("GET", "/health")
                return
            await asyncio.sleep(0.1)
        raise SystemExit("the server did not start")

    def memory(self) -> float:
        """Memory of the process in kilobytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return float(status.partition("VmRSS:")[2].split()[0])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


class Played:
    """A table on the server, and the same game in this process."""

    def __init__(self, port: int, seed: int, client: str = "127.0.0.1") -> None:
        self.line = Line(port, client)
        self.match: Match[Any] = Match.new(find("prophecy"), seats=["a"] * PEOPLE, seed=seed)
        self.one_at_a_time = asyncio.Lock()
        self.sent: dict[int, float] = {}
        self.table = ""
        self.tokens: list[str] = []

    async def found(self, seed: int, bot: str = "") -> None:
        seats = [{"name": "a", "bot": bot}] * PEOPLE
        body = {"seats": seats, "seed": seed}
        ticket = await self.line.json("POST", "/api/tables", body=body)
        self.table = ticket["table"]
        self.tokens = [seat["token"] for seat in ticket["seats"]]

    async def answer(self, random: Random, load: Load) -> None:
        async with self.one_at_a_time:
            if self.match.over:
                return
            decision = self.match.decisions()[0]
            option = random.choice(decision.options)
            body = {"decision": decision.id, "option": list(option)}
            revision = len(self.match.entries) + 2
            begun = self.sent[revision] = time.perf_counter()
            path = f"/api/tables/{self.table}/answers"
            await self.line.call("POST", path, self.tokens[decision.seat], body)
            load.posts.append(time.perf_counter() - begun)
            load.answers += 1
            self.match.answer(option, decision.seat)


async def watch(host: Host, played: Played, load: Load, *, fetching: bool) -> None:
    line = Line(host.port)
    try:
        async with aclosing(revisions(host.port, played.table)) as heard:
            async for revision in heard:
                if revision in played.sent:
                    load.events.append(time.perf_counter() - played.sent[revision])
                if fetching:
                    await line.call("GET", f"/t/{played.table}/fragment")
    finally:
        line.close()


async def people(what: str, seconds: float, rate: float, *, fetching: bool) -> Load:
    """Send answers at a steady rate over all tables or, with rate 0, as fast as possible."""
    load, random = Load(what), Random(1)
    async with _watched(load, fetching=fetching) as tables:
        begun = time.perf_counter()
        await (_steady if rate else _greedily)(tables, random, load, seconds, rate)
        load.seconds = time.perf_counter() - begun
        await asyncio.sleep(WARM)
    return load


@asynccontextmanager
async def _watched(load: Load, *bot: str, fetching: bool = False) -> AsyncIterator[list[Played]]:
    """Tables on a new server, with all tabs watching; the memory they use is measured at the
    end."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        try:
            await host.ready()
            empty = host.memory()
            tables = [Played(host.port, seed) for seed in range(TABLES)]
            for seed, played in enumerate(tables):
                await played.found(seed, *bot)
            tabs = [
                asyncio.create_task(watch(host, played, load, fetching=fetching))
                for played in tables
                for _ in range(TABS)
            ]
            await asyncio.sleep(WARM)
            yield tables
            load.table_kb = (host.memory() - empty) / TABLES
            await _stopped(tabs)
        finally:
            host.close()


async def _steady(
    tables: list[Played], random: Random, load: Load, seconds: float, rate: float
) -> None:
    begun, sent, going = time.perf_counter(), 0, set()
    while (passed := time.perf_counter() - begun) < seconds:
        while sent < passed * rate:
            task = asyncio.create_task(tables[sent % TABLES].answer(random, load))
            going.add(task)
            task.add_done_callback(going.discard)
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*going)


async def _greedily(
    tables: list[Played], random: Random, load: Load, seconds: float, _rate: float
) -> None:
    end = time.perf_counter() + seconds

    async def play(played: Played) -> None:
        while time.perf_counter() < end and not played.match.over:
            await played.answer(random, load)

    await asyncio.gather(*map(play, tables))


async def bots(what: str, seconds: float) -> Load:
    """Watched tables with bots only: how many answers the server gets from its workers."""
    load = Load(what)
    async with _watched(load, "greedy") as tables:
        before, begun = await _answered(tables), time.perf_counter()
        await asyncio.sleep(seconds)
        load.answers = await _answered(tables) - before
        load.seconds = time.perf_counter() - begun
    return load


async def _answered(tables: list[Played]) -> int:
    infos = [await one.line.json("GET", f"/api/tables/{one.table}") for one in tables]
    return sum(int(info["answers"]) for info in infos)


async def _stopped(tabs: "list[asyncio.Task[None]]") -> None:
    for tab in tabs:
        tab.cancel()
    await asyncio.gather(*tabs, return_exceptions=True)


def measure(seconds: float) -> list[Load]:
    async def all_of_them() -> list[Load]:
        return [
            await people(f"{RATE:g} answers a second", seconds, RATE, fetching=False),
            await people("the same, tabs fetch the table", seconds, RATE, fetching=True),
            await people("as fast as it goes", seconds, 0, fetching=False),
            await bots("bots alone", seconds),
        ]

    return asyncio.run(all_of_them())


def sheet(loads: list[Load], facts: str, seconds: float) -> Sheet:
    return Sheet(
        "load",
        (
            facts,
            f"{TABLES} tables of Prophecy Basic with {PEOPLE} seats, {TABLES * TABS} watching "
            f"tabs, one server process with SQLite, {seconds:g} s for each row; the process that "
            "makes the load runs on the same machine. Times in ms.",
        ),
        ("what", "answers/s", "reply p50", "reply p95", "event p50", "event p95", "KB a table"),
        tuple(
            (
                load.what,
                figure(load.answers / load.seconds),
                *_times(load.posts),
                *_times(load.events),
                figure(load.table_kb),
            )
            for load in loads
        ),
    )


def _times(seconds: list[float]) -> tuple[str, str]:
    if len(seconds) < 2:
        return "", ""
    cuts = quantiles(seconds, n=20)
    return figure(1000 * cuts[9]), figure(1000 * cuts[18])
