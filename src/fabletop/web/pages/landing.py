"""The landing page: your tables, tables with a free seat, and a new table in three clicks."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from fabletop.bots.levels import ADVISER, LEVELS
from fabletop.core.any_options import any_options
from fabletop.core.codec import JsonObject
from fabletop.core.errors import FabletopError
from fabletop.core.game import SEVERAL, Game, Options, Setting
from fabletop.core.registry import find, names
from fabletop.server.api.routes import AllTables, SeatNumber, may_found
from fabletop.server.errors import NoSuchTable, Refused
from fabletop.server.network.addresses import client_of
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.tables import Tables
from fabletop.web.look.rendering import page, speaker
from fabletop.web.pages.opponents import USUAL_BOT, seat_kinds
from fabletop.web.pages.people import KEPT, Guest, SameOrigin, Visitor
from fabletop.web.pages.why_not_start import unfit
from fabletop.web.plugin import plugin_of

router = APIRouter(include_in_schema=False)

USUAL = ("here", USUAL_BOT, USUAL_BOT)
"""The default players; further seats are empty."""

LONGEST_NAME = 40


@router.get("/")
async def landing(request: Request, tables: AllTables, guest: Guest) -> HTMLResponse:
    return await show_landing(request, tables, guest)


async def show_landing(
    request: Request,
    tables: Tables,
    guest: Visitor,
    problem: str = "",
    status: int = 200,
    **values: str | int,
) -> HTMLResponse:
    """The page, with a problem to show if there is one: a message and its values."""
    told = speaker(guest.language)(problem, **values) if problem else ""
    return await _landing(request, tables, guest, told, status)


async def show_no_table(
    request: Request, tables: Tables, guest: Visitor, error: Refused
) -> HTMLResponse:
    """The page instead of a table: there is none, or why it cannot be shown."""
    if isinstance(error, NoSuchTable):
        return await show_landing(request, tables, guest, "no-table", error.status)
    return await _landing(request, tables, guest, error.said(guest.language), error.status)


async def _landing(
    request: Request, tables: Tables, guest: Visitor, problem: str, status: int
) -> HTMLResponse:
    say = speaker(guest.language)
    mine = await tables.tables_of(guest.tokens, guest.language)
    context = {
        "games": [_offered_game(find(name), guest.language) for name in names()],
        "kinds": [*seat_kinds(say), ("nobody", say("nobody"))],
        "mine": mine,
        "open": await tables.open_tables(guest.language),
        "titles": {name: find(name).words(guest.language).title() for name in names()},
        "problem": problem,
    }
    return page(request, "landing.html", guest, context, status)


def _offered_game(game: Game, language: str) -> JsonObject:
    """A game on the landing page, with the options of its table."""
    words = game.words(language)
    most = game.seats[-1]
    usual = [*USUAL, *["nobody"] * most][:most]
    return {
        "name": game.name,
        "title": words.title(),
        "blurb": words.blurb(),
        "least": game.seats[0],
        "most": most,
        "usual": usual,
        "groups": _groups(game, language),
        "mixtures": plugin_of(game.name).mixtures,
    }


def _groups(game: Game, language: str) -> list[tuple[str, list[JsonObject]]]:
    """The settings by group; those without a heading come first."""
    words = game.words(language)
    folded = plugin_of(game.name).groups
    apart = {name for group in folded.values() for name in group}
    usual = tuple(setting.name for setting in game.settings if setting.name not in apart)
    shown = {
        setting.name: {
            "setting": setting,
            "told": words.setting(setting.name),
            "choices": [
                (value, words.choice(setting.name, value), setting.only.get(value))
                for value in setting.choices
            ],
        }
        for setting in game.settings
    }
    groups = {"": usual, **folded}
    return [(group, [shown[name] for name in names]) for group, names in groups.items() if names]


@router.post("/new/{name}", dependencies=[Depends(may_found), SameOrigin])
async def new_table(request: Request, name: str, tables: AllTables, guest: Guest) -> Response:
    """Open a table from the form of the landing page."""
    form = await request.form()
    game = find(name)
    surprise = "surprise" in form
    kinds, called = list(map(str, form.getlist("kind"))), list(map(str, form.getlist("name")))
    if surprise:
        kinds = _surprising_seats(game)
    wishes = seat_wishes(kinds, called, guest.language)
    options: Options = (
        surprising_options(game, len(wishes))
        if surprise
        else {one.name: _chosen(one, form.getlist(f"set:{one.name}")) for one in game.settings}
    )
    if len(wishes) in game.seats and (problem := unfit(game, options, len(wishes), guest.language)):
        message, values = problem
        return await show_landing(request, tables, guest, message, 422, **values)
    try:
        table, tokens = await tables.create(
            name,
            options,
            [wish for _, wish in wishes],
            thoughts="thoughts" in form,
            founder=client_of(request.scope),
        )
    except FabletopError:
        return await show_landing(request, tables, guest, "wrong-number", 422)
    return to_the_table(table, [kind for kind, _ in wishes], tokens, guest)


def _chosen(setting: Setting, sent: list[Any]) -> str:
    """The value of a setting in a form; some settings allow several choices."""
    return SEVERAL.join(map(str, sent)) if sent else setting.default


def surprising_options(game: Game, seats: int) -> Options:
    """Random options that can be combined."""
    return any_options(game, seats, secrets.randbelow)


def _surprising_seats(game: Game) -> list[str]:
    """You against a random number of bots that do not think long."""
    seats = secrets.choice(list(game.seats))
    bots = [f"bot:{level}" for level in LEVELS if level != ADVISER]
    return ["here", *(secrets.choice(bots) for _ in range(seats - 1))]


def seat_wishes(kinds: list[str], called: list[str], language: str) -> list[tuple[str, SeatWish]]:
    say = speaker(language)
    wishes: list[tuple[str, SeatWish]] = []
    for number, kind in enumerate(kinds, start=1):
        if kind == "nobody":
            continue
        bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        given = called[number - 1].strip()[:LONGEST_NAME] if number <= len(called) else ""
        usual = say("bot-name", number=number) if bot else ""
        wishes.append((kind, SeatWish(given or usual, bot, free=kind == "anybody")))
    return wishes


def to_the_table(table: str, kinds: list[str], tokens: list[str], guest: Visitor) -> Response:
    """Redirect to the table: store this browser's seats, and the links for friends separately."""
    reply = RedirectResponse(f"/t/{table}", status_code=303)
    pairs = list(zip(kinds, tokens, strict=True))
    guest.sits_down(reply, [token for kind, token in pairs if kind == "here"])
    away = [f"{n}.{token}" for n, (kind, token) in enumerate(pairs) if kind == "by-link"]
    if away:
        reply.set_cookie(
            f"links_{table}",
            "!".join(away),
            max_age=KEPT,
            samesite="lax",
            httponly=True,
            path=f"/t/{table}",
        )
    return reply


@router.post("/t/{table}/claim/{seat}", dependencies=[SameOrigin])
async def claim(
    request: Request,
    table: str,
    seat: SeatNumber,
    tables: AllTables,
    guest: Guest,
    name: Annotated[str, Form(max_length=LONGEST_NAME)] = "",
) -> Response:
    """Take a free seat."""
    try:
        token = await tables.claim(table, seat, name)
    except Refused as error:
        return await show_landing(request, tables, guest, "seat-taken", error.status)
    reply = RedirectResponse(f"/t/{table}", status_code=303)
    guest.sits_down(reply, [token])
    return reply
