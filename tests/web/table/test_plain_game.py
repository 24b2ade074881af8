"""A game without a drawing of its own is set up and played through the pages all the same."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.settings import Settings
from fabletop.web.site import create_site

pytestmark = pytest.mark.usefixtures("high_card_installed")
BUTTON = re.compile(
    r'data-decision="([\d.]+)" data-seat="(\d+)" data-number="\d+" data-option=\'(.*?)\''
)


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody at a server that knows one game more."""
    with TestClient(create_site(Settings(folder=tmp_path, page_processes=0))) as client:
        yield client


def new_table(guest: TestClient, *kinds: str) -> str:
    """The address of a new table."""
    reply = guest.post("/new/high_card", data={"kind": list(kinds)}, follow_redirects=False)
    assert reply.status_code == 303
    return str(reply.headers["location"])


def answer(guest: TestClient, table: str, page: str) -> None:
    """The player who is asked takes the first option."""
    found = BUTTON.search(page)
    assert found
    decision, seat, option = found.groups()
    body = {"decision": decision, "option": json.loads(unescape(option))}
    assert guest.post(f"{table}/seat/{seat}/answers", json=body).status_code == 200


def test_it_stands_on_the_landing_page(guest: TestClient) -> None:
    page = guest.get("/").text
    assert "High Card" in page
    assert "Three tricks; the highest card takes a coin." in page
    assert "Who plays? (2 to 4)" in page


def test_its_table_is_shown_in_plain_words(guest: TestClient) -> None:
    page = guest.get(new_table(guest, "here", "here")).text
    assert "<dt>hand sizes</dt><dd>3, 3</dd>" in page
    assert '<strong id="question">Lay a card.</strong>' in page
    assert len(BUTTON.findall(page)) == 3


def test_a_hidden_hand_is_shown_to_its_seat_only(guest: TestClient) -> None:
    table = new_table(guest, "here", "by-link")
    own = guest.get(table).text
    assert "<dt>hand</dt>" in own
    guest.cookies.clear()
    assert "<dt>hand</dt>" not in guest.get(table).text


def test_it_is_played_to_its_end_through_the_pages(guest: TestClient) -> None:
    table = new_table(guest, "here", "here")
    for _ in range(20):
        page = guest.get(f"{table}/fragment").text
        if "The game is over." in page:
            break
        answer(guest, table, page)
    assert re.search(r"1\. Player \d, \d \(\d\)\. \d\. Player \d", page)
    assert "took" in page


def test_its_moments_are_drawn_one_by_one(guest: TestClient) -> None:
    table = new_table(guest, "here", "here")
    for _ in range(3):
        answer(guest, table, guest.get(f"{table}/fragment").text)
    told = guest.get(f"{table}/frames?since=0").json()
    assert [frame["moment"] for frame in told["frames"]] == [2, 3]
    assert "took" in told["frames"][0]["html"]
