"""Packages that are installed for one test, with their entry points, and nowhere else."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from fabletop.core import plugins


def announce(folder: Path, package: str, entries: Mapping[str, Mapping[str, str]]) -> None:
    """What an installer writes down: entry points by group and name."""
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (about / "METADATA").write_text(metadata, encoding="utf-8")
    lines = [
        line
        for group, named in entries.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in named.items()), "")
    ]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """With the packages of a folder among those that Python finds."""
    modules = set(sys.modules)
    sys.path.insert(0, str(folder))
    plugins.clear_caches()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - modules:
            if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        plugins.clear_caches()


def plug(patch: pytest.MonkeyPatch, group: str, game: str, thing: object) -> None:
    """Put another object in the place of the one that a package announces."""
    load = plugins._load

    def other(asked: str, name: str) -> object:
        return thing if (asked, name) == (group, game) else load(asked, name)

    patch.setattr(plugins, "_load", other)
