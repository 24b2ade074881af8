"""`report` from the command line."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.lab.runs import formats
from tests.cli.terminal import fabletop, mistake

PLAYED = ("simulate", "seasons", "--players=2", "--games=6", "--seed=7", "--workers=1")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games with their cards."""
    folder = tmp_path_factory.mktemp("runs") / "run"
    said = fabletop(*PLAYED, "--tables=cards,events", f"--out={folder}")
    assert said.code == 0, said
    return folder


def test_a_run_becomes_a_page(run: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    said = fabletop("report", run, f"--out={file}")
    assert said.out.split() == f"Written: {file}, a page about 6 games.".split()
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Seasons in 6 games" in page
    assert "http" not in page.replace("http-equiv", ""), "it asks nobody for anything"


def test_the_same_run_gives_the_same_page_in_the_place_of_the_old_one(
    run: Path, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    fabletop("report", run, f"--out={file}")
    first = file.read_bytes()
    fabletop("report", run, f"--out={file}")
    assert file.read_bytes() == first
    assert [entry.name for entry in tmp_path.iterdir()] == [file.name]


def test_the_command_in_the_report_plays_the_same_games(run: Path, tmp_path: Path) -> None:
    numbers = json.loads(fabletop("report", run, "--json").out)
    words = shlex.split(numbers["command"].replace("RUN", str(tmp_path / "again")))
    fabletop(*words[1:], "--workers=1")
    assert json.loads(fabletop("report", tmp_path / "again", "--json").out) == numbers


def test_the_numbers_are_told_as_json_without_a_page(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    numbers = json.loads(fabletop("report", run, "--json").out)
    assert numbers["played"]["games"] == 6
    assert len(numbers["wins"]["by_seat"]) == 2
    assert numbers["luck"] is None
    assert list(tmp_path.iterdir()) == []


def test_luck_is_weighed_and_goes_on_from_what_was_weighed(run: Path) -> None:
    few = json.loads(fabletop("report", run, "--luck=2", "--workers=1", "--json").out)["luck"]
    assert (few["base_games"], few["games"]) == (2, 12)
    ledger = run / "luck.jsonl"
    before = ledger.read_text(encoding="utf-8")
    more = json.loads(fabletop("report", run, "--luck=3", "--workers=1", "--json").out)["luck"]
    assert more["base_games"] == 3
    assert ledger.read_text(encoding="utf-8").startswith(before)
    assert {one["name"] for one in more["score"]["sources"]} == {
        *("deal", "dice", "draws", "decisions")
    }


def test_the_page_and_the_command_speak_french(run: Path, tmp_path: Path) -> None:
    file = tmp_path / "rapport.html"
    said = fabletop("report", run, f"--out={file}", "--language=fr")
    wanted = f"Écrit : {file}, une page sur 6 parties."
    assert "".join(said.out.split()) == "".join(wanted.split())
    assert "Seasons en 6 parties" in file.read_text(encoding="utf-8")


def test_a_run_without_cards_is_told_how_to_get_them(tmp_path: Path) -> None:
    fabletop(*PLAYED, f"--out={tmp_path / 'bare'}", "--format=csv")
    said = fabletop("report", tmp_path / "bare", f"--out={tmp_path / 'page.html'}")
    assert "--tables cards,events" in said.out


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    assert "not the folder of a run" in mistake("report", tmp_path)


def test_a_page_that_cannot_be_written_is_said_where(run: Path, tmp_path: Path) -> None:
    assert "is a folder; name a file" in mistake("report", run, f"--out={tmp_path}")
    nowhere = tmp_path / "nowhere" / "page.html"
    assert "there is no folder" in mistake("report", run, f"--out={nowhere}")


def test_without_numpy_it_says_what_to_install(run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(formats, "import_module", missing)
    assert "pip install 'fabletop[tables]'" in mistake("report", run)


def test_the_other_commands_do_not_load_what_only_reports_need() -> None:
    program = (
        "import sys, fabletop.cli.main; print(*{'numpy', 'pyarrow', 'fastapi'} & {*sys.modules})"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == ""
