"""Prophecy in sentences: prompts, labels of options, the chronicle, reasons.

An option such as ("buy", "sword") uses the message `do-buy`, which gets the name of its card or
space and its number. Words that are not names, such as the "own" of ("reroll", "own"), select a
message of their own: `do-reroll-own`. The price of an option is added where it is offered, by
asking the rules (`core/foretelling.py`).
"""

from collections.abc import Sequence

from fabletop.core.game import NOTHING
from fabletop.core.question import Option, Question, Refusal
from fabletop.core.table import Event, EventWord
from fabletop.core.texts.speech import Speech
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.expansions.adventures.smith import ADJUST, INTEGRATE
from fabletop.games.prophecy.expansions.island.digging import TREASURE_ISLAND
from fabletop.games.prophecy.printed.domains import events
from fabletop.games.prophecy.rules.hero.spells import DISCOUNTS
from fabletop.games.prophecy.rules.turn.fares import SAIL
from fabletop.games.prophecy.rules.turn.other_actions import WORK
from fabletop.games.prophecy.seen.realm_ways import carried_to
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView

GAME = "prophecy"

WITH_SECOND = {
    **{"certificate": 1, "learn": 2, "cast": 2, "instead": 2, "reroll": 2},
    **{INTEGRATE: 2, ADJUST: 2},
}
"""Options that have another sentence if they name one more thing."""


VOYAGE: Option = (SAIL, TREASURE_ISLAND)
"""The boat whose fare covers both ways."""

NAMES = ("name", "space", "kept", "host")
"""Event values that are cards or spaces."""


