"""How the rows of a run are stored on disk: as Parquet or as CSV.

The bytes of a table depend on its rows alone, never on the pieces in which they came.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

from fabletop.core.errors import BadSetup
from fabletop.lab.runs.folder import CSV, PARQUET
from fabletop.lab.runs.records import Cell, Columns

if TYPE_CHECKING:
    from numpy import generic
    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[generic]]

Piece = Mapping[str, list[Cell]]
"""Some rows of a table, column by column."""

LONG = frozenset({"game", "seed"})
"""The whole numbers that need 64 bits; for all others 32 are enough."""

TABLES_EXTRA, CLUSTER_EXTRA = "tables", "cluster"


class Form(Protocol):
    """A format: writing and reading the rows of a table."""

    def write(
        self, file: Path, columns: Columns, about: Mapping[str, str], pieces: Iterator[Piece]
    ) -> None:
        """Write all rows, with a description if the format has room for one."""

    def read(self, file: Path, columns: Columns) -> Iterator[Piece]:
        """Read these columns of all rows, some thousands at a time."""

    def arrays(self, file: Path, columns: Columns) -> "Iterator[Arrays]":
        """The same as numpy arrays."""


def form(name: str) -> Form:
    """The format of this name; an error if it is Parquet and pyarrow is not installed."""
    if name == CSV:
        from fabletop.lab.runs.csv_tables import CsvForm

        return CsvForm()
    if name == PARQUET:
        needed("pyarrow", TABLES_EXTRA)
        from fabletop.lab.runs.parquet_tables import ParquetForm

        return ParquetForm()
    raise BadSetup(f"there is no format {name!r}; there is: {PARQUET}, {CSV}")


def needed(package: str, extra: str) -> ModuleType:
    """Import an optional package, or say how to install it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise BadSetup(
            f"this needs {package}, which is not installed: pip install 'fabletop[{extra}]'"
        ) from error


def dtype(name: str, kind: type) -> str:
    """The type of a column, as numpy calls it."""
    if kind is int:
        return "int64" if name in LONG else "int32"
    return {bool: "bool", float: "float64", str: "object"}[kind]
