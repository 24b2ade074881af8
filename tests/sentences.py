"""Catalogues of sentences as the tests read them."""

import re
from functools import cached_property
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from fabletop.core.table import EventWord
from fabletop.core.texts.languages import ENGLISH, texts
from fabletop.core.texts.speech import Speech

FOLDER = files("fabletop.languages")


def written(subject: str, language: str = ENGLISH) -> str:
    """All that a language says about a subject, as it is written."""
    return "\n".join(texts(subject, language))


def written_in(file: str, language: str = ENGLISH) -> str:
    """One file of a language, such as "web/wizards"."""
    return FOLDER.joinpath(language, f"{file}.ftl").read_text(encoding="utf-8")


def messages(text: str) -> dict[str, set[str]]:
    """Every message and attribute with the values it uses; nothing unreadable, nothing twice."""
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"Fluent cannot read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"said twice: {twice}"
    said = {entry.id.name: _values(entry.value, text) for entry in found if entry.value}
    said |= {
        f"{entry.id.name}.{one.id.name}": _values(one.value, text)
        for entry in found
        for one in entry.attributes
    }
    return said


def _values(pattern: ast.Pattern, text: str) -> set[str]:
    assert pattern.span is not None
    return set(re.findall(r"\$(\w+)", text[pattern.span.start : pattern.span.end]))


def named(group: str, *words: str) -> set[str]:
    """The names of the messages of a group for these words."""
    return {f"{group}-{word.replace('_', '-')}" for word in words}


class Remembering(Speech):
    """Remembers which messages it has said."""

    @cached_property
    def said(self) -> set[str]:
        return set()

    def _say(self, group: str, word: str, values: dict[str, EventWord]) -> str:
        self.said |= named(group, word)
        return super()._say(group, word, values)
