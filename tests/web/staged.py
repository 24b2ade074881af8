"""Positions that were built with the scenario builder, on a real site in a thread of this process.

Each position has a seed. A table opened with that seed begins there; it is played, stored and
replayed like any other.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fabletop.core.scenario import Play
from fabletop.games.prophecy.game import Prophecy
from fabletop.games.seasons.game import Seasons
from fabletop.games.wizards.game import Wizards
from fabletop.server.network.serving import GuardedServer
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.running import Client, free_port
from tests.waiting import wait_until

STAGED = 10**12
"""Seeds from here on are positions."""


class Stage(Client):
    """A site on which positions can be set up."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.positions: dict[int, Play[Any]] = {}
        self._seeds = count(STAGED)

    def set(self, play: Play[Any]) -> dict[str, Any]:
        """The request that opens a table in this position."""
        seed = next(self._seeds)
        self.positions[seed] = play
        header = play.match.header
        return {"game": header.game, "seed": seed, "options": dict(header.options)}

    def dealt(self, new: Callable[..., Any]) -> Callable[..., Any]:
        """What a game deals, or the position that was set up under the seed."""

        def deal(game: Any, options: Any, seats: int, seed: int) -> Any:
            play = self.positions.get(seed)
            return play.table.copy() if play else new(game, options, seats, seed)

        return deal


@contextmanager
def staging(folder: Path) -> Iterator[Stage]:
    """The whole site, which knows the positions besides the usual games."""
    port = free_port()
    stage = Stage(f"http://127.0.0.1:{port}")
    settings = Settings(
        folder=folder, page_processes=0, tables_per_hour=10_000, proxies=("127.0.0.1",)
    )
    site = create_site(settings)
    server = GuardedServer(site, settings, port=port)
    thread = threading.Thread(target=server.run, daemon=True)
    with ExitStack() as stack:
        for game in (Prophecy, Seasons, Wizards):
            stack.enter_context(patch.object(game, "new", stage.dealt(game.new)))
        thread.start()
        wait_until(lambda: server.started)
        yield stage
        server.should_exit = True
        thread.join()
