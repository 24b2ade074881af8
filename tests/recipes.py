"""Recipes of the documents, followed word for word: what a page says to write is written into a
copy of the project, file by file."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

import fabletop

ROOT = Path(__file__).parents[1]

BLOCK = re.compile(
    r"^ *(?P<where>At the end of|In a new file|In) `(?P<file>[^`\n]+)`"
    r"(?:, (?P<how>below|instead of) (?:the|each) line `(?P<line>[^`\n]+)`)?:\n\n"
    r"(?P<block> *```\w+\n.*?\n) *```$",
    re.MULTILINE | re.DOTALL,
)
APART = {".py": "\n\n", ".toml": "\n", ".ftl": ""}
"""What stands between the last lines of a file and new ones."""


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """From a heading to the next one of its kind."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no section {heading!r}"
    return found[1]


def copy_of_the_project(folder: Path) -> Path:
    """Source and tests, for changes that nobody else may see."""
    for part in ("src", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "golden", "stories")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def follow(text: str, project: Path, *, without: str = "") -> list[Path]:
    """Write what the text says to write, but for files whose path contains `without`; returns the
    files that were written."""
    written = []
    for step in BLOCK.finditer(text):
        if without and without in step["file"]:
            continue
        file = project / step["file"]
        new = textwrap.dedent(step["block"]).partition("\n")[2]
        file.write_text(_with(step, file, new), encoding="utf-8")
        written.append(file)
    return written


def _with(step: re.Match[str], file: Path, new: str) -> str:
    if step["where"] == "In a new file":
        assert not file.exists(), f"{file} is not new"
        return new
    old = file.read_text(encoding="utf-8")
    if step["where"] == "At the end of":
        return old + APART[file.suffix] + new
    assert f"{step['line']}\n" in old, f"{file} has no line {step['line']!r}"
    kept = f"{step['line']}\n" if step["how"] == "below" else ""
    return old.replace(f"{step['line']}\n", kept + new)


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python program in the copy, which imports from there first."""
    return run_with([project / "src", project], *words)


def run_with(
    folders: Sequence[Path], *words: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """A Python program that imports from these folders first, then the Fabletop that is tested; it
    works in the last of these folders."""
    tested = Path(fabletop.__file__).parents[1]
    paths = os.pathsep.join(map(str, (*folders, tested)))
    return subprocess.run(
        [sys.executable, *words],
        cwd=folders[-1],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "300"},
        check=False,
    )
