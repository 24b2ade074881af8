"""The settings of a server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fabletop.core.errors import BadDatabase


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionLimits:
    total: int = 2_000
    per_client: int = 200
    """For each address; IPv6 addresses of one /64 network count as one."""
    streams_per_client: int = 100
    """Live streams, also of clients behind a proxy."""
    head_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 20.0
    """How long a client may take to send the body of a request."""
    reading_seconds: float = 30.0
    """How long a client may read nothing of a reply that waits for it."""
    idle_seconds: int = 15
    """How long a connection stays open between two requests."""
    head_bytes: int = 32 * 1024
    backlog: int = 128
    """How many connections may wait to be accepted."""

    @property
    def seconds(self) -> Mapping[str, float]:
        """How long we wait for a client, by what we wait for."""
        return {
            "head": self.head_seconds,
            "body": self.body_seconds,
            "reading": self.reading_seconds,
            "closing": self.reading_seconds,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: str = ""
    """An address such as postgresql+psycopg://…; empty for a SQLite file in the data folder."""
    folder: Path = Path("saves")
    bot_processes: int = 2
    bot_seconds: float = 60.0
    """How long a bot may think about one answer before another worker retries."""
    pause_after: float = 60.0
    """After how many seconds without a look a table of bots alone pauses; 0 for never."""
    page_processes: int = 1
    """Worker processes that draw heavy pages; with 0, a thread of the server draws them."""
    heartbeat: float = 15.0
    """Seconds without events after which a live stream sends a heartbeat."""
    idle_minutes: float = 60.0
    """How long a table that nobody looks at stays in memory."""
    corrections: bool = False
    """Let people add corrections of cards to the tables that they open."""
    public_address: str = ""
    """The server's address for people, such as https://play.example.org; used in notifications."""
    private_webhooks: bool = False
    """Let webhooks reach addresses inside the server's own network."""
    webhook_delay: float = 2.0
    """Seconds before a seat that has to answer gets its notification, and between retries."""
    webhook_refusal: float = 1.0
    """Seconds before the address of a webhook is refused, whatever the reason."""
    statistics_seconds: float = 20.0
    """How long the statistics are cached before they are counted again."""
    body_limit: int = 64 * 1024
    tables_per_hour: int = 60
    """How many new tables each client address may open."""
    annotations_per_hour: int = 20
    """How many analyses of finished games each client address may request."""
    requests_per_second: float = 300.0
    burst: int = 1000
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed what they say about their clients."""
    hsts: bool = False
    """Tell browsers that came by https never to come by http again."""
    metrics: bool = True
    """Whether `/metrics` is served with everything else."""
    messages_per_minute: int = 20
    """How many messages each seat may write; a table, three times as many."""
    messages_kept: int = 2_000
    """How many messages of a table are kept; older ones are dropped."""

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
        return f"sqlite:///{self.folder / 'tables.sqlite'}"
