"""Puts machine code into a wheel that is built with FABLETOP_COMPILED=1; other wheels are pure."""

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = "FABLETOP_COMPILED"
NEEDS = ["mypy[mypyc]>=2.4", "setuptools>=80", "pybind11>=3"]


class CompiledWheel(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return NEEDS if os.environ.get(WANTED) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not os.environ.get(WANTED):
            return
        sys.path[:0] = [self.root, str(Path(self.root, "src"))]
        building = import_module("compiling.building")
        self._made = TemporaryDirectory()
        for file in building.compile_into(Path(self._made.name)):
            build_data["force_include"][str(Path(self._made.name, file))] = str(file)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        made: TemporaryDirectory[str] | None = getattr(self, "_made", None)
        if made is not None:
            made.cleanup()
