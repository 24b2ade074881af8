"""Habits of the source and of the tests that no linter checks."""

import ast
import re
from pathlib import Path

import fabletop
from fabletop.core.registry import names

SOURCE = Path(fabletop.__file__).parent
TESTS = Path(__file__).parents[1]

SLEEPERS = {
    "waiting.py": "looks again and again whether something has happened, for all other tests",
}
"""Modules that may sleep, and why. All others wait for what must happen: with a fixed time, a test
is too slow on a fast machine and fails on a busy one."""


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


def sleeps(path: Path) -> bool:
    """Whether a file lets time pass. `sleep(0)` does not: it lets others run."""
    text = path.read_text(encoding="utf-8")
    if "sleep(" not in text and "wait_for_timeout(" not in text:
        return False
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            nothing = [ast.unparse(one) for one in node.args] == ["0"]
            if called == "wait_for_timeout" or (called == "sleep" and not nothing):
                return True
    return False


def test_tests_wait_for_what_must_happen_and_not_for_a_time() -> None:
    found = {path.relative_to(TESTS).as_posix() for path in TESTS.rglob("*.py") if sleeps(path)}
    assert found == set(SLEEPERS)
