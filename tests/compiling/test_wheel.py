"""The wheel with machine code, where no compiler and no checkout are."""

import subprocess
from pathlib import Path

import pytest

from fabletop.compiled import describe, is_compiled
from tests.hosting.wheels import home, wheel_installed


@pytest.mark.skipif(
    not is_compiled(), reason="compiling takes minutes; `make compiled` has done it"
)
def test_an_installed_wheel_with_machine_code_plays(tmp_path: Path) -> None:
    programs = wheel_installed(tmp_path, FABLETOP_COMPILED="1")

    def said(*words: str) -> str:
        order = [str(programs / "fabletop"), *words]
        ran = subprocess.run(order, cwd=tmp_path, env=home(), capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    assert describe() in said("--version")
    played = said("simulate", "seasons", "--games", "20", "--players", "2", "--bots", "greedy")
    assert played.split()[played.split().index("finished") + 1] == "20"


def test_a_wheel_is_pure_unless_machine_code_is_asked_for(tmp_path: Path) -> None:
    programs = wheel_installed(tmp_path)
    order = [str(programs / "fabletop"), "--version"]
    ran = subprocess.run(
        order, cwd=tmp_path, env=home(), capture_output=True, text=True, check=True
    )
    assert "pure Python" in ran.stdout
