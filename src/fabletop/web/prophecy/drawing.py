"""What the page shows of a view of Prophecy: tiles, pawns, cards, dice, panels, the battle.

Everything that can be chosen knows the numbers of the options that are about it.
"""

from collections.abc import Sequence
from typing import Any, cast

from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.games.prophecy.box import Box, Corrections, open_box
from fabletop.games.prophecy.words import EVENTS, ProphecyWords
from fabletop.web.asked import Asked
from fabletop.web.prophecy.ring import TALL, WIDE, layout

Plain = dict[str, Any]

MARKS = ("▲", "●", "■", "◆", "★")
"""Shapes besides colours, one for each seat."""

DICE = ("die", "own_die", "foe_die")
HERE = ("stay", "work", "heal", "recharge", "lodge", "certificate")
"""Options about one's own space."""


class ProphecyDrawing:
    board = "prophecy/board.html"
    panels = "prophecy/panels.html"
    stage = "prophecy/stage.html"

    def __init__(self, language: str, shape: str) -> None:
        self._words = ProphecyWords(language)
        self._shape = TALL if shape == TALL.name else WIDE

    def things(self, option: Option, view: View) -> Sequence[str]:
        named = [word for word in option[1:] if isinstance(word, str)]
        if option[0] in HERE and not named:
            return (str(_active(view)["space"]),)
        return named

    def seat(self, view: View, seat: int) -> str:
        return self._words.hero(view, seat)

    def context(self, view: View, events: Sequence[Event], asked: Asked) -> Plain:
        box = open_box(cast(Corrections, view["cards"]))
        table = _Sight(view, box, asked, self._words)
        return {
            "shape": self._shape,
            "tiles": self._tiles(table),
            "heroes": [_hero(table, hero) for hero in cast(list[Plain], view["heroes"])],
            "battle": _battle(table),
            "decks": self._decks(table),
            "dice": self._dice(table, events),
            "round": view["round"],
        }

    def _tiles(self, table: "_Sight") -> list[Plain]:
        spaces = cast(list[Plain], table.view["spaces"])
        width, height = self._shape.tile
        centres = layout([bool(space["guild"]) for space in spaces], self._shape)
        return [
            {
                **space,
                **table.asked.marks(space["id"]),
                "x": round(x - width / 2),
                "y": round(y - height / 2),
                "name": table.name(space["id"]),
                "lines": two_lines(table.name(space["id"])),
                "shown": [table.card(card) for card in space["cards"]],
                "wares": [table.card(item) for item in space["goods"]],
                "pawns": [_pawn(seat) for seat in space["heroes"]],
            }
            for space, (x, y) in zip(spaces, centres, strict=True)
        ]

    def _decks(self, table: "_Sight") -> list[Plain]:
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
            for (name, count), (x, y) in zip(left.items(), self._shape.decks, strict=True)
        ]

    def _dice(self, table: "_Sight", events: Sequence[Event]) -> list[Plain]:
        """The dice of the newest events, side by side in the middle of the table."""
        thrown: list[tuple[str, int]] = []
        for event in events:
            values = dict(zip(EVENTS[str(event.told[0])], event.told[1:], strict=True))
            thrown += [
                (table.name(str(values["name"])), int(value))
                if name == "foe_die"
                else (self._words.hero(table.view, int(values["hero"])), int(value))
                for name, value in values.items()
                if name in DICE and int(value)
            ]
        across = 100 if self._shape is WIDE else 66
        left, top = self._shape.tray
        first = left - across * (len(thrown) - 1) / 2
        return [
            {"whose": whose, "value": value, "x": first + across * number, "y": top}
            for number, (whose, value) in enumerate(thrown)
        ]


class _Sight:
    """A view with what is asked about it, in one language."""

    def __init__(self, view: View, box: Box, asked: Asked, words: ProphecyWords) -> None:
        self.view = view
        self.box = box
        self.asked = asked
        self.words = words

    def name(self, thing: str) -> str:
        return self.words.name(self.view, thing)

    def card(self, card: str) -> Plain:
        name = self.name(card)
        shown: Plain = {"id": card, "name": name, "lines": two_lines(name), "powers": []}
        shown |= self.asked.marks(card) | {"kind": "item", "price": None, "badly": False}
        if card in self.box.creatures:
            creature = self.box.creatures[card]
            powers = (("strength", creature.strength), ("willpower", creature.willpower))
            shown["kind"] = "creature"
            shown["powers"] = [(kind, power) for kind, power in powers if power]
        elif card in self.box.opportunities:
            shown["kind"] = "opportunity"
        elif card in self.box.items:
            shown["price"] = self.box.items[card].price
        else:
            shown["kind"] = "chance"
        return shown


def _hero(table: _Sight, hero: Plain) -> Plain:
    return {
        **hero,
        **_pawn(hero["seat"]),
        "name": table.name(hero["character"]),
        "homes": [table.name(guild) for guild in hero["guilds"]],
        "active": table.view["active"] == hero["seat"],
        "things": [table.card(item) | {"badly": item in hero["damaged"]} for item in hero["items"]],
        "earned": [(guild, table.name(guild)) for guild in hero["certificates"]],
    }


def _battle(table: _Sight) -> Plain | None:
    battle = cast(Plain | None, table.view["battle"])
    if battle is None or not battle["kind"]:
        return None
    names = table.box.names
    sides = {
        side: [
            (table.name(source) if source in names else table.words.term(source), value)
            for source, value in battle[side]
        ]
        for side in ("own", "foe")
    }
    return {
        **battle,
        **sides,
        "name": table.name(battle["creature"]),
        "hero": table.words.hero(table.view, cast(int, table.view["active"])),
    }


def two_lines(name: str) -> list[str]:
    """A name broken where both halves are most alike in length."""
    words = name.split()
    breaks = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    if len(name) <= 13 or not breaks:
        return [name]
    return list(min(breaks, key=lambda halves: max(map(len, halves))))


def _pawn(seat: int) -> Plain:
    return {"seat": seat, "mark": MARKS[seat]}


def _active(view: View) -> Plain:
    return cast(list[Plain], view["heroes"])[cast(int, view["active"])]
