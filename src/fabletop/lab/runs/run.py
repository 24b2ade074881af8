"""Reading a finished run: what was played, and the rows of its tables.

The same for Parquet and CSV. Columns come as lists of plain values, or as numpy arrays (strings
as arrays of objects), whole or piece by piece for tables that do not fit into memory.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Self

from fabletop.core.errors import BadSave, BadSetup
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.runs.folder import Head, check_tables, read_head, read_plan
from fabletop.lab.runs.formats import TABLES_EXTRA, Piece, dtype, form, needed
from fabletop.lab.runs.records import Columns, columns

if TYPE_CHECKING:
    from fabletop.lab.runs.formats import Arrays


@dataclass(frozen=True, slots=True)
class Run:
    path: Path
    plan: Plan
    games: int
    tables: tuple[str, ...]
    _head: Head

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """The run in a folder; a clear error if there is none, or if it is not finished."""
        folder = Path(path)
        head = read_head(folder)
        if head.done < head.games:
            raise BadSave(
                f"the run in {folder} is not finished: it holds {head.done} of {head.games} games; "
                "run the command that began it again to continue"
            )
        for table in head.tables:
            if (folder / head.fresh_file(table, head.done)).exists():
                raise BadSave(
                    f"the run in {folder} was interrupted at the very end; run the command that "
                    "began it again to finish it"
                )
        check_tables(folder, head)
        return cls(folder, read_plan(head.plan), head.games, head.tables, head)

    def columns(self, table: str) -> Columns:
        """The columns of a table, and their types."""
        self._file(table)
        return columns(self.plan.game, table)

    def pieces(self, table: str, wanted: Sequence[str] = ()) -> Iterator[Piece]:
        """The rows in their order, some thousands at a time, as lists; by default all columns."""
        kept = self._wanted(table, wanted)
        return form(self._head.format).read(self._file(table), kept)

    def chunks(self, table: str, wanted: Sequence[str] = ()) -> "Iterator[Arrays]":
        """The same as arrays."""
        kept = self._wanted(table, wanted)
        return form(self._head.format).arrays(self._file(table), kept)

    def table(self, table: str, wanted: Sequence[str] = ()) -> "Arrays":
        """The whole table, a numpy array per column."""
        numpy = needed("numpy", TABLES_EXTRA)
        found = list(self.chunks(table, wanted))
        return {
            name: numpy.concatenate(
                [numpy.empty(0, dtype(name, kind)), *(piece[name] for piece in found)]
            )
            for name, kind in self._wanted(table, wanted).items()
        }

    def _wanted(self, table: str, wanted: Sequence[str]) -> Columns:
        there = self.columns(table)
        strange = [name for name in wanted if name not in there]
        if strange:
            raise BadSetup(f"{table} has no column {strange[0]!r}; it has: {', '.join(there)}")
        return {name: there[name] for name in wanted or there}

    def _file(self, table: str) -> Path:
        if table not in self.tables:
            raise BadSetup(
                f"the run in {self.path} has no table {table!r}, only {', '.join(self.tables)}; "
                f"simulate with --tables {','.join((*self.tables, table))} in another folder"
            )
        return self.path / self._head.file(table)
