"""What the page needs of a game to draw its table. A game without a drawing of its own is shown in
plain words, so every game of the registry can be played."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.web.plain.drawing import PlainDrawing
from fabletop.web.prophecy.drawing import ProphecyDrawing
from fabletop.web.seasons.drawing import SeasonsDrawing
from fabletop.web.table.lit import Asked, Numbers
from fabletop.web.wizards.drawing import WizardsDrawing


class Places(Protocol):
    """The things on one table."""

    def things(self, option: Option) -> Sequence[str]:
        """Those that an option is about; none if it has no place on the table."""

    def on_board(self, option: Option) -> bool:
        """Whether it is chosen on the board and need not be listed beside it."""

    def card(self, option: Option) -> str:
        """The card that an option is about, if it is about one."""


class Drawing(Protocol):
    """Templates for the board, the panels of the seats, and what goes on right now; and what
    they show."""

    board: str
    panels: str
    stage: str
    company: str
    """The message that says what the players are called together."""
    sheet: str
    """The name of its own style sheet, or nothing."""

    def places(self, view: View) -> Places:
        """Which things on the table options are about."""

    def heading(self, verb: str) -> str:
        """What many options with the same first word are called together; empty if nothing."""

    def icon(self, option: Option) -> str:
        """What is drawn on the button of an option."""

    def seat(self, view: View, seat: int) -> str:
        """What a seat is called besides its player's name."""

    def hidden(self, view: View) -> bool:
        """Whether the view shows what others at the same screen must not see."""

    def context(self, view: View, events: Sequence[Event], asked: Asked) -> dict[str, Any]:
        """What the templates show; the events are the newest ones."""


@cache
def drawing_for(game: str, language: str, shape: str) -> Drawing:
    if game == "prophecy":
        return ProphecyDrawing(language, shape)
    if game == "seasons":
        return SeasonsDrawing(language)
    if game == "wizards":
        return WizardsDrawing(language)
    return PlainDrawing()


def asked_about(
    drawing: Drawing, view: View, options: Sequence[Option], refused: Sequence[Option]
) -> Asked:
    places = drawing.places(view)
    return Asked(_by_thing(places, options), _by_thing(places, refused))


def _by_thing(places: Places, options: Sequence[Option]) -> Numbers:
    numbers: Numbers = {}
    for number, option in enumerate(options, start=1):
        for thing in places.things(option):
            numbers.setdefault(thing, []).append(number)
    return numbers
