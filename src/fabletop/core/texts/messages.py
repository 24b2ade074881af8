"""The messages of Fluent files, each parsed when it is first used: a search in all cards and rules
in every language reads thousands of them, and most are plain text that needs no parser.

In Fluent a message begins in the first column with its id and "=", and its other lines are
indented; so the files are split there. Of two messages with the same id, the first one counts.
"""

import re
from collections.abc import Iterable, Mapping
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Values = Mapping[str, str | int]

BEGIN = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
ATTRIBUTE = re.compile(r" +\.([a-zA-Z][\w-]*) *= *([^ ].*)")
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

VALUE = ""
"""The key of a message's own text, next to those of its attributes."""


class Messages:
    """The messages of some files in one language. A message is named by its id; its attributes are
    named as in "great_sword.text"."""

    def __init__(self, texts: Iterable[str], locale: str) -> None:
        self._sources: dict[str, str] = {}
        for text in texts:
            _, *cut = BEGIN.split(COMMENT.sub("", text))
            for name, source in zip(cut[::2], cut[1::2], strict=True):
                self._sources.setdefault(name, source)
        self._read: dict[str, Mapping[str, str | Pattern]] = {}
        self._added: set[str] = set()
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._parsing = Lock()
        """A server draws pages in several threads."""

    def find(self, message: str) -> str | Pattern | None:
        """A message as plain text, or as a pattern to be filled in."""
        name, _, attribute = message.partition(".")
        if name not in self._sources:
            return None
        if name not in self._read:
            self._read[name] = _plain(self._sources[name]) or self._parsed(name)
        return self._read[name].get(attribute)

    def fill_in(self, pattern: Pattern, values: Values) -> tuple[str, list[Exception]]:
        """The text, and the errors."""
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def _parsed(self, name: str) -> Mapping[str, str | Pattern]:
        with self._parsing:
            self._add(name)
        if not self._bundle.has_message(name):
            return {}
        message = self._bundle.get_message(name)
        return {**message.attributes, **({VALUE: message.value} if message.value else {})}

    def _add(self, name: str) -> None:
        """Parse a message and those that it refers to."""
        if name in self._sources and name not in self._added:
            self._added.add(name)
            source = self._sources[name]
            self._bundle.add_resource(FluentResource(f"{name} ={source}"))
            for other in REFERENCE.findall(source):
                self._add(other)


def _plain(source: str) -> dict[str, str]:
    """A message and its attributes, if each is plain text on one line; otherwise empty."""
    if "{" in source:
        return {}
    first, *lines = source.rstrip(" \n").split("\n")
    found = {VALUE: first.strip(" ")} if first.strip(" ") else {}
    for line in lines:
        attribute = ATTRIBUTE.fullmatch(line)
        if attribute is None:
            return {}
        found[attribute[1]] = attribute[2]
    return {name: text.rstrip(" ") for name, text in found.items()}
