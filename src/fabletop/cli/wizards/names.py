"""Names and words that the drawing and the sentences of Wizards share."""

from collections.abc import Sequence
from math import atan2, pi, sqrt

from fabletop.core.texts.catalogue import catalogue
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.isles import Isles, axial, distance
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.seen.board import box_of, isles_of
from fabletop.games.wizards.seen.view import UNKNOWN, MageView, WizardsView
from fabletop.games.wizards.words import WizardsWords

WINDS = ("east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east")
"""Counter-clockwise from the east; for neighbouring spaces the same names as in the options."""
ARROWS = "→↗↑↖←↙↓↘"


class Names:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self.language = language
        self.seats = seats
        self.game = WizardsWords(language)
        self._cli = catalogue("cli", language)
        self.semicolon = self.say("semicolon")
        self.kinds = [self.game.kind(kind) for kind in POINTS]

    def say(self, message: str, /, **values: str | int) -> str:
        return self._cli.say(f"wizards-{message.replace('_', '-')}", values)

    def labelled(self, label: str, value: str) -> str:
        return self.say("labelled", label=label, value=value)

    def term(self, word: str) -> str:
        return self.game.term(word)

    def word(self, group: str, word: str) -> str:
        """An order, an animal, a spell, a terrain, a trap."""
        return self.game.word(group, word)

    def thing(self, _view: WizardsView, thing: str) -> str:
        return self.game.name(thing)

    def text(self, view: WizardsView, thing: str) -> str:
        return self.game.text(view, thing)

    def land(self, _view: WizardsView, land: str) -> str:
        return self.game.land(land)

    def place(self, view: WizardsView, space: str) -> str:
        return self.game.place(view, space)

    def player(self, seat: int) -> str:
        return self.game.player(seat)

    def person(self, seat: int) -> str:
        """The player's colour and name."""
        return f"{self.player(seat)} ({self.seats[seat]})"

    def mage(self, view: WizardsView, standing: MageView) -> str:
        """A High Wizard on the map; a secret one by name if the reader knows it. Cards beneath are
        counted, or named if they are known (Z-285)."""
        secret, under = self.term("secret"), standing.under
        if standing.wizard == UNKNOWN:
            name = secret
        else:
            name = self.thing(view, standing.wizard)
            name += f" ({secret})" if standing.secret else ""
        if not under:
            return name
        if isinstance(under, int):
            return self.say("beneath", name=name, n=under)
        cards = ", ".join(self.thing(view, card) for card in under)
        return self.say("known-beneath", name=name, cards=cards)

    def bearing(self, start: int, end: int) -> str:
        """12↗"""
        if start == end:
            return self.say("here")
        return f"{distance(start, end)}{ARROWS[wind(start, end)]}"

    def spoken_bearing(self, start: int, end: int) -> str:
        """12 to the north-east"""
        if start == end:
            return self.say("here")
        way = self.say(f"wind-{WINDS[wind(start, end)]}")
        return self.say("bearing", n=distance(start, end), way=way)

    def counted(self, counts: Sequence[int]) -> str:
        """Points in words: 2 Knowledge, 1 Power."""
        pairs = zip(counts, self.kinds, strict=True)
        return ", ".join(f"{count} {kind}" for count, kind in pairs if count)


def box(view: WizardsView) -> Box:
    return box_of(view)


def isles(view: WizardsView) -> Isles:
    return isles_of(view)


def space_of(view: WizardsView, seat: int) -> int | None:
    """The hexagon of a player; unknown during a Transport."""
    name = view.players[seat].space
    return isles(view).numbers[name] if name else None


def looker(view: WizardsView, seat: int | None = None) -> int:
    """Whose surroundings to show: the given seat, the reader, the active or the first player."""
    seats = (seat, view.seat, view.active, view.first)
    return next(one for one in seats if one is not None and one >= 0)


def mover(view: WizardsView) -> int | None:
    """The player who is moving step by step, if any."""
    return view.moving if view.moving >= 0 else None


def wind(start: int, end: int) -> int:
    """The number of the direction from one hexagon to another."""
    (q, r), (to_q, to_r) = axial(start), axial(end)
    east = (to_q - q) + (to_r - r) / 2
    north = (r - to_r) * sqrt(3) / 2
    return round(atan2(north, east) / (2 * pi / len(WINDS))) % len(WINDS)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
