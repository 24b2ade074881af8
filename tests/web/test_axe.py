"""axe finds nothing to object to, on any page, in any state, in any colours."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import stumbles
from tests.web.conftest import PHONE, WINDOW, Arrive, Visitor
from tests.web.story import FATEFUL, story

BATTLE = 4
LIBRARY = "/games/prophecy"


@pytest.fixture(params=["wide", "phone"])
def looker(request: pytest.FixtureRequest, arrive: Arrive) -> Visitor:
    """Somebody at a desk or with a phone, who waits for nothing."""
    shape = PHONE if request.param == "phone" else {"viewport": WINDOW}
    visitor = arrive(reduced_motion="reduce", **shape)
    visitor.at_once()
    return visitor


def test_the_table_is_good_for_players(looker: Visitor) -> None:
    page = looker.sit(seed=FATEFUL, after=6)
    assert stumbles(page) == []


def test_the_table_is_good_for_spectators(looker: Visitor) -> None:
    page = looker.visit(looker.found(seed=FATEFUL, after=6).path)
    assert stumbles(page) == []


def test_a_battle_is_good(looker: Visitor) -> None:
    page = looker.sit(seed=FATEFUL, after=BATTLE)
    expect(page.locator(".battle")).to_be_visible()
    assert stumbles(page) == []
    looker.option("Roll").click()
    expect(page.locator(".die")).to_have_count(2)
    assert stumbles(page, ".layout") == []


def test_everything_that_opens_is_good(looker: Visitor) -> None:
    page = looker.sit(seed=FATEFUL, after=6)
    for summary in page.locator(".more summary").all():
        summary.click()
    assert stumbles(page, ".prompt") == []
    for name in ("share", "talk", "settings", "help"):
        page.locator(f'.tools [data-open="{name}"]').click()
        dialog = page.locator(f"#{name}")
        expect(dialog.get_by_role("button", name="Close")).to_be_visible()
        assert stumbles(page, f"#{name}") == []
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_what_a_place_offers_and_refuses_is_good(looker: Visitor) -> None:
    page = looker.sit(seed=FATEFUL)
    for place in ("#ground-fortress", ".ground[data-refused]"):
        page.locator(place).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#choice")).to_be_visible()
        assert stumbles(page, "#choice") == []
        page.keyboard.press("Escape")


def test_the_end_of_a_game_and_looking_back_are_good(looker: Visitor) -> None:
    path = looker.found(seed=FATEFUL, after=len(story())).path
    for seen in (path, f"{path}/replay?at=40", f"{path}/story"):
        assert stumbles(looker.visit(seen)) == [], seen


def test_the_landing_page_is_good(looker: Visitor) -> None:
    looker.found({"name": "Ada"}, {"name": "Anybody", "free": True})
    looker.take(looker.found(seed=FATEFUL), 1)
    page = looker.visit("/")
    expect(page.locator(".lobby")).to_have_count(2)
    assert stumbles(page) == []


def test_the_statistics_are_good(looker: Visitor) -> None:
    looker.found(seed=FATEFUL, after=len(story()))
    page = looker.visit("/statistics")
    for summary in page.locator("summary").all():
        summary.click()
    assert stumbles(page) == []


def test_cards_rules_and_credits_are_good(visitor: Visitor) -> None:
    for path in (
        f"{LIBRARY}/cards?q=vampire",
        f"{LIBRARY}/cards/vampire",
        f"{LIBRARY}/rules?q=boat",
        f"{LIBRARY}/rules/R-238",
        "/credits",
    ):
        assert stumbles(visitor.visit(path)) == [], path


def test_french_pages_are_good(arrive: Arrive) -> None:
    visitor = arrive(locale="fr-FR", reduced_motion="reduce")
    page = visitor.sit(seed=FATEFUL, after=BATTLE)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert stumbles(page) == []
    assert stumbles(visitor.visit("/")) == []
