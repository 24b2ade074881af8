"""What a page shows of a match at one moment: the table as a seat sees it, and the news.

The same scene serves the live table, every frame that is played back, and the replay.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from fabletop.core.codec import JsonObject
from fabletop.core.decision import Decision
from fabletop.core.game import written_today
from fabletop.core.match import Match
from fabletop.core.view import AnyView
from fabletop.server.api import wire
from fabletop.server.api.models import DecisionInfo
from fabletop.server.bots.thinking import Considered
from fabletop.server.storage.saved import SavedSeat
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.web.look.rendering import speaker
from fabletop.web.pages.opponents import OFFERED, changeable
from fabletop.web.plugin import Drawing
from fabletop.web.table.drawing import asked_about, drawing_for
from fabletop.web.table.listing import Listing, listing
from fabletop.web.table.lit import Lit

MOST_TOLD = 80


@dataclass(frozen=True, slots=True)
class Viewer:
    """The reader for whom a scene is drawn."""

    seat: int | None
    language: str
    shape: str
    told: bool = True
    """Whether to include the chronicle; a replay has it beside the scene."""


@dataclass(frozen=True, slots=True)
class Seated:
    """The players of a table: their names, and the bots."""

    table: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    levels: tuple[str, ...] = ()
    """For each seat, the bot that the reader may change, or empty."""
    within: tuple[str, ...] = ()
    """The names in the middle of a sentence, if they differ there."""


def scene(match: Match, seated: Seated, look: Viewer) -> JsonObject:
    """The table at this moment of the match, without the questions."""
    return _scene(match, seated, look, match.view(look.seat), Lit())


def _scene(match: Match, seated: Seated, look: Viewer, view: AnyView, asked: Lit) -> JsonObject:
    drawing = _drawing(match, look)
    words = match.game.words(look.language)
    newest = (match.entries or [match.opening])[-1].events
    asked = replace(asked, awaited=frozenset(one.seat for one in match.position.open))
    shown = drawing.context(view, [event for event in newest if event.known_to(look.seat)], asked)
    told = match.chronicle(look.seat)[-MOST_TOLD:] if look.told else []
    return {
        "drawing": drawing,
        "page": shown,
        "moment": len(match.entries),
        "table": seated.table,
        "game": match.game.name,
        "chosen": _chosen(match),
        "names": seated.names,
        "within": seated.within or seated.names,
        "kinds": seated.kinds,
        "levels": seated.levels or ("",) * len(seated.names),
        "bots": OFFERED,
        "told": [(number, words.tell(event, view)) for number, event in reversed(told)],
        "result": _ranking(match, seated, drawing, view),
    }


def _chosen(match: Match) -> str:
    """The settings that differ from the defaults, for the address of the help."""
    options = written_today(match.game, match.header.options)
    return urlencode(
        {
            setting.name: options[setting.name]
            for setting in match.game.settings
            if options.get(setting.name, setting.default) != setting.default
        }
    )


def watching(seats: list[int]) -> int | None:
    """The seat whose view a browser shows while it has no question: with several people at one
    screen, only what everybody may see."""
    return seats[0] if len(seats) == 1 else None


def seen_by(live: LiveTable, seats: list[int]) -> AnyView:
    """What a browser that plays these seats shows now: the table as the first seat that is asked
    sees it."""
    mine = _questions(live, seats)
    return mine[0].view() if mine else live.match.view(watching(seats))


def _questions(live: LiveTable, seats: list[int]) -> list[Decision]:
    """The open questions for these seats."""
    return [one for one in live.match.decisions() if one.seat in seats and one.seat in live.asked]


def live_scene(live: LiveTable, seats: list[int], language: str, shape: str) -> JsonObject:
    """The table now, with the questions for the seats that this browser plays."""
    match = live.match
    mine = _questions(live, seats)
    seat = mine[0].seat if mine else watching(seats)
    look = Viewer(seat, language, shape)
    view = mine[0].view() if mine else match.view(seat)
    decided = wire.decision_info(mine[0], language, why=True) if mine else None
    who = seated(live, language, changeable(live, seats), seats)
    drawing = _drawing(match, look)
    shown = _scene(match, who, look, view, _lit(drawing, view, decided) if decided else Lit())
    listed = _listed(drawing, view, decided, shown["page"]["claimed"]) if decided else Listing()
    undo_seat = next((one for one in seats if match.can_undo(one)), seat)
    redo_seat = next((one for one in seats if match.can_redo(one)), seat)
    return shown | {
        "revision": live.saved.revision,
        "title": f"{'● ' if decided else ''}{match.game.words(language).title()} · Fabletop",
        "seat": seat,
        "seats": seats,
        "veiled": len(seats) > 1 and bool(mine) and drawing.hidden(view),
        "decision": decided,
        "listed": listed,
        "banner": [],
        "waiting": ", ".join(who.within[one] for one in live.asked),
        "closed": live.saved.closed,
        "thinking": "aloud" if live.saved.thoughts else "",
        "thoughts": [_thought(live, one, language) for one in live.aloud],
        "since": _since(match, look, view) if mine else [],
        "aim": match.game.words(language).aim(view) if mine else "",
        "undo_seat": None if live.stopped else undo_seat,
        "redo_seat": redo_seat,
        "can_undo": undo_seat is not None and match.can_undo(undo_seat),
        "can_redo": redo_seat is not None and match.can_redo(redo_seat),
    }


def frame_scene(match: Match, seated: Seated, look: Viewer) -> JsonObject:
    """A past moment, with its news instead of a question."""
    words, view = match.game.words(look.language), match.view(look.seat)
    newest = (match.entries or [match.opening])[-1].events
    return _scene(match, seated, look, view, Lit()) | {
        "revision": 0,
        "title": "",
        "seat": look.seat,
        "seats": [],
        "veiled": False,
        "decision": None,
        "listed": Listing(),
        "banner": [words.tell(one, view) for one in newest if one.known_to(look.seat)],
        "waiting": "",
        "closed": False,
        "since": [],
        "thinking": "kept",
        "thoughts": [],
    }


def moments(match: Match, seat: int | None) -> list[int]:
    """The numbers of answers after which there was something to see, and both ends."""
    seen = {number for number, _ in match.chronicle(seat)}
    return sorted(seen | {0, len(match.entries)})


def _ranking(match: Match, seated: Seated, drawing: Drawing, view: AnyView) -> str:
    result = match.result
    if result is None:
        return ""
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    return " ".join(
        f"{result.places[n]}. {seated.names[n]}, {drawing.seat(view, n)} ({result.scores[n]})."
        for n in order
    )


def _drawing(match: Match, look: Viewer) -> Drawing:
    return drawing_for(match.game.name, look.language, look.shape)


def _lit(drawing: Drawing, view: AnyView, told: DecisionInfo) -> Lit:
    offered = [tuple(one.option) for one in told.options]
    refused = [tuple(refusal.option) for refusal in told.refusals]
    return asked_about(drawing, view, offered, refused)


def _listed(drawing: Drawing, view: AnyView, told: DecisionInfo, claimed: Sequence[str]) -> Listing:
    return listing(drawing, drawing.places(view), told.options, claimed)


def seated(
    live: LiveTable, language: str, levels: tuple[str, ...] = (), mine: Sequence[int] = ()
) -> Seated:
    """The players of a table, for a reader who has the seats `mine`."""
    seats = live.saved.seats
    kinds = tuple(
        _kind(seat, language, shown=bool(levels and levels[number]))
        for number, seat in enumerate(seats)
    )
    within = names(seats, language, mine, "you-within")
    return Seated(live.saved.id, names(seats, language, mine), kinds, levels, within)


def _kind(seat: SavedSeat, language: str, *, shown: bool) -> str:
    """A bot, with its level unless that is shown beside it; resigned; free; empty for a person."""
    say = speaker(language)
    if seat.resigned:
        return str(say("kind-resigned"))
    if seat.bot:
        level = say(f"level-{seat.bot}")
        return str(say("kind-bot") if shown else say("kind-bot-level", level=level))
    return str(say("kind-free")) if seat.free else ""


def _thought(live: LiveTable, one: Considered, language: str) -> JsonObject:
    return {
        "seat": one.question.seat,
        "bot": one.bot,
        "told": wire.told_reasons(one, live.saved.game, language),
    }


def _since(match: Match, look: Viewer, view: AnyView) -> Sequence[str]:
    """What the others did since this seat's last answer."""
    seat, words = look.seat, match.game.words(look.language)
    last = max((n for n, entry in enumerate(match.entries, 1) if entry.seat == seat), default=0)
    return [words.tell(event, view) for number, event in match.chronicle(seat) if number > last]
