"""An answer that was acknowledged survives the death of the server."""

import os
import random
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

import pytest

from tests.server.running import Server, Table
from tests.waiting import PATIENCE

KILLS = int(os.environ.get("FABLETOP_KILLS", "4"))
"""Four are enough to fail if answers were acknowledged before they are stored."""

FEWEST, MOST = 8, 40
"""How many answers are acknowledged before a kill; others are under way at that moment."""

TABLES = 4
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
GONE = (URLError, ConnectionError, TimeoutError, HTTPException)


class Players:
    """Five people at a table who answer until the server is gone, and remember what it took."""

    def __init__(self, server: Server, seed: int, taken: threading.Semaphore) -> None:
        self._server = server
        self._taken = taken
        self._luck = random.Random(seed)
        self._table = Table(server, NAMES)
        self._last: tuple[int, dict[str, Any]] | None = None
        self._revision = 1
        self.acknowledged = 0

    def play(self) -> None:
        try:
            while True:
                self._answer()
        except HTTPError:
            raise
        except GONE:
            return

    def _answer(self) -> None:
        if self._table.get()["over"]:
            self._table, self._last = Table(self._server, NAMES), None
        seat, chosen = self._table.choose(self._luck)
        self._revision = self._table.post(seat, "/answers", chosen)["revision"]
        self._last = (seat, chosen)
        self.acknowledged += 1
        self._taken.release()

    def check(self) -> None:
        """The server is back, has what it took, and knows the last answer if it is repeated."""
        if self._last is not None:
            now = self._table.get()["revision"]
            assert now >= self._revision
            assert self._table.post(self._last[0], "/answers", self._last[1])["revision"] == now


@pytest.mark.xdist_group("processes")
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        _kill_again_and_again(server)
    finally:
        server.kill()


def _kill_again_and_again(server: Server) -> None:
    luck, taken = random.Random(1), threading.Semaphore(0)
    everybody = [Players(server, seed, taken) for seed in range(TABLES)]
    with ThreadPoolExecutor(TABLES + 1) as threads:
        for _ in range(KILLS):
            killed = threads.submit(_kill_after, luck.randint(FEWEST, MOST), taken, server)
            list(threads.map(Players.play, everybody))
            killed.result()
            server.start()
            for players in everybody:
                players.check()
    answers = sum(players.acknowledged for players in everybody)
    print(f"{KILLS} kills, {answers} answers acknowledged, none lost")
    assert answers >= KILLS * FEWEST


def _kill_after(answers: int, taken: threading.Semaphore, server: Server) -> None:
    """Kill the server when this many more answers have been acknowledged."""
    while taken.acquire(blocking=False):
        pass
    try:
        for _ in range(answers):
            assert taken.acquire(timeout=PATIENCE)
    finally:
        server.kill()


THINKING = """
import asyncio
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.server.bots.thinking import errand
from fabletop.server.bots.workers import BotWorkers

async def think():
    match = Match.new(PROPHECY, seats=["a", "b"], seed=1)
    question = match.decisions()[0].question
    workers = BotWorkers(1, 20.0)
    choice = await workers.choose(errand("random", match, question, 1))
    print(choice.option, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    """A bot that still runs would keep the other end of the pipe open."""
    script = tmp_path / "thinking.py"
    script.write_text(THINKING, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith(b"(")
        server.kill()
        assert server.communicate(timeout=10)[0] == b""
