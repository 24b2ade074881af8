"""The recipe for a card is followed word for word, for each game, in a copy of the project."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.recipes import ROOT, copy_of_the_project, follow, page, run, section

RECIPE = page("add-a-card.md")


class Section(NamedTuple):
    """What the section about a game adds."""

    game: str
    cards: tuple[str, ...]
    names: tuple[str, ...]
    """In English and in French."""
    settings: tuple[str, ...] = ()
    """For a game in which the cards are dealt."""


SECTIONS = {
    "Prophecy": Section(
        "prophecy",
        ("echoing_cave", "wild_boar"),
        ("Echoing Cave", "Grotte aux échos", "Wild Boar", "Sanglier"),
    ),
    "Seasons": Section(
        "seasons", ("moonlit_pearl",), ("Moonlit Pearl", "Perle de lune"), ("pool=50_enchanted",)
    ),
    "Wizards": Section(
        "wizards",
        ("a_shared_meal", "a_torn_page"),
        ("A Shared Meal", "Un repas partagé", "A Torn Page", "Une page arrachée"),
    ),
}
GAMES = pytest.mark.parametrize("heading", SECTIONS)


@GAMES
@pytest.mark.pure
def test_the_cards_of_the_recipe_pass_its_tests_and_play_under_the_checks(
    heading: str, tmp_path: Path
) -> None:
    added = SECTIONS[heading]
    project = copy_of_the_project(tmp_path)
    written = follow(section(RECIPE, heading), project)
    tests = [str(file) for file in written if file.name.startswith("test_")]
    names = " or ".join(added.cards)
    tested = run(project, "-m", "pytest", "-p", "no:cacheprovider", "-k", names, *tests)
    assert tested.returncode == 0, tested.stdout
    played = run(project, "-m", "tests.games.in_play", added.game, *added.settings, *added.cards)
    assert played.stdout.split() == list(added.cards), played.stderr
    for card in added.cards:
        shown = run(project, "-m", "fabletop", "cards", added.game, f"--show={card}")
        first = shown.stdout.splitlines()[0]
        assert sum(name in first for name in added.names) == 2, shown.stdout + shown.stderr


@GAMES
def test_without_its_code_the_card_is_refused_as_the_recipe_says(
    heading: str, tmp_path: Path
) -> None:
    project = copy_of_the_project(tmp_path)
    text = section(RECIPE, heading)
    follow(text, project, without=".py")
    refused = run(project, "-m", "fabletop", "simulate", SECTIONS[heading].game, "--games=1")
    (said,) = re.findall(r"^```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert refused.stderr == said
    assert refused.returncode != 0


def test_every_test_that_the_recipe_names_is_there() -> None:
    text = section(RECIPE, "What changes with a larger box")
    rows = [line for line in text.splitlines() if re.match(r"\| `\S+\.py`", line)]
    assert len(rows) > 30
    for row in rows:
        file, *tests = re.findall(r"`(\S+\.py|test_\w+)`", row.split(" | ")[0])
        written = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert [test for test in tests if f"def {test}(" not in written] == []
