"""Prophecy in sentences: prompts, labels of options, the chronicle, reasons.

An option such as ("buy", "sword") is said by the message `do-buy`, which knows the name of its
card or space, its number, and its price. Words that are no names, such as the "own" of
("reroll", "own"), choose a message of their own: `do-reroll-own`.
"""

from typing import cast

from fabletop.core.game import View
from fabletop.core.question import Option, Question, Refusal
from fabletop.core.table import Event, Value
from fabletop.core.text import catalogue
from fabletop.games.prophecy.box import Box, Corrections, open_box
from fabletop.games.prophecy.rules.movement import WORK
from fabletop.games.prophecy.rules.possibilities import MAGIC_PER_GOLD, selling_price

PACKAGE = "fabletop.games.prophecy"

EVENTS: dict[str, tuple[str, ...]] = {
    "plays": ("hero", "name"),
    "first_die": ("hero", "die"),
    "begins": ("hero",),
    "round": ("hero", "n"),
    "extra_turn": ("hero",),
    "chance": ("hero", "name"),
    "laid": ("name", "space"),
    "for_sale": ("name", "space"),
    "moved": ("hero", "way", "space"),
    "worked": ("hero", "space"),
    "healed": ("hero", "n"),
    "recharged": ("hero", "n"),
    "lost_health": ("hero", "n"),
    "lost_magic": ("hero", "n"),
    "lost_gold": ("hero", "n"),
    "lost_strength": ("hero", "n"),
    "lost_willpower": ("hero", "n"),
    "gained_gold": ("hero", "n"),
    "gained_experience": ("hero", "n"),
    "gained_strength": ("hero", "n"),
    "gained_willpower": ("hero", "n"),
    "found": ("hero", "name"),
    "damaged": ("hero", "name"),
    "died": ("hero",),
    "fights": ("hero", "name"),
    "declined": ("hero", "name"),
    "starts_wills": ("hero",),
    "starts_strength": ("hero",),
    "uses": ("hero", "name"),
    "throws": ("hero", "name"),
    "ignites": ("hero", "name"),
    "pays": ("hero", "name", "n"),
    "paid": ("hero", "n", "what"),
    "read": ("hero", "name"),
    "drank": ("hero", "name"),
    "rolled": ("hero", "name", "own_die", "foe_die", "own", "foe"),
    "shielded": ("hero", "name", "die"),
    "not_shielded": ("hero", "name", "die"),
    "won": ("hero", "name"),
    "drew": ("hero", "name"),
    "lost": ("hero", "name"),
    "left": ("hero", "name"),
    "robbed": ("hero", "name", "foe"),
    "treasure_die": ("hero", "die"),
    "fortune_die": ("hero", "die"),
    "opportunity": ("hero", "name"),
    "shown": ("name",),
    "bought": ("hero", "name", "n"),
    "sold": ("hero", "name", "n"),
    "repaired": ("hero", "name"),
    "lodged": ("hero",),
    "certificate": ("hero", "name"),
    "stole": ("hero", "name", "other"),
    "destroyed": ("hero", "name", "other"),
    "removed": ("hero", "name"),
    "threw_away": ("hero", "name"),
    "woke": ("hero", "name"),
}


class ProphecyWords:
    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(PACKAGE, language)

    def name(self, view: View, thing: str) -> str:
        """The name of a card or a space."""
        text = _box(view).names[thing]
        return text.fr if self.language == "fr" else text.en

    def hero(self, view: View, seat: int) -> str:
        heroes = cast(list[View], view["heroes"])
        return self.name(view, str(heroes[seat]["character"]))

    def title(self) -> str:
        return self._say("game", "title", {})

    def blurb(self) -> str:
        return self._say("game", "blurb", {})

    def setting(self, name: str) -> str:
        return self._say("setting", name, {})

    def choice(self, setting: str, value: str) -> str:
        return self._say("choice", f"{setting}_{value}", {})

    def aim(self, view: View) -> str:
        """What one plays for, in a sentence or two."""
        return self._say("aim", str(view["version"]), {})

    def prompt(self, question: Question, view: View) -> str:
        values: dict[str, Value] = {"hero": self.hero(view, question.seat)}
        if question.subject:
            values["name"] = self.name(view, question.subject)
        return self._say("ask", question.kind, values)

    def label(self, option: Option, view: View) -> str:
        verb = str(option[0])
        box = _box(view)
        values: dict[str, Value] = {}
        for word in option[1:]:
            if isinstance(word, int):
                values["n"] = word
            elif word in box.names:
                values["name"] = self.name(view, word)
            else:
                verb = f"{verb}_{word}"
        if verb == "certificate" and len(option) > 1:
            verb = "certificate_letter"
        elif verb == "work":
            verb = f"work_{_space(view)}" if _space(view) in WORK else "work_nowhere"
        elif len(option) == 1 and self._catalogue.has(f"try-{verb}"):
            return self._say("try", verb, {})
        return self._say("do", verb, values | _prices(option, view, box))

    def tell(self, event: Event, view: View) -> str:
        kind, *told = event.told
        values: dict[str, Value] = {}
        for name, value in zip(EVENTS[str(kind)], told, strict=True):
            if name in ("hero", "other"):
                values[name] = self.hero(view, int(value))
            elif name in ("name", "space") or (name == "foe" and isinstance(value, str)):
                values[name] = self.name(view, str(value))
            else:
                values[name] = value
        return self._say("told", str(kind), values)

    def refuse(self, refusal: Refusal, view: View) -> str:
        values: dict[str, Value] = dict(refusal.values)
        if "item" in values:
            values["item"] = self.name(view, str(values["item"]))
        return self._say("why", refusal.reason, values)

    def term(self, word: str) -> str:
        """A word of the game outside a sentence: a characteristic, a source of a bonus."""
        return self._say("term", word, {})

    def _say(self, group: str, word: str, values: dict[str, Value]) -> str:
        return self._catalogue.say(f"{group}-{word.replace('_', '-')}", values)


def _box(view: View) -> Box:
    return open_box(cast(Corrections, view["cards"]))


def _space(view: View) -> str:
    heroes = cast(list[View], view["heroes"])
    return str(heroes[cast(int, view["active"])]["space"])


def _prices(option: Option, view: View, box: Box) -> dict[str, Value]:
    """The Gold an option costs or brings, for its label."""
    verb, what = option[0], option[1] if len(option) > 1 else ""
    if verb == "buy":
        return {"price": box.items[str(what)].price}
    if verb == "sell":
        return {"price": selling_price(box.items[str(what)].price)}
    if verb == "offer":
        multiple = box.opportunities["collector"].params.multiple
        return {"price": multiple * box.items[str(what)].price}
    if verb == "heal":
        return {"price": 0 if _space(view) == "monastery" else what}
    if verb == "recharge":
        free = _space(view) == "enchanted_wilderness"
        return {"price": 0 if free else -(-int(what) // MAGIC_PER_GOLD)}
    if verb == "certificate":
        heroes = cast(list[View], view["heroes"])
        guilds = cast(list[str], heroes[cast(int, view["active"])]["guilds"])
        return {"price": 0 if _space(view) in guilds else 5}
    return {}
