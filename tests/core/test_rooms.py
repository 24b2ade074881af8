"""How the code is divided: folders and modules of a readable size, tests that mirror the source."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MOST_MODULES = 25
"""In one folder."""
MOST_LINES = 300
FEWEST_LINES = 25

SHORT = {
    "bench/peers/open_spiel_envs.py": "runs by itself, with that library installed",
    "bench/peers/pettingzoo_envs.py": "runs by itself, with that library installed",
    "src/fabletop/__main__.py": "`python -m fabletop` needs this name",
    "src/fabletop/bots/outside/trying.py": "authors of bots import it by this name",
    "src/fabletop/bots/prophecy.py": "what a game brings to a room stands under its name",
    "src/fabletop/bots/random.py": "every bot is found by its name",
    "src/fabletop/bots/seasons.py": "what a game brings to a room stands under its name",
    "src/fabletop/cli/shared/days.py": "lengths of time, for any command",
    "src/fabletop/envs/needs.py": "must import none of the libraries that may be missing",
    "src/fabletop/games/prophecy/expansions/adventures/amulet_of_untouchability.py": "one card",
    "src/fabletop/games/prophecy/rules/table/reasons.py": "imported by all rules, imports none",
    "src/fabletop/games/prophecy/rules/turn/routine.py": "one setting, for battles and rounds",
    "src/fabletop/games/seasons/holdings.py": "every game has a module of this name",
    "src/fabletop/games/seasons/rules/agenda.py": "imported by all rules, imports none",
    "src/fabletop/games/wizards/holdings.py": "every game has a module of this name",
    "src/fabletop/games/wizards/rules/agenda.py": "imported by all rules, imports none",
    "src/fabletop/server/bots/workers.py": "what bots are asked, apart from how workers are run",
    "src/fabletop/server/reader.py": "for the API and the pages, which must agree",
    "src/fabletop/server/storage/connecting.py": "every address of a database goes through it",
    "src/fabletop/server/storage/migrations/env.py": "Alembic needs this name",
    "src/fabletop/server/storage/migrations/versions/0003_thoughts.py": "one migration",
    "src/fabletop/server/storage/migrations/versions/0005_no_name.py": "one migration",
    "src/fabletop/web/look/built.py": "the server asks it before anything of the pages is loaded",
    "src/fabletop/web/seasons/faces.py": "every game has a module of this name",
    "src/fabletop/web/table/lit.py": "every drawing imports it, and so does the scene",
    "src/fabletop/web/words.py": "for pages and files alike",
}
"""Modules that may be this short, and why. In tests, a helper or a single proof may be short."""

NO_MIRROR = {
    "conformance": "the checks that all games pass, game by game",
    "games/prophecy/abilities": "cards of one kind whose rules stand in many modules",
    "games/prophecy/expansions/artifacts": "cards of one kind whose rules stand in many modules",
    "games/prophecy/expansions/items": "cards of one kind whose rules stand in many modules",
    "games/prophecy/items": "cards of one kind whose rules stand in many modules",
    "games/seasons/abilities": "tokens of one kind whose rules stand in many modules",
    "games/seasons/cards/base": "the cards of one box; one folder cannot hold all",
    "games/seasons/cards/enchanted": "the cards of one box; one folder cannot hold all",
    "games/seasons/enchantments": "cards of one kind whose rules stand in many modules",
    "golden": "whole games of every kind, kept answer by answer",
    "hosting": "what a host does: settings, proxies, the wheel and the page about it",
    "outside": "a game from another package, in every room",
    "outside_game/high_card_game": "that package itself",
    "outside_realm/misty_realm": "a Realm of Prophecy from another package",
}
"""Folders of tests without a folder of that name in the source, and why."""


def modules(root: Path, *parts: str) -> Iterator[Path]:
    """All modules but those that stand for their folder."""
    for part in parts or ("src", "tests", "bench", "tools"):
        for path in sorted((root / part).rglob("*.py")):
            if path.name != "__init__.py":
                yield path


def place(root: Path, path: Path) -> str:
    return path.relative_to(root).as_posix()


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def crowded(root: Path) -> dict[str, int]:
    """Folders with too many modules."""
    counts = Counter(place(root, path.parent) for path in modules(root))
    return {folder: count for folder, count in counts.items() if count > MOST_MODULES}


def long(root: Path) -> list[str]:
    return [place(root, path) for path in modules(root) if lines(path) > MOST_LINES]


def short(root: Path) -> list[str]:
    found = modules(root, "src", "bench", "tools")
    return [place(root, path) for path in found if lines(path) < FEWEST_LINES]


def nameless(root: Path) -> list[str]:
    """Packages of the source that do not say what they are for."""
    folders = {path.parent for path in modules(root, "src")}
    faces = [folder / "__init__.py" for folder in sorted(folders)]
    return [place(root, face.parent) for face in faces if not _docstring(face)]


def _docstring(module: Path) -> str | None:
    if not module.exists():
        return None
    return ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))


def strays(root: Path) -> list[str]:
    """Folders of tests for which the source has no folder."""
    tests = root / "tests"
    folders = sorted({place(tests, path.parent) for path in modules(root, "tests")} - {"."})
    homes = (root / "src" / "fabletop", root)
    return [folder for folder in folders if not any((home / folder).is_dir() for home in homes)]


def test_no_folder_is_crowded() -> None:
    assert crowded(ROOT) == {}


def test_no_module_is_too_long() -> None:
    assert long(ROOT) == [], f"over {MOST_LINES} lines: divide them along their subjects"


def test_a_module_is_very_short_for_a_reason_only() -> None:
    found = set(short(ROOT))
    assert found - SHORT.keys() == set(), "merge them into a neighbour, or give a reason here"
    assert SHORT.keys() - found == set(), "these need no reason any more"


def test_every_package_says_what_it_is_for() -> None:
    assert nameless(ROOT) == []


def test_tests_mirror_the_source() -> None:
    found = set(strays(ROOT))
    assert found - NO_MIRROR.keys() == set(), "name them as in the source, or give a reason here"
    assert NO_MIRROR.keys() - found == set(), "these need no reason any more"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project in order."""
    _write(tmp_path / "src" / "fabletop" / "core" / "dice.py", FEWEST_LINES)
    for folder in ("src/fabletop/core", "src/fabletop"):
        (tmp_path / folder / "__init__.py").write_text('"""Dice."""\n', encoding="utf-8")
    _write(tmp_path / "src" / "fabletop" / "table.py", MOST_LINES)
    _write(tmp_path / "tests" / "core" / "test_dice.py", 1)
    _write(tmp_path / "bench" / "dice.py", FEWEST_LINES)
    _write(tmp_path / "tests" / "bench" / "test_dice.py", 1)
    return tmp_path


