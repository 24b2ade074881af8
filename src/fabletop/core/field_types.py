"""The declared types of a dataclass's fields, also where the class is compiled.

A compiled class keeps `list[Hero]` as `list` only. The types of its fields are then read from the
source, which lies beside the compiled module.
"""

import ast
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_type_hints


@cache
def field_types(kind: object) -> dict[str, object]:
    """The types of a class's fields by name, those of its bases first."""
    assert isinstance(kind, type), "only classes have fields"
    found: dict[str, object] = {}
    for base in reversed(kind.__mro__):
        if "__annotations__" in base.__dict__:
            found |= _declared_in(base)
    return found


def _declared_in(kind: type) -> dict[str, object]:
    """What a class declares itself."""
    own = inspect.get_annotations(kind)
    module = sys.modules[kind.__module__]
    if is_compiled(module):
        told = _told_in_source(_source_of(module)).get(kind.__name__, {})
        names = vars(module)
        return {name: eval(words, names) for name, words in told.items() if name in own}
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in own}


def is_compiled(module: ModuleType) -> bool:
    return not (module.__file__ or ".py").endswith(".py")


def _source_of(module: ModuleType) -> Path:
    assert module.__file__ is not None, "a compiled module has a file"
    return Path(module.__file__).with_name(f"{module.__name__.rpartition('.')[2]}.py")


@cache
def _told_in_source(file: Path) -> dict[str, dict[str, str]]:
    """The annotations of a module's classes, as they are written there."""
    return {
        defined.name: {
            line.target.id: ast.unparse(line.annotation)
            for line in defined.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for defined in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(defined, ast.ClassDef)
    }
