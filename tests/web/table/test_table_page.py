"""The table in a real browser."""

import re

from playwright.sync_api import expect

from fabletop.web.prophecy.picture import two_lines
from tests.web.conftest import Visitor


def test_a_game_against_bots_is_one_click_away(visitor: Visitor) -> None:
    page = visitor.visit("/")
    page.locator('form[action="/new/prophecy"] .primary').click()
    visitor.is_asked()
    assert page.locator("g.space").count() == 20
    assert page.locator("article.hero").count() == 3
    expect(page).to_have_title("● Prophecy · Fabletop")


def test_a_click_on_a_lit_space_moves_the_pawn_there(visitor: Visitor) -> None:
    page = visitor.sit()
    number = visitor.option("Walk to").first.get_attribute("data-number")
    space = page.locator(f'.ground[data-numbers="{number}"]')
    name = space.get_attribute("data-thing") or ""
    space.click()
    expect(page.locator(f"#space-{name} .pawn")).to_have_count(1)
    expect(page.locator(".chronicle li").first).to_contain_text("walks to")


def test_numbers_on_the_keyboard_are_the_numbers_of_the_options(visitor: Visitor) -> None:
    page = visitor.sit()
    page.keyboard.press("1")
    expect(visitor.option("End your turn")).to_be_visible()


def test_a_space_can_be_chosen_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.sit()
    number = visitor.option("Walk to").first.get_attribute("data-number")
    page.locator(f'.ground[data-numbers="{number}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chronicle li").first).to_contain_text("walks to")


def test_what_lies_on_the_table_is_not_listed_again_until_one_asks(visitor: Visitor) -> None:
    page = visitor.sit()
    expect(page.locator(".ask")).to_contain_text("Choose on the table.")
    expect(visitor.option("Stay here")).to_be_hidden()
    page.get_by_text("choices lie on the table").click()
    visitor.option("Stay here").click()
    expect(visitor.option("End your turn")).to_be_visible()


def test_a_friend_joins_by_link_and_both_see_every_move(visitors: list[Visitor]) -> None:
    host, guest = visitors
    page = host.open_table("here", "by-link")
    page.get_by_role("button", name="Share").click()
    link = page.locator("#share .links a").nth(1).get_attribute("href") or ""
    page.keyboard.press("Escape")
    other = guest.visit(link.removeprefix(guest.server.address))
    mover, watcher = (host, guest) if page.locator("#question").count() else (guest, host)
    expect(watcher.page.locator(".ask")).to_contain_text("Waiting for")
    mover.page.keyboard.press("2")
    watcher.sees_moment(1)
    expect(watcher.page.locator(".chronicle")).to_contain_text("walks to")
    assert other.url == page.url


def test_a_stale_tab_is_told_and_brought_up_to_date(visitor: Visitor) -> None:
    page = visitor.sit()
    visitor.context.route("**/stream", lambda route: route.abort())
    stale = visitor.new_tab()
    stale.goto(page.url)
    page.keyboard.press("1")
    expect(visitor.option("End your turn")).to_be_visible()
    stale.locator(".ground[data-numbers]").first.click()
    expect(stale.locator("#word")).to_contain_text("not open any more")
    expect(stale.locator(".prompt > .options")).to_contain_text("End your turn")
    visitor.forgive("409", "ERR_FAILED")


def test_spectators_see_the_table_and_no_buttons(visitors: list[Visitor]) -> None:
    host, stranger = visitors
    page = host.sit()
    seen = stranger.visit(page.url.removeprefix(host.server.address))
    assert seen.locator("g.space").count() == 20
    assert seen.locator(".prompt button").count() == 0
    assert seen.locator(".my-seat").count() == 0
    assert seen.locator(".lit").count() == 0


def test_the_page_speaks_french(visitor: Visitor) -> None:
    page = visitor.sit()
    page.get_by_role("link", name="Français").first.click()
    expect(visitor.option("Rester ici")).to_have_count(1)
    assert page.locator("html").get_attribute("lang") == "fr"


def test_an_unknown_table_leads_back_to_the_landing_page(visitor: Visitor) -> None:
    page = visitor.visit("/t/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    visitor.forgive("404")


def test_too_few_players_are_refused_on_the_form(visitor: Visitor) -> None:
    page = visitor.visit("/")
    for number in range(5):
        page.locator('select[name="kind"]').nth(number).select_option("nobody")
    page.locator('form[action="/new/prophecy"] .primary').click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("cannot be played by this number"))
    visitor.forgive("422")


def test_names_break_where_the_halves_are_alike() -> None:
    assert two_lines("City") == ["City"]
    assert two_lines("Mountains by the Fortress") == ["Mountains by", "the Fortress"]
