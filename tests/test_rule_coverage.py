"""The pages of rule coverage tell the truth about every game, and they have no hole."""

import json
import subprocess
import sys

from fabletop.core.registry import find, names
from tests.rule_coverage import DATA, PAGE, ROOT, Coverage, holes, indexes, render

COLLECT = "import json; from tests.rule_coverage import collect; print(json.dumps(collect()))"


def test_the_pages_are_fresh() -> None:
    """Collecting all tests needs a pytest of its own."""
    run = subprocess.run(
        [sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    coverage = json.loads(run.stdout)
    assert json.loads(DATA.read_text(encoding="utf-8")) == coverage, "run `make docs`"
    assert PAGE.read_text(encoding="utf-8") == render(coverage), "run `make docs`"


def test_every_rule_that_can_be_tested_is_proved() -> None:
    assert holes(json.loads(DATA.read_text(encoding="utf-8"))) == {}


def test_what_has_neither_proof_nor_reason_is_a_hole_of_its_game() -> None:
    proved: Coverage = {rule: ["test"] for index in indexes() for rule in index.texts}
    unproved: Coverage = {"R-001": "", "R-002": "nothing to test: advice", "S-001": ""}
    assert holes(proved | unproved) == {"prophecy": ["R-001"], "seasons": ["S-001"]}


def test_every_game_with_rules_has_them_in_the_pages() -> None:
    told = {index.game: set(index.texts) for index in indexes()}
    missing = {
        name: {rule.id for rule in find(name).rulebook()} - told.get(name, set())
        for name in names()
    }
    assert missing == {name: set() for name in names()}


def test_no_id_stands_for_two_rules() -> None:
    ids = [rule for index in indexes() for rule in index.texts]
    assert len(set(ids)) == len(ids)
