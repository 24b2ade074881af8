"""The import contracts are complete: every module of a game is closed to front ends and bots, or
stands in the list of what they may read; and every module of Prophecy is kept from importing an
expansion, or stands here with the reason why it knows them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_reading_rooms import ALLOWED, EVERYWHERE

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "fabletop" / "games"
CLOSED = "Front ends and bots read a game only by its reading room and what is printed"
BASE = "Prophecy's base rules know no expansion"

POSITIONS = "it builds positions of every part"
CHOICE = "it lists what can be chosen"
KNOW_EXPANSIONS = {
    "expansions": "themselves",
    "game": "it composes the parts of a table",
    "handlers": "it checks that every card of every part has its rules",
    "help": CHOICE,
    "invariants": "they are laws about the pieces of every part",
    **dict.fromkeys(("rich", "rich_heroes", "scenario", "scenario_parts"), POSITIONS),
    "settings": CHOICE,
    **dict.fromkeys(("words", "words_of_odds"), "sentences about every part"),
    "worlds": "it shuffles what is hidden in every part",
    "printed": "its modules stand in the contract one by one",
    "printed.domains": "the names of every part",
}
"""Modules of Prophecy that may import an expansion, and why."""


def modules(package: Path) -> set[str]:
    """The modules and packages in a folder, whatever they are for."""
    found = {one.parent.name for one in package.glob("*/__init__.py")}
    return found | {one.stem for one in package.glob("[!_]*.py")}


def contract(name: str) -> dict[str, Any]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    (found,) = [one for one in contracts if one["name"] == name]
    return found


def test_the_contract_names_every_room_that_reads_games() -> None:
    rooms = modules(ROOT / "src" / "fabletop") - {"core", "games", "languages"}
    assert {f"fabletop.{room}" for room in rooms} == {*contract(CLOSED)["source_modules"]}


@pytest.mark.parametrize("game", sorted(modules(GAMES)))
def test_only_what_others_need_is_open_to_them(game: str) -> None:
    closed = contract(CLOSED)["forbidden_modules"]
    opened = {
        name for name in modules(GAMES / game) if f"fabletop.games.{game}.{name}" not in closed
    }
    allowed = {name.removeprefix(f"{game}.") for name in ALLOWED if name.startswith(f"{game}.")}
    assert opened == EVERYWHERE | allowed


def test_every_module_of_prophecy_knows_no_expansion_or_has_a_reason() -> None:
    prophecy = GAMES / "prophecy"
    found = modules(prophecy) | {f"printed.{name}" for name in modules(prophecy / "printed")}
    base = contract(BASE)
    assert base["forbidden_modules"] == ["fabletop.games.prophecy.expansions"]
    assert "allow_indirect_imports" not in base
    kept = {name.removeprefix("fabletop.games.prophecy.") for name in base["source_modules"]}
    assert found - kept == KNOW_EXPANSIONS.keys()
