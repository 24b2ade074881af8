"""What a person does at the table: answer, undo, ask for a hint, chat, leave."""

from fastapi import APIRouter, Depends, Response
from fastapi.responses import RedirectResponse

from fabletop.server.api import wire
from fabletop.server.api.models import (
    Accepted,
    GivenAnswer,
    HandOver,
    Hint,
    MessageInfo,
    NewLevel,
    NewMessage,
    NewName,
    NewWebhook,
)
from fabletop.server.api.routes import AllTables, Page, SeatNumber, may_be_notified
from fabletop.server.errors import NotSeated
from fabletop.server.storage.saved import Message
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.tables import Tables
from fabletop.web.look.rendering import render
from fabletop.web.pages.people import Guest, SameOrigin, Visitor

router = APIRouter(prefix="/t/{table}", include_in_schema=False, dependencies=[SameOrigin])


class ShownHint(Hint):
    """Advice as the page shows it."""

    html: str


async def _token(tables: Tables, table: str, seat: int, guest: Visitor) -> str:
    return guest.token(tables, await tables.at(table), seat)


@router.post("/seat/{seat}/answers")
async def answer(
    table: str, seat: SeatNumber, given: GivenAnswer, tables: AllTables, guest: Guest
) -> Accepted:
    token = await _token(tables, table, seat, guest)
    revision = await tables.answer(table, token, given.decision, tuple(given.option))
    return Accepted(revision=revision)


@router.post("/seat/{seat}/undo")
async def undo(table: str, seat: SeatNumber, tables: AllTables, guest: Guest) -> Accepted:
    token = await _token(tables, table, seat, guest)
    return Accepted(revision=await tables.undo(table, token))


@router.post("/seat/{seat}/redo")
async def redo(table: str, seat: SeatNumber, tables: AllTables, guest: Guest) -> Accepted:
    token = await _token(tables, table, seat, guest)
    return Accepted(revision=await tables.undo(table, token, redo=True))


@router.post("/seat/{seat}/hint")
async def hint(table: str, seat: SeatNumber, tables: AllTables, guest: Guest) -> ShownHint:
    """Advice, in words for the page; it may take some seconds."""
    one = await tables.hint(table, await _token(tables, table, seat, guest))
    live = await tables.at(table)
    game = live.saved.game
    called = names(live.saved.seats, guest.language, guest.seats(tables, live))
    told = wire.told_reasons(one, game, guest.language)
    html = render("advice.html", guest.language, {"told": told, "names": called}) if told else ""
    return ShownHint(**wire.hint(one, game, guest.language).model_dump(), html=html)


@router.post("/seat/{seat}/level")
async def set_level(
    table: str, seat: SeatNumber, wish: NewLevel, tables: AllTables, guest: Guest
) -> Accepted:
    """Change the level of a bot, on request of a person who plays in this browser."""
    live = await tables.at(table)
    mine = [one for one in guest.seats(tables, live) if live.saved.seats[one].persons_own]
    if not mine:
        raise NotSeated("players-only")
    token = guest.token(tables, live, mine[0])
    return Accepted(revision=await tables.set_level(table, token, seat, wish.bot))


@router.post("/seat/{seat}/bot")
async def hand_over(
    table: str, seat: SeatNumber, wish: HandOver, tables: AllTables, guest: Guest
) -> Accepted:
    token = await _token(tables, table, seat, guest)
    return Accepted(revision=await tables.hand_over(table, token, wish.bot))


@router.post("/seat/{seat}/resign")
async def resign(table: str, seat: SeatNumber, tables: AllTables, guest: Guest) -> Accepted:
    token = await _token(tables, table, seat, guest)
    return Accepted(revision=await tables.resign(table, token))


@router.post("/seat/{seat}/name")
async def rename(
    table: str, seat: SeatNumber, new: NewName, tables: AllTables, guest: Guest
) -> Accepted:
    token = await _token(tables, table, seat, guest)
    return Accepted(revision=await tables.rename(table, token, new.name))


@router.post("/seat/{seat}/webhook", dependencies=[Depends(may_be_notified)])
async def webhook(
    table: str, seat: SeatNumber, new: NewWebhook, tables: AllTables, guest: Guest
) -> Accepted:
    token = await _token(tables, table, seat, guest)
    return Accepted(revision=await tables.set_webhook(table, token, new.address))


@router.post("/seat/{seat}/leave")
async def leave(table: str, seat: SeatNumber, tables: AllTables, guest: Guest) -> Response:
    """Remove the seat from this browser; the seat's link still works."""
    token = await _token(tables, table, seat, guest)
    reply = RedirectResponse("/", status_code=303)
    guest.gets_up(reply, token)
    return reply


@router.post("/seat/{seat}/link")
async def renew_link(table: str, seat: SeatNumber, tables: AllTables, guest: Guest) -> Response:
    """A new link for the seat; whoever knows the old one does not play it any more."""
    old = await _token(tables, table, seat, guest)
    _, new = await tables.renew(table, old)
    reply = RedirectResponse(f"/t/{table}", status_code=303)
    guest.moves(reply, old, new)
    return reply


@router.get("/talk")
async def talk(table: str, tables: AllTables, guest: Guest, page: Page) -> list[MessageInfo]:
    live, said = await tables.messages(table, page)
    return [_message(one, tables, live, guest) for one in said]


@router.post("/seat/{seat}/talk")
async def say(
    table: str, seat: SeatNumber, new: NewMessage, tables: AllTables, guest: Guest
) -> MessageInfo:
    token = await _token(tables, table, seat, guest)
    said = await tables.say(table, token, new.text)
    return _message(said, tables, await tables.at(table), guest)


def _message(one: Message, tables: Tables, live: LiveTable, guest: Visitor) -> MessageInfo:
    mine = guest.seats(tables, live)
    return wire.message_info(one, live.saved.seats, guest.language, mine)
