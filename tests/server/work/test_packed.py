"""Tables in workers: the same match as on the server, and rebuilt only as far as it is new."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.storage.saved import SavedSeat, SavedTable, Stored
from fabletop.server.tables import opening
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.opening import Opened
from fabletop.server.tables.opening import opened as reopened
from fabletop.server.work import packed as room
from fabletop.server.work.packed import TABLES, opened, packed
from tests.server.bots.test_hindsight import ADA, BEN


@pytest.fixture(autouse=True)
def empty() -> Iterator[None]:
    room._tables.clear()
    yield
    room._tables.clear()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose matches were begun again."""
    seen: list[str] = []

    def noted(stored: Stored) -> Opened:
        seen.append(stored.table.id)
        return reopened(stored)

    monkeypatch.setattr(opening, "opened", noted)
    return seen


def table(name: str = "one", seats: tuple[SavedSeat, ...] = (ADA, BEN)) -> LiveTable:
    match = Match.new(find("seasons"), seats=[seat.name for seat in seats], seed=5)
    header = match.header
    saved = SavedTable(
        *(name, header.game, header.ruleset, header.data, header.options, header.seed),
        revision=1,
        epoch=0,
        over=False,
        seats=seats,
    )
    return LiveTable(saved, match)


def go_on(live: LiveTable, answers: int = 1) -> None:
    for _ in range(answers):
        decision = live.match.decisions()[0]
        live.match.answer(decision.options[-1], decision.seat)
    revision = live.saved.revision + answers
    live.saved = replace(live.saved, revision=revision, epoch=live.match.epoch)


def same(one: LiveTable, other: LiveTable) -> bool:
    return (one.match.entries, one.match.view(None)) == (
        other.match.entries,
        other.match.view(None),
    )


def test_a_worker_sees_the_table_as_it_is(begun: list[str]) -> None:
    live = table()
    go_on(live, 12)
    assert same(opened(packed(live)), live)
    assert opened(packed(live)).saved.revision == live.saved.revision
    assert begun == ["one"]


def test_only_new_answers_are_replayed(begun: list[str]) -> None:
    live = table()
    for _ in range(5):
        go_on(live, 3)
        assert same(opened(packed(live)), live)
    assert begun == ["one"]


def test_after_an_undo_the_match_is_begun_again(begun: list[str]) -> None:
    live = table()
    go_on(live, 6)
    opened(packed(live))
    live.match.rewind(4)
    live.saved = replace(live.saved, revision=20, epoch=live.match.epoch)
    assert same(opened(packed(live)), live)
    assert opened(packed(live)).match.epoch == live.match.epoch
    assert begun == ["one", "one"]


def test_a_table_that_was_packed_before_an_answer_is_packed_again() -> None:
    live = table()
    before = packed(live)
    assert packed(live) == before
    go_on(live)
    assert packed(live) != before


def test_a_worker_keeps_the_tables_that_it_used_last(begun: list[str]) -> None:
    tables = [table(str(number)) for number in range(TABLES + 1)]
    for live in tables:
        opened(packed(live))
    opened(packed(tables[-1]))
    assert len(begun) == TABLES + 1
    opened(packed(tables[0]))
    assert begun[-1] == "0"
