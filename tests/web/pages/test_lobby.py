"""The landing page: new tables, tables with a free seat, and one's own."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from fabletop.core.game import settle
from fabletop.games.prophecy.game import PROPHECY
from fabletop.web.pages.landing import surprising_options
from tests.web.conftest import Arrive, Visitor


def shelf(page: Page, game: str = "prophecy") -> Locator:
    """The form of a game on the landing page."""
    return page.locator(f'form[action="/new/{game}"]')


def free_seats(page: Page, table: str) -> Locator:
    return page.locator(f'form[action^="/t/{table}/claim/"]')


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_who_finds_a_free_seat_in_the_lobby_sits_down_and_plays(visitors: list[Visitor]) -> None:
    host, guest = visitors
    table = table_of(host.open_table("here", "anybody"))
    form = free_seats(guest.visit("/"), table)
    form.get_by_label("Name").fill("Bea")
    form.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**/t/{table}")
    for one in visitors:
        expect(one.page.locator("#hero-1 h3")).to_have_text("Bea")
    asked = [one for one in visitors if one.page.locator("#question").count()]
    assert len(asked) == 1
    asked[0].page.keyboard.press("1")
    for one in visitors:
        one.sees_moment(1)


def test_who_comes_late_finds_the_seat_taken(visitors: list[Visitor], arrive: Arrive) -> None:
    host, guest = visitors
    late = arrive()
    table = table_of(host.open_table("here", "anybody"))
    late.visit("/")
    free_seats(guest.visit("/"), table).get_by_role("button").click()
    guest.page.wait_for_url(f"**/t/{table}")
    free_seats(late.page, table).get_by_role("button").click()
    expect(late.page.get_by_role("alert")).to_have_text("Somebody else has taken this seat.")
    assert free_seats(late.page, table).count() == 0
    late.forgive("422")


def test_your_tables_say_where_it_is_your_turn(visitor: Visitor) -> None:
    mine, theirs = visitor.found(seed=50), visitor.found(seed=50)
    visitor.take(mine, 1)
    visitor.take(theirs, 0)
    page = visitor.visit("/")
    rows = {
        opened.id: page.locator(".lobby li", has=page.locator(f'a[href="{opened.path}"]'))
        for opened in (mine, theirs)
    }
    expect(rows[mine.id]).to_contain_text("Ada, Ben")
    expect(rows[mine.id]).to_contain_text("your turn")
    expect(rows[theirs.id]).to_contain_text("others are thinking")
    rows[mine.id].get_by_role("link").click()
    visitor.is_asked()


def test_a_surprise_can_be_played_at_once(visitor: Visitor) -> None:
    visitor.at_once()
    page = visitor.visit("/")
    shelf(page).get_by_role("button", name="Surprise me").click()
    visitor.is_asked()
    before = page.locator(".layout").get_attribute("data-moment")
    page.keyboard.press("1")
    expect(page.locator(".layout")).not_to_have_attribute("data-moment", before or "")


def test_the_options_of_the_table_are_those_that_were_chosen(visitor: Visitor) -> None:
    page = visitor.visit("/")
    page.get_by_text("Variants and details").click()
    page.locator('select[name="set:chance"]').select_option("altar_25")
    shelf(page).get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    table = visitor.server.call("GET", f"/tables/{table_of(page)}")
    assert table["options"]["chance"] == "altar_25"


def test_names_that_were_given_are_on_the_seats(visitor: Visitor) -> None:
    page = visitor.visit("/")
    shelf(page).locator('input[name="name"]').first.fill("<i>Ada</i>")
    shelf(page).get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#hero-0 h3")).to_have_text("<i>Ada</i>")


def setting(page: Page, name: str) -> Locator:
    return page.locator(f'select[name="set:{name}"]')


def test_choices_that_do_not_go_together_cannot_be_made(visitor: Visitor) -> None:
    page = visitor.visit("/")
    for name in ("ending", "teams", "trade"):
        expect(setting(page, name)).to_be_disabled()
    setting(page, "version").select_option("standard")
    expect(setting(page, "trade")).to_be_enabled()
    expect(setting(page, "teams")).to_be_disabled()
    shelf(page).locator('select[name="kind"]').nth(3).select_option("bot:random")
    setting(page, "teams").select_option("pairs")
    shelf(page).locator('select[name="kind"]').nth(3).select_option("nobody")
    expect(setting(page, "teams")).to_have_value("no")
    setting(page, "trade").select_option("yes")
    shelf(page).get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    options = visitor.server.call("GET", f"/tables/{table_of(page)}")["options"]
    assert (options["version"], options["trade"], options["teams"]) == ("standard", "yes", "no")


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("en", "ending", "“Apocalypse: play on against a countdown (longer)” needs “Standard:"),
        ("fr", "teams", "est pour 4 joueurs, pas pour 3."),
    ],
)
def test_without_scripts_choices_that_do_not_go_together_are_refused_in_a_sentence(
    arrive: Arrive, language: str, name: str, sentence: str
) -> None:
    visitor = arrive(java_script_enabled=False)
    page = visitor.visit(f"/?language={language}")
    setting(page, name).select_option("apocalypse" if name == "ending" else "pairs")
    if name == "teams":
        setting(page, "version").select_option("standard")
    shelf(page).locator(".primary").click()
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    visitor.forgive("422")


def test_choices_that_clash_for_four_players_are_told_apart(arrive: Arrive) -> None:
    page = arrive().visit("/")
    form = shelf(page, "seasons")
    form.locator('select[name="kind"]').nth(3).select_option("bot:random")
    setting(page, "enchantment").select_option("elemental_construction")
    setting(page, "pool").select_option("30")
    expect(setting(page, "enchantment")).to_have_value("none")


def test_a_clash_is_refused_in_a_sentence_without_scripts(arrive: Arrive) -> None:
    visitor = arrive(java_script_enabled=False)
    page = visitor.visit("/")
    form = shelf(page, "seasons")
    form.locator('select[name="kind"]').nth(3).select_option("bot:random")
    setting(page, "enchantment").select_option("elemental_construction")
    setting(page, "pool").select_option("30")
    form.locator(".primary").click()
    expect(page.get_by_role("alert")).to_contain_text("for 4 players")
    visitor.forgive("422")


def test_every_game_is_one_step_away(visitor: Visitor) -> None:
    page = visitor.visit("/")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Seasons").click()
    expect(page.locator("#game-seasons")).to_be_in_viewport()


def test_a_surprise_is_always_a_game_that_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.web.pages.landing.secrets.randbelow", Random(1).randrange)
    drawn = [surprising_options(PROPHECY, seats) for seats in (2, 4) for _ in range(60)]
    assert all(settle(PROPHECY, options, 4) for options in drawn[60:])
    assert all(settle(PROPHECY, options, 2) for options in drawn[:60])
    assert {options["version"] for options in drawn} == {"basic", "standard"}
    assert {options["teams"] for options in drawn[:60]} == {"no"}
