"""A view of Wizards in one language, with the open options."""

from fabletop.core.codec import JsonObject
from fabletop.core.texts.catalogue import Catalogue
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.seen.board import box_of, is_laying, isles_of
from fabletop.games.wizards.seen.view import WizardsView
from fabletop.games.wizards.words import WizardsWords
from fabletop.web.table.lit import Lit


class WizardsPicture:
    def __init__(self, view: WizardsView, asked: Lit, words: WizardsWords, said: Catalogue) -> None:
        self.view = view
        self.asked = asked
        self.words = words
        self._said = said
        self.box: Box = box_of(view)
        self.isles = isles_of(view)
        self.players = view.players
        self.seat = view.seat
        self.active = view.active
        self.laying = is_laying(view)

    def say(self, message: str, **values: str | int) -> str:
        return self._said.say(f"wizards-{message}", values)

    def thing(self, name: str) -> JsonObject:
        """Something on the table, with the options about it."""
        return {"thing": name, **self.asked.marks(name)}

    def place(self, space: str) -> str:
        return self.words.place(self.view, space)

    def name(self, card: str) -> str:
        return self.words.name(card)

    def spaces(self) -> list[str]:
        """The spaces with options, then those with refusals."""
        asked = dict.fromkeys((*self.asked.options, *self.asked.refusals))
        return [thing.removeprefix("space-") for thing in asked if thing.startswith("space-")]


def letter(number: int) -> str:
    """The letter that distinguishes a player's Tasks on the map."""
    return chr(ord("A") + number % 26)
