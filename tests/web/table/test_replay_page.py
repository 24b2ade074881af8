"""Looking back in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server, Table
from tests.web.conftest import Visitor
from tests.web.table.played import abandoned_table

ANSWERS = 60


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return abandoned_table(server, ANSWERS)


def address(table: Table, at: int | None = None) -> str:
    return f"/t/{table.path.rpartition('/')[2]}/replay" + ("" if at is None else f"?at={at}")


@pytest.fixture
def page(visitor: Visitor, table: Table) -> Page:
    page = visitor.visit(address(table))
    page.locator("#play").wait_for()
    return page


def moment(page: Page) -> int:
    return int(page.locator(".layout").get_attribute("data-moment") or -1)


def places(page: Page) -> list[str]:
    pawns = page.locator("g.pawn")
    return sorted(
        f"{pawns.nth(n).get_attribute('id')} {pawns.nth(n).get_attribute('data-at')}"
        for n in range(pawns.count())
    )


def arrives(page: Page, at: int) -> None:
    expect(page.locator(".layout")).to_have_attribute("data-moment", str(at))
    expect(page.locator("output")).to_have_text(f"Moment {at} of {ANSWERS}")


def known(page: Page) -> list[int]:
    text = page.locator("#replay").get_attribute("data-moments") or ""
    return list(map(int, text.split()))


def test_arrows_step_and_the_pawns_come_along(page: Page) -> None:
    known_moments = known(page)
    seen = [places(page)]
    for at in known_moments[1:16]:
        page.keyboard.press("ArrowRight")
        arrives(page, at)
        seen.append(places(page))
    assert len({tuple(one) for one in seen}) > 2
    for at, there in reversed(list(zip(known_moments[:15], seen[:15], strict=True))):
        page.keyboard.press("ArrowLeft")
        arrives(page, at)
        assert places(page) == there


def test_other_keys_go_further(page: Page) -> None:
    moments = known(page)
    for key, at in (
        ("PageDown", moments[10]),
        ("End", moments[-1]),
        ("PageUp", moments[-11]),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        arrives(page, at)


def test_the_slider_moves_the_pawns(page: Page) -> None:
    start = places(page)
    page.locator("#moments").fill(str(ANSWERS))
    arrives(page, ANSWERS)
    assert places(page) != start
    page.locator("#moments").fill("0")
    arrives(page, 0)
    assert places(page) == start


def test_the_buttons_do_what_they_say(page: Page) -> None:
    moments = known(page)
    for name, at in (
        ("One moment on", moments[1]),
        ("Last moment", moments[-1]),
        ("One moment back", moments[-2]),
        ("First moment", 0),
    ):
        page.get_by_role("link", name=name).click()
        arrives(page, at)


def test_a_line_of_the_chronicle_leads_to_its_moment_and_is_marked(page: Page) -> None:
    line = page.locator("#chronicle a").nth(30)
    at = int(line.get_attribute("data-moment") or -1)
    line.click()
    arrives(page, at)
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator(".banner")).to_contain_text(line.inner_text())
    marked = page.locator('#chronicle a[aria-current="step"]').all()
    assert {one.get_attribute("data-moment") for one in marked} == {str(at)}


def test_the_marked_line_is_scrolled_into_sight_within_the_chronicle(page: Page) -> None:
    page.keyboard.press("End")
    arrives(page, ANSWERS)
    expect(page.locator("#chronicle a").last).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


def test_the_address_follows_and_brings_back_to_the_moment(page: Page) -> None:
    page.keyboard.press("PageDown")
    at = known(page)[10]
    page.wait_for_url(f"**/replay?at={at}")
    page.reload()
    arrives(page, at)


def test_playing_runs_to_the_end_and_stops_there(page: Page) -> None:
    page.locator("#tempo").select_option("5×")
    near_the_end = known(page)[-4]
    page.locator("#moments").fill(str(near_the_end))
    arrives(page, near_the_end)
    page.locator("#moments").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    arrives(page, ANSWERS)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_playing_can_be_stopped(page: Page) -> None:
    page.clock.install()
    page.locator("#tempo").select_option("5×")
    first = page.locator("output").inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).not_to_have_text(first)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    at = int(page.locator("#moments").input_value())
    page.clock.run_for(60_000)
    arrives(page, at)
    assert at < ANSWERS


def test_a_moment_that_cannot_be_fetched_is_said_and_can_be_tried_again(
    visitor: Visitor, table: Table
) -> None:
    visitor.page.route("**/frames?*", lambda route: route.abort())
    page = visitor.visit(address(table))
    page.locator("#play").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#word")).to_contain_text("cannot be fetched")
    page.unroute("**/frames?*")
    page.keyboard.press("ArrowRight")
    arrives(page, known(page)[1])
    expect(page.locator("#word")).to_be_empty()
    visitor.forgive("ERR_FAILED")


def test_without_scripts_links_and_the_slider_still_work(browser: Browser, table: Table) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(table.client.address + address(table))
    page.get_by_role("link", name="One moment on").click()
    arrives(page, known(page)[1])
    page.get_by_role("button", name="Go", exact=True).click()
    arrives(page, known(page)[1])
    page.locator("#chronicle a").nth(30).click()
    assert moment(page) > 5
    context.close()


def test_one_plays_on_from_the_moment_that_is_shown(visitor: Visitor, table: Table) -> None:
    visitor.at_once()
    visitor.visit(f"/t/{table.path.rpartition('/')[2]}/sit/{table.tokens[0]}")
    page = visitor.visit(address(table))
    page.locator("#play").wait_for()
    page.keyboard.press("PageDown")
    at = known(page)[10]
    arrives(page, at)
    there = places(page)
    page.get_by_text("Play on from here").click()
    page.get_by_label("Seat 2").select_option("a person on this screen")
    page.get_by_text("The same: ").click()
    page.get_by_role("button", name=f"Play on from moment {at}").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    visitor.is_asked()
    assert moment(page) == at
    assert places(page) == there


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_needs_no_sideways_scrolling(visitor: Visitor, table: Table, width: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": 844})
    page = visitor.visit(address(table, 40))
    page.locator("#play").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Play on from here").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
