"""Stepping through a saved game."""

import json
from pathlib import Path

import pytest

from fabletop.core import log
from fabletop.core.registry import find
from tests.cli.terminal import DRAWING, fabletop, mistake, saved_game


@pytest.fixture(autouse=True)
def _saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    saved_game(Path("game.fabletop"))


def test_the_whole_chronicle_is_told() -> None:
    said = fabletop("replay", "game.fabletop", "--all")
    assert said.code == 0
    assert any(line.endswith("begins.") for line in said.lines)
    assert len(said.lines) > 40


def test_one_moment_is_shown() -> None:
    said = fabletop("replay", "game.fabletop", "--at=3", "--plain")
    assert said.lines[0] == "Moment 3 of 40"
    assert "20. Plains by the Village" in said.out
    assert "decides.)" in said.lines[-1]
    assert not set(said.out) & set(DRAWING)


def test_one_walks_forward_and_back_and_anywhere() -> None:
    said = fabletop("replay", "game.fabletop", typed="p\n\nn\np\ng 7\ng 99\ne\n\nx\nq\n")
    shown = [line.split()[1] for line in said.lines if line.startswith("Moment ")]
    assert shown == ["0", "1", "2", "1", "7", "40"]
    assert "This is the first moment." in said.out
    assert "This is the last moment." in said.out
    assert "There are moments 0 to 40." in said.out
    assert "“x” is not a command here" in said.out


def test_the_end_of_input_ends_the_replay() -> None:
    assert fabletop("replay", "game.fabletop", typed="n\n").code == 0


def test_a_branch_goes_on_from_its_moment_with_other_luck() -> None:
    said = fabletop("replay", "game.fabletop", "--out=new.fabletop", typed="g 9\nb 77\nb 78\nq\n")
    assert "A game that goes on from moment 9: new.fabletop" in said.out
    assert "new.fabletop exists" in said.out
    branch = log.read(Path("new.fabletop"), find)
    assert branch.entries[-1].option == ("redeal", 77)
    assert len(branch.entries) == 10
    assert ": Ann." in fabletop("play", "--load=new.fabletop").out


def test_a_branch_is_written_without_a_keyboard_and_has_a_name_of_its_own() -> None:
    said = fabletop("replay", "game.fabletop", "--at=5", "--out=at5.fabletop", "--seed=3")
    assert said.code == 0
    assert Path("at5.fabletop").exists()
    fabletop("replay", "game.fabletop", typed="g 4\nb\n")
    assert Path("prophecy-5-from-4.fabletop").exists()


def test_the_last_moment_of_a_finished_game_shows_the_ranking() -> None:
    saved_game(Path("done.fabletop"), answers=100_000)
    said = fabletop("replay", "done.fabletop", "--plain", "--language=fr", typed="e\n")
    assert "La partie est terminée." in said.out
    assert "Place 1 :" in said.out


def test_the_whole_game_is_written_as_a_page() -> None:
    said = fabletop("replay", "game.fabletop", "--html=game.html", "--language=fr")
    assert said.code == 0
    assert "game.html" in said.out
    page = Path("game.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Moment 0 sur 40" in page
    assert ">Ann<" in page.replace("Ann ", "Ann").replace("\n", "")


def test_a_page_replaces_no_other_file() -> None:
    Path("game.html").write_text("mine")
    assert "game.html exists; name another file" in mistake(
        "replay", "game.fabletop", "--html=game.html"
    )
    assert Path("game.html").read_text() == "mine"


def test_a_page_of_a_damaged_game_is_not_written() -> None:
    text = Path("game.fabletop").read_text(encoding="utf-8")
    Path("cut.fabletop").write_text(text[: len(text) // 2], encoding="utf-8")
    assert "--salvage" in mistake("replay", "cut.fabletop", "--html=cut.html")
    assert not Path("cut.html").exists()
    assert fabletop("replay", "cut.fabletop", "--html=cut.html", "--salvage").code == 0
    assert Path("cut.html").exists()


ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e"


def test_a_name_that_commands_the_terminal_is_only_shown() -> None:
    saved = Path("game.fabletop")
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    head = json.loads(lines[0])
    head["seats"] = [f"Eve{ESCAPES}" for _ in head["seats"]]
    saved.write_text("".join([f"{json.dumps(head)}\n", *lines[1:]]), encoding="utf-8")
    for more in (["--all"], ["--at=9"], ["--at=9", "--plain"]):
        said = fabletop("replay", "game.fabletop", *more)
        assert said.code == 0
        assert not set(ESCAPES) & set(said.out) & set("\x1b\x07\x9b\u202e")
    assert "Eve" in said.out
    assert r"\x1b" in said.out


def test_a_mistake_with_such_a_name_is_only_shown() -> None:
    assert "\x1b" not in mistake("replay", f"no{ESCAPES}.fabletop")
