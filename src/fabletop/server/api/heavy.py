"""Heavy answers for one client address: drawn in workers, for pages and for programs."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from fabletop.core import log
from fabletop.server.api import wire
from fabletop.server.network.addresses import client_of
from fabletop.server.tables.live import LiveTable
from fabletop.server.work.packed import Packed, opened, packed
from fabletop.server.work.pages import Key, PageWorkers, Work
from fabletop.server.work.processes import Sent

LONG = 100
"""A chronicle of more answers than this is told in a worker."""


@dataclass(frozen=True, slots=True)
class HeavyPages:
    """The workers that draw pages, for one client."""

    workers: PageWorkers
    client: str

    async def text(self, key: Key, work: Work[Sent], order: Sent) -> str:
        """What the work returns for the order; cached under the key."""
        return await self.workers.text(key, work, order, self.client)

    async def log(self, live: LiveTable) -> str:
        """The log of a table, as text."""
        sent = packed(live)
        return await self.text(("log", sent.table, sent.revision), log_of, sent)

    async def match_log(self, live: LiveTable) -> str:
        """The log of what can be replayed today."""
        sent = packed(live)
        return await self.text(("match", sent.table, sent.revision), match_log_of, sent)

    async def chronicle(self, live: LiveTable, seat: int | None, since: int, language: str) -> str:
        """The chronicle as JSON."""
        sent = packed(live)
        key = ("chronicle", sent.table, sent.revision, seat, since, language)
        return await self.text(key, chronicle_of, (sent, seat, since, language))


async def heavy_pages(request: Request) -> HeavyPages:
    workers: PageWorkers = request.app.state.pages
    return HeavyPages(workers, client_of(request.scope))


Heavy = Annotated[HeavyPages, Depends(heavy_pages)]


def log_of(sent: Packed) -> str:
    """Runs in a worker, as do the functions below."""
    return "".join(f"{line}\n" for line in opened(sent).log())


def match_log_of(sent: Packed) -> str:
    return "".join(f"{line}\n" for line in log.lines(opened(sent).renamed))


def chronicle_of(order: tuple[Packed, int | None, int, str]) -> str:
    sent, seat, since, language = order
    return wire.chronicle(opened(sent), seat, since, language).model_dump_json()
