"""Pages of a match that are drawn in a worker: moments of a replay, and frames of the past."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.core.match import Match
from fabletop.core.question import show
from fabletop.core.saved.entries import TABLE
from fabletop.core.texts.languages import ENGLISH
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.remarks import remarks
from fabletop.server.work.packed import Packed, opened
from fabletop.web.look.rendering import PageSurroundings, render, speaker, templates, whole_page
from fabletop.web.pages.opponents import USUAL_BOT, seat_kinds
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.replayed import replay_scene
from fabletop.web.table.scene import Seated, Viewer, frame_scene


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A moment of a replay that is to be drawn, as far as the match does not say it."""

    who: Seated
    look: Viewer
    mine: tuple[int, ...]
    at: int
    around: PageSurroundings
    problem: str = ""


def draw_replay(order: tuple[Packed, ReplayPage]) -> str:
    """Runs in a worker, as do all functions below."""
    sent, wanted = order
    live, say = opened(sent), speaker(wanted.look.language)
    table = live.saved.id
    sitters = [
        (seat.name, "here" if n in wanted.mine else f"bot:{seat.bot}" if seat.bot else USUAL_BOT)
        for n, seat in enumerate(live.saved.seats)
    ]
    around = {
        "jump": f"/t/{table}/replay?at=",
        "here": f"/t/{table}/replay",
        "epoch": live.match.epoch,
        "over": live.match.over,
        "finished": live.finished,
        "problem": say(wanted.problem) if wanted.problem else "",
        "remarks": remarks(live, wanted.look.language),
        "before": list(_before(live, wanted.look.language)) if live.finished else [],
        "sitters": sitters,
        "choices": seat_kinds(say, lobby=False),
    }
    scene = replay_scene(live.match, wanted.who, wanted.look, wanted.at)
    return whole_page("replay.html", wanted.around, scene | around)


def _before(live: LiveTable, language: str) -> Iterator[tuple[str, str, str]]:
    """The answers from before the match begins, as they were stored, with their luck. While a game
    is running, only their seats may know some of them."""
    called = names(live.saved.seats, language)
    for one in live.history:
        if one.seat != TABLE:
            luck = ", ".join(str(value) for kind, value in one.chance if kind != "reveal")
            yield called[one.seat], show(one.option), luck


def warm_up(game: str) -> str:
    """Load what pages of a game need; it takes a while in a new worker."""
    drawing_for(game, ENGLISH, "wide")
    for template in ("replay.html", "fragment.html"):
        templates.get_template(template)
    return "ready"


def draw_frames(order: tuple[Packed, Seated, Viewer, tuple[int, ...]]) -> str:
    """Pictures of these moments, which are sorted, as JSON."""
    sent, who, look, wanted = order
    drawn = []
    for match in opened(sent).match.walk(wanted[0]):
        number = len(match.entries)
        if number in wanted:
            drawn.append((number, draw_frame(match, who, look)))
        if number >= wanted[-1]:
            break
    return frames_as_json(drawn)


def frames_as_json(drawn: list[tuple[int, str]]) -> str:
    return json.dumps([{"moment": number, "html": html} for number, html in drawn])


def draw_frame(match: Match, who: Seated, look: Viewer) -> str:
    return render("fragment.html", look.language, frame_scene(match, who, look))
