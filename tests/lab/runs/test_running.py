"""Runs are played into a folder, stopped and gone on with: the same bytes whatever happens."""

import json
import resource
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from fabletop.core.errors import BadSave, BadSetup
from fabletop.lab.playing.workers import Processes
from fabletop.lab.runs import running
from fabletop.lab.runs.folder import CSV, FORMATS, HEAD, PARQUET, read_head
from fabletop.lab.runs.records import TABLES
from fabletop.lab.runs.run import Run
from fabletop.lab.runs.running import play_run
from tests.lab.runs.small import NEVER, PLAN, Stopping, played, stopped, tables, whole_runs


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return whole_runs(tmp_path_factory.mktemp("whole"))


def test_a_folder_holds_the_plan_and_a_file_for_each_table(whole: dict[str, Path]) -> None:
    for file_format, path in whole.items():
        there = {file.name for file in path.iterdir()}
        assert there == {HEAD, *(f"{table}.{file_format}" for table in TABLES)}
    said = json.loads((whole[CSV] / HEAD).read_text())
    assert said["plan"]["game"] == "seasons"
    assert said["plan"]["players"] == 2
    assert said["plan"].keys() >= {"options", "bots", "made_of", "seed", "most", "ruleset", "cards"}
    assert (said["games"], said["batch"], said["done"]) == (12, 3, 12)


def test_two_workers_and_other_batches_give_the_same_bytes(
    whole: dict[str, Path], tmp_path: Path
) -> None:
    played(tmp_path, file_format=PARQUET, batch=5, crew=Processes(2))
    assert tables(tmp_path) == tables(whole[PARQUET])


@pytest.mark.parametrize("file_format", FORMATS)
def test_a_run_that_was_stopped_goes_on_and_gives_the_same_bytes(
    file_format: str, whole: dict[str, Path], tmp_path: Path
) -> None:
    stopped(tmp_path, 1, file_format=file_format)
    crew = Stopping(NEVER)
    played(tmp_path, file_format=file_format, crew=crew)
    assert crew.asked == 3
    assert tables(tmp_path) == tables(whole[file_format])


@pytest.mark.parametrize("file_format", FORMATS)
def test_a_finished_run_can_be_made_longer(
    file_format: str, whole: dict[str, Path], tmp_path: Path
) -> None:
    assert played(tmp_path, 7, file_format=file_format).games == 7
    crew = Stopping(NEVER)
    assert played(tmp_path, file_format=file_format, crew=crew).games == 12
    assert crew.asked == 2
    assert tables(tmp_path) == tables(whole[file_format])


def test_a_run_that_is_made_longer_can_be_stopped_too(
    whole: dict[str, Path], tmp_path: Path
) -> None:
    played(tmp_path, 7)
    stopped(tmp_path, 1)
    with pytest.raises(BadSave, match="holds 7 of 12 games"):
        Run.open(tmp_path)
    played(tmp_path)
    assert tables(tmp_path) == tables(whole[CSV])


def test_fewer_games_than_are_there_are_refused(whole: dict[str, Path]) -> None:
    with pytest.raises(BadSetup, match="holds 12 games already"):
        played(whole[CSV], 11)


def test_a_run_that_was_planned_too_long_can_be_made_shorter(tmp_path: Path) -> None:
    stopped(tmp_path / "one", 3)
    crew = Stopping(NEVER)
    played(tmp_path / "one", 6, crew=crew)
    assert crew.asked == 0
    played(tmp_path / "other", 6)
    assert tables(tmp_path / "one") == tables(tmp_path / "other")


@pytest.mark.parametrize("damage", [lambda old: old[:-20], lambda _old: b"", lambda _old: b"PK\0"])
def test_a_torn_part_is_noticed_and_played_again(
    damage: Callable[[bytes], bytes], whole: dict[str, Path], tmp_path: Path
) -> None:
    stopped(tmp_path, 3)
    torn = sorted((tmp_path / "parts").iterdir())[1]
    torn.write_bytes(damage(torn.read_bytes()))
    crew = Stopping(NEVER)
    played(tmp_path, crew=crew)
    assert crew.asked == 2
    assert tables(tmp_path) == tables(whole[CSV])


