"""Pages of tables, drawn without a browser; most of them of Wizards."""

from typing import Any

from fabletop.core.match import Match
from fabletop.core.scenario import Play
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.tables.live import LiveTable
from fabletop.web.look.rendering import render
from fabletop.web.plugin import Drawing
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.scene import live_scene


def drawing(language: str = "en") -> Drawing:
    return drawing_for("wizards", language, "wide")


def scene_of(
    match: Match[Any], seat: int | None, language: str = "en", shape: str = "wide"
) -> dict[str, Any]:
    header = match.header
    seats = tuple(SavedSeat(name, "", "", person=True) for name in header.seats)
    kept = (header.game, header.ruleset, header.data, header.options, header.seed)
    live = LiveTable(SavedTable("table", *kept, 1, 0, match.over, seats), match)
    return live_scene(live, [] if seat is None else [seat], language, shape)


def page_of(match: Match[Any], seat: int | None, language: str = "en", shape: str = "wide") -> str:
    """The table as this seat sees it, with what it is asked."""
    return render("fragment.html", language, scene_of(match, seat, language, shape))


def shown(play: Play[Any], seat: int | None = 0, language: str = "en") -> dict[str, Any]:
    """What the drawing makes of a position, with what the seat is asked."""
    found: dict[str, Any] = scene_of(play.match, seat, language)["page"]
    return found


def spots(play: Play[Any], seat: int | None = 0) -> dict[str, dict[str, Any]]:
    """The spaces that are drawn as things, by their names."""
    return {spot["id"]: spot for spot in shown(play, seat)["map"]["spaces"]}
