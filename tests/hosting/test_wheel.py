"""The wheel is all that a host needs."""

import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from fabletop.core.errors import BadSetup
from fabletop.web.look import built, rendering
from tests.hosting.wheels import home, wheel_installed
from tests.server.running import free_port
from tests.waiting import wait_until


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    return wheel_installed(tmp_path)


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
