"""The page tells what one plays for, at any decision."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.prophecy.expansion_scenes import deep
from tests.web.prophecy.test_standard import sit
from tests.web.staged import Stage


def test_with_a_realm_the_page_says_that_its_artifact_must_be_fetched(
    arrive: Arrive, stage: Stage
) -> None:
    page = sit(arrive(stage), stage, deep(), 0)
    page.locator("#aim summary").click()
    expect(page.locator("#aim p")).to_contain_text("Water Realm")
