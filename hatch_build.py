"""The compiled build: the hot modules as machine code, beside their unchanged sources.

`python hatch_build.py` builds it in place; a wheel gets it if FABLETOP_COMPILED is set. What is
compiled stands in pyproject.toml, [tool.fabletop.compiled].
"""

import hashlib
import json
import os
import shutil
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.append(str(Path(__file__).parent))

from compiling.written_out import written_out
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WANTED = "FABLETOP_COMPILED"
"""The environment variable that asks for a wheel with machine code."""

NEEDS = ["mypy[mypyc]>=2.4", "setuptools>=80", "pybind11>=3"]
RECORD = "compiled.json"
"""Beside the package's `__init__.py`: what was compiled, and a hash of its sources."""


class CompiledBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return NEEDS if os.environ.get(WANTED) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not os.environ.get(WANTED):
            return
        source = Path(self.root, "src")
        self._kept = TemporaryDirectory()
        for made in compiled(source, Path(self._kept.name)):
            build_data["force_include"][str(Path(self._kept.name, made))] = str(made)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        if hasattr(self, "_kept"):
            self._kept.cleanup()


def modules(source: Path) -> list[Path]:
    """The modules to compile, by their paths in the folder of sources."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        told = tomllib.load(file)["tool"]["fabletop"]["compiled"]
    package = source / "fabletop"
    found = {file for pattern in told["modules"] for file in package.glob(pattern)}
    found -= {file for pattern in told["interpreted"] for file in package.glob(pattern)}
    return sorted(file.relative_to(source) for file in found if file.name != "__init__.py")


def compiled(source: Path, target: Path) -> list[Path]:
    """Compile the modules of a folder of sources into another folder; returns what was made."""
    chosen = modules(source)
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        work = Path(scratch, "src")
        shutil.copytree(source, work, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        _write_out(work, chosen)
        _compile(work, chosen)
        made = [file.relative_to(work) for kind in ("*.so", "*.pyd") for file in work.rglob(kind)]
        for file in made:
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(work / file, target / file)
    record = {"hash": fingerprint(source, chosen), "modules": [file.as_posix() for file in chosen]}
    (target / "fabletop" / RECORD).write_text(f"{json.dumps(record, indent=1)}\n", encoding="utf-8")
    return [*made, Path("fabletop", RECORD)]


def fingerprint(source: Path, chosen: list[Path]) -> str:
    """A hash of what the sources say, to notice a build that is older than they are."""
    found = hashlib.sha256()
    for file in chosen:
        found.update((source / file).read_bytes())
    return found.hexdigest()


def _write_out(work: Path, chosen: list[Path]) -> None:
    """Write the methods of dataclasses into the copy that is compiled."""
    named = {".".join(file.with_suffix("").parts): work / file for file in chosen}
    texts = {module: file.read_text(encoding="utf-8") for module, file in named.items()}
    for module, text in written_out(texts).items():
        named[module].write_text(text, encoding="utf-8")


def _compile(work: Path, chosen: list[Path]) -> None:
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(work)
    os.environ["MYPYPATH"] = str(work)
    found = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", "--no-incremental", "--no-warn-unused-ignores", *map(str, chosen)],
        group_name="fabletop",
        opt_level=os.environ.get("FABLETOP_OPTIMIZE", "3"),
        debug_level="0",
        multi_file=True,
        target_dir=str(work.parent / "c"),
    )
    ParallelCompile(default=os.cpu_count() or 1).install()
    build = build_ext(Distribution({"name": "fabletop", "ext_modules": found}))
    build.inplace = True
    build.build_lib, build.build_temp = str(work.parent / "lib"), str(work.parent / "objects")
    build.ensure_finalized()
    build.run()


def main() -> None:
    source = ROOT / "src"
    remove(source)
    made = compiled(source, source)
    print(f"{len(made) - 2} modules are compiled")


def remove(source: Path) -> None:
    """Go back to the sources alone."""
    for kind in ("*.so", "*.pyd", RECORD):
        for file in source.rglob(kind):
            file.unlink()


if __name__ == "__main__":
    if sys.argv[1:] == ["--remove"]:
        remove(ROOT / "src")
    else:
        main()
