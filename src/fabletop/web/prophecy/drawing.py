"""What the page shows of a view of Prophecy: tiles, planes, pawns, cards, dice, panels, the battle.

Everything that can be chosen carries the numbers of its options.
"""

from collections.abc import Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.core.texts.catalogue import catalogue
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.seen.view import FACE_DOWN, ProphecyView
from fabletop.games.prophecy.words import ProphecyWords
from fabletop.web.prophecy.battle import battle
from fabletop.web.prophecy.decks import decks, guild_decks
from fabletop.web.prophecy.dice import dice
from fabletop.web.prophecy.heroes import heroes
from fabletop.web.prophecy.offers import CLAIMED, draft, offer, riddle
from fabletop.web.prophecy.picture import ProphecyPicture, two_lines
from fabletop.web.prophecy.places import ProphecyPlaces
from fabletop.web.prophecy.planes import planes
from fabletop.web.prophecy.realms import focus, realms
from fabletop.web.prophecy.ring import TALL, BoardShape, shape_for
from fabletop.web.prophecy.tiles import island, tiles
from fabletop.web.table.lit import Lit


class ProphecyDrawing:
    board = "prophecy/board.html"
    panels = "prophecy/panels.html"
    stage = "prophecy/stage.html"
    company = "heroes"

    def __init__(self, language: str, shape: str) -> None:
        self._words = ProphecyWords(language)
        self._said = catalogue("web", language)
        self._shape = shape

    def places(self, view: ProphecyView) -> ProphecyPlaces:
        return ProphecyPlaces(view)

    def icon(self, option: Option) -> str:
        return f"do.{option[0]}"

    def seat(self, view: ProphecyView, seat: int) -> str:
        return self._words.hero(view, seat)

    def heading(self, verb: str) -> str:
        """The heading for several options with this first word."""
        message = f"many-{verb.replace('_', '-')}"
        return self._said.say(message) if self._said.has(message) else ""

    def hidden(self, view: ProphecyView) -> bool:
        """Secret are: the cards of the draft, cards that were looked at, and cards dug up."""
        island = view.island
        dug = [card for card in island.drawn if card != FACE_DOWN] if island else []
        return bool(view.draft or view.known or dug)

    def context(self, view: ProphecyView, events: Sequence[Event], asked: Lit) -> JsonObject:
        box = open_box(view.cards)
        table = ProphecyPicture(view, box, asked, self._words)
        shape = shape_for(
            self._shape,
            standard=view.version == "standard",
            island=view.island is not None,
        )
        drafted, offered = draft(table), offer(table)
        ring, around, isle = tiles(table, shape), planes(table, shape), island(table, shape)
        return {
            "shape": shape,
            "standard": view.version == "standard",
            "expanded": isle is not None or bool(view.realms),
            "tiles": ring,
            "island": isle,
            "planes": around,
            "lit_ring": any(one["numbers"] for one in (*ring, *around)),
            "realms": realms(table, shape),
            "focus": focus(table),
            "heroes": heroes(table, self._said),
            "choosing": "choosing-race" if view.phase == "race_draft" else "choosing",
            "battle": battle(table, events),
            "draft": drafted,
            "offer": offered,
            "riddle": riddle(table),
            "claimed": CLAIMED["draft"] if drafted else CLAIMED["offer"] if offered else (),
            "decks": decks(table, self._said, shape),
            "ability_board": guild_decks(table),
            "dice": dice(table, events, shape, focus(table)),
            "era": self._era(view.stage, shape),
            "edition": self._said.say(f"edition-{view.version}"),
            "round": view.round,
        }

    def _era(self, stage: str, shape: BoardShape) -> list[str]:
        """The stage of the game, shown above the decks."""
        if not stage:
            return []
        name = self._said.say(f"stage-{stage}")
        return two_lines(name) if shape.name == TALL.name else [name]
