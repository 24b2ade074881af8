"""What the recipe shows of the example package is what the package contains, and every room of the
recipe is announced."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.outside.conftest import SOURCE

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^```\w+ from=(\S+)\n(.*?)^```$", RECIPE, re.MULTILINE | re.DOTALL)


def announced(project: Path) -> dict[str, dict[str, str]]:
    about = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    found: dict[str, dict[str, str]] = about["entry-points"]
    return found


@pytest.mark.parametrize(("file", "text"), SHOWN, ids=[file for file, _ in SHOWN])
def test_what_the_recipe_shows_stands_in_the_package(file: str, text: str) -> None:
    assert text in (SOURCE / file).read_text(encoding="utf-8")


def test_the_recipe_shows_something_for_every_group() -> None:
    groups = set(announced(SOURCE / "pyproject.toml"))
    assert groups == set(announced(ROOT / "pyproject.toml")) - {"fabletop.painters"}
    shown = {Path(file).stem for file, _ in SHOWN}
    words = {"fabletop.games", "fabletop.languages"}
    assert {group.removeprefix("fabletop.") for group in groups - words} <= shown
    assert any(file.endswith(".ftl") for file, _ in SHOWN)


def test_our_games_are_announced_in_every_room() -> None:
    rooms = announced(ROOT / "pyproject.toml")
    games = set(rooms["fabletop.games"])
    assert {group for group, named in rooms.items() if set(named) != games} == {
        "fabletop.painters",
        "fabletop.languages",
    }
