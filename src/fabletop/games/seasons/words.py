"""Seasons in sentences: prompts, labels of options, the chronicle, reasons.

The label of an option such as ("summon", "amulet_of_air") is the message `do-summon`. Its values
are the names of the card, energy and sorcerer, and the number. A word that is none of these, such
as the "gauge" of ("bonus", "gauge"), becomes part of the message's name: `do-bonus-gauge`.

A message with an energy also gets the number of tokens in words: { $energy } is "water", and
{ $tokens } is "2 water".
"""

from fabletop.core.question import Option, Question, Refusal
from fabletop.core.table import Event, EventWord
from fabletop.core.texts.speech import Speech
from fabletop.games.seasons.box import Box, open_box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.turn import transmuted
from fabletop.games.seasons.seen.view import SeasonsView

GAME = "seasons"

EVENTS: dict[str, tuple[str, ...]] = {
    "passed": (),
    "drafted": (),
    "last_pick": ("name",),
    "token": ("who", "name"),
    "round": ("n", "who"),
    "rolled": ("face",),
    "took_die": ("who", "face"),
    "turn": ("who",),
    "rerolled": ("who", "face"),
    "steadfast": ("who",),
    "gained": ("who", "energy", "n"),
    "dropped": ("who", "energy", "n"),
    "dropped_all": ("who", "n"),
    "spent": ("who", "energy", "n"),
    "earned": ("who", "n"),
    "lost": ("who", "n"),
    "stole": ("who", "other", "n"),
    "gauge": ("who", "n"),
    "bonus": ("who", "n"),
    "bonus_back": ("who", "n"),
    "ability": ("who", "name"),
    "summons": ("who", "name"),
    "put_into_play": ("who", "name"),
    "activates": ("who", "name"),
    "sacrificed": ("who", "name"),
    "shielded": ("who", "name"),
    "took_back": ("who", "name"),
    "filled": ("who", "name", "energy"),
    "stored": ("who", "name", "energy"),
    "unstored": ("who", "name", "energy"),
    "discarded": ("who",),
    "discarded_card": ("name",),
    "discarded_openly": ("who", "name"),
    "kept": ("who",),
    "kept_card": ("who", "name"),
    "drew_card": ("who",),
    "drew": ("name",),
    "looked": ("name",),
    "saw": ("other", "name"),
    "visible": ("name",),
    "reshuffled": ("n",),
    "swept": ("who", "name"),
    "swept_unseen": ("who",),
    "given": ("who", "other"),
    "received": ("name",),
    "crown": ("who", "name"),
    "turned_to_air": ("who",),
    "named": ("who", "energy"),
    "revealed": ("who", "name"),
    "not_found": ("who",),
    "mimics": ("who", "name"),
    "warden": ("who", "what"),
    "robbed": ("who", "other", "energy"),
    "mirrored": ("who", "n", "energy", "into"),
    "handed_on": ("who", "name", "other"),
    "marker": ("year", "season", "n"),
    "season": ("season",),
    "year": ("year",),
    "drought_spares": (),
    "drought_strikes": ("who",),
    "covered": ("who",),
    "round_ends": (),
    "over": (),
}

SEATED = ("copy", "give", "rob")
"""Options that end with a seat."""

IN_PLAY = frozenset(
    {
        *("activate", "sacrifice", "shield", "reroll", "return", "resolve", "mimic"),
        *("pay", "transmute", "horn"),
    }
)
"""Options that name a card on the table, where two cards may have the same name."""

YEAR_NUMBERS = ("I", "II", "III")
YEARS = ("", *YEAR_NUMBERS, "over")


