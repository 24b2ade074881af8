"""Live updates of a table: server-sent events."""

import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Header, Request
from fastapi.responses import StreamingResponse

from fabletop.server.api.routes import AllTables
from fabletop.server.errors import NoSuchTable
from fabletop.server.storage.saved import Pulse
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables

router = APIRouter(prefix="/api")


@router.get("/tables/{table}/stream", response_class=StreamingResponse)
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
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    news = _news(request, tables, table, _seen(last_event_id), heartbeat)
    return StreamingResponse(news, media_type="text/event-stream", headers=headers)


async def _news(
    request: Request, tables: Tables, table: str, seen: Pulse | None, heartbeat: float
) -> AsyncIterator[str]:
    yield "retry: 2000\n\n"
    with tables.hub.listen(table) as bell:
        while not tables.hub.closed:
            try:
                live = await tables.now(table)
            except NoSuchTable:
                return  # Somebody has deleted it.
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
    revision, _, talk = last_event_id.partition(".")
    if revision.isdecimal() and talk.isdecimal():
        return Pulse(int(revision), int(talk))
    return None
