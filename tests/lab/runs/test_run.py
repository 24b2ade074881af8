"""Runs are read again, from Parquet and CSV alike."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.core.errors import BadSave, BadSetup
from fabletop.lab.playing.simulate import make_plan
from fabletop.lab.playing.totals import simulate, sum_up
from fabletop.lab.runs.folder import CSV, FORMATS, HEAD, PARQUET
from fabletop.lab.runs.records import CARDS, GAMES, SEATS, TABLES, columns, record
from fabletop.lab.runs.run import Run
from fabletop.lab.runs.running import play_run
from tests.lab.runs.small import PLAN, played, whole_runs


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return whole_runs(tmp_path_factory.mktemp("whole"))


@pytest.mark.parametrize("file_format", FORMATS)
def test_tables_hold_the_rows_of_the_games_in_their_order(
    file_format: str, whole: dict[str, Path]
) -> None:
    run = Run.open(whole[file_format])
    assert (run.plan, run.games, run.tables) == (PLAN, 12, TABLES)
    rows = [record(PLAN, number, TABLES).tables for number in range(12)]
    for table in TABLES:
        there = run.table(table)
        assert list(there) == list(columns("seasons", table))
        for name, values in there.items():
            assert values.tolist() == [row[name] for one in rows for row in one[table]]


def test_both_formats_give_the_same_arrays(whole: dict[str, Path]) -> None:
    one, other = (Run.open(whole[file_format]) for file_format in FORMATS)
    for table in TABLES:
        kinds = [
            {name: str(column.dtype) for name, column in run.table(table).items()}
            for run in (one, other)
        ]
        assert kinds[0] == kinds[1]
    assert kinds[0] == {
        "game": "int64",
        "seat": "int32",
        "verb": "object",
        "card": "object",
        "count": "int32",
    }


def test_some_columns_can_be_had_alone_and_piece_by_piece(whole: dict[str, Path]) -> None:
    run = Run.open(whole[PARQUET])
    assert list(run.table(SEATS, ["share"])) == ["share"]
    assert sum(len(piece["game"]) for piece in run.chunks(SEATS)) == 24
    assert [list(piece) for piece in run.pieces(GAMES, ["game"])] == [["game"]]
    with pytest.raises(BadSetup, match="no column 'beauty'"):
        run.table(GAMES, ["beauty"])


def test_a_table_that_was_not_kept_is_asked_for_in_vain(tmp_path: Path) -> None:
    run = play_run(tmp_path, PLAN, 2, file_format=CSV, batch=2)
    assert run.tables == (GAMES, SEATS)
    with pytest.raises(BadSetup, match=r"no table 'cards'.*--tables games,seats,cards"):
        run.table(CARDS)


def test_a_table_may_be_empty(tmp_path: Path) -> None:
    given_up = make_plan("prophecy", {"version": "basic"}, 2, ["random"], 7, 1)
    for file_format in FORMATS:
        run = played(tmp_path / file_format, 2, plan=given_up, file_format=file_format)
        cards = run.table(CARDS)
        assert [len(column) for column in cards.values()] == [0] * 6
        assert str(cards["seat"].dtype) == "int32"


def test_what_is_no_run_is_refused(whole: dict[str, Path], tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"not the folder of a run: it has no run\.json"):
        Run.open(tmp_path)
    (tmp_path / HEAD).write_text("[]")
    with pytest.raises(BadSave, match="damaged or not a run of ours"):
        Run.open(tmp_path)
    (tmp_path / HEAD).write_text('{"run": "simulate", "version": 99}')
    with pytest.raises(BadSave, match="another version"):
        Run.open(tmp_path)
    said = json.loads((whole[CSV] / HEAD).read_text())
    (tmp_path / HEAD).write_text(json.dumps({**said, "plan": {"game": "seasons"}}))
    with pytest.raises(BadSave, match="damaged"):
        Run.open(tmp_path)


def test_a_table_that_was_cut_off_later_is_noticed(whole: dict[str, Path], tmp_path: Path) -> None:
    copied = tmp_path / "copied"
    shutil.copytree(whole[CSV], copied)
    (copied / "seats.csv").write_text("game,seat\n")
    torn = r"seats.csv is not as it was written .10 bytes instead of"
    with pytest.raises(BadSave, match=torn):
        Run.open(copied)
    with pytest.raises(BadSave, match=torn):
        played(copied, 14)


def test_the_summary_of_a_run_is_that_of_its_games(whole: dict[str, Path]) -> None:
    expected = simulate(PLAN, 12)
    del expected["seconds"]
    for path in whole.values():
        assert sum_up(Run.open(path)) == expected


def test_a_parquet_file_says_what_it_is_about(whole: dict[str, Path]) -> None:
    from pyarrow import parquet

    file = parquet.ParquetFile(whole[PARQUET] / "events.parquet")
    about = json.loads(file.schema_arrow.metadata[b"fabletop"])
    assert (about["game"], about["seed"], about["games"]) == ("seasons", 7, 12)
    column = file.metadata.row_group(0).column(2)
    assert (column.path_in_schema, column.compression) == ("verb", "ZSTD")
    assert "RLE_DICTIONARY" in column.encodings


def test_csv_is_written_without_the_packages_for_tables(tmp_path: Path) -> None:
    """And nobody who plays loads them."""
    script = f"""
import sys
for name in ("numpy", "pyarrow", "ray"):
    sys.modules[name] = None
from fabletop.cli.main import app
app(["simulate", "seasons", "--players=2", "--games=2", "--seed=7", "--workers=1",
     "--format=csv", "--out={tmp_path}/csv"], standalone_mode=False)
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    assert (tmp_path / "csv" / "games.csv").read_text().count("\n") == 3


def test_without_the_packages_it_is_said_which_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadSetup, match=r"pip install 'fabletop\[tables\]'"):
        played(tmp_path, file_format=PARQUET)
    assert list(tmp_path.iterdir()) == []
