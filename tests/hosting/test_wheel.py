"""The wheel is all that a host needs."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

from fabletop.core.errors import BadSetup
from fabletop.web.look import built, rendering
from tests.server.running import free_port
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]


def home() -> dict[str, str]:
    """An environment that does not lead to a checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The wheel in an environment that has nothing else of Fabletop; what it depends on is taken
    from the environment of the tests. Returns the folder of its programs."""
    hatchling = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*hatchling, "--directory", str(tmp_path)], cwd=ROOT, check=True)
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


def test_an_installed_wheel_serves_pages_with_everything_they_load(
    installed: Path, tmp_path: Path
) -> None:
    port = free_port()
    order = [str(installed / "fabletop"), "serve", "--port", str(port), "--folder", "tables"]
    server = subprocess.Popen(order, cwd=tmp_path, env=home())
    try:
        address = f"http://127.0.0.1:{port}"

        def page() -> str:
            assert server.poll() is None, "the server did not start"
            try:
                return _fetched(f"{address}/").decode()
            except OSError:
                return ""

        assert "/static/built/fonts.css" in wait_until(page)
        for name in built.NEEDED:
            checkout = rendering.FOLDER / "built" / name
            assert _fetched(f"{address}/static/built/{name}") == checkout.read_bytes()
        assert (tmp_path / "tables" / "tables.sqlite").exists()
    finally:
        server.kill()
        server.wait()


def test_a_server_without_its_assets_says_how_to_get_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built, "FOLDER", tmp_path)
    with pytest.raises(BadSetup, match=r"lacks credits\.json.*`make assets`.*`make wheels`"):
        built.check_built()


def _fetched(address: str) -> bytes:
    with urlopen(address, timeout=20) as reply:
        return bytes(reply.read())
