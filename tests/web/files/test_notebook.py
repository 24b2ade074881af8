"""What a notebook shows of a match, a decision and a card."""

import re
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape
from playwright.sync_api import Browser

from fabletop.core import painting
from fabletop.core.cards.library import LibraryCard, in_language
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.web.files import standalone
from fabletop.web.files.notebook import PAINTER, SCOPE
from fabletop.web.files.scoped_styles import scoped
from tests.web.story import told

MOST = 150_000


@pytest.fixture(autouse=True)
def _ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own painter draws, whatever is installed."""
    monkeypatch.setattr(painting, "painter", lambda: PAINTER)


def drafting() -> Match[Any]:
    """Seasons at its first question: each has cards that nobody else sees."""
    return Match.new(find("seasons"), seats=["Ada", "Ben"], seed=4)


def library(game: str) -> dict[str, LibraryCard]:
    one = find(game)
    return {card.id: card for card in one.library(settle(one, {}, 2))}


def words(html: str) -> str:
    """What can be read, without tags and style."""
    return re.sub(r"<[^>]*>", " ", re.sub(r"<(style|symbol).*?</\1>", "", html, flags=re.DOTALL))


def test_a_match_shows_title_board_who_is_asked_and_what_was_told() -> None:
    match = told().branch(40)
    shown = match._repr_html_()
    newest = match.chronicle(None)[-1][1]
    assert "Prophecy" in words(shown)
    assert "<svg viewBox" in shown
    assert f"Waiting for {match.header.seats[match.decisions()[0].seat]}." in words(shown)
    assert escape(match.game.words("en").tell(newest, match.view(None))) in shown


def test_a_match_shows_how_everybody_stands() -> None:
    match = told().branch(40)
    heroes = match.view(None).heroes
    assert len(heroes) == 2
    for seat, hero in enumerate(heroes):
        panel = match._repr_html_().split(f'id="hero-{seat}"')[1].split("</article>")[0]
        assert match.header.seats[seat] in words(panel)
        assert re.search(rf'id="gold-{seat}"[^>]*>{hero.gold}<', panel)


def test_a_finished_match_shows_who_has_won() -> None:
    assert "The game is over." in words(told().show().html)
    assert "La partie est finie." in words(told().show(language="fr").html)


def test_a_match_hides_what_a_seat_alone_knows_unless_it_is_named() -> None:
    match = drafting()
    packets = [match.view(seat).packet for seat in (0, 1)]
    hidden = [
        in_language(library("seasons")[card].names, "en") for card in {*packets[0]} - {*packets[1]}
    ]
    assert hidden
    shown = match.show(seat=0).html
    for name in map(str, map(escape, hidden)):
        assert name not in match._repr_html_()
        assert name not in match.board().html
        assert name not in match.show(seat=1).html
        assert name in shown


def test_a_named_seat_is_shown_its_question() -> None:
    match = told().branch(40)
    decision = match.decisions()[0]
    assert decision.prompt() in words(match.show(seat=decision.seat).html)
    assert decision.prompt() not in words(match.show(seat=1 - decision.seat).html)


def test_a_decision_shows_its_options_by_number_and_the_reasons_of_refusals() -> None:
    decision = told().branch(40).decisions()[0]
    shown = decision._repr_html_()
    items = re.findall(r"<li>(.*?) <code>(.*?)</code></li>", shown)
    assert [label for label, _ in items] == [escape(label) for label in decision.labels()]
    refused = decision.why_not()
    assert refused
    assert all(escape(why) in shown and refusal.rule in shown for refusal, why in refused)


def test_a_card_shows_itself_in_both_languages() -> None:
    card = library("prophecy")["vampire"]
    assert "Two stages in one battle" in words(card._repr_html_())
    assert in_language(card.texts, "fr")[:20] in words(card.show(language="fr").html)


@pytest.mark.parametrize("game", ["prophecy", "seasons", "wizards"])
def test_a_picture_is_small_and_needs_nothing_else(game: str) -> None:
    match = Match.new(find(game), seats=["Ada", "Ben"], seed=4)
    for shown in (match._repr_html_(), match.show(seat=0).html):
        assert len(shown.encode()) < MOST
        assert not re.search(r'(?:href|src)="(?!#)', shown)
        assert not re.search(r"url\((?!#)", shown)
        assert "<script" not in shown
        used = set(re.findall(r'href="#([\w-]+)"', shown))
        assert used <= set(re.findall(r'id="([\w-]+)"', shown))


def test_every_rule_of_style_stays_within_the_picture() -> None:
    style = re.findall(r"<style>(.*?)</style>", told()._repr_html_(), re.DOTALL)[0]
    heads = re.findall(r"([^{}]+)\{", style)
    assert heads
    loose = [
        one
        for head in heads
        for one in re.split(r",(?![^(]*\))", head)
        if f".{SCOPE}" not in one and not one.strip().startswith("@media")
    ]
    assert loose == []


def test_a_name_cannot_break_out() -> None:
    match = Match.new(find("prophecy"), seats=["<script>alert(1)</script>", "Ben"], seed=1)
    assert "<script>" not in match._repr_html_()


def test_without_built_icons_there_are_plain_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standalone, "FOLDER", tmp_path)
    standalone._symbols.cache_clear()
    shown = told().branch(40).show().html
    assert "<style>" not in shown
    assert "Prophecy" in shown


def test_only_rules_about_what_is_there_are_kept() -> None:
    css = """
    /* colours */ :root { --ink: black }
    @media (prefers-color-scheme: light) { :root { --ink: red } }
    .here, .gone { color: blue; } p.here:not(.gone) > b { margin: 0 } #other { top: 0 }
    @media (max-width: 9px) { .here { color: green } }
    @keyframes x { from { top: 0 } } * { top: 1px }
    """
    sheet = scoped(css, '<p class="here"><b>!</b></p>', "mine")
    assert (sheet.dark, sheet.light) == (["--ink: black;"], ["--ink: red;"])
    assert sheet.rules == [
        ".mine .here{color: blue;}",
        ".mine p.here:not(.gone) > b{margin: 0}",
        ".mine *{top: 1px}",
    ]


@pytest.mark.parametrize(
    ("around", "wanted"),
    [
        ("data-jp-theme-light='true'", "light"),
        ("data-jp-theme-light='false'", "dark"),
        ("", "dark"),
    ],
)
def test_a_picture_has_the_colours_of_its_notebook(
    browser: Browser, around: str, wanted: str
) -> None:
    page = browser.new_page(color_scheme="dark")
    page.set_content(f"<body {around}>{told().branch(40)._repr_html_()}</body>")
    ground = page.locator(f".{SCOPE}").evaluate("one => getComputedStyle(one).backgroundColor")
    assert ground == {"light": "rgb(243, 239, 230)", "dark": "rgb(13, 22, 32)"}[wanted]
    board = page.locator(".board svg[data-roving]").bounding_box()
    lines = page.locator(".nb-lines").bounding_box()
    assert board is not None
    assert lines is not None
    assert board["height"] > 300
    assert lines["y"] > board["y"] + board["height"]
    page.close()
