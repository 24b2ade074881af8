"""The recipe for a game is followed word for word. What it shows of the example package is what the
package contains, and every room of the recipe is announced."""

import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.installed import announce
from tests.outside.conftest import SOURCE
from tests.recipes import ROOT, follow, page, run_with, section

RECIPE = page("add-a-game.md")
PACKAGE = section(RECIPE, "A package with a game")
COPYING, INSTALLING, PLAYING = (
    block.splitlines() for block in re.findall(r"^```sh\n(.*?)^```$", PACKAGE, re.M | re.S)
)
SHOWN = re.findall(r"^```\w+ from=(\S+)\n(.*?)^```$", RECIPE, re.MULTILINE | re.DOTALL)


def announced(project: Path) -> dict[str, dict[str, str]]:
    about = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    found: dict[str, dict[str, str]] = about["entry-points"]
    return found


@pytest.fixture
def own_package(tmp_path: Path) -> Path:
    """What the recipe says to write, announced as pip would after the command of the recipe."""
    project = tmp_path / "fabletop"
    (project / "tests").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "high_card.py", project / "tests")
    for command in COPYING:
        subprocess.run(shlex.split(command), check=True, cwd=project)
    follow(PACKAGE, project)
    (installing,) = INSTALLING
    folder: Path = (project / installing.removeprefix("pip install -e ")).resolve()
    announce(folder, "my_game", announced(folder / "pyproject.toml"))
    return folder


@pytest.mark.parametrize("command", PLAYING)
def test_the_game_of_the_recipe_is_played(command: str, own_package: Path) -> None:
    program, *words = shlex.split(command)
    assert program == "fabletop"
    done = run_with([own_package], "-m", "fabletop", *words, typed="q\nn\n")
    assert done.returncode == 0, done.stdout + done.stderr


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
