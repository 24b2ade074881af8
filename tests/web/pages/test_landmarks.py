"""What a screen reader finds: landmarks, names, the question and its options, and the news."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.story import FATEFUL


def test_the_page_has_its_landmarks(visitor: Visitor) -> None:
    page = visitor.sit()
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("complementary", name="Players and chronicle")).to_have_count(1)
    for name in ("This table", "Language"):
        expect(page.get_by_role("navigation", name=name)).to_have_count(1)
    for name in ("The board", "Your decision", "Heroes", "Chronicle"):
        expect(page.get_by_role("region", name=name)).to_have_count(1)
    expect(page.get_by_role("status")).to_have_count(1)


def test_the_first_stop_leads_past_everything_to_the_table(visitor: Visitor) -> None:
    page = visitor.sit()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


def test_every_space_is_a_button_with_a_name(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL)
    names = [space.get_attribute("aria-label") for space in page.locator(".ground").all()]
    assert len(set(names)) == 20
    fortress = page.get_by_role("button", name=re.compile("^Fortress 1 6, Spellblade$"))
    expect(fortress).to_have_count(1)
    gnome = page.get_by_role("button", name=re.compile("^Mine Gnome, Strength 2"))
    expect(gnome).to_have_count(1)


def test_the_question_and_its_options_are_heard(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=1)
    heard = page.get_by_role("region", name="Your decision").aria_snapshot()
    assert "Spellblade: use what this place offers, or end your turn." in heard
    assert '- button "End your turn 2"' in heard
    page.get_by_text("choice lies on the table").click()
    heard = page.get_by_role("region", name="Your decision").aria_snapshot()
    assert re.search(r'- button "Buy the Certificate .* 1"', heard)


def test_the_newest_event_is_told_by_the_live_region(visitor: Visitor) -> None:
    page = visitor.sit()
    expect(page.locator("#news")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("2")
    visitor.sees_moment(1)
    expect(page.locator("#news")).to_contain_text("walks to")


def test_the_focus_stays_at_the_question_from_answer_to_answer(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=4)
    visitor.option("Roll").focus()
    page.keyboard.press("Enter")
    visitor.sees_moment(5)
    expect(visitor.option("End your turn")).to_be_focused()
    page.keyboard.press("Enter")
    visitor.sees_moment(6)
    expect(page.locator(".ground[data-numbers]").first).to_be_focused()


def test_the_chronicle_is_one_stop_and_walked_with_arrows(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=6)
    lines = page.locator(".chronicle a")
    assert lines.count() > 10
    assert page.locator('.chronicle a[tabindex="0"]').count() == 1
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
