"""A chat program far away that is told whose turn it is."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Chat:
    """What has arrived, and what is replied."""

    port: int = 0
    replies: list[int] = field(default_factory=list)
    ready: threading.Event = field(default_factory=threading.Event)
    """It replies when this is set."""
    heard: list[dict[str, Any]] = field(default_factory=list)
    hosts: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    arrival: threading.Condition = field(default_factory=threading.Condition)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/secret?key=hidden"

    def wait(self, count: int = 1, seconds: float = 10) -> list[dict[str, Any]]:
        """Until at least this many calls have arrived."""
        with self.arrival:
            come = self.arrival.wait_for(lambda: len(self.heard) >= count, seconds)
        assert come, f"only {len(self.heard)} calls arrived"
        return self.heard


@contextmanager
def chatting() -> Iterator[Chat]:
    chat = Chat()
    chat.ready.set()

    class Reply(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            chat.hosts.append(self.headers["Host"])
            chat.paths.append(self.path)
            with chat.arrival:
                chat.heard.append(json.loads(body))
                chat.arrival.notify_all()
            chat.ready.wait()
            self.send_response(chat.replies.pop(0) if chat.replies else 204)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Reply)
    chat.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield chat
    chat.ready.set()
    server.shutdown()
    server.server_close()
    thread.join()
