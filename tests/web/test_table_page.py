"""The table in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from fabletop.games.prophecy.box import open_box
from fabletop.web.prophecy.drawing import two_lines
from fabletop.web.prophecy.ring import SIZE, TILE, layout
from tests.web.conftest import Visitor

pytestmark = pytest.mark.xdist_group("browser")


def test_a_game_against_bots_is_one_click_away(visitor: Visitor) -> None:
    page = visitor.visit("/")
    page.get_by_role("button", name="Play").click()
    visitor.is_asked()
    assert page.locator("g.space").count() == 20
    assert page.locator("article.hero").count() == 3
    expect(page).to_have_title("● Prophecy · Fabletop")


def test_a_click_on_a_lit_space_moves_the_pawn_there(visitor: Visitor) -> None:
    page = visitor.sit()
    button = page.locator(".options button", has_text="Walk to").first
    number = button.get_attribute("data-number")
    space = page.locator(f'g.lit[data-numbers="{number}"]')
    name = space.get_attribute("id") or ""
    space.click()
    expect(page.locator(f"#{name} .pawn")).to_have_count(1)
    expect(page.locator(".chronicle li").first).to_contain_text("walks to")


def test_numbers_on_the_keyboard_are_the_numbers_of_the_options(visitor: Visitor) -> None:
    page = visitor.sit()
    page.keyboard.press("1")
    expect(page.locator(".options")).to_contain_text("End your turn")


def test_a_space_can_be_chosen_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.sit()
    number = page.locator(".options button", has_text="Walk to").first.get_attribute("data-number")
    page.locator(f'g.lit[data-numbers="{number}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chronicle li").first).to_contain_text("walks to")


def test_undo_takes_the_move_back(visitor: Visitor) -> None:
    page = visitor.sit()
    before = page.locator(".options").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".options")).to_contain_text("End your turn")
    page.get_by_role("button", name=re.compile("Undo")).click()
    expect(page.locator(".options")).to_have_text(re.compile("Stay here"))
    assert page.locator(".options").inner_text() == before


def test_what_is_not_possible_says_why_with_its_rule(visitor: Visitor) -> None:
    page = visitor.sit()
    page.get_by_text("Why not").click()
    expect(page.locator(".why .rule").first).to_have_text(re.compile(r"R-\d{3}"))


def test_a_hint_marks_an_option(visitor: Visitor) -> None:
    page = visitor.sit()
    page.get_by_role("button", name=re.compile("Hint")).click()
    expect(page.locator(".options .offered")).to_have_count(1, timeout=30_000)
    expect(page.locator("#word")).not_to_be_empty()


def test_a_friend_joins_by_link_and_both_see_every_move(visitors: list[Visitor]) -> None:
    host, guest = visitors
    page = host.open_table("here", "by-link")
    page.get_by_text("Links to the seats").click()
    link = page.locator(".links a").first.get_attribute("href") or ""
    other = guest.visit(link.removeprefix(guest.server.address))
    mover = host if page.locator(".options button").count() else guest
    watcher = guest if mover is host else host
    expect(watcher.page.locator(".prompt")).to_contain_text("Waiting for")
    mover.page.keyboard.press("1")
    expect(watcher.page.locator(".chronicle li").first).not_to_be_empty()
    mover.page.get_by_role("button", name=re.compile("End your turn")).click()
    watcher.is_asked()
    assert other.url == page.url


def test_a_stale_tab_is_told_and_brought_up_to_date(visitor: Visitor) -> None:
    page = visitor.sit()
    page.route("**/stream", lambda route: route.abort())
    stale = visitor.context.new_page()
    stale.route("**/stream", lambda route: route.abort())
    stale.goto(page.url)
    stale.locator(".options button").first.wait_for()
    page.keyboard.press("1")
    expect(page.locator(".options")).to_contain_text("End your turn")
    stale.locator(".options button").nth(1).click()
    expect(stale.locator("#word")).to_contain_text("not open any more")
    expect(stale.locator(".options")).to_contain_text("End your turn")
    visitor.complaints = [one for one in visitor.complaints if "409" not in one]


def test_spectators_see_the_table_and_no_buttons(visitors: list[Visitor]) -> None:
    host, stranger = visitors
    page = host.sit()
    seen = stranger.visit(page.url.removeprefix(host.server.address))
    assert seen.locator("g.space").count() == 20
    assert seen.locator(".prompt button").count() == 0
    assert seen.locator("g.lit").count() == 0


def test_the_page_speaks_french(visitor: Visitor) -> None:
    page = visitor.sit()
    page.goto(page.url + "?language=fr")
    expect(page.locator(".options button").first).to_contain_text("Rester ici")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_a_phone_needs_no_sideways_scrolling(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    page = visitor.sit({"name": "Ada"}, {"bot": "greedy"})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_unknown_table_leads_back_to_the_landing_page(visitor: Visitor) -> None:
    page = visitor.visit("/t/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    visitor.complaints = [one for one in visitor.complaints if "404" not in one]


def test_too_few_players_are_refused_on_the_form(visitor: Visitor) -> None:
    page = visitor.visit("/")
    for number in range(5):
        page.locator("select").nth(number).select_option("nobody")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("alert")).to_have_text("Choose 2 to 5 players.")
    visitor.complaints = [one for one in visitor.complaints if "422" not in one]


def test_no_two_tiles_touch_and_all_lie_on_the_drawing() -> None:
    centres = layout([bool(space.guild) for space in open_box().board.spaces])
    for index, (x, y) in enumerate(centres):
        assert TILE[0] / 2 <= x <= SIZE[0] - TILE[0] / 2
        assert TILE[1] / 2 <= y <= SIZE[1] - TILE[1] / 2
        for other_x, other_y in centres[:index]:
            assert abs(x - other_x) >= TILE[0] + 4 or abs(y - other_y) >= TILE[1] + 4


def test_names_break_where_the_halves_are_alike() -> None:
    assert two_lines("City") == ["City"]
    assert two_lines("Mountains by the Fortress") == ["Mountains by", "the Fortress"]
