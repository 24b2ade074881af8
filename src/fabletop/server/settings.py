"""The settings of a server.

Each field is declared once, with its help. Command line, environment and file get it from here:
`bot_seconds` is `--bot-seconds`, `FABLETOP_BOT_SECONDS` and `bot_seconds = …` in the file.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

from annotated_types import BaseMetadata, Ge, GroupedMetadata, Le
from pydantic import TypeAdapter

ADDRESS = "ADDRESS"


class Group(StrEnum):
    """The headings of `fabletop serve --help`."""

    NETWORK = "Network"
    STORAGE = "Storage"
    RETENTION = "Retention"
    BOTS = "Bots"
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: Annotated[
        str, HostOption(Group.NETWORK, "Address to listen on; 0.0.0.0 for all interfaces.")
    ] = "127.0.0.1"
    port: Annotated[
        int | None,
        HostOption(
            Group.NETWORK, "Port to listen on.", default="8000 or the next", least=1, most=65535
        ),
    ] = None
    public_address: Annotated[
        str,
        HostOption(
            Group.NETWORK,
            "This server's address for people, such as https://play.example.org.",
            name="public",
            metavar=ADDRESS,
        ),
    ] = ""
    heartbeat: Annotated[
        float,
        HostOption(
            Group.NETWORK, "Seconds after which a silent stream of events says that it is alive."
        ),
    ] = 15.0
    database: Annotated[
        str,
        HostOption(
            Group.STORAGE,
            "postgresql+psycopg://… to share tables between servers.",
            metavar=ADDRESS,
            default="a file",
        ),
    ] = ""
    folder: Annotated[Path, HostOption(Group.STORAGE, "Folder of the database file.")] = Path(
        "saves"
    )
    idle_minutes: Annotated[
        float,
        HostOption(
            Group.STORAGE, "How long a table that nobody looks at stays in memory.", least=0
        ),
    ] = 60.0
    keep_finished_days: Annotated[
        int,
        HostOption(
            Group.RETENTION,
            "Delete finished games this many days after their last change.",
            default="never",
            least=0,
        ),
    ] = 0
    keep_abandoned_days: Annotated[
        int,
        HostOption(
            Group.RETENTION,
            "Delete unfinished games this many days after their last change.",
            default="never",
            least=0,
        ),
    ] = 0
    keep_messages_days: Annotated[
        int,
        HostOption(
            Group.RETENTION,
            "Delete what people wrote to each other after this many days.",
            default="never",
            least=0,
        ),
    ] = 0
    bot_processes: Annotated[int, HostOption(Group.BOTS, "Worker processes for bots.", least=1)] = 2
    bot_seconds: Annotated[
        float,
        HostOption(
            Group.BOTS, "How long a bot may think about one answer before it is asked again."
        ),
    ] = 60.0
    corrections: Annotated[
        bool,
        HostOption(
            Group.PEOPLE,
            "Let everybody who reaches this server open tables with changed cards.",
            name="allow_corrections",
        ),
    ] = False
    private_webhooks: Annotated[
        bool,
        HostOption(
            Group.PEOPLE, "Let notifications go to addresses inside the server's own network."
        ),
    ] = False
    webhook_delay: Annotated[
        float,
        HostOption(
            Group.PEOPLE, "Seconds before a seat is notified of its turn, and between retries."
        ),
    ] = 2.0
    statistics_seconds: Annotated[
        float, HostOption(Group.LIMITS, "How long the statistics are cached.")
    ] = 20.0
    body_limit: Annotated[
        int, HostOption(Group.LIMITS, "The largest request, in bytes.", least=1024)
    ] = 64 * 1024
    tables_per_hour: Annotated[
        int, HostOption(Group.LIMITS, "How many new tables each client may open.", least=0)
    ] = 60
    annotations_per_hour: Annotated[
        int,
        HostOption(
            Group.LIMITS, "How many analyses of finished games each client may request.", least=0
        ),
    ] = 20
    requests_per_second: Annotated[
        float, HostOption(Group.LIMITS, "How many requests each client may send.", least=1)
    ] = 300.0
    burst: Annotated[
        int, HostOption(Group.LIMITS, "How many requests each client may send at once.", least=1)
    ] = 1000
    log_format: Annotated[
        LogFormat, HostOption(Group.LOGS, "Lines for people, or one JSON object per line.")
    ] = LogFormat.TEXT
    log_level: Annotated[
        LogLevel, HostOption(Group.LOGS, "The least important messages that are logged.")
    ] = LogLevel.WARNING
    access_log: Annotated[
        bool, HostOption(Group.LOGS, "Log every request, too: its route, status and time.")
    ] = False

    @property
    def address(self) -> str:
        if self.database:
            return self.database
        self.folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.folder / FILE}"


FILE = "tables.sqlite"
"""The database file in the folder."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A field of Settings as its host meets it."""

    field: str
    name: str
    kind: object
    fitting: TypeAdapter[object]
    """Checks a value, the limits included."""
    about: HostOption
    default: object

    @property
    def default_in_words(self) -> str:
        if self.about.default:
            return self.about.default
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        return str(self.default) or "none"


def declared() -> dict[str, Declared]:
    """All settings by their names for hosts."""
    hints = get_type_hints(Settings, include_extras=True)
    found = (_declared(one.name, hints[one.name], one.default) for one in fields(Settings))
    return {one.name: one for one in found}


def _declared(name: str, hint: Any, default: object) -> Declared:
    kind, *marks = get_args(hint)
    (about,) = (mark for mark in marks if isinstance(mark, HostOption))
    return Declared(name, about.name or name, kind, TypeAdapter(hint), about, default)
