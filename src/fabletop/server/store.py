"""Tables in a database: SQLite by default, PostgreSQL by address.

Every change of a table is one transaction that also counts up its revision, and is refused if
another process was faster. What was acknowledged survives the death of the process.
"""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from fabletop.core.chance import ChanceResult
from fabletop.core.game import Options
from fabletop.core.question import Option
from fabletop.server import schema
from fabletop.server.errors import NoSuchTable, Stale

CHANNEL = "fabletop_tables"
"""On which PostgreSQL tells the processes of a table that has changed."""


@dataclass(frozen=True, slots=True)
class SavedSeat:
    name: str
    bot: str
    secret: str


@dataclass(frozen=True, slots=True)
class SavedTable:
    id: str
    game: str
    ruleset: str
    data: str
    options: Options
    seed: int
    revision: int
    epoch: int
    over: bool
    seats: tuple[SavedSeat, ...]


@dataclass(frozen=True, slots=True)
class SavedAnswer:
    seat: int
    option: Option
    chance: tuple[ChanceResult, ...]


@dataclass(frozen=True, slots=True)
class Message:
    number: int
    seat: int | None
    name: str
    text: str
    sent: float


class Store:
    def __init__(self, address: str) -> None:
        self.address = address
        self._engine = create_engine(address, pool_pre_ping=True)
        self.is_sqlite = self._engine.dialect.name == "sqlite"
        self._one_writer = threading.Lock() if self.is_sqlite else nullcontext()
        if self.is_sqlite:
            event.listen(self._engine, "connect", _tune_sqlite)

    def migrate(self) -> None:
        """Bring the schema up to date."""
        config = Config()
        config.set_main_option("script_location", "fabletop:server/migrations")
        with self._write() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self._engine.dispose()

    def create(self, table: SavedTable) -> None:
        now = time.time()
        with self._write() as connection:
            connection.execute(
                insert(schema.tables).values(
                    id=table.id,
                    game=table.game,
                    ruleset=table.ruleset,
                    data=table.data,
                    options=table.options,
                    seed=str(table.seed),
                    revision=table.revision,
                    epoch=table.epoch,
                    over=table.over,
                    created=now,
                    changed=now,
                )
            )
            connection.execute(
                insert(schema.seats),
                [
                    {
                        "table_id": table.id,
                        "seat": number,
                        "name": seat.name,
                        "bot": seat.bot,
                        "secret": seat.secret,
                    }
                    for number, seat in enumerate(table.seats)
                ],
            )

    def find(self, table_id: str) -> SavedTable:
        with self._read() as connection:
            row = connection.execute(
                select(schema.tables).where(schema.tables.c.id == table_id)
            ).first()
            if row is None:
                raise NoSuchTable("there is no such table")
            seats = connection.execute(
                select(schema.seats)
                .where(schema.seats.c.table_id == table_id)
                .order_by(schema.seats.c.seat)
            ).all()
        return _table(row, seats)

    def revision(self, table_id: str) -> int:
        with self._read() as connection:
            found = connection.execute(
                select(schema.tables.c.revision).where(schema.tables.c.id == table_id)
            ).scalar()
        if found is None:
            raise NoSuchTable("there is no such table")
        return int(found)

    def answers(self, table_id: str) -> list[SavedAnswer]:
        with self._read() as connection:
            rows = connection.execute(
                select(schema.answers)
                .where(schema.answers.c.table_id == table_id)
                .order_by(schema.answers.c.number)
            ).all()
        return [
            SavedAnswer(row.seat, tuple(row.option), tuple((k, v) for k, v in row.chance))
            for row in rows
        ]

    def change(
        self,
        table: SavedTable,
        *,
        keep: int,
        added: Sequence[SavedAnswer],
        over: bool,
        epoch: int,
    ) -> int:
        """Keep so many answers, add these, and count up the revision; Stale if the table has
        moved on. Returns the new revision."""
        rows = [
            {
                "table_id": table.id,
                "number": keep + offset,
                "seat": answer.seat,
                "option": list(answer.option),
                "chance": [list(result) for result in answer.chance],
            }
            for offset, answer in enumerate(added)
        ]
        try:
            with self._write() as connection:
                self._count_up(connection, table, over=over, epoch=epoch)
                if epoch != table.epoch:
                    connection.execute(
                        delete(schema.answers).where(
                            schema.answers.c.table_id == table.id, schema.answers.c.number >= keep
                        )
                    )
                if rows:
                    connection.execute(insert(schema.answers), rows)
        except IntegrityError as error:
            raise Stale("another seat was faster; look again") from error
        return table.revision + 1

    def hand_over(self, table: SavedTable, seat: int, bot: str) -> int:
        """A seat is played by a bot from now on, or by a person again."""
        with self._write() as connection:
            self._count_up(connection, table, over=table.over, epoch=table.epoch)
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table.id, schema.seats.c.seat == seat)
                .values(bot=bot)
            )
        return table.revision + 1

    def say(self, table_id: str, seat: int | None, name: str, text: str) -> Message:
        with self._write() as connection:
            number = 1 + int(
                connection.execute(
                    select(func.coalesce(func.max(schema.messages.c.number), 0)).where(
                        schema.messages.c.table_id == table_id
                    )
                ).scalar_one()
            )
            message = Message(number, seat, name, text, time.time())
            connection.execute(
                insert(schema.messages).values(
                    table_id=table_id,
                    number=number,
                    seat=seat,
                    name=name,
                    text=text,
                    sent=message.sent,
                )
            )
            self._announce(connection, table_id)
        return message

    def messages(self, table_id: str, since: int) -> list[Message]:
        with self._read() as connection:
            rows = connection.execute(
                select(schema.messages)
                .where(schema.messages.c.table_id == table_id, schema.messages.c.number > since)
                .order_by(schema.messages.c.number)
            ).all()
        return [Message(row.number, row.seat, row.name, row.text, row.sent) for row in rows]

    def _count_up(
        self, connection: Connection, table: SavedTable, *, over: bool, epoch: int
    ) -> None:
        changed = connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == table.id, schema.tables.c.revision == table.revision)
            .values(revision=table.revision + 1, epoch=epoch, over=over, changed=time.time())
        )
        if changed.rowcount != 1:
            raise Stale("the table has moved on; look again")
        self._announce(connection, table.id)

    def _announce(self, connection: Connection, table_id: str) -> None:
        """Tell the other processes when the transaction is through."""
        if not self.is_sqlite:
            connection.execute(select(func.pg_notify(CHANNEL, table_id)))

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        try:
            with self._one_writer, self._engine.begin() as connection:
                yield connection
        except OperationalError as error:
            raise OSError(f"the database cannot be written: {error.orig}") from error


def _table(row: Row[Any], seats: Sequence[Row[Any]]) -> SavedTable:
    return SavedTable(
        row.id,
        row.game,
        row.ruleset,
        row.data,
        row.options,
        int(row.seed),
        row.revision,
        row.epoch,
        row.over,
        tuple(SavedSeat(seat.name, seat.bot, seat.secret) for seat in seats),
    )


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer, and what was committed is on the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
