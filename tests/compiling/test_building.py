"""Which modules are compiled, and how a build that is older than its sources is noticed."""

import json
import tomllib
from pathlib import Path

import pytest
from compiling.building import PACKAGE, ROOT, SOURCES, modules, remove

from fabletop import compiled
from fabletop.compiled import RECORD, describe, fingerprints, is_compiled, is_stale


def patterns() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    chosen = told["tool"]["fabletop"]["compiled"]
    return [*chosen["modules"], *chosen["interpreted"]]


@pytest.mark.parametrize("pattern", patterns())
def test_every_pattern_names_modules(pattern: str) -> None:
    assert list((SOURCES / PACKAGE).glob(pattern))


def test_rules_cards_views_and_searches_are_compiled() -> None:
    chosen = modules()
    for name in (
        "core/playout.py",
        "games/prophecy/rules/battle/dice.py",
        "games/seasons/cards/effects.py",
        "games/wizards/seen/look.py",
        "bots/search/tree.py",
    ):
        assert name in chosen
    assert "core/errors.py" not in chosen


def test_the_build_that_is_running_says_so() -> None:
    told = describe()
    assert told.startswith("compiled, " if is_compiled() else "pure Python, ")
    assert not is_stale()


def test_a_changed_source_makes_a_build_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "rules.py"
    module.write_text("ONE = 1\n", encoding="utf-8")
    record = tmp_path / RECORD
    record.write_text(json.dumps(fingerprints(tmp_path, ["rules.py"])), encoding="utf-8")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "is_compiled", lambda: True)
    is_stale.cache_clear()
    assert not is_stale()
    module.write_text("ONE = 2\n", encoding="utf-8")
    is_stale.cache_clear()
    assert is_stale()
    assert "older than its sources" in describe()
    is_stale.cache_clear()


def test_removing_takes_machine_code_away_and_nothing_else(tmp_path: Path) -> None:
    package = tmp_path / PACKAGE
    package.mkdir()
    for name in ("rules.py", "rules.cpython-311-x86_64-linux-gnu.so", RECORD):
        (package / name).write_text("", encoding="utf-8")
    (tmp_path / "fabletop__mypyc.so").write_text("", encoding="utf-8")
    remove(tmp_path)
    assert [file.name for file in sorted(tmp_path.rglob("*.*"))] == ["rules.py"]
