"""Which languages there are: those of the folders that installed packages announce under
`fabletop.languages`.

Such a folder holds a folder for each language, `<code>/`, and in it one for each subject, such as
`prophecy/` or `web/`, with Fluent files. A code is a language if one of the folders contains
`<code>/language.toml`; the others may add subjects or messages to it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from fabletop.core.cards.build import build
from fabletop.core.errors import BadSetup
from fabletop.core.plugins import cached, log_once

GROUP = "fabletop.languages"

ENGLISH = "en"
"""The language that has every message; others fall back to it."""

SHEET = "language.toml"


@dataclass(frozen=True, slots=True)
class Language:
    """What `language.toml` says about a language."""

    code: str
    name: str
    """Its name in itself."""
    locale: str = ""
    """The locale whose plurals, numbers and dates it uses; its own by default."""


@cached
def languages() -> Mapping[str, Language]:
    """The languages by their codes, English first."""
    found: dict[str, Language] = {}
    for root in _roots():
        for folder in root.iterdir():
            sheet = folder / SHEET
            if folder.name not in found and sheet.is_file():
                plain = tomllib.loads(sheet.read_text(encoding="utf-8"))
                found[folder.name] = build(Language, {"code": folder.name, **plain}, str(sheet))
    return {code: found[code] for code in sorted(found, key=lambda code: (code != ENGLISH, code))}


def language_of(code: str) -> Language:
    """The language with this code; raises BadSetup if there is none."""
    known = languages()
    if code not in known:
        raise BadSetup(f"there is no language {code!r}; there is: {', '.join(known)}")
    return known[code]


def understood(*wanted: str | None) -> str:
    """The first of the wanted languages that exists, or English. Each is a code such as "fr" or
    "fr_CA.UTF-8", or what browsers send: "fr-CA, fr;q=0.8"."""
    known = languages()
    for one in ",".join(filter(None, wanted)).split(","):
        code = re.split(r"[;.]", one.strip())[0].replace("_", "-")
        for found in (code, code.partition("-")[0].lower()):
            if found in known:
                return found
    return ENGLISH


def texts(subject: str, code: str) -> Iterator[str]:
    """The Fluent files of a subject in a language, such as `prophecy` or `prophecy/cards`."""
    for root in _roots():
        folder = root / code
        for part in subject.split("/"):
            folder = folder / part
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    yield file.read_text(encoding="utf-8")


@cached
def subjects(code: str) -> tuple[str, ...]:
    """The subjects of a language: its folders that contain Fluent files."""
    found = {subject for root in _roots() for subject in _below(root / code, "")}
    return tuple(sorted(found))


def _below(folder: Traversable, subject: str) -> Iterator[str]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry, f"{subject}/{entry.name}".lstrip("/"))
        elif subject and entry.name.endswith(".ftl"):
            yield subject


@cached
def _roots() -> tuple[Traversable, ...]:
    announced = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    found = []
    for package in dict.fromkeys(entry.value for entry in announced):
        try:
            found.append(files(package))
        except Exception as error:
            log_once(f"the languages of {package} cannot be read: {error}")
    return tuple(found)
