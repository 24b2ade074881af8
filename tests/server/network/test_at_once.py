"""One client's requests wait for each other, not those of others."""

import asyncio

from starlette.types import Message, Receive, Scope, Send

from fabletop.server.network.at_once import FewAtOnce

STREAM = "/stream"


class Slow:
    """An application that answers when it may."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may = asyncio.Event()

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        self.begun.append(scope["client"][0])
        kind = b"text/event-stream" if scope["path"] == STREAM else b"text/plain"
        start = {"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]}
        if scope["path"] == STREAM:
            await send(start)
        await self.may.wait()
        await send({"type": "http.response.body"})


async def nothing() -> Message:
    raise AssertionError("nobody reads")


async def take(_: Message) -> None:
    return


def asked(app: FewAtOnce, client: str, path: str = "/") -> "asyncio.Task[None]":
    scope = {"type": "http", "client": (client, 1), "path": path}
    return asyncio.ensure_future(app(scope, nothing, take))


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_few_requests_of_a_client_are_worked_on_and_others_do_not_wait_for_her() -> None:
    async def play() -> None:
        slow = Slow()
        app = FewAtOnce(slow, most=3)
        tasks = [asked(app, "greedy") for _ in range(10)] + [asked(app, "quiet")]
        await settle()
        assert slow.begun == ["greedy"] * 3 + ["quiet"]
        slow.may.set()
        await asyncio.gather(*tasks)
        assert slow.begun.count("greedy") == 10
        assert not app._clients

    asyncio.run(play())


def test_streams_take_no_place_once_they_have_begun() -> None:
    async def play() -> None:
        slow = Slow()
        app = FewAtOnce(slow, most=1)
        streams = [asked(app, "greedy", STREAM) for _ in range(5)]
        await settle()
        assert len(slow.begun) == 5
        slow.may.set()
        await asyncio.gather(*streams)
        assert not app._clients

    asyncio.run(play())


def test_who_goes_away_while_waiting_takes_no_place() -> None:
    async def play() -> None:
        slow = Slow()
        app = FewAtOnce(slow, most=1)
        first, second, third = (asked(app, "greedy") for _ in range(3))
        await settle()
        second.cancel()
        slow.may.set()
        await asyncio.gather(first, third)
        await asyncio.gather(second, return_exceptions=True)
        assert len(slow.begun) == 2
        assert not app._clients

    asyncio.run(play())
