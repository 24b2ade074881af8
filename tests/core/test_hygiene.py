"""Habits of the source that no linter checks."""

import re
from pathlib import Path

import fabletop
from fabletop.core.registry import names

SOURCE = Path(fabletop.__file__).parent


def modules(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]


def place(path: Path) -> str:
    """Where a file lies in the package: many files share a name."""
    return path.relative_to(SOURCE).as_posix()


def test_every_file_is_looked_at() -> None:
    found = list(SOURCE.rglob("*.py"))
    assert len({place(path) for path in found}) == len(found)
    assert {"core/cards/printed.py", "games/prophecy/printed/cards.py"} <= {
        place(path) for path in found
    }


def test_rules_know_no_clock_and_no_global_luck() -> None:
    forbidden = re.compile(r"^\s*(import|from) (random|time|datetime|secrets)\b", re.MULTILINE)
    guilty = [
        place(path)
        for path in modules("core", "games")
        if forbidden.search(path.read_text(encoding="utf-8"))
    ]
    assert guilty == ["core/conformance/games.py"], "its random answers are seeded"


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        place(path)
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.read_text(encoding="utf-8").lstrip().startswith('"""')
    ]
    assert silent == []


def test_a_game_is_named_by_its_own_files_alone() -> None:
    """What belongs to a game is found by its entry points, not by a list of names."""
    games = "|".join(names())
    named = re.compile(rf"""["'](?:{games})["']""")
    imported = re.compile(rf"fabletop\.games\.(?:{games})|import (?:{games})\b")
    guilty = [
        place(path)
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".py", ".html", ".js")
        and not set(names()) & {*path.relative_to(SOURCE).parts, path.stem}
        and (named.search(text := path.read_text(encoding="utf-8")) or imported.search(text))
    ]
    assert guilty == ["core/registry.py"], "it names the default game"
