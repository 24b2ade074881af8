"""A finished game looked back on: its timeline, and what the adviser says of people's decisions."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fabletop.bots.greedy import Greedy
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.lab.hindsight.annotate import glance_at
from fabletop.server.bots import hindsight as room
from fabletop.server.bots.hindsight import Afterthought, LookingBack, thinned
from fabletop.server.errors import NotPossible, TooMuch
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.storage.store import Store
from fabletop.server.tables.live import LiveTable
from tests.loops import awaited
from tests.server.inside import Slow, think_little

ADA = SavedSeat("Ada", "", "", person=True)
BEN = SavedSeat("Ben", "", "", person=True)
ROBOT = SavedSeat("Robot", "greedy", "", person=False)

Look = Callable[[LookingBack, LiveTable], Awaitable[None]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the processes are asked; the adviser thinks little."""
    return think_little(monkeypatch)


@pytest.fixture
def kept(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    return store


def abandoned(*seats: SavedSeat, answers: int = 30) -> LiveTable:
    """A game that was left early, so that there is little to look at."""
    match = Match.new(find("prophecy"), seats=[seat.name for seat in seats], seed=5)
    bot = Greedy("prophecy", 5)
    for _ in range(answers):
        decision = match.decisions()[0]
        match.answer(bot.choose(decision.question, decision.view), decision.seat)
    header = match.header
    saved = SavedTable(
        *("left", header.game, header.ruleset, header.data, header.options, header.seed),
        revision=1,
        epoch=0,
        over=False,
        seats=seats,
        closed=True,
    )
    return LiveTable(saved, match)


def looking(store: Store, look: Look, *seats: SavedSeat) -> None:
    """Somebody looks back on a game."""

    async def whole() -> None:
        live = abandoned(*(seats or (ADA, BEN)))
        store.create(live.saved)
        back = LookingBack(store, Slow())
        await look(back, live)
        await back.close()

    awaited(whole())
    store.close()


async def thought_over(back: LookingBack, table: str) -> Afterthought:
    while (told := await back.afterthought(table)).thinking:
        await asyncio.sleep(0)
    return told


def test_a_timeline_is_worked_out_once(kept: Store, asked: list[Any]) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        one, other = await asyncio.gather(back.timeline(live), back.timeline(live))
        assert one is other is await back.timeline(live)
        assert len(one.rounds) == len(live.match.entries) + 1
        assert len(asked) == 1

    looking(kept, look)


def test_a_timeline_that_no_process_can_make_is_refused_and_tried_again(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        return None

    async def look(back: LookingBack, live: LiveTable) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Slow, "run", nothing)
            with pytest.raises(NotPossible):
                await back.timeline(live)
        think_little(monkeypatch)
        assert (await back.timeline(live)).rounds

    looking(kept, look)


def test_the_costliest_decisions_are_found_once_and_kept(kept: Store, asked: list[Any]) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        table = live.saved.id
        assert (await back.afterthought(table)).unasked
        await back.begin(live)
        await back.begin(live)
        assert (await back.afterthought(table)).thinking
        told = await thought_over(back, table)
        assert told.found is not None
        assert [one.seat for one in told.found] == [0, 1]
        for one in told.found:
            assert len(one.costliest) <= 3
            losses = [costly.loss for costly in one.costliest]
            assert losses == sorted(losses, reverse=True)
        much = len(asked)
        await back.begin(live)
        again = LookingBack(kept, Slow())
        assert (await again.afterthought(table)).found == told.found
        assert len(asked) == much

    looking(kept, look)


def test_it_is_told_how_far_the_adviser_has_come(kept: Store, asked: list[Any]) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        await back.begin(live)
        seen = set()
        while (told := await back.afterthought(live.saved.id)).thinking:
            seen.add((told.thinking.done, told.thinking.all))
            await asyncio.sleep(0)
        assert (0, 0) in seen
        assert len(seen) > 3
        assert all(done <= most for done, most in seen)
        assert len(asked) > 3

    looking(kept, look)


def test_only_peoples_decisions_are_looked_at(kept: Store, asked: list[Any]) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        await back.begin(live)
        told = await thought_over(back, live.saved.id)
        assert told.found is not None
        assert [one.seat for one in told.found] == [1]
        assert asked

    looking(kept, look, ROBOT, BEN)


def test_where_nobody_played_to_the_end_there_is_nothing_to_think_over(
    kept: Store, asked: list[Any]
) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        with pytest.raises(NotPossible):
            await back.begin(live)
        assert asked == []

    looking(kept, look, ROBOT, replace(ADA, bot="normal", resigned=True))


def test_a_running_game_is_not_thought_over(kept: Store, asked: list[Any]) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        live.saved = replace(live.saved, closed=False)
        with pytest.raises(NotPossible):
            await back.begin(live)
        assert asked == []

    looking(kept, look)


def test_not_too_many_games_are_thought_over_at_a_time(
    kept: Store, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_WAITING", 0)

    async def look(back: LookingBack, live: LiveTable) -> None:
        with pytest.raises(TooMuch):
            await back.begin(live)
        assert asked == []

    looking(kept, look)


def test_not_too_many_timelines_are_worked_out_at_a_time(
    kept: Store, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_TIMELINES", 0)

    async def look(back: LookingBack, live: LiveTable) -> None:
        with pytest.raises(TooMuch):
            await back.timeline(live)
        assert asked == []

    looking(kept, look)


@pytest.mark.usefixtures("asked")
def test_what_failed_can_be_tried_again(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(back: LookingBack, live: LiveTable) -> None:
        monkeypatch.setattr(room, "glance", _dies)
        await back.begin(live)
        assert (await thought_over(back, live.saved.id)).failed
        monkeypatch.setattr(room, "glance", lambda order: glance_at(*order))
        await back.begin(live)
        assert (await thought_over(back, live.saved.id)).found is not None

    looking(kept, look)


def _dies(_order: Any) -> Any:
    raise OSError("no power")


def test_a_very_long_game_is_looked_at_here_and_there() -> None:
    assert thinned({0: [1, 2, 3], 1: [4]}) == [1, 2, 3, 4]
    moments = thinned({0: list(range(1_000)), 1: list(range(1_000, 1_900))})
    assert len(moments) <= room.MOST_LOOKED_AT
    assert moments[0] == 0
    assert moments[-1] > 1_890
    assert thinned({0: []}) == []


@pytest.mark.xdist_group("postgres")
def test_annotations_are_stored_once_in_any_database(store: Store) -> None:
    live = abandoned(ADA, BEN, answers=0)
    table = replace(live.saved, id="annotated")
    store.create(table)
    assert store.annotations(table.id) is None
    store.annotate(table.id, "[]")
    store.annotate(table.id, "[1]")
    assert store.annotations(table.id) == "[]"
