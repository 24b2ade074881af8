"""What is compared: every measurement at every kind of table. The names of figures, and where the
work of each is found; a worker imports it only when it is asked for it."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from bench.comparing.prepared import PreparedTable
from bench.ours import KINDS, Kind


@dataclass(frozen=True, slots=True)
class Made:
    """What a piece of work made, and the seconds of processor time that it took."""

    count: int
    seconds: float
    mark: str = ""
    """Equal in both sides if they played the same games."""
    problem: str = ""
    """Why nothing could be made."""


Piecework = Callable[[int, int], Made]
"""Does so many pieces of work, beginning with this seed."""


@dataclass(frozen=True, slots=True)
class Measurement:
    what: str
    unit: str
    """Ends with `/s` for a rate; otherwise a time per piece, `µs` or `ms`."""
    module: str
    maker: str

    def work(self, prepared: PreparedTable) -> Piecework:
        module = import_module(f"bench.comparing.{self.module}")
        make: Callable[[PreparedTable], Piecework] = getattr(module, self.maker)
        return make(prepared)

    def value(self, seconds: float) -> float:
        """Seconds per piece, in this unit."""
        match self.unit:
            case "µs":
                return seconds * 1e6
            case "ms":
                return seconds * 1e3
            case _:
                return 1 / seconds


MEASUREMENTS = (
    Measurement("random play", "choices/s", "games", "at_random"),
    Measurement("greedy bots", "choices/s", "games", "between_bots"),
    Measurement("a game dealt", "µs", "games", "deals"),
    Measurement("copies", "µs", "moments", "copies"),
    Measurement("views", "µs", "moments", "views"),
    Measurement("drawn boards", "ms", "boards", "boards"),
    Measurement("tries of Expert's search", "tries/s", "searches", "tries"),
    Measurement("decisions of Hard", "ms", "searches", "decisions"),
    Measurement("a game saved", "ms", "logs", "saving"),
    Measurement("a game loaded", "ms", "logs", "loading"),
    Measurement("PettingZoo AEC", "steps/s", "environments", "agents"),
    Measurement("Gymnasium vector", "steps/s", "environments", "vector"),
)


@dataclass(frozen=True, slots=True)
class Figure:
    kind: Kind
    measurement: Measurement

    @property
    def name(self) -> str:
        return f"{self.kind.title}: {self.measurement.what}"


FIGURES = tuple(Figure(kind, measurement) for kind in KINDS for measurement in MEASUREMENTS)


def chosen(only: str) -> list[Figure]:
    """The figures whose name contains a text, in any case."""
    found = [figure for figure in FIGURES if only.lower() in figure.name.lower()]
    if not found:
        what = "; ".join(measurement.what for measurement in MEASUREMENTS)
        tables = "; ".join(kind.title for kind in KINDS)
        raise SystemExit(f"no figure has {only!r} in its name; tables: {tables}; figures: {what}")
    return found
