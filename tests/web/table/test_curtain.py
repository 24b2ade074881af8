"""Several people at one screen: nobody sees another's hand."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor


def two_at_one_screen(visitor: Visitor, game: str = "seasons") -> Page:
    page = visitor.visit("/")
    form = page.locator(f'form[action="/new/{game}"]')
    kinds = form.locator('select[name="kind"]')
    for number in range(kinds.count()):
        kinds.nth(number).select_option("here" if number < 2 else "nobody")
    for number, name in enumerate(("Ada", "Ben")):
        form.locator('input[name="name"]').nth(number).fill(name)
    form.locator(".primary").click()
    page.wait_for_url("**/t/*")
    return page


def test_the_curtain_waits_for_each_of_two_people(visitor: Visitor) -> None:
    page = two_at_one_screen(visitor)
    cards = page.locator(".power[data-numbers]")
    expect(page.get_by_text("Next at the screen: Ada")).to_be_visible()
    expect(cards.first).to_be_hidden()
    page.get_by_role("button", name="Show my table").click()
    expect(cards.first).to_be_visible()
    cards.first.click()
    expect(page.get_by_text("Next at the screen: Ben")).to_be_visible()
    expect(cards.first).to_be_hidden()


def test_keys_do_not_answer_through_the_curtain(visitor: Visitor) -> None:
    page = two_at_one_screen(visitor)
    posted: list[str] = []
    page.on("request", lambda one: posted.append(one.url) if one.method == "POST" else None)
    expect(page.get_by_text("Next at the screen: Ada")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_text("Next at the screen: Ada")).to_be_visible()
    page.get_by_role("button", name="Show my table").click()
    assert posted == []
    page.keyboard.press("1")
    expect(page.get_by_text("Next at the screen: Ben")).to_be_visible()
    assert len(posted) == 1


def test_prophecy_has_nothing_to_hide_after_its_draft(visitor: Visitor) -> None:
    page = two_at_one_screen(visitor, "prophecy")
    expect(page.locator("#question")).to_be_visible()
    expect(page.locator(".veil")).to_have_count(0)
