"""Habits of the source that no linter checks."""

import re
from pathlib import Path

import fabletop

SOURCE = Path(fabletop.__file__).parent


def modules(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]


def test_rules_know_no_clock_and_no_global_luck() -> None:
    forbidden = re.compile(r"^\s*(import|from) (random|time|datetime|secrets)\b", re.MULTILINE)
    allowed = {"conformance.py"}
    guilty = [
        path.name
        for path in modules("core", "games")
        if forbidden.search(path.read_text(encoding="utf-8")) and path.name not in allowed
    ]
    assert guilty == []


def test_files_stay_readable() -> None:
    """Near 70 lines in the median and under 300; tables of printed fields may be longer."""
    allowed = {"printed.py", "opportunities.py"}
    lengths = {
        path.name: len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted(SOURCE.rglob("*.py"))
        if path.name not in allowed
    }
    assert {name: length for name, length in lengths.items() if length > 300} == {}


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        str(path.relative_to(SOURCE))
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.read_text(encoding="utf-8").lstrip().startswith('"""')
    ]
    assert silent == []
