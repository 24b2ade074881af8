"""Attacks on a server, each with an end: so many requests or connections, for so many seconds."""

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

HOSTILE = "127.0.0.2"
HELD = 8.0
"""How many seconds connections are held, and letters are dripped."""
AT_ONCE, MANY = 20, 180
"""Connections that ask at the same time."""
PATIENCE = 30.0
SERVED = range(200, 300)
CLOSED = 0
"""Instead of a status: the connection was refused or closed, or nothing came."""


@dataclass(slots=True)
class Target:
    """A server, a table there, and what became of the requests, by status."""

    port: int
    table: str
    tokens: list[str]
    statuses: Counter[int] = field(default_factory=Counter)


Attack = Callable[[Target], Awaitable[None]]


class Connection:
    """A connection from a hostile address; what is sent may be anything."""

    def __init__(self, target: Target, client: str = HOSTILE) -> None:
        self._target = target
        self._client = client

    async def __aenter__(self) -> "Connection":
        place = ("127.0.0.1", self._target.port)
        async with asyncio.timeout(PATIENCE):
            self.reader, self.writer = await asyncio.open_connection(
                *place, local_addr=(self._client, 0)
            )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def status(self) -> int:
        async with asyncio.timeout(PATIENCE):
            words = (await self.reader.readline()).split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else CLOSED


def request(method: str, path: str, body: object = None, token: str = "") -> bytes:
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    return head.encode("latin-1", "replace") + b"\r\n" + data


async def send(target: Target, raw: bytes) -> None:
    status = CLOSED
    with suppress(OSError, TimeoutError, ValueError):
        async with Connection(target) as one:
            one.writer.write(raw)
            status = await one.status()
    target.statuses[status] += 1


async def send_all(target: Target, requests: Iterable[bytes], at_once: int = AT_ONCE) -> None:
    left = iter(requests)

    async def sender() -> None:
        for raw in left:
            await send(target, raw)

    await asyncio.gather(*(sender() for _ in range(at_once)))


async def corrections(target: Target) -> None:
    """Tables with cards of a size that nobody can deal."""
    wanted: list[object] = [{"sword": {"copies": 10**11}}, {"amulet_of_air": {"copies": 10**11}}]
    wanted += [{"amulet_of_air": {"copies": 3_000_000}}, {"vampire": {"lives": 10**18}}]
    wanted += [{"amulet_of_air": {"crystals": number}} for number in range(100)]
    seats = [{"name": "a"}, {"name": "b"}]
    await send_all(
        target,
        (
            request(
                "POST",
                "/api/tables",
                {"game": game, "seats": seats, "options": {"cards": cards}},
            )
            for cards in wanted
            for game in ("seasons", "prophecy")
        ),
    )


async def new_tables(target: Target) -> None:
    seats = [{"name": "a", "bot": "random"}] * 4
    await send_all(target, [request("POST", "/api/tables", {"seats": seats})] * 2_000)


async def chat(target: Target) -> None:
    said, token = {"text": "x" * 500}, target.tokens[0]
    path = f"/api/tables/{target.table}/messages"
    await send_all(target, [request("POST", path, said, token)] * 2_000)


PATHS = (
    *("/", "/t/{table}", "/t/{table}/fragment", "/t/{table}/replay?at={odd}", "/docs"),
    *("/t/{table}/frames?since={odd}", "/t/{odd}", "/t/{table}/sit/{odd}", "/cards/{odd}"),
    *("/api/tables/{odd}", "/api/tables/{table}/view?token={odd}", "/api/games?language={odd}"),
    *("/api/tables/{table}/chronicle?since={odd}", "/api/tables/{table}/messages?since={odd}"),
    *("/api/tables/{table}/answers", "/api/tables/{table}/name", "/api/tables/{table}/messages"),
    *("/api/tables/{table}/seats/{odd}/claim", "/api/tables", "/api/tables/{table}/undo"),
    *("/new/prophecy", "/new/{odd}", "/replay", "/t/{table}/seat/{odd}/answers"),
)
ODD = (
    *("%00", "%ud800", "%ed%a0%80", "-1", "9" * 400, "NaN", "1e400", "%D9%A1", "0_0", " 0", "null"),
    *("%e2%80%ae", "../..", "%2e%2e%2f", "'", "%1b%5b2J", "x" * 3_000, "[]", "true", "%ff", "+"),
)
BODIES: tuple[object, ...] = (
    *(b"{", b"\xff\xfe", b"null", b"[" * 5_000, b'{"a":NaN}', b'"\\ud800"', b"1" * 5_000),
    {"seats": [{"name": "\x00"}]},
    {"seats": [{"name": "\ud800"}, {}], "seed": 10**400},
    {"seats": [{"name": "\u202egnp.exe"}, {"name": "\x1b]0;x\x07"}]},
    {"decision": "٠.٠.٠", "option": ["stay"]},
    {"decision": "-1.0.0", "option": [10**30]},
    {"decision": " 0.0.0", "option": [[]]},
    {"name": "\ud800"},
    {"text": "\x00"},
    {"text": "x" * 60_000},
    {"options": {"cards": {"sword": None}}, "seats": [{}]},
)
COOKIES = ("fabletop_seats=%ff", "=", "fabletop_seats", "a=b;;;=;", f"fabletop_seats={'.' * 900}")


