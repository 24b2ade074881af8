"""`.venv-peers`: the peers and the profiler, in their own environment.

Each line of the lock is installed separately, so that a package that cannot be installed on this
machine does not block the others.
"""

import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "bench" / "peers.lock"
HOME = ROOT / ".venv-peers"
SCRIPTS = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / "python"
READY = HOME / ".ready"


def prepare() -> None:
    """Make the environment, unless it exists, is complete, and is newer than the lock."""
    if READY.exists() and READY.stat().st_mtime > LOCK.stat().st_mtime:
        return
    venv.create(HOME, with_pip=True, clear=True)
    print(f"installing the peers into {HOME.name}", file=sys.stderr)
    lock = LOCK.read_text(encoding="utf-8")
    missing = [pinned for pinned in requirements(lock) if not _installed(pinned)]
    if not missing:
        READY.touch()


def requirements(lock: str) -> Iterator[str]:
    """The requirements of a lock, each with its hashes."""
    block: list[str] = []
    for line in lock.splitlines():
        if line.lstrip().startswith("#"):
            continue
        if block and not line.startswith(" "):
            yield "\n".join(block)
            block = []
        block.append(line)
    yield "\n".join(block)


def _installed(pinned: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requirements.txt"
        file.write_text(pinned, encoding="utf-8")
        pip = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        ran = subprocess.run(
            [*pip, "--no-deps", "--require-hashes", "--requirement", str(file)],
            capture_output=True,
            text=True,
        )
    if ran.returncode:
        print(f"cannot install {pinned.split()[0]}:\n{ran.stderr}", file=sys.stderr)
    return ran.returncode == 0
