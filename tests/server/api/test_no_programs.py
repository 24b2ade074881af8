"""Nobody starts a program over the network by calling it a bot."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.conftest import Found


@pytest.fixture
def traps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of bots that leave a trace when somebody starts them."""
    monkeypatch.chdir(tmp_path)
    Path("b.py").write_text("open('opened', 'w')\nclass B: ...\n", encoding="utf-8")
    return ["cmd:touch opened", "b.py:B", "easy@b.py", "reference"]


def test_a_table_takes_no_bot_from_outside(client: TestClient, traps: list[str]) -> None:
    for bot in traps:
        body = {"seats": [{"name": "Ada"}, {"bot": bot}]}
        assert client.post("/api/tables", json=body).status_code == 422, bot
    assert not Path("opened").exists()


def test_no_seat_is_handed_to_a_bot_from_outside(found: Found, traps: list[str]) -> None:
    ada, _ = found()
    for bot in traps:
        assert ada.post("/bot", {"bot": bot}).status_code == 422, bot
        assert ada.post("/resign", {"bot": bot}).status_code == 422, bot
    assert [seat["bot"] for seat in ada.get()["seats"]] == ["", ""]
    assert not Path("opened").exists()


def test_the_pages_take_no_bot_from_outside(folder: Path, traps: list[str]) -> None:
    with TestClient(create_site(Settings(folder=folder))) as guest:

        def seated(bot: str) -> int:
            form = {"kind": ["here", f"bot:{bot}"], "name": ["Ada", ""]}
            return int(guest.post("/new/prophecy", data=form, follow_redirects=False).status_code)

        assert seated("random") == 303
        assert [seated(bot) for bot in traps] == [422] * len(traps)
    assert not Path("opened").exists()
