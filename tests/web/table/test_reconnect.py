"""The line breaks, the server dies: the page comes back by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import Arrive, Visitor
from tests.web.story import FATEFUL, story

CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "ERR_NETWORK", "ERR_INCOMPLETE_CHUNKED")
"""What a browser says of itself when the line is cut."""
KILLED = (*CUT, "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED")
"""The same, when nobody is at the other end: the line may still be there for a moment."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path).start()
    yield server
    server.kill()


def test_who_was_cut_off_catches_up(visitors: list[Visitor]) -> None:
    host, guest = visitors
    opened = host.found(seed=FATEFUL)
    for seat, visitor in enumerate(visitors):
        visitor.at_once()
        visitor.take(opened, seat)
    guest.context.set_offline(True)
    opened.play(story()[:7])
    host.sees_moment(7)
    guest.sees_moment(0)
    guest.context.set_offline(False)
    guest.sees_moment(7)
    guest.page.keyboard.press("1")
    host.sees_moment(8)
    guest.forgive(*CUT)


def test_an_answer_without_a_line_says_so_and_may_be_given_again(visitor: Visitor) -> None:
    page = visitor.sit()
    visitor.context.set_offline(True)
    page.keyboard.press("1")
    expect(page.locator("#word")).to_contain_text("No connection to the table")
    visitor.context.set_offline(False)
    page.keyboard.press("1")
    visitor.sees_moment(1)
    expect(page.locator("#word")).to_be_empty()
    visitor.forgive(*CUT)


def test_news_that_came_while_the_picture_could_not_be_fetched_is_not_lost(
    visitors: list[Visitor],
) -> None:
    host, guest = visitors
    opened = host.found(seed=FATEFUL)
    guest.at_once()
    guest.take(opened, 1)
    guest.context.route("**/fragment", lambda route: route.abort())
    opened.play(story()[:1])
    expect(guest.page.locator("#word")).to_contain_text("No connection to the table")
    guest.context.unroute("**/fragment")
    guest.sees_moment(1)
    expect(guest.page.locator("#word")).to_be_empty()
    guest.forgive("ERR_FAILED")


def test_the_game_goes_on_after_the_server_was_killed_and_started_again(
    mortal: Server, arrive: Arrive
) -> None:
    visitor, other = arrive(mortal), arrive(mortal)
    opened = visitor.found(seed=FATEFUL, after=3)
    for seat, one in enumerate((visitor, other)):
        one.at_once()
        one.take(opened, seat)
        one.forgive(*KILLED)
    mortal.kill()
    visitor.page.keyboard.press("3")
    expect(visitor.page.locator("#word")).to_contain_text("No connection to the table")
    mortal.start()
    expect(visitor.page.locator("#word")).to_be_empty()
    visitor.page.keyboard.press("3")
    for one in (visitor, other):
        one.sees_moment(4)


def test_without_a_stream_the_page_asks_now_and_then(visitors: list[Visitor]) -> None:
    host, guest = visitors
    opened = host.found(seed=FATEFUL)
    guest.context.route("**/stream", lambda route: route.abort())
    guest.at_once()
    guest.take(opened, 1)
    for number in (1, 2):
        opened.play(story()[number - 1 : number])
        guest.sees_moment(number)
    guest.forgive("ERR_FAILED")
