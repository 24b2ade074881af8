"""The pages of a game from another package: its template, style sheet, icons and words."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.web.files.notebook import PAINTER
from fabletop.web.files.offline import offline_page
from fabletop.web.look.icons import icon
from fabletop.web.table.scene import Seated, Viewer
from tests.web.table.test_plain_game import answer, new_table

pytestmark = pytest.mark.usefixtures("outside_game")

SHEET = "/static/games/high_card/high_card.css"
RULE = ".felt { background: #14532d"


def a_match() -> Match[Any]:
    return Match.new(find("high_card"), seats=["Ada", "Ben"], seed=4)


def test_the_table_is_drawn_by_its_template_in_its_words(guest: TestClient) -> None:
    table = new_table(guest, "here", "here")
    page = guest.get(table).text
    assert '<section class="board felt"' in page
    assert "<li>Player 1 has 0 coins.</li>" in page
    assert page.count('class="hand-card" data-numbers=') == 3
    assert ">Card players</h2>" in page
    assert "<li>Joueur 1 a 0 pièce" in guest.get(f"{table}?language=fr").text


def test_its_style_sheet_is_linked_and_served_as_ours_are(guest: TestClient) -> None:
    page = guest.get(new_table(guest, "here", "here")).text
    assert f'<link rel="stylesheet" href="{SHEET}">' in page
    served, ours = guest.get(SHEET), guest.get("/static/table.css")
    assert RULE in served.text
    kept = ("content-type", "content-security-policy", "cache-control", "x-content-type-options")
    for header in kept:
        assert served.headers.get(header) == ours.headers.get(header), header
    assert served.headers["etag"]
    again = guest.get(SHEET, headers={"if-none-match": served.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "../web.py",
        "%2e%2e/web.py",
        "..%2fweb.py",
        "%2e%2e%2fweb.py",
        "..%5cweb.py",
        "static/../../web.py",
        "../../high_card-1.0.dist-info/METADATA",
        "/etc/passwd",
        "nothing.css",
        "",
    ],
)
def test_nothing_beside_the_folder_is_served(guest: TestClient, path: str) -> None:
    reply = guest.get(f"/static/games/high_card/{path}")
    assert reply.status_code in (404, 405)
    assert "PLUGIN" not in reply.text


def test_a_link_out_of_the_folder_is_not_followed(guest: TestClient, outside_game: Path) -> None:
    package = outside_game / "high_card_game"
    (package / "static" / "linked.css").symlink_to(package / "web.py")
    assert guest.get("/static/games/high_card/linked.css").status_code == 404


def test_a_replay_file_and_a_notebook_hold_its_style() -> None:
    match = a_match()
    file = offline_page(match, Seated("game", ("Ada", "Ben"), ("", "")), Viewer(0, "en", "wide"))
    assert RULE in file
    shown = PAINTER.match(match, 0, "en")
    assert ".fabletop-shown.game-high_card .felt{background: #14532d" in shown
    assert "Ada has 0 coins." in shown
    other = Match.new(find("seasons"), seats=["Ada", "Ben"], seed=4)
    assert "felt" not in PAINTER.match(other, 0, "en")


def test_its_sheet_is_not_loaded_by_other_games(guest: TestClient) -> None:
    seats = {"kind": ["here", "here"]}
    reply = guest.post("/new/seasons", data=seats, follow_redirects=False)
    assert "high_card" not in guest.get(reply.headers["location"]).text


def test_its_icons_have_names(guest: TestClient) -> None:
    assert (icon("game.high_card"), icon("high_card.rank")) == ("i-poker-hand", "i-trophy")
    assert icon("high_card.c07") == "i-card-play"
    assert "#i-poker-hand" in guest.get("/").text


def test_its_cards_can_be_browsed_in_its_words(guest: TestClient) -> None:
    page = guest.get("/games/high_card/cards/c07").text
    assert "Playing cards" in page
    assert "Rank" in page
    assert "#i-trophy" in page
    french = guest.get("/games/high_card/cards/c07?language=fr").text
    assert "Cartes à jouer" in french
    assert "Valeur" in french
    assert "Carte 7" in french


def test_its_words_do_not_change_those_of_other_games(guest: TestClient) -> None:
    page = guest.get("/games/prophecy/cards?deck=guardians").text
    assert "Guardian" in page
    assert "Playing cards" not in page


def test_the_story_of_a_game_tells_its_numbers_in_its_words(guest: TestClient) -> None:
    table = new_table(guest, "here", "here")
    while "The game is over." not in (page := guest.get(f"{table}/fragment").text):
        answer(guest, table, page)
    story = guest.get(f"{table}/story").text
    assert "What each purse held." in story
    assert "the last trick" in story
    assert "Chance to win" in story
