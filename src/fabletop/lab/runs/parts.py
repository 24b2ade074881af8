"""The parts of a run that is being played: one file per batch of games, until the tables are put
together.

A part is complete or does not exist; if one is damaged later, this is noticed, and its games are
played again.
"""

import json
import shutil
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from fabletop.core.errors import BadSave
from fabletop.lab.playing.batches import in_batches
from fabletop.lab.runs.folder import Head, write_whole
from fabletop.lab.runs.formats import Piece

PARTS = "parts"


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts in the folder of a run."""

    path: Path
    head: Head

    @property
    def batches(self) -> list[range]:
        """The games that are not yet in the tables, batch by batch."""
        return in_batches(self.head.done, self.head.games, self.head.batch)

    def missing(self) -> list[range]:
        """The batches without an intact part."""
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
                    f"{self._file(batch)} cannot be read ({error}); run the same command again to "
                    "replay its games"
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
