"""What bots and others do is shown step by step, slowly or at once; what changed is marked."""

import re
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from tests.web.conftest import Arrive, Visitor
from tests.web.story import FATEFUL, Opened

ALONE = ({"name": "Ada"}, {"bot": "greedy"}, {"bot": "greedy"})
LIVELY = 22
"""A seed with which Ada begins, and each bot does something worth telling."""
SKIPPED = 4_000
"""Milliseconds in which not even two steps can be shown slowly."""

WATCH = """
window.shown = [];
window.transitions = 0;
const start = document.startViewTransition?.bind(document);
if (start) document.startViewTransition = (draw) => {
  window.transitions += 1;
  return start(draw);
};
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const moment = Number(document.querySelector(".layout")?.dataset.moment);
    if (window.shown.at(-1) !== moment) window.shown.push(moment);
  };
  new MutationObserver(look).observe(document.getElementById("table"),
    { subtree: true, childList: true, attributes: true, attributeFilter: ["data-moment"] });
  look();
});
"""


def a_game_with_a_bot(visitor: Visitor, speed: str) -> Opened:
    """A table at which a person is asked, and a page that remembers every moment it has shown."""
    visitor.context.add_init_script(f'localStorage.setItem("speed", "{speed}")')
    visitor.context.add_init_script(WATCH)
    opened = visitor.found(*ALONE, seed=LIVELY)
    visitor.take(opened, *opened.people)
    visitor.is_asked()
    return opened


def end_the_turn(visitor: Visitor, opened: Opened) -> None:
    visitor.page.keyboard.press("1")
    visitor.option("End your turn").wait_for()
    assert visitor.misses(opened, visitor.option("End your turn").click) > 2


def worth_showing(opened: Opened, since: int) -> list[int]:
    """The moments of which something was told."""
    told = opened.client.call("GET", f"/tables/{opened.id}/chronicle?since={since}")
    return sorted({event["number"] for event in told["events"]})


def shown(visitor: Visitor) -> list[int]:
    moments: list[int] = visitor.page.evaluate("window.shown")
    return moments


def test_everything_a_bot_does_is_shown_step_by_step(visitor: Visitor) -> None:
    opened = a_game_with_a_bot(visitor, "normal")
    begun = shown(visitor)[-1]
    end_the_turn(visitor, opened)
    expect(visitor.page.locator(".banner")).to_be_visible()
    expect(visitor.page.locator("#pace")).to_be_visible()
    visitor.is_asked()
    expect(visitor.page.locator("#pace")).to_be_hidden()
    assert set(worth_showing(opened, begun + 1)) <= set(shown(visitor))
    assert shown(visitor) == sorted(shown(visitor))


@pytest.mark.parametrize("way", ["key", "button"])
def test_who_is_in_a_hurry_skips_to_the_newest(visitor: Visitor, way: str) -> None:
    opened = a_game_with_a_bot(visitor, "slow")
    end_the_turn(visitor, opened)
    expect(visitor.page.locator("#pace")).to_be_visible()
    if way == "key":
        visitor.page.keyboard.press("Escape")
    else:
        visitor.page.locator("#skip").click()
    visitor.page.locator("#question").wait_for(timeout=SKIPPED)
    expect(visitor.page.locator("#pace")).to_be_hidden()


def test_at_once_means_that_no_step_is_fetched(visitor: Visitor) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    visitor.page.on("request", note)
    opened = a_game_with_a_bot(visitor, "instant")
    visitor.page.keyboard.press("1")
    visitor.sees_moment(1)
    visitor.choose("End your turn")
    visitor.sees_moment(opened.settled())
    visitor.is_asked()
    assert [one for one in asked if "/fragment" in one]
    assert [one for one in asked if "/frames" in one] == []
    assert visitor.page.evaluate("window.transitions") == 0


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_flies_over_the_table_for_those_who_ask_for_calm(
    arrive: Arrive, wish: Any, moves: bool
) -> None:
    visitor = arrive(reduced_motion=wish)
    visitor.context.add_init_script(WATCH)
    visitor.sit()
    visitor.page.keyboard.press("2")
    visitor.sees_moment(1)
    assert bool(visitor.page.evaluate("window.transitions")) is moves


def test_the_speed_that_was_chosen_is_kept(visitor: Visitor) -> None:
    page = visitor.sit()
    page.get_by_role("button", name="Settings").click()
    page.locator("#speed").select_option("slow")
    expect(page.locator("html")).to_have_attribute("data-speed", "slow")
    page.reload()
    assert page.locator("#speed").input_value() == "slow"
    expect(page.locator("html")).to_have_attribute("data-speed", "slow")


def test_what_changed_is_marked_and_what_did_not_is_not(visitor: Visitor) -> None:
    page = visitor.sit(seed=FATEFUL, after=4)
    visitor.option("Roll").click()
    expect(page.locator("#gold-0")).to_have_class(re.compile("changed"))
    expect(page.locator("#experience-0")).to_have_class(re.compile("changed"))
    assert page.locator("#gold-1.changed").count() == 0
    expect(page.locator(".changed")).to_have_count(0)


def test_dice_lie_on_the_table_after_a_roll_and_are_gone_after_the_next_move(
    visitor: Visitor,
) -> None:
    page = visitor.sit(seed=FATEFUL, after=4)
    expect(page.locator(".die")).to_have_count(0)
    visitor.option("Roll").click()
    expect(page.get_by_role("img", name="Die of Illusionist: 5")).to_be_visible()
    expect(page.get_by_role("img", name="Die of Mine Gnome: 5")).to_be_visible()
    visitor.option("End your turn").click()
    expect(page.locator(".die")).to_have_count(0)
