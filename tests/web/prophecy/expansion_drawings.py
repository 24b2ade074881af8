"""What the drawing makes of Prophecy with its expansions."""

from typing import Any

from fabletop.games.prophecy.scenario import ProphecyPlay
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.web.plugin import Drawing
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.lit import Lit
from tests.web.wizards.pages import scene_of


def drawing(shape: str = "wide") -> Drawing:
    return drawing_for("prophecy", "en", shape)


def page(play: ProphecyPlay, seat: int | None = 0) -> dict[str, Any]:
    """What the drawing makes of a position, with what the seat is asked."""
    found: dict[str, Any] = scene_of(play.match, seat)["page"]
    return found


def shown(view: ProphecyView, shape: str = "wide") -> dict[str, Any]:
    return drawing(shape).context(view, [], Lit())
