"""The HTTP API for people who come and go: the lobby, names, leaving, branches."""

from fastapi import APIRouter, Depends, Request

from fabletop.server.api import wire
from fabletop.server.api.models import (
    Accepted,
    NewBranch,
    NewLevel,
    NewName,
    NewWebhook,
    OpenTable,
    Resignation,
    SeatTicket,
    TableTicket,
)
from fabletop.server.api.routes import (
    AT_TABLE,
    CHANGE,
    AllTables,
    RequestLanguage,
    SeatNumber,
    SeatToken,
    may_be_notified,
    may_found,
    ticket,
    wished,
)
from fabletop.server.network.addresses import client_of

router = APIRouter(prefix="/api", tags=["seats"])


@router.get("/lobby")
async def show_lobby(tables: AllTables, language: RequestLanguage) -> list[OpenTable]:
    """The newest tables with a free seat."""
    return await tables.open_tables(language)


@router.post("/tables/{table}/seats/{seat}/claim", status_code=201, responses=CHANGE)
async def claim(
    table: str, seat: SeatNumber, new: NewName, tables: AllTables, language: RequestLanguage
) -> SeatTicket:
    """Take a free seat. Its token is returned here and never again."""
    token = await tables.claim(table, seat, new.name)
    one = wire.seat_infos((await tables.at(table)).saved.seats, language)[seat]
    return SeatTicket(seat=seat, name=one.name, bot="", token=token)


@router.post("/tables/{table}/seats/{seat}/level", responses=CHANGE)
async def set_level(
    table: str, seat: SeatNumber, wish: NewLevel, tables: AllTables, token: SeatToken
) -> Accepted:
    """Change the bot, or its level, on a bot's seat. Anybody who plays at the table may do so."""
    return Accepted(revision=await tables.set_level(table, token, seat, wish.bot))


@router.post("/tables/{table}/name", responses=CHANGE)
async def rename(table: str, new: NewName, tables: AllTables, token: SeatToken) -> Accepted:
    """Change the name on the seat of this token."""
    return Accepted(revision=await tables.rename(table, token, new.name))


@router.post("/tables/{table}/resign", responses=CHANGE)
async def resign(table: str, wish: Resignation, tables: AllTables, token: SeatToken) -> Accepted:
    """Leave the seat to a bot for good. When everybody has left, the table is closed."""
    return Accepted(revision=await tables.resign(table, token, wish.bot))


@router.post("/tables/{table}/webhook", responses=CHANGE, dependencies=[Depends(may_be_notified)])
async def set_webhook(table: str, new: NewWebhook, tables: AllTables, token: SeatToken) -> Accepted:
    """Set the address to notify when the seat has to answer; an empty address turns this off."""
    return Accepted(revision=await tables.set_webhook(table, token, new.address))


@router.post("/tables/{table}/link", responses=CHANGE)
async def renew_link(
    table: str, tables: AllTables, token: SeatToken, language: RequestLanguage
) -> SeatTicket:
    """A new token for the seat of this token, which opens nothing any more, wherever it is known.
    Renew it if you got the link from somebody else, or lost it to somebody; the webhook that they
    may have set is removed."""
    seat, new = await tables.renew(table, token)
    one = wire.seat_infos((await tables.at(table)).saved.seats, language)[seat]
    return SeatTicket(seat=seat, name=one.name, bot=one.bot, token=new)


@router.post(
    "/tables/{table}/branch", status_code=201, dependencies=[Depends(may_found)], responses=AT_TABLE
)
async def branch(
    request: Request, table: str, wish: NewBranch, tables: AllTables, language: RequestLanguage
) -> TableTicket:
    """Open a table that continues from a moment of a finished game."""
    wishes = None if wish.seats is None else wished(wish.seats)
    founder = client_of(request.scope)
    new, tokens = await tables.branch(
        table, wish.count, fresh=wish.fresh, seats=wishes, founder=founder
    )
    return ticket(await tables.at(new), tokens, language)
