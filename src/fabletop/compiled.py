"""Whether the compiled build is running, and whether it still fits its sources.

The build puts machine code beside the modules, and a record of what it was made from beside this
one (docs/architecture.md, Two builds).
"""

import hashlib
import json
import platform
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent
RECORD = "compiled.json"
HOT = "fabletop.core.playout"
"""A module that every compiled build contains."""


class FieldNames(tuple[str, ...]):
    """The `__slots__` of a compiled class from which others are derived. `@dataclass(slots=True)`
    reads them, so that a derived class does not get the same fields a second time. They count as
    none, because the compiler lets no class with slots be a base."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


def is_compiled() -> bool:
    found = find_spec(HOT)
    return found is not None and not str(found.origin).endswith(".py")


def describe() -> str:
    """The build and the Python that runs it: "compiled, CPython 3.11.2"."""
    build = "compiled" if is_compiled() else "pure Python"
    older = ", older than its sources" if is_stale() else ""
    return f"{build}{older}, {platform.python_implementation()} {platform.python_version()}"


@cache
def is_stale() -> bool:
    """Whether machine code is loaded that was made from other sources than those beside it."""
    return is_compiled() and _made_from() != fingerprints(PACKAGE, _made_from())


def fingerprints(package: Path, modules: Iterable[str]) -> dict[str, str]:
    """A hash for the text of each module; empty if it is missing."""
    return {name: _fingerprint(package / name) for name in modules}


def _fingerprint(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""


def _made_from() -> dict[str, str]:
    """The fingerprints at the time of the build, by module."""
    record = PACKAGE / RECORD
    if not record.is_file():
        return {}
    found: dict[str, str] = json.loads(record.read_text(encoding="utf-8"))
    return found
