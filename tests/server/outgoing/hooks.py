"""A chat program far away that is told whose turn it is."""

import json
import threading
import time
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
    seconds: float = 0.0
    """How long it takes to reply."""
    heard: list[dict[str, Any]] = field(default_factory=list)
    hosts: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/secret?key=hidden"

    def wait(self, count: int = 1, seconds: float = 10) -> list[dict[str, Any]]:
        """Until so many calls have arrived."""
        end = time.monotonic() + seconds
        while len(self.heard) < count:
            assert time.monotonic() < end, f"only {len(self.heard)} calls arrived"
            time.sleep(0.01)
        return self.heard


@contextmanager
def chatting() -> Iterator[Chat]:
    chat = Chat()

    class Reply(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            chat.hosts.append(self.headers["Host"])
            chat.paths.append(self.path)
            chat.heard.append(json.loads(body))
            time.sleep(chat.seconds)
            self.send_response(chat.replies.pop(0) if chat.replies else 204)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Reply)
    chat.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield chat
    server.shutdown()
    server.server_close()
    thread.join()