def test_what_was_being_written_when_the_power_failed_does_not_count(
    whole: dict[str, Path], tmp_path: Path
) -> None:
    (tmp_path / ".run.json.tmp").write_text("{")
    stopped(tmp_path, 2)
    (tmp_path / "parts" / ".000000006-000000009.zip.tmp").write_bytes(b"PK")
    (tmp_path / ".new-12-games.csv.tmp").write_text("game,")
    played(tmp_path)
    assert tables(tmp_path) == tables(whole[CSV])


@pytest.mark.parametrize("moment", ["write_head", "_tidy"])
def test_tables_are_all_new_or_all_old_wherever_it_breaks_off(
    moment: str, whole: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before run.json says that the new tables count, and after it."""
    played(tmp_path, 7)
    before = tables(tmp_path)
    original = getattr(running, moment)

    def break_off(path: Path, head: object, *others: object) -> None:
        if read_head(path).games == 12 and (path / "new-12-events.csv").exists():
            raise KeyboardInterrupt
        original(path, head, *others)

    with monkeypatch.context() as broken:
        broken.setattr(running, moment, break_off)
        with pytest.raises(KeyboardInterrupt):
            played(tmp_path)
    assert {name: tables(tmp_path)[name] for name in before} == before
    with pytest.raises(BadSave, match=r"not finished|interrupted at the very end"):
        Run.open(tmp_path)
    played(tmp_path)
    assert tables(tmp_path) == tables(whole[CSV])


def test_another_plan_in_the_same_folder_is_refused(whole: dict[str, Path]) -> None:
    before = tables(whole[CSV])
    with pytest.raises(BadSave, match=r"another plan .seed: 7 there, 8 here.; name another folder"):
        played(whole[CSV], plan=replace(PLAN, seed=8))
    with pytest.raises(BadSave, match=r"bots: .*random.* there, .*greedy.* here"):
        played(whole[CSV], plan=replace(PLAN, bots=("greedy", "random")))
    corrected = {**PLAN.options, "cards": {"amulet_of_air": {"prestige": 60}}}
    with pytest.raises(BadSave, match="options, cards: null there"):
        played(whole[CSV], plan=replace(PLAN, options=corrected))
    with pytest.raises(BadSave, match="format: "):
        played(whole[CSV], file_format=PARQUET)
    assert tables(whole[CSV]) == before


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadSave, match=r"other files .letter.txt.; name another folder"):
        played(tmp_path)
    with pytest.raises(BadSave, match="cannot be used as a folder"):
        played(tmp_path / "letter.txt")
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_two_cannot_play_into_one_folder(tmp_path: Path) -> None:
    def another(_done: int) -> None:
        played(tmp_path)

    with pytest.raises(BadSave, match="another run is being played"):
        play_run(tmp_path, PLAN, 3, file_format=CSV, batch=3, progress=another)


def test_a_full_disk_is_told_and_loses_nothing(whole: dict[str, Path], tmp_path: Path) -> None:
    stopped(tmp_path, 2)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, before[1]))
    try:
        with pytest.raises(BadSave, match=r"cannot be written.*run the same command again"):
            played(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert len(list((tmp_path / "parts").iterdir())) == 2
    played(tmp_path)
    assert tables(tmp_path) == tables(whole[CSV])


def test_progress_counts_what_was_there_and_what_comes(tmp_path: Path) -> None:
    stopped(tmp_path, 1)
    told: list[int] = []
    play_run(
        tmp_path, PLAN, 12, tables=TABLES, file_format=CSV, crew=Processes(1), progress=told.append
    )
    assert told == [3, 3, 3, 3]
