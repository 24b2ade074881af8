"""A view of Prophecy in one language, with the open options: cards as they are drawn."""

from fabletop.core.codec import JsonObject
from fabletop.core.table import Event
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import Creature
from fabletop.games.prophecy.seen.view import ProphecyView, SpaceView
from fabletop.games.prophecy.words import ProphecyWords
from fabletop.web.look.icons import MARKS
from fabletop.web.table.lit import Lit

ONE_LINE = 13
"""The longest name, in letters, that is not broken into lines."""


class ProphecyPicture:
    def __init__(self, view: ProphecyView, box: Box, asked: Lit, words: ProphecyWords) -> None:
        self.view = view
        self.box = box
        self.asked = asked
        self.words = words

    def name(self, thing: str) -> str:
        return self.words.name(thing)

    def characters(self, event: Event | None = None) -> tuple[str, ...]:
        """The character of each seat, now or at the time of an event; empty if it has none."""
        if event and event.cast:
            return event.cast
        return tuple(hero.character for hero in self.view.heroes)

    def spaces(self) -> list[SpaceView]:
        return self.view.spaces

    def known(self, place: str) -> list[str]:
        """Cards that lie there face down, if the reader has looked at them."""
        return self.view.known.get(place, [])

    def card(self, card: str, one_line: int = ONE_LINE) -> JsonObject:
        name = self.name(card)
        shown: JsonObject = {
            "id": card,
            "key": card,
            "name": name,
            "lines": two_lines(name, one_line),
        }
        shown |= {"kind": "item", "powers": [], "price": None, "cost": 0, "maps": 0}
        return shown | self.asked.marks(card) | self._printed(card)

    def _printed(self, card: str) -> JsonObject:
        box = self.box
        if card in box.foes:
            kind = "creature" if card in box.creatures else "guardian"
            at_home = self.view.at_home
            return {"kind": kind, "powers": powers(box.foes[card], at_home.get(card, 0))}
        if card in box.abilities:
            return {"kind": "ability", "cost": box.abilities[card].experience}
        if card in box.items:
            item = box.items[card]
            kind = "artifact" if card in box.artifacts else "item"
            return {"kind": kind, "price": item.price, "maps": item.maps}
        kinds = (kind for kind, deck in _OTHERS if card in getattr(box, deck))
        return {"kind": next(kinds, "chance")}


_OTHERS = (
    ("opportunity", "opportunities"),
    ("obstacle", "obstacles"),
    ("gate", "gates"),
    ("prize", "prizes"),
    ("fragment", "fragments"),
    ("race", "races"),
)
"""Kinds of card without numbers, and where the box has them."""


def powers(creature: Creature, more: int = 0) -> list[tuple[str, str]]:
    """The printed Strength and Willpower, each with the bonus that the Creature gets where it is
    at home."""
    printed = (("strength", creature.strength), ("willpower", creature.willpower))
    return [(kind, f"{power}+{more}" if more else str(power)) for kind, power in printed if power]


def two_lines(name: str, one_line: int = ONE_LINE) -> list[str]:
    """A name broken into two lines of similar length."""
    return [name] if len(name) <= one_line else _broken(name.split(), 2)


def three_lines(name: str, one_line: int, longest: int) -> list[str]:
    """The same, but in three lines if one of two would be longer than `longest`."""
    lines = two_lines(name, one_line)
    return lines if max(map(len, lines)) <= longest else _broken(name.split(), 3)


def _broken(words: list[str], lines: int) -> list[str]:
    """Words in at most this many lines, with the longest line as short as possible."""
    if lines == 1 or len(words) == 1:
        return [" ".join(words)]
    breaks = (
        [" ".join(words[:cut]), *_broken(words[cut:], lines - 1)] for cut in range(1, len(words))
    )
    return min(breaks, key=lambda parts: max(map(len, parts)))


def pawn(seat: int) -> JsonObject:
    return {"seat": seat, "mark": MARKS[seat]}
