"""The story of a finished game: its result, its charts over time, its turning points, and on
request what the adviser thinks of people's decisions. All of it is drawn in workers."""

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from fabletop.server.api.heavy import Heavy, HeavyPages
from fabletop.server.api.routes import AllTables
from fabletop.server.bots.hindsight import LookingBack
from fabletop.server.errors import NotPossible, Refused, TooMuch
from fabletop.server.network.addresses import client_of
from fabletop.server.network.limits import Bucket
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.tables import Tables
from fabletop.server.work.packed import packed
from fabletop.web.look.rendering import page_reply, surroundings
from fabletop.web.pages.landing import show_no_table
from fabletop.web.pages.people import Guest, SameOrigin, Visitor
from fabletop.web.pages.story_drawn import (
    StoryPage,
    annotations,
    draw_annotations,
    draw_story,
    story,
    unfinished,
)
from fabletop.web.table.scene import seated, watching

router = APIRouter(include_in_schema=False)


async def looking_back_of(request: Request) -> LookingBack:
    found: LookingBack = request.app.state.looking_back
    return found


Back = Annotated[LookingBack, Depends(looking_back_of)]


@router.get("/t/{table}/story")
async def show_story(
    request: Request, table: str, tables: AllTables, guest: Guest, back: Back, heavy: Heavy
) -> HTMLResponse:
    try:
        live = await tables.at(table)
    except Refused as error:
        return await show_no_table(request, tables, guest, error)
    return await _show(request, tables, live, guest, back, heavy)


@router.get("/t/{table}/story/annotations")
async def show_annotations(
    table: str, tables: AllTables, guest: Guest, back: Back, heavy: Heavy
) -> HTMLResponse:
    """Only the adviser's part, for pages that wait for it."""
    live = await tables.at(table)
    called = names(live.saved.seats, guest.language, guest.seats(tables, live))
    thought = (await back.afterthought(table)).told
    if thought.found is None:
        return HTMLResponse(annotations(live, called, guest.language, thought))
    sent = packed(live)
    key = ("annotations", sent.table, sent.revision, called, guest.language)
    order = (sent, called, guest.language, thought)
    return HTMLResponse(await heavy.text(key, draw_annotations, order))


@router.post("/t/{table}/story/annotations", dependencies=[SameOrigin])
async def annotate(
    request: Request, table: str, tables: AllTables, guest: Guest, back: Back, heavy: Heavy
) -> Response:
    """Request an analysis. If one is stored already, nothing is computed."""
    live = await tables.at(table)
    try:
        if (await back.afterthought(table)).unasked:
            _check_rate(request)
            await back.begin(live)
    except TooMuch as error:
        busy = "story-busy"
        return await _show(request, tables, live, guest, back, heavy, busy, error.status)
    except NotPossible as error:
        problem = "story-nobody" if live.finished else ""
        return await _show(request, tables, live, guest, back, heavy, problem, error.status)
    return RedirectResponse(f"/t/{table}/story#annotations", status_code=303)


def _check_rate(request: Request) -> None:
    annotators: Bucket = request.app.state.annotators
    if not annotators.take(client_of(request.scope)):
        raise TooMuch("too-many-wishes")


async def _show(
    request: Request,
    tables: Tables,
    live: LiveTable,
    guest: Visitor,
    back: LookingBack,
    heavy: HeavyPages,
    problem: str = "",
    status: int = 200,
) -> HTMLResponse:
    mine = guest.seats(tables, live)
    wanted = StoryPage(
        seated(live, guest.language, mine=mine),
        watching(mine),
        surroundings(request, guest),
        problem,
    )
    if not live.finished:
        return page_reply(unfinished(live, wanted), guest, NotPossible.status)
    thought = (await back.afterthought(live.saved.id)).told
    try:
        told = await back.timeline(live)
    except Refused:
        return page_reply(story(live, wanted, thought, None), guest, status)
    sent = packed(live)
    now = int(time.time()) if thought.thinking else 0
    key = ("story", sent.revision, wanted, thought.found is None, thought.failed, now)
    text = await heavy.text(key, draw_story, (sent, wanted, thought, told))
    return page_reply(text, guest, status)
