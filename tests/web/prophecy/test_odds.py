"""A card that is looked at tells the reader's odds below it, asked for at that moment."""

from playwright.sync_api import expect

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.web.conftest import Arrive
from tests.web.prophecy.test_standard import sit
from tests.web.staged import Stage

FIELD = "plains_by_city"


def met() -> ProphecyPlay:
    built = Scenario(2, version="standard").hero("scout", at=FIELD, items=["sword"])
    return built.hero("druid", at="village").lies(FIELD, "old_pirate").start()


def test_a_creature_on_the_board_tells_the_odds_of_the_reader(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, met(), 0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator('[data-card="old_pirate"]').first.hover()
    told = page.locator("#zoom .at-table")
    expect(told.first).to_contain_text("Your odds, Battle of Strength: win 72% (+4 Gold")
    expect(told.nth(1)).to_contain_text("Not counted: Sword (with it: win 92%")
    assert len([one for one in asked if one.endswith("/cards/old_pirate")]) == 1


def test_long_odds_are_shown_whole_on_a_small_screen(arrive: Arrive, stage: Stage) -> None:
    has = ["sword", "wooden_shield", "potion_of_strength", "scroll_of_altered_reality"]
    built = Scenario(2, version="standard").hero(
        "scout",
        at=FIELD,
        items=has,
        abilities=["curse", "prayer", "mass_decay"],
        magic=5,
        drained=2,
    )
    built.hero("druid", at="village").lies(FIELD, "old_pirate")
    page = sit(arrive(stage), stage, built.start(), 0)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator('[data-card="old_pirate"]').first.hover()
    zoom = page.locator("#zoom")
    expect(zoom.locator(".at-table")).to_have_count(4)
    assert zoom.evaluate("zoom => zoom.scrollHeight <= zoom.clientHeight")


def test_a_card_without_odds_is_shown_as_ever(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, met(), 0)
    page.locator('[data-card="sword"]').first.hover()
    expect(page.locator("#zoom .card")).to_be_visible()
    expect(page.locator("#zoom .at-table")).to_have_count(0)


def test_the_board_is_drawn_without_odds(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, met(), 0)
    expect(page.locator("#table")).not_to_contain_text("odds")
