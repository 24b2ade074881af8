"""Prophecy in sentences: prompts, labels of options, the chronicle, reasons.

An option such as ("buy", "sword") is said by the message `do-buy`, which knows the name of its
card or space, its number, and its price. Words that are no names, such as the "own" of
("reroll", "own"), choose a message of their own: `do-reroll-own`.
"""

from typing import cast

from fabletop.core.corrections import Corrections
from fabletop.core.game import View
from fabletop.core.question import Option, Question, Refusal
from fabletop.core.speech import Speech
from fabletop.core.table import Event, Value
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.prices import acting, is_cheaper, prices
from fabletop.games.prophecy.rules.instead import WORK
from fabletop.games.prophecy.rules.smith import ADJUST, INTEGRATE

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
    "passed_on": ("hero", "name", "kept"),
    "received": ("hero", "name"),
    "first_terrain": ("name",),
    "laid_face_down": ("space",),
    "uncovered": ("name", "space"),
    "taught": ("name", "space"),
    "withdrawn": ("name", "space"),
    "learned": ("hero", "name"),
    "forgot": ("hero", "name"),
    "over_the_limit": ("hero", "n", "what"),
    "cast": ("hero", "name", "n"),
    "forged": ("hero", "n"),
    "counterfeits": ("hero",),
    "decayed": ("hero", "name"),
    "instead": ("hero", "name"),
    "prayed_dice": ("hero", "die", "second"),
    "storms": ("hero", "space"),
    "revealed": ("name", "space"),
    "riddle_die": ("hero", "die"),
    "withdrew": ("hero", "name"),
    "artifact": ("hero", "name"),
    "relic": ("name", "space"),
    "burnt": ("hero", "name"),
    "dissolved": ("hero", "name"),
    "tough": ("hero",),
    "cheated_death": ("hero", "n"),
    "fanatic": ("hero",),
    "attacks": ("hero", "other"),
    "duel_drawn": ("hero", "other"),
    "beat": ("hero", "other"),
    "offers_items": ("hero",),
    "took": ("hero", "name", "other"),
    "inherited": ("hero", "other"),
    "crowned": ("hero",),
    "eliminated": ("hero",),
    "all_taken": (),
    "final_battle": ("space",),
    "countdown": (),
    "apocalypse": (),
    "banner_die": ("hero", "die"),
    "proposes": ("hero", "other"),
    "trade_refused": ("hero",),
    "traded": ("hero", "name", "other"),
    "traded_gold": ("hero", "n", "other"),
    "resisted": ("hero", "name", "die"),
    "not_resisted": ("hero", "name", "die"),
    "integrated": ("hero", "name", "host"),
    "adjusted": ("hero", "name", "what"),
    "strikes": ("hero", "name", "other"),
    "reflected": ("hero", "name"),
    "swapped": ("hero", "name", "own_die", "foe_die"),
    "noticed": ("hero", "name", "other"),
    "missed": ("hero", "name"),
    "climbed": ("hero", "space"),
    "passed": ("hero", "name"),
    "held_up": ("hero", "name"),
    "held_on": ("hero",),
    "peeked": ("hero", "space"),
    "seen": ("hero", "name", "space"),
    "crossroads": ("hero", "other", "hidden", "named"),
    "statue_die": ("hero", "n", "die"),
    "spared": ("hero", "name", "n"),
    "guessed": ("hero", "what"),
    "name_die": ("hero", "die"),
    "map_appears": ("space",),
    "collected": ("hero",),
    "at_stake": ("hero", "what"),
    "took_map": ("hero", "other"),
    "treasure_open": ("name",),
    "dug_up": ("hero", "name"),
    "spent_maps": ("hero", "n"),
    "digs": ("hero",),
    "treasure_seen": ("name",),
    "treasure_works": ("hero", "name"),
    "clock_die": ("hero", "die"),
    "foretold": ("hero", "own_die", "foe_die"),
    "fame": ("hero", "n"),
    "guardian_map": ("hero", "name"),
    "traded_maps": ("hero", "n", "other"),
    "of_race": ("hero", "name"),
    "time_frozen": ("n",),
    "stashed": ("hero", "name", "space"),
    "fetched": ("hero", "name", "space"),
    "traded_power": ("hero", "n", "what", "other"),
    "told_of": ("hero", "space", "other"),
    "deck_used_up": ("n",),
    "fellowship": (),
    "too_late": (),
    "fallen": ("hero",),
    "posed": ("hero", "other"),
    "became": ("hero", "name"),
    "mercy": ("hero", "name"),
    "foresaw": ("hero", "name"),
    "soul_stolen": ("hero", "other"),
    "set_out": ("hero",),
    "came_back": ("hero", "space"),
    "gift": ("hero", "die", "name"),
    "duplicated": ("hero", "name"),
    "riddle_answer": ("hero", "what", "answer"),
    "riddle_guess": ("hero", "name"),
    "entered": ("hero", "name"),
    "surfaced": ("hero", "space"),
    "prize": ("hero", "name"),
    "used_bubbles": ("hero", "n"),
    "spared_bubble": ("hero", "name"),
    "drowning": ("hero",),
    "regained_bubbles": ("hero", "n"),
    "bought_bag": ("hero", "n"),
    "obstacle": ("hero", "name"),
    "current_die": ("hero", "die", "where"),
    "carried": ("hero", "space"),
    "swam": ("hero", "space"),
    "sent_back": ("hero", "space"),
    "enraged": ("hero", "name"),
    "held": ("hero", "name"),
    "surrendered": ("hero", "name"),
    "sang_to": ("hero", "other"),
    "followed_her": ("hero", "name"),
    "fed": ("hero", "n"),
    "weakened": ("name",),
    "new_lord": ("hero",),
    "in_love": ("hero", "name"),
    "thought_of": ("hero", "what"),
    "lays_down": ("hero", "name"),
    "paid_with": ("hero", "name"),
}


