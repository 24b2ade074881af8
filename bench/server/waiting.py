"""`python -m bench.server.waiting`: how long an Easy bot waits beside many Experts.

One client address has watched tables of Experts alone; another one has a watched table of two
Easy bots. The time between two of their answers is the waiting time: they do not think long. Then
people of the second address ask for hints.
"""

import argparse
import asyncio
import tempfile
import time
from contextlib import aclosing
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from bench.server.client import Line, revisions
from bench.server.load import Host

NOISY, QUIET = "127.0.0.2", "127.0.0.3"


async def found(host: Host, client: str, *bots: str) -> tuple[str, list[str]]:
    line = Line(host.port, client)
    seats = [{"name": f"p{n}", "bot": bot} for n, bot in enumerate(bots)]
    ticket = await line.json("POST", "/api/tables", body={"seats": seats, "seed": 5})
    line.close()
    return ticket["table"], [seat["token"] for seat in ticket["seats"]]


async def watch(host: Host, table: str, heard: list[float]) -> None:
    """Note when each revision comes."""
    async with aclosing(revisions(host.port, table)) as news:
        async for _ in news:
            heard.append(time.perf_counter())


async def hints(host: Host, seconds: float) -> list[float]:
    """How long the adviser takes, each time at a new table."""
    line, taken, until = Line(host.port, QUIET), [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        table, tokens = await found(host, QUIET, "", "")
        asked = (await line.json("GET", f"/api/tables/{table}"))["waiting_for"]
        begun = time.perf_counter()
        await line.call("POST", f"/api/tables/{table}/hint", tokens[asked[0]])
        taken.append(time.perf_counter() - begun)
    line.close()
    return taken


async def measure(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        try:
            await host.ready()
            easy, _ = await found(host, QUIET, "easy", "easy")
            heard: list[float] = []
            experts: list[float] = []
            tabs = [asyncio.create_task(watch(host, easy, heard))]
            for _ in range(tables):
                table, _ = await found(host, NOISY, *["expert"] * 4)
                tabs.append(asyncio.create_task(watch(host, table, experts)))
            experts.clear()
            heard[:] = [time.perf_counter()]
            begun = heard[0]
            await asyncio.sleep(seconds)
            waited = [later - sooner for sooner, later in pairwise(heard)]
            waited.append(time.perf_counter() - heard[-1])
            told("an Easy bot's answer", waited)
            pace = len(experts) / (time.perf_counter() - begun)
            print(f"{tables} tables of four Experts: {pace:.1f} answers a second")
            told("a hint", await hints(host, seconds))
            for tab in tabs:
                tab.cancel()
            await asyncio.gather(*tabs, return_exceptions=True)
        finally:
            host.close()


def told(what: str, waited: list[float]) -> None:
    if not waited:
        print(f"{what}: none came")
        return
    p95 = quantiles(waited, n=20)[18] if len(waited) > 1 else waited[0]
    print(
        f"{what}: {len(waited)} times, median {1000 * median(waited):,.0f} ms, "
        f"p95 {1000 * p95:,.0f} ms, longest {1000 * max(waited):,.0f} ms",
        flush=True,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.server.waiting", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    asyncio.run(measure(asked.tables, asked.seconds))
