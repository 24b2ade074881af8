"""Which drawing of the sprite stands for which name. The mapping is in icons.toml, and for names of
one game in that game's file. Also the shapes that distinguish seats in addition to colours."""

import tomllib
from pathlib import Path

from fabletop.core import plugins
from fabletop.web.plugin import every_plugin

PREFIX = "i-"
UNKNOWN = "perspective-dice-six-faces-random"

MARKS = ("▲", "●", "■", "◆", "★", "✚")
"""A shape for each seat."""


@plugins.cached
def drawings() -> dict[str, str]:
    """Our names, such as "creature.vampire", with the names of the drawings at game-icons.net."""
    brought = (plugin.icons for plugin in every_plugin().values())
    named: dict[str, str] = {}
    for file in (*filter(None, brought), Path(__file__).parent / "icons.toml"):
        named |= _read(file)
    return named


def _read(file: Path) -> dict[str, str]:
    groups: dict[str, dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return {f"{group}.{name}": to for group, names in groups.items() for name, to in names.items()}


def icon(name: str) -> str:
    """The id of the symbol for one of our names, else for its group, else a die."""
    group, _, _ = name.partition(".")
    known = drawings()
    return PREFIX + (known.get(name) or known.get(f"{group}.default") or UNKNOWN)
