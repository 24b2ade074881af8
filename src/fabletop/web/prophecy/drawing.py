"""What the page shows of a view of Prophecy: tiles, pawns, cards, panels, the battle.

Everything that can be chosen knows the numbers of the options that are about it.
"""

from typing import Any, cast

from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.games.prophecy.box import Box, Corrections, open_box
from fabletop.games.prophecy.words import ProphecyWords
from fabletop.web.prophecy.ring import SIZE, TILE, layout

Plain = dict[str, Any]

COLOURS = ("#e0524d", "#4b8fe2", "#5cb86b", "#c98bdb", "#e0a43a")
MARKS = ("▲", "●", "■", "◆", "★")
"""Shapes besides colours, one for each seat."""


class ProphecyPage:
    def __init__(self, language: str) -> None:
        self._words = ProphecyWords(language)
        self._language = language

    def context(self, view: View, options: list[Option]) -> Plain:
        """Everything the template needs."""
        numbers = _numbers(view, options)
        box = open_box(cast(Corrections, view["cards"]))
        return {
            "template": "prophecy.html",
            "panels": "prophecy_panels.html",
            "fight": "prophecy_battle.html",
            "size": SIZE,
            "tile": TILE,
            "tiles": self._tiles(view, box, numbers),
            "heroes": [self._hero(view, box, hero, numbers) for hero in _heroes(view)],
            "battle": self._battle(view),
            "decks": [
                (self._words.term(f"deck_{name}"), count)
                for name, count in cast(dict[str, int], view["decks"]).items()
            ],
            "round": view["round"],
        }

    def _tiles(self, view: View, box: Box, numbers: dict[str, list[int]]) -> list[Plain]:
        spaces = cast(list[Plain], view["spaces"])
        centres = layout([bool(space["guild"]) for space in spaces])
        return [
            {
                **space,
                "x": round(x - TILE[0] / 2, 1),
                "y": round(y - TILE[1] / 2, 1),
                "name": self._words.name(view, space["id"]),
                "lines": two_lines(self._words.name(view, space["id"])),
                "numbers": numbers.get(space["id"], []),
                "shown": [self._card(view, box, card, numbers) for card in space["cards"]],
                "wares": [self._card(view, box, item, numbers) for item in space["goods"]],
                "pawns": [_pawn(seat) for seat in space["heroes"]],
            }
            for space, (x, y) in zip(spaces, centres, strict=True)
        ]

    def _card(self, view: View, box: Box, card: str, numbers: dict[str, list[int]]) -> Plain:
        shown: Plain = {
            "id": card,
            "name": self._words.name(view, card),
            "lines": two_lines(self._words.name(view, card)),
            "text": self._text(box, card),
            "numbers": numbers.get(card, []),
            "kind": "item",
            "value": "",
        }
        if card in box.creatures:
            creature = box.creatures[card]
            shown["kind"] = "creature"
            powers = [("♥", creature.strength), ("✦", creature.willpower)]
            shown["value"] = " ".join(f"{mark}{power}" for mark, power in powers if power)
        elif card in box.opportunities:
            shown["kind"] = "opportunity"
        elif card in box.items:
            shown["value"] = f"{box.items[card].price}"
        return shown

    def _text(self, box: Box, card: str) -> str:
        for deck in (box.creatures, box.opportunities, box.items):
            found = deck.get(card)
            if found is not None and found.text is not None:
                return str(found.text.fr if self._language == "fr" else found.text.en)
        return ""

    def _hero(self, view: View, box: Box, hero: Plain, numbers: dict[str, list[int]]) -> Plain:
        return {
            **hero,
            **_pawn(hero["seat"]),
            "name": self._words.name(view, hero["character"]),
            "homes": [self._words.name(view, guild) for guild in hero["guilds"]],
            "active": view["active"] == hero["seat"],
            "things": [
                self._card(view, box, item, numbers) | {"damaged": item in hero["damaged"]}
                for item in hero["items"]
            ],
            "earned": [self._words.name(view, guild) for guild in hero["certificates"]],
        }

    def _battle(self, view: View) -> Plain | None:
        battle = cast(Plain | None, view["battle"])
        if battle is None or not battle["kind"]:
            return None
        sides = {
            side: [(self._source(view, source), value) for source, value in battle[side]]
            for side in ("own", "foe")
        }
        return {
            **battle,
            **sides,
            "name": self._words.name(view, battle["creature"]),
            "hero": self._words.hero(view, cast(int, view["active"])),
        }

    def _source(self, view: View, source: str) -> str:
        box = open_box(cast(Corrections, view["cards"]))
        return self._words.name(view, source) if source in box.names else self._words.term(source)


def two_lines(name: str) -> list[str]:
    """A name broken where both halves are most alike in length."""
    words = name.split()
    breaks = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    if len(name) <= 13 or not breaks:
        return [name]
    return list(min(breaks, key=lambda halves: max(map(len, halves))))


def _pawn(seat: int) -> Plain:
    return {"seat": seat, "colour": COLOURS[seat], "mark": MARKS[seat]}


def _heroes(view: View) -> list[Plain]:
    return cast(list[Plain], view["heroes"])


def _numbers(view: View, options: list[Option]) -> dict[str, list[int]]:
    """Which options are about which space or card; staying and working are about one's own."""
    here = _heroes(view)[cast(int, view["active"])]["space"]
    numbers: dict[str, list[int]] = {}
    for number, option in enumerate(options, start=1):
        things = [word for word in option[1:] if isinstance(word, str)]
        if option[0] in ("stay", "work"):
            things = [here]
        for thing in things:
            numbers.setdefault(thing, []).append(number)
    return numbers
