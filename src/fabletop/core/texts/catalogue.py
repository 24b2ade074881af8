"""Sentences for people, written in the Fluent files of each language.

Code passes message ids and values. A message that is missing in a language, or that refers to
something unknown, appears in English.
"""

from functools import cached_property, lru_cache

from babel import Locale, UnknownLocaleError

from fabletop.core.errors import RulesError
from fabletop.core.plugins import cached
from fabletop.core.texts.languages import ENGLISH, language_of, texts
from fabletop.core.texts.messages import Messages, Values

REMEMBERED = 8192
"""How many formatted sentences a catalogue caches; the same few are used again and again."""


class Catalogue:
    """The messages of one subject in one language, read when the first one is requested. A message
    is named by its id; "great_sword.text" is the attribute of a message."""

    def __init__(self, subject: str, language: str) -> None:
        self.subject = subject
        self.language = language
        self._formatted = lru_cache(REMEMBERED)(self._format)

    @cached_property
    def _spoken(self) -> list[Messages]:
        """The messages in the language itself, then those in English."""
        return [_messages(self.subject, code) for code in dict.fromkeys((self.language, ENGLISH))]

    def has(self, message: str) -> bool:
        return any(messages.find(message) is not None for messages in self._spoken)

    def say(self, message: str, values: Values | None = None) -> str:
        return self._formatted(message, tuple((values or {}).items()))

    def _format(self, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
        wrong = ""
        for messages in self._spoken:
            found = messages.find(message)
            if isinstance(found, str):
                return found
            if found is not None:
                text, errors = messages.fill_in(found, dict(values))
                if not errors:
                    return text
                wrong = f": {errors[0]}"
        raise RulesError(f"cannot say {message!r} of {self.subject} ({self.language}){wrong}")


@cached
def catalogue(subject: str, language: str) -> Catalogue:
    """What a language says about a subject, such as `prophecy`, `prophecy/cards` or `web`."""
    return Catalogue(subject, language_of(language).code)


@cached
def locale_of(language: str) -> str:
    """The Babel locale whose plurals, numbers and dates a language uses."""
    found = language_of(language)
    try:
        return str(Locale.parse(found.locale or found.code))
    except (UnknownLocaleError, ValueError):
        return ENGLISH


@cached
def _messages(subject: str, language: str) -> Messages:
    return Messages(texts(subject, language), locale_of(language))
