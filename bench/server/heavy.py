"""`python -m bench.server.heavy`: what others notice while one client asks for heavy pages.

One client address has 20 connections; each asks for heavy pages of two long finished games, the
next as soon as one has come, or opens long games that are not in memory. Another client reads the
page of a table and answers there, one request after the other. The server is a process of its own
with the usual settings, but without limits on requests; this process sends all requests.
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bench.server.client import Line, Refused
from bench.server.load import Host, Load, Played
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.settings import Settings
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.storage.store import Store
from fabletop.server.tables.opening import kept

NOISY, QUIET = "127.0.0.2", "127.0.0.3"
AT_ONCE = 20
LONG_GAMES, UNOPENED = 2, 100
PAUSE = 0.05
"""Seconds between two requests of the quiet client, and after a refusal."""

HEAVY: dict[str, tuple[str, ...]] = {
    "nothing else": (),
    "moments of a replay": ("/t/{table}/replay?at={moment}",),
    "frames": ("/t/{table}/frames?since={moment}&told=false",),
    "stories": ("/t/{table}/story?language={language}",),
    "logs": ("/t/{table}/log", "/api/tables/{table}/log"),
    "replays as files": ("/t/{table}/replay.html?language={language}",),
    "statistics": ("/statistics?language={language}",),
}
HEAVY["all of these"] = tuple(path for paths in HEAVY.values() for path in paths)
HEAVY["long games opened"] = ("/api/tables/{unopened}",)


@dataclass(slots=True)
class Noticed:
    """What the quiet client noticed, in seconds, and how the heavy requests were answered."""

    what: str
    pages: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)


def long_games(folder: Path, games: int) -> int:
    """Store copies of a finished game; returns the number of its answers."""
    match = Match.new(find("prophecy"), seats=["a"] * 4, seed=3, options={"version": "standard"})
    random = Random(3)
    while not match.over:
        decision = match.decisions()[0]
        match.answer(random.choice(decision.options), decision.seat)
    header, store = match.header, Store(Settings(folder=folder).address)
    store.migrate()
    for number in range(games):
        saved = SavedTable(
            *(f"long{number}", header.game, header.ruleset, header.data, header.options),
            seed=header.seed,
            revision=1,
            epoch=0,
            over=True,
            seats=tuple(SavedSeat("a", "", secrets.token_hex(), person=True) for _ in range(4)),
        )
        store.create(saved, kept(match))
    store.close()
    return len(match.entries)


def addresses(paths: tuple[str, ...], answers: int) -> Iterator[str]:
    """Heavy pages to ask for, until there is no further game that was not opened."""
    random = Random(7)
    for number in range(10**9):
        if "unopened" in str(paths) and number >= UNOPENED:
            return
        yield random.choice(paths).format(
            table=f"long{random.randrange(LONG_GAMES)}",
            unopened=f"long{LONG_GAMES + number}",
            moment=random.randrange(answers),
            language=random.choice(("en", "fr")),
        )


async def ask(host: Host, wanted: Iterator[str], noticed: Noticed, end: Callable[[], bool]) -> None:
    line = Line(host.port, NOISY)
    for address in wanted:
        if end():
            break
        try:
            await line.call("GET", address)
            noticed.statuses[200] += 1
        except Refused as error:
            noticed.statuses[error.status] += 1
            await asyncio.sleep(PAUSE)
    line.close()


async def play_quietly(host: Host, noticed: Noticed, end: Callable[[], bool]) -> None:
    """Read the page of a table and answer, as people do."""
    random, load, line = Random(1), Load(""), Line(host.port, QUIET)
    played = Played(host.port, 5, QUIET)
    await played.found(5)
    while not end():
        begun = time.perf_counter()
        await line.call("GET", f"/t/{played.table}")
        noticed.pages.append(time.perf_counter() - begun)
        await played.answer(random, load)
        await asyncio.sleep(PAUSE)
    noticed.answers += load.posts
    line.close()
    played.line.close()


async def measured(host: Host, what: str, answers: int, seconds: float) -> Noticed:
    noticed, until = Noticed(what), time.perf_counter() + seconds

    def end() -> bool:
        return time.perf_counter() >= until

    wanted = addresses(HEAVY[what], answers) if HEAVY[what] else iter(())
    asking = [asyncio.create_task(ask(host, wanted, noticed, end)) for _ in range(AT_ONCE)]
    await play_quietly(host, noticed, end)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    return noticed


async def measure(chosen: list[str], seconds: float) -> None:
    """Each row on a new server, so that no row finds what another one has left in caches."""
    head = ("beside", "page p50", "p95", "answer p50", "p95", "heavy pages, by status")
    print(f"{head[0]:22}" + "".join(f"{name:>12}" for name in head[1:5]) + f"  {head[5]}")
    for what in chosen:
        with tempfile.TemporaryDirectory() as folder:
            opening = what == "long games opened"
            answers = long_games(Path(folder), LONG_GAMES + UNOPENED * opening)
            host = Host(Path(folder))
            try:
                await host.ready()
                for warm in range(3):
                    await measured(host, "nothing else", warm, 0.5)
                print(row(await measured(host, what, answers, seconds)), flush=True)
            finally:
                host.close()


def row(noticed: Noticed) -> str:
    times = "".join(
        f"{1000 * median(one):12.1f}{1000 * quantiles(one, n=20)[18] if one[1:] else 0:12.1f}"
        for one in (noticed.pages, noticed.answers)
    )
    served = ", ".join(f"{count} × {status}" for status, count in sorted(noticed.statuses.items()))
    return f"{noticed.what:22}{times}  {served}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.server.heavy", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"some of: {', '.join(HEAVY)}; all by default")
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    asyncio.run(measure(asked.what or list(HEAVY), asked.seconds))
