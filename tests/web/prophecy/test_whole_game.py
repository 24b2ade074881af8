"""Prophecy Basic through the pages: a whole game by mouse in two browsers, its end by keyboard.

The answers are those of two adventurers: with the same seed it must become the same game.
"""

from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitor
from tests.web.story import FATEFUL, NAMES, Move, story, told

MOST_TOLD = 80
LATE = 67
"""After this many answers, almost every kind of answer is still to come."""

LISTEN = """
window.pointed = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => { window.pointed += 1; }, true);
"""
"""A browser makes moves of the pointer by itself when the page changes below it, so they do not
count."""


STEPS = """(number) => {
  const walked = [...document.querySelectorAll("svg[data-roving] [tabindex]")];
  const first = walked.findIndex((one) => one.dataset.numbers);
  const there = walked.findIndex((one) => one.dataset.numbers?.split(" ").includes(number));
  return there < 0 ? null : there - first;
}"""
"""How many steps on the board from where `b` leads to an option; null if it is not there."""


def places(page: Page, number: int) -> Locator:
    """Where on the table an option lies."""
    return page.locator(f'#table [data-numbers~="{number}"]')


def by_mouse(page: Page, move: Move) -> None:
    """Where the option lies on the table, or on its button if it lies nowhere."""
    place = places(page, move.number)
    if not place.count():
        page.locator(f'.prompt > .options button[data-number="{move.number}"]').click()
        return
    several = " " in (place.first.get_attribute("data-numbers") or "")
    place.first.click()
    if several:
        page.locator(f'#choice button[data-number="{move.number}"]').click()


def by_typing(page: Page, move: Move) -> None:
    page.keyboard.type(str(move.number))


def by_walking(page: Page, move: Move) -> None:
    """To the board and over it with the arrows, or with Tab to what lies beside it."""
    steps = page.evaluate(STEPS, str(move.number))
    if steps is None:
        tab_to(page, f'[data-number="{move.number}"], [data-numbers~="{move.number}"]')
    else:
        page.keyboard.press("b")
        for _ in range(abs(steps)):
            page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
    page.keyboard.press("Enter")
    if page.locator("#choice").is_visible():
        tab_to(page, f'#choice [data-number="{move.number}"]')
        page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def expect_the_end(visitor: Visitor, seat: int) -> None:
    """The result, the winner and the whole story are on the page."""
    match = told()
    words, view = match.game.words("en"), match.view(seat)
    sentences = [words.tell(event, view) for _, event in match.chronicle(seat)]
    ask = visitor.page.locator(".ask")
    expect(ask).to_contain_text("The game is over.")
    expect(ask).to_contain_text("1. Ben, Spellblade (5). 2. Ada, Illusionist (2).")
    listed = visitor.page.locator(".chronicle li").all_inner_texts()
    assert [line.strip() for line in listed] == sentences[-MOST_TOLD:][::-1]


def test_a_whole_game_by_mouse_in_two_browsers(visitors: list[Visitor]) -> None:
    opened = visitors[0].found(*({"name": name} for name in NAMES), seed=FATEFUL)
    for seat, visitor in enumerate(visitors):
        visitor.at_once()
        visitor.take(opened, seat)
    for number, move in enumerate(story(), start=1):
        by_mouse(visitors[move.seat].page, move)
        for visitor in visitors:
            visitor.sees_moment(number)
    for seat, visitor in enumerate(visitors):
        expect_the_end(visitor, seat)
    result = told().result
    assert result is not None
    assert opened.get()["result"]["places"] == list(result.places)


def test_a_game_is_finished_by_keyboard_alone_with_both_seats_at_one_screen(
    visitor: Visitor,
) -> None:
    visitor.at_once()
    visitor.context.add_init_script(LISTEN)
    page = visitor.sit(*({"name": name} for name in NAMES), seed=FATEFUL, after=LATE)
    ways = cycle((by_typing, by_walking))
    for number, (move, way) in enumerate(zip(story()[LATE:], ways, strict=False), start=LATE + 1):
        way(page, move)
        visitor.sees_moment(number)
    expect_the_end(visitor, 0)
    assert page.evaluate("window.pointed") == 0
