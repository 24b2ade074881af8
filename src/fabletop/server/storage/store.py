"""Tables in a database: SQLite by default, PostgreSQL by address.

Every change of a table is one transaction that also increments its revision, and is refused if
another process was faster. What was acknowledged survives a crash of the process.
"""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fabletop.core.codec import JsonObject
from fabletop.server.errors import NoSuchTable, Stale
from fabletop.server.monitoring.logs import hidden
from fabletop.server.monitoring.metrics import DATABASE
from fabletop.server.storage import results, rows, schema, snapshots, talk
from fabletop.server.storage.connecting import engine_for
from fabletop.server.storage.failing import told_apart
from fabletop.server.storage.one_process import SoleUse, keep_private
from fabletop.server.storage.saved import (
    Message,
    MessagePage,
    Pulse,
    SavedAnswer,
    SavedSeat,
    SavedSnapshot,
    SavedTable,
    Stored,
)
from fabletop.server.storage.soundness import check_file, explained, make_ready
from fabletop.server.tables.ending import Ending

CHANNEL = "fabletop_tables"
"""The PostgreSQL channel that notifies the processes when a table has changed."""

MESSAGES_KEPT = 2_000
"""How many messages of a table are kept, unless more or fewer are wanted."""

MIGRATING = 0x7AB1E
"""The key of PostgreSQL's lock under which one process at a time migrates."""


