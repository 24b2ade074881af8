"""Catalogues of several subjects that are searched as one: the messages of a room, such as `web`,
and those that games add to it.

The first subject that has a message counts. Usually that is the room's own, so games prefix their
messages with their names; on pages about one game, that game's messages come first.
"""

from collections.abc import Sequence

from fabletop.core import plugins
from fabletop.core.errors import RulesError
from fabletop.core.texts.catalogue import Catalogue, catalogue
from fabletop.core.texts.languages import ENGLISH, subjects
from fabletop.core.texts.messages import Values


class JoinedCatalogue:
    """Several subjects in one language, searched in order."""

    def __init__(self, joined: Sequence[str], language: str) -> None:
        self.language = language
        self._joined = [catalogue(subject, language) for subject in dict.fromkeys(joined)]

    def has(self, message: str) -> bool:
        return self._holding(message) is not None

    def say(self, message: str, values: Values | None = None) -> str:
        """A message; in English if the language does not have it."""
        holder = self._holding(message)
        if holder is None:
            raise RulesError(f"there is no message {message!r}")
        return holder.say(message, values)

    def name(self, message: str, otherwise: str) -> str:
        """A message without values, or `otherwise` if no subject has it in any language."""
        holder = self._holding(message)
        return holder.say(message) if holder else otherwise

    def _holding(self, message: str) -> Catalogue | None:
        return next((one for one in self._joined if one.has(message)), None)


def readable(named: Sequence[str]) -> list[str]:
    """The subjects that exist. Missing ones are logged, so that the mistake of one game does not
    affect the other messages of a room."""
    known = subjects(ENGLISH)
    for subject in named:
        if subject not in known:
            plugins.log_once(f"no installed package has English messages about {subject!r}")
    return [subject for subject in dict.fromkeys(named) if subject in known]
