"""The store, on SQLite and on PostgreSQL alike."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from fabletop.server.errors import NoSuchTable, Stale
from fabletop.server.storage import schema
from fabletop.server.storage.saved import (
    MessagePage,
    Pulse,
    SavedAnswer,
    SavedSeat,
    SavedSnapshot,
    SavedTable,
    Stored,
)
from fabletop.server.storage.store import Store

pytestmark = pytest.mark.xdist_group("postgres")


def table(name: str) -> SavedTable:
    seats = (SavedSeat("Ada", "", "a" * 64, True), SavedSeat("Robot", "greedy", "b" * 64, False))
    unique = f"{name}{time.time_ns() % 10**9}"
    return SavedTable(
        unique, "prophecy", "1", "hash", {"version": "basic"}, 2**62 + 1, 1, 0, False, seats
    )


STAY = SavedAnswer(0, ("stay",), ())
ROLL = SavedAnswer(1, ("roll",), (("dice", 4), ("draw", "bear")))


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    plain = table("back")
    free = SavedSeat("Cleo", "", "", True, resigned=True, free=True, webhook="https://x.org/y")
    new = replace(plain, seats=(*plain.seats, free), closed=True, waiting=(0, 2), talk=7)
    store.create(new)
    assert store.load(new.id) == Stored(new, 0, [])


def test_a_branch_is_stored_with_its_answers_at_once(store: Store) -> None:
    new = table("branch")
    store.create(new, [STAY, ROLL])
    assert store.load(new.id).answers == [STAY, ROLL]


def test_answers_come_back_in_order_with_their_luck(store: Store) -> None:
    new = table("luck")
    store.create(new)
    revision = store.change(new, keep=0, added=[STAY, ROLL], over=False, epoch=0, waiting=[1])
    assert revision == store.pulse(new.id).revision == 2
    assert store.load(new.id) == Stored(replace(new, revision=2, waiting=(1,)), 0, [STAY, ROLL])


def test_what_is_read_in_several_steps_is_of_one_moment(store: Store, address: str) -> None:
    """As a command beside the server reads it."""
    new = table("moment")
    store.create(new, [STAY])
    with closing(Store(address)) as beside, beside.snapshot() as connection:
        mine = schema.answers.c.table_id == new.id
        counted = select(func.count()).select_from(schema.answers).where(mine)
        assert connection.execute(counted).scalar() == 1
        store.change(new, keep=1, added=[ROLL], over=False, epoch=0)
        assert connection.execute(counted).scalar() == 1


def test_who_has_the_first_answers_gets_the_others(store: Store) -> None:
    new = table("more")
    store.create(new)
    store.change(new, keep=0, added=[STAY, ROLL], over=False, epoch=0)
    assert store.load(new.id, since=1, epoch=0)[1:3] == (1, [ROLL])


def test_who_has_answers_from_before_an_undo_gets_all(store: Store) -> None:
    new = table("all")
    store.create(new)
    store.change(new, keep=0, added=[STAY, ROLL], over=False, epoch=3)
    assert store.load(new.id, since=1, epoch=2)[1:3] == (0, [STAY, ROLL])


def test_a_process_that_was_overtaken_is_told_so_and_changes_nothing(store: Store) -> None:
    new = table("race")
    store.create(new)
    store.change(new, keep=0, added=[STAY], over=False, epoch=0)
    with pytest.raises(Stale):
        store.change(new, keep=0, added=[ROLL], over=True, epoch=0)
    stored = store.load(new.id)
    assert stored.answers == [STAY]
    assert not stored.table.over


def test_undo_takes_answers_away_and_changes_the_epoch(store: Store) -> None:
    new = table("undo")
    store.create(new)
    store.change(new, keep=0, added=[STAY, ROLL], over=False, epoch=0)
    store.change(store.load(new.id).table, keep=1, added=[], over=False, epoch=1)
    stored = store.load(new.id)
    assert stored.answers == [STAY]
    assert stored.table.epoch == 1


def test_seats_change_hands(store: Store) -> None:
    new = table("hands")
    store.create(new)
    taken = SavedSeat("Eve", "random", "c" * 64, True, resigned=True, webhook="https://x.org")
    assert store.reseat(new, 0, taken) == 2
    found = store.load(new.id).table
    assert found == replace(new, revision=2, seats=(taken, new.seats[1]))


def test_of_two_who_want_a_seat_one_gets_it(store: Store) -> None:
    new = table("two")
    store.create(new)

    def sit(name: str) -> str:
        try:
            store.reseat(new, 0, SavedSeat(name, "", name * 64, True))
        except Stale:
            return ""
        return name

    with ThreadPoolExecutor(2) as both:
        seated = [name for name in both.map(sit, ["x", "y"]) if name]
    assert seated == [store.load(new.id).table.seats[0].name]


def test_a_closed_table_waits_for_nobody(store: Store) -> None:
    new = replace(table("closed"), waiting=(0,))
    store.create(new)
    store.reseat(new, 0, new.seats[0], closed=True)
    found = store.load(new.id).table
    assert found.closed
    assert found.waiting == ()


def test_talk_is_kept_and_counted(store: Store) -> None:
    new = table("talk")
    store.create(new)
    store.say(new.id, 0, "Ada", "Hello")
    store.say(new.id, 1, "Robot", "Beep")
    assert [m.text for m in store.messages(new.id, MessagePage())] == ["Hello", "Beep"]
    assert [m.text for m in store.messages(new.id, MessagePage(since=1))] == ["Beep"]
    assert store.pulse(new.id) == Pulse(revision=1, talk=2)


def test_those_who_talk_at_the_same_time_are_all_heard(store: Store) -> None:
    new = table("choir")
    store.create(new)
    with ThreadPoolExecutor(8) as choir:
        said = list(choir.map(lambda n: store.say(new.id, 0, "Ada", f"{n}"), range(16)))
    assert sorted(message.number for message in said) == list(range(1, 17))


def test_what_is_not_there_is_not_found(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        store.load("nowhere")
    with pytest.raises(NoSuchTable):
        store.pulse("nowhere")


def test_a_server_with_a_file_needs_no_driver_of_postgresql() -> None:
    order = "import sys; sys.modules['psycopg'] = None; import fabletop.server.app"
    subprocess.run([sys.executable, "-c", order], check=True)


def test_undo_takes_snapshots_away_that_came_later(store: Store) -> None:
    new = table("snaps")
    store.create(new)
    first, second = SavedSnapshot(1, "{}"), SavedSnapshot(2, "[]")
    store.change(new, keep=0, added=[STAY], over=False, epoch=0, snapshot=first)
    new = store.load(new.id).table
    store.change(new, keep=1, added=[ROLL], over=False, epoch=0, snapshot=second)
    assert store.load(new.id).snapshots == (first, second)
    store.change(store.load(new.id).table, keep=1, added=[], over=False, epoch=1)
    assert store.load(new.id).snapshots == (first,)


def test_of_snapshots_the_newest_are_kept_and_the_one_with_which_a_match_begins(
    store: Store,
) -> None:
    new = replace(table("many"), base=2)
    store.create(new, [STAY] * 9, [SavedSnapshot(2, "base")])
    for number in range(3, 9):
        store.keep_snapshot(new, SavedSnapshot(number, "{}"))
    assert [one.number for one in store.load(new.id).snapshots] == [2, 6, 7, 8]
    store.keep_snapshot(new, SavedSnapshot(8, "again"))
    assert store.load(new.id).snapshots[-1] == (8, "again")


def test_a_key_comes_back_as_it_was(store: Store) -> None:
    new = replace(table("key"), seed="0" * 31 + "f", seed_chosen=True, same_luck=True)
    store.create(new)
    assert store.load(new.id).table == new
