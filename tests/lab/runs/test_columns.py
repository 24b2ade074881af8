"""The page about simulations explains every column of every table, and no other."""

import re
from pathlib import Path

import pytest

from fabletop.core.registry import names
from fabletop.lab.plugin import final_of
from fabletop.lab.runs.formats import dtype
from fabletop.lab.runs.records import COLUMNS, SEATS, TABLES

PAGE = (Path(__file__).parents[3] / "docs" / "simulate.md").read_text(encoding="utf-8")


def explained(table: str) -> list[tuple[str, str]]:
    """The columns of a table with their types, as the page has them."""
    section = PAGE.split(f"### {table}:")[1].split("\n#")[0]
    rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| ")][2:]
    cells = [(row[0].removeprefix("| ").split(", "), row[1].split(", ")) for row in rows]
    return [
        (name, kinds[min(place, len(kinds) - 1)])
        for found, kinds in cells
        for place, name in enumerate(found)
    ]


@pytest.mark.parametrize("table", TABLES)
def test_every_column_is_explained_with_its_type(table: str) -> None:
    columns = [
        (name, "string" if kind is str else dtype(name, kind))
        for name, kind in COLUMNS[table].items()
    ]
    assert explained(table) == columns, "docs/simulate.md"


@pytest.mark.parametrize("game", names())
def test_every_column_of_a_game_is_listed_and_new(game: str) -> None:
    (listed,) = re.findall(rf"^- {game.title()}: (.*)$", PAGE, re.MULTILINE)
    assert tuple(listed.split(", ")) == final_of(game).names, "docs/simulate.md"
    assert set(final_of(game).names).isdisjoint(COLUMNS[SEATS])
