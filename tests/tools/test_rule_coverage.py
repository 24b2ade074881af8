"""The pages of rule coverage tell the truth about every game, and they have no hole."""

import json
import subprocess
import sys

import pytest
from tools.rule_coverage import (
    DATA,
    PAGE,
    ROOT,
    SCENARIOS,
    Coverage,
    Index,
    assign,
    coverage_of,
    holes,
    indexes,
    render,
)

from fabletop.core.registry import find, names

COLLECT = "import json; from tools.rule_coverage import collect; print(json.dumps(collect()))"


def collected(request: pytest.FixtureRequest) -> Coverage:
    """What the tests of this run prove, if they are all; otherwise collecting all of them needs a
    pytest of its own."""
    config = request.config
    narrowed = config.getoption("keyword") or config.getoption("markexpr")
    if not narrowed and [config.rootpath / argument for argument in config.args] == [
        ROOT / "tests"
    ]:
        return coverage_of(request.session.items)
    run = subprocess.run(
        [sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    proved: Coverage = json.loads(run.stdout)
    return proved


CHESS = Index("chess", {"C-1": "Kings move.", "T-1": "scenario"}, {"C-1": "advice"})
DRAUGHTS = Index("draughts", {"D-1": "Men move.", "T-1": "scenario"}, {})


def test_the_pages_are_fresh(request: pytest.FixtureRequest) -> None:
    coverage = collected(request)
    assert json.loads(DATA.read_text(encoding="utf-8")) == coverage, "run `make docs`"
    assert PAGE.read_text(encoding="utf-8") == render(coverage), "run `make docs`"


def test_every_rule_that_can_be_tested_is_proved() -> None:
    assert holes(json.loads(DATA.read_text(encoding="utf-8"))) == {}


def test_what_has_neither_proof_nor_reason_is_a_hole_of_its_game() -> None:
    coverage: Coverage = {
        index.game: {rule: ["test"] for rule in index.texts} for index in indexes()
    }
    coverage["prophecy"] |= {"R-001": "", "R-002": "nothing to test: advice"}
    coverage["seasons"] |= {"S-001": ""}
    assert holes(coverage) == {"prophecy": ["R-001"], "seasons": ["S-001"]}


def test_a_game_that_the_pages_leave_out_is_all_holes() -> None:
    assert holes({}) == {index.game: list(index.texts) for index in indexes()}


def test_what_only_one_game_has_is_proved_from_anywhere() -> None:
    test = "tests/draughts/test_kings.py::test_kings_move"
    assert assign({"C-1": [test]}, [CHESS, DRAUGHTS])["chess"]["C-1"] == [test]


@pytest.mark.parametrize(
    "path",
    [
        "tests/draughts/test_men.py",
        "tests/draughts/rules/test_men.py",
        "tests/web/test_draughts_table.py",
    ],
)
def test_what_two_games_have_is_proved_for_the_game_in_the_path(path: str) -> None:
    test = f"{path}::test_like_chess"
    assert assign({"T-1": [test]}, [CHESS, DRAUGHTS]) == {
        "chess": {"C-1": "nothing to test: advice", "T-1": ""},
        "draughts": {"D-1": "", "T-1": [test]},
    }


def test_two_games_prove_the_same_id_each_by_its_own_tests() -> None:
    chess, draughts = "tests/chess/test_a.py::test_b", "tests/draughts/test_a.py::test_b"
    coverage = assign({"T-1": {draughts, chess}}, [CHESS, DRAUGHTS])
    assert {game: proofs["T-1"] for game, proofs in coverage.items()} == {
        "chess": [chess],
        "draughts": [draughts],
    }


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("tests/web/test_table.py", "none of them"),
        ("tests/chess/test_draughts.py", "chess and draughts"),
    ],
)
def test_what_two_games_have_needs_one_game_in_the_path(path: str, named: str) -> None:
    with pytest.raises(SystemExit) as refused:
        assign({"T-1": [f"{path}::test_chess"]}, [CHESS, DRAUGHTS])
    assert str(refused.value) == (
        f"{path}::test_chess proves T-1, which is in the indexes of chess and draughts, and its"
        f" path names {named}: move it to tests/games/<game>, or name one game in its file name"
    )


def test_what_no_game_has_cannot_be_proved() -> None:
    with pytest.raises(SystemExit, match="rules that do not exist: X-1, X-2"):
        assign({"X-2": ["tests/test_a.py::b"], "X-1": ["tests/test_a.py::b"]}, [CHESS])


def test_the_pages_tell_every_rule_that_a_game_has_and_no_other() -> None:
    told = {
        index.game: {rule for rule in index.texts if rule.split("-")[0] not in SCENARIOS}
        for index in indexes()
    }
    assert told == {name: {rule.id for rule in find(name).rulebook()} for name in names()}


def test_no_id_stands_for_two_rules() -> None:
    """Scenarios may have the ids of another game's."""
    ids = [rule for index in indexes() for rule in index.texts]
    rules = [rule for rule in ids if rule.split("-")[0] not in SCENARIOS]
    assert len(set(rules)) == len(rules)
