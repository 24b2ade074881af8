"""The report as a page: what it says, and that it needs nobody."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.lab.counting.luck import LuckShares, LuckSource, Split
from fabletop.lab.plugin import final_of
from fabletop.lab.report.measures import Measured
from fabletop.lab.report.report import RunReport, make_report
from fabletop.web.look.rendering import speaker
from fabletop.web.report.naming import Naming
from fabletop.web.report.page import report_page
from tests.lab.report.rows import Rows, played, seasons
from tests.web.axe import stumbles
from tests.web.files.lonely import opened_alone

AIR, FIRE = "amulet_of_air", "amulet_of_fire"


def measured(value: float) -> Measured:
    return Measured("x", value, value - 0.1, value + 0.1, 200)


def luck() -> LuckShares:
    sources = [LuckSource(name, measured(0.2), measured(0.4)) for name in ("deal", "dice", "draws")]
    return LuckShares(200, 1200, Split("share", 0.5, sources), Split("score", 0.0, []))


def drafted() -> Rows:
    """Sixty games of Seasons: the winner always takes the same card."""
    run = seasons("greedy", "random")
    for number in range(60):
        winner = number % 2
        run.game(winner, first=number // 2 % 2, rounds=18 + number % 5, scores=(80 + number, 70))
        run.asked(winner, AIR, "pick").told(winner, "summons", AIR)
        run.asked(number // 3 % 2, FIRE, "pick", offered=2)
    return run


@cache
def report() -> RunReport:
    return make_report(drafted(), luck())


def text(page: str) -> str:
    """What is read, without marks."""
    return re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "report.html"
    file.write_text(report_page(report(), "en"), encoding="utf-8")
    return file


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Page]:
    """The file on a phone, without any network."""
    with opened_alone(browser, file, 360, 800) as page:
        yield page


def test_it_says_what_was_played_and_how_to_play_it_again() -> None:
    told = text(report_page(report(), "en"))
    assert "Seasons in 60 games" in told
    assert "greedy, random" in told
    assert "fabletop simulate seasons --players 2 --bots greedy,random --games 60 --seed 1" in told


def test_every_chapter_can_be_reached_from_the_contents() -> None:
    page = report_page(report(), "en")
    linked = re.findall(r'href="#(\w+)"', page)
    assert linked == ["played", "ends", "length", "scores", "wins", "cards", "luck"]
    assert all(f'<section id="{name}"' in page for name in linked)


def test_chapters_that_a_run_cannot_fill_are_left_out() -> None:
    page = report_page(replace(report(), cards=None, luck=None), "en")
    assert 'id="cards"' not in page
    assert 'id="luck"' not in page


def test_a_card_has_its_numbers_with_interval_games_and_correction() -> None:
    told = text(report_page(report(), "en"))
    row = r"Amulet of Air 100\.0% ±3\.0% .*? \+\d+\.\d% .*? 60 games, p.[=<].0"
    assert re.search(row, told)
    assert "3 comparisons were made" in told


def test_few_games_are_not_compared_and_it_says_so() -> None:
    told = text(report_page(make_report(seasons().game(0).asked(0, AIR, "pick")), "en"))
    assert "too few games to compare" in told


def test_luck_that_never_varies_is_not_drawn() -> None:
    told = text(report_page(report(), "en"))
    assert "Dice, with all it sets off" in told
    assert told.count("Nothing to draw.") == 1, "the score of these games"


def test_the_page_speaks_french() -> None:
    told = text(report_page(report(), "fr"))
    assert "Seasons en 60 parties" in told
    assert "Comment les parties finissent" in told
    assert not re.search(r"\b(games|seats|median|interval)\b", told.replace("--games", ""))


def test_names_of_bots_cannot_break_out_of_the_page() -> None:
    evil = "</code><script>alert(1)</script>"
    run = seasons(evil, "greedy").game(0)
    assert "<script>alert" not in report_page(make_report(run), "en")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_number_and_ending_of_our_games_has_a_word(language: str) -> None:
    endings = {
        "seasons": ["three_years"],
        "wizards": ["fifth_rank", "gems", "evil"],
        "prophecy": [
            *("artifacts", "certificates", "survivor", "apocalypse", "fellowship"),
            *("too_late", "fallen", "fame", "sea_lord"),
        ],
    }
    for game in endings:
        naming = Naming(game, language)
        assert [name for name in final_of(game).names if naming.number(name) == name] == []
        assert [name for name in endings[game] if naming.ending(name) == name] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["seasons", "wizards", "prophecy"])
def test_one_played_game_of_each_sort_makes_a_page(game: str, language: str) -> None:
    page = report_page(make_report(played(game, 2, 1)), language)
    assert speaker(language)("report-cards") in page


def test_the_phone_shows_everything_without_scrolling_sideways(page: Page) -> None:
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width == 360
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('.chart-text')].map((one) =>"
        " one.getBoundingClientRect().height))"
    )
    assert smallest >= 11


def test_a_table_of_cards_is_sorted_by_the_head_that_is_pressed(page: Page) -> None:
    names = page.locator(".sortable tbody th")
    expect(names.first).to_have_text("Amulet of Air")
    page.get_by_role("button", name="Card").click()
    page.get_by_role("button", name="Card").click()
    expect(names.first).to_have_text("Amulet of Fire")
    page.get_by_role("button", name="Added by taking").click()
    expect(names.first).to_have_text("Amulet of Air")
    expect(page.locator("[aria-sort]")).to_have_count(1)


def test_nothing_stands_in_the_way_of_a_screen_reader(page: Page) -> None:
    page.set_viewport_size({"width": 1200, "height": 900})
    assert stumbles(page) == []
