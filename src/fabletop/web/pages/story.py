"""The story of a finished game: its result, its charts over time, its turning points, and on
request what the adviser thinks of people's decisions."""

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from fabletop.core.codec import JsonObject
from fabletop.lab.hindsight.timeline import Swing, Timeline
from fabletop.lab.hindsight.told_decision import costly
from fabletop.server.api.routes import AllTables
from fabletop.server.bots.hindsight import Afterthought, LookingBack, people
from fabletop.server.errors import NotPossible, Refused, TooMuch
from fabletop.server.network.addresses import client_of
from fabletop.server.network.limits import Bucket
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.tables import Tables
from fabletop.web.charts import Unit
from fabletop.web.charts.figures import figure
from fabletop.web.look.rendering import page, render, speaker
from fabletop.web.pages.facts import ending
from fabletop.web.pages.landing import show_landing
from fabletop.web.pages.people import Guest, SameOrigin, Visitor
from fabletop.web.pages.story_charts import Plot, plots
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.page import Drawn
from fabletop.web.table.scene import Seated, seated, watching

router = APIRouter(include_in_schema=False)
drawn = Drawn()

MOST_SENTENCES = 4
"""How many lines are shown per turning point; the replay has the rest."""

BETWEEN = "<!---->"
"""Separates charts, which are cached as one text. Names are escaped and cannot contain it."""


async def looking_back_of(request: Request) -> LookingBack:
    found: LookingBack = request.app.state.looking_back
    return found


Back = Annotated[LookingBack, Depends(looking_back_of)]


@router.get("/t/{table}/story")
async def show_story(
    request: Request, table: str, tables: AllTables, guest: Guest, back: Back
) -> HTMLResponse:
    try:
        live = await tables.at(table)
    except Refused as error:
        return await show_landing(request, tables, guest, "no-table", error.status)
    return await _show(request, tables, live, guest, back)


@router.get("/t/{table}/story/annotations")
async def show_annotations(table: str, tables: AllTables, guest: Guest, back: Back) -> HTMLResponse:
    """Only the adviser's part, for pages that wait for it."""
    live = await tables.at(table)
    called = names(live.saved.seats, guest.language, guest.seats(tables, live))
    return HTMLResponse(_annotations(live, called, guest.language, await back.afterthought(table)))


@router.post("/t/{table}/story/annotations", dependencies=[SameOrigin])
async def annotate(
    request: Request, table: str, tables: AllTables, guest: Guest, back: Back
) -> Response:
    """Request an analysis. If one is stored already, nothing is computed."""
    live = await tables.at(table)
    try:
        if (await back.afterthought(table)).unasked:
            _check_rate(request)
            await back.begin(live)
    except TooMuch as error:
        return await _show(request, tables, live, guest, back, "story-busy", error.status)
    except NotPossible as error:
        problem = "story-nobody" if live.finished else ""
        return await _show(request, tables, live, guest, back, problem, error.status)
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
    problem: str = "",
    status: int = 200,
) -> HTMLResponse:
    say, language = speaker(guest.language), guest.language
    title = live.match.game.words(language).title()
    context: JsonObject = {
        "title": f"{say('story-title', game=title)} · Fabletop",
        "heading": say("story-title", game=title),
        "table": live.saved.id,
        "game": live.saved.game,
        "finished": live.finished,
        "problem": say(problem) if problem else "",
    }
    if not live.finished:
        return page(request, "story.html", guest, context, NotPossible.status)
    mine = guest.seats(tables, live)
    who, look = seated(live, language, mine=mine), watching(mine)
    context |= _result(live, who, language)
    thought = await back.afterthought(who.table)
    context["annotations"] = _annotations(live, who.names, language, thought)
    try:
        told = await back.timeline(live)
        context |= {
            "turns": [_turn(live, who, one, told, look, language) for one in told.turns],
            "charts": _charts(live, who, told, guest),
        }
    except Refused:
        context |= {"turns": [], "charts": [], "problem": say("story-no-timeline")}
    return page(request, "story.html", guest, context, status)


def _result(live: LiveTable, who: Seated, language: str) -> JsonObject:
    """The seats in the order of their places; in an abandoned game, in the order of seats."""
    match, result = live.match, live.match.result
    drawing, view = drawing_for(live.saved.game, language, "wide"), live.match.view(None)
    seats = range(len(who.names))
    return {
        "ranking": [
            {
                "seat": seat,
                "name": who.names[seat],
                "hero": drawing.seat(view, seat),
                "kind": who.kinds[seat],
                "place": result.places[seat] if result else 0,
                "score": figure(result.scores[seat], Unit.NUMBER, language) if result else "",
            }
            for seat in sorted(seats, key=lambda n: result.places[n] if result else n)
        ],
        "ended": ending(live.saved.game, result.ended_by, language) if result else "",
        "rounds": match.game.rounds(match.position.table),
        "answers": len(match.entries),
    }


def _turn(
    live: LiveTable, who: Seated, one: Swing, told: Timeline, look: int | None, language: str
) -> JsonObject:
    words, view = live.match.game.words(language), live.match.view(look)
    events = [event for event in live.match.entries[one.moment - 1].events if event.known_to(look)]
    united = len(set(told.chances)) == 1 and len(who.names) > 1
    return {
        "moment": one.moment,
        "round": int(told.rounds[one.moment]),
        "seat": one.seat,
        "name": speaker(language)("story-all") if united else who.names[one.seat],
        "before": figure(one.before, Unit.PERCENT, language, 0),
        "after": figure(one.after, Unit.PERCENT, language, 0),
        "rises": one.after > one.before,
        "sentences": [words.tell(event, view) for event in events[:MOST_SENTENCES]],
    }


def _charts(live: LiveTable, who: Seated, told: Timeline, guest: Visitor) -> list[Markup]:
    """The charts, drawn once per language and shape of the screen."""
    jump = f"/t/{who.table}/replay?at="
    plot = Plot(live.saved.game, who.names, jump, guest.language, guest.shape == "wide")
    key = (live.saved.revision, plot)
    pieces = drawn.piece("story", key, lambda: BETWEEN.join(plots(told, plot)))
    return [Markup(piece) for piece in pieces.split(BETWEEN) if piece]


def _annotations(
    live: LiveTable, called: tuple[str, ...], language: str, thought: Afterthought
) -> Markup:
    """The adviser's part; a finished analysis is drawn once."""
    if thought.found is None:
        return Markup(_drawn_annotations(live, called, language, thought))
    key = (live.saved.id, live.saved.revision, called, language)
    return Markup(
        drawn.piece("story", key, lambda: _drawn_annotations(live, called, language, thought))
    )


def _drawn_annotations(
    live: LiveTable, called: tuple[str, ...], language: str, thought: Afterthought
) -> str:
    """The adviser's part, with the time in the reload link, so that the address differs each time:
    a browser does not load a page that it has already."""
    context = {
        "table": live.saved.id,
        "names": called,
        "asked_of": people(live),
        "thought": thought,
        "costliest": [
            [costly(live.match, each, language) for each in one.costliest]
            for one in thought.found or ()
        ],
        "now": time.time_ns() // 1_000_000,
    }
    return render("annotations.html", language, context)
