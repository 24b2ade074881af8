"""With JSON, each line of a server is an object, whoever writes it: Python, a thread, a worker."""

import json
import os
import signal
import socket
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.running import Client, free_port
from tests.waiting import wait_until

ORDER = [sys.executable, "-m", "fabletop.cli.main", "serve", "--log-format", "json"]

TROUBLE = """
import logging, sys, threading, warnings
from fabletop.server.host_option import LogFormat, LogLevel
from fabletop.server.monitoring.logs import set_up
from fabletop.server.work.processes import WorkerProcesses
from tests.server.trouble import in_a_worker

class Workers(WorkerProcesses):
    name = "trouble"

set_up(LogFormat.JSON, LogLevel.INFO)
if __name__ == "__main__":
    warnings.warn("an old way", DeprecationWarning)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    logging.getLogger("fabletop").warning("%d tables", "many")
    logging.getLogger("fabletop").warning("half a letter \\ud800, and l\\u2019\\u00e9t\\u00e9")
    with Workers(1, 60)._opened() as pool:
        pool.submit(in_a_worker).result()
    print("printed", end=" ", file=sys.stderr)
    print("in two parts", file=sys.stderr)
    raise ValueError("at last")
"""


def parsed(said: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in said.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    return lines


def test_whatever_happens_is_told_in_json(tmp_path: Path) -> None:
    file = tmp_path / "trouble.py"
    file.write_text(TROUBLE, encoding="utf-8")
    paths = {"PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
    latin = {"PYTHONIOENCODING": "latin-1:replace", "PYTHONWARNINGS": "default"}
    order = [sys.executable, str(file)]
    ended = subprocess.run(order, env=os.environ | paths | latin, capture_output=True, check=False)
    said = " ".join(str(line) for line in parsed(ended.stderr.decode("ascii")))
    for told in (
        "an old way",
        "division by zero",
        "a real number is required",
        "l’été",
        "a worker warns",
        "a worker prints",
        "a worker logs",
        "printed in two parts",
        "ValueError: at last",
    ):
        assert told in said, told


def test_a_server_tells_all_it_has_to_say_in_json(tmp_path: Path) -> None:
    port, numbers = free_port(), free_port()
    order = [*ORDER, "--port", str(port), "--metrics-port", str(numbers), "--folder", str(tmp_path)]
    server = subprocess.Popen(
        [*order, "--log-level", "info"], stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    client = Client(f"http://127.0.0.1:{port}")
    try:
        wait_until(lambda: _answers(client), 60)
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"this is no request\r\n\r\n")
            line.recv(1000)
        _hang_up_rudely(numbers)
        bots = {"seats": [{"bot": "random"}, {"bot": "random"}]}
        path = f"/tables/{client.call('POST', '/tables', body=bots)['table']}"
        wait_until(lambda: client.call("GET", path)["answers"] > 3, 30)
    finally:
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=30)
    lines = parsed(said)
    assert any(line["message"].startswith("Fabletop is running at") for line in lines)
    assert any("Invalid HTTP request" in line["message"] for line in lines)


def test_a_server_that_cannot_start_says_so_in_json(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        order = [*ORDER, "--port", port, "--folder", str(tmp_path)]
        ended = subprocess.run(order, capture_output=True, text=True, check=False)
    (line,) = parsed(ended.stderr)
    assert f"port {port}" in line["message"]
    assert (line["level"], ended.returncode) == ("error", 2)


def _answers(client: Client) -> bool:
    try:
        return bool(client.call("GET", "/games"))
    except OSError:
        return False


def _hang_up_rudely(port: int) -> None:
    """Reset a connection instead of closing it, while the server reads."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\n")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
