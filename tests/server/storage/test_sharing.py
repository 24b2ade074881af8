"""Several processes that share their tables in one PostgreSQL database."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from fabletop.server.errors import NotPossible, Stale
from fabletop.server.storage.store import Store
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.tables import Tables
from tests.loops import awaited
from tests.server.inside import ADA, answer, found, opened
from tests.server.running import Server, Table

pytestmark = pytest.mark.xdist_group("postgres")


def between_two(store: Store, play: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    """Two processes on one database, as far as they know."""

    async def whole() -> None:
        other = Store(store.address)
        async with opened(store) as (here, _), opened(other) as (there, _):
            await play(here, there)
        other.close()

    awaited(whole())


@pytest.fixture
def shared(postgres: str) -> Iterator[Store]:
    store = Store(postgres)
    store.migrate()
    yield store
    store.close()


def test_a_table_catches_up_with_what_another_process_did(shared: Store) -> None:
    async def play(here: Tables, there: Tables) -> None:
        live, tokens = await found(here)
        far = await there.at(live.saved.id)
        await answer(here, live, tokens)
        await answer(here, live, tokens, -1)
        seat = live.match.entries[-1].seat
        assert await there.at(live.saved.id) is far
        assert far.match.view(seat) == live.match.view(seat)
        if live.match.can_undo(seat):
            await here.undo(live.saved.id, tokens[seat])
        await here.rename(live.saved.id, tokens[0], "Ada the Great")
        await there.at(live.saved.id)
        assert (far.saved, far.match.view(0)) == (live.saved, live.match.view(0))
        assert far.match.decisions()[0].id == live.match.decisions()[0].id

    between_two(shared, play)


def test_an_undo_in_another_process_takes_the_answer_away(shared: Store) -> None:
    async def play(here: Tables, there: Tables) -> None:
        live, tokens = await found(here)
        seat = live.match.decisions()[0].seat
        await answer(here, live, tokens)
        far = await there.at(live.saved.id)
        await here.undo(live.saved.id, tokens[seat])
        await there.at(live.saved.id)
        assert far.match.entries == []
        assert far.match.decisions()[0].id == live.match.decisions()[0].id

    between_two(shared, play)


def test_of_two_processes_that_answer_at_once_one_is_told_to_look_again(shared: Store) -> None:
    async def play(here: Tables, there: Tables) -> None:
        live, tokens = await found(here)
        far = await there.at(live.saved.id)
        with pytest.raises(Stale):
            await asyncio.gather(
                answer(here, live, tokens, 0),
                answer(there, far, tokens, 1),
            )
        await there.at(live.saved.id)
        await here.at(live.saved.id)
        assert len(far.match.entries) == len(live.match.entries) == 1
        assert far.match.entries[0].option == live.match.entries[0].option

    between_two(shared, play)


def test_of_two_processes_that_give_a_seat_away_one_is_refused(shared: Store) -> None:
    async def play(here: Tables, there: Tables) -> None:
        live, _tokens = await found(here, ADA, SeatWish("Anybody", free=True))
        await there.at(live.saved.id)
        both = await asyncio.gather(
            here.claim(live.saved.id, 1, "Ben"),
            there.claim(live.saved.id, 1, "Cleo"),
            return_exceptions=True,
        )
        assert [isinstance(one, Stale | NotPossible) for one in both].count(True) == 1
        token = next(one for one in both if isinstance(one, str))
        assert here.own_seat(await here.at(live.saved.id), token) == 1
        assert there.own_seat(await there.at(live.saved.id), token) == 1

    between_two(shared, play)


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two real server processes on one database."""
    here, there = Server(tmp_path, postgres), Server(tmp_path, postgres)
    try:
        yield here.start(), there.start()
    finally:
        here.kill()
        there.kill()


def test_who_listens_at_one_process_hears_what_another_takes(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table, luck = Table(there), random.Random(1)
    with here.listen(table.path) as news:
        assert next(news)["answers"] == 0
        for answers in (1, 2, 3):
            revision = table.answer(luck)["revision"]
            heard = next(news)
            assert (heard["answers"], heard["revision"]) == (answers, revision)
        table.post(0, "/messages", {"text": "Hello"})
        assert next(news)["message"] == 1
        table.post(1, "/name", {"name": "Benjamin"})
        assert next(news)["revision"] == 5
    table.client = here
    assert table.get()["seats"][1]["name"] == "Benjamin"
    assert table.answer(luck)["revision"] == 6


def test_who_listens_hears_on_when_the_database_was_gone_for_a_moment(
    pair: tuple[Server, Server], postgres: str
) -> None:
    here, there = pair
    table, luck = Table(there), random.Random(1)
    plain = postgres.replace("postgresql+psycopg", "postgresql", 1)
    with here.listen(table.path) as news:
        assert next(news)["answers"] == 0
        with closing(psycopg.connect(plain, autocommit=True)) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        table.answer(luck)
        assert next(news)["answers"] == 1
