"""Wizards in sentences: prompts, labels of options, the chronicle, reasons.

An option such as ("step", "torwall-5") is said by the message `do-step`, which knows the place, the
direction, the cost and what is left. Words that name neither a place nor a card nor a number choose
a message of their own: ("transport", "random") is said by `do-transport-random`.
"""

from typing import cast

from fabletop.core.corrections import Corrections
from fabletop.core.game import View
from fabletop.core.question import Option, Question, Refusal
from fabletop.core.speech import Speech
from fabletop.core.table import Event, Value
from fabletop.games.wizards import hexes
from fabletop.games.wizards.box import Box, open_box
from fabletop.games.wizards.isles import SEA, TERRAIN, Isles, axial
from fabletop.games.wizards.printed import POINTS

PACKAGE = "fabletop.games.wizards"

EVENTS: dict[str, tuple[str, ...]] = {
    "laid": ("who", "n"),
    "drew_land": ("land",),
    "map": (),
    "begins": ("who", "place"),
    "day": ("n", "fortnight"),
    "turn": ("who",),
    "extra_turn": ("who",),
    "loses_turn": ("who",),
    "rolls": ("who", "n"),
    "still_stuck": ("who",),
    "step": ("who", "place"),
    "board": ("who", "place"),
    "sail": ("who", "place"),
    "swim": ("who", "place"),
    "rides": ("who", "place"),
    "led": ("who", "place"),
    "carried": ("who", "place"),
    "lands": ("who", "place"),
    "stays": ("who",),
    "must_stay": ("who",),
    "boat": ("place",),
    "drifts": ("boat", "n"),
    "cast": ("who", "spell", "n", "how"),
    "uses": ("who", "name"),
    "gained": ("who", "kind", "n"),
    "lost": ("who", "kind", "n"),
    "stolen": ("who", "name"),
    "animal_comes": ("who", "animal"),
    "animal_leaves": ("who", "animal"),
    "dove": ("who",),
    "dazed": ("who",),
    "bound": ("who",),
    "healed": ("who",),
    "stunned": ("who", "n"),
    "free": ("who",),
    "trap": ("who", "n"),
    "caught": ("who", "trap", "n"),
    "rescued": ("who", "other"),
    "task": ("who", "name", "how"),
    "no_task": ("who",),
    "impossible_task": ("name",),
    "marker": ("who", "name", "place"),
    "named": ("who", "name", "wizard"),
    "part": ("who", "name", "n", "of"),
    "completed": ("who", "name"),
    "task_lost": ("who", "name"),
    "handed": ("who", "name", "other"),
    "offers": ("who", "name", "other"),
    "gift": ("who", "n"),
    "visits": ("who", "name"),
    "meets": ("who", "name"),
    "joins": ("who", "order"),
    "advances": ("who", "n"),
    "contact": ("who", "name"),
    "cleared": ("who",),
    "chart": ("who", "chart", "n"),
    "nothing": ("who",),
    "extra": ("who", "n"),
    "random": ("who", "n", "how"),
    "lurks": ("who", "n"),
    "animal_roll": ("who", "n"),
    "company": ("who", "n"),
    "meets_bound": ("who", "other"),
    "wizard_card": ("name",),
    "no_wizard": (),
    "not_at_ruktal": ("name",),
    "produced": ("name", "place"),
    "secret": ("place",),
    "secret_is": ("name",),
    "unmasked": ("name",),
    "mage_leaves": ("name",),
    "beneath": ("name",),
    "demons": ("place",),
    "meets_demons": ("who",),
    "demon_roll": ("who", "n", "how"),
    "beats_demons": ("who",),
    "dragon": ("place",),
    "dragon_moves": ("n",),
    "meets_dragon": ("who",),
    "dragon_roll": ("who", "n", "how"),
    "tamed": ("who",),
    "help": ("who", "n"),
    "no_help": ("who",),
    "event": ("who", "name"),
    "event_over": ("who", "name"),
    "foresees": ("who", "land"),
    "evil": ("n",),
    "saved": (),
    "thwarted": (),
    "dies": ("land",),
    "all_lost": (),
    "gem": ("who", "name"),
    "false_wizard": ("who", "name"),
    "wins": ("who",),
}

LANDED = ("land", "waters", "lay")
"""Options that name a land; some lands and places have the same name."""

COMPASS = ("east", "north_east", "north_west", "west", "south_west", "south_east")
"""The directions of the hexagons, in their order."""


