"""The page of a table, and the parts of it that are replaced when something happens."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from fabletop.core.codec import JsonObject
from fabletop.core.texts.languages import ENGLISH
from fabletop.server.api.heavy import Heavy, HeavyPages
from fabletop.server.api.models import MOST_SEATS
from fabletop.server.api.routes import AllTables
from fabletop.server.bots.thinking import STAND_IN
from fabletop.server.errors import Refused
from fabletop.server.monitoring.metrics import DRAWINGS
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.remarks import remarks
from fabletop.server.tables.tables import Tables
from fabletop.server.work.packed import packed
from fabletop.server.work.pages import Key
from fabletop.web.look.rendering import page, render, speaker
from fabletop.web.pages.landing import show_landing, show_no_table
from fabletop.web.pages.opponents import OFFERED, changeable
from fabletop.web.pages.people import SHAPES, Guest, Visitor, address_of
from fabletop.web.plugin import plugin_of
from fabletop.web.table.drawn_away import draw_frame, draw_frames, frames_as_json, warm_up
from fabletop.web.table.scene import (
    Seated,
    Viewer,
    live_scene,
    moments,
    seated,
    seen_by,
    watching,
)

router = APIRouter(include_in_schema=False)

MOST_FRAMES = 40
"""At most this many moments are played back; after a longer absence, there is the chronicle."""

FEW = 3
"""At most so many new moments are drawn without a worker."""

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

    def found(self, key: tuple[object, ...]) -> str | None:
        """A part that was drawn before, if it is still there."""
        return self._pieces.get(key)


drawn = Drawn()


@router.get("/t/{table}")
async def show_table(
    request: Request, table: str, tables: AllTables, guest: Guest, heavy: Heavy
) -> HTMLResponse:
    try:
        live = await tables.at(table)
    except Refused as error:
        return await show_no_table(request, tables, guest, error)
    seats = guest.seats(tables, live)
    heavy.workers.prepare(_ready(live), warm_up, live.saved.game)
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
    heavy: Heavy,
    since: Annotated[int, Query(ge=-1)] = 0,
    until: Annotated[int | None, Query(ge=0)] = None,
    told: Annotated[bool, Query(description="with the chronicle")] = True,
) -> Response:
    """What happened after the first `since` answers, as a picture per moment."""
    live = await tables.at(table)
    seats = guest.seats(tables, live)
    look = Viewer(watching(seats), guest.language, guest.shape, told)
    last = len(live.match.entries) if until is None else min(until, len(live.match.entries))
    wanted = tuple(n for n in moments(live.match, look.seat) if since < n <= last)[-MOST_FRAMES:]
    levels = changeable(live, seats) if told else ()
    shown = await frames(live, seated(live, look.language, levels, seats), look, wanted, heavy)
    body = f'{{"epoch": {live.match.epoch}, "frames": {shown}}}'
    return Response(body, media_type="application/json")


async def frames(
    live: LiveTable, who: Seated, look: Viewer, wanted: tuple[int, ...], heavy: HeavyPages
) -> str:
    """Pictures of moments of a match, as JSON. They are drawn in a worker, except for the newest
    ones of a running game: everybody at the table needs these at once, and they are shared."""
    keys = {number: (who, live.match.epoch, number, look) for number in wanted}
    shown = {number: html for number in wanted if (html := drawn.found(keys[number]))}
    missing = [number for number in wanted if number not in shown]
    if missing and not _is_news(live, missing, heavy):
        sent = packed(live)
        key = ("frames", sent.revision, who, look, wanted)
        return await heavy.text(key, draw_frames, (sent, who, look, wanted))
    for match in live.match.walk(missing[0]) if missing else ():
        number = len(match.entries)
        if number in missing:
            frame = partial(draw_frame, match, who, look)
            shown[number] = drawn.piece("frame", keys[number], frame)
            await asyncio.sleep(0)
    return frames_as_json([(number, shown[number]) for number in wanted])


def _is_news(live: LiveTable, missing: list[int], heavy: HeavyPages) -> bool:
    """Whether these moments are few and new. Until a worker is ready, more count as few."""
    ready = heavy.workers.is_ready(_ready(live))
    most = FEW if ready else MOST_FRAMES
    since = len(live.match.entries) - missing[0]
    return not live.finished and len(missing) <= most and since <= 2 * most


def _ready(live: LiveTable) -> Key:
    return ("ready", live.saved.game)


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
