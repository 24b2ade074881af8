"""Nobody lets the server look up addresses without end, and no notification waits for that."""

import threading
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.app import create_app
from fabletop.server.errors import NotPossible
from fabletop.server.outgoing import webhooks
from fabletop.server.outgoing.safe_post import Target, resolved
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.outgoing.hooks import chatting

SEATS = {"seats": [{"name": "Ada"}, {"name": "Ben"}]}
ORIGIN = {"Origin": "http://testserver"}


def test_a_client_may_set_a_number_of_addresses(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, webhooks_per_hour=2, private_webhooks=True)
    with TestClient(create_site(settings)) as client:
        ticket = client.post("/api/tables", json=SEATS).json()
        token = ticket["seats"][0]["token"]
        mine = {"Authorization": f"Bearer {token}"}
        path, body = f"/tables/{ticket['table']}/webhook", {"address": "http://127.0.0.1:9/"}
        for _ in range(2):
            assert client.post(f"/api{path}", json=body, headers=mine).status_code == 200
        assert client.post(f"/api{path}", json=body, headers=mine).status_code == 429
        client.get(f"/t/{ticket['table']}/sit/{token}")
        page = client.post(f"/t/{ticket['table']}/seat/0/webhook", json=body, headers=ORIGIN)
        assert page.status_code == 429


def test_notifications_do_not_wait_for_names_that_are_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every thread that looks something up is busy; a seat is told all the same."""
    may_go_on, busy = threading.Event(), threading.Semaphore(0)

    def slow(target: Target, *, private: bool) -> list[str]:
        if target.host != "127.0.0.1":
            busy.release()
            may_go_on.wait()
            raise NotPossible("no-host", host=target.host)
        return resolved(target, private=private)

    settings = Settings(folder=tmp_path, private_webhooks=True, webhook_delay=0.01)
    with TestClient(create_app(settings)) as client, chatting() as chat:
        ticket = client.post("/api/tables", json=SEATS).json()
        path = f"/api/tables/{ticket['table']}"
        tokens = [{"Authorization": f"Bearer {seat['token']}"} for seat in ticket["seats"]]
        for mine in tokens:
            reply = client.post(f"{path}/webhook", json={"address": chat.address}, headers=mine)
            assert reply.status_code == 200
        monkeypatch.setattr(webhooks, "resolved", slow)
        asking = [
            threading.Thread(
                target=client.post,
                args=(f"{path}/webhook",),
                kwargs={"json": {"address": f"https://slow{n}.test/"}, "headers": tokens[0]},
            )
            for n in range(webhooks.THREADS)
        ]
        try:
            for one in asking:
                one.start()
            for _ in asking:
                assert busy.acquire(timeout=10)
            _answer(client, path, tokens)
            assert chat.wait()
        finally:
            may_go_on.set()
            for one in asking:
                one.join()


def _answer(client: TestClient, path: str, tokens: list[dict[str, str]]) -> None:
    """The seat whose turn it is answers until it is another one's."""
    seat = client.get(path).json()["waiting_for"][0]
    while client.get(path).json()["waiting_for"] == [seat]:
        (asked,) = client.get(f"{path}/decisions", headers=tokens[seat]).json()["decisions"]
        body = {"decision": asked["id"], "option": asked["options"][0]["option"]}
        assert client.post(f"{path}/answers", json=body, headers=tokens[seat]).status_code == 200
