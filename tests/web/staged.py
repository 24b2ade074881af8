"""Positions that were built with the scenario builder, on a real site in a thread of this process.

A position gets a seed of its own: a table that is founded with it begins there, and is played,
stored and looked back on like any other.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn

from fabletop.core.game import Options
from fabletop.games.prophecy.game import Prophecy
from fabletop.games.prophecy.scenario import ProphecyPlay
from fabletop.games.prophecy.state import Table
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.running import Client, free_port

STAGED = 10**12
"""Seeds from here on are positions."""


class Stage(Client):
    """A site on which positions can be set up."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.positions: dict[int, ProphecyPlay] = {}
        self._seeds = count(STAGED)

    def set(self, play: ProphecyPlay) -> dict[str, Any]:
        """What to found a table with, so that it begins in this position."""
        seed = next(self._seeds)
        self.positions[seed] = play
        return {"seed": seed, "options": dict(play.match.header.options)}


@contextmanager
def staging(folder: Path) -> Iterator[Stage]:
    """The whole site, which knows the positions besides the usual games."""
    port = free_port()
    stage = Stage(f"http://127.0.0.1:{port}")
    dealt = Prophecy.new

    def new(game: Prophecy, options: Options, seats: int, seed: int) -> Table:
        play = stage.positions.get(seed)
        return play.table.copy() if play else dealt(game, options, seats, seed)

    site = create_site(Settings(folder=folder, tables_per_hour=10_000))
    config = uvicorn.Config(site, port=port, log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    with patch.object(Prophecy, "new", new):
        thread.start()
        end = time.monotonic() + 20
        while not server.started:
            assert time.monotonic() < end, "the site did not open"
            time.sleep(0.02)
        yield stage
        server.should_exit = True
        thread.join()
