"""The methods that are written into dataclasses before they are compiled."""

import ast
from types import ModuleType

import pytest
from compiling.building import PACKAGE, SOURCES, modules
from compiling.written_out import written_out

BASE = '''"""A base."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Piece:
    name: str
    """What it is called."""
    marks: list[int] = field(default_factory=list)


'''

DERIVED = '''"""What is derived from it."""

from dataclasses import dataclass, field

from game.pieces import Piece as AnyPiece


@dataclass(slots=True, kw_only=True)
class Boat(AnyPiece):
    space: int = 7
    crew: dict[str, int] = field(default_factory=lambda: {"captain": 1})


def later() -> int:
    return 1
'''

FROZEN = '''"""What does not change."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    cost: int = 0


'''


def written(**texts: str) -> dict[str, str]:
    return written_out({f"game.{name}": text for name, text in texts.items()})


def running(text: str, known: ModuleType | None = None) -> ModuleType:
    module = ModuleType("running")
    body = text.replace("from game.pieces import Piece as AnyPiece\n", "")
    if known is not None:
        module.__dict__["AnyPiece"] = known.__dict__["Piece"]
    exec(body, module.__dict__)
    return module


def test_what_is_written_out_does_what_the_dataclass_does() -> None:
    texts = written(pieces=BASE, boats=DERIVED)
    pieces = running(texts["game.pieces"])
    plain, told = running(DERIVED, pieces), running(texts["game.boats"], pieces)
    for module in (plain, told):
        boat, other = module.__dict__["Boat"]("a", [1]), module.__dict__["Boat"]("b", space=3)
        assert (boat.name, boat.marks, boat.space, boat.crew) == ("a", [1], 7, {"captain": 1})
        assert (other.marks, other.space) == ([], 3)
        assert other.marks is not module.__dict__["Boat"]("c").marks
        with pytest.raises(TypeError):
            module.__dict__["Boat"]("a", [], 3)


def test_no_line_gets_another_number() -> None:
    lines = written(pieces=BASE, boats=DERIVED)["game.boats"].split("\n")
    assert lines.index("def later() -> int:") == DERIVED.split("\n").index("def later() -> int:")


def test_an_object_is_pickled_as_a_call_with_its_values() -> None:
    assert "return (Card, (self.id, self.cost, ))" in written(cards=FROZEN)["game.cards"]


def test_a_class_with_an_unknown_base_is_left_alone() -> None:
    assert written(boats=DERIVED)["game.boats"].rstrip() == DERIVED.rstrip()


def test_a_class_that_writes_its_own_is_left_alone() -> None:
    own = FROZEN.rstrip() + "\n\n    def __init__(self) -> None:\n        pass\n"
    assert written(cards=own)["game.cards"].rstrip() == own.rstrip()


def test_a_class_for_others_to_derive_from_names_its_fields() -> None:
    derivable = BASE.replace(
        "@dataclass", "@mypyc_attr(allow_interpreted_subclasses=True)\n@dataclass"
    )
    assert "FieldNames(('name', 'marks'))" in written(pieces=derivable)["game.pieces"]


def test_only_empty_lines_of_the_sources_are_filled() -> None:
    texts = {
        f"{PACKAGE}.{name.removesuffix('.py').replace('/', '.')}": (SOURCES / PACKAGE / name)
        for name in modules()
    }
    before = {module: file.read_text(encoding="utf-8") for module, file in texts.items()}
    changed = 0
    for module, text in written_out(before).items():
        ast.parse(text)
        lines = list(zip(before[module].split("\n"), text.split("\n"), strict=False))
        assert all(old in ("", new) for old, new in lines)
        changed += any(old != new for old, new in lines)
    assert changed > 30
