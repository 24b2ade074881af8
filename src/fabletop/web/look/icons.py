"""Which drawing of the sprite stands for what; the choice is made in icons.toml. And the shapes by
which seats are told apart besides their colours."""

import tomllib
from functools import cache
from importlib.resources import files

PREFIX = "i-"
UNKNOWN = "perspective-dice-six-faces-random"

MARKS = ("▲", "●", "■", "◆", "★", "✚")
"""A shape for each seat."""


@cache
def drawings() -> dict[str, str]:
    """Our names, such as "creature.vampire", with the names of the drawings at game-icons.net."""
    text = files("fabletop.web.look").joinpath("icons.toml").read_text(encoding="utf-8")
    groups: dict[str, dict[str, str]] = tomllib.loads(text)
    return {f"{group}.{name}": to for group, names in groups.items() for name, to in names.items()}


def icon(name: str) -> str:
    """The id of the symbol for one of our names, else for its group, else a die."""
    group, _, _ = name.partition(".")
    known = drawings()
    return PREFIX + (known.get(name) or known.get(f"{group}.default") or UNKNOWN)
