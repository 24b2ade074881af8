"""Another revision as a source tree of its own, under `.bench`, with an environment to run it.

The tree is kept for the next time. It runs with the packages of this tree's Python if our
`requirements.lock` has all that its own has; otherwise an environment is made from its own.
"""

import io
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from zipfile import ZipFile

from bench.environment import requirements

HOME = ".bench"
LOCK = "requirements.lock"
PARTS = ("src", "pyproject.toml", LOCK)
"""What a revision needs to run."""
BUILT = Path("src", "fabletop", "web", "built")
"""Fonts, icons and scripts for pages: no revision has them, so the tree borrows ours."""


def commit(root: Path, revision: str) -> str:
    """The whole id of a revision."""
    wanted = ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    ran = _git(root, *wanted)
    if ran.returncode == 0:
        return ran.stdout.decode().strip()
    if _git(root, "rev-parse", "--git-dir").returncode:
        raise SystemExit(f"{root} is not a git repository, so it has no other revision")
    shallow = _git(root, "rev-parse", "--is-shallow-repository").stdout.strip() == b"true"
    remedy = "; this clone is shallow, `git fetch --unshallow` gets the rest" if shallow else ""
    raise SystemExit(f"there is no revision {revision!r} here{remedy}")


def here(root: Path) -> str:
    """How this tree is called: its revision, and whether it differs from it."""
    if _git(root, "rev-parse", "--verify", "HEAD").returncode:
        return "this tree"
    changed = _git(root, "status", "--porcelain", "--", *PARTS).stdout.strip()
    more = ", with uncommitted changes" if changed else ""
    return f"this tree ({commit(root, 'HEAD')[:8]}{more})"


def checkout(root: Path, full: str, *, fresh: bool) -> Path:
    """The tree of a commit."""
    tree = root / HOME / full[:12]
    if fresh and tree.exists():
        shutil.rmtree(tree)
    if not tree.exists():
        parts = _git(root, "ls-tree", "--name-only", full, *PARTS).stdout.decode().split()
        packed = _git(root, "archive", "--format=zip", full, *parts)
        if packed.returncode:
            raise SystemExit(f"git cannot unpack {full[:12]}: {packed.stderr.decode().strip()}")
        half = tree.with_name(f"{tree.name}-unfinished")
        shutil.rmtree(half, ignore_errors=True)
        ZipFile(io.BytesIO(packed.stdout)).extractall(half)
        half.rename(tree)
    if (root / BUILT).is_dir() and (tree / BUILT).parent.is_dir():
        shutil.copytree(root / BUILT, tree / BUILT, dirs_exist_ok=True)
    return tree


def environment(root: Path, tree: Path, python: Path) -> Path:
    """The interpreter for a tree: this one, or one of the same version with the tree's packages."""
    lock = tree / LOCK
    if not lock.exists() or pinned(lock) <= pinned(root / LOCK):
        return python
    home = tree / f"venv-{blake2b(str(python).encode(), digest_size=4).hexdigest()}"
    own = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = home / ".ready"
    if not ready.exists():
        print(f"installing the packages of {tree.name} into {home}", file=sys.stderr)
        _run(python, "-m", "venv", "--clear", str(home))
        pip = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")
        _run(own, *pip, "--require-hashes", "--requirement", str(lock))
        ready.touch()
    return own


def pinned(lock: Path) -> set[str]:
    """The packages of a lock, with their versions and conditions, without their hashes."""
    text = lock.read_text(encoding="utf-8")
    return {block.partition("\\")[0].strip() for block in requirements(text)}


def _run(*words: Path | str) -> None:
    ran = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if ran.returncode:
        said = (ran.stderr or ran.stdout).strip() or "no error message"
        raise SystemExit(f"{' '.join(map(str, words))} failed:\n{said}")


def _git(root: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(["git", "-C", str(root), *words], capture_output=True)
    except FileNotFoundError as error:
        raise SystemExit("git was not found: it has the other revision; install it") from error
