"""Wheels, installed where nothing else of Fabletop is."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]


def home() -> dict[str, str]:
    """An environment that does not lead to a checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def wheel_installed(tmp_path: Path, **wanted: str) -> Path:
    """The wheel in an environment that has nothing else of Fabletop; what it depends on is taken
    from the environment of the tests. Returns the folder of its programs."""
    hatchling = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    order = [*hatchling, "--directory", str(tmp_path)]
    subprocess.run(order, cwd=ROOT, check=True, env={**home(), **wanted})
    (wheel,) = tmp_path.glob("fabletop-*.whl")
    environment = tmp_path / "venv"
    venv.create(environment, symlinks=True)
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    python = environment / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    where = "import fabletop, pathlib; print(pathlib.Path(fabletop.__file__).parent.parent)"
    order = [str(python), "-c", where]
    said = subprocess.run(
        order, cwd=tmp_path, env=home(), capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == str(site)
    return environment / "bin"
