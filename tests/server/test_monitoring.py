"""What a host sees of a running server; and what nobody may see, the secrets."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.server.host_option import LogFormat, LogLevel
from fabletop.server.monitoring import logs
from fabletop.server.monitoring.logs import JsonLines, TextLines, hidden, request_id, set_up
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.conftest import Person, play
from tests.server.outgoing.hooks import chatting
from tests.waiting import wait_until

ADDRESS = "http://127.0.0.1"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything that is logged, in JSON and as text, at every level."""
    said, root = io.StringIO(), logging.getLogger()
    before = root.level
    handlers = [logging.StreamHandler(said), logging.StreamHandler(said)]
    for handler, form in zip(handlers, (JsonLines(), TextLines()), strict=True):
        handler.setFormatter(form)
        root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield said
    root.setLevel(before)
    for handler in handlers:
        root.removeHandler(handler)


def told(lines: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.getvalue().splitlines() if line.startswith("{")]


@contextmanager
def site(folder: Path, **more: Any) -> Iterator[TestClient]:
    made = create_site(Settings(folder=folder, access_log=True, **more))

    @made.get("/broken/{table}/sit/{token}")
    def broken(table: str, token: str) -> None:
        raise ValueError(f"nothing works at {table}/sit/{token}")

    with TestClient(made, base_url=ADDRESS, raise_server_exceptions=False) as client:
        yield client


def opened(client: TestClient) -> tuple[str, list[str]]:
    body = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
    ticket = client.post("/api/tables", json=body).json()
    return ticket["table"], [seat["token"] for seat in ticket["seats"]]


def test_no_secret_is_ever_logged(tmp_path: Path, lines: io.StringIO) -> None:
    with site(tmp_path, private_webhooks=True, webhook_delay=0.01) as client, chatting() as chat:
        table, (ada, ben) = opened(client)
        chat.replies += [500] * 9
        assert client.get(f"/t/{table}/sit/{ben}", follow_redirects=False).status_code == 303
        client.get(f"/t/{table}")
        client.get(f"/t/{table}/sit/wrong-{ada}")
        client.get(f"/api/tables/{table}?token={ada}", headers={"Authorization": f"Bearer {ben}"})
        for token in (ada, ben):
            client.post(
                f"/api/tables/{table}/webhook",
                json={"address": chat.address},
                headers={"Authorization": f"Bearer {token}"},
            )
        play([Person(client, table, ada), Person(client, table, ben)], 12)
        wait_until(lambda: "webhook of seat" in lines.getvalue())
        assert client.get(f"/broken/{table}/sit/{ada}").status_code == 500
    said = lines.getvalue()
    assert "nothing works" in said
    assert "/t/{table}/sit/{token}" in said
    for secret in (ada, ben, "/hook/secret", "key=hidden"):
        assert secret not in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("GET /t/a/sit/Tok_en-1 failed", "GET /t/a/sit/*** failed"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer ***"),
        ("cookie fabletop_seats=one.two; x=1", "cookie fabletop_seats=***; x=1"),
        ("links_abc=0.tok!1.tok", "links_abc=***"),
        ("postgresql+psycopg://me:pass@db/x", "postgresql+psycopg://***@db/x"),
        ("https://hooks.example.org/a/b?c", "https://hooks.example.org/***"),
        ("{'token': 'abc', 'seat': 0}", "{'token': '***', 'seat': 0}"),
        ("12 tables at http://127.0.0.1:8000 now", "12 tables at http://127.0.0.1:8000 now"),
    ],
)
def test_secrets_are_crossed_out_in_any_text(text: str, said: str) -> None:
    assert hidden(text) == said


def test_every_request_has_an_id_that_is_in_its_lines_and_in_its_reply(
    tmp_path: Path, lines: io.StringIO
) -> None:
    with site(tmp_path) as client:
        for path in ("/", "/nowhere", "/api/games", "/broken/x/sit/y"):
            reply = client.get(path)
            mine = [
                one for one in told(lines) if one.get("request") == reply.headers["X-Request-ID"]
            ]
            (access,) = (one for one in mine if one["logger"] == "fabletop.access")
            assert access["status"] == reply.status_code
        failed = [one for one in mine if one["level"] == "error"]
        assert "ValueError" in failed[0]["error"]


