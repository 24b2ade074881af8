"""A pseudo-language made of the English catalogues: every letter of a text becomes one that is not
ASCII, names of cards and places stay. So whatever is read in plain letters was not in a catalogue.

It is a package from outside: a folder on the path with an entry point, as a translation would be.
"""

import re
import string
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from fabletop.core.registry import find
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import ENGLISH, GROUP, SHEET, languages
from tests.installed import announce
from tests.sentences import messages, written

CODE = "qps"
NAMED = ("cards", "places")
"""What a message of such a subject says is a name; its attributes are texts."""

LIKENESS = str.maketrans(
    string.ascii_letters,
    "áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)

WORD = re.compile(r"[A-Za-z]{2,}")


class Disguise(Transformer):
    def visit(self, node: Any) -> Any:
        if isinstance(node, ast.TextElement):
            node.value = node.value.translate(LIKENESS)
            return node
        return self.generic_visit(node)


def disguised(text: str, *, names: bool) -> str:
    """Messages of a file in the pseudo-language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            kept = entry.value if names else None
            entry.value = None if names else entry.value
            Disguise().visit(entry)
            entry.value = kept or entry.value
    return FluentSerializer().serialize(resource)


def write_pseudo_language(folder: Path) -> None:
    """Write a package that brings the pseudo-language; it is found if the folder is on the path."""
    package = folder / "pseudo_language"
    for subject, name, text in _english():
        target = package / CODE / subject / name
        target.parent.mkdir(parents=True, exist_ok=True)
        names = subject.rpartition("/")[2] in NAMED
        target.write_text(disguised(text, names=names), encoding="utf-8")
    (package / "__init__.py").touch()
    sheet = f'name = "{"Pseudo".translate(LIKENESS)}"\nlocale = "en"\n'
    (package / CODE / SHEET).write_text(sheet, encoding="utf-8")
    announce(folder, "pseudo", {GROUP: {"pseudo": "pseudo_language"}})


def _english() -> Iterator[tuple[str, str, str]]:
    """Every file of English: its subject, its name and its text."""

    def below(folder: Traversable, subject: str) -> Iterator[tuple[str, str, str]]:
        for entry in folder.iterdir():
            if entry.is_dir():
                yield from below(entry, f"{subject}/{entry.name}".lstrip("/"))
            elif entry.name.endswith(".ftl"):
                yield subject, entry.name, entry.read_text(encoding="utf-8")

    yield from below(files("fabletop.languages") / ENGLISH, "")


class Reader:
    """Somebody who reads what some games say, and knows their names."""

    def __init__(self, games: Sequence[str], *others: str) -> None:
        cited = (rule.source for game in games for rule in find(game).rulebook())
        names = {*others, *cited, *(name for game in games for name in _names(game))}
        names |= {name.rstrip(string.digits + " ") for name in names}
        self._words = {word.casefold() for name in names for word in WORD.findall(name)}
        longest = sorted(filter(None, names), key=len, reverse=True)
        whole = "|".join(map(re.escape, longest))
        self._names = re.compile(rf"(?<![A-Za-z])(?:{whole})(?![A-Za-z])", re.IGNORECASE)

    def foreign(self, text: str) -> list[str]:
        """Words in a text that are neither of the pseudo-language nor in a name."""
        return WORD.findall(self._names.sub(" ", " ".join(text.split())))

    def foreign_pieces(self, text: str) -> list[str]:
        """The same where a name may be cut into pieces, as it is in a drawing."""
        return [word for word in self.foreign(text) if not self._is_piece(word.casefold())]

    def _is_piece(self, word: str) -> bool:
        return any(whole.startswith(word) for whole in self._words)


def _names(game: str) -> Iterator[str]:
    """The names of cards and places, in every language: a card's page tells all of them. And their
    ids, which can be typed."""
    for kind in NAMED:
        for language in (code for code in languages() if code != CODE):
            said = catalogue(f"{game}/{kind}", language)
            for message in messages(written(f"{game}/{kind}", language)):
                if "." not in message:
                    yield from (said.say(message), message)
