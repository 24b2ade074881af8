"""Comparisons that really run, so small that their numbers mean nothing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bench.comparing.command import Wanted, compare
from bench.comparing.comparison import Comparison
from bench.comparing.figures import MEASUREMENTS
from bench.environment import ROOT

from bench.comparing import builds
from tests.bench.comparing.repositories import commit_all, git

TABLE = "Seasons, base game"
VECTOR = "vector"
DRAWN = "drawn boards"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This project as it is now, in a repository with two commits: in the older one it does not
    run."""
    root = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("built", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
    for name in (".gitignore", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, root)
    package = root / "src" / "fabletop" / "__init__.py"
    text = package.read_text(encoding="utf-8")
    git(root, "init", "--quiet")
    package.write_text('raise ImportError("not finished")\n', encoding="utf-8")
    commit_all(root)
    package.write_text(text, encoding="utf-8")
    commit_all(root)
    return root


def tiny(root: Path, against: str, only: str, rounds: int = 1) -> Comparison:
    return compare(Wanted(against, rounds, 0.001, only, root=root))


def test_a_revision_beside_itself_plays_the_same_games(
    root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    found = tiny(root, "HEAD", TABLE, rounds=2)
    assert [row.compared.figure.measurement for row in found.rows] == list(MEASUREMENTS)
    for row in found.rows:
        assert row.compared.same
        if row.compared.figure.measurement.what == DRAWN:
            assert "icons have not been built" in row.compared.problem
        else:
            assert row.compared.problem == ""
            assert len(row.compared.pairs) == 2
            assert row.ratio > 0
    other, judged = found.sides
    assert other.label.startswith("HEAD (")
    assert judged.label.startswith("this tree (")
    assert "uncommitted" not in judged.label
    said = capfd.readouterr().err
    assert f"{len(MEASUREMENTS)} figures, 2 rounds: about" in said
    assert "round 2 of 2" in said


def test_what_only_one_side_has_is_told_in_its_row(root: Path) -> None:
    module = root / "src" / "fabletop" / "envs" / "vector.py"
    kept = module.read_text(encoding="utf-8")
    module.unlink()
    try:
        [row] = tiny(root, "HEAD", f"{TABLE}, 2 players: gymnasium {VECTOR}").rows
        [dealt] = tiny(root, "HEAD", f"{TABLE}, 2 players: a game dealt").rows
    finally:
        module.write_text(kept, encoding="utf-8")
    assert row.cells()[-1].startswith("not measured: this tree (")
    assert "uncommitted changes" in row.cells()[-1]
    assert "fabletop.envs.vector" in row.compared.problem
    assert dealt.compared.problem == ""


def test_a_revision_that_does_not_run_is_an_error(root: Path) -> None:
    with pytest.raises(SystemExit, match=r"HEAD~1 \(.*\) does not run with .*: not finished"):
        tiny(root, "HEAD~1", TABLE)


def test_a_python_that_is_not_there_is_an_error(root: Path, tmp_path: Path) -> None:
    wanted = Wanted("HEAD", 1, 0.001, TABLE, tmp_path / "python", root=root)
    with pytest.raises(SystemExit, match="cannot be started"):
        compare(wanted)


def test_the_two_builds_of_this_source_are_compared(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiled_copy(source: Path, target: Path) -> Path:
        builds.pure_copy(source, target)
        (target / "fabletop" / "core" / "nothing.so").touch()
        return target

    monkeypatch.setattr(builds, "compiled_copy", compiled_copy)
    found = tiny(root, "pure", f"{TABLE}, 2 players: a game dealt")
    assert [side.label for side in found.sides] == ["pure", "compiled"]
    assert [row.compared.problem for row in found.rows] == [""]
    assert "Compiled modules: compiled: 1." in found.notes


def test_a_pure_copy_leaves_compiled_modules_out(tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    (source / "dice.py").touch()
    assert builds.build("pure", source, tmp_path) == source
    (source / "dice.cpython-311-x86_64-linux-gnu.so").touch()
    copy = builds.build("pure", source, tmp_path)
    assert [path.name for path in copy.iterdir()] == ["dice.py"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--rounds", "5", "--strict"), "--strict needs at least 6 rounds"),
        (("--rounds", "0"), "must be above 0"),
        (("--only", "chess"), "no figure has 'chess' in its name"),
        (("--search",), "choose one"),
    ],
)
def test_words_that_make_no_sense_are_refused(words: tuple[str, ...], said: str) -> None:
    order = [sys.executable, "-m", "bench", "--compare", "HEAD", *words]
    ran = subprocess.run(order, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode != 0
    assert said in ran.stderr
