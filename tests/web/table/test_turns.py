"""A player who comes back is told what happened; other tabs show whose turn it is."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.story import FATEFUL, story

AWAY = """
window.away = false;
window.notices = [];
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
window.Notification = class {
  static permission = "PERMISSION";
  static requestPermission() { this.permission = "granted"; return Promise.resolve("granted"); }
  constructor(text) { window.notices.push(text); }
};
"""
"""Lets a test look away from the tab, and keeps what the browser would have shown."""


def away(visitor: Visitor, permission: str = "granted") -> None:
    visitor.context.add_init_script(AWAY.replace("PERMISSION", permission))


def icon(page: Page) -> str:
    return page.locator("#tab-icon").get_attribute("href") or ""


def test_who_comes_back_reads_what_the_others_did(visitor: Visitor) -> None:
    opened = visitor.found(seed=FATEFUL, after=6)
    page = visitor.take(opened, 1)
    since = page.locator("#since")
    expect(since).to_have_attribute("open", "")
    expect(since.locator("li")).to_contain_text(
        ["Illusionist fights Mine Gnome.", "Illusionist beats Mine Gnome."]
    )
    expect(since).not_to_contain_text("Spellblade earns the Certificate")


def test_what_happened_stays_closed_for_who_was_there(visitor: Visitor) -> None:
    opened = visitor.found(seed=FATEFUL, after=3)
    visitor.at_once()
    page = visitor.take(opened, 1)
    opened.play(story()[3:6])
    visitor.is_asked()
    expect(page.locator("#since")).to_have_count(1)
    expect(page.locator("#since")).not_to_have_attribute("open", "")


def test_the_title_and_the_icon_of_the_tab_tell_whose_turn_it_is(visitor: Visitor) -> None:
    opened = visitor.found(seed=FATEFUL)
    visitor.at_once()
    page = visitor.take(opened, 1)
    expect(page).to_have_title("● Prophecy · Fabletop")
    assert icon(page) == "/static/icon-turn.svg"
    opened.play(story()[:3])
    expect(page).to_have_title("Prophecy · Fabletop")
    assert icon(page) == "/static/icon.svg"
    opened.play(story()[3:6])
    expect(page).to_have_title("● Prophecy · Fabletop")
    assert icon(page) == "/static/icon-turn.svg"


def test_the_icons_of_the_tab_are_there(visitor: Visitor) -> None:
    for name in ("icon.svg", "icon-turn.svg"):
        assert visitor.context.request.get(f"{visitor.server.address}/static/{name}").ok


def test_a_notice_comes_once_when_it_becomes_your_turn_in_a_hidden_tab(visitor: Visitor) -> None:
    away(visitor)
    opened = visitor.found(seed=FATEFUL, after=3)
    page = visitor.take(opened, 1)
    page.evaluate("window.away = true")
    opened.play(story()[3:6])
    visitor.is_asked()
    page.wait_for_function("window.notices.length")
    opened.post(0, "name", {"name": "Adele"})
    expect(page.locator("#hero-0 h3")).to_have_text("Adele")
    assert page.evaluate("window.notices") == ["Fabletop: it is your turn."]


def test_no_notice_comes_while_you_look(visitor: Visitor) -> None:
    away(visitor)
    opened = visitor.found(seed=FATEFUL, after=3)
    page = visitor.take(opened, 1)
    opened.play(story()[3:6])
    visitor.is_asked()
    assert page.evaluate("window.notices") == []


def test_no_notice_comes_that_was_not_allowed(visitor: Visitor) -> None:
    away(visitor, "default")
    opened = visitor.found(seed=FATEFUL, after=3)
    page = visitor.take(opened, 1)
    page.evaluate("window.away = true")
    opened.play(story()[3:6])
    visitor.is_asked()
    assert page.evaluate("window.notices") == []


def test_notices_are_allowed_in_the_settings(visitor: Visitor) -> None:
    away(visitor, "default")
    page = visitor.sit()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#notified")).to_be_empty()
    page.get_by_role("button", name="Notify me").click()
    expect(page.locator("#notified")).to_have_text("This browser will tell you.")
