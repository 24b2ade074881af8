"""The example Realm, installed as pip would."""

import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.installed import announce, installed

SOURCE = Path(__file__).parents[1] / "outside_realm"


@contextmanager
def with_the_mist(folder: Path) -> Iterator[None]:
    """With the package of the Realm in this folder."""
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(SOURCE / "misty_realm", folder / "misty_realm")
    announce(folder, project["name"], project["entry-points"])
    with installed(folder):
        yield
