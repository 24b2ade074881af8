"""A pseudo-language made of the English catalogues: every letter of a text becomes one that is not
ASCII, names of cards and places stay. So whatever is read in plain letters was not in a catalogue.

It is a package from outside: a folder on the path with an entry point, as a translation would be.
"""

import re
import string
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from fabletop.core.languages import ENGLISH, SHEET
from fabletop.core.text import catalogue
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
    """A package with the pseudo-language, which announces itself to whoever has the folder on the
    path."""
    package = folder / "pseudo_language"
    for subject, name, text in _english():
        target = package / CODE / subject / name
        target.parent.mkdir(parents=True, exist_ok=True)
        names = subject.rpartition("/")[2] in NAMED
        target.write_text(disguised(text, names=names), encoding="utf-8")
    (package / "__init__.py").touch()
    sheet = f'name = "{"Pseudo".translate(LIKENESS)}"\nlocale = "en"\n'
    (package / CODE / SHEET).write_text(sheet, encoding="utf-8")
    announced = folder / "pseudo_language-1.dist-info"
    announced.mkdir()
    metadata = "Metadata-Version: 2.1\nName: pseudo-language\nVersion: 1\n"
    (announced / "METADATA").write_text(metadata, encoding="utf-8")
    points = "[fabletop.languages]\npseudo = pseudo_language\n"
    (announced / "entry_points.txt").write_text(points, encoding="utf-8")


def _english() -> Iterator[tuple[str, str, str]]:
    """Every file of English: its subject, its name and its text."""

    def below(folder: Traversable, subject: str) -> Iterator[tuple[str, str, str]]:
        for entry in folder.iterdir():
            if entry.is_dir():
                yield from below(entry, f"{subject}/{entry.name}".lstrip("/"))
            elif entry.name.endswith(".ftl"):
                yield subject, entry.name, entry.read_text(encoding="utf-8")

    yield from below(files("fabletop.languages") / ENGLISH, "")


def names_of(game: str) -> list[str]:
    """The names of a game's cards and places, the longest first."""
    found = {
        catalogue(f"{game}/{kind}", ENGLISH).say(message)
        for kind in NAMED
        for message in messages(written(f"{game}/{kind}"))
        if "." not in message
    }
    return sorted(found, key=len, reverse=True)
