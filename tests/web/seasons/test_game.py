"""Games of Seasons through the pages: the end of one against a bot, the draft, looking back."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core.match import Match
from fabletop.games.seasons import SEASONS
from fabletop.web.files.offline import offline_page
from fabletop.web.table.scene import Seated, Viewer
from tests.web.conftest import Arrive, Visitor
from tests.web.seasons.scenes import third_year
from tests.web.staged import Stage
from tests.web.story import Opened

NAMES = ("Ada", "Ben")
ENCHANTED = {"pool": "50_enchanted", "tokens": "yes", "enchantment": "ios_bounty"}
LEAST = 10
"""Fewer answers would be no game."""
HASTE = 0.7
"""How often a turn is ended where something else could be done."""


def click(page: Page, luck: random.Random) -> None:
    """Choose something where it lies on the table, or by its button if it lies nowhere."""
    ends = page.locator(".options button[data-option='[\"end\"]']")
    if ends.count() and luck.random() < HASTE:
        ends.click()
        return
    buttons = page.locator(".options button[data-number]").all()
    number = luck.choice(buttons).get_attribute("data-number")
    place = page.locator(f'#table [data-numbers~="{number}"]')
    if not place.count():
        page.locator(f'.options button[data-number="{number}"]').click()
        return
    several = " " in (place.first.get_attribute("data-numbers") or "")
    place.first.click()
    if several:
        page.locator(f'#choice button[data-number="{number}"]').click()


def moments(visitor: Visitor, opened: Opened) -> Iterator[int]:
    """Every moment at which the page waits for its person, as a number of answers, and the end.
    The caller answers before it asks for the next one."""
    while True:
        answers = opened.settled()
        visitor.sees_moment(answers)
        yield answers
        if opened.get()["over"]:
            return
        changed = visitor.page.locator(f'.layout:not([data-moment="{answers}"])')
        changed.wait_for(state="attached")


def play(visitor: Visitor, opened: Opened, luck: random.Random) -> None:
    """To the end of the game."""
    for _ in moments(visitor, opened):
        if not opened.get()["over"]:
            click(visitor.page, luck)


def test_a_game_against_a_bot_is_finished_by_clicking(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    visitor.at_once()
    seats = ({"name": "Ada"}, {"name": "Ben", "bot": "random"})
    opened = visitor.found(*seats, **stage.set(third_year()))
    page = visitor.take(opened, 0)
    play(visitor, opened, random.Random(8))
    assert opened.get()["answers"] > LEAST
    scores = opened.get()["result"]["scores"]
    totals = page.locator(".scores tfoot td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == scores
    expect(page.locator(".ask")).to_contain_text("The game is over. 1. ")


def cards(visitor: Visitor, pile: str) -> list[str]:
    """The ids of the cards that lie there."""
    found = visitor.page.locator(f'[data-at="{pile}"]').all()
    return [one.get_attribute("data-card") or "" for one in found]


def test_the_draft_of_two_people_is_secret_and_passes_cards_to_the_left(
    visitors: list[Visitor],
) -> None:
    ada, ben = visitors
    opened = ada.found(*({"name": name} for name in NAMES), seed=4, game="seasons")
    for seat, visitor in enumerate(visitors):
        visitor.at_once()
        visitor.take(opened, seat)
        expect(visitor.page.locator("#packet-title")).to_have_text("Pick one of these 9")
    first = cards(ada, "packet"), cards(ben, "packet")
    assert [len(packet) for packet in first] == [9, 9]
    ada.choose(ada.page.locator("#packet-" + first[0][2]))
    expect(ada.page.locator(".ask")).to_contain_text("Waiting for Ben")
    assert cards(ben, "packet") == first[1]
    assert cards(ben, "picks") == []
    ben.choose(ben.page.locator("#packet-" + first[1][0]))
    for visitor in visitors:
        expect(visitor.page.locator("#packet-title")).to_have_text("Pick one of these 8")
    assert cards(ada, "packet") == first[1][1:]
    assert cards(ada, "picks") == [first[0][2]]
    assert sorted(cards(ben, "packet")) == sorted(first[0][:2] + first[0][3:])


def test_who_watches_the_draft_sees_no_card(visitors: list[Visitor]) -> None:
    ada, watcher = visitors
    opened = ada.found(*({"name": name} for name in NAMES), seed=4, game="seasons")
    ada.take(opened, 0)
    ada.choose(ada.page.locator(".power.lit").first)
    page = watcher.visit(opened.path)
    expect(page.locator(".board")).to_contain_text("choose their cards in secret")
    expect(page.locator(".power")).to_have_count(0)


def lift_curtain(page: Page) -> None:
    """Two people share this screen."""
    if page.locator(".veil").is_visible():
        page.locator("[data-unveil]").click()


def test_picks_become_the_hand_and_the_libraries(visitor: Visitor) -> None:
    visitor.at_once()
    opened = visitor.found(*({"name": name} for name in NAMES), seed=4, game="seasons")
    page = visitor.take(opened, 0, 1)
    while page.locator("#packet-title").count() or page.locator("#picks-title").count():
        lift_curtain(page)
        visitor.choose(page.locator(".power.lit").first)
    lift_curtain(page)
    expect(page.locator(".season-die")).to_have_count(3)
    expect(page.locator("#hand-title")).to_have_text("Your hand (3)")
    expect(page.locator(".shelf h2")).to_have_text(["Library of year II", "Library of year III"])
    for shelf in page.locator(".shelf").all():
        expect(shelf.locator(".mini")).to_have_count(3)


@pytest.fixture(scope="module")
def finished() -> Match[Any]:
    match = Match.new(SEASONS, seats=NAMES, seed=5, options=ENCHANTED)
    luck = random.Random(5)
    while not match.over:
        decision = luck.choice(match.decisions())
        match.answer(luck.choice(decision.options), decision.seat)
    return match


def test_a_replay_file_shows_the_draft_and_the_scores_without_the_network(
    browser: Browser, tmp_path: Path, finished: Match[Any]
) -> None:
    file = tmp_path / "game.html"
    seated = Seated("game", NAMES, ("", "bot"))
    file.write_text(offline_page(finished, seated, Viewer(0, "fr", "wide")), "utf-8")
    context = browser.new_context(offline=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda line: complaints.append(line.text))
    page.goto(file.as_uri())
    expect(page.locator(".power")).to_have_count(9)
    page.locator("#moments").fill(str(len(finished.entries) // 2))
    expect(page.locator(".wheel .year")).to_be_visible()
    expect(page.locator(".season-die").first).to_be_visible()
    page.get_by_role("link", name="Dernier moment").click()
    expect(page.locator("#sheet-title")).to_have_text("Décompte final")
    assert page.locator("use:not([href^='#i-'])").count() == 0
    assert file.stat().st_size < 900_000
    assert complaints == []
    context.close()
