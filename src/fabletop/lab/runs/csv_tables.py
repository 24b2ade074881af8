"""Tables as CSV: a line of names, then a line per row. Writing needs nothing but Python; the
description of the run is only in `run.json`."""

import csv
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from fabletop.core.errors import BadSave
from fabletop.lab.runs.formats import TABLES_EXTRA, Piece, dtype, needed
from fabletop.lab.runs.records import Cell, Columns

if TYPE_CHECKING:
    from fabletop.lab.runs.formats import Arrays

ROWS = 16_384
"""How many rows are read at a time."""

WORDS = {True: "true", False: "false"}

READ: dict[type, Callable[[str], Cell]] = {int: int, float: float, str: str, bool: "true".__eq__}


class CsvForm:
    def write(
        self, file: Path, columns: Columns, _about: Mapping[str, str], pieces: Iterator[Piece]
    ) -> None:
        with file.open("w", encoding="utf-8", newline="") as opened:
            lines = csv.writer(opened, lineterminator="\n")
            lines.writerow(columns)
            for piece in pieces:
                told = (_told(piece[name], kind) for name, kind in columns.items())
                lines.writerows(zip(*told, strict=True))

    def read(self, file: Path, columns: Columns) -> Iterator[Piece]:
        with file.open(encoding="utf-8", newline="") as opened:
            lines = csv.reader(opened)
            there = next(lines, [])
            missing = [name for name in columns if name not in there]
            if missing:
                raise BadSave(f"{file} has no column {missing[0]!r}; something else changed it")
            places = {name: there.index(name) for name in columns}
            while rows := list(islice(lines, ROWS)):
                yield {
                    name: [READ[kind](row[places[name]]) for row in rows]
                    for name, kind in columns.items()
                }

    def arrays(self, file: Path, columns: Columns) -> "Iterator[Arrays]":
        numpy = needed("numpy", TABLES_EXTRA)
        for piece in self.read(file, columns):
            yield {
                name: numpy.array(piece[name], dtype=dtype(name, kind))
                for name, kind in columns.items()
            }


def _told(values: list[Cell], kind: type) -> list[Cell]:
    return [WORDS[value] for value in values] if kind is bool else values
