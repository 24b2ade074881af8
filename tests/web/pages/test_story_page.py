"""The story of a game in a browser: with scripts and without, by mouse and by keyboard."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.inside import think_little
from tests.waiting import wait_until
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, Arrive
from tests.web.pages.shelved import SHORT, shelve
from tests.web.staged import Stage, staging

PART = "/t/past1/story/annotations"


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A site with a finished game, whose adviser thinks little."""
    folder = tmp_path_factory.mktemp("past")
    shelve(folder, [SHORT] * 3)
    with pytest.MonkeyPatch.context() as patch:
        think_little(patch)
        with staging(folder) as site:
            yield site


def test_a_point_of_a_chart_leads_to_its_moment(arrive: Arrive, past: Stage) -> None:
    page = arrive(past).visit("/t/past0/story")
    column = page.locator(".chart.wide .chart-picture a").nth(40)
    address = str(column.get_attribute("href"))
    column.click()
    page.wait_for_url("**/replay?at=*")
    assert page.url.endswith(address)
    page.get_by_role("link", name="Story").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The story of a game of Prophecy")


def test_by_keyboard_the_numbers_lead_to_the_moments(arrive: Arrive, past: Stage) -> None:
    page = arrive(past).visit("/t/past0/story")
    page.locator("summary", has_text="The numbers").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("0")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay?at=1")


def test_a_turning_point_leads_to_its_moment(arrive: Arrive, past: Stage) -> None:
    page = arrive(past).visit("/t/past0/story")
    turn = page.locator(".turns a").last
    moment = re.findall(r"Moment (\d+)", turn.inner_text())[0]
    turn.click()
    page.wait_for_url(f"**/replay?at={moment}")


def test_who_waits_for_the_adviser_sees_it_come(arrive: Arrive, past: Stage) -> None:
    page = arrive(past).visit("/t/past0/story")
    page.get_by_role("button", name="Analyse it").click()
    expect(page.locator(".costly li").first).to_be_visible()
    expect(page.get_by_text("real choices")).to_be_visible()
    assert stumbles(page) == []


def test_without_scripts_one_looks_again(arrive: Arrive, past: Stage) -> None:
    page = arrive(past, java_script_enabled=False).visit("/t/past1/story")
    page.get_by_role("button", name="Analyse it").click()
    again = page.get_by_role("link", name="Look again")
    found = page.locator(".costly li").first
    expect(again.or_(found)).to_be_visible()
    wait_until(lambda: "data-waiting" not in page.request.get(f"{past.address}{PART}").text())
    if again.count():
        again.click()
    expect(found).to_be_visible()


def test_story_and_statistics_fit_a_phone(arrive: Arrive, past: Stage) -> None:
    guest = arrive(past, **PHONE)
    for path in ("/t/past2/story", "/statistics"):
        page = guest.visit(path)
        page.locator(".chart").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        sizes = page.locator(".chart-text").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert min(sizes) > 10, path
