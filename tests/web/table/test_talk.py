"""Talk at the table."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor


@pytest.fixture
def friends(visitors: list[Visitor]) -> list[Visitor]:
    """Ada and Ben at one table, each at a browser."""
    opened = visitors[0].found()
    for seat, visitor in enumerate(visitors):
        visitor.take(opened, seat)
    return visitors


def say(page: Page, text: str) -> None:
    if not page.locator("#talk").is_visible():
        page.locator("#talk-button").click()
    page.locator("#say input[name=text]").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#say input[name=text]")).to_have_value("")


def test_words_reach_the_other_browser_and_are_counted_until_they_are_read(
    friends: list[Visitor],
) -> None:
    ada, ben = (one.page for one in friends)
    say(ada, "Good luck!")
    expect(ben.locator("#unread")).to_have_text("1")
    say(ada, "You will need it.")
    expect(ben.locator("#unread")).to_have_text("2")
    ben.locator("#talk-button").click()
    expect(ben.locator("#said li span")).to_have_text(["Good luck!", "You will need it."])
    expect(ben.locator("#said li b")).to_have_text(["Ada", "Ada"])
    expect(ben.locator("#unread")).to_be_hidden()
    expect(ada.locator("#said li span")).to_have_text(["Good luck!", "You will need it."])


def test_what_was_said_before_one_came_is_there_and_not_counted(friends: list[Visitor]) -> None:
    ada, ben = (one.page for one in friends)
    say(ada, "Hello?")
    expect(ben.locator("#unread")).to_have_text("1")
    ben.reload()
    expect(ben.locator("#said li")).to_have_count(1)
    expect(ben.locator("#unread")).to_be_hidden()
    say(ada, "Still there?")
    expect(ben.locator("#unread")).to_have_text("1")


def test_tags_in_what_is_said_are_only_text(friends: list[Visitor]) -> None:
    ada, ben = (one.page for one in friends)
    say(ada, "<b>bold</b> <script>alert(1)</script>")
    expect(ben.locator("#said li span")).to_have_text("<b>bold</b> <script>alert(1)</script>")
    assert ben.locator("#said li span *").count() == 0


def test_muting_hides_a_persons_words_here_and_is_kept(friends: list[Visitor]) -> None:
    ada, ben = (one.page for one in friends)
    say(ada, "Blah.")
    ben.locator("#talk-button").click()
    words = ben.locator("#said li span")
    expect(words).to_be_visible()
    ben.get_by_role("button", name="mute", exact=True).click()
    expect(words).to_be_hidden()
    ben.reload()
    say(ada, "Blah, blah.")
    expect(words).to_have_count(2)
    expect(ben.locator("#unread")).to_be_hidden()
    ben.locator("#talk-button").click()
    expect(words.nth(1)).to_be_hidden()
    expect(ada.locator("#said li span").nth(1)).to_be_visible()
    ben.get_by_role("button", name="unmute").first.click()
    expect(words.nth(1)).to_be_visible()


def test_spectators_read_and_do_not_speak(friends: list[Visitor]) -> None:
    ada, stranger = friends[0], friends[1]
    stranger.context.clear_cookies()
    stranger.page.reload()
    say(ada.page, "We are watched.")
    stranger.page.locator("#talk-button").click()
    expect(stranger.page.locator("#said li span")).to_have_text("We are watched.")
    expect(stranger.page.locator("#say")).to_have_count(0)


def test_an_empty_talk_says_so(visitor: Visitor) -> None:
    page = visitor.sit()
    page.locator("#talk-button").click()
    shown = page.evaluate("getComputedStyle(document.getElementById('said'), '::before').content")
    assert shown == '"Nothing has been said yet."'


def test_talk_comes_without_a_stream_too(friends: list[Visitor]) -> None:
    ada, ben = friends
    ben.context.route("**/stream", lambda route: route.abort())
    ben.page.reload()
    say(ada.page, "Slow line?")
    expect(ben.page.locator("#unread")).to_have_text("1")
    ben.forgive("ERR_FAILED")
