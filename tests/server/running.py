"""Real servers with real connections, and a small client for them."""

import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fabletop.server.app import create_app
from fabletop.server.network.serving import GuardedServer
from fabletop.server.settings import Settings
from tests.waiting import wait_until

PATIENCE = 10.0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Client:
    def __init__(self, address: str) -> None:
        self.address = address

    def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        request = urllib.request.Request(f"{self.address}/api{path}", method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        with urllib.request.urlopen(request, data, timeout=PATIENCE) as reply:
            return json.loads(reply.read())

    @contextmanager
    def listen(self, path: str, last: str = "") -> Iterator[Iterator[dict[str, Any]]]:
        """What a stream tells from now on: the data of each event, with its id."""
        headers = {"Last-Event-ID": last} if last else {}
        request = urllib.request.Request(f"{self.address}/api{path}/stream", headers=headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as lines:
            yield _events(lines)


class Server(Client):
    """`fabletop serve` on a folder or a database; can be killed and started again. It takes this
    machine for its proxy, so that clients can have addresses of their own."""

    def __init__(self, folder: Path, database: str = "", packages: Path | None = None) -> None:
        """The packages in a folder are seen by the server as if they were installed."""
        self.port = free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self.folder = folder
        self.database = database
        self._seen = {"PYTHONPATH": str(packages)} if packages else {}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        order = [sys.executable, "-m", "fabletop.cli.main", "serve"]
        order += ["--port", str(self.port), "--folder", str(self.folder)]
        order += ["--database", self.database, "--proxies", "127.0.0.1"]
        self._process = subprocess.Popen(order, env={**os.environ, **self._seen})
        try:
            wait_until(self._is_up, 90)
        except AssertionError:
            self.kill()
            raise
        return self

    def _is_up(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server did not start"
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Table:
    """A table of people on a running server, and what each of them may do."""

    def __init__(self, client: Client, names: Sequence[str] = ("Ada", "Ben")) -> None:
        self.client = client
        wish = {"seats": [{"name": name} for name in names], "seed": 5}
        ticket = client.call("POST", "/tables", body=wish)
        self.path = f"/tables/{ticket['table']}"
        self.tokens = [seat["token"] for seat in ticket["seats"]]

    def get(self) -> Any:
        return self.client.call("GET", self.path)

    def post(self, seat: int, what: str, body: Any = None) -> Any:
        return self.client.call("POST", self.path + what, self.tokens[seat], body)

    def choose(self, luck: random.Random) -> tuple[int, dict[str, Any]]:
        """Who is asked, and an answer to give."""
        seat = self.get()["waiting_for"][0]
        asked = self.client.call("GET", f"{self.path}/decisions", self.tokens[seat])
        (decision,) = asked["decisions"]
        option = luck.choice(decision["options"])["option"]
        return seat, {"decision": decision["id"], "option": option}

    def answer(self, luck: random.Random) -> Any:
        seat, chosen = self.choose(luck)
        return self.post(seat, "/answers", chosen)


@contextmanager
def serving(settings: Settings) -> Iterator[Client]:
    """The API in a thread of this process."""
    server = GuardedServer(create_app(settings), settings, port=free_port())
    thread = threading.Thread(target=server.run)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started
    try:
        yield Client(f"http://127.0.0.1:{server.config.port}")
    finally:
        server.should_exit = True
        thread.join()


def _events(lines: Any) -> Iterator[dict[str, Any]]:
    event, heard = "", time.monotonic()
    for line in lines:
        assert time.monotonic() - heard < PATIENCE, "the stream is alive and tells nothing"
        name, _, value = line.decode().strip().partition(": ")
        if name == "id":
            event = value
        elif name == "data":
            yield json.loads(value) | {"id": event}
            heard = time.monotonic()