class Store:
    def __init__(self, address: str) -> None:
        self.address = address
        with explained(hidden(address)):
            self._engine = engine_for(address)
        self.alone = self._engine.dialect.name == "sqlite"
        """No other process changes the tables, so memory and database agree."""
        self._one_writer = threading.Lock() if self.alone else nullcontext()
        self._sole: SoleUse | None = None

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        return Path(str(self._engine.url.database)) if self.alone else None

    def migrate(self) -> None:
        """Bring the schema up to date; BadSetup if the database cannot be used."""
        url = self._engine.url
        name = str(url.database) if self.alone else url.render_as_string()
        with explained(name):
            if self.alone and self._sole is None:
                self._sole = SoleUse(name)
                check_file(Path(name))
                keep_private(Path(name))
            with self.write() as connection:
                if not self.alone:
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                make_ready(connection, name)

    def close(self) -> None:
        self._engine.dispose()
        if self._sole is not None:
            self._sole.close()

    def create(
        self,
        table: SavedTable,
        answers: Sequence[SavedAnswer] = (),
        kept: Sequence[SavedSnapshot] = (),
    ) -> None:
        """Store a new table; one that branches off another has answers already."""
        now = time.time()
        seats = [rows.of_seat(table.id, n, seat) for n, seat in enumerate(table.seats)]
        with self.write() as connection:
            new = rows.of_table(table) | {"created": now, "changed": now}
            connection.execute(insert(schema.tables).values(**new))
            connection.execute(insert(schema.seats), seats)
            if answers:
                connection.execute(insert(schema.answers), rows.of_answers(table.id, 0, answers))
            if kept:
                snapshots.write(connection, table.id, kept, table.base)

    def load(self, table_id: str, *, since: int = 0, epoch: int | None = None) -> Stored:
        """A consistent snapshot of a table with its answers. Callers who have the first `since`
        answers of this epoch get only the rest; after an undo, which may change them, all."""
        with self.snapshot() as connection:
            table = _find(connection, table_id)
            first = since if epoch == table.epoch else 0
            kept = () if first else tuple(snapshots.read(connection, table_id))
            return Stored(table, first, _answers(connection, table_id, first), kept)

    def pulse(self, table_id: str) -> Pulse:
        with self.read() as connection:
            found = connection.execute(
                select(schema.tables.c.revision, schema.tables.c.talk).where(
                    schema.tables.c.id == table_id
                )
            ).first()
        if found is None:
            raise NoSuchTable("no-table")
        return Pulse(*found)

    def change(
        self,
        table: SavedTable,
        *,
        keep: int,
        added: Sequence[SavedAnswer],
        over: bool,
        epoch: int,
        waiting: Sequence[int] = (),
        ending: Ending | None = None,
        snapshot: SavedSnapshot | None = None,
    ) -> int:
        """Keep the first `keep` answers, add these, and increment the revision; Stale if the table
        has changed since. The last answer of a game comes with its result. Returns the revision."""
        new = {"over": over, "epoch": epoch, "base": table.base, "waiting": rows.joined(waiting)}
        try:
            with self.write() as connection:
                self._count_up(connection, table, new)
                if epoch != table.epoch:
                    connection.execute(
                        delete(schema.answers).where(
                            schema.answers.c.table_id == table.id, schema.answers.c.number >= keep
                        )
                    )
                    snapshots.cut(connection, table.id, keep)
                if snapshot is not None:
                    snapshots.write(connection, table.id, [snapshot], table.base)
                if added:
                    connection.execute(
                        insert(schema.answers), rows.of_answers(table.id, keep, added)
                    )
                if ending is not None:
                    results.write(connection, table.id, ending, time.time())
        except IntegrityError as error:
            raise Stale("too-slow") from error
        return table.revision + 1

    def keep_snapshot(self, table: SavedTable, snapshot: SavedSnapshot) -> None:
        """Store a snapshot of a table that was stored without one. It changes nothing else."""
        try:
            with self.write() as connection:
                snapshots.write(connection, table.id, [snapshot], table.base)
        except IntegrityError:
            return  # Another process has stored the same.

    def reseat(
        self, table: SavedTable, number: int, seat: SavedSeat, *, closed: bool = False
    ) -> int:
        """Change the person, bot, name or webhook of a seat; Stale if the table has changed since,
        so only one of two requests for the same seat succeeds. Returns the new revision."""
        with self.write() as connection:
            self._count_up(connection, table, {"closed": True, "waiting": ""} if closed else {})
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == number)
                .values(**rows.of_seat(table.id, number, seat))
            )
        return table.revision + 1

    def say(
        self, table_id: str, seat: int, name: str, text: str, *, kept: int = MESSAGES_KEPT
    ) -> Message:
        """Store a message, and drop the oldest if there are more than `kept`. The table counts
        them, so two at the same time get different numbers."""
        mine = schema.tables.c.id == table_id
        with self.write() as connection:
            connection.execute(
                update(schema.tables).where(mine).values(talk=schema.tables.c.talk + 1)
            )
            counters = select(schema.tables.c.revision, schema.tables.c.talk).where(mine)
            if (found := connection.execute(counters).first()) is None:
                raise NoSuchTable("no-table")
            pulse = Pulse(*found)
            message = Message(pulse.talk, seat, name, text, time.time())
            talk.write(connection, table_id, message, kept)
            self._announce(connection, table_id, pulse)
        return message

    def messages(self, table_id: str, page: MessagePage) -> list[Message]:
        """The newest messages of a page, the oldest first."""
        with self.read() as connection:
            return talk.messages(connection, table_id, page)

    def uncounted(self, after: str, most: int) -> list[tuple[str, float]]:
        """Finished tables without a result, and the times of their last changes."""
        with self.read() as connection:
            return results.unwritten(connection, after, most)

    def settle(self, table_id: str, ending: Ending, finished: float) -> None:
        """Store the result of a game that finished before results were recorded."""
        with self.write() as connection:
            results.write(connection, table_id, ending, finished)

    def annotations(self, table_id: str) -> str | None:
        """What the adviser found in a finished game, if that was requested."""
        notes = schema.annotations
        with self.read() as connection:
            wanted = select(notes.c.text).where(notes.c.table_id == table_id)
            return connection.execute(wanted).scalar()

    def annotate(self, table_id: str, text: str) -> None:
        """Store what the adviser found. If another process was faster, it has found the same."""
        try:
            with self.write() as connection:
                connection.execute(
                    insert(schema.annotations).values(
                        table_id=table_id, text=text, made=time.time()
                    )
                )
        except IntegrityError:
            return

    def _count_up(self, connection: Connection, table: SavedTable, new: JsonObject) -> None:
        revision = table.revision + 1
        changed = connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == table.id, schema.tables.c.revision == table.revision)
            .values(revision=revision, changed=time.time(), **new)
        )
        if changed.rowcount != 1:
            _find(connection, table.id)
            raise Stale("moved-on")
        self._announce(connection, table.id, Pulse(revision, table.talk))

    def _announce(self, connection: Connection, table_id: str, pulse: Pulse) -> None:
        """Notify the other processes when the transaction is committed."""
        if not self.alone:
            news = f"{table_id} {pulse.revision} {pulse.talk}"
            connection.execute(select(func.pg_notify(CHANNEL, news)))

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """For single queries: without a transaction, one or two round trips are saved."""
        with told_apart(), DATABASE.labels("query").time(), self._engine.connect() as connection:
            yield connection.execution_options(isolation_level="AUTOCOMMIT")

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """For several queries on one snapshot."""
        with (
            told_apart(),
            DATABASE.labels("snapshot").time(),
            self._engine.connect() as connection,
        ):
            if self.alone:
                connection.exec_driver_sql("BEGIN")
            else:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        with (
            told_apart(),
            self._one_writer,
            DATABASE.labels("write").time(),
            self._engine.begin() as connection,
        ):
            yield connection


def _find(connection: Connection, table_id: str) -> SavedTable:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if row is None:
        raise NoSuchTable("no-table")
    seats = connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table_id == table_id)
        .order_by(schema.seats.c.seat)
    )
    return rows.table(row, map(rows.seat, seats))


def _answers(connection: Connection, table_id: str, since: int) -> list[SavedAnswer]:
    found = connection.execute(
        select(schema.answers)
        .where(schema.answers.c.table_id == table_id, schema.answers.c.number >= since)
        .order_by(schema.answers.c.number)
    )
    return list(map(rows.answer, found))
