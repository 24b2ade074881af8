"""Wizards in sentences: prompts, labels of options, the chronicle, reasons.

The label of an option such as ("step", "torwall-5") is the message `do-step`. Its values are the
place, the direction, the cost and what is left. A word that is no place, card or number becomes
part of the message's name: the label of ("transport", "random") is `do-transport-random`.
"""

from fabletop.core.question import Option, Question, Refusal
from fabletop.core.table import Event, EventWord
from fabletop.core.texts.speech import Speech
from fabletop.games.wizards import hexes
from fabletop.games.wizards.chronicle import EVENTS
from fabletop.games.wizards.isles import SEA, TERRAIN, Isles, axial
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.seen.board import box_of, isles_of
from fabletop.games.wizards.seen.view import WizardsView

GAME = "wizards"

LANDED = ("land", "waters", "lay")
"""Options that name a land; some lands and places have the same name."""

STEPS = ("step", "board", "sail", "swim")
"""Options that cost movement; the label of a refused step does not name its cost."""

BARE: dict[Option, str] = {("boat",): "boat_spell"}
"""Messages for spells that are refused for all targets at once."""

COMPASS = ("east", "north_east", "north_west", "west", "south_west", "south_east")
"""The directions of the hexagons, in their order."""


class WizardsWords(Speech):
    def __init__(self, language: str) -> None:
        super().__init__(GAME, language)

    def text(self, view: WizardsView, thing: str) -> str:
        """What is printed on a card, in Fabletop's words."""
        return self.printed(thing, view.cards)

    def land(self, land: str) -> str:
        return self._cards.say(land)

    def player(self, seat: int) -> str:
        """The player of a seat, named by the colour of the figure."""
        return self._say("player", str(seat), {})

    def kind(self, kind: str) -> str:
        return self._say("points", kind, {})

    def word(self, group: str, word: str) -> str:
        """The name of an order, an animal, a spell, a terrain or a trap."""
        return self._say(group, word, {})

    def place(self, view: WizardsView, name: str) -> str:
        """The name of a space: its site, or its terrain and land, or the waters it is in."""
        if name == "dead":
            return self._say("place", "dead", {})
        isles = isles_of(view)
        space = isles.numbers[name]
        if isles.site[space]:
            return self.name(isles.site[space])
        if isles.land[space] == SEA:
            return self._sea(isles, space)
        land = self.land(isles.lands[isles.land[space]])
        terrain = self._say("terrain", TERRAIN[isles.terrain[space]], {})
        values: dict[str, EventWord] = {"land": land, "terrain": terrain, "n": isles.spot[space]}
        return self._say("place", "land", values)

    def _sea(self, isles: Isles, space: int) -> str:
        column, row = hexes.to_offset(axial(space))
        values: dict[str, EventWord] = {"column": column, "row": row}
        if not isles.placed:
            return self._say("place", "open_sea", values)
        land = next(i for i, waters in enumerate(isles.waters) if space in waters)
        values["land"] = self.land(isles.lands[land])
        return self._say("place", "sea", values)

    def aim(self, view: WizardsView) -> str:
        return self._say("game", "aim_together" if view.cooperative else "aim", {})

    def prompt(self, question: Question, view: WizardsView) -> str:
        values: dict[str, EventWord] = {"who": self.player(question.seat)}
        subject = question.subject or ""
        message = question.kind
        if subject.isdecimal():
            values["n"] = int(subject) + 1 if question.kind == "drift" else int(subject)
        elif subject.startswith("seat "):
            values["other"] = self.player(int(subject.removeprefix("seat ")))
        elif subject in box_of(view).named:
            values["name"] = self.name(subject)
        elif "-" in subject or subject == "dead":
            values["place"] = self.place(view, subject)
        elif subject:
            message = f"{message}_{subject}"
        if question.kind == "walk":
            values |= _left(view)
        if question.kind == "lay_near" and not view.placements:
            message = "lay_first"
        return self._say("ask", message, values)

    def label(self, option: Option, view: WizardsView) -> str:
        verb, *words = option
        message = BARE.get(option, str(verb))
        values: dict[str, EventWord] = {}
        if verb == "hand":
            values["who"] = self.player(int(words.pop()))
        for word in words:
            if isinstance(word, int):
                values["n"] = word + 1 if verb == "come" else word
            elif named := self._named(view, str(verb), word):
                values |= named
            else:
                message = f"{message}_{word}"
        if verb in STEPS and "left" not in values:
            message = f"{verb}_barred"
        return self._say("do", message, values)

    def _named(self, view: WizardsView, verb: str, word: str) -> dict[str, EventWord]:
        """The values for a word of an option; none if it is part of the message's name."""
        if verb in LANDED:
            return {"land": self.land(word)}
        if word in POINTS:
            return {"kind": self.kind(word)}
        if word in box_of(view).named:
            return {"name": self.name(word)}
        if "-" not in word:
            return {}
        going = self._going(view, verb, word) if verb == "lead" or verb in STEPS else {}
        return {"place": self.place(view, word), **going}

    def _going(self, view: WizardsView, verb: str, name: str) -> dict[str, EventWord]:
        """The direction of a step, and what it costs."""
        values: dict[str, EventWord] = {"way": self._direction(view, name)}
        for way, space, price, left in view.steps:
            if (way, space) == (verb, name):
                values |= {"n": price, "left": left}
        return values

    def _direction(self, view: WizardsView, name: str) -> str:
        isles = isles_of(view)
        start = view.players[view.moving].space
        here, there = axial(isles.numbers[start]), axial(isles.numbers[name])
        step = (there[0] - here[0], there[1] - here[1])
        return self._say("way", COMPASS[hexes.DIRECTIONS.index(step)], {})

    def tell(self, event: Event, view: WizardsView) -> str:
        kind, *told = event.told
        values: dict[str, EventWord] = {}
        message = str(kind)
        for name, value in zip(EVENTS[str(kind)], told, strict=True):
            if name in ("how", "chart"):
                message = f"{message}_{value}"
            else:
                values[name] = self._value(name, value, view)
        return self._say("told", message, values)

    def _value(self, name: str, value: EventWord, view: WizardsView) -> EventWord:
        match name:
            case "who" | "other":
                return self.player(int(value))
            case "name" | "wizard":
                return self.name(str(value))
            case "land":
                return self.land(str(value))
            case "place":
                return self.place(view, str(value))
            case "kind":
                return self.kind(str(value))
            case "spell" | "animal" | "order" | "trap":
                return self.word(name, str(value))
            case "boat":
                return int(value) + 1
            case _:
                return value

    def refuse(self, refusal: Refusal, _view: WizardsView) -> str:
        return self._say("why", refusal.reason, dict(refusal.values))


def _left(view: WizardsView) -> dict[str, EventWord]:
    own, mount, sail = view.left
    return {"n": own, "mount": mount, "sail": sail}
