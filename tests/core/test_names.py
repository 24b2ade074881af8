"""Names of classes and types: each has one meaning in the whole project."""

import ast
from collections import defaultdict
from pathlib import Path

import fabletop

SOURCE = Path(fabletop.__file__).parent

PER_GAME = {
    "Box": "everything in the box of a game",
    "Explain": "how a game tells why something is refused",
    "Names": "what the terminal calls the things of a game",
    "Scenario": "the scenario builder of a game",
    "Table": "the state of a game, and what all of them share",
    "Value": "what an option is worth to a bot in a game",
}
"""Names that stand for the same thing in every game."""


def types_of(source: str) -> list[str]:
    """Classes and type aliases at the top of a module that others can import."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper():
                found.append(name)
    return [name for name in found if not name.startswith("_")]


def test_no_type_has_the_name_of_another() -> None:
    places = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for name in types_of(path.read_text(encoding="utf-8")):
            places[name].append(path.relative_to(SOURCE).as_posix())
    twice = {name: where for name, where in places.items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if name not in PER_GAME} == {}
    assert set(twice) == set(PER_GAME)


def test_classes_and_aliases_are_both_found() -> None:
    source = "class Side: ...\nSeat = int\nLIMIT = 3\n_Part = str\nseat = Seat(1)\n"
    assert types_of(source) == ["Side", "Seat"]
