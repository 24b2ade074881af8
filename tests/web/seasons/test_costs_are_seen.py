"""Whatever a card costs is really seen, wherever the card is drawn."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.web.files.notebook import PAINTER
from fabletop.web.files.offline import offline_page
from fabletop.web.table.scene import Seated, Viewer
from tests.web.conftest import PHONE, Arrive, Visitor
from tests.web.files.lonely import opened_alone
from tests.web.prophecy.expansion_scenes import treasures
from tests.web.prophecy.scenes import busy
from tests.web.seasons.scenes import looking, spirits, summer
from tests.web.staged import Stage
from tests.web.story import Opened
from tests.web.wizards.scenes import crowd

SCREENS = ((1280, 720), (1920, 1080))
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")

DEALT = {"pool": "50_enchanted", "enchantment": "ios_bounty"}
PICKS = 9
"""Cards that everybody picks before they are sorted."""

SEEN = """(selector) => {
  const all = new CSSStyleSheet();
  all.replaceSync("* { pointer-events: auto !important; animation: none !important; }");
  document.adoptedStyleSheets = [all];
  const wrong = [], found = {};
  const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  for (const one of document.querySelectorAll(selector)) {
    const card = one.closest("[data-card]") ?? one.parentElement;
    const name = card.dataset?.card ?? "";
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const there = one.getBoundingClientRect();
    const hit = document.elementFromPoint(there.x + there.width / 2, there.y + there.height / 2);
    const kind = one.getAttribute("class");
    if (!there.width || !one.contains(hit))
      wrong.push(`${name}: ${kind} is under ${hit?.outerHTML.slice(0, 90)}`);
    else if (card instanceof HTMLElement && !inside(there, card.getBoundingClientRect()))
      wrong.push(`${name}: ${kind} is outside of its card`);
    (found[card.id || name] ??= []).push(kind);
  }
  document.adoptedStyleSheets = [];
  return [found, wrong];
}"""
"""The costs that the selector finds, by card; and those at whose middle something else is seen, or
that lie beside their card."""

PRICE = ".power :is(.price, .base) :is(.energy, .gems, .free)"


def check(page: Page, selector: str, least: int = 1) -> dict[str, list[str]]:
    """All costs on this page are seen, in both schemes."""
    page.evaluate("document.fonts.ready")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found, wrong = page.evaluate(SEEN, selector)
        assert wrong == []
        assert sum(map(len, found.values())) >= least
    return dict(found)


def sit(visitor: Visitor, stage: Stage, play: Any, seat: int = 0) -> Page:
    visitor.at_once()
    seats = ({"name": f"Player {n}"} for n in range(len(play.match.header.seats)))
    return visitor.take(visitor.found(*seats, **stage.set(play)), seat)


def answer_all(opened: Opened, times: int) -> None:
    """Everybody takes the first option, this many times."""
    for _ in range(times):
        for seat in opened.get()["waiting_for"]:
            told = opened.client.call("GET", f"/tables/{opened.id}/decisions", opened.tokens[seat])
            (asked,) = told["decisions"]
            opened.answer(seat, tuple(asked["options"][0]["option"]), asked["id"])


def every_card() -> SeasonsPlay:
    """A hand with one copy of every card there is."""
    scene = Scenario(2, pool="50_enchanted").at(year=1, space=1)
    return scene.sorcerer(crystals=9, gauge=3, hand=list(open_box().cards)).sorcerer().start()


def entering() -> SeasonsPlay:
    play = spirits()
    play.answers("summon amulet_of_air")
    return play


def screens(page: Page) -> Iterator[None]:
    """The same page on every screen that it is drawn for."""
    phone = page.viewport_size is not None and page.viewport_size["width"] < SCREENS[0][0]
    for width, height in () if phone else SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        yield
    if phone:
        yield


SHAPES = pytest.mark.parametrize("shape", ["desk", "phone"])


def arrived(arrive: Arrive, stage: Stage, shape: str) -> Visitor:
    desk = {"viewport": {"width": SCREENS[0][0], "height": SCREENS[0][1]}}
    return arrive(stage, reduced_motion="reduce", **(PHONE if shape == "phone" else desk))


@SHAPES
def test_every_energy_of_every_card_is_seen(arrive: Arrive, stage: Stage, shape: str) -> None:
    page = sit(arrived(arrive, stage, shape), stage, every_card())
    prices = open_box().prices[2]
    for _ in screens(page):
        found = check(page, PRICE, len(prices))
        for card, (energies, crystals) in prices.items():
            shown = found[f"hand-{card}"]
            drawn = [sum(f"energy {one}" == mark for mark in shown) for one in ENERGIES]
            assert tuple(drawn) == energies or open_box().cards[card].cost.elements, card
            assert ("gems" in shown) == bool(crystals), card


@SHAPES
@pytest.mark.parametrize("scene", [summer, looking, entering])
def test_costs_are_seen_in_a_hand_and_among_cards_that_are_looked_at(
    arrive: Arrive, stage: Stage, shape: str, scene: Any
) -> None:
    page = sit(arrived(arrive, stage, shape), stage, scene())
    for _ in screens(page):
        check(page, PRICE)
    if scene is summer:
        for _ in screens(page):
            check(page, ".power.low .base .energy, .reserve .energy, .rates .energy", 10)


@SHAPES
def test_costs_are_seen_from_the_draft_to_the_replay(
    arrive: Arrive, stage: Stage, shape: str
) -> None:
    visitor = arrived(arrive, stage, shape)
    opened = visitor.found({"name": "Ada"}, {"name": "Ben"}, game="seasons", options=DEALT)
    visitor.take(opened, 0)
    for answers in (1, PICKS - 1, 1):
        answer_all(opened, answers)
        page = visitor.visit(opened.path)
        for _ in screens(page):
            check(page, PRICE, 9)
    for at in (3, 4):
        page = visitor.visit(f"{opened.path}/replay?at={at}")
        for _ in screens(page):
            check(page, PRICE, 9)


@SHAPES
@pytest.mark.parametrize("scene", [busy, treasures])
def test_prices_are_seen_in_prophecy(arrive: Arrive, stage: Stage, shape: str, scene: Any) -> None:
    page = sit(arrived(arrive, stage, shape), stage, scene())
    for _ in screens(page):
        check(page, ".wares .thing b, .space .power.cost", 3)


@SHAPES
def test_what_a_task_is_worth_is_seen_in_wizards(arrive: Arrive, stage: Stage, shape: str) -> None:
    page = sit(arrived(arrive, stage, shape), stage, crowd())
    for _ in screens(page):
        check(page, ".tasks .worth > :not(details:not([open]) *)", 3)


def test_costs_are_seen_in_a_replay_file_and_in_a_notebook(
    browser: Browser, tmp_path: Path
) -> None:
    match = Match.new(find("seasons"), seats=["Ada", "Ben"], seed=4, options=DEALT)
    file = tmp_path / "game.html"
    seated = Seated("game", ("Ada", "Ben"), ("", ""))
    file.write_text(offline_page(match, seated, Viewer(0, "en", "wide")), encoding="utf-8")
    with opened_alone(browser, file, *SCREENS[0]) as page:
        check(page, PRICE, 9)
    other = Match.new(find("wizards"), seats=["Ada", "Ben"], seed=4)
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    pictures = [PAINTER.match(one, 0, "en") for one in (match, other)]
    page.set_content(f"<body>{''.join(pictures)}</body>")
    check(page, PRICE, 9)
    page.close()
