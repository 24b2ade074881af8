"""Heavy pages: drawn once, cached, and one at a time for each client."""

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable

import pytest

from fabletop.server.errors import NotPossible, TooMuch
from fabletop.server.work import pages as room
from fabletop.server.work.pages import MOST_WAITING, PageWorkers, TextCache
from tests.loops import awaited
from tests.waiting import awaited_until

ADA, BEN = "192.0.2.1", "192.0.2.2"


class Pen:
    """Draws what it is told to, when it is told to."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.drawn: list[str] = []

    def draw(self, order: str) -> str:
        assert self.go.wait(10)
        self.drawn.append(order)
        return order


def drawing(play: Callable[[PageWorkers, Pen], Awaitable[None]]) -> None:
    async def whole() -> None:
        workers = PageWorkers(0)
        await play(workers, Pen())
        workers.close()

    awaited(whole())


def test_what_many_want_at_the_same_time_is_drawn_once() -> None:
    async def play(workers: PageWorkers, pen: Pen) -> None:
        wishes = [
            asyncio.create_task(workers.text(("a",), pen.draw, "a", f"192.0.2.{n}"))
            for n in range(5)
        ]
        await asyncio.sleep(0)
        pen.go.set()
        assert await asyncio.gather(*wishes) == ["a"] * 5
        assert await workers.text(("a",), pen.draw, "a", ADA) == "a"
        assert pen.drawn == ["a"]

    drawing(play)


def test_a_client_with_many_wishes_does_not_hold_up_another() -> None:
    async def play(workers: PageWorkers, pen: Pen) -> None:
        wishes = [
            asyncio.create_task(workers.text((n,), pen.draw, f"ada {n}", ADA)) for n in range(20)
        ]
        await awaited_until(lambda: workers.turns.waiting(ADA) == 19)
        wishes.append(asyncio.create_task(workers.text(("b",), pen.draw, "ben", BEN)))
        await awaited_until(lambda: workers.turns.waiting(BEN) == 1)
        pen.go.set()
        await asyncio.gather(*wishes)
        assert pen.drawn.index("ben") <= 2

    drawing(play)


def test_too_many_wishes_of_one_client_are_refused() -> None:
    async def play(workers: PageWorkers, pen: Pen) -> None:
        wishes = [
            asyncio.create_task(workers.text((n,), pen.draw, str(n), ADA))
            for n in range(MOST_WAITING + 1)
        ]
        await awaited_until(lambda: workers.turns.waiting(ADA) == MOST_WAITING)
        with pytest.raises(TooMuch, match="large pages"):
            await workers.text(("more",), pen.draw, "more", ADA)
        pen.go.set()
        assert await workers.text(("b",), pen.draw, "ben", BEN) == "ben"
        await asyncio.gather(*wishes)

    drawing(play)


def test_the_cache_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "CACHED", 10)

    async def play(workers: PageWorkers, pen: Pen) -> None:
        pen.go.set()
        for text in ("1234", "5678", "1234", "90ab", "1234", "5678"):
            assert await workers.text((text,), pen.draw, text, ADA) == text
        assert pen.drawn == ["1234", "5678", "90ab", "5678"]

    drawing(play)


def test_what_is_kept_again_takes_the_room_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "CACHED", 10)
    cache = TextCache()
    cache.keep(("other",), "1234")
    for text in ("12", "123456", "1234", "1234"):
        cache.keep(("same",), text)
    assert (cache.get(("other",)), cache.get(("same",))) == ("1234", "1234")


def test_a_text_that_is_too_large_for_the_cache_drives_no_other_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "CACHED", 10)
    cache = TextCache()
    cache.keep(("other",), "1234")
    cache.keep(("large",), "12345678901")
    assert (cache.get(("other",)), cache.get(("large",))) == ("1234", None)


def test_what_failed_is_tried_again() -> None:
    async def play(workers: PageWorkers, pen: Pen) -> None:
        def spill(_order: str) -> str:
            raise OSError("no ink")

        pen.go.set()
        with pytest.raises(OSError, match="no ink"):
            await workers.text(("a",), spill, "a", ADA)
        assert await workers.text(("a",), pen.draw, "a", ADA) == "a"

    drawing(play)


def own_number(_order: str) -> str:
    return str(os.getpid())


def die(_order: str) -> str:
    os._exit(1)


def test_pages_are_drawn_in_another_process_and_one_that_dies_is_replaced() -> None:
    async def play() -> None:
        workers = PageWorkers(1)
        first = await workers.text(("a",), own_number, "", ADA)
        with pytest.raises(NotPossible):
            await workers.text(("b",), die, "", ADA)
        second = await workers.text(("c",), own_number, "", ADA)
        assert len({first, second, str(os.getpid())}) == 3
        workers.close()

    awaited(play())