class WizardsWords(Speech):
    def __init__(self, language: str) -> None:
        super().__init__(PACKAGE, language)

    def name(self, view: View, thing: str) -> str:
        """The name of a card, a wizard or a place."""
        return box_of(view).names[thing].in_(self.language)

    def text(self, view: View, thing: str) -> str:
        """What is printed on a card, in our words."""
        cards = {card.id: card for _, card in box_of(view).decks()}
        printed = cards[thing].text
        return printed.in_(self.language) if printed else ""

    def land(self, view: View, land: str) -> str:
        return box_of(view).lands[land].name.in_(self.language)

    def player(self, seat: int) -> str:
        """The player of a seat, by the colour of the figure."""
        return self._say("player", str(seat), {})

    def kind(self, kind: str) -> str:
        return self._say("points", kind, {})

    def word(self, group: str, word: str) -> str:
        """An order, an animal, a spell, a terrain, a trap."""
        return self._say(group, word, {})

    def place(self, view: View, name: str) -> str:
        """A space: its site, or the terrain and the land, or the waters in which it lies."""
        if name == "dead":
            return self._say("place", "dead", {})
        isles = isles_of(view)
        space = isles.numbers[name]
        if isles.site[space]:
            return self.name(view, isles.site[space])
        if isles.land[space] == SEA:
            return self._sea(view, isles, space)
        land = self.land(view, isles.lands[isles.land[space]])
        terrain = self._say("terrain", TERRAIN[isles.terrain[space]], {})
        values: dict[str, Value] = {"land": land, "terrain": terrain, "n": isles.spot[space]}
        return self._say("place", "land", values)

    def _sea(self, view: View, isles: Isles, space: int) -> str:
        column, row = hexes.to_offset(axial(space))
        values: dict[str, Value] = {"column": column, "row": row}
        if not isles.placed:
            return self._say("place", "open_sea", values)
        land = next(i for i, waters in enumerate(isles.waters) if space in waters)
        values["land"] = self.land(view, isles.lands[land])
        return self._say("place", "sea", values)

    def aim(self, view: View) -> str:
        return self._say("game", "aim_together" if view["cooperative"] else "aim", {})

    def prompt(self, question: Question, view: View) -> str:
        values: dict[str, Value] = {"who": self.player(question.seat)}
        subject = question.subject or ""
        message = question.kind
        if subject.isdecimal():
            values["n"] = int(subject)
        elif subject.startswith("seat "):
            values["other"] = self.player(int(subject.removeprefix("seat ")))
        elif subject in box_of(view).names:
            values["name"] = self.name(view, subject)
        elif "-" in subject or subject == "dead":
            values["place"] = self.place(view, subject)
        elif subject:
            message = f"{message}_{subject}"
        if question.kind == "walk":
            values |= _left(view)
        return self._say("ask", message, values)

    def label(self, option: Option, view: View) -> str:
        verb, *words = option
        message = str(verb)
        values: dict[str, Value] = {}
        if verb == "hand":
            values["who"] = self.player(int(words.pop()))
        for word in words:
            if isinstance(word, int):
                values["n"] = word
            elif verb in LANDED:
                values["land"] = self.land(view, word)
            elif word in POINTS:
                values["kind"] = self.kind(word)
            elif word in box_of(view).names:
                values["name"] = self.name(view, word)
            elif "-" in word:
                values |= self._going(view, option, word)
            else:
                message = f"{message}_{word}"
        return self._say("do", message, values)

    def _going(self, view: View, option: Option, name: str) -> dict[str, Value]:
        """A space with its direction from who acts, and what it costs to go there."""
        values: dict[str, Value] = {
            "place": self.place(view, name),
            "way": self._direction(view, name),
            "n": 0,
            "left": 0,
        }
        for verb, space, price, left in cast(list[list[str | int]], view["steps"]):
            if (verb, space) == (option[0], name):
                values |= {"n": price, "left": left}
        return values

    def _direction(self, view: View, name: str) -> str:
        isles = isles_of(view)
        players = cast(list[View], view["players"])
        start = str(players[max(0, cast(int, view["active"]))]["space"])
        if not start or name not in isles.numbers:
            return ""
        here, there = axial(isles.numbers[start]), axial(isles.numbers[name])
        step = (there[0] - here[0], there[1] - here[1])
        if step not in hexes.DIRECTIONS:
            return ""
        return self._say("way", COMPASS[hexes.DIRECTIONS.index(step)], {})

    def tell(self, event: Event, view: View) -> str:
        kind, *told = event.told
        values: dict[str, Value] = {}
        message = str(kind)
        for name, value in zip(EVENTS[str(kind)], told, strict=True):
            if name in ("how", "chart"):
                message = f"{message}_{value}"
            else:
                values[name] = self._value(name, value, view)
        return self._say("told", message, values)

    def _value(self, name: str, value: Value, view: View) -> Value:
        match name:
            case "who" | "other":
                return self.player(int(value))
            case "name" | "wizard":
                return self.name(view, str(value))
            case "land":
                return self.land(view, str(value))
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

    def refuse(self, refusal: Refusal, view: View) -> str:  # noqa: ARG002
        return self._say("why", refusal.reason, dict(refusal.values))


def _left(view: View) -> dict[str, Value]:
    own, mount, sail = cast(list[int], view["left"])
    return {"n": own, "mount": mount, "sail": sail}


def box_of(view: View) -> Box:
    return open_box(cast(Corrections, view["cards"]))


def isles_of(view: View) -> Isles:
    """The map that a view shows; before it is turned up, the empty sea."""
    if view["phase"] == "laying":
        return box_of(view).isles(())
    plain = cast(list[tuple[str, int, int]], view["placements"])
    return box_of(view).isles(tuple((land, centre, turns) for land, centre, turns in plain))
