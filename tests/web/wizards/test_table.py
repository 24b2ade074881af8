"""A table of Wizards in a real browser, in positions that were built."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.waiting import wait_until
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, WINDOW, Arrive, Visitor
from tests.web.staged import Stage
from tests.web.wizards.scenes import crowd, morning

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
LAPTOP = {"viewport": {"width": 1280, "height": 800}}

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

WITHIN = """([inner, outer]) => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [one, other] = [box(inner), box(outer)];
  return one.left >= other.left && one.right <= other.right && one.top >= other.top
    && one.bottom <= other.bottom;
}"""

OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll(
    "#table :is(.chart, .calendar, .prompt, .side)"
  )].map((one) => [one.className, one.getBoundingClientRect()]);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const cut = [...document.querySelectorAll(".player-sheet :is(.chip, .tag, .called, .points li)")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
  return cut.concat(boxes.flatMap(([one, a], n) => boxes.slice(0, n)
    .filter(([, b]) => !apart(a, b)).map(([other]) => `${one} / ${other}`)));
}"""
"""Whatever lies on something else, and words that do not fit."""


def sit(visitor: Visitor, stage: Stage, play: WizardsPlay, *seats: int) -> Page:
    """A table in this position, with the visitor on these seats."""
    visitor.at_once()
    names = ({"name": name} for name in NAMES[: len(play.table.players)])
    page = visitor.take(visitor.found(*names, **stage.set(play)), *seats)
    page.locator("#table[data-ready]").wait_for()
    return page


def comes_into_sight(page: Page, thing: str) -> None:
    """The map glides there."""
    wait_until(lambda: page.evaluate(WITHIN, [thing, ".chart"]))


def test_one_walks_by_clicking_on_lit_spaces(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, morning(), 0)
    expect(page.locator("#spot-torwall-5 text")).to_have_text("3")
    visitor.choose(page.locator("#spot-torwall-5"))
    expect(page.get_by_role("button", name="Torwall 5 (plains), Crimson")).to_have_count(1)
    expect(page.locator("#spot-torwall-4 text")).to_have_text("2")
    expect(page.locator("#question")).to_contain_text("Movement left: 3.")
    visitor.choose(page.locator("#spot-torwall-6"))
    expect(page.locator(".chronicle")).to_contain_text("Crimson goes to Torwall 6")
    expect(page.locator("#spot-torwall-0.lit text")).to_have_text("1")


def test_who_clicks_on_the_own_figure_stays(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, morning(), 0)
    visitor.choose(page.locator("#spot-torwall-16"))
    expect(page.locator("#sheet-1")).to_have_class(re.compile("active"))


def test_water_offers_all_that_can_be_done_there(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, morning(), 0)
    page.locator("#spot-sea-5-15").click()
    expect(page.locator("#choice button")).to_have_count(2)
    expect(page.locator("#choice")).to_contain_text("Boat Summoning")
    page.keyboard.press("Escape")
    page.locator(".chip", has_text="Boat Summoning").click()
    expect(page.locator("#choice button")).to_have_count(3)


def test_a_space_that_cannot_be_entered_tells_why(arrive: Arrive, stage: Stage) -> None:
    play = Scenario(2).player(at="ostermoor-15").player().dice(2).start()
    play.answers("roll", "step ostermoor-5")
    page = sit(arrive(stage), stage, play, 0)
    page.locator("#spot-ostermoor-0").click()
    expect(page.locator("#choice")).to_contain_text("that costs 2, and you have 1 left")
    expect(page.locator("#choice .rule")).to_have_text("Z-103")


def test_a_die_is_shown_as_it_is_rolled(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, Scenario(2).player().player().dice(4).start(), 0)
    visitor.choose("Roll the die")
    expect(page.locator(".throws li")).to_have_text("Crimson rolls 4 for movement.")
    expect(page.locator(".throws use")).to_have_attribute("href", re.compile("dice-six-faces-four"))