class SeasonsWords(Speech):
    def __init__(self, language: str) -> None:
        super().__init__(GAME, language)

    def name(self, thing: str) -> str:
        """The name of a card in hand or play, an enchantment or a token."""
        return super().name(thing.rstrip("+"))

    def text(self, view: SeasonsView, thing: str) -> str:
        """What is printed on it, in Fabletop's words."""
        return self.printed(thing.rstrip("+"), view.cards)

    def sorcerer(self, seat: int) -> str:
        """The sorcerer of a seat, named by the colour of the tokens."""
        return self._say("sorcerer", str(seat), {})

    def energy(self, energy: str) -> str:
        return self._say("energy", energy, {})

    def tokens(self, energy: str, count: int) -> str:
        """A number of tokens of an energy, such as "2 water"."""
        return self._say("tokens", energy, {"n": count})

    def season(self, season: str) -> str:
        return self._say("season", season, {})

    def face(self, view: SeasonsView, face: str) -> str:
        """Everything that a face of a die shows."""
        shown = _box(view).faces[face]
        parts = [
            self._say("face", "energy", {"n": count, "energy": self.energy(ENERGIES[number])})
            for number, count in enumerate(shown.energies)
            if count
        ]
        if shown.crystals:
            parts.append(self._say("face", "crystals", {"n": shown.crystals}))
        for has, word in ((shown.star, "star"), (shown.card, "card"), (shown.ring, "ring")):
            if has:
                parts.append(self._say("face", word, {}))
        parts.append(self._say("face", "dots", {"n": shown.dots}))
        return ", ".join(parts)

    def choice(self, setting: str, value: str) -> str:
        if value not in open_box().enchantments:
            return super().choice(setting, value)
        name, text = self.name(value), self.printed(value, {})
        return self._say("choice", setting, {"name": name, "text": text})

    def aim(self, _view: SeasonsView) -> str:
        """The aim of the game, in a sentence or two."""
        return self._say("game", "aim", {})

    def prompt(self, question: Question, _view: SeasonsView) -> str:
        values: dict[str, EventWord] = {"who": self.sorcerer(question.seat)}
        subject = question.subject or ""
        if subject.isdecimal():
            values["n"] = int(subject)
        elif subject in ENERGIES:
            values["energy"] = subject
        elif subject:
            values["name"] = self.name(subject)
        return self._say("ask", question.kind, self._with_tokens(values))

    def label(self, option: Option, view: SeasonsView) -> str:
        verb, *words = option
        if verb in ("take", "apply"):
            return self._die(option, view)
        values: dict[str, EventWord] = {}
        message = str(verb)
        if verb in SEATED:
            values["who"] = self.sorcerer(int(words.pop()))
        if verb == "elements":
            values["energies"] = ", ".join(self.energy(str(word)) for word in words)
            return self._say("do", "elements", values)
        for word in words:
            if isinstance(word, int):
                values["n"] = word
            elif word in ENERGIES:
                values["energy"] = word
            elif word.rstrip("+") in _box(view).named:
                values |= self._on_table(word, view) if verb in IN_PLAY else {}
                values.setdefault("name", self.name(word))
            else:
                message = f"{message}_{word}"
        values |= self._more(option, view)
        return self._say("do", _with_source(message, values), self._with_tokens(values))

    def _on_table(self, tag: str, view: SeasonsView) -> dict[str, EventWord]:
        """The owner and the name of a card in play. The name includes what a Raven mimics, and
        marks the second of two copies."""
        for sorcerer in view.sorcerers:
            played = {item.tag: item for item in sorcerer.play}
            if tag not in played:
                continue
            item, name = played[tag], self.name(tag)
            if item.power != item.card:
                name += f" ({self.name(str(item.power))})"
            if tag.endswith("+") and tag.rstrip("+") in played:
                name += " (2)"
            return {"who": self.sorcerer(sorcerer.seat), "name": name}
        return {}

    def _die(self, option: Option, view: SeasonsView) -> str:
        taken = view.taken
        face = str(option[1]) if len(option) > 1 else taken[view.active]
        return self._say("do", str(option[0]), {"face": self.face(view, face)})

    def _more(self, option: Option, view: SeasonsView) -> dict[str, EventWord]:
        """Values of a label that are not in the option: crystals to gain, the player's own
        ability, the card that the Crystal Orb shows."""
        match option:
            case ("transmute", energy, *_, count):
                number = ENERGIES.index(str(energy))
                return {"gain": transmuted(view, view.active, number, int(count))}
            case ("ability",):
                return {"name": self.name(view.sorcerers[view.active].token)}
            case ("put",) | ("leave",):
                return {"name": self.name(view.top[0])}
            case _:
                return {}

    def _with_tokens(self, values: dict[str, EventWord]) -> dict[str, EventWord]:
        """The values with the energy's name, and with its number of tokens in words."""
        if "energy" not in values:
            return values
        energy = str(values["energy"])
        tokens = self.tokens(energy, int(values.get("n", 1)))
        return values | {"energy": self.energy(energy), "tokens": tokens}

    def tell(self, event: Event, view: SeasonsView) -> str:
        kind, *told = event.told
        values: dict[str, EventWord] = {}
        for name, value in zip(EVENTS[str(kind)], told, strict=True):
            values[name] = self._value(name, value, view)
        return self._say("told", str(kind), self._with_tokens(values))

    def _value(self, name: str, value: EventWord, view: SeasonsView) -> EventWord:
        match name:
            case "who" | "other":
                return self.sorcerer(int(value))
            case "name":
                return self.name(str(value))
            case "into":
                return self.energy(str(value))
            case "season":
                return self.season(str(value))
            case "face":
                return self.face(view, str(value))
            case "year":
                return YEARS[int(value)]
            case _:
                return value

    def refuse(self, refusal: Refusal, _view: SeasonsView) -> str:
        return self._say("why", refusal.reason, dict(refusal.values))

    def source(self, view: SeasonsView, source: str) -> str:
        """A line of the scoring sheet: a card, or a word."""
        if source.rstrip("+") in _box(view).cards:
            return self.name(source)
        return self._say("score", source, {})


def _with_source(message: str, values: dict[str, EventWord]) -> str:
    """The message for an option: another one if the energy lies on a card, whose name it says too,
    and another one for activating a card with an energy of choice."""
    if message in ("pay", "transmute", "horn") and "name" in values:
        return f"{message}_from"
    if message == "activate" and "energy" in values:
        return "activate_energy"
    return message


def _box(view: SeasonsView) -> Box:
    return open_box(view.cards)
