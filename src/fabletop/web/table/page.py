"""The page of a table, and the parts of it that are replaced when something happens."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from fabletop.core.codec import JsonObject
from fabletop.core.texts.languages import ENGLISH
from fabletop.server.api.models import MOST_SEATS
from fabletop.server.api.routes import AllTables
from fabletop.server.bots.thinking import STAND_IN
from fabletop.server.errors import Refused
from fabletop.server.monitoring.metrics import DRAWINGS
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.remarks import remarks
from fabletop.server.tables.tables import Tables
from fabletop.web.look.rendering import page, render, speaker
from fabletop.web.pages.landing import show_landing
from fabletop.web.pages.opponents import OFFERED, changeable
from fabletop.web.pages.people import SHAPES, Guest, Visitor, address_of
from fabletop.web.plugin import plugin_of
from fabletop.web.table.scene import (
    Seated,
    Viewer,
    frame_scene,
    live_scene,
    moments,
    seated,
    seen_by,
    watching,
)

router = APIRouter(include_in_schema=False)

MOST_FRAMES = 40
"""At most this many moments are played back; after a longer absence, there is the chronicle."""

REMEMBERED = 400


class Drawn:
    """A cache of drawn parts of pages; tabs that show the same share them."""

    def __init__(self) -> None:
        self._pieces: OrderedDict[tuple[object, ...], str] = OrderedDict()

    def piece(self, what: str, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        found = self._pieces.get(key)
        if found is None:
            with DRAWINGS.labels(what).time():
                found = self._pieces[key] = draw()
            if len(self._pieces) > REMEMBERED:
                self._pieces.popitem(last=False)
        else:
            self._pieces.move_to_end(key)
        return found


drawn = Drawn()


@router.get("/t/{table}")
async def show_table(request: Request, table: str, tables: AllTables, guest: Guest) -> HTMLResponse:
    try:
        live = await tables.at(table)
    except Refused as error:
        return await show_landing(request, tables, guest, "no-table", error.status)
    seats = guest.seats(tables, live)
    with DRAWINGS.labels("table").time():
        context = live_scene(live, seats, guest.language, guest.shape)
        return page(request, "table.html", guest, context | _frame(request, tables, live, guest))


@router.get("/t/{table}/fragment")
async def show_fragment(table: str, tables: AllTables, guest: Guest) -> HTMLResponse:
    live = await tables.at(table)
    seats = guest.seats(tables, live)
    return HTMLResponse(_fragment(live, seats, guest))


@router.get("/t/{table}/cards/{card}")
async def show_card_at_table(
    table: str, card: str, tables: AllTables, guest: Guest
) -> HTMLResponse:
    """What the game says about a card at this table, below the card itself."""
    live = await tables.at(table)
    more = plugin_of(live.match.game.name).card_at_table
    view = seen_by(live, guest.seats(tables, live))
    said = [] if more is None or live.finished else more(view, card, guest.language)
    return HTMLResponse(render("card_at_table.html", guest.language, {"said": said}))


@router.get("/t/{table}/frames")
async def show_frames(
    table: str,
    tables: AllTables,
    guest: Guest,
    since: Annotated[int, Query(ge=-1)] = 0,
    until: Annotated[int | None, Query(ge=0)] = None,
    told: Annotated[bool, Query(description="with the chronicle")] = True,
) -> JSONResponse:
    """What happened after the first `since` answers, as a picture per moment."""
    live = await tables.at(table)
    seats = guest.seats(tables, live)
    look = Viewer(watching(seats), guest.language, guest.shape, told)
    last = len(live.match.entries) if until is None else min(until, len(live.match.entries))
    wanted = [n for n in moments(live.match, look.seat) if since < n <= last][-MOST_FRAMES:]
    levels = changeable(live, seats) if told else ()
    shown = await frames(live, seated(live, look.language, levels, seats), look, wanted)
    return JSONResponse({"epoch": live.match.epoch, "frames": shown})


async def frames(live: LiveTable, who: Seated, look: Viewer, wanted: list[int]) -> list[JsonObject]:
    """Pictures of moments of a match; between two of them, other requests can be served."""
    if not wanted:
        return []
    whole = live.match
    shown = []
    for match in whole.walk(wanted[0]):
        number = len(match.entries)
        if number in wanted:
            key = (who, whole.epoch, number, look)
            html = drawn.piece("frame", key, partial(_framed, match, who, look))
            shown.append({"moment": number, "html": html})
            await asyncio.sleep(0)
        if number >= wanted[-1]:
            break
    return shown


def _framed(match: Any, who: Seated, look: Viewer) -> str:
    return render("fragment.html", look.language, frame_scene(match, who, look))


def _fragment(live: LiveTable, seats: list[int], guest: Visitor) -> str:
    key = (live.saved.id, live.saved.revision, tuple(seats), guest.language, guest.shape)
    return drawn.piece(
        "fragment",
        key,
        lambda: render(
            "fragment.html",
            guest.language,
            live_scene(live, seats, guest.language, guest.shape),
        ),
    )


def _frame(request: Request, tables: Tables, live: LiveTable, guest: Visitor) -> JsonObject:
    """The page around the table: links, seats, settings."""
    mine = guest.seats(tables, live)
    base = f"{address_of(request)}/t/{live.saved.id}"
    say = speaker(guest.language)
    called = names(live.saved.seats, guest.language, mine)
    invited = _invited(request, tables, live, mine)
    own = [(seat, guest.token(tables, live, seat)) for seat in mine]
    links = [(called[seat], f"{base}/sit/{token}") for seat, token in (*own, *invited)]
    return {
        "links": [*links, (say("spectators"), base)],
        "knows_friends": bool(invited),
        "saved": live.saved,
        "mine": mine,
        "bots": OFFERED,
        "stand_in": STAND_IN,
        "epoch": live.match.epoch,
        "remarks": remarks(live, guest.language),
    }


def _invited(
    request: Request, tables: Tables, live: LiveTable, mine: list[int]
) -> list[tuple[int, str]]:
    """The links of friends' seats, stored in the browser that opened the table; those that were
    renewed since open nothing any more."""
    stored = request.cookies.get(f"links_{live.saved.id}", "").split("!")[:MOST_SEATS]
    friends = Visitor(ENGLISH, SHAPES[0], tuple(one.partition(".")[2] for one in stored))
    seats = [seat for seat in friends.seats(tables, live) if seat not in mine]
    return [(seat, friends.token(tables, live, seat)) for seat in seats]


@router.get("/t/{table}/sit/{token}")
async def sit_down(
    request: Request, table: str, token: str, tables: AllTables, guest: Guest
) -> Response:
    """The link of a seat: this browser plays the seat from now on."""
    try:
        tables.own_seat(await tables.at(table), token)
    except Refused as error:
        return await show_landing(request, tables, guest, "no-seat", error.status)
    reply = RedirectResponse(f"/t/{table}", status_code=303)
    guest.sits_down(reply, [token])
    return reply
