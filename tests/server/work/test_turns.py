"""Turns at fake workers: what is going on at the same time, and what happens to those who leave."""

import asyncio

import pytest

from fabletop.server.work.shares import Claim, Urgency
from fabletop.server.work.turns import Turns
from tests.loops import awaited


class Room:
    """Some places, and what was done there, in order; work is done when it is told to."""

    def __init__(self, places: int, *, one_each: bool = False) -> None:
        self.turns = Turns(places, one_each=one_each, clock=lambda: self.seconds)
        self.seconds = 0.0
        self.begun: list[str] = []
        self.enough: dict[str, asyncio.Event] = {}

    def work(self, name: str, claim: Claim) -> "asyncio.Task[None]":
        self.enough[name] = asyncio.Event()
        return asyncio.create_task(self._work(name, claim))

    async def _work(self, name: str, claim: Claim) -> None:
        async with self.turns.turn(claim):
            self.begun.append(name)
            await self.enough[name].wait()

    async def finish(self, name: str) -> None:
        self.seconds += table("").cost
        self.enough[name].set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def table(address: str, name: str = "") -> Claim:
    return Claim(Urgency.BOTS, address, name or address)


def test_twenty_tables_of_one_address_do_not_hold_up_another_one() -> None:
    async def play() -> None:
        room = Room(2)
        for number in range(20):
            room.work(f"loud {number}", table("loud", str(number)))
        await settled()
        last = room.work("calm", Claim(Urgency.BOTS, "calm", "calm", cost=0.001))
        await settled()
        assert room.begun == ["loud 0", "loud 1"]
        await room.finish("loud 0")
        assert room.begun[2:] == ["calm"]
        await room.finish("calm")
        await last
        for name in list(room.enough):
            await room.finish(name)
        assert len(room.begun) == 21

    awaited(play())


def test_a_turn_of_somebody_who_leaves_goes_to_the_next() -> None:
    async def play() -> None:
        room = Room(1)
        first, second, third = (room.work(name, table(name)) for name in "abc")
        await settled()
        second.cancel()
        await room.finish("a")
        await first
        assert room.begun == ["a", "c"]
        third.cancel()
        with pytest.raises(asyncio.CancelledError):
            await third
        room.work("d", table("d"))
        await settled()
        assert room.begun == ["a", "c", "d"]
        await room.finish("d")

    awaited(play())


def test_who_leaves_at_the_moment_of_the_turn_takes_nothing_along() -> None:
    async def play() -> None:
        room = Room(1)
        first, second = (room.work(name, table(name)) for name in "ab")
        await settled()
        first.cancel()
        second.cancel()
        await settled()
        room.work("c", table("c"))
        await settled()
        assert room.begun == ["a", "c"]
        await room.finish("c")

    awaited(play())


def test_one_address_has_one_turn_at_a_time_where_that_is_wanted() -> None:
    async def play() -> None:
        room = Room(2, one_each=True)
        for name in ("a1", "a2", "b"):
            room.work(name, table(name[0]))
        await settled()
        assert room.begun == ["a1", "b"]
        await room.finish("b")
        assert room.begun == ["a1", "b"]
        await room.finish("a1")
        assert room.begun == ["a1", "b", "a2"]
        await room.finish("a2")

    awaited(play())
