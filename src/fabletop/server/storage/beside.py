"""The database as a command sees it that runs beside the server: it may read, and delete."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from fabletop.core.errors import BadSetup
from fabletop.server.settings import FILE, Settings
from fabletop.server.storage.soundness import check_file, check_schema, explained
from fabletop.server.storage.store import Store
from fabletop.server.storage.version import check_newest, version_of


def file_of(settings: Settings) -> Path | None:
    """The file of the database; None for PostgreSQL."""
    if not settings.database:
        return settings.folder / FILE
    try:
        url = make_url(settings.database)
    except ArgumentError as error:
        raise BadSetup(
            "the address of the database is not understood; it looks like "
            "postgresql+psycopg://user@host/name"
        ) from error
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def name_of(settings: Settings) -> str:
    """What a host calls the database, without its password."""
    return str(file_of(settings) or make_url(settings.database).render_as_string())


@contextmanager
def beside(settings: Settings) -> Iterator[Store]:
    """An existing database that is up to date."""
    file = file_of(settings)
    if file is not None:
        with explained(str(file)):
            check_file(file)
    if file is not None and not file.is_file():
        raise BadSetup(
            f"there is no database {file}: name its folder with --folder, or its address with "
            "--database"
        )
    name = name_of(settings)
    with explained(name), closing(Store(settings.address)) as store:
        with store.read() as connection:
            check_newest(version_of(connection), name)
            check_schema(connection, name)
        yield store
