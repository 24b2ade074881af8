"""Compiles the hot modules of a folder of sources; the sources themselves are not changed.

What is compiled stands in pyproject.toml, [tool.fabletop.compiled]. The work happens in a copy,
in which the methods of dataclasses are written out (`written_out.py`).
"""

import json
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory

from compiling.written_out import written_out
from fabletop.compiled import RECORD, fingerprints

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PACKAGE = "fabletop"
BUILT = ("*.so", "*.pyd")
KEPT = Path(PACKAGE, RECORD)


def modules(source: Path = SOURCES) -> list[str]:
    """The modules to compile, by their paths in the package."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        told = tomllib.load(file)["tool"]["fabletop"]["compiled"]
    package = source / PACKAGE
    chosen = {file for pattern in told["modules"] for file in package.glob(pattern)}
    chosen -= {file for pattern in told["interpreted"] for file in package.glob(pattern)}
    names = (file.relative_to(package).as_posix() for file in chosen)
    return sorted(name for name in names if not name.endswith("__init__.py"))


def compile_into(target: Path, source: Path = SOURCES) -> list[Path]:
    """Compile the sources in one folder into another one, which may be the same. Returns what was
    made, by the paths in the target. Machine code beside the sources that still fits is copied."""
    chosen = modules(source)
    if source != target and is_built(source):
        made = [file.relative_to(source) for file in _machine_code(source)]
        return _laid(source, target, [*made, KEPT])
    with TemporaryDirectory() as scratch:
        work = Path(scratch, "src")
        left_out = shutil.ignore_patterns(*BUILT, "__pycache__")
        shutil.copytree(source / PACKAGE, work / PACKAGE, ignore=left_out)
        record = fingerprints(work / PACKAGE, chosen)
        _write_out(work / PACKAGE, chosen)
        _translate(work, chosen)
        (work / KEPT).write_text(f"{json.dumps(record, indent=1)}\n", encoding="utf-8")
        made = [file.relative_to(work) for file in _machine_code(work)]
        return _laid(work, target, [*made, KEPT])


def is_built(source: Path) -> bool:
    """Whether there is machine code for this Python beside the sources, made from these."""
    record = source / KEPT
    if not record.is_file() or not any(source.glob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
        return False
    made_from: object = json.loads(record.read_text(encoding="utf-8"))
    return made_from == fingerprints(source / PACKAGE, modules(source))


def _laid(work: Path, target: Path, made: list[Path]) -> list[Path]:
    """Copy what was made; what was made earlier goes."""
    remove(target)
    for file in made:
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(work / file, target / file)
    return made


def remove(target: Path = SOURCES) -> None:
    """Take the machine code away, so that the sources run."""
    for file in (*_machine_code(target), target / KEPT):
        file.unlink(missing_ok=True)


def _machine_code(folder: Path) -> Iterator[Path]:
    for pattern in BUILT:
        yield from folder.rglob(pattern)


def _write_out(package: Path, chosen: list[str]) -> None:
    texts = {name: (package / name).read_text(encoding="utf-8") for name in chosen}
    dotted = {name: f"{PACKAGE}.{name.removesuffix('.py').replace('/', '.')}" for name in chosen}
    for module, text in written_out({dotted[name]: text for name, text in texts.items()}).items():
        name = next(name for name in chosen if dotted[name] == module)
        (package / name).write_text(text, encoding="utf-8")


def _translate(work: Path, chosen: list[str]) -> None:
    """Run mypyc and the C compiler, in a process of their own: both change where they run."""
    order = [sys.executable, str(Path(__file__).with_name("translating.py")), str(work)]
    files = [f"{PACKAGE}/{name}" for name in chosen]
    ran = run(order, input="\n".join(files), text=True, capture_output=True, check=False)
    if ran.returncode:
        lines = [line for line in ran.stdout.splitlines() if ": warning: " not in line]
        raise SystemExit("\n".join([*lines[-30:], *ran.stderr.splitlines()[-30:]]))
