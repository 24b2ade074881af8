"""For whom bots think: the shares of the workers that tables, hints and looking back count for."""

import json
from pathlib import Path

import pytest

from fabletop.core.seeds import derived
from fabletop.server.bots.thinking import LONGEST, SECONDS
from fabletop.server.errors import NotPossible
from fabletop.server.storage.store import Store
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.tables import Tables
from fabletop.server.work.shares import Claim, Urgency
from tests.server.bots.test_hints import Adviser
from tests.server.inside import ADA, BEN, ROBOT, Slow, run, run_with

FOUNDER = "192.0.2.1"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    return store


@pytest.mark.parametrize(
    ("seats", "urgency", "seconds"),
    [
        ((SeatWish("", "easy"), SeatWish("", "easy")), Urgency.BOTS, SECONDS["easy"]),
        ((SeatWish("", "expert"), SeatWish("", "expert")), Urgency.BOTS, LONGEST),
        ((ROBOT, ROBOT, SeatWish("", free=True)), Urgency.PEOPLE, SECONDS["greedy"]),
        ((ROBOT, ROBOT, ADA), Urgency.PEOPLE, SECONDS["greedy"]),
    ],
)
def test_bots_think_for_the_founder_of_their_table(
    store: Store, seats: tuple[SeatWish, ...], urgency: Urgency, seconds: float
) -> None:
    async def play(tables: Tables, bots: Slow) -> None:
        table, _ = await tables.create("prophecy", {}, seats, 5, founder=FOUNDER)
        await bots.thinking.wait()
        assert bots.claims == [Claim(urgency, FOUNDER, table, seconds)]

    run(play, store)


def test_the_log_of_the_old_game_does_not_tell_how_the_bots_of_a_fresh_branch_think(
    store: Store,
) -> None:
    async def play(tables: Tables, bots: Slow) -> None:
        old, tokens = await tables.create("prophecy", {}, (ADA, BEN))
        for token in tokens:
            await tables.resign(old, token)
        public = json.loads(next((await tables.at(old)).log()))["seed"]
        for fresh in (True, False):
            bots.asked.clear()
            bots.thinking.clear()
            table, _ = await tables.branch(old, 0, fresh=fresh, seats=(ROBOT, ROBOT))
            await bots.thinking.wait()
            (errand,) = bots.asked
            number = len((await tables.at(table)).match.entries)
            guessed = derived(public, "answer", number, errand.question.seat)
            assert (errand.seed == guessed) == (not fresh)

    run(play, store)


def test_a_hint_is_for_people(store: Store) -> None:
    async def play(tables: Tables, adviser: Adviser) -> None:
        table, tokens = await tables.create("prophecy", {}, (ADA, BEN), 5, founder=FOUNDER)
        live = await tables.at(table)
        adviser.speechless = True
        adviser.enough.set()
        with pytest.raises(NotPossible):
            await tables.hint(table, tokens[live.match.decisions()[0].seat])
        assert adviser.claims == [Claim(Urgency.PEOPLE, FOUNDER, table, LONGEST)]

    run_with(Adviser, play, store)


def test_the_founder_is_remembered_when_the_table_is_loaded_again_but_not_stored(
    store: Store,
) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        table, _tokens = await tables.create("prophecy", {}, (ADA, BEN), 5, founder=FOUNDER)
        tables.forget_idle(-1.0)
        assert tables.count == 0
        assert (await tables.at(table)).founder == FOUNDER
        assert FOUNDER not in repr(store.load(table))

    run(play, store)


def test_after_a_restart_a_table_counts_for_itself(store: Store) -> None:
    made: list[str] = []

    async def found(tables: Tables, _: Slow) -> None:
        made.append((await tables.create("prophecy", {}, (ADA, ROBOT), 5, founder=FOUNDER))[0])

    async def again(tables: Tables, bots: Slow) -> None:
        await tables.at(made[0])
        await bots.thinking.wait()
        assert bots.claims[0].payer == f"table {made[0]}"

    run(found, store)
    run(again, store)
