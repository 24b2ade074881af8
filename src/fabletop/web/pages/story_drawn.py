"""The story of a finished game as HTML, drawn in a worker."""

import time
from dataclasses import dataclass

from markupsafe import Markup

from fabletop.core.codec import JsonObject
from fabletop.lab.hindsight.timeline import Swing, Timeline
from fabletop.lab.hindsight.told_decision import costly
from fabletop.server.bots.hindsight import Afterthought, people
from fabletop.server.tables.live import LiveTable
from fabletop.server.work.packed import Packed, opened
from fabletop.web.charts import Unit
from fabletop.web.charts.figures import figure
from fabletop.web.look.rendering import PageSurroundings, render, speaker, whole_page
from fabletop.web.pages.facts import ending
from fabletop.web.pages.story_charts import Plot, plots
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.scene import Seated

MOST_SENTENCES = 4
"""How many lines are shown per turning point; the replay has the rest."""


@dataclass(frozen=True, slots=True)
class StoryPage:
    """A story that is to be drawn, as far as the match does not say it."""

    who: Seated
    look: int | None
    around: PageSurroundings
    problem: str = ""


StoryOrder = tuple[Packed, StoryPage, Afterthought, Timeline]
AnnotationsOrder = tuple[Packed, tuple[str, ...], str, Afterthought]


def draw_story(order: StoryOrder) -> str:
    """Runs in a worker."""
    sent, wanted, thought, told = order
    return story(opened(sent), wanted, thought, told)


def draw_annotations(order: AnnotationsOrder) -> str:
    """Runs in a worker."""
    sent, called, language, thought = order
    return annotations(opened(sent), called, language, thought)


def story(live: LiveTable, wanted: StoryPage, thought: Afterthought, told: Timeline | None) -> str:
    """The story of a finished game; without a timeline it says so."""
    who, look, language = wanted.who, wanted.look, wanted.around.language
    context = _heading(live, wanted) | _result(live, who, language)
    context["annotations"] = Markup(annotations(live, who.names, language, thought))
    if told is None:
        context |= {"turns": [], "charts": [], "problem": speaker(language)("story-no-timeline")}
    else:
        wide = wanted.around.shape == "wide"
        plot = Plot(live.saved.game, who.names, f"/t/{who.table}/replay?at=", language, wide)
        context |= {
            "turns": [_turn(live, who, one, told, look, language) for one in told.turns],
            "charts": plots(told, plot),
        }
    return whole_page("story.html", wanted.around, context)


def unfinished(live: LiveTable, wanted: StoryPage) -> str:
    """What there is to say before a game is over."""
    return whole_page("story.html", wanted.around, _heading(live, wanted))


def annotations(
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


def _heading(live: LiveTable, wanted: StoryPage) -> JsonObject:
    language = wanted.around.language
    say = speaker(language)
    title = live.match.game.words(language).title()
    return {
        "title": f"{say('story-title', game=title)} · Fabletop",
        "heading": say("story-title", game=title),
        "table": live.saved.id,
        "game": live.saved.game,
        "finished": live.finished,
        "problem": say(wanted.problem) if wanted.problem else "",
    }


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
