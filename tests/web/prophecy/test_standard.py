"""Prophecy Standard in a real browser, in positions that were built."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from fabletop.games.prophecy.scenario import ProphecyPlay
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, WINDOW, Arrive, Visitor
from tests.web.prophecy.scenes import busy, raid, rivals, traders
from tests.web.staged import Stage
from tests.web.table.played import replay_file

NAMES = ("Ada", "Ben", "Cleo")

BOXES = """() => {
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom }; };
  const apart = (a, b) => a.right <= b.left + .5 || b.right <= a.left + .5
    || a.bottom <= b.top + .5 || b.bottom <= a.top + .5;
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const shown = [...document.querySelectorAll(".board svg[data-roving]")]
    .find((one) => one.getBoundingClientRect().width);
  const all = (query) => [...shown.querySelectorAll(query)];
  const wrong = [];
  const grounds = all(":is(.tile, .back:is(rect))").map((one) => [one, box(one)]);
  grounds.forEach(([one, a], n) => grounds.slice(0, n).forEach(([other, b]) => {
    if (!apart(a, b)) wrong.push(`${one.parentNode.id} lies on ${other.parentNode.id}`);
  }));
  const board = box(shown);
  for (const [one, a] of grounds) if (!within(a, board)) wrong.push(`${one.parentNode.id} is cut`);
  const cards = all(".lying").map((one) => [one, box(one.querySelector("rect"))]);
  cards.forEach(([one, a], n) => {
    const tile = one.parentNode.querySelector(".tile");
    if (!within(a, box(tile))) wrong.push(`${one.id} does not lie in its space`);
    cards.slice(0, n).forEach(([other, b]) => {
      if (!apart(a, b)) wrong.push(`${one.id} lies on ${other.id}`);
    });
    const lines = [...one.querySelectorAll(".called")].map(box);
    for (const line of lines) if (!within(line, a)) wrong.push(`the name of ${one.id} is cut`);
  });
  for (const name of all(".place")) {
    const tile = name.closest(".space, .plane").querySelector(".tile");
    if (!within(box(name), box(tile))) wrong.push(`${name.textContent} leaves its space`);
  }
  const written = all(":is(.called, .place, .power)").map((one) => [one, box(one)]);
  written.forEach(([one, a], n) => written.slice(0, n).forEach(([other, b]) => {
    const same = one.classList[0] === other.classList[0];
    if (!same && !apart(a, b)) wrong.push(`${one.textContent} over ${other.textContent}`);
  }));
  return [grounds.length, cards.length, wrong];
}"""
"""How many places and cards there are, and whatever touches or is cut."""


def sit(visitor: Visitor, stage: Stage, play: ProphecyPlay, *seats: int) -> Page:
    """A table in this position, with the visitor on these seats."""
    visitor.at_once()
    names = ({"name": name} for name in NAMES[: len(play.table.heroes)])
    opened = visitor.found(*names, **stage.set(play))
    return visitor.take(opened, *seats)


def test_planes_lessons_and_cards_face_down_have_names(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, busy(), 0)
    for name in (
        "Storm Queen, Greater Guardian, Strength 6, Willpower 7 (Plane beyond the Fortress)",
        "Artifact, face down (Plane beyond the Fortress)",
        "Lesser Guardian: beaten (Plane beyond the Monastery)",
        "Banner of Hope, Artifact (Plane beyond the Magic Tower)",
        "Edged Weapons, taught here, 4 Experience (Fortress)",
        "an Adventure card, face down (Plains by the City)",
        "Crown of the Ancient Kings, an Artifact lying here (Forest by the Tower)",
    ):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    closed = page.get_by_role("button", name=re.compile("^Plane beyond the Forest Camp, closed"))
    expect(closed).to_have_count(1)
    expect(page.locator("#hero-0 .thing.damaged")).to_contain_text(re.compile(r"Cape\s+damaged"))
    expect(page.get_by_role("button", name="Wooden Shield (damaged)")).to_have_count(1)
    expect(page.locator("#hero-0 .thing.artifact")).to_contain_text("Royal Cape")
    page.locator("#lying-storm_queen").hover()
    expect(page.locator("#zoom")).to_contain_text("Storm Queen")


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_nothing_on_the_board_touches_or_is_cut(arrive: Arrive, stage: Stage, shape: str) -> None:
    look = PHONE if shape == "phone" else {"viewport": {"width": 1400, "height": 900}}
    page = sit(arrive(stage, **look), stage, busy(), 0)
    for language in ("en", "fr"):
        page.goto(f"{page.url.partition('?')[0]}?language={language}")
        page.evaluate("document.fonts.ready")
        places, cards, wrong = page.evaluate(BOXES)
        assert wrong == [], language
        assert (places, cards) == (29, 28)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_plane_is_attacked_by_a_click_and_its_card_tells_why_not(
    arrive: Arrive, stage: Stage
) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, raid(), 0)
    page.locator("#lying-plane_monastery-greater").click()
    expect(page.locator("#choice")).to_contain_text("R-194")
    page.keyboard.press("Escape")
    page.locator("#lying-undead_knight").click()
    expect(page.locator(".plane.attacked")).to_have_count(1)
    expect(page.locator(".fighter").nth(1)).to_contain_text("Undead Knight")


def test_many_ways_to_a_space_are_sorted(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, busy(), 0)
    page.get_by_text("47 choices lie on the table").click()
    expect(page.locator("#on-the-table > .many")).to_contain_text(["Teleport", "Royal Cape"])
    expect(page.locator("#on-the-table > .options button")).to_have_count(9)
    page.locator("#ground-enchanted_wilderness").click()
    expect(page.locator("#choice button")).to_contain_text(["Teleport", "Royal Cape", "Pegasus"])
    page.locator("#choice button").nth(1).click()
    expect(page.locator("#space-enchanted_wilderness .pawn")).to_have_count(1)


def test_help_at_a_standard_table_tells_its_rules(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, busy(), 0)
    asked: list[str] = []
    page.on("request", lambda request: _keep(request, asked))
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("R-194")
    assert "version=standard" in asked[0]


def _keep(request: Request, asked: list[str]) -> None:
    if "/help?" in request.url:
        asked.append(request.url)


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_axe_objects_to_nothing(arrive: Arrive, stage: Stage, shape: str) -> None:
    look = PHONE if shape == "phone" else {"viewport": WINDOW}
    visitor = arrive(stage, reduced_motion="reduce", **look)
    page = sit(visitor, stage, busy(), 0)
    page.get_by_text("47 choices lie on the table").click()
    assert stumbles(page) == []
    page = sit(visitor, stage, traders(), 0, 1)
    visitor.option("Offer a trade").click()
    expect(page.locator(".trade")).to_be_visible()
    assert stumbles(page, ".prompt") == []
    page = sit(visitor, stage, rivals(), 0, 1)
    for words in ("Attack Mystic", "Battle of Strength", "Stand by Strength", "Use Sword"):
        if words == "Attack Mystic":
            page.keyboard.press("1")
        visitor.choose(words)
    expect(page.locator(".battle")).to_contain_text("Sword")
    assert stumbles(page, ".prompt") == []
    visitor.take(visitor.found(options={"version": "standard"}), 0)
    expect(page.locator(".draft")).to_be_visible()
    assert stumbles(page, ".prompt") == []


def test_looking_back_draws_the_planes_and_the_last_roll(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, raid(), 0)
    page.locator("#lying-undead_knight").click()
    visitor.choose("Battle of Strength")
    visitor.choose("Use Great Sword")
    visitor.choose("Roll the dice")
    page.goto(f"{page.url}/replay?at=1")
    expect(page.locator(".plane.attacked #lying-undead_knight")).to_have_count(1)
    page.get_by_role("link", name="Last moment").click()
    expect(page.locator(".battle .last")).to_contain_text(
        "Paladin 9 + 6 = 15 : Undead Knight 7 + 1"
    )
    expect(page.locator("#lying-storm_queen")).to_have_count(1)


def test_a_replay_file_draws_everything_without_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    file = replay_file(tmp_path, NAMES, {"version": "standard"}, "fr")
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(file.as_uri())
    expect(page.locator(".character-card")).to_have_count(2)
    page.get_by_role("link", name="Dernier moment").click()
    expect(page.locator(".plane")).to_have_count(5)
    expect(page.locator(".lying.ability").first).to_be_visible()
    assert page.locator("use:not([href^='#i-'])").count() == 0
    context.close()


def test_some_rounds_against_bots_leave_the_console_silent(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    visitor.at_once()
    bots = ({"name": name, "bot": "random"} for name in NAMES[1:])
    opened = visitor.found({"name": "Ada"}, *bots, seed=3, options={"version": "standard"})
    page = visitor.take(opened, 0)
    for number in range(18):
        shown = opened.settled()
        visitor.sees_moment(shown)
        options = page.locator(".prompt .options button").count()
        page.keyboard.type(str(number % options + 1))
        page.locator(f'.layout:not([data-moment="{shown}"])').wait_for()
    assert page.locator(".hero .cubes").count() == 3