def _write(path: Path, count: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("pass\n" * count, encoding="utf-8")


def test_nothing_is_wrong_with_a_project_in_order(project: Path) -> None:
    assert (crowded(project), long(project), short(project)) == ({}, [], [])
    assert (nameless(project), strays(project)) == ([], [])


@pytest.mark.parametrize("folder", ["src/fabletop/core", "tests/core", "bench"])
def test_a_module_too_many_is_noticed(project: Path, folder: str) -> None:
    for number in range(MOST_MODULES):
        _write(project / folder / f"more_{number}.py", FEWEST_LINES)
    assert crowded(project) == {folder: MOST_MODULES + 1}


@pytest.mark.parametrize("module", ["src/fabletop/core/d.py", "tests/core/test_d.py", "tools/d.py"])
def test_a_line_too_many_is_noticed(project: Path, module: str) -> None:
    _write(project / module, MOST_LINES + 1)
    assert long(project) == [module]


@pytest.mark.parametrize("module", ["src/fabletop/core/d.py", "bench/d.py", "tools/d.py"])
def test_a_line_too_few_is_noticed(project: Path, module: str) -> None:
    _write(project / module, FEWEST_LINES - 1)
    assert short(project) == [module]


def test_a_package_that_does_not_say_what_it_is_for_is_noticed(project: Path) -> None:
    (project / "src" / "fabletop" / "core" / "__init__.py").write_text("", encoding="utf-8")
    (project / "src" / "fabletop" / "__init__.py").unlink()
    assert nameless(project) == ["src/fabletop", "src/fabletop/core"]


def test_a_folder_of_tests_that_mirrors_nothing_is_noticed(project: Path) -> None:
    _write(project / "tests" / "core" / "luck" / "test_luck.py", FEWEST_LINES)
    _write(project / "tests" / "luck" / "test_luck.py", FEWEST_LINES)
    assert strays(project) == ["core/luck", "luck"]
