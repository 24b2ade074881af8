"""The HTTP API: what a page, a bot or a program needs to play."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from fabletop.bots.bot import BOTS
from fabletop.core.registry import find, names
from fabletop.core.texts.languages import understood
from fabletop.core.view import plain
from fabletop.server.api import wire
from fabletop.server.api.heavy import LONG, Heavy
from fabletop.server.api.models import (
    Accepted,
    ChronicleInfo,
    DecisionList,
    GameInfo,
    GivenAnswer,
    HandOver,
    Hint,
    MessageInfo,
    NewMessage,
    NewSeat,
    NewTable,
    SeatTicket,
    TableInfo,
    TableTicket,
    ThoughtInfo,
    ViewInfo,
)
from fabletop.server.api.problems import problems
from fabletop.server.errors import NotPossible, TooMuch
from fabletop.server.network.addresses import client_of
from fabletop.server.network.limits import Bucket
from fabletop.server.storage.saved import MessagePage
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables

router = APIRouter(prefix="/api", tags=["tables"])

# These dependencies are async although they await nothing: FastAPI runs others in threads.


async def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def token_of(authorization: Annotated[str | None, Header()] = None) -> str | None:
    """The seat's secret, sent as `Authorization: Bearer …`. Without it, one is a spectator."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def language_of(
    language: Annotated[str | None, Query()] = None,
    accept_language: Annotated[str, Header()] = "",
) -> str:
    return understood(language, accept_language)


AllTables = Annotated[Tables, Depends(tables_of)]
SeatToken = Annotated[str | None, Depends(token_of)]
RequestLanguage = Annotated[str, Depends(language_of)]
LARGEST = 2**31 - 1
Since = Annotated[int, Query(ge=0, le=LARGEST)]
"""At most the largest integer that the databases can store."""
SeatNumber = Annotated[int, Path(ge=-LARGEST, le=LARGEST)]
"""A number that can be told in a sentence, if there is no such seat."""

MOST_MESSAGES = 500

AT_TABLE = problems(404)
SEATED = problems(403, 404)
CHANGE = problems(403, 404, 409)
"""What can go wrong at a table: for everybody, with a token, and when something is changed."""


async def page_of(
    since: Since = 0,
    before: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_MESSAGES)] = MessagePage().limit,
) -> MessagePage:
    return MessagePage(since, before, limit)


Page = Annotated[MessagePage, Depends(page_of)]


@router.get("/games")
def list_games() -> list[GameInfo]:
    """Games, their options and the bots that play them."""
    return [
        GameInfo(
            name=game.name,
            players=list(game.seats),
            settings=[wire.setting_info(setting) for setting in game.settings],
            bots=list(BOTS),
        )
        for game in map(find, names())
    ]


async def may_found(request: Request) -> None:
    """Limit how many new tables one address may open."""
    founders: Bucket = request.app.state.founders
    if not founders.take(client_of(request.scope)):
        raise TooMuch("too-many-tables")


async def may_be_notified(request: Request) -> None:
    """Limit how many addresses of webhooks one client may let us look up."""
    notified: Bucket = request.app.state.notified
    if not notified.take(client_of(request.scope)):
        raise TooMuch("too-many-webhooks")


@router.post("/tables", status_code=201, dependencies=[Depends(may_found)])
async def create_table(
    request: Request, wish: NewTable, tables: AllTables, language: RequestLanguage
) -> TableTicket:
    """Open a table. The tokens of its seats are returned here and never again."""
    seats = wished(wish.seats)
    table, tokens = await tables.create(
        wish.game,
        dict(wish.options),
        seats,
        wish.seed,
        thoughts=wish.thoughts,
        founder=client_of(request.scope),
    )
    return ticket(await tables.at(table), tokens, language)


def wished(seats: Sequence[NewSeat]) -> list[SeatWish]:
    return [SeatWish(seat.name or "", seat.bot, seat.free) for seat in seats]


def ticket(live: LiveTable, tokens: Sequence[str], language: str) -> TableTicket:
    seats = wire.seat_infos(live.saved.seats, language)
    return TableTicket(
        table=live.saved.id,
        seats=[
            SeatTicket(seat=one.seat, name=one.name, bot=one.bot, token=token)
            for one, token in zip(seats, tokens, strict=True)
        ],
    )


@router.get("/tables/{table}", responses=SEATED)
async def show_table(
    table: str, tables: AllTables, token: SeatToken, language: RequestLanguage
) -> TableInfo:
    live = await tables.at(table)
    return wire.table_info(live, tables.seat_of(live, token), language)


