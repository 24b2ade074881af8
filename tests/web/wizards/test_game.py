"""Games of Wizards through the pages: lands are laid in secret, a stretch of play, looking back."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core.match import Match
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.words import WizardsWords
from fabletop.web.files.offline import offline_page
from fabletop.web.table.scene import Seated, Viewer
from tests.web.conftest import PHONE, Arrive, Visitor
from tests.web.story import Opened

NAMES = ("Ada", "Ben")
TURNS = 6


def first(opened: Opened) -> int:
    """Who is asked."""
    seat: int = opened.get()["waiting_for"][0]
    return seat


def lay(visitor: Visitor, number: int) -> str:
    """Lay a land of the hand by clicking on pictures and on the map; which one it was."""
    page = visitor.page
    picture = page.locator(".lands-to-lay figure").nth(number)
    land = picture.get_attribute("data-card") or ""
    visitor.choose(picture)
    if page.locator(".laid.lit").count():
        visitor.choose(page.locator(".laid.lit").first)
    page.locator(".spot.lit").first.hover()
    expect(page.locator("#planned")).to_be_visible()
    visitor.choose(page.locator(".spot.lit").first)
    expect(page.locator(".lands-to-lay figure")).to_have_count(6)
    visitor.choose(page.locator(".lands-to-lay figure").nth(2))
    return land


def test_lands_are_laid_by_clicking_and_stay_hidden_from_the_other(
    visitors: list[Visitor],
) -> None:
    host = visitors[0]
    opened = host.found(*({"name": name} for name in NAMES), seed=4, game="wizards")
    for seat, visitor in enumerate(visitors):
        visitor.at_once()
        visitor.take(opened, seat)
    seat = first(opened)
    own, other = visitors[seat], visitors[1 - seat]
    own.is_asked()
    land = lay(own, 1)
    name = WizardsWords("en").land(land)
    expect(own.page.locator("#near-1")).to_contain_text(name)
    other.is_asked()
    expect(other.page.locator("#near-1")).to_have_attribute(
        "aria-label", "Land number 1, face down, laid by " + ("Crimson", "Azure")[seat]
    )
    assert name not in other.page.content()
    assert f'"{land}"' not in other.page.content()
    second = lay(other, 0)
    expect(own.page.locator(".laid")).to_have_count(2)
    assert WizardsWords("en").land(second) not in own.page.content()


def click(page: Page, luck: random.Random) -> None:
    """Choose something where it lies on the map, or by its button if it lies nowhere."""
    lit = page.locator(".spot.lit:has(text)")
    if lit.count():
        lit.nth(luck.randrange(lit.count())).click()
    else:
        page.locator(".options button[data-number]").first.click()


def play(visitor: Visitor, opened: Opened, luck: random.Random) -> None:
    """Play this many turns of the visitor."""
    days = set[str]()
    while len(days) < TURNS and not opened.get()["over"]:
        answers = opened.settled()
        visitor.sees_moment(answers)
        days.add(visitor.page.locator(".days [aria-current]").inner_text())
        click(visitor.page, luck)
        changed = visitor.page.locator(f'.layout:not([data-moment="{answers}"])')
        choice = visitor.page.locator("#choice button")
        changed.or_(choice).first.wait_for(state="attached")
        if choice.count():
            choice.first.click()
            changed.wait_for(state="attached")


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_stretch_of_play_against_a_bot_by_clicking_on_the_map(arrive: Arrive, shape: str) -> None:
    visitor = arrive(**(PHONE if shape == "phone" else {}))
    visitor.at_once()
    seats = ({"name": "Ada"}, {"name": "Ben", "bot": "random"})
    opened = visitor.found(*seats, seed=9, game="wizards", options={"layout": "random"})
    page = visitor.take(opened, 0)
    expect(page.locator(".realm")).to_have_count(18)
    play(visitor, opened, random.Random(9))
    expect(page.locator(".chronicle")).to_contain_text("Crimson rolls")


@pytest.fixture(scope="module")
def told() -> Match[Any]:
    match = Match.new(WIZARDS, seats=NAMES, seed=5, options={})
    luck = random.Random(5)
    while len(match.entries) < 250:
        decision = luck.choice(match.decisions())
        match.answer(luck.choice(decision.options), decision.seat)
    return match


def test_a_replay_file_shows_the_laying_and_the_map_without_the_network(
    browser: Browser, tmp_path: Path, told: Match[Any]
) -> None:
    file = tmp_path / "game.html"
    seated = Seated("game", NAMES, ("", "bot"))
    file.write_text(offline_page(told, seated, Viewer(None, "fr", "wide")), "utf-8")
    context = browser.new_context(offline=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda line: complaints.append(line.text))
    page.goto(file.as_uri())
    page.locator("#moments").fill("30")
    expect(page.locator(".laid").first).to_be_visible()
    expect(page.locator(".realm")).to_have_count(0)
    page.get_by_role("link", name="Dernier moment").click()
    expect(page.locator(".realm")).to_have_count(18)
    expect(page.locator("#figure-1")).to_be_visible()
    page.get_by_role("button", name="Plus près").click()
    assert page.evaluate(
        "document.querySelector('.sea').scrollWidth > document.querySelector('.sea').clientWidth"
    )
    assert page.locator("use:not([href^='#'])").count() == 0
    assert file.stat().st_size < 900_000
    assert complaints == []
    context.close()