def odd_requests(target: Target, count: int) -> Iterator[bytes]:
    luck = Random(1)
    for _ in range(count):
        path = luck.choice(PATHS).format(table=target.table, odd=luck.choice(ODD))
        body = luck.choice(BODIES)
        method = luck.choice(("GET", "POST", "POST", "PUT", "HEAD", "DELETE"))
        token = luck.choice((*target.tokens, "x", ""))
        raw = request(method, path.replace(" ", "%20"), body, token)
        more = f"Cookie: {luck.choice(COOKIES)}\r\nAccept-Language: {luck.choice(ODD)}\r\n"
        yield raw.replace(b"Host: localhost\r\n", b"Host: localhost\r\n" + more.encode(), 1)


async def odd_input(target: Target) -> None:
    await send_all(target, odd_requests(target, 4_000))


async def pages(target: Target) -> None:
    """Ordinary pages, as fast as they come."""
    until = time.perf_counter() + HELD
    paths = itertools.cycle(("/", f"/t/{target.table}", "/credits", f"/t/{target.table}/fragment"))
    await send_all(
        target,
        (
            request("GET", path)
            for path in itertools.takewhile(lambda _: time.perf_counter() < until, paths)
        ),
        MANY,
    )


async def held(target: Target, clients: Iterable[str], begun: bytes, dripped: bytes) -> None:
    """Connections that begin something, send a letter a second and never come to an end; streams
    that are served stay open."""

    async def hold(client: str) -> None:
        status = CLOSED
        with suppress(OSError, TimeoutError, ValueError):
            async with Connection(target, client) as one:
                one.writer.write(begun)
                reply = asyncio.ensure_future(one.status())
                for _ in range(int(HELD)):
                    await asyncio.wait([reply], timeout=1.0)
                    if reply.done():
                        status = reply.result()
                        break
                    one.writer.write(dripped)
                reply.cancel()
                if status in SERVED:
                    await asyncio.sleep(HELD)
        target.statuses[status] += 1

    await asyncio.gather(*(hold(client) for client in clients))


async def idle(target: Target) -> None:
    await held(target, [HOSTILE] * 1_500, b"", b"")


async def idle_of_many(target: Target) -> None:
    clients = [f"127.0.1.{number % 20 + 1}" for number in range(3_000)]
    await held(target, clients, b"", b"")


async def slow_heads(target: Target) -> None:
    await held(target, [HOSTILE] * 400, b"GET / HTTP/1.1\r\nX-Slow: ", b"x")


async def slow_bodies(target: Target) -> None:
    begun = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"
    await held(target, [HOSTILE] * 400, begun, b" ")


async def slow_readers(target: Target) -> None:
    """Replies are asked for again and again; more than a little is never read."""
    one = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def ask() -> None:
        with suppress(OSError, TimeoutError):
            async with Connection(target) as connection:
                for _ in range(40):
                    connection.writer.write(one)
                await asyncio.sleep(HELD)
        target.statuses[CLOSED] += 1

    await asyncio.gather(*(ask() for _ in range(150)))


async def streams(target: Target) -> None:
    path = f"GET /api/tables/{target.table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n"
    await held(target, [HOSTILE] * 600, path.encode(), b"")


async def nothing(_: Target) -> None:
    await asyncio.sleep(HELD)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "corrected cards": corrections,
    "new tables": new_tables,
    "chat": chat,
    "odd input": odd_input,
    "pages": pages,
    "idle connections": idle,
    "the same, 20 addresses": idle_of_many,
    "slow heads": slow_heads,
    "slow bodies": slow_bodies,
    "slow readers": slow_readers,
    "live streams": streams,
}
