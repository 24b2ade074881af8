"""A choice that surely kills is never made by a single click on the board, or by a single key."""

import pytest
from playwright.sync_api import Page, expect

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.web.conftest import PHONE, Arrive
from tests.web.prophecy.test_standard import sit
from tests.web.staged import Stage

MARKED = "(fatal: you die)"
AWAY = "wr_b1"


def out_of_breath() -> ProphecyPlay:
    """A hero without Bubbles who can stay with a Creature, or drown on the way."""
    return (
        Scenario(2, version="standard", realms="water")
        .gate("fortress", "water")
        .hero("paladin", at="wr_b2", health=1, bubbles=0)
        .hero("mystic", at="city")
        .lies("wr_b2", "giant_squid")
        .start()
    )


def drowning(arrive: Arrive, stage: Stage, **shape: object) -> Page:
    return sit(arrive(stage, **shape), stage, out_of_breath(), 0)


def is_unanswered(page: Page) -> None:
    expect(page.locator(".layout")).to_have_attribute("data-moment", "0")


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_click_on_the_board_says_first_that_it_kills(
    arrive: Arrive, stage: Stage, shape: str
) -> None:
    page = drowning(arrive, stage, **(PHONE if shape == "phone" else {}))
    page.locator(f"#space-{AWAY}").click()
    button = page.locator("#choice button")
    expect(button).to_contain_text(MARKED)
    is_unanswered(page)
    button.click()
    expect(page.locator(".layout")).not_to_have_attribute("data-moment", "0")


def test_a_number_says_first_that_it_kills(arrive: Arrive, stage: Stage) -> None:
    page = drowning(arrive, stage)
    number = page.locator(f"#ground-{AWAY}").get_attribute("data-numbers")
    assert number is not None
    page.keyboard.press(number)
    expect(page.locator("#choice button")).to_contain_text(MARKED)
    is_unanswered(page)
    page.keyboard.press("Escape")
    expect(page.locator("#choice button")).to_have_count(0)
    is_unanswered(page)


def test_the_listed_option_stands_out(arrive: Arrive, stage: Stage) -> None:
    page = drowning(arrive, stage)
    fatal = page.locator(".options button[data-fatal]")
    assert fatal.count() >= 2
    for text in fatal.all_text_contents():
        assert MARKED in text
