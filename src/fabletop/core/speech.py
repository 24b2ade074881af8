"""What the sentences of all games have in common: messages by group and word, such as `ask-move`
or `do-buy`, and what the shelf says of a game."""

from fabletop.core.foretelling import LIFE, Amounts
from fabletop.core.table import Value
from fabletop.core.text import catalogue


class Speech:
    """The messages of a game's package in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(package, language)

    def title(self) -> str:
        return self._say("game", "title", {})

    def blurb(self) -> str:
        return self._say("game", "blurb", {})

    def setting(self, name: str) -> str:
        return self._say("setting", name, {})

    def choice(self, setting: str, value: str) -> str:
        return self._say("choice", f"{setting}_{value}", {})

    def term(self, word: str) -> str:
        """A word of the game outside a sentence."""
        return self._say("term", word, {})

    def outcome(self, label: str, changes: Amounts) -> str:
        """A label with what else the option surely costs and brings, or with the mark of a fatal
        one."""
        if LIFE in changes:
            return self._say("surely", "fatal", {"what": label})
        told = ", ".join([self._change(name, change) for name, change in changes.items()])
        return self._say("surely", "label", {"what": label, "changes": told})

    def _change(self, name: str, change: int) -> str:
        sign = "+" if change > 0 else "−"
        word = name.lower().replace(" ", "_")
        return self._say("surely", word, {"n": abs(change), "sign": sign})

    def _say(self, group: str, word: str, values: dict[str, Value]) -> str:
        return self._catalogue.say(f"{group}-{word.replace('_', '-')}", values)
