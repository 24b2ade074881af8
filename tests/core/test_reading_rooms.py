"""Bots, pages, terminal, environments, laboratory, server and tools read a game by its reading room
and what is printed. Whatever else of a game they import stands here, with a reason; a new module of
a game is not allowed by itself."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.wizards.seen.view import WizardsView

ROOT = Path(__file__).parents[2]

READERS = ("bots", "cli", "envs", "lab", "server", "web")
"""Rooms of the source that read games; `tools` reads them, too."""

EVERYWHERE = {"seen", "printed", "box", "scenario"}
"""What every game has for its readers."""

ALLOWED = {
    "prophecy.words": "the sentences of the game",
    "prophecy.words_of_odds": "sentences about the odds of battles",
    "seasons.domains": "the words that options can hold, for vocabularies",
    "seasons.numbers": "what is printed on the board",
    "seasons.words": "the sentences of the game",
    "wizards.centres": "the geometry of the map",
    "wizards.chronicle": "names the values of events in a log",
    "wizards.domains": "the words that options can hold, for vocabularies",
    "wizards.hexes": "the geometry of the map",
    "wizards.isles": "the geometry of the map",
    "wizards.words": "the sentences of the game",
}
"""What else of a game its readers may import, and why."""

PRIVATE = {
    one.name
    for kind in (ProphecyView, SeasonsView, WizardsView)
    for one in fields(kind)
    if one.name.startswith("_")
}
"""What a view keeps for the questions of its own package: it holds what nobody may see."""


def imported(module: Path, source: Path) -> Iterator[str]:
    """The modules of games that a module imports, such as "wizards.seen.view"."""
    games = "fabletop.games."
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [_whole(source, node.module, alias.name) for alias in node.names]
        else:
            continue
        yield from (name.removeprefix(games) for name in names if name.startswith(games))


def _whole(source: Path, module: str, name: str) -> str:
    """`from package import name` imports a module if there is one of that name."""
    folder = source.joinpath(*module.split("."))
    is_module = (folder / name).is_dir() or (folder / f"{name}.py").is_file()
    return f"{module}.{name}" if is_module else module


def peeks(root: Path) -> list[str]:
    """Where a reader takes the private table out of a view."""
    return [
        path.relative_to(root).as_posix()
        for path in _readers(root)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in PRIVATE
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]


def _readers(root: Path) -> list[Path]:
    rooms = [*(root / "src" / "fabletop" / room for room in READERS), root / "tools"]
    return sorted(path for room in rooms for path in room.rglob("*.py"))


def strangers(root: Path) -> dict[str, list[str]]:
    """What readers import of games besides their reading rooms: each module, and where."""
    source = root / "src"
    found: dict[str, list[str]] = {}
    for path in _readers(root):
        for name in imported(path, source):
            game, _, rest = name.partition(".")
            if rest.split(".")[0] not in EVERYWHERE:
                deep = f"{game}.{rest.split('.')[0]}" if rest else game
                found.setdefault(deep, []).append(path.relative_to(root).as_posix())
    return found


def test_games_are_read_by_their_reading_rooms() -> None:
    found = strangers(ROOT)
    assert {name: found[name] for name in found.keys() - ALLOWED.keys()} == {}, "ask `seen` instead"
    assert ALLOWED.keys() - found.keys() == set(), "these need no reason any more"


def test_nobody_reads_the_table_behind_a_view() -> None:
    assert "_table" in PRIVATE
    assert peeks(ROOT) == []


def test_reading_the_table_behind_a_view_is_noticed(tmp_path: Path) -> None:
    bots = tmp_path / "src" / "fabletop" / "bots"
    bots.mkdir(parents=True)
    (bots / "cheat.py").write_text(
        "def top(view):\n    return view._table.deck\n", encoding="utf-8"
    )
    (bots / "own.py").write_text("def top(self):\n    return self._table.deck\n", encoding="utf-8")
    assert peeks(tmp_path) == ["src/fabletop/bots/cheat.py"]


@pytest.mark.parametrize("room", [*(f"src/fabletop/{room}" for room in READERS), "tools"])
@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from fabletop.games.wizards.rules.turn import evil", "wizards.rules"),
        ("from fabletop.games.wizards.rules.turn.evil import load", "wizards.rules"),
        ("import fabletop.games.wizards.state as plain", "wizards.state"),
        ("from fabletop.games.wizards import new_module", "wizards.new_module"),
        ("from fabletop.games.wizards import WIZARDS", "wizards"),
        ("from fabletop.games.wizards.new_module import anything", "wizards.new_module"),
        ("def load():\n    from fabletop.games.wizards.state import Table", "wizards.state"),
    ],
)
def test_a_deeper_import_is_noticed(tmp_path: Path, room: str, line: str, found: str) -> None:
    game = tmp_path / "src" / "fabletop" / "games" / "wizards"
    for folder in (game / "rules", tmp_path / room):
        folder.mkdir(parents=True)
    (game / "new_module.py").touch()
    (tmp_path / room / "reader.py").write_text(f"{line}\n", encoding="utf-8")
    assert strangers(tmp_path) == {found: [f"{room}/reader.py"]}


@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_reading_rooms_are_open_to_all(tmp_path: Path, name: str) -> None:
    reader = tmp_path / "src" / "fabletop" / "web" / "reader.py"
    reader.parent.mkdir(parents=True)
    reader.write_text(f"from fabletop.games.wizards.{name}.view import X\n", encoding="utf-8")
    assert strangers(tmp_path) == {}
