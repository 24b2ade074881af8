"""Databases from before are brought up to date with everything in them."""

from collections.abc import Iterator
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, create_engine, insert, text

from fabletop.server.storage.saved import MessagePage
from fabletop.server.storage.schema import metadata
from fabletop.server.storage.store import Store

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """A database with nothing in it."""
    engine = create_engine(address)
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(text("DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
    yield engine
    engine.dispose()


def migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "fabletop:server/storage/migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def fill(connection: Connection) -> None:
    """A table of the first schema: a person and a bot, one answer, three messages."""
    first = MetaData()
    first.reflect(connection)
    rows = {name: first.tables[name] for name in ("tables", "seats", "answers", "messages")}
    old: dict[str, Any] = {"id": "old", "game": "prophecy", "ruleset": "1", "data": "hash"}
    old |= {"options": {}, "over": False}
    old |= {"seed": "7", "revision": 2, "epoch": 0, "created": 1.0, "changed": 1.0}
    connection.execute(insert(rows["tables"]), [old, old | {"id": "silent"}])
    for seat, (name, bot) in enumerate([("Ada", ""), ("Robot", "greedy")]):
        row = {"table_id": "old", "seat": seat, "name": name, "bot": bot, "secret": "s"}
        connection.execute(insert(rows["seats"]), row)
    answer = {"table_id": "old", "number": 0, "seat": 0, "option": ["stay"], "chance": []}
    connection.execute(insert(rows["answers"]), answer)
    for number in (1, 2, 3):
        row = {"table_id": "old", "number": number, "name": "Ada", "text": "Hi", "sent": 1.0}
        connection.execute(insert(rows["messages"]), row)


@pytest.fixture
def upgraded(engine: Engine, address: str) -> Iterator[Store]:
    """A store on a database that was filled under the first schema."""
    with engine.begin() as connection:
        migrate(connection, "0001")
        fill(connection)
    store = Store(address)
    store.migrate()
    yield store
    store.close()


def test_people_of_old_tables_are_those_without_a_bot(upgraded: Store) -> None:
    seats = upgraded.load("old").table.seats
    assert [(seat.name, seat.person) for seat in seats] == [("Ada", True), ("Robot", False)]
    assert not any(seat.resigned or seat.free or seat.webhook for seat in seats)


def test_old_tables_are_open_and_keep_their_answers(upgraded: Store) -> None:
    table, _, answers, _ = upgraded.load("old")
    assert not table.closed
    assert not table.thoughts
    assert [answer.option for answer in answers] == [("stay",)]


def test_old_talk_goes_on_counting(upgraded: Store) -> None:
    assert upgraded.pulse("silent").talk == 0
    assert upgraded.pulse("old").talk == 3
    assert upgraded.say("old", 0, "Ada", "Still here").number == 4


def test_migrating_twice_does_no_harm(upgraded: Store) -> None:
    before = upgraded.load("old")
    upgraded.migrate()
    assert upgraded.load("old") == before


@pytest.mark.parametrize("steps", [2, 4, 6, 8, 12])
def test_an_upgrade_that_was_interrupted_is_done_anew(
    engine: Engine, address: str, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with engine.begin() as connection:
        migrate(connection, "0001")
        fill(connection)
    do, left = Operations.invoke, iter(range(steps))

    def interrupted(self: Operations, what: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return do(self, what)

    store = Store(address)
    with monkeypatch.context() as patch:
        patch.setattr(Operations, "invoke", interrupted)
        with pytest.raises(KeyboardInterrupt):
            store.migrate()
    store.close()
    again = Store(address)
    again.migrate()
    assert [message.text for message in again.messages("old", MessagePage())] == ["Hi"] * 3
    again.close()


def test_the_migrations_make_the_schema_that_the_store_expects(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_migration_can_be_taken_back(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", "fabletop:server/storage/migrations")
    with engine.begin() as connection:
        migrate(connection, "0001")
        before = MetaData()
        before.reflect(connection)
        migrate(connection, "head")
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        after = MetaData()
        after.reflect(connection)
    columns = {name: set(table.columns.keys()) for name, table in before.tables.items()}
    assert {name: set(table.columns.keys()) for name, table in after.tables.items()} == columns
