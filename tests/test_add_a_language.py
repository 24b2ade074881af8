"""The recipe for a new language is followed word for word, and languages come from outside."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.core.texts.languages import GROUP
from tests.installed import announce

ROOT = Path(__file__).parent.parent
RECIPE = (ROOT / "docs" / "add-a-language.md").read_text(encoding="utf-8")
LANGUAGES = Path("src", "fabletop", "languages")


def block(kind: str) -> str:
    """The first example of a kind."""
    found = re.search(rf"^ *```{kind}\n(.*?)^ *```$", RECIPE, re.MULTILINE | re.DOTALL)
    assert found
    lines = found[1].splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip())
    return "".join(f"{line[indent:]}\n" for line in lines)


def fabletop(packages: Path, *words: str) -> str:
    """What the command says where these packages are installed."""
    done = subprocess.run(
        [sys.executable, "-m", "fabletop.cli.main", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(packages), "COLUMNS": "200"},
        check=False,
    )
    return done.stdout + done.stderr


def test_the_recipe_makes_a_language(tmp_path: Path) -> None:
    shutil.copytree(ROOT / LANGUAGES / "en", tmp_path / LANGUAGES / "en")
    subprocess.run(shlex.split(block("sh")), check=True, cwd=tmp_path)
    folder = tmp_path / LANGUAGES / "xx"
    (folder / "language.toml").write_text(block("toml"), encoding="utf-8")
    cards = folder / "prophecy" / "cards" / "items.ftl"
    english = re.compile(r"^axe =.*\n(?: .*\n)+", re.MULTILINE)
    translated, found = english.subn(block("ftl"), cards.read_text(encoding="utf-8"))
    cards.write_text(translated, encoding="utf-8")
    assert found == 1
    packages = tmp_path / LANGUAGES.parent
    announce(packages, "xx", {GROUP: {"xx": "languages"}})
    said = fabletop(packages, "cards", "axe", "--show=axe", "--language=xx")
    assert said.startswith("Hache / Axe / Hache (axe)")
    assert "+1 en combat de Force contre les démons." in said


@pytest.fixture
def little(tmp_path: Path) -> Path:
    """A package with a language that can say one thing."""
    cards = tmp_path / "little" / "xx" / "prophecy" / "cards"
    cards.mkdir(parents=True)
    (tmp_path / "little" / "__init__.py").touch()
    (cards / "all.ftl").write_text("axe = Ax-ax\n", encoding="utf-8")
    (tmp_path / "little" / "xx" / "language.toml").write_text('name = "X"\n', encoding="utf-8")
    announce(tmp_path, "little", {GROUP: {"little": "little"}})
    return tmp_path


def test_what_a_language_from_outside_lacks_is_said_in_english(little: Path) -> None:
    said = fabletop(little, "cards", "--show=axe", "--language=xx")
    assert said.startswith("Ax-ax / Axe / Hache (axe)\n+1 in a Battle of Strength against demons.")
    assert "  Price: 2" in said


def test_an_unknown_language_is_refused_with_those_there_are(little: Path) -> None:
    said = fabletop(little, "cards", "--show=axe", "--language=tlh")
    assert said == "fabletop: there is no language 'tlh'; there is: en, fr, xx\n"
