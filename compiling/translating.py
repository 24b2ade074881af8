"""`python translating.py FOLDER < MODULES`: machine code for modules of a folder, beside them."""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

SETTINGS = Path(__file__).parent.parent / "pyproject.toml"
FLAGS = (f"--config-file={SETTINGS}", "--no-incremental", "--no-warn-unused-ignores")
LEVEL = "FABLETOP_OPTIMIZE"
"""The environment variable for the C compiler's level: "1" builds in half the time."""


def translate(folder: Path, modules: list[str]) -> None:
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    found = mypycify(
        [*FLAGS, *modules],
        group_name="fabletop",
        opt_level=os.environ.get(LEVEL, "3"),
        debug_level="0",
        multi_file=True,
        target_dir=str(folder.parent / "c"),
    )
    ParallelCompile(default=os.cpu_count() or 1).install()
    build = build_ext(Distribution({"name": "fabletop", "ext_modules": found}))
    build.inplace = True
    build.build_lib, build.build_temp = str(folder.parent / "lib"), str(folder.parent / "objects")
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    translate(Path(sys.argv[1]), sys.stdin.read().split())
