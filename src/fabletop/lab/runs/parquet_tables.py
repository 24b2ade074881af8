"""Tables as Parquet: typed columns, compressed with zstd, strings as dictionaries, the plan of the
run in the schema's metadata. The only module that uses pyarrow.

Rows are written in groups of a fixed size, regardless of the pieces in which they come.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
from pyarrow import parquet

from fabletop.core.errors import BadSave
from fabletop.lab.runs.formats import TABLES_EXTRA, Piece, dtype, needed
from fabletop.lab.runs.records import Columns

if TYPE_CHECKING:
    from fabletop.lab.runs.formats import Arrays

ROWS = 65_536
"""How many rows are in a group, and are read at a time."""

TYPES = {
    **{"int32": pa.int32(), "int64": pa.int64(), "bool": pa.bool_()},
    **{"float64": pa.float64(), "object": pa.string()},
}


class ParquetForm:
    def write(
        self, file: Path, columns: Columns, about: Mapping[str, str], pieces: Iterator[Piece]
    ) -> None:
        schema = pa.schema(
            [pa.field(name, TYPES[dtype(name, kind)], False) for name, kind in columns.items()],
            metadata=dict(about),
        )
        strings = [name for name, kind in columns.items() if kind is str]
        with parquet.ParquetWriter(
            file, schema, compression="zstd", use_dictionary=strings
        ) as writer:
            for group in _groups(schema, pieces):
                writer.write_table(group, row_group_size=ROWS)

    def read(self, file: Path, columns: Columns) -> Iterator[Piece]:
        for batch in _batches(file, columns):
            yield batch.to_pydict()

    def arrays(self, file: Path, columns: Columns) -> "Iterator[Arrays]":
        needed("numpy", TABLES_EXTRA)
        for batch in _batches(file, columns):
            yield {name: batch.column(name).to_numpy(zero_copy_only=False) for name in columns}


def _groups(schema: pa.Schema, pieces: Iterator[Piece]) -> Iterator[pa.Table]:
    """The rows in groups of the same size, only the last one smaller."""
    waiting = schema.empty_table()
    for piece in pieces:
        waiting = pa.concat_tables([waiting, pa.table(dict(piece), schema=schema)])
        while waiting.num_rows >= ROWS:
            yield waiting.slice(0, ROWS).combine_chunks()
            waiting = waiting.slice(ROWS)
    if waiting.num_rows:
        yield waiting.combine_chunks()


def _batches(file: Path, columns: Columns) -> Iterator[pa.RecordBatch]:
    try:
        with parquet.ParquetFile(file) as opened:
            yield from opened.iter_batches(ROWS, columns=list(columns))
    except (pa.ArrowException, OSError) as error:
        raise BadSave(f"{file} cannot be read: {error}") from error
