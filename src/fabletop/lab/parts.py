"""The parts of a run that is being played: the rows of one batch of games in one file, until the
tables are put together.

A part is a zip file with one table, column by column, in each of its files. It is there as a whole
or not at all; one that was damaged later is noticed, and its games are played again.
"""

import json
import shutil
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from fabletop.core.errors import BadSave
from fabletop.lab.folder import Head, write_whole
from fabletop.lab.formats import Piece
from fabletop.lab.records import Columns, Record, Row, columns, record
from fabletop.lab.simulate import Plan
from fabletop.lab.workers import Chunk

PARTS = "parts"


def play_batch(plan: Plan, tables: tuple[str, ...], numbers: Chunk) -> bytes:
    """Play the games of a batch: what its part holds."""
    kept = Record()
    for number in numbers:
        kept.add(record(plan, number, tables))
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        for table in tables:
            piece = _by_column(kept.tables[table], columns(plan.game, table))
            text = json.dumps(piece, ensure_ascii=False, separators=(",", ":"))
            file.writestr(ZipInfo(table), text, ZIP_DEFLATED)
    return packed.getvalue()


def _by_column(rows: Sequence[Row], kept: Columns) -> dict[str, list[Any]]:
    return {name: [row[name] for row in rows] for name in kept}


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts in the folder of a run."""

    path: Path
    head: Head

    @property
    def batches(self) -> list[range]:
        """The games that the tables do not hold yet, batch by batch."""
        head = self.head
        starts = range(head.done, head.games, head.batch)
        return [range(start, min(start + head.batch, head.games)) for start in starts]

    def missing(self) -> list[range]:
        """The batches without a sound part."""
        return [batch for batch in self.batches if not self._is_sound(self._file(batch))]

    def keep(self, batch: range, part: bytes) -> None:
        self._folder.mkdir(exist_ok=True)
        write_whole(self._file(batch), lambda file: file.write_bytes(part))

    def read(self, table: str) -> Iterator[Piece]:
        """The rows of a table in the order of the games."""
        for batch in self.batches:
            try:
                with ZipFile(self._file(batch)) as file:
                    yield json.loads(file.read(table))
            except (OSError, BadZipFile, zlib.error, KeyError, ValueError) as error:
                raise BadSave(
                    f"{self._file(batch)} cannot be read ({error}); the same command plays its "
                    "games again"
                ) from error

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _folder(self) -> Path:
        return self.path / PARTS

    def _file(self, batch: range) -> Path:
        return self._folder / f"{batch.start:09d}-{batch.stop:09d}.zip"

    def _is_sound(self, file: Path) -> bool:
        try:
            with ZipFile(file) as opened:
                return opened.testzip() is None and set(opened.namelist()) == set(self.head.tables)
        except (OSError, BadZipFile, zlib.error):
            return False
