"""The statistics of this server: games played, how they ended, who won them."""

from datetime import UTC, datetime

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from fabletop.core.codec import JsonObject
from fabletop.server.statistics.cached import AllStatistics
from fabletop.server.statistics.tallies import GameTally, StatisticsInfo, WinShare
from fabletop.web.charts import Unit
from fabletop.web.charts.figures import between, figure
from fabletop.web.look.rendering import page, render, speaker
from fabletop.web.pages.people import Guest
from fabletop.web.pages.statistics_charts import by_place, of_game, over_time, title_of
from fabletop.web.table.page import Drawn

router = APIRouter(include_in_schema=False)
drawn = Drawn()

STANDS = ("begun", "finished", "running", "resting", "abandoned")
"""The states of tables; those without a table are left out, except for the first three."""
ALWAYS = 3


@router.get("/statistics")
async def show_statistics(
    request: Request, guest: Guest, statistics: AllStatistics
) -> HTMLResponse:
    """The page; it is drawn once per count, language and shape."""
    told = await statistics.counted()
    key = (told.counted, guest.language, guest.shape)
    body = drawn.piece("statistics", key, lambda: _body(told, guest.language, guest.shape))
    title = f"{speaker(guest.language)('statistics')} · Fabletop"
    return page(request, "statistics.html", guest, {"title": title, "body": Markup(body)})


def _body(told: StatisticsInfo, language: str, shape: str) -> str:
    today = datetime.fromtimestamp(told.counted, UTC).date()
    played = [one for one in told.games if one.begun]
    context = {
        "tallies": _stands(played, language),
        "days": over_time(told, today, language, wide=shape == "wide") if told.days else "",
        "games": [_game(one, language) for one in played],
    }
    return render("statistics_body.html", language, context)


def _stands(games: list[GameTally], language: str) -> list[tuple[str, str]]:
    sums = [(name, sum(getattr(one, name) for one in games)) for name in STANDS]
    return [
        (f"statistics-{name}", figure(count, Unit.NUMBER, language))
        for n, (name, count) in enumerate(sums)
        if count or n < ALWAYS
    ]


def _game(one: GameTally, language: str) -> JsonObject:
    lengths = [
        ("statistics-decisions", figure(one.decisions, Unit.NUMBER, language)),
        ("statistics-rounds", figure(one.rounds, Unit.NUMBER, language)),
    ]
    return {
        "name": one.game,
        "title": title_of(one.game, language),
        "tallies": _stands([one], language) + (lengths if one.decisions else []),
        "charts": of_game(one, language) if one.decisions else [],
        "places": by_place(one, language),
        "together": _together(one.together, language) if one.together else "",
    }


def _together(row: WinShare, language: str) -> str:
    said: str = speaker(language)(
        "statistics-together",
        wins=figure(row.wins, Unit.NUMBER, language),
        n=row.games,
        share=figure(row.share, Unit.PERCENT, language),
        interval=between(row.low, row.high, Unit.PERCENT, language),
    )
    return said
