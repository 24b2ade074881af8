"""The names and short marks that the drawing and the sentences of Prophecy share."""

from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.core.text import catalogue
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.words import PACKAGE, ProphecyWords

Shown = Mapping[str, Any]
"""A view, or a part of one."""

LETTERS = "ABCDE"


class Names:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self.language = language
        self.seats = seats
        self.game = ProphecyWords(language)
        self._cli = catalogue("fabletop.cli", language)
        self._messages = catalogue(PACKAGE, language)

    def say(self, message: str, /, **values: str | int) -> str:
        return self._cli.say(f"prophecy-{message}", values)

    def term(self, word: str) -> str:
        return self.game.term(word)

    def ended(self, ended_by: str) -> str:
        return self._messages.say(f"ended-{ended_by.replace('_', '-')}")

    def thing(self, view: Shown, thing: str) -> str:
        return self.game.name(dict(view), thing)

    def things(self, view: Shown, things: Sequence[str]) -> str:
        return ", ".join(self.thing(view, thing) for thing in things)

    def hero(self, view: Shown, seat: int) -> str:
        return self.game.hero(dict(view), seat)

    def items(self, view: Shown, hero: Shown) -> str:
        damaged = self.term("damaged")
        return ", ".join(
            self.thing(view, item) + (f" ({damaged})" if item in hero["damaged"] else "")
            for item in hero["items"]
        )

    def goods(self, view: Shown, items: Sequence[str]) -> str:
        """Items with their printed prices."""
        box = open_box(view["cards"])
        return ", ".join(f"{self.thing(view, item)} {box.items[item].price}" for item in items)

    def card(self, view: Shown, card: str, form: str) -> str:
        """A face-up card; a Creature with its numbers, said by the message of this form."""
        name = self.thing(view, card)
        creature = open_box(view["cards"]).creatures.get(card)
        if creature is None:
            return name
        numbers = [
            self.say(f"{form}-{word}", n=number)
            for word, number in (("strength", creature.strength), ("willpower", creature.willpower))
            if number is not None
        ]
        if creature.lives > 1:
            numbers.append(self.say(f"{form}-lives", n=creature.lives))
        hoard = [self.thing(view, item) for item in view["hoards"].get(card, ())]
        gold = view["hoarded_gold"].get(card, 0)
        hoard += [f"{gold} {self.term('gold')}"] if gold else []
        if hoard:
            numbers.append(self.say("holds", things=", ".join(hoard)))
        return " ".join([name, *numbers]) if form == "short" else ", ".join([name, *numbers])

    def source(self, view: Shown, source: str) -> str:
        """Where a bonus in battle comes from: a card, or a word of the game."""
        if source in open_box(view["cards"]).names:
            return self.thing(view, source)
        return self.term(source)
