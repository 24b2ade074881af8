"""What every reply has in common: HEAD, unknown addresses, languages, health, the API's page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.conftest import Found, Person

PAGE = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "fr"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_site(Settings(folder=tmp_path))) as client:
        yield client


def test_head_works_wherever_get_does(site: TestClient) -> None:
    table = site.post("/api/tables", json={"seats": [{}, {}]}).json()["table"]
    for path in (
        "/",
        "/docs",
        "/credits",
        f"/t/{table}",
        f"/api/tables/{table}",
        "/static/style.css",
    ):
        head, whole = site.head(path), site.get(path)
        assert head.status_code == whole.status_code == 200, path
        assert head.content == b""
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert site.head("/nowhere").status_code == 404


def test_an_unknown_page_is_a_page_and_an_unknown_call_is_json(site: TestClient) -> None:
    page = site.get("/nowhere", headers=PAGE)
    assert page.status_code == 404
    assert '<html lang="fr"' in page.text
    assert "Cette page n&#39;existe pas" in page.text
    for path, headers in (("/api/nowhere", PAGE), ("/nowhere", {})):
        reply = site.get(path, headers=headers)
        assert reply.status_code == 404
        assert list(reply.json()) == ["detail"]


def test_an_address_says_which_methods_it_takes(site: TestClient) -> None:
    table = site.post("/api/tables", json={"seats": [{}, {}]}).json()["table"]
    reply = site.put(f"/api/tables/{table}/messages")
    assert reply.status_code == 405
    assert reply.headers["allow"] == "GET, HEAD, POST"


def test_what_was_sent_wrong_is_named_and_not_repeated(site: TestClient) -> None:
    sent = '{"seats": [{"name": "\\ud800"}, {}], "seed": NaN}'
    reply = site.post("/api/tables", content=sent, headers={"Content-Type": "application/json"})
    assert reply.status_code == 422
    assert reply.json()["detail"].startswith("body.seats.0.name is not as it should be")


def test_the_page_of_the_api_loads_nothing_from_elsewhere(site: TestClient) -> None:
    page = site.get("/docs")
    assert "swagger-ui.js" in page.text
    assert "//cdn" not in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    for path in ("/static/built/swagger-ui.js", "/static/built/swagger-ui.css", "/static/docs.js"):
        assert site.get(path).status_code == 200


def test_the_files_of_the_database_are_their_owners_only(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch(0o644)
    with TestClient(create_app(Settings(folder=tmp_path))) as client:
        assert client.post("/api/tables", json={"seats": [{}, {}]}).status_code == 201
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o777 == 0o600, file


def test_the_numbers_can_be_closed(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(folder=tmp_path, metrics=False))) as client:
        assert client.get("/metrics").status_code == 404


@pytest.mark.parametrize(
    "decision",
    [" 0.0.0", "0.0.0 ", "0_0.0.0", "00.0.0", "+0.0.0", "0.-1.0", "٠.0.0", "0.0", "0.0.0.0", "x"],
)
def test_a_decision_has_one_name_only(found: Found, decision: str) -> None:
    reply = found()[0].answer(["x"], decision)
    assert reply.status_code == 422
    assert "three numbers" in reply.json()["detail"]


def test_an_answer_that_was_given_together_with_others_may_be_repeated(found: Found) -> None:
    people = found(game="seasons")
    given = []
    for person in reversed(people):
        decision = person.get("/decisions")["decisions"][0]
        given.append((person, decision["id"], decision["options"][0]["option"]))
    early = people[0].get("/decisions")["decisions"][0]["id"]
    for person, decision, option in given:
        assert person.answer(option, decision).status_code == 200
    revision = people[0].get()["revision"]
    again = [*given, (people[0], early, given[-1][2])]
    for person, decision, option in again:
        assert person.answer(option, decision).json() == {"revision": revision}
    other = _other_option(people[0], given[-1][2])
    assert people[0].answer(other, early).status_code == 409


def _other_option(person: Person, option: list[str | int]) -> list[str | int]:
    options = person.get("/decisions")["decisions"][0]["options"]
    return next(one["option"] for one in options if one["option"] != option)


@pytest.mark.parametrize("cookie", ["x" * 8000, "é", "٣.abc", f"{'9' * 5000}.abc", "99.abc!-1.x"])
def test_odd_cookies_are_no_seats(site: TestClient, cookie: str) -> None:
    table = site.post("/api/tables", json={"seats": [{}, {}]}).json()["table"]
    names = ("fabletop_seats", "fabletop_seats", f"links_{table}", "fabletop_shape")
    sent = "; ".join(f"{name}={cookie}" for name in names).encode()[:30_000]
    assert site.get(f"/t/{table}", headers=[(b"Cookie", sent)]).status_code == 200
