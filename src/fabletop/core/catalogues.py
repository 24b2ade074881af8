"""The words of a room together with those that games bring to it.

A room that does not speak of a single game looks into its own catalogue first, then into those of
the games. So a game names its messages after itself.
"""

from collections.abc import Mapping, Sequence

from fabletop.core import plugins
from fabletop.core.errors import RulesError
from fabletop.core.text import LANGUAGES, Catalogue, catalogue


class Catalogues:
    """Several catalogues in one language, asked in their order."""

    def __init__(self, packages: Sequence[str], language: str) -> None:
        tongues = dict.fromkeys((language, LANGUAGES[0]))
        self.language = language
        self._own = [catalogue(package, language) for package in packages]
        self._asked = [catalogue(package, tongue) for tongue in tongues for package in packages]

    def has(self, message: str) -> bool:
        return any(one.has(message) for one in self._own)

    def say(self, message: str, values: Mapping[str, str | int] | None = None) -> str:
        """A message; one that the language lacks is said in English."""
        holder = self._holding(message)
        if holder is None:
            raise RulesError(f"there is no message {message!r}")
        return holder.say(message, values)

    def name(self, message: str, otherwise: str) -> str:
        """A message without values, or what is said where no catalogue has it in any language."""
        holder = self._holding(message)
        return holder.say(message) if holder else otherwise

    def _holding(self, message: str) -> Catalogue | None:
        return next((one for one in self._asked if one.has(message)), None)


def readable(packages: Sequence[str]) -> list[str]:
    """Those that have catalogues. The others are logged, so that one game's mistake leaves the
    rest of a room its words."""
    found = []
    for package in dict.fromkeys(packages):
        try:
            for language in LANGUAGES:
                catalogue(package, language)
        except (ImportError, OSError) as error:
            plugins.log_once(f"{package} has no words: {error}")
            continue
        found.append(package)
    return found
