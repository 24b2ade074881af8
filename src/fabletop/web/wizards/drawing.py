"""What the page shows of a view of Wizards: map, calendar, sheets, dice and cards.

Everything that can be chosen carries the numbers of its options.
"""

from collections.abc import Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.core.texts.catalogue import catalogue
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.seen.board import is_laying
from fabletop.games.wizards.seen.view import UNKNOWN, WizardsView
from fabletop.games.wizards.words import WizardsWords
from fabletop.web.table.lit import Lit
from fabletop.web.wizards.calendar import calendar
from fabletop.web.wizards.laying import OUTLINE, hand, picture, planned
from fabletop.web.wizards.map import chart
from fabletop.web.wizards.picture import WizardsPicture
from fabletop.web.wizards.places import WizardsPlaces
from fabletop.web.wizards.sheets import sheets
from fabletop.web.wizards.stage import cards, dice

STAGED = ("lay", "turn")
"""Options with a button below the picture of a land."""


class WizardsDrawing:
    board = "wizards/board.html"
    panels = "wizards/panels.html"
    stage = "wizards/stage.html"
    company = "wizards-players"

    def __init__(self, language: str, _shape: str) -> None:
        self._words = WizardsWords(language)
        self._said = catalogue("web", language)

    def places(self, view: WizardsView) -> WizardsPlaces:
        return WizardsPlaces(view)

    def seat(self, _view: WizardsView, seat: int) -> str:
        return self._words.player(seat)

    def heading(self, verb: str) -> str:
        message = f"wizards-many-{verb.replace('_', '-')}"
        return self._said.say(message) if self._said.has(message) else ""

    def icon(self, option: Option) -> str:
        """The icon of the points that the option names, or of the action."""
        points = [word for word in option[1:] if word in POINTS]
        return f"wizards.{points[0]}" if points else f"do.{option[0]}"

    def hidden(self, view: WizardsView) -> bool:
        """Secret are face-down lands, and who a Secret Wizard is."""
        known = any(one.secret and one.wizard != UNKNOWN for one in view.wizards)
        return is_laying(view) or known

    def context(self, view: WizardsView, events: Sequence[Event], asked: Lit) -> JsonObject:
        table = WizardsPicture(view, asked, self._words, self._said)
        lands = hand(table)
        return {
            "own": table.seat,
            "map": chart(table),
            "outline": OUTLINE,
            "picture": picture(),
            "planned": planned(table),
            "laying": table.laying,
            "hand": lands,
            "calendar": calendar(table),
            "sheets": sheets(table),
            "dice": dice(table, events),
            "drawn": cards(table, events),
            "walking": bool(view.steps) and bool(asked.options),
            "claimed": STAGED if any(land["numbers"] for land in lands) else (),
            "edition": self._said.say("wizards-together") if view.cooperative else "",
            "round": None,
        }
