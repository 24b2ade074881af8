"""Settings from a file, and from what was given on the command line or in the environment."""

import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TypeAlias

from pydantic import ValidationError
from pydantic_core import to_json

from fabletop.core.errors import BadSetup
from fabletop.server.declared import Declared, declared, with_values
from fabletop.server.settings import Settings

VARIABLE = "FABLETOP_"
OTHERS = ("CONFIG", "BOT_SECRET", "BOT_MEMORY", "BOT_CPU", "BOT_MARK", "KILLS")
"""Variables with other meanings than a setting."""

ADDRESS = re.compile(r"https?://[^\s/?#@]+/?")

Values: TypeAlias = dict[str, object]
"""Settings that were given, by their names, with values that fit their types."""


def settings_of(given: Mapping[str, object], file: Path | None = None) -> Settings:
    """`given` are settings with checked values from the command line and the environment, None
    where nothing was said; what they leave open is read from the file."""
    told: Values = {name: value for name, value in given.items() if value is not None}
    settings = with_values((read(file) if file else {}) | told)
    public = settings.public_address
    if public and not ADDRESS.fullmatch(public):
        raise BadSetup(
            f"public = {public!r}: write the address as people type it, without a path, such as "
            "https://play.example.org"
        )
    if not settings.host:
        raise BadSetup("host = '': write 0.0.0.0 for all interfaces")
    return settings


def read(file: Path) -> Values:
    """The settings in a file; the first thing that is wrong is named."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadSetup(f"{file} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} is not a TOML file: {error}") from error
    known, found = declared(), Values()
    for name, value in told.items():
        if name not in known:
            raise BadSetup(f"{file}: there is no setting {name!r}; {_near(name, known)}")
        found[name] = _checked(file, known[name], value)
    return found


def check_variables() -> None:
    """Refuse variables that look like a setting and are none: a mistyped name would do nothing."""
    known = {_variable(name) for name in declared()}
    for name in sorted(os.environ):
        if name.startswith(VARIABLE) and name not in known | set(map(_variable, OTHERS)):
            near = _near(name, sorted(known))
            raise BadSetup(f"the environment has {name}, but there is no such setting; {near}")


def _variable(name: str) -> str:
    return VARIABLE + name.upper()


def _near(name: str, known: Mapping[str, object] | list[str]) -> str:
    near = get_close_matches(name, list(known), n=3, cutoff=0.5)
    return f"nearest: {', '.join(near)}" if near else "`fabletop serve --help` lists all"


def _checked(file: Path, one: Declared, value: object) -> object:
    """The value in its type. Strictly: text is no number, and a number is no text."""
    try:
        return one.fitting.validate_json(to_json(value), strict=True)
    except ValidationError as error:
        wrong = error.errors()[0]["msg"]
        raise BadSetup(f"{file}: {one.name} = {value!r}: {wrong[0].lower()}{wrong[1:]}") from error
