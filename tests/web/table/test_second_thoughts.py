"""Undo, redo, hints, choices that lie in one place, and why something is not possible."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.story import FATEFUL

SCROLLED = 56
"""After this many answers of the fateful game, a scroll also leads where one can walk or ride."""


def test_undo_takes_the_move_back(visitor: Visitor) -> None:
    page = visitor.sit()
    options = page.locator(".options button")
    before = options.all_text_contents()
    page.keyboard.press("1")
    visitor.sees_moment(1)
    page.get_by_role("button", name=re.compile("Undo")).click()
    visitor.sees_moment(0)
    assert options.all_text_contents() == before


def test_u_and_r_undo_and_redo(visitor: Visitor) -> None:
    page = visitor.sit()
    page.keyboard.press("2")
    visitor.sees_moment(1)
    walked = page.locator(".chronicle li").first.inner_text()
    page.keyboard.press("u")
    visitor.sees_moment(0)
    expect(page.locator(".chronicle li").first).not_to_have_text(walked)
    page.keyboard.press("r")
    visitor.sees_moment(1)
    expect(page.locator(".chronicle li").first).to_have_text(walked)


def test_the_redo_button_gives_the_answer_again(visitor: Visitor) -> None:
    page = visitor.sit()
    page.keyboard.press("2")
    visitor.sees_moment(1)
    page.keyboard.press("u")
    page.get_by_role("button", name=re.compile("Redo")).click()
    visitor.sees_moment(1)
    expect(page.get_by_role("button", name=re.compile("Redo"))).to_have_count(0)


def test_what_a_die_has_shown_cannot_be_undone(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=4)
    visitor.option("Roll").click()
    visitor.sees_moment(5)
    expect(page.get_by_role("button", name=re.compile("Undo"))).to_be_disabled()
    posted: list[str] = []
    page.on("request", lambda one: posted.append(one.url) if one.method == "POST" else None)
    page.keyboard.press("u")
    page.keyboard.press("1")
    visitor.sees_moment(6)
    assert len(posted) == 1, "the answer alone"


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_hint_marks_an_option_and_its_place(visitor: Visitor, way: str) -> None:
    page = visitor.sit()
    if way == "key":
        page.keyboard.press("h")
    else:
        page.get_by_role("button", name=re.compile("Hint")).click()
    marked = page.locator(".options .offered")
    expect(marked).to_have_count(1, timeout=30_000)
    number = marked.get_attribute("data-number") or ""
    expect(page.locator(f'[data-numbers~="{number}"]').first).to_have_class(re.compile("offered"))
    expect(page.locator("#word")).to_have_text(marked.locator("span").text_content() or "")


def test_everything_that_is_not_possible_is_listed_with_its_rule(visitor: Visitor) -> None:
    page = visitor.sit()
    page.get_by_text("Why not").click()
    expect(page.locator(".why .rule").first).to_have_text(re.compile(r"R-\d{3}"))
    expect(page.locator(".why .rule").first).to_be_visible()


def test_a_space_that_cannot_be_reached_says_why_and_its_rule_opens_the_help(
    visitor: Visitor,
) -> None:
    page = visitor.sit()
    page.locator(".ground[data-refused]").first.click()
    sheet = page.locator("#choice")
    expect(sheet).to_be_visible()
    rule = sheet.locator("a.rule").first
    expect(rule).to_have_text(re.compile(r"R-\d{3}"))
    name = rule.inner_text()
    rule.click()
    expect(page.locator("#help h1")).to_have_text(name)


def test_a_space_that_is_not_in_question_says_so(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=1)
    page.locator("#ground-city").click()
    expect(page.locator("#choice")).to_contain_text("This is not part of the current question.")


def test_a_place_with_several_choices_asks_which(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=SCROLLED)
    place = page.locator("#ground-forest_camp")
    numbers = (place.get_attribute("data-numbers") or "").split()
    assert len(numbers) > 1
    place.click()
    offered = page.locator("#choice button")
    expect(offered).to_have_count(len(numbers))
    expect(offered.first).to_be_focused()
    offered.filter(has_text="Walk to Forest Camp").click()
    visitor.sees_moment(SCROLLED + 1)
    expect(page.locator("#choice")).to_be_hidden()
    expect(page.locator("#space-forest_camp .pawn")).to_have_count(1)


def test_escape_closes_the_choices_and_gives_the_focus_back(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL)
    place = page.locator("#ground-fortress")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#choice button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#choice")).to_be_hidden()
    expect(place).to_be_focused()
    visitor.sees_moment(0)


def test_a_click_elsewhere_closes_the_choices(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL)
    page.locator("#ground-fortress").click()
    expect(page.locator("#choice")).to_be_visible()
    page.locator(".where").click()
    expect(page.locator("#choice")).to_be_hidden()


def test_a_click_on_a_card_that_lies_in_the_way_leads_to_its_space(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=3)
    page.locator("#lying-mine_gnome").click()
    visitor.sees_moment(4)
    expect(page.locator("#space-forest_by_magic_tower .pawn")).to_have_count(1)


def test_a_click_on_a_pawn_means_its_space(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL)
    page.locator("#pawn-1").click()
    expect(page.locator("#choice button")).to_have_count(2)
