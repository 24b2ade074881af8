"""Cards under the mouse, help and live searches in a real browser, on a made-up table."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import stumbles, thin_out
from tests.web.pages.library import library_app, serving
from tests.web.pages.windows import inside_the_window, overlap

A_WHILE = 5_000
"""Milliseconds on the clock of the page, after which everything delayed has happened."""
LIBRARY = "/games/prophecy"
PAGES = (
    f"{LIBRARY}/cards",
    f"{LIBRARY}/cards/vampire",
    f"{LIBRARY}/rules",
    f"{LIBRARY}/rules/R-238",
    f"{LIBRARY}/cards/nothing",
    "/credits",
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(library_app()) as address:
        yield address


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Any]:
    """Opens pages; the console must stay silent, but for pages that are not there."""
    complaints: list[str] = []
    contexts = []

    def visit(path: str, **shape: Any) -> Page:
        context = browser.new_context(**({"viewport": {"width": 1280, "height": 900}} | shape))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda line: complaints.append(line.text) if line.type == "error" else None
        )
        page.goto(address + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert [one for one in complaints if "404" not in one] == []


@pytest.fixture
def table(opened: Any) -> Page:
    page: Page = opened("/made-up/table")
    return page


@pytest.fixture
def phone(opened: Any) -> Page:
    page: Page = opened(
        "/made-up/table", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    return page


def test_a_card_is_shown_when_the_mouse_rests_on_it_and_goes_when_it_leaves(table: Page) -> None:
    table.locator("#bear").hover()
    expect(table.locator("#zoom")).to_be_hidden()
    expect(table.locator("#zoom")).to_contain_text("Bear")
    assert not overlap(table.locator("#zoom"), table.locator("#bear"))
    table.mouse.move(700, 800)
    expect(table.locator("#zoom")).to_be_hidden()


def test_a_passing_mouse_shows_nothing(table: Page) -> None:
    asked: list[str] = []
    table.on("request", lambda request: asked.append(request.url))
    table.clock.install()
    table.locator("#bear").hover()
    table.mouse.move(700, 800)
    table.clock.run_for(A_WHILE)
    assert asked == []
    table.locator("#bear").hover()
    table.clock.run_for(A_WHILE)
    expect(table.locator("#zoom")).to_contain_text("Bear")


def test_the_mouse_may_go_into_the_card_to_follow_its_rules(table: Page) -> None:
    table.clock.install()
    table.locator("#ghost").hover()
    table.clock.run_for(A_WHILE)
    expect(table.locator("#zoom")).to_be_visible()
    table.locator("#zoom").hover()
    table.clock.run_for(A_WHILE)
    expect(table.locator("#zoom")).to_be_visible()
    table.mouse.move(700, 800)
    table.clock.run_for(A_WHILE)
    expect(table.locator("#zoom")).to_be_hidden()


def test_the_focus_shows_a_card_at_once_and_escape_hides_it(table: Page) -> None:
    table.keyboard.press("Tab")
    expect(table.locator("#zoom")).to_contain_text("Bear")
    table.keyboard.press("Escape")
    expect(table.locator("#zoom")).to_be_hidden()
    expect(table.locator("#bear")).to_be_focused()
    table.keyboard.press("Tab")
    expect(table.locator("#zoom")).to_contain_text("Dagger")


def test_enter_goes_into_a_card_that_cannot_be_chosen_and_escape_comes_back(table: Page) -> None:
    table.evaluate('document.getElementById("bear").dataset.card = "vampire"')
    table.keyboard.press("Tab")
    expect(table.locator("#zoom")).to_contain_text("R-285")
    table.keyboard.press("Enter")
    expect(table.locator("#zoom a").first).to_be_focused()
    table.keyboard.press("Escape")
    expect(table.locator("#bear")).to_be_focused()
    expect(table.locator("#zoom")).to_be_hidden()


def test_a_rule_of_the_shown_card_opens_in_the_help_and_leaves_the_card(table: Page) -> None:
    table.evaluate('document.getElementById("bear").dataset.card = "vampire"')
    table.keyboard.press("Tab")
    table.locator("#zoom a", has_text="R-285").click()
    expect(table.locator("#help h1")).to_have_text("R-285")
    expect(table.locator("#zoom")).to_be_hidden()
    table.keyboard.press("Escape")
    expect(table.locator("#bear")).to_be_focused()


def test_a_card_at_the_edge_is_shown_inside_the_window(opened: Any) -> None:
    page = opened("/made-up/table", viewport={"width": 420, "height": 700})
    page.locator("#ghost").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#zoom")).to_contain_text("Ghost")
    assert inside_the_window(page, page.locator("#zoom"))
    assert not overlap(page.locator("#zoom"), page.locator("#ghost"))


def test_scrolling_hides_the_card(table: Page) -> None:
    table.locator("#bear").hover()
    expect(table.locator("#zoom")).to_be_visible()
    table.evaluate('window.dispatchEvent(new Event("scroll"))')
    expect(table.locator("#zoom")).to_be_hidden()


def test_a_card_that_is_taken_off_the_table_is_no_longer_shown(table: Page) -> None:
    table.locator("#bear").hover()
    expect(table.locator("#zoom")).to_be_visible()
    table.evaluate('document.getElementById("bear").remove()')
    expect(table.locator("#zoom")).to_be_hidden()


def test_a_card_is_fetched_once(table: Page) -> None:
    asked: list[str] = []
    table.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        table.locator("#bear").hover()
        expect(table.locator("#zoom")).to_be_visible()
        table.mouse.move(700, 800)
        expect(table.locator("#zoom")).to_be_hidden()
    assert len([one for one in asked if one.endswith("/cards/bear/zoom")]) == 1


def test_a_click_of_the_mouse_chooses_and_the_card_gets_out_of_the_way(table: Page) -> None:
    table.locator("#dagger").hover()
    expect(table.locator("#zoom")).to_be_visible()
    table.locator("#dagger").click()
    expect(table.locator("#told")).to_have_text("clicked")
    expect(table.locator("#zoom")).to_be_hidden()


def test_a_tap_shows_a_card_with_its_choices_and_chooses_nothing_yet(phone: Page) -> None:
    phone.locator("#dagger").tap()
    expect(phone.locator("#zoom .primary")).to_have_text(["Choice 1", "Choice 2"])
    expect(phone.locator("#told")).to_be_empty()
    assert inside_the_window(phone, phone.locator("#zoom"))
    phone.get_by_role("button", name="Choice 2").tap()
    expect(phone.locator("#told")).to_have_text("chose 2")
    expect(phone.locator("#zoom")).to_be_hidden()


def test_a_tap_on_a_card_without_choices_only_shows_it(phone: Page) -> None:
    phone.locator("#bear").tap()
    expect(phone.locator("#zoom")).to_contain_text("Bear")
    expect(phone.locator("#zoom .primary")).to_have_count(0)
    phone.locator("h1").tap()
    expect(phone.locator("#zoom")).to_be_hidden()


def test_help_opens_with_the_rules_of_the_moment_and_gives_the_focus_back(table: Page) -> None:
    table.locator("#ask").click()
    expect(table.locator("#help")).to_contain_text("What may I do now?")
    expect(table.locator("#help .laws a").first).to_have_text("R-192")
    table.locator("#help .close").focus()
    table.keyboard.press("1")
    table.keyboard.press("Escape")
    expect(table.locator("#help")).to_be_hidden()
    expect(table.locator("#ask")).to_be_focused()
    expect(table.locator("#told")).to_be_empty()


def test_help_finds_rules_and_cards_while_one_types(table: Page) -> None:
    table.locator("#ask").click()
    fields = table.locator("#help input[type=search]")
    expect(fields.first).to_be_focused()
    table.keyboard.type("boat")
    expect(table.locator("#help .law")).to_contain_text(["R-084"])
    fields.first.fill("")
    expect(table.locator("#help .law")).to_have_count(0)
    fields.nth(1).fill("wolf")
    expect(table.locator("#help .gallery .card-name")).to_have_text(["Lone Wolf"])


def test_links_in_the_help_stay_in_it_and_lead_back(table: Page) -> None:
    table.locator("#ask").click()
    link = table.locator("#help .laws a", has_text="R-285")
    link.click()
    expect(table.locator("#help h1")).to_have_text("R-285")
    table.locator("#help .named a").first.click()
    expect(table.locator("#help h1")).to_have_text("Vampire")
    back = table.get_by_role("button", name="Back")
    back.click()
    expect(table.locator("#help h1")).to_have_text("R-285")
    back.click()
    expect(table.locator("#help")).to_contain_text("What may I do now?")
    expect(back).to_be_hidden()
    expect(link).to_be_focused()
    assert table.url.endswith("/made-up/table")


def test_help_about_one_rule_opens_with_it(table: Page) -> None:
    table.locator("#law").click()
    expect(table.locator("#help h1")).to_have_text("R-084")
    table.get_by_role("button", name="Back").click()
    expect(table.locator("#help .laws a").first).to_have_text("R-080")


def test_cards_named_in_the_help_are_shown_above_it(table: Page) -> None:
    table.locator("#ask").click()
    table.locator("#help .laws a", has_text="R-285").click()
    table.locator("#help .named a").first.hover()
    expect(table.locator("#help #zoom")).to_contain_text("undead")
    table.keyboard.press("Escape")
    expect(table.locator("#zoom")).to_be_hidden()
    expect(table.locator("#help")).to_be_visible()


def test_the_gallery_answers_while_one_types_and_its_address_follows(opened: Any) -> None:
    page = opened(f"{LIBRARY}/cards")
    page.locator("input[type=search]").fill("succubus")
    expect(page.locator(".card")).to_have_count(1)
    expect(page.locator(".count")).to_have_text("1 card")
    assert "q=succubus" in page.url
    page.locator("select[name=deck]").select_option("items")
    expect(page.locator(".count")).to_have_text("No card matches.")


def test_the_gallery_is_searched_without_scripts(opened: Any) -> None:
    page = opened(f"{LIBRARY}/cards", java_script_enabled=False)
    page.locator("input[type=search]").fill("succubus")
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".card")).to_have_count(1)


@pytest.mark.parametrize("path", PAGES)
def test_phones_need_no_sideways_scrolling(opened: Any, path: str) -> None:
    page = opened(path, viewport={"width": 390, "height": 844}, locale="fr-FR")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("width", [1280, 390])
def test_everybody_can_read_the_pages(opened: Any, width: int) -> None:
    for path in (*PAGES, "/made-up/table"):
        page = opened(path, viewport={"width": width, "height": 900})
        if path == "/made-up/table":
            page.locator("#ask").click()
            page.locator("#help .laws").wait_for()
        thin_out(page)
        assert stumbles(page) == [], path
