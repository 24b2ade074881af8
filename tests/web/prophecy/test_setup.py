"""A table of Prophecy with its expansions, chosen on the landing page."""

import pytest
from playwright.sync_api import Locator, Page, expect

from fabletop.core.game import Options, settle
from fabletop.core.registry import find, names
from fabletop.games.prophecy.game import PROPHECY
from fabletop.web.pages.why_not_start import unfit
from fabletop.web.plugin import plugin_of
from fabletop.web.prophecy.mixtures import MIXTURES
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, Arrive, Visitor
from tests.web.pages.test_lobby import setting, shelf, table_of


def unfold(page: Page) -> Locator:
    """The form of Prophecy with everything in sight."""
    form = shelf(page)
    for number in range(form.locator("details").count()):
        form.locator("summary").nth(number).click()
    return form


def played_with(visitor: Visitor) -> Options:
    """The options of the table that the form opens."""
    shelf(visitor.page).get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url("**/t/*")
    options: Options = visitor.server.call("GET", f"/tables/{table_of(visitor.page)}")["options"]
    return options


def realm(page: Page, name: str) -> Locator:
    return shelf(page).locator(f'input[name="set:realms"][value="{name}"]')


def seated(form: Locator, *kinds: str) -> None:
    for number in range(5):
        kind = kinds[number] if number < len(kinds) else "nobody"
        form.locator('select[name="kind"]').nth(number).select_option(kind)


def test_settings_are_sorted_by_names_that_there_are() -> None:
    for game in names():
        sorted_ = [name for group in plugin_of(game).groups.values() for name in group]
        known = {setting.name for setting in find(game).settings}
        assert set(sorted_) < known
        assert len(sorted_) == len(set(sorted_))


@pytest.mark.parametrize("name", MIXTURES)
def test_a_mixture_can_be_played_by_three(name: str) -> None:
    assert settle(PROPHECY, MIXTURES[name], 3)


@pytest.mark.parametrize(
    ("options", "seats", "message", "told"),
    [
        ({"version": "standard"}, 1, "unfit-seats", {"n": "2–5", "seats": 1}),
        ({"island": "yes"}, 3, "unfit-choice", {"choice": "With Treasure Island"}),
        (
            {"version": "standard", "mermaid": "yes"},
            3,
            "unfit-choice",
            {"needed": "Water Realm: swim to the Palace on Bubbles of air"},
        ),
        (
            {"version": "standard", "ending": "cooperative", "realms": "water+dragon"},
            3,
            "unfit-choice",
            {"needed": "No Realm"},
        ),
        (
            {"version": "standard", "ending": "lord_of_the_sea", "realms": "water+dragon"},
            3,
            "unfit-pair",
            {"other": "Dragon Realm: three paths to the Lake of Fire"},
        ),
        (
            {"version": "standard", "keep": "kingslayer"},
            3,
            "unfit-choice",
            {"choice": "Kingslayer", "needed": "Chosen by hand, the rest by chance"},
        ),
        (
            {
                "version": "standard",
                "artifacts": "chosen",
                "keep": "kingslayer+royal_cape",
                "banish": "royal_cape",
            },
            3,
            "unfit-twice",
            {"choice": "Royal Cape"},
        ),
    ],
)
def test_what_does_not_go_together_is_said_in_words(
    options: dict[str, str], seats: int, message: str, told: dict[str, str | int]
) -> None:
    everything: Options = {setting.name: setting.default for setting in PROPHECY.settings}
    problem = unfit(PROPHECY, everything | options, seats, "en")
    assert problem is not None
    assert problem[0] == message
    assert told.items() <= problem[1].items()


def test_more_artifacts_than_can_be_kept_are_too_many() -> None:
    kept = next(setting for setting in PROPHECY.settings if setting.name == "keep")
    options: Options = {setting.name: setting.default for setting in PROPHECY.settings}
    options |= {"version": "standard", "artifacts": "chosen", "keep": "+".join(kept.choices[:6])}
    problem = unfit(PROPHECY, options, 3, "en")
    assert problem is not None
    assert (problem[0], problem[1]["n"]) == ("unfit-many", 5)


