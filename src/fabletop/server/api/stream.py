"""Live updates of a table: server-sent events."""

import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Header, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fabletop.server.api.problems import DescribedReplies
from fabletop.server.api.routes import AT_TABLE, AllTables
from fabletop.server.errors import NoSuchTable, TooMuch
from fabletop.server.network.addresses import client_of
from fabletop.server.storage.failing import DatabaseFails
from fabletop.server.storage.saved import Pulse
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables

router = APIRouter(prefix="/api", tags=["tables"])

PULSE = re.compile(r"([0-9]{1,18})\.([0-9]{1,18})")


EVENTS: DescribedReplies = {
    200: {
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
        "description": "Events named `table`, until the connection is closed.",
    },
}


class Streams:
    """How many streams each client has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def check(self, who: str) -> None:
        if self._open[who] >= self.most:
            raise TooMuch("too-many-streams")

    @contextmanager
    def counted(self, who: str) -> Iterator[None]:
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class EventStream(StreamingResponse):
    """A stream that counts as one as long as it is sent."""

    media_type = "text/event-stream"

    def __init__(self, news: AsyncIterator[str], streams: Streams, who: str) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(news, headers=headers)
        self._streams = streams
        self._who = who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._streams.counted(self._who):
            await super().__call__(scope, receive, send)


@router.get(
    "/tables/{table}/stream", response_class=StreamingResponse, responses={**EVENTS, **AT_TABLE}
)
async def stream(
    request: Request,
    table: str,
    tables: AllTables,
    last_event_id: Annotated[str, Header()] = "",
) -> StreamingResponse:
    """Server-sent events: one whenever the table has changed or a message was written, with the
    newest numbers. Resumes after `Last-Event-ID`."""
    await tables.at(table)
    heartbeat: float = request.app.state.settings.heartbeat
    streams: Streams = request.app.state.streams
    who = client_of(request.scope)
    streams.check(who)
    news = _news(request, tables, table, _seen(last_event_id), heartbeat)
    return EventStream(news, streams, who)


async def _news(
    request: Request, tables: Tables, table: str, seen: Pulse | None, heartbeat: float
) -> AsyncIterator[str]:
    yield "retry: 2000\n\n"
    with tables.hub.listen(table) as bell:
        while not tables.hub.closed:
            try:
                live = await tables.now(table)
            except (NoSuchTable, DatabaseFails):
                return  # Somebody has deleted it, or the page has to come again later.
            if live.pulse != seen:
                seen = live.pulse
                yield _event(live)
            if not await bell.rung(heartbeat):
                if await request.is_disconnected():
                    return
                yield ": alive\n\n"


def _event(live: LiveTable) -> str:
    revision, talk = live.pulse
    data = {
        "revision": revision,
        "answers": len(live.match.entries),
        "epoch": live.match.epoch,
        "message": talk,
    }
    return f"id: {revision}.{talk}\nevent: table\ndata: {json.dumps(data)}\n\n"


def _seen(last_event_id: str) -> Pulse | None:
    found = PULSE.fullmatch(last_event_id)
    return Pulse(int(found[1]), int(found[2])) if found else None
