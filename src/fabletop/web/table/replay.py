"""Looking back: a table at any moment, branches from it, its log, and the replay as a file."""

from collections.abc import Iterator
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from fabletop.bots.bot import BOTS
from fabletop.core.errors import FabletopError
from fabletop.core.question import show
from fabletop.core.saved.entries import TABLE
from fabletop.server.api.routes import AllTables, may_found
from fabletop.server.errors import NotPossible, Refused, TooMuch
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.remarks import remarks
from fabletop.server.tables.tables import Tables
from fabletop.web.files.replay_workers import ReplayWorkers
from fabletop.web.look.rendering import page, speaker
from fabletop.web.pages.landing import seat_wishes, show_landing, to_the_table
from fabletop.web.pages.opponents import USUAL_BOT, seat_kinds
from fabletop.web.pages.people import Guest, SameOrigin, Visitor
from fabletop.web.table.replayed import replay_scene
from fabletop.web.table.scene import Viewer, seated, watching

router = APIRouter(include_in_schema=False)
replay_workers = ReplayWorkers()


@router.get("/t/{table}/replay")
async def show_replay(
    request: Request,
    table: str,
    tables: AllTables,
    guest: Guest,
    at: Annotated[int | None, Query(ge=0)] = None,
) -> HTMLResponse:
    """The table after `at` answers; by default the newest moment of a running game, and the first
    of a finished one."""
    try:
        live = await tables.at(table)
    except Refused as error:
        return await show_landing(request, tables, guest, "no-table", error.status)
    if at is None:
        at = 0 if live.finished else len(live.match.entries)
    return _show(request, tables, live, guest, at)


def _show(
    request: Request,
    tables: Tables,
    live: LiveTable,
    guest: Visitor,
    at: int,
    problem: str = "",
    status: int = 200,
) -> HTMLResponse:
    say, match = speaker(guest.language), live.match
    mine = guest.seats(tables, live)
    scene = replay_scene(
        match, seated(live, guest.language, mine=mine), _look(tables, live, guest), at
    )
    table = live.saved.id
    around = {
        "jump": f"/t/{table}/replay?at=",
        "here": f"/t/{table}/replay",
        "epoch": match.epoch,
        "over": match.over,
        "finished": live.finished,
        "problem": say(problem) if problem else "",
        "remarks": remarks(live, guest.language),
        "before": list(_before(live, guest.language)),
        "sitters": [
            (seat.name, "here" if n in mine else f"bot:{seat.bot}" if seat.bot else USUAL_BOT)
            for n, seat in enumerate(live.saved.seats)
        ],
        "choices": seat_kinds(say, lobby=False),
    }
    return page(request, "replay.html", guest, scene | around, status)


def _before(live: LiveTable, language: str) -> Iterator[tuple[str, str, str]]:
    """The answers from before the match begins, as they were stored, with their luck."""
    called = names(live.saved.seats, language)
    for one in live.history:
        if one.seat != TABLE:
            luck = ", ".join(str(value) for kind, value in one.chance if kind != "reveal")
            yield called[one.seat], show(one.option), luck


def _look(tables: Tables, live: LiveTable, guest: Visitor) -> Viewer:
    seats = guest.seats(tables, live)
    return Viewer(watching(seats), guest.language, guest.shape, told=False)


@router.post("/t/{table}/branch", dependencies=[Depends(may_found), SameOrigin])
async def branch(
    request: Request,
    table: str,
    tables: AllTables,
    guest: Guest,
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
                table, count, fresh=luck == "fresh", seats=[wish for _, wish in wishes]
            )
        except (NotPossible, FabletopError):
            problem = "replay-seats-wrong"
    if problem:
        return _show(request, tables, live, guest, count, problem, NotPossible.status)
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
async def download_log(request: Request, table: str, tables: AllTables, guest: Guest) -> Response:
    live = await tables.at(table)
    if not live.finished:
        return _refuse(request, tables, live, guest)
    text = "".join(f"{line}\n" for line in live.log())
    return PlainTextResponse(text, headers=_kept_as(live, "log"))


@router.get("/t/{table}/replay.html")
async def download_replay(
    request: Request, table: str, tables: AllTables, guest: Guest
) -> Response:
    """The whole replay as one file that works offline."""
    live = await tables.at(table)
    if not live.finished:
        return _refuse(request, tables, live, guest)
    try:
        text = await replay_workers.page(live, _look(tables, live, guest))
    except TooMuch as error:
        return _show(request, tables, live, guest, 0, "replay-busy", error.status)
    return HTMLResponse(text, headers=_kept_as(live, "html"))


def _refuse(request: Request, tables: Tables, live: LiveTable, guest: Visitor) -> HTMLResponse:
    newest = len(live.match.entries)
    return _show(request, tables, live, guest, newest, "replay-not-yet", NotPossible.status)


def _kept_as(live: LiveTable, ending: str) -> dict[str, str]:
    name = f"{live.saved.game}-{live.saved.id}.{ending}"
    return {"Content-Disposition": f'attachment; filename="{name}"'}