@router.get("/tables/{table}/view", responses=SEATED)
async def show_view(table: str, tables: AllTables, token: SeatToken) -> ViewInfo:
    """What the seat sees, or what spectators see."""
    live = await tables.at(table)
    view = live.match.view(tables.seat_of(live, token))
    return ViewInfo(revision=live.saved.revision, view=plain(view))


@router.get("/tables/{table}/decisions", responses=SEATED)
async def show_decisions(
    table: str,
    tables: AllTables,
    token: SeatToken,
    language: RequestLanguage,
    why: Annotated[bool, Query(description="also what is not possible, and why")] = False,
) -> DecisionList:
    live = await tables.at(table)
    return wire.decision_list(live, tables.seat_of(live, token), language, why=why)


@router.post("/tables/{table}/answers", responses=CHANGE)
async def answer(table: str, given: GivenAnswer, tables: AllTables, token: SeatToken) -> Accepted:
    """Answer an open decision. Repeating the same answer changes nothing."""
    revision = await tables.answer(table, token, given.decision, tuple(given.option))
    return Accepted(revision=revision)


@router.post("/tables/{table}/undo", responses=CHANGE)
async def undo(table: str, tables: AllTables, token: SeatToken) -> Accepted:
    """Take back the seat's last answer, if nothing has been revealed since."""
    return Accepted(revision=await tables.undo(table, token))


@router.post("/tables/{table}/redo", responses=CHANGE)
async def redo(table: str, tables: AllTables, token: SeatToken) -> Accepted:
    return Accepted(revision=await tables.undo(table, token, redo=True))


@router.post("/tables/{table}/hint", responses=CHANGE)
async def hint(table: str, tables: AllTables, token: SeatToken, language: RequestLanguage) -> Hint:
    """What the adviser would do in this seat's place, and why. It may think for some seconds."""
    considered = await tables.hint(table, token)
    return wire.hint(considered, (await tables.at(table)).saved.game, language)


@router.get("/tables/{table}/thoughts", responses=AT_TABLE)
async def show_thoughts(
    table: str, tables: AllTables, language: RequestLanguage
) -> list[ThoughtInfo]:
    """What each bot thought last, at a table where bots think aloud. Thoughts are not stored: they
    are in the memory of the server process that asked the bot, until it ends or drops the idle
    table."""
    live = await tables.thoughts(table)
    return [wire.thought(one, live.saved.game, language) for one in live.aloud]


@router.post("/tables/{table}/bot", responses=CHANGE)
async def hand_over(table: str, wish: HandOver, tables: AllTables, token: SeatToken) -> Accepted:
    """Let a bot play the seat, or take it back with an empty name."""
    return Accepted(revision=await tables.hand_over(table, token, wish.bot))


@router.get("/tables/{table}/chronicle", response_model=ChronicleInfo, responses=SEATED)
async def show_chronicle(
    table: str,
    tables: AllTables,
    token: SeatToken,
    language: RequestLanguage,
    heavy: Heavy,
    since: Since = 0,
) -> Response:
    """What happened from the answer with this number on, as far as the seat may know it."""
    live = await tables.at(table)
    seat = tables.seat_of(live, token)
    if len(live.match.entries) - since > LONG:
        told = await heavy.chronicle(live, seat, since, language)
    else:
        told = wire.chronicle(live, seat, since, language).model_dump_json()
    return Response(told, media_type="application/json")


@router.get("/tables/{table}/log", response_class=PlainTextResponse, responses=AT_TABLE)
async def download_log(table: str, tables: AllTables, heavy: Heavy) -> str:
    """The log of a finished game. A running game has none: its seed would reveal future luck."""
    live = await tables.at(table)
    if not live.finished:
        raise NotPossible("log-too-early")
    return await heavy.log(live)


@router.get("/tables/{table}/messages", responses=AT_TABLE)
async def show_messages(
    table: str, tables: AllTables, language: RequestLanguage, page: Page
) -> list[MessageInfo]:
    """What was said between two messages, the oldest first; of more than `limit`, the newest. To
    read further back, ask again `before` the first of them."""
    live, said = await tables.messages(table, page)
    return [wire.message_info(one, live.saved.seats, language) for one in said]


@router.post("/tables/{table}/messages", status_code=201, responses=SEATED)
async def say(
    table: str, new: NewMessage, tables: AllTables, token: SeatToken, language: RequestLanguage
) -> MessageInfo:
    """Write a message. A seat may write a few per minute; the oldest are dropped some day."""
    said = await tables.say(table, token, new.text)
    return wire.message_info(said, (await tables.at(table)).saved.seats, language)
