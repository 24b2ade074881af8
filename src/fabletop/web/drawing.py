"""What the page needs of a game to draw its table. A game without a drawing of its own is shown in
plain words, so every game of the registry can be played."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.web.asked import Asked, Numbers
from fabletop.web.plain.drawing import PlainDrawing
from fabletop.web.prophecy.drawing import ProphecyDrawing


class Drawing(Protocol):
    """Templates for the board, the panels of the seats, and what goes on right now; and what
    they show."""

    board: str
    panels: str
    stage: str

    def things(self, option: Option, view: View) -> Sequence[str]:
        """The things on the table that an option is about; none if it has no place there."""

    def seat(self, view: View, seat: int) -> str:
        """What a seat is called besides its player's name."""

    def context(self, view: View, events: Sequence[Event], asked: Asked) -> dict[str, Any]:
        """What the templates show; the events are the newest ones."""


@cache
def drawing_for(game: str, language: str, shape: str) -> Drawing:
    if game == "prophecy":
        return ProphecyDrawing(language, shape)
    return PlainDrawing()


def asked_about(
    drawing: Drawing, view: View, options: Sequence[Option], refused: Sequence[Option]
) -> Asked:
    return Asked(_by_thing(drawing, view, options), _by_thing(drawing, view, refused))


def _by_thing(drawing: Drawing, view: View, options: Sequence[Option]) -> Numbers:
    numbers: Numbers = {}
    for number, option in enumerate(options, start=1):
        for thing in drawing.things(option, view):
            numbers.setdefault(thing, []).append(number)
    return numbers
