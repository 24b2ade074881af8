"""A language from outside in the pages: a whole game in it, and no English but names."""

import json
import random
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fabletop.core.registry import names
from fabletop.core.texts.languages import languages
from tests.pseudo import CODE, LIKENESS, Reader
from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.reading import texts
from tests.web.seasons.test_game import click, moments
from tests.web.story import FATEFUL, NAMES, Opened, story

ADDRESS = re.compile(r"https?://\S*")
NUMBER = re.compile(r"\bI{1,3}\b|^[A-Z][a-z]{2} \d+$")
"""A Roman number, or a day as Babel writes it."""

STANDARD = {"version": "standard", "realms": "both", "island": "yes", "races": "yes"}
STANDARD |= {"new_items": "yes", "new_adventures": "yes", "trade": "yes", "artifacts": "ten"}
BRIEFLY = 14
"""Answers of a game that is not played to its end."""

OTHERS: dict[str, tuple[str, dict[str, str], tuple[str, ...]]] = {
    "standard": ("prophecy", STANDARD, ("cards/vampire", "cards/great_sword/zoom", "rules/R-082")),
    "seasons": ("seasons", {"pool": "50_enchanted"}, ("cards/amulet_of_air", "rules/S-010")),
    "wizards": (
        "wizards",
        {},
        ("cards/torwall", "cards/ishkatar/zoom", "rules/Z-010"),
    ),
}
THINKING = 60_000
"""Milliseconds that the adviser may take; other tests may want the same machine."""

SHELF = ("cards", "rules", "help", "cards/none", "rules/none")


@pytest.fixture(scope="module")
def site(pseudo_language: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("pseudo"), packages=pseudo_language).start()
    yield server
    server.kill()


class Guest:
    """Somebody who reads pages in the pseudo-language."""

    def __init__(self, site: Server, *games: str) -> None:
        self.site = site
        self.tokens: list[str] = []
        spoken = [language.name for language in languages().values()]
        self._reader = Reader(games, *NAMES, "Ann", *spoken, "Fabletop", "none")

    def get(self, path: str) -> str:
        kept = f"fabletop_language={CODE}; fabletop_seats={'.'.join(self.tokens)}"
        request = urllib.request.Request(self.site.address + path, headers={"Cookie": kept})
        try:
            with urllib.request.urlopen(request) as reply:
                return str(reply.read().decode())
        except urllib.error.HTTPError as missing:
            return missing.read().decode()

    def opens(self, game: str, options: dict[str, str], seed: int) -> Opened:
        wish: dict[str, Any] = {"seats": [{"name": name} for name in NAMES], "seed": seed}
        wish |= {"game": game, "options": options}
        opened = Opened(self.site, self.site.call("POST", "/tables", body=wish))
        self.tokens = opened.tokens
        return opened

    def foreign(self, html: str) -> list[str]:
        """Texts in which English is left."""
        assert f'lang="{CODE}"' in html or "<html" not in html
        return [text for text, drawn in texts(html) if self._words(text, drawn=drawn)]

    def _words(self, text: str, *, drawn: bool) -> list[str]:
        read = NUMBER.sub(" ", ADDRESS.sub(" ", text))
        return self._reader.foreign_pieces(read) if drawn else self._reader.foreign(read)


def test_every_page_of_a_whole_game_leaves_no_english_but_names(site: Server) -> None:
    guest = Guest(site, "prophecy")
    opened = guest.opens("prophecy", {}, FATEFUL)
    for move in story():
        assert guest.foreign(guest.get(opened.path)) == [], move
        opened.play([move])
    end = guest.get(opened.path)
    assert "The game is over.".translate(LIKENESS) in end
    for page in (end, *(guest.get(f"{opened.path}/{part}") for part in ("replay", "story"))):
        assert guest.foreign(page) == []


