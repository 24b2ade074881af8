"""Saved games: readable lines, honest errors, nothing lost."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fabletop.core import log
from fabletop.core.errors import BadSave
from fabletop.core.game import Game
from fabletop.core.match import Match
from fabletop.core.question import Step
from tests.high_card import HIGH_CARD, HighCard, Table


def find(_name: str) -> Game:
    return HIGH_CARD


def played(answers: int = 99, seats: int = 2) -> Match[Table]:
    match = Match.new(HIGH_CARD, seats=[f"p{n}" for n in range(seats)], seed=4)
    while not match.over and len(match.entries) < answers:
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    return match


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 99])
def test_a_saved_match_loads_equal_at_any_moment(tmp_path: Path, answers: int) -> None:
    match = played(answers)
    log.write(match, tmp_path / "game.log")
    loaded = log.read(tmp_path / "game.log", find)
    assert loaded.position.table == match.position.table
    assert loaded.entries == match.entries
    assert loaded.header == match.header
    assert [d.id for d in loaded.decisions()] == [d.id for d in match.decisions()]


def test_every_line_is_one_json_object_and_the_first_is_the_header() -> None:
    lines = [json.loads(line) for line in log.lines(played())]
    assert lines[0]["fabletop"] == 1
    assert lines[0]["game"] == "high_card"
    assert lines[0]["seed"] == 4
    assert lines[0]["seats"] == ["p0", "p1"]
    assert lines[-1]["end"] == sum("answer" in line for line in lines)
    assert any("snapshot" in line for line in lines)


def test_dice_stand_beside_the_answer_that_caused_them() -> None:
    lines = [json.loads(line) for line in log.lines(played())]
    dares = [line for line in lines if line.get("answer") == ["dare"]]
    assert dares
    assert all(line["chance"][0][0] == "dice" for line in dares)


def test_a_branch_with_other_luck_saves_and_loads(tmp_path: Path) -> None:
    match = played().branch(3, seed=77)
    while not match.over:
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    log.write(match, tmp_path / "branch.log")
    loaded = log.read(tmp_path / "branch.log", find)
    assert loaded.position.table == match.position.table


def _lines(match: Match[Table]) -> list[str]:
    return list(log.lines(match))


def _older(lines: list[str]) -> list[str]:
    """The lines as they were written before there were checksums."""
    return [re.sub(r',"check":"[0-9a-f]{16}"', "", line) for line in lines]


SPOILT: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "empty": (lambda _lines: [], "is empty"),
    "foreign": (lambda _lines: ["hello"], "is not a Fabletop header"),
    "other json": (lambda _lines: ["[1, 2]"], "is not a Fabletop header"),
    "cut within a line": (lambda lines: [*lines[:4], lines[4][:9]], "line 5 is cut off"),
    "cut between lines": (lambda lines: lines[:5], "is cut off after"),
    "unknown format": (
        lambda lines: _older([lines[0].replace('"fabletop":1', '"fabletop":9'), *lines[1:]]),
        "has format 9",
    ),
    "forged die": (
        lambda lines: _older([line.replace('["dice",', '["dice",1') for line in lines]),
        "has other chance results",
    ),
    "impossible answer": (
        lambda lines: _older([line.replace('"lay","c', '"lay","d') for line in lines]),
        "is not possible",
    ),
}


@pytest.mark.parametrize("kind", SPOILT)
def test_a_spoilt_file_is_refused_with_a_reason(kind: str) -> None:
    spoil, message = SPOILT[kind]
    with pytest.raises(BadSave, match=message):
        log.parse(spoil(_lines(played())), find)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadSave, match="not text"):
        log.read(tmp_path / "x", find)


def test_a_missing_file_and_an_unwritable_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot read"):
        log.read(tmp_path / "none", find)
    with pytest.raises(BadSave, match="cannot save"):
        log.write(played(), tmp_path / "no" / "folder")


def test_the_whole_lines_of_a_cut_file_can_be_salvaged() -> None:
    match = played()
    lines = _lines(match)
    loaded = log.parse([*lines[:4], lines[4][:9]], find, salvage=True)
    assert loaded.entries == match.entries[: len(loaded.entries)]
    assert len(loaded.entries) >= 2


def test_a_failed_save_leaves_the_old_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.log"
    log.write(played(2), path)
    before = path.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadSave, match="No space left"):
        log.write(played(), path)
    assert path.read_text() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.log"]


class NewRules(HighCard):
    """A later ruleset in which nobody dares: old logs go another way."""

    ruleset = "2"

    def step(self, table: Table) -> Step | None:
        table.winner = -1
        return super().step(table)


def test_a_game_of_an_older_ruleset_opens_from_its_last_snapshot() -> None:
    match = played(4)
    loaded = log.parse(_lines(match), lambda _name: NewRules())
    assert "ruleset 1, this is 2" in loaded.notice
    assert "snapshot" in loaded.notice
    assert loaded.position.table.hands == match.position.checkpoint.hands
    assert loaded.decisions()
