"""Sentences for people: written once, in Fluent files, in English and French.

Code passes message ids and values. A message that a language lacks is said in English.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from fabletop.core.errors import BadSetup, RulesError

LANGUAGES = ("en", "fr")

REMEMBERED = 8192
"""Sentences of a catalogue; the same few are said again and again."""


class Catalogue:
    """The messages of one package in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self._bundles = [
            _bundle(package, tongue) for tongue in dict.fromkeys((language, LANGUAGES[0]))
        ]
        self._said = lru_cache(REMEMBERED)(self._format)

    def has(self, message: str) -> bool:
        return self._bundles[0].has_message(message)

    def say(self, message: str, values: Mapping[str, str | int] | None = None) -> str:
        return self._said(message, tuple((values or {}).items()))

    def _format(self, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, dict(values))
                    if errors:
                        raise RulesError(f"message {message!r} ({self.language}): {errors[0]}")
                    return str(text)
        raise RulesError(f"there is no message {message!r}")


@cache
def catalogue(package: str, language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise BadSetup(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
    return Catalogue(package, language)


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(package).joinpath("text")
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(f"{language}.ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
