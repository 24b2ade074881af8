"""The same on a phone: narrow, by finger, with letters that can be read."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Arrive, Visitor
from tests.web.story import FATEFUL, story

SMALLEST = 9.5
"""CSS pixels that a letter on the board must have."""

SIZES = """() => [...document.querySelectorAll("svg.tall text.place")].map((one) =>
  parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""

OUTSIDE = """() => {
  const wide = document.documentElement.clientWidth;
  return [...document.querySelectorAll("svg text.place")].filter((one) => {
    const tile = one.closest(".space").querySelector(".tile").getBoundingClientRect();
    const name = one.getBoundingClientRect();
    return name.left < tile.left - 1 || name.right > tile.right + 1 || name.right > wide;
  }).map((one) => one.textContent);
}"""


@pytest.fixture(params=["en-GB", "fr-FR"])
def phone(request: pytest.FixtureRequest, arrive: Arrive) -> Visitor:
    visitor = arrive(**PHONE, locale=request.param)
    visitor.at_once()
    return visitor


@pytest.fixture
def english(arrive: Arrive) -> Visitor:
    visitor = arrive(**PHONE)
    visitor.at_once()
    return visitor


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the phone."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_no_page_needs_sideways_scrolling(phone: Visitor) -> None:
    phone.found({"name": "Ada"}, {"name": "Anybody", "free": True})
    opened = phone.found(seed=FATEFUL, after=4)
    finished = phone.found(seed=FATEFUL, after=len(story()))
    phone.take(opened, 0, 1)
    library = "/games/prophecy"
    for path in (
        "/",
        opened.path,
        finished.path,
        f"{finished.path}/replay?at=40",
        f"{library}/cards?q=sword",
        f"{library}/cards/vampire",
        f"{library}/rules?q=boat",
        f"{library}/rules/R-238",
        "/credits",
    ):
        assert sideways(phone.visit(path)) <= 0, path


def test_no_sheet_needs_sideways_scrolling(phone: Visitor) -> None:
    page = phone.sit(seed=FATEFUL, after=6)
    for name in ("share", "talk", "settings", "help"):
        page.locator(f'.tools [data-open="{name}"]').tap()
        sheet = page.locator(f"#{name}")
        expect(sheet.locator(".close")).to_be_visible()
        assert sheet.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, name
        assert sideways(page) <= 0, name
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()


def test_the_first_look_by_a_link_is_the_tall_table_already(english: Visitor) -> None:
    opened = english.found(seed=FATEFUL)
    page = english.visit(opened.links[1])
    expect(page.locator("svg.tall")).to_have_count(1)


def test_the_names_of_the_spaces_can_be_read_and_stay_on_their_tiles(phone: Visitor) -> None:
    page = phone.sit(seed=FATEFUL)
    expect(page.locator("svg.tall")).to_have_count(1)
    sizes = page.evaluate(SIZES)
    assert len(sizes) >= 20
    assert min(sizes) >= SMALLEST
    assert page.evaluate(OUTSIDE) == []


def test_a_tap_on_a_lit_space_moves_there(english: Visitor) -> None:
    page = english.sit()
    number = english.option("Walk to").first.get_attribute("data-number")
    space = page.locator(f'.ground[data-numbers="{number}"]')
    name = space.get_attribute("data-thing")
    space.tap()
    english.sees_moment(1)
    expect(page.locator(f"#space-{name} .pawn")).to_have_count(1)


def test_a_tap_on_a_card_shows_it_with_what_can_be_done(english: Visitor) -> None:
    page = english.sit(seed=FATEFUL, after=20)
    page.locator("#lying-black_well").tap()
    card = page.locator("#zoom")
    expect(card).to_contain_text("Black Well")
    english.sees_moment(20)
    card.locator(".primary").tap()
    english.sees_moment(21)


def test_a_tap_on_a_creature_in_a_lit_space_shows_it_and_offers_the_way(english: Visitor) -> None:
    page = english.sit(seed=FATEFUL, after=3)
    page.locator("#lying-mine_gnome").tap()
    card = page.locator("#zoom")
    expect(card).to_contain_text("Mine Gnome")
    english.sees_moment(3)
    card.get_by_role("button", name="Walk to Forest by the Tower").tap()
    english.sees_moment(4)


def test_buttons_are_large_enough_for_a_finger(english: Visitor) -> None:
    page = english.sit(seed=FATEFUL, after=4)
    buttons = page.locator(".prompt > .options button, .acts button, .tools > :visible").all()
    assert len(buttons) > 5
    for button in buttons:
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 36, button.inner_text()
