"""Long work that is written down goes on where it was stopped."""

import json
import resource
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from fabletop.core.errors import BadSave
from fabletop.lab.playing.workers import Chunk
from fabletop.lab.runs.ledger import Ledger, LedgerRow, difference, gather, planned_seed

PLAN: dict[str, object] = {"seed": 4, "games": 6}


def squares(numbers: Chunk) -> list[LedgerRow]:
    return [{"n": number, "square": number * number} for number in numbers]


def square(row: LedgerRow) -> int:
    return int(row["square"])


def worked(file: Path, work: Callable[[Chunk], Sequence[LedgerRow]] = squares) -> list[int]:
    with Ledger(file, "squares", PLAN) as ledger:
        return gather(work, 6, square, ledger=ledger)


def stopping_at(last: int) -> Callable[[Chunk], Sequence[LedgerRow]]:
    def work(numbers: Chunk) -> Sequence[LedgerRow]:
        if numbers[0] == last:
            raise KeyboardInterrupt
        return squares(numbers)

    return work


def counting(done: list[int]) -> Callable[[Chunk], Sequence[LedgerRow]]:
    def work(numbers: Chunk) -> Sequence[LedgerRow]:
        done.extend(numbers)
        return squares(numbers)

    return work


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """A ledger with the first four of six pieces."""
    file = tmp_path / "squares.jsonl"
    with pytest.raises(KeyboardInterrupt):
        worked(file, stopping_at(4))
    return file


def test_every_piece_is_a_line_below_the_plan(tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    assert worked(file) == [0, 1, 4, 9, 16, 25]
    head, *lines = file.read_text().splitlines()
    assert json.loads(head)["plan"] == PLAN
    assert [json.loads(line)["n"] for line in lines] == [0, 1, 2, 3, 4, 5]


def test_only_what_is_missing_is_done(stopped: Path) -> None:
    done: list[int] = []
    assert worked(stopped, counting(done)) == [0, 1, 4, 9, 16, 25]
    assert done == [4, 5]


def test_a_torn_last_line_is_dropped_and_done_again(stopped: Path) -> None:
    torn = stopped.read_bytes()[:-5]
    stopped.write_bytes(torn)
    done: list[int] = []
    assert worked(stopped, counting(done)) == [0, 1, 4, 9, 16, 25]
    assert done == [3, 4, 5]
    assert worked(stopped, stopping_at(0)) == [0, 1, 4, 9, 16, 25]


def test_a_torn_plan_is_begun_again(stopped: Path) -> None:
    stopped.write_bytes(stopped.read_bytes()[:20])
    assert worked(stopped) == [0, 1, 4, 9, 16, 25]


def test_a_damaged_line_in_the_middle_is_not_passed_over(stopped: Path) -> None:
    lines = stopped.read_text().splitlines(keepends=True)
    stopped.write_text("".join([*lines[:2], "garbage\n", *lines[2:]]))
    with pytest.raises(BadSave, match="line 3 is damaged"):
        worked(stopped)


def test_of_many_options_only_the_one_that_differs_is_told() -> None:
    theirs = {"seed": 4, "options": {"version": "basic", "chance": "none"}}
    other = {"seed": 4, "options": {"version": "basic", "chance": "six"}}
    assert difference(theirs, other) == 'options, chance: "none" there, "six" here'
    fewer = {"seed": 4, "options": {"version": "basic"}}
    assert difference(theirs, fewer) == 'options, chance: "none" there, null here'
    assert difference(theirs, dict(theirs)) == ""


def test_a_ledger_of_another_plan_is_refused_and_left_alone(stopped: Path) -> None:
    before = stopped.read_bytes()
    with pytest.raises(BadSave, match=r"another plan .seed: 4 there, 5 here"):
        Ledger(stopped, "squares", {**PLAN, "seed": 5})
    with pytest.raises(BadSave, match="of other work"):
        Ledger(stopped, "cubes", PLAN)
    assert stopped.read_bytes() == before


@pytest.mark.parametrize("content", ["my letters\n", "[]\n", "my letters", '{"plan": 3}\n'])
def test_a_file_that_is_no_ledger_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "letters"
    file.write_text(content)
    with pytest.raises(BadSave, match="not a ledger"):
        Ledger(file, "squares", PLAN)
    assert file.read_text() == content


def test_a_folder_is_no_ledger(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="is not a file"):
        Ledger(tmp_path, "squares", PLAN)


def test_a_full_disk_is_told_and_what_was_written_is_safe(tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (130, before[1]))
    try:
        with pytest.raises(BadSave, match=r"cannot be written.*run the same command again"):
            worked(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    kept = file.read_text()
    assert kept.endswith("\n")
    assert kept.count("\n") > 1
    assert worked(file) == [0, 1, 4, 9, 16, 25]
    assert file.read_text().startswith(kept)


def test_a_line_of_the_wrong_shape_is_reported_as_a_bad_save(stopped: Path) -> None:
    with stopped.open("a") as file:
        file.write('{"n": 4}\n')
    with pytest.raises(BadSave, match="is not valid"):
        worked(stopped)


def test_the_seed_of_a_ledger_can_be_asked_for(stopped: Path, tmp_path: Path) -> None:
    assert planned_seed(stopped) == 4
    assert planned_seed(tmp_path / "nothing") is None
