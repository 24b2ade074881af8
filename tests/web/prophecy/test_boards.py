"""Prophecy with Treasure Island and the Realms in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.games.prophecy.scenario import ProphecyPlay
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, Arrive, Visitor
from tests.web.prophecy.expansion_scenes import BOTH, crowded, deep, fire, treasures
from tests.web.prophecy.test_standard import BOXES, NAMES, sit
from tests.web.staged import Stage
from tests.web.table.played import replay_file

LARGE = {"viewport": {"width": 1400, "height": 900}}
RING, SEA, PATHS = 25, 25, 24
"""Places on the boards: the ring with its planes, each Realm with its disc."""
ISLAND = 1 + 6
"""The Island, and the decks in the middle of the ring."""


def look_at(page: Page, board: str) -> None:
    page.locator(f'[data-look-at="{board}"]').click()
    expect(page.locator(f'.leaf[data-leaf="{board}"]')).to_be_visible()


@pytest.mark.parametrize("shape", ["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_touches_or_is_cut_on_any_board(
    arrive: Arrive, stage: Stage, shape: str, language: str
) -> None:
    page = sit(arrive(stage, **(PHONE if shape == "phone" else LARGE)), stage, fire(), 0)
    page.goto(f"{page.url}?language={language}")
    page.evaluate("document.fonts.ready")
    for board, most in (("main", RING + ISLAND), ("water", SEA), ("dragon", PATHS)):
        look_at(page, board)
        places, _, wrong = page.evaluate(BOXES)
        assert wrong == [], board
        assert places == most
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("play", [treasures(), deep()], ids=["island", "water"])
@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_nothing_touches_or_is_cut_in_the_middle_of_a_game(
    arrive: Arrive, stage: Stage, shape: str, play: ProphecyPlay
) -> None:
    page = sit(arrive(stage, **(PHONE if shape == "phone" else LARGE)), stage, play, 0)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(BOXES)[2] == []


@pytest.mark.parametrize("realm", ["water", "dragon"])
def test_the_names_of_all_cards_of_a_realm_find_room(
    arrive: Arrive, stage: Stage, realm: str
) -> None:
    page = sit(arrive(stage, **LARGE), stage, crowded(realm), 0)
    for language in ("en", "fr"):
        page.goto(f"{page.url.partition('?')[0]}?language={language}")
        page.evaluate("document.fonts.ready")
        _, cards, wrong = page.evaluate(BOXES)
        assert wrong == [], language
        assert cards > 20


def test_one_swims_by_a_click_on_a_space_of_the_realm(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, deep(), 0)
    expect(page.locator('.leaf[data-leaf="water"]')).to_be_visible()
    expect(page.locator('.leaf[data-leaf="main"]')).to_be_hidden()
    visitor.choose(page.locator("#ground-wr_b2"))
    expect(page.locator("#space-wr_b2 #pawn-0")).to_have_count(1)


def test_who_looks_at_another_board_stays_there_until_something_happens_elsewhere(
    arrive: Arrive, stage: Stage
) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, deep(), 0, 1, 2)
    look_at(page, "main")
    expect(page.get_by_role("button", name="Ring")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    visitor.sees_moment(1)
    expect(page.locator('.leaf[data-leaf="main"]')).to_be_visible()
    expect(page.get_by_role("button", name="Ring")).to_have_attribute("aria-pressed", "true")


def test_the_boards_tell_who_is_there(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, fire(), 0)
    expect(page.locator('[data-look-at="dragon"] .badge')).to_have_count(1)
    expect(page.locator('[data-look-at="dragon"] .glow')).to_have_count(1)
    expect(page.locator('[data-look-at="water"] .glow')).to_have_count(0)


def test_a_boat_sails_to_the_island_by_a_click(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, treasures(), 0)
    visitor.choose(page.locator("#lying-magic_pouch"))
    expect(page.locator("#space-treasure_island #pawn-0")).to_have_count(1)
    visitor.choose("Keep the peace")
    expect(page.locator("#lying-holy_grail.lit")).to_have_count(1)
    page.locator("#lying-holy_grail").click()
    expect(page.locator("#thing-holy_grail")).to_have_count(1)


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_axe_objects_to_nothing(arrive: Arrive, stage: Stage, shape: str) -> None:
    look = PHONE if shape == "phone" else LARGE
    visitor = arrive(stage, reduced_motion="reduce", **look)
    page = sit(visitor, stage, fire(), 0)
    assert stumbles(page) == []
    for board in ("main", "water"):
        look_at(page, board)
        assert stumbles(page, ".board") == []
    page = sit(visitor, stage, treasures(), 0)
    assert stumbles(page, "#table") == []


def test_a_replay_file_turns_to_the_other_boards_without_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    file = replay_file(tmp_path, NAMES, BOTH, "en")
    context = browser.new_context(offline=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(file.as_uri())
    page.get_by_role("link", name="Last moment").click()
    look_at(page, "water")
    expect(page.locator('.leaf[data-leaf="main"]')).to_be_hidden()
    assert page.locator("use:not([href^='#i-'])").count() == 0
    context.close()
    assert complaints == []


def test_some_rounds_with_everything_leave_the_console_silent(arrive: Arrive, stage: Stage) -> None:
    visitor: Visitor = arrive(stage)
    visitor.at_once()
    bots = ({"name": name, "bot": "random"} for name in NAMES[1:])
    opened = visitor.found({"name": "Ada"}, *bots, seed=3, options=BOTH)
    page = visitor.take(opened, 0)
    for number in range(15):
        shown = opened.settled()
        visitor.sees_moment(shown)
        options = page.locator(".prompt .options button").count()
        page.keyboard.type(str(number % options + 1))
        page.locator(f'.layout:not([data-moment="{shown}"])').wait_for()
    assert page.locator(".hero .cubes").count() == 3
