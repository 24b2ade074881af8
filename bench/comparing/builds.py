"""The two builds of one source: plain Python, and compiled modules beside the sources."""

import json
import shutil
import sys
from pathlib import Path

from compiling.building import PACKAGE, compile_into, modules

from bench.comparing.sides import extensions
from fabletop.compiled import RECORD, fingerprints

PURE = "pure"
COMPILED = "compiled"
BUILDS = {PURE: COMPILED, COMPILED: PURE}
"""Each build, with the one that it is compared with."""


def build(name: str, source: Path, home: Path) -> Path:
    """The source folder of a build, made below `home` where need be."""
    target = home / name / source.name
    if name == COMPILED:
        return compiled_copy(source, target)
    return pure_copy(source, target) if extensions(source) else source


def pure_copy(source: Path, target: Path) -> Path:
    """A copy of a source folder without compiled modules; an earlier copy is replaced."""
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    return Path(shutil.copytree(source, target, ignore=ignored))


def compiled_copy(source: Path, target: Path) -> Path:
    """A copy of a source folder with compiled modules beside the sources. An earlier one is kept if
    nothing has changed since."""
    if not _is_kept(source, target):
        print("compiling takes some minutes", file=sys.stderr)
        pure_copy(source, target)
        compile_into(target, source)
    return target


def _is_kept(source: Path, target: Path) -> bool:
    record = target / PACKAGE / RECORD
    if not record.is_file():
        return False
    made_from = json.loads(record.read_text(encoding="utf-8"))
    same: bool = made_from == fingerprints(source / PACKAGE, modules(source))
    return same
