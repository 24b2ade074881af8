"""The settings of a server.

Each field is declared once, with its help. Command line, environment and file get it from here:
`bot_seconds` is `--bot-seconds`, `FABLETOP_BOT_SECONDS` and `bot_seconds = …` in the file.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from fabletop.core.errors import BadDatabase
from fabletop.server.connection_limits import ConnectionLimits
from fabletop.server.host_option import Group, HostOption, LogFormat, LogLevel

ADDRESS = "ADDRESS"
FILE = "tables.sqlite"
"""The database file in the folder."""


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
            "This server's address for people, such as https://play.example.org: for links, and "
            "for forms behind a proxy.",
            name="public",
            metavar=ADDRESS,
        ),
    ] = ""
    heartbeat: Annotated[
        float,
        HostOption(
            Group.NETWORK,
            "Seconds after which a silent stream of events says that it is alive.",
            least=1,
        ),
    ] = 15.0
    proxies: Annotated[
        tuple[str, ...],
        HostOption(
            Group.NETWORK,
            "Addresses and networks of proxies, such as 10.0.0.0/8, whose X-Forwarded-For, -Proto "
            "and -Host are believed; several with commas.",
            metavar="NETWORKS",
        ),
    ] = ()
    hsts: Annotated[
        bool,
        HostOption(
            Group.NETWORK, "Tell browsers that came by https to use nothing else for a year."
        ),
    ] = False
    metrics: Annotated[bool, HostOption(Group.NETWORK, "Serve numbers at /metrics.")] = True
    metrics_port: Annotated[
        int | None,
        HostOption(
            Group.NETWORK,
            "Serve the numbers at this port instead, for everybody who reaches it.",
            default="none of its own",
            least=1,
            most=65535,
        ),
    ] = None
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    database: Annotated[
        str,
        HostOption(
            Group.STORAGE,
            "Such as postgresql+psycopg://user@host/name, to share tables between servers.",
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
            Group.STORAGE,
            "How many minutes a table that nobody looks at stays in memory.",
            least=0,
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
            Group.BOTS,
            "How many seconds a bot may think about one answer before it is asked again.",
            least=1,
        ),
    ] = 60.0
    pause_after: Annotated[
        float,
        HostOption(
            Group.BOTS,
            "Tables of bots alone pause when nobody has watched for so many seconds; 0: never.",
            least=0,
        ),
    ] = 60.0
    page_processes: Annotated[
        int,
        HostOption(
            Group.PAGES,
            "Worker processes that draw replays, stories, logs and statistics; 0: a thread of the "
            "server draws them.",
            least=0,
        ),
    ] = 1
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
            Group.PEOPLE,
            "Seconds before a seat is notified of its turn, and between retries.",
            least=0,
        ),
    ] = 2.0
    webhook_refusal: Annotated[
        float,
        HostOption(
            Group.PEOPLE,
            "Seconds before the address of a webhook is refused, whatever the reason.",
            least=0,
        ),
    ] = 1.0
    messages_per_minute: Annotated[
        int,
        HostOption(
            Group.PEOPLE,
            "How many messages a minute each seat may write; a table, three times as many.",
            least=1,
        ),
    ] = 20
    messages_kept: Annotated[
        int,
        HostOption(
            Group.RETENTION,
            "How many messages of a table are kept; older ones are dropped.",
            least=1,
        ),
    ] = 2_000
    statistics_seconds: Annotated[
        float,
        HostOption(
            Group.PAGES,
            "How many seconds the statistics are cached before they are counted again.",
            least=0,
        ),
    ] = 20.0
    body_limit: Annotated[
        int, HostOption(Group.LIMITS, "The largest request, in bytes.", least=1024)
    ] = 64 * 1024
    tables_per_hour: Annotated[
        int, HostOption(Group.LIMITS, "How many new tables an hour each client may open.", least=0)
    ] = 60
    annotations_per_hour: Annotated[
        int,
        HostOption(
            Group.LIMITS,
            "How many analyses of finished games an hour each client may request.",
            least=0,
        ),
    ] = 20
    requests_at_once: Annotated[
        int,
        HostOption(
            Group.LIMITS,
            "How many requests of a client are worked on at the same time; further ones wait.",
            least=1,
        ),
    ] = 10
    webhooks_per_hour: Annotated[
        int,
        HostOption(
            Group.LIMITS,
            "How many addresses for notifications each client may set: each is looked up.",
            least=0,
        ),
    ] = 30
    requests_per_second: Annotated[
        float, HostOption(Group.LIMITS, "How many requests a second each client may send.", least=1)
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
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or error
            raise BadDatabase(
                f"the folder {self.folder} cannot be made: {reason}; choose another with --folder"
            ) from error
        return f"sqlite:///{self.folder / FILE}"
