"""An answer that was acknowledged survives the death of the server."""

import random
import threading
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError

import pytest

from tests.server.running import Server

KILLS = 4
"""Enough to fail if answers were acknowledged before they are stored."""


@pytest.mark.xdist_group("processes")
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        _kill_again_and_again(server)
    finally:
        server.kill()


def _kill_again_and_again(server: Server) -> None:
    seats = [{"name": name} for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]
    ticket = server.call("POST", "/tables", body={"seats": seats, "seed": 5})
    table = f"/tables/{ticket['table']}"
    tokens = [seat["token"] for seat in ticket["seats"]]
    luck = random.Random(1)
    acknowledged = 0
    for _ in range(KILLS):
        killer = threading.Timer(luck.uniform(0.3, 1.0), server.kill)
        killer.start()
        try:
            while True:
                acknowledged = _answer(server, table, tokens, luck)
        except HTTPError:
            raise
        except (URLError, ConnectionError, TimeoutError, HTTPException):
            killer.join()
        server.start()
        assert server.call("GET", table)["revision"] >= acknowledged
    assert acknowledged > 5


def _answer(server: Server, table: str, tokens: list[str], luck: random.Random) -> int:
    """Answer whoever is asked, at random; returns the revision that was acknowledged."""
    seat = server.call("GET", table)["waiting_for"][0]
    (decision,) = server.call("GET", f"{table}/decisions", tokens[seat])["decisions"]
    option = luck.choice(decision["options"])["option"]
    body = {"decision": decision["id"], "option": option}
    return int(server.call("POST", f"{table}/answers", tokens[seat], body)["revision"])
