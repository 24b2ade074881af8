"""Heavy pages: drawn in worker processes, one at a time for each client address, and cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor

from fabletop.server.errors import NotPossible, TooMuch
from fabletop.server.work.processes import Sent, WorkerProcesses
from fabletop.server.work.shares import Claim, Urgency

MOST_WAITING = 30
"""How many heavy pages may wait for one client address; further ones are refused."""
CACHED = 24_000_000
"""How many characters of drawn pages are cached."""
SECONDS = 60.0
"""How long drawing one page may take before another worker tries it."""
USUAL = 0.05
"""About how long drawing one page takes."""

Key = tuple[Hashable, ...]
Work = Callable[[Sent], str]
"""A function of a module, which a worker can find."""


class PageWorkers(WorkerProcesses):
    name = "pages"

    def __init__(self, processes: int) -> None:
        """Without processes, one thread draws: it holds up the server, but needs no memory."""
        super().__init__(max(1, processes), SECONDS, one_each=True)
        self._in_a_thread = not processes
        self._texts = TextCache()
        self._drawing: dict[Key, asyncio.Task[str]] = {}

    async def text(self, key: Key, work: Work[Sent], order: Sent, client: str) -> str:
        """What the work returns for the order. It is cached under the key, and requests for it at
        the same time share one drawing."""
        found = self._texts.get(key)
        if found is not None:
            return found
        if key not in self._drawing and self.turns.waiting(client) >= MOST_WAITING:
            raise TooMuch("too-many-pages")
        return await asyncio.shield(self._begun(key, work, order, client))

    def prepare(self, key: Key, work: Work[Sent], order: Sent) -> None:
        """Let a worker do this once for the key, so that it is ready when it is needed."""
        if self._texts.get(key) is None:
            self._begun(key, work, order, "")

    def is_ready(self, key: Key) -> bool:
        return self._texts.get(key) is not None

    def close(self) -> None:
        for drawing in self._drawing.values():
            drawing.cancel()
        super().close()

    def _begun(self, key: Key, work: Work[Sent], order: Sent, client: str) -> "asyncio.Task[str]":
        drawing = self._drawing.get(key)
        if drawing is None:
            claim = Claim(Urgency.PEOPLE, client, client, USUAL)
            drawing = asyncio.create_task(self._drawn(key, work, order, claim))
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda _: self._drawing.pop(key))
        return drawing

    async def _drawn(self, key: Key, work: Work[Sent], order: Sent, claim: Claim) -> str:
        text = await self.run(work, order, claim)
        if text is None:
            raise NotPossible("cannot-draw")
        self._texts.keep(key, text)
        return text

    def _opened(self) -> Executor:
        if self._in_a_thread:
            return ThreadPoolExecutor(1, thread_name_prefix="pages")
        return super()._opened()


class TextCache:
    """A cache of texts with a limit on their length altogether; those used last are kept."""

    def __init__(self) -> None:
        self._texts: OrderedDict[Key, str] = OrderedDict()
        self._length = 0

    def get(self, key: Key) -> str | None:
        if key in self._texts:
            self._texts.move_to_end(key)
        return self._texts.get(key)

    def keep(self, key: Key, text: str) -> None:
        self._length -= len(self._texts.pop(key, ""))
        if len(text) > CACHED:
            return
        self._texts[key] = text
        self._length += len(text)
        while self._length > CACHED:
            self._length -= len(self._texts.popitem(last=False)[1])
