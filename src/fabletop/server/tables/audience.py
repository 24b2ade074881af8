"""Who watches a table. Bots that play alone pause while nobody does."""

import time
from collections.abc import Callable

from fabletop.server.tables.hub import Hub
from fabletop.server.tables.live import LiveTable


class Audience:
    def __init__(
        self, hub: Hub, patience: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Somebody who only sends requests still watches for so many seconds after each of them;
        with 0, every table goes on."""
        self._hub = hub
        self._patience = patience
        self._clock = clock

    def keeps_going(self, live: LiveTable) -> bool:
        """Whether the bots of a table play on now."""
        if not self._patience or not live.bots_alone or self._hub.has_listeners(live.saved.id):
            return True
        return self._clock() - live.touched < self._patience
