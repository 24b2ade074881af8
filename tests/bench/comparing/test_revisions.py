"""Other revisions as trees of their own, and the environments in which they run."""

from pathlib import Path

import pytest
from bench.comparing.announcing import announce
from bench.comparing.revisions import BUILT, checkout, commit, environment, here

from tests.bench.comparing.repositories import commit_all, git

OURS = "one==1.0 \\\n    --hash=sha256:1\n    # via two\ntwo==2.0 ; sys_platform == 'x' \\\n"
LESS = "one==1.0 \\\n    --hash=sha256:1\n    --hash=sha256:2\n"
OTHER = "one==0.9 \\\n    --hash=sha256:3\n"

PYTHON = """#!/bin/sh
echo "$@" >> {log}
case "$*" in *venv*)
    for home; do :; done
    mkdir -p "$home/bin"
    cp "$0" "$home/bin/python";;
*) echo "no such package" >&2; exit {status};;
esac
"""
"""In the place of Python: notes down what it is asked, and makes environments that hold itself."""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one commit."""
    root = tmp_path / "project"
    (root / "src" / "fabletop" / "web").mkdir(parents=True)
    (root / "src" / "fabletop" / "__init__.py").write_text("", encoding="utf-8")
    (root / "src" / "fabletop" / "web" / "__init__.py").write_text("", encoding="utf-8")
    project = '[project]\nname = "fabletop"\nversion = "1.0"\n'
    (root / "pyproject.toml").write_text(project, encoding="utf-8")
    (root / "requirements.lock").write_text(OURS, encoding="utf-8")
    git(tmp_path, "init", "--quiet", str(root))
    commit_all(root)
    return root


def change(root: Path, text: str) -> None:
    (root / "src" / "fabletop" / "__init__.py").write_text(text, encoding="utf-8")


def test_a_tree_holds_the_files_of_its_revision(root: Path) -> None:
    old = commit(root, "HEAD")
    change(root, "new = 1\n")
    commit_all(root)
    tree = checkout(root, commit(root, "HEAD~1"), fresh=False)
    assert tree.name == old[:12]
    assert (tree / "src" / "fabletop" / "__init__.py").read_text(encoding="utf-8") == ""
    assert git(root, "worktree", "list").count("\n") == 0


def test_a_tree_is_kept_until_a_fresh_one_is_wanted(root: Path) -> None:
    full = commit(root, "HEAD")
    marked = checkout(root, full, fresh=False) / "mark"
    marked.touch()
    checkout(root, full, fresh=False)
    assert marked.exists()
    checkout(root, full, fresh=True)
    assert not marked.exists()


def test_a_tree_borrows_the_assets_of_pages(root: Path) -> None:
    (root / BUILT).mkdir()
    (root / BUILT / "icons.svg").touch()
    tree = checkout(root, commit(root, "HEAD"), fresh=False)
    assert (tree / BUILT / "icons.svg").exists()


def test_what_is_not_committed_is_named(root: Path) -> None:
    assert here(root) == f"this tree ({commit(root, 'HEAD')[:8]})"
    change(root, "new = 1\n")
    assert here(root).endswith(", with uncommitted changes)")


@pytest.mark.parametrize("revision", ["v9", "--output=x", "HEAD~5", ""])
def test_an_unknown_revision_is_an_error(root: Path, revision: str) -> None:
    with pytest.raises(SystemExit, match="there is no revision"):
        commit(root, revision)


def test_a_shallow_clone_says_how_to_get_the_rest(root: Path, tmp_path: Path) -> None:
    change(root, "new = 1\n")
    commit_all(root)
    git(tmp_path, "clone", "--quiet", "--depth=1", root.as_uri(), "clone")
    clone = tmp_path / "clone"
    assert checkout(clone, commit(clone, "HEAD"), fresh=False).exists()
    with pytest.raises(SystemExit, match="git fetch --unshallow"):
        commit(clone, "HEAD~1")


def test_a_folder_that_is_no_repository_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is not a git repository"):
        commit(tmp_path, "HEAD")


def test_without_git_there_is_no_other_revision(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(root))
    with pytest.raises(SystemExit, match="git was not found"):
        commit(root, "HEAD")


@pytest.mark.parametrize("lock", [OURS, LESS])
def test_packages_that_this_tree_has_are_used(root: Path, tmp_path: Path, lock: str) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    assert environment(root, tree, Path("python")) == Path("python")
    (tree / "requirements.lock").write_text(lock, encoding="utf-8")
    assert environment(root, tree, Path("python")) == Path("python")


def other_packages(tmp_path: Path, status: int) -> tuple[Path, Path]:
    """A tree that needs other packages, and a Python to make its environment."""
    tree, python = tmp_path / "tree", tmp_path / "python"
    tree.mkdir()
    (tree / "requirements.lock").write_text(OTHER, encoding="utf-8")
    script = PYTHON.format(log=tmp_path / "log", status=status)
    python.write_text(script, encoding="utf-8")
    python.chmod(0o755)
    return tree, python


def test_other_packages_are_installed_once(root: Path, tmp_path: Path) -> None:
    tree, python = other_packages(tmp_path, 0)
    own = environment(root, tree, python)
    assert own.is_relative_to(tree)
    assert environment(root, tree, python) == own
    asked = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert len(asked) == 2
    assert asked[1].endswith(f"--require-hashes --requirement {tree / 'requirements.lock'}")


def test_packages_that_cannot_be_installed_are_an_error(root: Path, tmp_path: Path) -> None:
    tree, python = other_packages(tmp_path, 1)
    for _ in range(2):
        with pytest.raises(SystemExit, match="no such package"):
            environment(root, tree, python)


def test_a_project_that_says_nothing_of_itself_is_an_error(root: Path, tmp_path: Path) -> None:
    (root / "pyproject.toml").write_text("[tool]\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="does not say what the project is"):
        announce(root, tmp_path / "announced")
