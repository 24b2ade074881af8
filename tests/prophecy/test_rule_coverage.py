"""The page of rule coverage tells the truth, and it has no hole."""

import json
import subprocess
import sys

from tests.rule_coverage import DATA, PAGE, ROOT, render

COLLECT = "import json; from tests.rule_coverage import collect; print(json.dumps(collect()))"


def test_every_rule_that_can_be_tested_is_proved_and_the_pages_are_fresh() -> None:
    """Collecting all tests needs a pytest of its own."""
    run = subprocess.run(
        [sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    coverage = json.loads(run.stdout)
    assert [rule for rule, proof in coverage.items() if proof == ""] == []
    assert json.loads(DATA.read_text(encoding="utf-8")) == coverage, "run `make docs`"
    assert PAGE.read_text(encoding="utf-8") == render(coverage), "run `make docs`"
