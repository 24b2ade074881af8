"""New SQLite files for tests: migrated step by step once, and made in one go from then on."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect


@contextmanager
def made_in_one_go() -> Iterator[None]:
    """Older files and other databases are migrated as usual."""
    upgrade, known = command.upgrade, list[str]()

    def make(config: Config, revision: str) -> None:
        connection: Connection = config.attributes["connection"]
        wanted = revision == "head" and connection.dialect.name == "sqlite"
        new = wanted and not inspect(connection).get_table_names()
        if new and known:
            for statement in known:
                connection.exec_driver_sql(statement)
            return
        upgrade(config, revision)
        if new:
            known.extend(_statements(connection))

    with patch.object(command, "upgrade", make):
        yield


def _statements(connection: Connection) -> Iterator[str]:
    """The statements that make such a database; the caller has opened the transaction."""
    driver = connection.connection.driver_connection
    assert driver is not None
    for statement in driver.iterdump():
        if statement not in ("BEGIN TRANSACTION;", "COMMIT;"):
            yield statement