WITH_SECOND = {
    **{"certificate": 1, "learn": 2, "cast": 2, "instead": 2, "reroll": 2},
    **{INTEGRATE: 2, ADJUST: 2},
}
"""Options that are said differently when they name one thing more."""


NAMES = ("name", "space", "kept", "host")
"""Values of events that are cards or spaces."""


class ProphecyWords(Speech):
    def __init__(self, language: str) -> None:
        super().__init__(PACKAGE, language)

    def name(self, view: View, thing: str) -> str:
        """The name of a card or a space."""
        return _box(view).names[thing].in_(self.language)

    def choice(self, setting: str, value: str) -> str:
        """Artifacts that are chosen for a table are said by their names."""
        if setting in ("keep", "banish"):
            return open_box().names[value].in_(self.language)
        return super().choice(setting, value)

    def hero(self, view: View, seat: int) -> str:
        """The character of a seat, or the seat itself before the characters are chosen."""
        character = str(cast(list[View], view["heroes"])[seat]["character"])
        return (
            self.name(view, character) if character else self._say("term", "seat", {"n": seat + 1})
        )

    def aim(self, view: View) -> str:
        """What one plays for, in a sentence or two."""
        ending = str(view["ending"])
        known = self._catalogue.has(f"aim-{ending.replace('_', '-')}")
        return self._say("aim", ending if known else str(view["version"]), {})

    def prompt(self, question: Question, view: View) -> str:
        values: dict[str, Value] = {"hero": self.hero(view, question.seat)}
        if question.subject:
            values["name"] = self.name(view, question.subject)
        return self._say("ask", question.kind, values)

    def label(self, option: Option, view: View) -> str:
        box = _box(view)
        price = prices(option, view, box)
        if not is_cheaper(option, box):
            return self._label(option, view, price)
        what = self._label(option[:-1], view, price)
        return self._say("do", "cheaper", {"what": what, "name": self.name(view, str(option[-1]))})

    def _label(self, option: Option, view: View, price: dict[str, Value]) -> str:
        verb = str(option[0])
        box = _box(view)
        values: dict[str, Value] = {}
        for word in option[1:]:
            if isinstance(word, int):
                values["n"] = word
            elif word in box.names:
                values["on" if "name" in values else "name"] = self.name(view, word)
            elif ADJUST in option[:2] and word != ADJUST:
                values["what"] = word
            else:
                verb = f"{verb}_{word}"
        if len(option) > WITH_SECOND.get(str(option[0]), len(option)):
            verb = f"{verb}_with"
        elif verb == "work":
            space = acting(view)["space"]
            verb = f"work_{space}" if space in WORK else "work_nowhere"
        elif len(option) == 1 and self._catalogue.has(f"try-{verb.replace('_', '-')}"):
            return self._say("try", verb, {})
        elif len(option) == 1 and verb in box.abilities:
            return self.name(view, verb)
        return self._say("do", verb, values | price)

    def tell(self, event: Event, view: View) -> str:
        kind, *told = event.told
        values: dict[str, Value] = {}
        for name, value in zip(EVENTS[str(kind)], told, strict=True):
            if name in ("hero", "other"):
                then = event.cast[int(value)] if event.cast else ""
                values[name] = self.name(view, then) if then else self.hero(view, int(value))
            elif name in NAMES or (name == "foe" and isinstance(value, str)):
                values[name] = self.name(view, str(value))
            else:
                values[name] = value
        return self._say("told", str(kind), values)

    def refuse(self, refusal: Refusal, view: View) -> str:
        values: dict[str, Value] = dict(refusal.values)
        if "item" in values:
            values["item"] = self.name(view, str(values["item"]))
        return self._say("why", refusal.reason, values)


def _box(view: View) -> Box:
    return open_box(cast(Corrections, view["cards"]))
