"""The two builds of one source: plain Python, and compiled modules beside the sources."""

import shutil
import sys
from pathlib import Path

from compiling.building import BUILT, compile_into, is_built

from bench.comparing.sides import extensions

PURE = "pure"
COMPILED = "compiled"
BUILDS = {PURE: COMPILED, COMPILED: PURE}
"""Each build, with the one that it is compared with."""
LEFT_OUT = shutil.ignore_patterns(*BUILT, "__pycache__")


def build(name: str, source: Path, home: Path) -> Path:
    """The source folder of a build, made below `home` where need be."""
    target = home / name / source.name
    if name == COMPILED:
        return compiled_copy(source, target)
    return pure_copy(source, target) if extensions(source) else source


def pure_copy(source: Path, target: Path) -> Path:
    """A copy of a source folder without compiled modules; an earlier copy is replaced."""
    shutil.rmtree(target, ignore_errors=True)
    return Path(shutil.copytree(source, target, ignore=LEFT_OUT))


def compiled_copy(source: Path, target: Path) -> Path:
    """A copy of a source folder with compiled modules beside the sources. An earlier one is kept if
    nothing has changed since."""
    shutil.copytree(source, target, ignore=LEFT_OUT, dirs_exist_ok=True)
    if not is_built(target):
        print("compiling takes some minutes", file=sys.stderr)
        compile_into(target, target)
    return target
