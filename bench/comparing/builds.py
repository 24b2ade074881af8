"""The two builds of one source: plain Python, and compiled modules beside the sources."""

import shutil
from pathlib import Path

from bench.comparing.sides import extensions

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
    """A copy of a source folder with compiled modules beside the sources."""
    raise SystemExit(f"there is no compiled build yet: {source} cannot be compiled into {target}")
