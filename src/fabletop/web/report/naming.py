"""Names of the things in a report, in the reader's language."""

from functools import cached_property

from fabletop.core.cards.library import in_language
from fabletop.core.registry import find
from fabletop.web.charts.figures import figure
from fabletop.web.charts.shapes import Unit
from fabletop.web.pages.facts import FactWords, kebab
from fabletop.web.words import words_of_pages


class Naming:
    """The words of one game in one language. Things without a word are shown by their id."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.words = find(game).words(language)
        self._game = find(game)
        self._catalogue = words_of_pages(language, game)

    def say(self, message: str, **values: str | int) -> str:
        return self._catalogue.say(message, values)

    def count(self, number: int) -> str:
        return figure(number, Unit.NUMBER, self.language, 0)

    def from_games(self, number: int) -> str:
        return self.say("report-n-games", n=self.count(number))

    def from_seats(self, number: int) -> str:
        return self.say("report-n-seats", n=self.count(number))

    def seat(self, name: str) -> str:
        return self.say("report-seat", n=int(name) + 1)

    def turn(self, name: str) -> str:
        return self.say("report-turn", n=int(name) + 1)

    def place(self, name: str) -> str:
        return self.say("report-place", n=int(name))

    def ending(self, name: str) -> str:
        return self._known("report-ended", name)

    def number(self, name: str) -> str:
        return self._known("report-number", name)

    def source(self, name: str) -> str:
        return self.say(f"report-luck-{name}")

    def part(self, name: str) -> str:
        """A character by the name on its card, an Order by its word."""
        return self._cards.get(name) or self._known("report-part", name)

    def deck(self, name: str) -> str:
        return FactWords(self.language, self._game.name).word("deck", name)

    def options(self, chosen: dict[str, object]) -> list[tuple[str, str]]:
        """Settings that differ from the defaults, with their names and values in words."""
        return [
            (
                self.words.setting(setting.name).partition(":")[0].strip(),
                ", ".join(self.words.choice(setting.name, one) for one in setting.chosen(value)),
            )
            for setting in self._game.settings
            if (value := setting.settled(str(chosen.get(setting.name, setting.default))))
            != setting.default
        ]

    def _known(self, kind: str, name: str) -> str:
        message = f"{kind}-{kebab(name)}"
        return self._catalogue.say(message) if self._catalogue.has(message) else name

    @cached_property
    def _cards(self) -> dict[str, str]:
        return {card.id: in_language(card.names, self.language) for card in self._game.library({})}
