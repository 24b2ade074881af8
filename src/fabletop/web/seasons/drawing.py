"""What the page shows of a view of Seasons: wheel, dice, boards, cards, draft, scores.

Everything that can be chosen carries the numbers of its options.
"""

from collections.abc import Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.core.texts.catalogue import catalogue
from fabletop.games.seasons.box import has_enchanted, open_box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.seasons.words import SeasonsWords
from fabletop.web.seasons.cards import (
    draft,
    enchantment,
    entering,
    looked_at,
    own_hand,
    own_libraries,
    piles,
)
from fabletop.web.seasons.dice import dice
from fabletop.web.seasons.picture import SeasonsPicture
from fabletop.web.seasons.places import STAGED, SeasonsPlaces
from fabletop.web.seasons.scoring import sheet
from fabletop.web.seasons.sorcerers import sorcerers
from fabletop.web.seasons.wheel import rates, wheel
from fabletop.web.table.lit import Lit

TERMS = (
    *("crystals", "gauge", "bonuses", "reserve", "hand", "prestige", "deck", "discard", "first"),
    *("used", "free", "total", "item", "familiar", "permanent", "activation"),
)


class SeasonsDrawing:
    board = "seasons/board.html"
    panels = "seasons/panels.html"
    stage = "seasons/stage.html"
    company = "seasons-sorcerers"

    def __init__(self, language: str, _shape: str) -> None:
        self._words = SeasonsWords(language)
        self._said = catalogue("web", language)
        self._terms = {word: self._words.term(word) for word in TERMS}
        self._terms["play"] = self._words.term("play-effect")

    def places(self, view: SeasonsView) -> SeasonsPlaces:
        return SeasonsPlaces(view)

    def seat(self, _view: SeasonsView, seat: int) -> str:
        return self._words.sorcerer(seat)

    def heading(self, verb: str) -> str:
        message = f"seasons-many-{verb.replace('_', '-')}"
        return self._said.say(message) if self._said.has(message) else ""

    def icon(self, option: Option) -> str:
        """The icon of the energy that the option names, or of the action."""
        energies = [word for word in option[1:] if word in ENERGIES]
        return f"energy.{energies[0]}" if len(energies) == 1 else f"do.{option[0]}"

    def hidden(self, _view: SeasonsView) -> bool:
        """Always: hands, libraries and picks are secret."""
        return True

    def context(self, view: SeasonsView, _events: Sequence[Event], asked: Lit) -> JsonObject:
        box = open_box(view.cards)
        table = SeasonsPicture(view, box, asked, self._words)
        aside = looked_at(table)
        return {
            "term": self._terms,
            "own": view.seat,
            "focus": table.focus,
            "wheel": wheel(table),
            "rates": rates(table),
            "dice": dice(table),
            "sorcerers": sorcerers(table),
            "draft": draft(table),
            "hand": own_hand(table),
            "libraries": own_libraries(table),
            "piles": piles(table),
            "enchantment": enchantment(table),
            "aside": aside,
            "entering": entering(table),
            "sheet": sheet(table),
            "claimed": STAGED if _about_aside(asked) else (),
            "edition": self._edition(str(view.pool)),
            "round": view.round or None,
        }

    def _edition(self, pool: str) -> str:
        return self._said.say("seasons-enchanted") if has_enchanted(pool) else ""


def _about_aside(asked: Lit) -> bool:
    """Whether all options about cards are about those set aside."""
    things = {thing.partition("-")[0] for thing in asked.options}
    return "aside" in things and "hand" not in things
