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
from fabletop.web.prophecy.heroes import heroes
from fabletop.web.prophecy.offers import CLAIMED, draft, offer
from fabletop.web.prophecy.places import ProphecyPlaces
from fabletop.web.prophecy.ring import TALL, Shape, shape_for
from fabletop.web.prophecy.sight import Plain, Sight, two_lines
from fabletop.web.prophecy.tiles import planes, tiles

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
        shape = shape_for(self._shape, standard=view["version"] == "standard")
        drafted, offered = draft(table), offer(table)
        return {
            "shape": shape,
            "standard": view["version"] == "standard",
            "tiles": tiles(table, shape),
            "planes": planes(table, shape),
            "heroes": heroes(table),
            "battle": battle(table, events),
            "draft": drafted,
            "offer": offered,
            "claimed": CLAIMED["draft"] if drafted else CLAIMED["offer"] if offered else (),
            "decks": self._decks(table, shape),
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

    def _decks(self, table: Sight, shape: Shape) -> list[Plain]:
        left = cast(dict[str, int], table.view["decks"])
        thrown = cast(dict[str, list[str]], table.view["discards"])
        return [
            {
                "id": name,
                "name": self._words.term(f"deck_{name}"),
                "count": count,
                "top": table.card(thrown[name][-1]) if thrown[name] else None,
                "x": x,
                "y": y,
            }
            for (name, count), (x, y) in zip(left.items(), shape.decks, strict=True)
        ]

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
