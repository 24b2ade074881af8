"""The pages: landing, table, and the fragment of the table that is swapped in when it changes.

A browser keeps the tokens of its seats in a cookie that scripts cannot read. Several seats on one
screen are several tokens.
"""

import secrets
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Depends, Form, Header, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from fastapi.templating import Jinja2Templates

from fabletop.bots.bot import BOTS
from fabletop.core.text import LANGUAGES, catalogue
from fabletop.server import present
from fabletop.server.api import AllTables, may_found
from fabletop.server.errors import NotPossible, NotSeated, Refused
from fabletop.server.models import Accepted, GivenAnswer, Hint
from fabletop.server.tables import LiveTable, SeatWish, Tables
from fabletop.web.prophecy.drawing import ProphecyPage

PACKAGE = "fabletop.web"
FOLDER = Path(str(files(PACKAGE)))
GAME = "prophecy"
MOST_TOLD = 60
TOKENS = "fabletop_seats"
LANGUAGE = "fabletop_language"
KEPT = 60 * 60 * 24 * 90

router = APIRouter(include_in_schema=False)
static = StaticFiles(directory=FOLDER / "static")
templates = Jinja2Templates(directory=FOLDER / "templates")

Tokens = Annotated[str, Cookie(alias=TOKENS)]


def language_of(
    language: Annotated[str | None, Query()] = None,
    chosen: Annotated[str | None, Cookie(alias=LANGUAGE)] = None,
    accept_language: Annotated[str, Header()] = "",
) -> str:
    wanted = language or chosen or accept_language[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


Language = Annotated[str, Depends(language_of)]


def _page(
    request: Request, name: str, language: str, context: dict[str, Any], status: int = 200
) -> HTMLResponse:
    words = catalogue(PACKAGE, language)

    def say(message: str, **values: str | int) -> str:
        return words.say(message, values)

    shown = {"title": "Fabletop", **context, "say": say, "language": language}
    reply = templates.TemplateResponse(request, name, shown, status_code=status)
    reply.set_cookie(LANGUAGE, language, max_age=KEPT, samesite="lax", httponly=True)
    return reply


@router.get("/")
def landing(request: Request, language: Language) -> HTMLResponse:
    return _landing(request, language)


def _landing(request: Request, language: str, problem: str = "", status: int = 200) -> HTMLResponse:
    words = catalogue(PACKAGE, language)
    kinds = [(kind, words.say(kind)) for kind in ("here", "by-link", "nobody")]
    kinds[2:2] = [(f"bot:{name}", words.say("bot", {"name": name})) for name in BOTS]
    defaults = ["here", "bot:greedy", "bot:greedy", "nobody", "nobody"]
    context = {"kinds": kinds, "defaults": defaults, "problem": problem}
    return _page(request, "landing.html", language, context, status)


@router.post("/new", dependencies=[Depends(may_found)])
async def new_table(
    request: Request,
    tables: AllTables,
    language: Language,
    kind: Annotated[list[str], Form()],
    name: Annotated[list[str], Form()],
    tokens: Tokens = "",
) -> Response:
    """Open a table from the form of the landing page."""
    wishes: list[tuple[str, SeatWish]] = []
    for number, (one, called) in enumerate(zip(kind, name, strict=False), start=1):
        bot = one.removeprefix("bot:") if one.startswith("bot:") else ""
        title = called.strip()[:40] or (f"{bot} {number}" if bot else f"Player {number}")
        if one != "nobody":
            wishes.append((one, SeatWish(title, bot)))
    if not 2 <= len(wishes) <= 5:
        problem = catalogue(PACKAGE, language).say("too-few")
        return _landing(request, language, problem, 422)
    seed = secrets.randbelow(2**63)
    table, secret = await tables.create(GAME, {}, [wish for _, wish in wishes], seed)
    here = [token for token, (one, _) in zip(secret, wishes, strict=True) if one == "here"]
    away = [str(n) for n, (one, _) in enumerate(wishes) if one == "by-link"]
    invited = [token for token, (one, _) in zip(secret, wishes, strict=True) if one == "by-link"]
    reply = RedirectResponse(f"/t/{table}", status_code=303)
    _remember(reply, tokens, here)
    if away:
        links = "!".join(f"{n}.{token}" for n, token in zip(away, invited, strict=True))
        reply.set_cookie(
            f"links_{table}", links, max_age=KEPT, samesite="lax", httponly=True, path=f"/t/{table}"
        )
    return reply


@router.get("/t/{table}/sit/{token}")
async def sit_down(table: str, token: str, tables: AllTables, tokens: Tokens = "") -> Response:
    """A seat's link: this browser plays the seat from now on."""
    tables.own_seat(await tables.at(table), token)
    reply = RedirectResponse(f"/t/{table}", status_code=303)
    _remember(reply, tokens, [token])
    return reply


@router.get("/t/{table}")
async def show_table(
    request: Request, table: str, tables: AllTables, language: Language, tokens: Tokens = ""
) -> HTMLResponse:
    try:
        live = await tables.at(table)
    except Refused as error:
        problem = catalogue(PACKAGE, language).say("no-table")
        return _landing(request, language, problem, error.status)
    context = _context(live, _seats(tables, live, tokens), language)
    links = request.cookies.get(f"links_{table}", "")
    pairs = [entry.partition(".") for entry in links.split("!") if entry]
    context["links"] = [
        (live.saved.seats[int(n)].name, f"{request.base_url}t/{table}/sit/{token}")
        for n, _, token in pairs
    ]
    return _page(request, "table.html", language, context)


@router.get("/t/{table}/fragment")
async def show_fragment(
    request: Request, table: str, tables: AllTables, language: Language, tokens: Tokens = ""
) -> HTMLResponse:
    live = await tables.at(table)
    context = _context(live, _seats(tables, live, tokens), language)
    return _page(request, "fragment.html", language, context)


def _same_origin(request: Request, origin: Annotated[str | None, Header()] = None) -> None:
    """A page of somebody else must not answer for us."""
    if origin is not None and origin.rstrip("/") != str(request.base_url).rstrip("/"):
        raise NotSeated("this request comes from another page")


SameOrigin = Depends(_same_origin)


@router.post("/t/{table}/seat/{seat}/answers", dependencies=[SameOrigin])
async def answer(
    table: str, seat: int, given: GivenAnswer, tables: AllTables, tokens: Tokens = ""
) -> Accepted:
    token = await _token(tables, table, seat, tokens)
    revision = await tables.answer(table, token, given.decision, tuple(given.option))
    return Accepted(revision=revision)


@router.post("/t/{table}/seat/{seat}/undo", dependencies=[SameOrigin])
async def undo(table: str, seat: int, tables: AllTables, tokens: Tokens = "") -> Accepted:
    token = await _token(tables, table, seat, tokens)
    return Accepted(revision=await tables.undo(table, token))


@router.post("/t/{table}/seat/{seat}/hint", dependencies=[SameOrigin])
async def hint(
    table: str, seat: int, tables: AllTables, language: Language, tokens: Tokens = ""
) -> Hint:
    option = await tables.hint(table, await _token(tables, table, seat, tokens))
    return present.hint(await tables.at(table), seat, option, language)


async def _token(tables: Tables, table: str, seat: int, tokens: str) -> str:
    live = await tables.at(table)
    for token in tokens.split("."):
        if token and seat in _seats(tables, live, token):
            return token
    raise NotSeated("this browser does not play that seat; open the seat's link first")


def _seats(tables: Tables, live: LiveTable, tokens: str) -> list[int]:
    """The seats of this table that a browser plays."""
    found: list[int] = []
    for token in tokens.split("."):
        try:
            seat = tables.seat_of(live, token)
        except NotSeated:
            continue
        if seat is not None:
            found.append(seat)
    return sorted(found)


def _remember(reply: Response, old: str, new: list[str]) -> None:
    """Tokens are url-safe, so a dot can stand between them; the newest forty are kept."""
    tokens = list(dict.fromkeys([*new, *filter(None, old.split("."))]))[:40]
    value = ".".join(tokens)
    reply.set_cookie(TOKENS, value, max_age=KEPT, samesite="lax", httponly=True)


def _context(live: LiveTable, seats: list[int], language: str) -> dict[str, Any]:
    if live.saved.game != GAME:
        raise NotPossible(f"there is no page for {live.saved.game} yet")
    match, words = live.match, live.match.game.words(language)
    mine = [decision for decision in match.decisions() if decision.seat in seats]
    asked = mine[0].seat if mine else None
    seat = asked if asked is not None else (seats[0] if seats else None)
    view = match.view(seat)
    drawing = ProphecyPage(language)
    decided = present.decision_list(live, asked, language, why=True).decisions if mine else []
    shown = drawing.context(view, list(mine[0].options) if mine else [])
    told = match.chronicle(seat)[-MOST_TOLD:]
    names = [one.name for one in live.saved.seats]
    undo_seat = next((one for one in seats if match.can_undo(one)), seat)
    return {
        "title": f"{'● ' if decided else ''}Prophecy · Fabletop",
        "game": "Prophecy",
        "table": live.saved.id,
        "revision": live.saved.revision,
        "page": shown,
        "names": names,
        "seat": seat,
        "undo_seat": undo_seat,
        "can_undo": undo_seat is not None and match.can_undo(undo_seat),
        "decision": decided[0] if decided else None,
        "waiting": ", ".join(names[question.seat] for question in match.position.open),
        "told": [(number, words.tell(event, view)) for number, event in reversed(told)],
        "result": _ranking(live, [str(hero["name"]) for hero in shown["heroes"]]),
        "links": [],
    }


def _ranking(live: LiveTable, heroes: list[str]) -> str:
    result = live.match.result
    if result is None:
        return ""
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    return " ".join(f"{result.places[n]}. {heroes[n]} ({result.scores[n]})." for n in order)