def test_a_mixture_is_chosen_by_one_click(visitor: Visitor) -> None:
    form = unfold(visitor.visit("/"))
    form.get_by_role("button", name="Everything").click()
    for name in ("water", "dragon"):
        expect(realm(visitor.page, name)).to_be_checked()
    expect(form.get_by_role("button", name="Everything")).to_have_attribute("aria-pressed", "true")
    realm(visitor.page, "dragon").uncheck()
    expect(form.get_by_role("button", name="Everything")).to_have_attribute("aria-pressed", "false")
    options = played_with(visitor)
    assert (options["realms"], options["island"], options["races"]) == ("water", "yes", "yes")


def test_an_ending_falls_back_when_what_it_needs_is_given_up(visitor: Visitor) -> None:
    page = visitor.visit("/")
    unfold(page)
    shelf(page).get_by_role("button", name="Water Realm").click()
    setting(page, "ending").select_option("lord_of_the_sea")
    expect(realm(page, "dragon")).to_be_enabled()
    realm(page, "water").uncheck()
    expect(setting(page, "ending")).to_have_value("final_battle")
    expect(setting(page, "mermaid")).to_be_disabled()


def test_the_realms_are_unticked_when_the_version_has_none(visitor: Visitor) -> None:
    page = visitor.visit("/")
    form = unfold(page)
    form.get_by_role("button", name="Dragon Realm").click()
    realm(page, "water").check()
    setting(page, "mermaid").select_option("yes")
    setting(page, "version").select_option("basic")
    expect(setting(page, "mermaid")).to_have_value("no")
    expect(realm(page, "water")).to_be_hidden()
    assert played_with(visitor)["realms"] == ""


def test_artifacts_are_ticked_and_none_is_both_kept_and_banished(visitor: Visitor) -> None:
    page = visitor.visit("/")
    form = unfold(page)
    keep, banish = (
        form.locator(".ticks").filter(has=page.locator(f'input[name="set:{name}"]'))
        for name in ("keep", "banish")
    )
    expect(keep).to_be_hidden()
    form.get_by_role("button", name="Standard").click()
    setting(page, "artifacts").select_option("chosen")
    for name in ("Kingslayer", "Royal Cape"):
        keep.get_by_label(name).check()
    expect(banish.get_by_label("Kingslayer")).to_be_disabled()
    banish.get_by_label("Astral Sword").check()
    for name in ("Bronze Steed", "Ritual Scepter", "Banner of Hope"):
        keep.get_by_label(name).check()
    expect(keep.get_by_label("Mirrored Shield")).to_be_disabled()
    options = played_with(visitor)
    assert set(str(options["keep"]).split("+")) >= {"kingslayer", "royal_cape"}
    assert options["banish"] == "astral_sword"


def test_one_alone_plays_against_the_game(visitor: Visitor) -> None:
    page = visitor.visit("/")
    form = unfold(page)
    seated(form, "here")
    setting(page, "version").select_option("standard")
    expect(setting(page, "ending")).to_have_value("cooperative")
    assert played_with(visitor)["ending"] == "cooperative"
    visitor.is_asked()


def test_one_alone_is_told_that_the_basic_game_needs_more(visitor: Visitor) -> None:
    page = visitor.visit("/")
    seated(shelf(page), "here")
    shelf(page).get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("is for 2–5 players, not for 1.")
    visitor.forgive("422")


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_axe_objects_to_nothing(arrive: Arrive, shape: str) -> None:
    page = arrive(**(PHONE if shape == "phone" else {})).visit("/")
    form = unfold(page)
    form.get_by_role("button", name="Standard").click()
    setting(page, "artifacts").select_option("chosen")
    assert stumbles(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