@pytest.mark.parametrize("name", OTHERS)
def test_the_pages_of_every_game_leave_no_english_but_names(site: Server, name: str) -> None:
    game, options, own = OTHERS[name]
    guest, luck = Guest(site, game), random.Random(3)
    opened = guest.opens(game, options, 4)
    for _ in range(BRIEFLY):
        assert guest.foreign(guest.get(opened.path)) == []
        seat = opened.get()["waiting_for"][0]
        asked = site.call("GET", f"/tables/{opened.id}/decisions", opened.tokens[seat])
        decision = asked["decisions"][0]
        chosen = luck.choice(decision["options"])["option"]
        opened.answer(seat, chosen, decision["id"])
    for path in (*SHELF, *own):
        assert guest.foreign(guest.get(f"/games/{game}/{path}")) == [], path


def test_the_first_page_and_the_statistics_leave_no_english_but_names(site: Server) -> None:
    guest = Guest(site, *names())
    for path in ("/", "/statistics"):
        assert guest.foreign(guest.get(path)) == [], path


def test_a_refusal_is_told_in_the_language_of_the_browser(site: Server) -> None:
    guest = Guest(site, "prophecy")
    opened = guest.opens("prophecy", {}, FATEFUL)
    request = urllib.request.Request(
        f"{site.address}{opened.path}/seat/0/undo",
        method="POST",
        headers={"Cookie": f"fabletop_language={CODE}; fabletop_seats={opened.tokens[0]}"},
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    detail = json.loads(refused.value.read())["detail"]
    assert detail == "there is nothing to undo yet".translate(LIKENESS)


def test_a_whole_game_in_a_browser_leaves_no_english_but_names(
    site: Server, arrive: Arrive
) -> None:
    ada, guest, luck = arrive(at=site, locale=CODE), Guest(site, "seasons"), random.Random(8)
    ada.at_once()
    seats = ({"name": "Ada"}, {"name": "Ben", "bot": "random"})
    opened = ada.found(*seats, seed=4, game="seasons")
    page = ada.take(opened, 0)
    for answers in moments(ada, opened):
        assert guest.foreign(page.content()) == [], answers
        if not opened.get()["over"]:
            click(page, luck)
    assert opened.get()["over"]
    expect(page.locator(".ask")).to_contain_text("The game is over.".translate(LIKENESS))


def opened_sheet(page: Page, name: str) -> None:
    page.locator(f".tools [data-open={name}]").click()
    expect(page.locator(f"#{name}")).to_be_visible()


def test_what_scripts_show_leaves_no_english_but_names(site: Server, arrive: Arrive) -> None:
    ada = arrive(at=site, locale=CODE)
    ada.at_once()
    guest = Guest(site, "prophecy")
    opened = ada.found(
        *({"name": name} for name in NAMES), {"name": "Ann", "bot": "random"}, seed=5
    )
    page = ada.take(opened, 0, 1)
    ada.is_asked()

    def reads() -> None:
        assert guest.foreign(page.content()) == []

    reads()
    for sheet in ("share", "talk", "settings"):
        opened_sheet(page, sheet)
        reads()
        page.keyboard.press("Escape")
    page.locator("#talk-button").click()
    page.locator("#say input[name=text]").fill("12345")
    page.locator("#say button").click()
    expect(page.locator("#said li")).to_have_count(1)
    reads()
    page.keyboard.press("Escape")
    opened_sheet(page, "help")
    expect(page.locator("#help .asks")).to_be_visible()
    reads()
    page.keyboard.press("Escape")
    page.locator("[data-action=hint]").click()
    expect(page.locator("#advice .weighed li")).not_to_have_count(0, timeout=THINKING)
    reads()
    page.locator("[data-card]").first.hover()
    expect(page.locator("#zoom")).to_be_visible()
    reads()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    ada.sees_moment(1)
    reads()
    page.goto(f"{site.address}{opened.path}/replay")
    expect(page.locator("#play, [data-play]").first).to_be_visible()
    reads()
