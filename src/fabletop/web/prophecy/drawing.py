"""What the page shows of a view of Prophecy: tiles, planes, pawns, cards, dice, panels, the battle.

Everything that can be chosen knows the numbers of the options that are about it.
"""

from collections.abc import Sequence
from typing import cast

from fabletop.core.corrections import Corrections
from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.core.text import catalogue
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.words import EVENTS, ProphecyWords
from fabletop.web.asked import Asked
from fabletop.web.prophecy.battle import battle
from fabletop.web.prophecy.decks import decks, guild_decks
from fabletop.web.prophecy.heroes import heroes
from fabletop.web.prophecy.offers import CLAIMED, draft, offer
from fabletop.web.prophecy.places import ProphecyPlaces
from fabletop.web.prophecy.planes import planes
from fabletop.web.prophecy.realms import focus, realms
from fabletop.web.prophecy.ring import TALL, Shape, shape_for
from fabletop.web.prophecy.sight import Plain, Sight, two_lines
from fabletop.web.prophecy.tiles import island, tiles

DICE = ("die", "second", "own_die", "foe_die")


class ProphecyDrawing:
    board = "prophecy/board.html"
    panels = "prophecy/panels.html"
    stage = "prophecy/stage.html"
    company = "heroes"

    def __init__(self, language: str, shape: str) -> None:
        self._words = ProphecyWords(language)
        self._said = catalogue("fabletop.web", language)
        self._shape = shape

    def places(self, view: View) -> ProphecyPlaces:
        return ProphecyPlaces(view)

    def icon(self, option: Option) -> str:
        return f"do.{option[0]}"

    def seat(self, view: View, seat: int) -> str:
        return self._words.hero(view, seat)

    def heading(self, verb: str) -> str:
        """What several options with this first word have in common."""
        message = f"many-{verb.replace('_', '-')}"
        return self._said.say(message) if self._said.has(message) else ""

    def hidden(self, view: View) -> bool:
        """Only the characters of the draft are secret."""
        return bool(view["draft"])

    def context(self, view: View, events: Sequence[Event], asked: Asked) -> Plain:
        box = open_box(cast(Corrections, view["cards"]))
        table = Sight(view, box, asked, self._words)
        shape = shape_for(
            self._shape,
            standard=view["version"] == "standard",
            island=view["island"] is not None,
        )
        drafted, offered = draft(table), offer(table)
        ring, around, isle = tiles(table, shape), planes(table, shape), island(table, shape)
        return {
            "shape": shape,
            "standard": view["version"] == "standard",
            "expanded": isle is not None or bool(view["realms"]),
            "tiles": ring,
            "island": isle,
            "planes": around,
            "lit_ring": any(one["numbers"] for one in (*ring, *around)),
            "realms": realms(table, shape),
            "focus": focus(table),
            "heroes": heroes(table, self._said),
            "battle": battle(table, events),
            "draft": drafted,
            "offer": offered,
            "claimed": CLAIMED["draft"] if drafted else CLAIMED["offer"] if offered else (),
            "decks": decks(table, self._said, shape),
            "ability_board": guild_decks(table, self._said),
            "dice": self._dice(table, events, shape),
            "era": self._era(str(view["stage"]), shape),
            "edition": self._said.say(f"edition-{view['version']}"),
            "round": view["round"],
        }

    def _era(self, stage: str, shape: Shape) -> list[str]:
        """What the game has come to, above the decks."""
        if not stage:
            return []
        name = self._said.say(f"stage-{stage}")
        return two_lines(name) if shape.name == TALL.name else [name]

    def _dice(self, table: Sight, events: Sequence[Event], shape: Shape) -> list[Plain]:
        """The dice of the newest events, side by side in the middle of the table."""
        thrown: list[tuple[str, int]] = []
        for event in events:
            values = dict(zip(EVENTS[str(event.told[0])], event.told[1:], strict=True))
            thrown += [
                (table.name(str(values["name"])), int(value))
                if name == "foe_die"
                else (table.name(table.characters(event)[int(values["hero"])]), int(value))
                for name, value in values.items()
                if name in DICE and int(value)
            ]
        across = 66 if shape.name == TALL.name else 100
        left, top = shape.tray
        first = left - across * (len(thrown) - 1) / 2
        return [
            {"whose": whose, "value": value, "x": first + across * number, "y": top}
            for number, (whose, value) in enumerate(thrown)
        ]
