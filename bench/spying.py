"""Profiles one of our modules with py-spy, which samples, so that it does not make calls look more
expensive than they are. Built-in functions count as part of the function that calls them."""

import subprocess
import sys
import tempfile
from pathlib import Path

from bench.environment import ROOT, SCRIPTS

RATE = 500


def spied(module: str, *words: str) -> str:
    """Collapsed stacks of `python -m module words…`, one per line:
    `outer (file:line);inner (file:line) count`."""
    with tempfile.TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        spy = [str(SCRIPTS / "py-spy"), "record", "--function", "--format", "raw"]
        spy += ["--rate", str(RATE), "--output", str(stacks), "--"]
        order = [sys.executable, "-m", module, *words]
        ran = subprocess.run([*spy, *order], cwd=ROOT, capture_output=True, text=True)
        if ran.returncode or not stacks.exists():
            raise SystemExit(f"py-spy failed:\n{ran.stderr}")
        return stacks.read_text(encoding="utf-8")
