"""The version of a database: its newest migration."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from fabletop.core.errors import BadSetup


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date, or change nothing. Without this beginning, SQLite would store
    each step at once, and a database whose server was killed meanwhile could never be opened."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """None for a database without tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def check_known(version: str | None, what: str) -> None:
    """Refuse a database that a newer Fabletop has written, or that is none of ours."""
    if version is None:
        raise BadSetup(f"{what} holds no tables of Fabletop")
    known = {one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()}
    if version not in known:
        raise BadSetup(
            f"{what} was written by a newer Fabletop (version {version} of the database, "
            f"{newest()} is the newest one here); install that one first"
        )


def check_newest(version: str | None, what: str) -> None:
    """Refuse a database that is not up to date."""
    check_known(version, what)
    if version != newest():
        raise BadSetup(
            f"{what} was written by an older Fabletop (version {version} of the database, not "
            f"{newest()}); start the server once, which brings it up to date"
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "fabletop:server/storage/migrations")
    return config
