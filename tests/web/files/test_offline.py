"""The replay as one file, opened where there is no network."""

import base64
import gzip
import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core.match import Match
from fabletop.web.files.offline import Film, offline_page
from fabletop.web.table.scene import Seated, Viewer, moments
from tests.high_card import HIGH_CARD
from tests.web.files.lonely import opened_alone
from tests.web.table.played import whole_game

EVIL = "</script><img src=x onerror=alert(1)>"
NAMES = ("Ada", EVIL)
LOOK = Viewer(None, "en", "wide")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Ada and somebody who would like to run a script."""
    file = tmp_path_factory.mktemp("replay") / "game.html"
    seated = Seated("game", NAMES, ("", "bot"))
    file.write_text(offline_page(whole_game(NAMES), seated, LOOK), encoding="utf-8")
    return file


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Page]:
    """The file without any network."""
    with opened_alone(browser, file, 1280, 900) as page:
        page.locator("#play").wait_for()
        yield page


def last(page: Page) -> int:
    return int(page.locator("#moments").get_attribute("max") or -1)


def arrives(page: Page, at: int) -> None:
    expect(page.locator(".layout")).to_have_attribute("data-moment", str(at))


def test_it_plays_to_the_end_and_shows_who_has_won(page: Page) -> None:
    page.locator("#moments").fill(str(last(page) - 3))
    page.locator("#tempo").select_option("5×")
    page.get_by_role("button", name="Play", exact=True).click()
    arrives(page, last(page))
    expect(page.locator(".prompt")).to_contain_text("The game is over. 1. ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_moments_look_as_they_were_drawn_however_one_comes_to_them(page: Page) -> None:
    known = (page.locator("#replay").get_attribute("data-moments") or "").split()
    first = drawn(page)
    for at in (*known[1:8], *known[120:124], *known[-4:], "0"):
        page.locator("#moments").fill(at)
        arrives(page, int(at))
        told = page.locator(f'#chronicle a[data-moment="{at}"]').all_inner_texts()
        expect(page.locator(".banner")).to_have_text(" ".join(told))
    assert drawn(page) == first


def drawn(page: Page) -> Any:
    """Everything on the table, except what only shows that something has just changed."""
    return page.locator("#table .layout *").evaluate_all("""all => all.map((one) => [
        one.tagName,
        one.children.length ? "" : one.textContent,
        [...one.attributes].filter(({ name }) => !["class", "style"].includes(name))
            .map(({ name, value }) => `${name}=${value}`).sort(),
    ])""")


def test_a_line_of_the_chronicle_leads_to_its_moment(page: Page) -> None:
    line = page.locator("#chronicle a").nth(50)
    line.click()
    arrives(page, int(line.get_attribute("data-moment") or -1))
    expect(line).to_have_attribute("aria-current", "step")


def test_icons_are_drawn_from_the_file(page: Page) -> None:
    used = page.locator("use").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(set(used)) > 20
    for name in set(used):
        assert page.locator(f"symbol{name}").count() == 1
    box = page.locator("#play .icon").first.locator("use").bounding_box()
    assert box is not None
    assert box["width"] > 5


def test_a_name_is_a_name_and_never_a_script(page: Page) -> None:
    expect(page.locator("article.hero").nth(1)).to_contain_text(EVIL)
    assert page.locator("img").count() == 0
    page.keyboard.press("End")
    arrives(page, last(page))
    assert page.locator("img").count() == 0


def test_the_file_runs_its_own_script_only_and_loads_nothing(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert EVIL not in text
    assert escape(EVIL) in text
    assert text.count("<script") == text.count("</script>") == 2
    policy = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)[0]
    assert "default-src 'none'" in policy
    assert re.search(r"script-src 'sha256-[\w+/]+=*';", policy)
    links = set(re.findall(r'(?:href|src|action)="([^"]*)"', text))
    assert all(link.startswith("#") or link == "" for link in links)
    assert "@import" not in text
    assert "url(" not in text


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_needs_no_sideways_scrolling(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.keyboard.press("PageDown")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_game_of_four_is_a_small_file() -> None:
    names = ("Ada", "Ben", "Cleo", "Dan")
    match = whole_game(names)
    text = offline_page(match, Seated("game", names, ("",) * 4), LOOK)
    assert len(moments(match, None)) > 200
    assert len(text.encode()) < 700_000


def test_a_game_without_a_drawing_of_its_own_becomes_a_file_in_french() -> None:
    match = Match.new(HIGH_CARD, seats=["Ada", "Ben"], seed=2)
    while not match.over:
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    text = offline_page(match, Seated("cards", ("Ada", "Ben"), ("", "")), Viewer(0, "fr", "tall"))
    assert '<html lang="fr">' in text
    assert f"Moment 0 sur {len(match.entries)}" in text


def test_a_film_keeps_every_picture() -> None:
    pictures = ["a\nb\nc", "a\nB\nc", "a\nB\nc", "a\nB\nB\nc", "", "c", "a\nb\nc\nd", "d"]
    film = Film()
    for picture in pictures:
        film.add(picture)
    plain = json.loads(gzip.decompress(base64.b64decode(film.packed())))
    shown, now = [], list[int]()
    for start, gone, *added in plain["changes"]:
        now[start : start + gone] = added
        shown.append("\n".join(plain["lines"][number] for number in now))
    assert shown == pictures
    assert plain["changes"][2] == [3, 0]