def test_a_land_is_named_by_a_click_on_it(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    scene = Scenario(2).player(order="wizards", rank=4, at="torwall-6").player().dice(1)
    page = sit(visitor, stage, scene.within("glendale-3").start(), 0)
    visitor.choose("Cast Transport")
    expect(page.get_by_role("button", name="Glendale, Elven Land")).to_have_count(1)
    page.locator("#land-glendale text").click()
    expect(page.get_by_role("img", name=re.compile("^Glendale 3 .*Crimson"))).to_have_count(1)


def test_the_table_is_played_by_keyboard(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, morning(), 0)
    page.keyboard.press("b")
    for _ in range(60):
        if page.evaluate("document.activeElement.id") == "spot-torwall-5":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    visitor.sees_moment(1)
    expect(page.locator("#spot-torwall-5")).to_have_attribute("aria-label", re.compile("Crimson"))


def test_the_map_comes_closer_and_turns_to_who_moves(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage, **LAPTOP), stage, morning(), 0)
    whole = page.locator(".sea svg").bounding_box()
    assert whole
    assert page.evaluate(WITHIN, [".sea svg", ".chart"])
    for _ in range(2):
        page.get_by_role("button", name="Closer").click()
    near = page.locator(".sea svg").bounding_box()
    assert near
    assert near["width"] == pytest.approx(2 * whole["width"], rel=0.05)
    page.get_by_role("button", name="To where something happens").click()
    comes_into_sight(page, "#figure-0")


def test_on_a_phone_the_map_follows_who_moves(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage, **PHONE)
    page = sit(visitor, stage, crowd(), 0)
    comes_into_sight(page, "#figure-0")
    box = page.locator("#spot-torwall-1").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24, "large enough for a finger"
    page.locator("#spot-torwall-1").tap()
    visitor.sees_moment(1)
    comes_into_sight(page, "#figure-0")


@pytest.mark.parametrize("shape", ["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_lies_on_something_else(
    arrive: Arrive, stage: Stage, shape: str, language: str
) -> None:
    visitor = arrive(stage, **(PHONE if shape == "phone" else LAPTOP))
    page = sit(visitor, stage, crowd(), 0)
    page.goto(f"{page.url.partition('?')[0]}?language={language}")
    page.evaluate("document.fonts.ready")
    page.evaluate("document.querySelector('.prompt').style.position = 'static'")
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(SIDEWAYS) <= 0


def test_everything_on_the_table_has_a_name(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, crowd(), 0)
    named: list[tuple[Literal["img", "button"], str | re.Pattern[str]]] = [
        ("img", "Rüktal, marker B of Emerald: The Leaning Stone"),
        ("img", "Silverbourne, Elven Land, lost to Evil"),
        ("img", re.compile("^the sea off .*, boat 4$")),
        ("img", "Lair Time of Ben"),
        ("img", "Knowledge: 52 of 60 for the next rank"),
        ("button", re.compile(r"^Swiftness\s*: in woods, mountains; works with a roll")),
        ("button", "Silver Whistle, 2 times"),
    ]
    for role, name in named:
        expect(page.get_by_role(role, name=name)).to_have_count(1)
    expect(page.locator(".days [aria-current]")).to_have_text("9")
    expect(page.locator("#thwart")).to_have_text("11/18")


def test_the_sheet_of_another_player_unfolds(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, crowd(), 0)
    expect(page.locator("#sheet-1 .tasks")).to_be_hidden()
    page.locator("#sheet-1 summary").click()
    expect(page.locator("#sheet-1 .tasks")).to_contain_text("An Ember from the Deep")


def test_the_table_speaks_french(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage, locale="fr-FR"), stage, crowd(), 0)
    expect(page.locator(".calendar h2")).to_have_text(re.compile("Quinzaine 5"))
    expect(page.locator(".omens")).to_contain_text("Le Mal prend 2 contrées")
    expect(page.get_by_role("region", name="Joueurs")).to_have_count(1)
    expect(page.locator("#land-sacred_circle")).to_contain_text("Cercle sacré")
    french = page.locator("#table").inner_text()
    assert not re.search(r"\b(the|of|your|and|rank|spells?|turns?|days?)\b", french)


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_axe_objects_to_nothing(arrive: Arrive, stage: Stage, shape: str) -> None:
    look = PHONE if shape == "phone" else {"viewport": WINDOW}
    visitor = arrive(stage, reduced_motion="reduce", **look)
    page = sit(visitor, stage, crowd(), 0)
    page.get_by_text("choices lie on the table").click()
    page.locator("#legend summary").click()
    page.locator("#sheet-1 summary").click()
    assert stumbles(page) == []
    page = sit(visitor, stage, crowd())
    assert stumbles(page, "#table") == []
    page = visitor.take(visitor.found(game="wizards", seed=1), 0, 1)
    page.locator("[data-unveil]").click()
    page.locator("#table[data-ready] .lands-to-lay").wait_for()
    assert stumbles(page, "#table") == []
