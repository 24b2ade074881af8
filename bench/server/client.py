"""A small HTTP client for load tests: one connection that is kept open, or one event stream."""

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any


class Refused(RuntimeError):
    def __init__(self, what: str, status: int) -> None:
        super().__init__(what)
        self.status = status


class Line:
    """A connection that is reused for many requests, from a client address of this machine."""

    def __init__(self, port: int, client: str = "127.0.0.1") -> None:
        self._port = port
        self._from = (client, 0)
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        if self._ends is None:
            self._ends = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=self._from
            )
        reader, writer = self._ends
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        writer.write(head.encode() + b"\r\n" + data)
        status, length = await _head(reader)
        answer = await reader.readexactly(length)
        if status >= 300:
            raise Refused(f"{method} {path}: {status} {answer.decode()}", status)
        return answer

    async def json(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        return json.loads(await self.call(method, path, token, body))

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()


async def revisions(port: int, table: str) -> AsyncGenerator[int, None]:
    """The revisions that a watching tab receives."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"data:"):
                yield int(json.loads(line[5:])["revision"])
    finally:
        writer.close()


async def _head(reader: asyncio.StreamReader) -> tuple[int, int]:
    first = await reader.readline()
    if not first:
        raise RuntimeError("the server has closed the connection")
    status, length = int(first.split()[1]), 0
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return status, length
