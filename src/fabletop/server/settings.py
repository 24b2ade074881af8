"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: str = ""
    """An address such as postgresql+psycopg://…; empty for a SQLite file in the data folder."""
    folder: Path = Path("saves")
    bot_processes: int = 2
    bot_seconds: float = 60.0
    """How long a bot may think about one answer before another process tries."""
    heartbeat: float = 15.0
    """Seconds of silence after which a live stream shows that it is alive."""
    idle_minutes: float = 60.0
    """How long a table that nobody looks at stays in memory."""
    corrections: bool = False
    """Let people bring corrections of cards to the tables that they open."""
    public_address: str = ""
    """Where people reach this server, such as https://play.example.org; told in notifications."""
    private_webhooks: bool = False
    """Let webhooks reach addresses inside the own network."""
    webhook_delay: float = 2.0
    """Seconds that a seat must have been asked before its webhook is called, and between tries."""
    statistics_seconds: float = 20.0
    """How long the statistics are remembered before they are counted again."""
    body_limit: int = 64 * 1024
    tables_per_hour: int = 60
    """New tables for each address of a client."""
    annotations_per_hour: int = 20
    """Finished games that each address may have thought over."""
    requests_per_second: float = 300.0
    burst: int = 1000

    @property
    def address(self) -> str:
        if self.database:
            return self.database
        self.folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.folder / 'tables.sqlite'}"
