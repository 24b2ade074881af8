"""Looking back: a table at any moment, branches from it, its log, and the replay as a file."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from fabletop.bots.bot import BOTS
from fabletop.core.errors import FabletopError
from fabletop.server.api.heavy import Heavy, HeavyPages
from fabletop.server.api.routes import AllTables, may_found
from fabletop.server.errors import NotPossible, Refused, TooMuch
from fabletop.server.network.addresses import client_of
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables
from fabletop.server.work.packed import packed
from fabletop.web.files.replay_workers import ReplayWorkers
from fabletop.web.look.rendering import page_reply, surroundings
from fabletop.web.pages.landing import seat_wishes, show_no_table, to_the_table
from fabletop.web.pages.people import Guest, SameOrigin, Visitor
from fabletop.web.table.drawn_away import ReplayPage, draw_replay
from fabletop.web.table.scene import Viewer, seated, watching

router = APIRouter(include_in_schema=False)
replay_workers = ReplayWorkers()


@router.get("/t/{table}/replay")
async def show_replay(
    request: Request,
    table: str,
    tables: AllTables,
    guest: Guest,
    heavy: Heavy,
    at: Annotated[int | None, Query(ge=0)] = None,
) -> HTMLResponse:
    """The table after `at` answers; by default the newest moment of a running game, and the first
    of a finished one."""
    try:
        live = await tables.at(table)
    except Refused as error:
        return await show_no_table(request, tables, guest, error)
    if at is None:
        at = 0 if live.finished else len(live.match.entries)
    return await _show(request, tables, live, guest, heavy, at)


async def _show(
    request: Request,
    tables: Tables,
    live: LiveTable,
    guest: Visitor,
    heavy: HeavyPages,
    at: int,
    problem: str = "",
    status: int = 200,
) -> HTMLResponse:
    mine = guest.seats(tables, live)
    sent = packed(live)
    wanted = ReplayPage(
        seated(live, guest.language, mine=mine),
        _look(tables, live, guest),
        tuple(mine),
        min(at, len(live.match.entries)),
        surroundings(request, guest),
        problem,
    )
    key = ("replay", sent.revision, wanted)
    text = await heavy.text(key, draw_replay, (sent, wanted))
    return page_reply(text, guest, status)


def _look(tables: Tables, live: LiveTable, guest: Visitor) -> Viewer:
    seats = guest.seats(tables, live)
    return Viewer(watching(seats), guest.language, guest.shape, told=False)


@router.post("/t/{table}/branch", dependencies=[Depends(may_found), SameOrigin])
async def branch(
    request: Request,
    table: str,
    tables: AllTables,
    guest: Guest,
    heavy: Heavy,
    count: Annotated[int, Form(ge=0)],
    luck: Annotated[Literal["fresh", "same"], Form()],
    kind: Annotated[list[str], Form()],
    name: Annotated[list[str], Form()],
) -> Response:
    """Continue from a moment of a finished game, at a new table."""
    live = await tables.at(table)
    wishes = seat_wishes(kind, name, guest.language)
    problem = _why_no_branch(live, count, kind)
    if not problem:
        try:
            branched, tokens = await tables.branch(
                table,
                count,
                fresh=luck == "fresh",
                seats=[wish for _, wish in wishes],
                founder=client_of(request.scope),
            )
        except (NotPossible, FabletopError):
            problem = "replay-seats-wrong"
    if problem:
        status = NotPossible.status
        return await _show(request, tables, live, guest, heavy, count, problem, status)
    return to_the_table(branched, kind, tokens, guest)


def _why_no_branch(live: LiveTable, count: int, kinds: list[str]) -> str:
    if not live.finished:
        return "replay-not-yet"
    if count > len(live.match.entries) - live.match.over:
        return "replay-over-here"
    known = ("here", "by-link", *(f"bot:{bot}" for bot in BOTS))
    seats_said = len(kinds) == len(live.saved.seats) and all(kind in known for kind in kinds)
    return "" if seats_said else "replay-seats-wrong"


@router.get("/t/{table}/log")
async def download_log(
    request: Request, table: str, tables: AllTables, guest: Guest, heavy: Heavy
) -> Response:
    live = await tables.at(table)
    if not live.finished:
        return await _refuse(request, tables, live, guest, heavy)
    return PlainTextResponse(await heavy.log(live), headers=_kept_as(live, "log"))


@router.get("/t/{table}/replay.html")
async def download_replay(
    request: Request, table: str, tables: AllTables, guest: Guest, heavy: Heavy
) -> Response:
    """The whole replay as one file that works offline."""
    live = await tables.at(table)
    if not live.finished:
        return await _refuse(request, tables, live, guest, heavy)
    try:
        text = await replay_workers.page(live, _look(tables, live, guest), heavy)
    except TooMuch as error:
        busy = "replay-busy"
        return await _show(request, tables, live, guest, heavy, 0, busy, error.status)
    return HTMLResponse(text, headers=_kept_as(live, "html"))


async def _refuse(
    request: Request, tables: Tables, live: LiveTable, guest: Visitor, heavy: HeavyPages
) -> HTMLResponse:
    newest, status = len(live.match.entries), NotPossible.status
    return await _show(request, tables, live, guest, heavy, newest, "replay-not-yet", status)


def _kept_as(live: LiveTable, ending: str) -> dict[str, str]:
    name = f"{live.saved.game}-{live.saved.id}.{ending}"
    return {"Content-Disposition": f'attachment; filename="{name}"'}