class ProphecyWords(Speech):
    def __init__(self, language: str) -> None:
        super().__init__(GAME, language)

    def text(self, view: ProphecyView, card: str) -> str:
        """The text of a card, in our own words."""
        return self.printed(card, view.cards)

    def choice(self, setting: str, value: str) -> str:
        """Artifacts chosen for a table are shown by their names."""
        if setting in ("keep", "banish"):
            return self.name(value)
        if setting == "realms" and not self._catalogue.has(f"choice-realms-{value or NOTHING}"):
            return self.realm(value)
        return super().choice(setting, value)

    def hero(self, view: ProphecyView, seat: int) -> str:
        """The character of a seat, or the seat itself before the characters are chosen."""
        character = str(view.heroes[seat].character)
        return self.name(character) if character else self._say("term", "seat", {"n": seat + 1})

    def aim(self, view: ProphecyView) -> str:
        """The aim of the game, in a sentence or two; with Realms, also that their Artifacts are
        needed, if there are any."""
        ending = str(view.ending)
        known = self._catalogue.has(f"aim-{ending.replace('_', '-')}")
        said = self._say("aim", ending if known else str(view.version), {})
        realms = view.realms
        if not realms or not view.to_win:
            return said
        told = [self._realm(name, ".the") for name in realms]
        values: dict[str, EventWord] = {"n": len(told), "realms": self._joined(told)}
        return f"{said} {self._say('aim', 'realms', values)}"

    def _joined(self, told: Sequence[str]) -> str:
        """Several names in a row, as the language puts them."""
        *others, last = told
        if not others:
            return last
        before = others[0]
        for name in others[1:]:
            before = self._say("aim", "next-name", {"names": before, "name": name})
        return self._say("aim", "last-name", {"names": before, "name": last})

    def realm(self, name: str) -> str:
        """The name of a Realm."""
        return self._realm(name, "")

    def realm_abilities(self, name: str) -> str:
        """The deck of a Realm's own Abilities."""
        return self._realm(name, ".abilities")

    def _realm(self, name: str, form: str) -> str:
        """The name of a Realm, or its id if the package that brings it does not say one."""
        message = f"realm-{name.replace('_', '-')}{form}"
        return self._catalogue.say(message) if self._catalogue.has(message) else name

    def prompt(self, question: Question, view: ProphecyView) -> str:
        values: dict[str, EventWord] = {"hero": self.hero(view, question.seat)}
        if question.subject:
            values["name"] = self.name(question.subject)
        return self._say("ask", question.kind, values)

    def label(self, option: Option, view: ProphecyView) -> str:
        if option[0] == "swap":
            return self._say("do", "swap", _swapped(option, view))
        if not is_cheaper(option, _box(view)):
            return self._label(option, view)
        what = self._label(option[:-1], view)
        return self._say("do", "cheaper", {"what": what, "name": self.name(str(option[-1]))})

    def _label(self, option: Option, view: ProphecyView) -> str:
        box = _box(view)
        verb, values = self._read(option, view)
        if len(option) > WITH_SECOND.get(str(option[0]), len(option)):
            verb = f"{verb}_with"
        elif verb == "work":
            space = acting(view).space
            verb = f"work_{space}" if space in WORK else "work_nowhere"
        elif option == VOYAGE:
            verb = "voyage"
        elif verb == "decline" and box.foes[str(option[1])].special.throws_out:
            verb = "give_way"
        elif len(option) == 1 and self._catalogue.has(f"try-{verb.replace('_', '-')}"):
            return self._say("try", verb, {})
        elif len(option) == 1 and verb in box.abilities:
            return self.name(verb)
        if option[0] == "go_along":
            values |= self._current(option, view)
        return self._say("do", verb, values)

    def _current(self, option: Option, view: ProphecyView) -> dict[str, EventWord]:
        """Names the space where a current ends."""
        place, ends = carried_to(view, str(option[1]))
        return {"ends": ends, "place": self.name(place) if place else ""}

    def _read(self, option: Option, view: ProphecyView) -> tuple[str, dict[str, EventWord]]:
        """The message of an option, and the names and numbers in it."""
        verb = str(option[0])
        values: dict[str, EventWord] = {}
        for word in option[1:]:
            if isinstance(word, int):
                values["n"] = word
            elif word in _box(view).named:
                values["on" if "name" in values else "name"] = self.name(word)
            elif ADJUST in option[:2] and word != ADJUST:
                values["what"] = word
            else:
                verb = f"{verb}_{word}"
        return verb, values

    def tell(self, event: Event, view: ProphecyView) -> str:
        kind, *told = event.told
        values: dict[str, EventWord] = {}
        for name, value in zip(events()[str(kind)], told, strict=True):
            if name in ("hero", "other"):
                then = event.cast[int(value)] if event.cast else ""
                values[name] = self.name(then) if then else self.hero(view, int(value))
            elif name in NAMES or (name == "foe" and isinstance(value, str)):
                values[name] = self.name(str(value))
            else:
                values[name] = value
        return self._say("told", str(kind), values)

    def refuse(self, refusal: Refusal, _view: ProphecyView) -> str:
        values: dict[str, EventWord] = dict(refusal.values)
        if "item" in values:
            values["item"] = self.name(str(values["item"]))
        return self._say("why", refusal.reason, values)


def acting(view: ProphecyView) -> HeroView:
    """The hero of the viewing seat; for a spectator, of the seat whose round it is."""
    seat = view.seat if view.seat is not None else view.active
    return view.heroes[seat]


def is_cheaper(option: Option, box: Box) -> bool:
    """Whether a Spell is cast with a discount, which is named last."""
    spell = option[1] if option[0] in ("cast", "instead") and len(option) > 1 else option[0]
    ability = box.abilities.get(str(spell))
    dear = ability is not None and (ability.magic > 0 or ability.params.freezes)
    return dear and option[-1] in DISCOUNTS


def _swapped(option: Option, view: ProphecyView) -> dict[str, EventWord]:
    """The dice that are swapped."""
    battle = view.battle
    assert battle is not None, "dice are swapped only in a battle"
    dice = battle.own_dice, battle.foe_dice
    mine, theirs = dice if acting(view).seat == view.active else reversed(dice)
    return {"own": mine[int(option[1]) - 1], "other": theirs[int(option[2]) - 1]}


def _box(view: ProphecyView) -> Box:
    return open_box(view.cards)
