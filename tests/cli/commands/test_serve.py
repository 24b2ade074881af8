"""`fabletop serve`: opening and closing the doors."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

from fabletop.cli.commands.serve import listening_socket
from fabletop.server.settings import Settings
from tests.server.running import Client, Table, free_port, serving
from tests.waiting import wait_until

ORDER = [sys.executable, "-m", "fabletop.cli.main", "serve"]


def serve(folder: Path, port: int) -> "subprocess.Popen[str]":
    order = [*ORDER, "--port", str(port), "--folder", str(folder)]
    return subprocess.Popen(order, stderr=subprocess.PIPE, text=True)


def is_open(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def test_ctrl_c_closes_the_server_quietly_though_a_page_is_open(tmp_path: Path) -> None:
    port = free_port()
    server = serve(tmp_path, port)
    wait_until(lambda: is_open(port))
    client = Client(f"http://127.0.0.1:{port}")
    with client.listen(Table(client).path) as news:
        next(news)
        server.send_signal(signal.SIGINT)
        _, said = server.communicate(timeout=20)
    assert "Traceback" not in said
    assert "Fabletop is running at" in said


def test_a_second_server_on_the_same_tables_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(Settings(folder=tmp_path)):
        second = serve(tmp_path, free_port())
        _, said = second.communicate(timeout=60)
    assert "served by another process already" in said
    assert "Traceback" not in said
    assert second.returncode != 0


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        server = serve(tmp_path, port)
        _, said = server.communicate(timeout=30)
    assert f"port {port}" in said
    assert "Traceback" not in said


def test_a_reply_does_not_wait_until_its_beginning_was_confirmed() -> None:
    async def at_once() -> bool:
        accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def greet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            accepted.set_result(bool(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        listener = listening_socket("127.0.0.1", free_port())
        async with await asyncio.start_server(greet, sock=listener):
            _, client = await asyncio.open_connection(*listener.getsockname())
            client.close()
            return await accepted

    assert asyncio.run(at_once())