def test_an_access_line_names_route_status_time_and_table(
    tmp_path: Path, lines: io.StringIO
) -> None:
    with site(tmp_path) as client:
        table, _ = opened(client)
        client.get(f"/api/tables/{table}/view?language=fr")
    (line,) = (one for one in told(lines) if one.get("route") == "/api/tables/{table}/view")
    assert (line["method"], line["status"], line["table"]) == ("GET", 200, table)
    assert line["milliseconds"] > 0


def test_an_id_is_taken_over_from_a_trusted_proxy_only(tmp_path: Path) -> None:
    made = create_site(Settings(folder=tmp_path, proxies=("10.0.0.7",)))

    def named(client: TestClient, name: str) -> str:
        return client.get("/api/games", headers={"X-Request-ID": name}).headers["X-Request-ID"]

    with TestClient(made, client=("10.0.0.7", 1)) as proxy:
        assert named(proxy, "made-by.the:proxy_1") == "made-by.the:proxy_1"
        assert named(proxy, "two words") != "two words"
        assert named(proxy, "x" * 65) != "x" * 65
        assert named(TestClient(made, client=("10.0.0.8", 1)), "mine") != "mine"


def test_a_log_has_the_form_and_the_level_that_were_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "_chosen", [])
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        set_up(LogFormat.JSON, LogLevel.INFO)
        request_id.set("some-request")
        logging.getLogger("fabletop.server").info("hello, %s", "world")
        logging.getLogger("fabletop.server").debug("not this")
        logging.getLogger("sqlalchemy.engine").info("nor this")
        request_id.set("")
        set_up(LogFormat.TEXT, LogLevel.ERROR)
        logging.getLogger("fabletop.server").warning("nor that")
        logging.getLogger("fabletop.server").error("but that")
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = before
        root.setLevel(level)
        for name in ("fabletop", "uvicorn"):
            logging.getLogger(name).setLevel(logging.NOTSET)
    first, second = capsys.readouterr().err.splitlines()
    assert json.loads(first) | {"time": ""} == {
        "time": "",
        "level": "info",
        "logger": "fabletop.server",
        "message": "hello, world",
        "request": "some-request",
    }
    assert second.endswith("ERROR fabletop.server: but that")


def numbers(client: TestClient) -> dict[str, float]:
    pairs = (line.rsplit(" ", 1) for line in client.get("/metrics").text.splitlines())
    return {name: float(value) for name, value in pairs if not name.startswith("#")}


def test_numbers_tell_what_the_server_does(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        before = numbers(client)
        table, _ = opened(client)
        client.get(f"/t/{table}")
        client.get(f"/t/{table}/fragment")
        client.get(f"/t/{table}/fragment")
        after = numbers(client)

        def grown(name: str) -> float:
            return after[name] - before.get(name, 0.0)

        route = 'method="GET",route="/t/{table}/fragment",status="200"'
        assert grown(f"fabletop_request_seconds_count{{{route}}}") == 2
        assert grown('fabletop_drawing_seconds_count{what="table"}') == 1
        assert grown('fabletop_drawing_seconds_count{what="fragment"}') == 1
        assert grown('fabletop_database_seconds_count{use="write"}') == 1
        assert after["fabletop_tables"] == 1
        assert after["fabletop_watchers"] == 0
        for workers in ("bots", "pages"):
            assert after[f'fabletop_work_waiting{{workers="{workers}"}}'] == 0
            assert f'fabletop_work_running{{workers="{workers}"}}' in after
        assert after["process_resident_memory_bytes"] > 0


def test_labels_do_not_grow_with_what_clients_send(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.request("BREW", "/t/coffee")
        client.get("/nowhere/1")
        once = set(numbers(client))
        for number in range(20):
            client.get(f"/t/table{number}")
            client.get(f"/t/table{number}/sit/token{number}")
            client.get(f"/nowhere/{number}")
            client.get(f"/static/{number}.css")
            client.request(f"BREW{number}", "/t/coffee")
        new = {name for name in set(numbers(client)) - once if "_bucket" not in name}
    assert len({name for name in new if "fabletop_request_seconds_count" in name}) <= 4
