"""How a setting of a server is declared for its host."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from annotated_types import BaseMetadata, Ge, GroupedMetadata, Le


class Group(StrEnum):
    """The headings of `fabletop serve --help`."""

    NETWORK = "Network"
    CONNECTIONS = "Connections"
    STORAGE = "Storage"
    RETENTION = "Retention"
    BOTS = "Bots"
    PAGES = "Pages"
    PEOPLE = "What people may do"
    LIMITS = "Limits"
    LOGS = "Logs"


class LogFormat(StrEnum):
    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class HostOption(GroupedMetadata):
    """What a host reads about a setting. The numbers `least` and `most` are allowed, too."""

    group: Group
    help: str
    name: str = ""
    """Its name for hosts, if the field has another one."""
    metavar: str | None = None
    least: float | None = None
    most: float | None = None
    default: str = ""
    """The default in words, if the value does not say it."""

    def __iter__(self) -> Iterator[BaseMetadata]:
        """The limits, as pydantic reads them."""
        if self.least is not None:
            yield Ge(self.least)
        if self.most is not None:
            yield Le(self.most)
