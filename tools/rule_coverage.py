"""Which test proves which rule: docs/generated/rules-coverage.md, and .json for programs.

`python -m tools.rule_coverage` writes the pages; tests use the rest to check that they are up to
date. Every game whose data has a rulebook index has a section. A rule is proved by a test, or the
index gives a reason why there is nothing to test; being left out of a version is not a reason. If
several indexes have the same id, a test proves the rule of the game that its path names.
"""

import contextlib
import io
import json
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from fabletop.core.texts.card_texts import rules_of
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import ENGLISH

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "fabletop" / "games"
PAGE = ROOT / "docs" / "generated" / "rules-coverage.md"
DATA = ROOT / "docs" / "generated" / "rules-coverage.json"

SCENARIOS = {"RS": "worked example", "T": "scenario"}
"""Entries of an index that are not rules, by the letters of their ids."""

Proofs = dict[str, list[str] | str]
"""The tests of each rule, or the reason why it has none; empty if it should have one."""

Coverage = dict[str, Proofs]
"""The proofs of each game."""


@dataclass(frozen=True, slots=True)
class Index:
    game: str
    texts: Mapping[str, str]
    """The texts of the rules and scenarios, by id."""
    untestable: Mapping[str, str]


class Collector:
    """A pytest plugin that reads the `rule` marks of all tests."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests.setdefault(rule, set()).add(item.nodeid.split("[")[0])


def indexes() -> Iterator[Index]:
    """The rulebook index of every game that has one, from all its files."""
    for path in sorted(GAMES.glob("*/data/rules.toml")):
        plain: dict[str, Any] = {}
        for part in sorted(path.parent.glob("rules*.toml")):
            plain |= tomllib.loads(part.read_text(encoding="utf-8"))
        scenarios = {name: SCENARIOS[name.split("-")[0]] for name in plain.pop("scenarios")}
        game = path.parts[-3]
        said = catalogue(rules_of(game), ENGLISH)
        yield Index(
            game,
            {rule: said.say(rule) for rule in plain} | scenarios,
            {rule: table["untestable"] for rule, table in plain.items() if "untestable" in table},
        )


def collect() -> Coverage:
    """Every rule of every game with its tests, or with the reason why it has none."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main(
            [
                "--collect-only",
                "-q",
                "-p",
                "no:cacheprovider",
                "-n0",
                str(ROOT / "tests"),
            ],
            plugins=[collector],
        )
    if code != pytest.ExitCode.OK:
        raise SystemExit("some tests cannot be collected; `pytest --collect-only` shows why")
    return assign(collector.tests, list(indexes()))


def coverage_of(items: list[pytest.Item]) -> Coverage:
    """What these tests prove, given that they are all the tests."""
    collector = Collector()
    collector.pytest_collection_modifyitems(items)
    return assign(collector.tests, list(indexes()))


def assign(tests: Mapping[str, Collection[str]], rulebooks: Collection[Index]) -> Coverage:
    """Assign the tests of each id to the games whose rules they prove."""
    proved: dict[tuple[str, str], list[str]] = {}
    unknown = []
    for rule, names in sorted(tests.items()):
        games = [index.game for index in rulebooks if rule in index.texts]
        if not games:
            unknown.append(rule)
            continue
        for test in sorted(names):
            proved.setdefault((_owner(rule, test, games), rule), []).append(test)
    if unknown:
        raise SystemExit(f"tests name rules that do not exist: {', '.join(unknown)}")
    return {
        index.game: {
            rule: proved.get((index.game, rule)) or _reason(index, rule) for rule in index.texts
        }
        for index in rulebooks
    }


def _owner(rule: str, test: str, games: list[str]) -> str:
    """The game that has the rule; if several have it, the one in the path of the test."""
    if len(games) == 1:
        return games[0]
    path = PurePosixPath(test.split("::")[0])
    named = [game for game in games if game in path.parent.parts or game in path.name]
    if len(named) != 1:
        raise SystemExit(
            f"{test} proves {rule}, which is in the indexes of {' and '.join(games)}, and its path"
            f" names {' and '.join(named) or 'none of them'}: move it to tests/games/<game>, or"
            " name one game in its file name"
        )
    return named[0]


def _reason(index: Index, rule: str) -> str:
    reason = index.untestable.get(rule)
    return f"nothing to test: {reason}" if reason else ""


def holes(coverage: Coverage) -> dict[str, list[str]]:
    """Rules with neither a proof nor a reason, by game."""
    found = {
        index.game: [rule for rule in index.texts if not coverage.get(index.game, {}).get(rule)]
        for index in indexes()
    }
    return {game: rules for game, rules in found.items() if rules}


def render(coverage: Coverage) -> str:
    lines = [
        "# Rule coverage",
        "",
        "Generated by `make docs`; do not edit. Each rule of a game's index with the tests that",
        "prove it. `fabletop rules prophecy R-082` shows a rule in the terminal.",
    ]
    for index in indexes():
        lines += _section(index, coverage[index.game])
    return "\n".join(lines) + "\n"


def _section(index: Index, proofs: Proofs) -> Iterator[str]:
    proved = [rule for rule in index.texts if isinstance(proofs[rule], list)]
    scenario = next(text for text in index.texts.values() if text in SCENARIOS.values())
    yield from ("", f"## {index.game.capitalize()}", "")
    yield f"{len(proved)} of {len(index.texts)} rules and {scenario}s are proved by tests; every"
    yield from ("other one says why there is nothing to test.", "")
    yield from ("| rule | says | proved by |", "|---|---|---|")
    for rule, text in index.texts.items():
        proof = proofs[rule]
        told = proof if isinstance(proof, str) else "<br>".join(map(_short, proof))
        yield f"| {rule} | {text} | {told} |"


def _short(test: str) -> str:
    path, name = test.split("::", 1)
    return f"[{name.removeprefix('test_')}](../../{path})"


def write() -> None:
    coverage = collect()
    PAGE.write_text(render(coverage), encoding="utf-8")
    DATA.write_text(json.dumps(coverage, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{PAGE.name} and {DATA.name} written; without proof: {holes(coverage) or 'none'}")


if __name__ == "__main__":
    write()
