"""A seat's own affairs: its name, a bot for a while, leaving, moving to another device."""

import re

import pytest
from playwright.sync_api import Dialog, Locator, Page, expect

from tests.web.conftest import Arrive, Visitor
from tests.web.story import FATEFUL, story


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.locator("#settings")


def settings_again(page: Page) -> Locator:
    """The page is loaded anew when something about a seat has changed."""
    page.wait_for_load_state()
    expect(page.locator("#settings")).to_be_hidden()
    return settings(page)


def test_a_new_name_is_seen_by_everybody(visitors: list[Visitor]) -> None:
    host, guest = visitors
    opened = host.found()
    host.take(opened, 0)
    guest.take(opened, 1)
    sheet = settings(host.page)
    sheet.get_by_label("Name").fill("Adelaide")
    sheet.get_by_role("button", name="Rename").click()
    for one in visitors:
        expect(one.page.locator("#hero-0 h3")).to_have_text("Adelaide")


def test_a_bot_plays_the_seat_until_it_is_taken_back(visitor: Visitor) -> None:
    opened = visitor.found(seed=FATEFUL)
    visitor.at_once()
    page = visitor.take(opened, 1)
    sheet = settings(page)
    expect(sheet.get_by_label("Let a bot play")).to_have_value("normal")
    sheet.get_by_label("Let a bot play").select_option("greedy")
    sheet.get_by_role("button", name="Hand over").click()
    expect(page.locator("#hero-1 .tag")).to_have_text("bot: Adventurer")
    expect(page.locator(".ask")).to_contain_text("Waiting for Ada")
    assert opened.settled() > 0
    assert page.locator("#question").count() == 0
    settings_again(page).get_by_role("button", name="Play yourself again").click()
    expect(page.locator("#hero-1 .tag")).to_have_count(0)
    assert opened.get()["seats"][1]["bot"] == ""


def test_resigning_asks_first(visitor: Visitor) -> None:
    opened = visitor.found()
    page = visitor.take(opened, 0)
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.once("dialog", refuse)
    settings(page).get_by_role("button", name="Resign").click()
    assert asked == ["Resign for good? A bot plays this seat to the end."]
    assert opened.get()["seats"][0]["resigned"] is False


def test_who_has_resigned_cannot_come_back(visitor: Visitor) -> None:
    opened = visitor.found(seed=FATEFUL)
    page = visitor.take(opened, 1)
    page.once("dialog", lambda dialog: dialog.accept())
    settings(page).get_by_role("button", name="Resign").click()
    expect(page.locator("#hero-1 .tag")).to_have_text("resigned")
    sheet = settings_again(page)
    expect(sheet.locator(".my-seat")).to_contain_text("resigned")
    expect(sheet.get_by_role("button", name="Play yourself again")).to_have_count(0)
    visitor.visit(opened.links[1])
    expect(page.locator("#question")).to_have_count(0)
    expect(page.locator('[data-action="undo"]')).to_have_count(0)


def test_who_leaves_is_forgotten_here_and_comes_back_by_the_link(visitor: Visitor) -> None:
    opened = visitor.found(seed=FATEFUL)
    page = visitor.take(opened, 1)
    settings(page).get_by_role("button", name="Leave").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    visitor.visit(opened.path)
    expect(page.locator("#question")).to_have_count(0)
    visitor.visit(opened.links[1])
    visitor.is_asked()


def test_a_seat_moves_to_another_device_by_its_link(visitor: Visitor, arrive: Arrive) -> None:
    opened = visitor.found(seed=FATEFUL)
    page = visitor.take(opened, 1)
    page.get_by_role("button", name="Share").click()
    link = page.locator("#share .links a").first.get_attribute("href") or ""
    elsewhere = arrive()
    elsewhere.visit(link.removeprefix(elsewhere.server.address))
    elsewhere.is_asked()
    elsewhere.page.keyboard.press(str(story()[0].number))
    for one in (visitor, elsewhere):
        one.at_once()
        one.sees_moment(1)


def test_a_link_is_copied(visitor: Visitor) -> None:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.sit()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy").last.click()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_link_that_opens_no_seat_is_refused(visitor: Visitor) -> None:
    opened = visitor.found()
    page = visitor.visit(f"{opened.path}/sit/nonsense")
    expect(page.get_by_role("alert")).to_have_text(re.compile("opens no seat"))
    visitor.forgive("403")


@pytest.mark.parametrize("address", ["ftp://example.org/x", "http://127.0.0.1/x"])
def test_an_address_that_cannot_be_called_is_refused(visitor: Visitor, address: str) -> None:
    opened = visitor.found()
    page = visitor.take(opened, 0)
    sheet = settings(page)
    sheet.get_by_label("Web address").fill(address)
    sheet.get_by_role("button", name="Keep").click()
    expect(page.locator("#word")).to_have_text(re.compile(r"\w+"))
    expect(settings(page)).not_to_contain_text("An address is stored")
    visitor.forgive("422")
