"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: str = ""
    """An address such as postgresql+psycopg://…; empty for a SQLite file in the data folder."""
    folder: Path = Path("saves")
    bot_processes: int = 1
    bot_seconds: float = 20.0
    heartbeat: float = 15.0
    """Seconds of silence after which a live stream shows that it is alive."""
    body_limit: int = 64 * 1024
    tables_per_hour: int = 60
    """New tables for each address of a client."""
    requests_per_second: float = 300.0
    burst: int = 1000

    @property
    def address(self) -> str:
        if self.database:
            return self.database
        self.folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.folder / 'tables.sqlite'}"
