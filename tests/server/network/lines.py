"""Connections without a client library, for clients that do not behave."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.server.running import PATIENCE, Client


def place_of(server: Client) -> tuple[str, int]:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return host, int(port)


@contextmanager
def line(server: Client, source: str = "") -> Iterator[socket.socket]:
    """A connection, from one of the addresses of this machine."""
    come_from = (source, 0) if source else None
    with socket.create_connection(place_of(server), PATIENCE, source_address=come_from) as one:
        yield one


@contextmanager
def lines(server: Client, number: int, source: str = "") -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(line(server, source)) for _ in range(number)]


def rest_of(one: socket.socket) -> bytes:
    """What still comes until the server closes the connection."""
    got = b""
    try:
        while piece := one.recv(65536):
            got += piece
    except ConnectionResetError:
        pass
    return got


def reply_to(one: socket.socket, path: str = "/health", more: str = "") -> bytes:
    """The reply to a request; of a stream, its beginning."""
    one.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n{more}\r\n".encode())
    got = b""
    while not _is_whole(got):
        piece = one.recv(65536)
        if not piece:
            break
        got += piece
    return got


def _is_whole(reply: bytes) -> bool:
    head, end, body = reply.partition(b"\r\n\r\n")
    _, found, length = head.lower().partition(b"content-length: ")
    return bool(end) and (not found or len(body) >= int(length.split(b"\r\n")[0]))


def whole_reply(server: Client, request: str, source: str = "") -> bytes:
    with line(server, source) as one:
        one.sendall(request.encode())
        return rest_of(one)
