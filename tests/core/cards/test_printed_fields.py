"""Every field of a printed card is read by the code of its game: a number that no rule reads would
change nothing."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import fabletop.games
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.registry import names

GAMES = Path(fabletop.games.__file__).parent
BY_SETTING = {"Copies": "the setting `chance` names the field that is read"}
COMMON = {field.name for field in fields(PrintedCard)}


def printed(game: str) -> Iterator[type]:
    """The types of what is printed, in the module `printed` of a game or below it. What limits a
    field, as `Most` does, belongs to no game."""
    package = import_module(f"fabletop.games.{game}.printed")
    below = walk_packages(getattr(package, "__path__", ()), f"{package.__name__}.")
    for module in (package, *(import_module(found.name) for found in below)):
        yield from (
            kind
            for kind in vars(module).values()
            if isinstance(kind, type) and is_dataclass(kind) and "games" in kind.__module__
        )


def words(sources: Iterator[str]) -> set[str]:
    """Every attribute that is looked up, by its name or by a text."""
    found = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("game", names())
def test_every_printed_field_is_read_by_a_rule(game: str) -> None:
    sources = (path.read_text(encoding="utf-8") for path in (GAMES / game).rglob("*.py"))
    known = {
        f"{kind.__name__}.{field.name}": field.name
        for kind in printed(game)
        if kind.__name__ not in BY_SETTING
        for field in fields(kind)
        if field.name not in COMMON
    }
    read = words(sources)
    assert len(known) > 30
    assert [field for field, name in known.items() if name not in read] == []


def test_a_field_that_is_only_declared_is_not_read() -> None:
    assert "moonlight" not in words(iter(["class Item:\n    moonlight: int = 0\n"]))
    assert {"gold", "magic"} <= words(iter(["item.params.gold + getattr(item, 'magic')"]))
