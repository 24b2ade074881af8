"""A game is played through nginx and through Caddy, with TLS, as `docs/hosting.md` sets them up."""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from fabletop.server.configuration import read
from tests.hosting.proxied import DEPLOY, ORDERS, Front, fronting, is_open
from tests.server.running import Client, free_port
from tests.waiting import wait_until

ANSWERS = 6


@dataclass(frozen=True)
class Hosted(Front):
    """A proxy and the server behind it."""

    stop: Callable[[], None]


@pytest.fixture(params=sorted(ORDERS))
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hosted]:
    """`fabletop serve` with the settings of `deploy/fabletop.toml`, behind a proxy."""
    port, secure = free_port(), free_port()
    told = (DEPLOY / "fabletop.toml").read_text(encoding="utf-8")
    for old, new in {
        "https://play.example.org": f"https://play.example.org:{secure}",
        "port = 8000": f"port = {port}",
        "/var/lib/fabletop": str(tmp_path / "tables"),
        "metrics_port = 9100": f"metrics_port = {free_port()}",
    }.items():
        assert old in told
        told = told.replace(old, new)
    file = tmp_path / "fabletop.toml"
    file.write_text(told, encoding="utf-8")
    order = [sys.executable, "-m", "fabletop.cli.main", "serve", "--config", str(file)]
    server = subprocess.Popen(order)

    def stop() -> None:
        server.kill()
        server.wait()

    def is_up() -> bool:
        assert server.poll() is None, "the server did not start"
        try:
            return bool(Client(f"http://127.0.0.1:{port}").call("GET", "/games"))
        except OSError:
            return False

    try:
        wait_until(is_up, 90)
        with fronting(request.param, port, tmp_path, secure) as front:
            yield Hosted(front.port, front.plain, front.certificate, front.logs, stop)
    finally:
        stop()


def test_a_game_goes_through_a_proxy_with_tls(front: Hosted) -> None:
    """In one test, because starting the server takes longer than all of this."""
    with front.browser() as browser:
        plain_requests_are_sent_to_https(front)
        table = a_form_opens_a_table(front, browser)
        answers_arrive_in_an_open_stream(front, browser, table)
        strangers_and_large_requests_are_refused(front, browser, table)
        links_of_seats_are_in_no_log_of_the_proxy(front, browser, table)


def plain_requests_are_sent_to_https(front: Front) -> None:
    address = f"http://127.0.0.1:{front.plain}/credits"
    reply = httpx2.get(address, headers={"Host": "play.example.org"}, trust_env=False)
    assert reply.status_code in (301, 308)
    assert reply.headers["Location"].startswith("https://play.example.org")


def a_form_opens_a_table(front: Front, browser: httpx2.Client) -> str:
    landing = browser.get("/")
    assert landing.status_code == 200
    assert len(landing.headers.get_list("X-Request-ID")) == 1
    assert browser.get("/static/table.css").headers["Content-Encoding"] == "gzip"
    form = {"kind": ["here", "by-link", "nobody", "nobody", "nobody"], "name": ["Ada", "Ben"]}
    opened = browser.post("/new/prophecy", data=form, headers={"Origin": front.origin})
    assert opened.status_code == 303, opened.text
    cookies = opened.headers.get_list("Set-Cookie")
    assert any(one.startswith("fabletop_seats=") for one in cookies)
    for cookie in cookies:
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
    path = opened.headers["Location"]
    page = browser.get(path)
    assert f"{front.origin}{path}/sit/" in page.text
    return str(path)


def answers_arrive_in_an_open_stream(front: Front, browser: httpx2.Client, table: str) -> None:
    """Each event comes before the next answer is given, so no proxy waits for more of them."""
    api, luck = f"/api/tables/{table.rpartition('/')[2]}", random.Random(1)
    ada = browser.cookies["fabletop_seats"]
    ben = browser.get(table).text.partition(f"{table}/sit/")[2]
    with front.browser() as other, other.stream("GET", f"{api}/stream") as stream:
        tokens = {0: ada, 1: _other_token(browser, table, ada) or ben}
        events = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        assert next(events)["answers"] == 0
        for number in range(1, ANSWERS + 1):
            seat = browser.get(api).json()["waiting_for"][0]
            browser.cookies.set("fabletop_seats", tokens[seat], domain="127.0.0.1")
            mine = {"Authorization": f"Bearer {tokens[seat]}"}
            (asked,) = browser.get(f"{api}/decisions", headers=mine).json()["decisions"]
            option = luck.choice(asked["options"])["option"]
            reply = browser.post(
                f"{table}/seat/{seat}/answers",
                json={"decision": asked["id"], "option": option},
                headers={"Origin": front.origin},
            )
            assert reply.status_code == 200, reply.text
            assert next(events)["answers"] == number


def _other_token(browser: httpx2.Client, table: str, mine: str) -> str:
    """The token in the link for the friend."""
    links = browser.get(table).text.split(f"{table}/sit/")[1:]
    found = (link.partition('"')[0].partition("<")[0].strip() for link in links)
    return next((token for token in found if token != mine), "")


def strangers_and_large_requests_are_refused(
    front: Front, browser: httpx2.Client, table: str
) -> None:
    for origin in ("https://elsewhere.example.org", f"http://play.example.org:{front.port}"):
        reply = browser.post(f"{table}/seat/0/undo", headers={"Origin": origin})
        assert reply.status_code == 403
    large = browser.post("/api/tables", content=b"x" * 70_000)
    closed = 502  # the server refuses while Caddy is still sending
    assert large.status_code in (413, closed)


def links_of_seats_are_in_no_log_of_the_proxy(
    front: Hosted, browser: httpx2.Client, table: str
) -> None:
    link = f"{table}/sit/{browser.cookies['fabletop_seats']}"
    assert browser.get(link).status_code == 303
    front.stop()
    assert browser.get(link).status_code == 502
    for log in front.logs.glob("*.log"):
        assert "/sit/" not in log.read_text(encoding="utf-8"), f"{log.name} tells secrets"


@pytest.mark.parametrize("kind", sorted(ORDERS))
def test_a_proxy_ends_with_its_test(kind: str, tmp_path: Path) -> None:
    with fronting(kind, free_port(), tmp_path, free_port()) as front:
        assert is_open(front.plain)
    for port in (front.port, front.plain):
        assert not is_open(port), "a process of the proxy goes on"


def test_the_example_file_is_read() -> None:
    assert read(DEPLOY / "fabletop.toml")["public"] == "https://play.example.org"
