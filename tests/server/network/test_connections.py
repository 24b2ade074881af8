"""Clients that are slow, idle or too many."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.server.connection_limits import ConnectionLimits
from fabletop.server.network.handles import RESERVED, fitting
from fabletop.server.settings import Settings
from tests.server.network.lines import line, lines, reply_to, rest_of, whole_reply
from tests.server.running import Client, Table, serving
from tests.waiting import wait_until

FEW = ConnectionLimits(total=12, per_client=5, streams_per_client=2, idle_seconds=1)
SHORT = ConnectionLimits(head_seconds=0.3, body_seconds=0.3, reading_seconds=0.3)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Client]:
    """A server for few clients."""
    with serving(Settings(folder=tmp_path, connections=FEW)) as client:
        yield client


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Client]:
    """A server without patience."""
    with serving(Settings(folder=tmp_path, connections=SHORT)) as client:
        yield client


def test_who_sends_no_request_is_not_waited_for(hurried: Client) -> None:
    with line(hurried) as one:
        assert rest_of(one) == b""


@pytest.mark.parametrize(
    "begun",
    [
        "GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n\r\n{",
        "POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc",
    ],
)
def test_who_never_ends_a_request_is_not_waited_for(hurried: Client, begun: str) -> None:
    with line(hurried) as one:
        one.sendall(begun.encode())
        assert b" 200 " not in rest_of(one)


def test_single_letters_buy_no_time(hurried: Client) -> None:
    with line(hurried) as one:
        one.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")

        def is_closed() -> bool:
            try:
                one.sendall(b"x")
                return one.recv(1, socket.MSG_DONTWAIT) == b""
            except BlockingIOError:
                return False
            except OSError:
                return True

        wait_until(is_closed)


def test_who_reads_nothing_is_not_waited_for(hurried: Client) -> None:
    with line(hurried) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = b"GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"

        def is_cut() -> bool:
            try:
                one.setblocking(False)
                one.send(request)
            except BlockingIOError:
                return False
            except OSError:
                return True
            return False

        wait_until(is_cut)


def test_a_connection_serves_several_requests_and_is_closed_when_idle(server: Client) -> None:
    with line(server) as one:
        for _ in range(3):
            assert b"200 OK" in reply_to(one)
        assert rest_of(one) == b""


def test_one_client_has_a_limit_of_connections_and_others_are_served(server: Client) -> None:
    with lines(server, FEW.per_client) as held, line(server) as more:
        assert b"too many connections from here" in rest_of(more)
        with line(server, "127.0.0.2") as other:
            assert b"200 OK" in reply_to(other)
        assert b"200 OK" in reply_to(held[0]) or rest_of(held[0]) == b""
    wait_until(lambda: _is_served(server))


def _is_served(server: Client) -> bool:
    with line(server) as one:
        return b"200 OK" in reply_to(one)


def test_the_server_is_full_some_day_and_empty_again(server: Client) -> None:
    with (
        lines(server, 5, "127.0.0.2"),
        lines(server, 5, "127.0.0.3"),
        lines(server, 2, "127.0.0.4"),
        line(server) as more,
    ):
        assert b"the server is full" in rest_of(more)
    wait_until(lambda: _is_served(server))


def test_streams_live_on_and_are_counted(server: Client) -> None:
    table = Table(server)
    path = f"/api{table.path}/stream"
    with line(server) as one, line(server) as two:
        for stream in (one, two):
            assert b"text/event-stream" in reply_to(stream, path)
        with line(server) as three:
            assert b"429 Too Many" in reply_to(three, path)
        table.post(0, "/messages", {"text": "Hello"})
        wait_until(lambda: b'"message": 1' in one.recv(65536))
    wait_until(lambda: _is_streamed(server, path))


def _is_streamed(server: Client, path: str) -> bool:
    with line(server) as one:
        return b"200 OK" in reply_to(one, path)


def test_a_head_asks_for_no_stream(server: Client) -> None:
    table = Table(server)
    with line(server) as one:
        one.sendall(f"HEAD /api{table.path}/stream HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        assert b"text/event-stream" in one.recv(65536)
        assert b"200 OK" in reply_to(one)


def test_a_request_with_two_lengths_is_refused_and_nothing_after_it_is_read(server: Client) -> None:
    inner = "0\r\n\r\nGET /health HTTP/1.1\r\nHost: here\r\n\r\n"
    lengths = f"Content-Length: {len(inner)}\r\nTransfer-Encoding: chunked\r\n"
    reply = whole_reply(server, f"POST /api/tables HTTP/1.1\r\nHost: here\r\n{lengths}\r\n{inner}")
    assert reply.startswith(b"HTTP/1.1 400 ")
    assert b"cannot be read" in reply
    assert b"well" not in reply


def test_there_are_fewer_connections_than_file_handles() -> None:
    for handles in (300, 1024, 20_000):
        limits = fitting(ConnectionLimits(total=100_000), handles)
        assert 0 < limits.total + limits.backlog <= handles - RESERVED
    assert fitting(ConnectionLimits(), 1_000_000) == ConnectionLimits()


def test_where_there_are_few_connections_one_client_cannot_take_them_all() -> None:
    limits = fitting(ConnectionLimits(), 300)
    assert limits.streams_per_client < limits.per_client < limits.total
