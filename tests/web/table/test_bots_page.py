"""Bots on the pages: their levels, hints with reasons, and what they think aloud."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fabletop.server.bots.thinking import BotChoice, Errand
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.work.shares import Claim
from tests.server.inside import think_little
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, WINDOW, Arrive, Visitor
from tests.web.staged import Stage
from tests.web.story import FATEFUL, Opened

ADA, BEN, ROBOT = {"name": "Ada"}, {"name": "Ben"}, {"name": "Robot", "bot": "hard"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    think_little(monkeypatch)


@pytest.fixture
def visitor(arrive: Arrive, stage: Stage) -> Visitor:
    """Somebody who waits for nothing, at a site whose bots do not think long."""
    return at_the_stage(arrive, stage)


def at_the_stage(arrive: Arrive, stage: Stage, **shape: Any) -> Visitor:
    visitor = arrive(stage, **shape)
    visitor.at_once()
    return visitor


def level(page: Page, seat: int) -> Locator:
    return page.locator(f"#level-{seat}")


def ask_for_advice(visitor: Visitor) -> Locator:
    visitor.is_asked()
    visitor.page.keyboard.press("h")
    advice = visitor.page.locator("#advice details")
    advice.wait_for()
    return advice


def aloud(visitor: Visitor) -> Page:
    """A table at which the bot of the second seat has thought and the person is asked."""
    page = visitor.take(thinking_aloud(visitor), 0)
    visitor.is_asked()
    return page


def thinking_aloud(visitor: Visitor) -> Opened:
    return visitor.found(ADA, ROBOT, seed=FATEFUL, thoughts=True)


def take_the_first(visitor: Visitor) -> None:
    """The first option, wherever it lies; then the bot plays on until the person is asked."""
    layout = visitor.page.locator(".layout")
    before = layout.get_attribute("data-decision") or ""
    visitor.page.keyboard.press("1")
    expect(layout).not_to_have_attribute("data-decision", before)
    visitor.is_asked()


def test_a_table_is_founded_with_a_hard_bot_that_thinks_aloud(visitor: Visitor) -> None:
    page = visitor.visit("/")
    form = page.locator('form[action="/new/prophecy"]')
    kinds = form.locator('select[name="kind"]')
    for number in (1, 2):
        expect(kinds.nth(number)).to_have_value("bot:normal")
    kinds.nth(1).select_option(label="bot: Hard (seldom slips)")
    kinds.nth(2).select_option("nobody")
    form.get_by_label("Bots think aloud").check()
    form.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(level(page, 1)).to_have_value("hard")
    expect(page.get_by_role("heading", name="What the bots thought")).to_be_visible()
    table = visitor.server.call("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert ([seat["bot"] for seat in table["seats"]], table["thoughts"]) == (["", "hard"], True)


def test_a_level_that_somebody_changes_is_seen_by_everybody(
    visitor: Visitor, arrive: Arrive, stage: Stage
) -> None:
    opened = visitor.found(ADA, BEN, ROBOT)
    other, spectator = at_the_stage(arrive, stage), at_the_stage(arrive, stage)
    visitor.take(opened, 0)
    other.take(opened, 1)
    spectator.visit(opened.path)
    expect(spectator.page.locator("#hero-2 .tag")).to_have_text("bot: Hard")
    level(visitor.page, 2).select_option("easy")
    expect(level(other.page, 2)).to_have_value("easy")
    expect(spectator.page.locator("#hero-2 .tag")).to_have_text("bot: Easy")
    expect(level(spectator.page, 2)).to_have_count(0)
    assert opened.get()["seats"][2]["bot"] == "easy"


def test_people_have_no_level(visitor: Visitor) -> None:
    page = visitor.sit(ADA, BEN)
    expect(page.locator("#hero-1")).to_be_visible()
    expect(page.locator(".level")).to_have_count(0)


def test_a_hint_says_why(visitor: Visitor) -> None:
    page = visitor.sit()
    weighed = ask_for_advice(visitor).locator(".weighed li")
    expect(weighed).to_have_count(3)
    best = weighed.first
    advised = page.locator(".options .offered span").text_content() or ""
    expect(best.locator("b").first).to_have_text(advised)
    expect(best).to_contain_text("chance unclear")
    expect(best.locator(".difference")).not_to_be_empty()
    page.keyboard.press(page.locator(".options .offered").get_attribute("data-number") or "")
    visitor.sees_moment(1)
    expect(page.locator("#advice details")).to_have_count(0)


def test_a_hint_stays_while_the_question_does(
    visitor: Visitor, arrive: Arrive, stage: Stage
) -> None:
    opened = visitor.found(seed=FATEFUL)
    other = at_the_stage(arrive, stage)
    page = visitor.take(opened, 1)
    other.take(opened, 0)
    advice = ask_for_advice(visitor)
    opened.post(0, "name", {"name": "Adelaide"})
    expect(page.locator("#hero-0 h3")).to_have_text("Adelaide")
    expect(advice).to_be_visible()


def test_who_does_not_wait_for_a_hint_is_not_bothered_by_it(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()

    async def hesitate(
        _workers: BotWorkers, _work: Callable[[Errand], BotChoice], errand: Errand, _claim: Claim
    ) -> BotChoice:
        await asyncio.to_thread(enough.wait, 30)
        return BotChoice(errand.question.options[0])

    monkeypatch.setattr(BotWorkers, "run", hesitate)
    page = visitor.sit()
    page.keyboard.press("h")
    expect(page.locator("#word")).to_contain_text("The adviser is thinking")
    page.keyboard.press("2")
    visitor.sees_moment(1)
    with page.expect_response("**/hint"):
        enough.set()
    expect(page.locator("#word")).to_be_empty()
    expect(page.locator(".options .offered")).to_have_count(0)


def test_what_a_bot_thought_is_read_beside_the_chronicle(visitor: Visitor) -> None:
    page = aloud(visitor)
    thought = page.locator("#thought-1")
    expect(thought.locator("summary")).to_contain_text("Robot")
    thought.locator("summary").click()
    expect(thought.locator(".weighed .best .chance")).to_contain_text("chance unclear")
    before = thought.inner_text()
    while thought.inner_text() == before:
        take_the_first(visitor)
    expect(thought).to_have_attribute("open", "")


def test_a_thought_stays_open_while_what_happened_is_played_back(
    arrive: Arrive, stage: Stage
) -> None:
    visitor = arrive(stage)
    visitor.context.add_init_script('localStorage.setItem("speed", "slow")')
    opened = thinking_aloud(visitor)
    page = visitor.take(opened, 0)
    visitor.is_asked()
    page.locator("#thought-1 summary").click()
    while visitor.misses(opened, lambda: page.keyboard.press("1")) < 2:
        visitor.sees_moment(opened.settled())
        visitor.is_asked()
    expect(page.locator('.layout[data-revision="0"] #thought-1[open]')).to_have_count(1)


def test_a_table_that_keeps_its_thoughts_shows_none(visitor: Visitor) -> None:
    page = visitor.sit(ADA, ROBOT, seed=FATEFUL)
    expect(page.locator(".chronicle")).to_be_visible()
    expect(page.locator(".aloud")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("shape", [{"viewport": WINDOW}, PHONE], ids=["wide", "phone"])
def test_hints_and_thoughts_are_good_on_every_screen(
    arrive: Arrive, stage: Stage, shape: dict[str, Any], locale: str
) -> None:
    visitor = at_the_stage(arrive, stage, locale=locale, reduced_motion="reduce", **shape)
    page = aloud(visitor)
    page.locator("#thought-1 summary").click()
    while page.locator(".options button").count() < 2:
        take_the_first(visitor)
    ask_for_advice(visitor)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert stumbles(page) == []
