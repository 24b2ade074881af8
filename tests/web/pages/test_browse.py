"""Cards, rules, help and credits as pages; what they say, without a browser."""

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.core import registry
from fabletop.core.cards.corrections import read_corrections
from fabletop.core.cards.library import LibraryCard
from fabletop.core.game import settle
from fabletop.core.registry import find
from fabletop.games.prophecy.game import PROPHECY
from fabletop.web.pages import browse, shelf
from fabletop.web.pages.facts import kebab
from fabletop.web.pages.shelf import Teller
from tests.high_card import HIGH_CARD
from tests.sentences import messages, written
from tests.web.pages.library import library_app
from tests.web.reading import text

APP = library_app()
EXAMPLE = Path(__file__).parents[3] / "examples" / "prophecy-second-hand.toml"


@pytest.fixture
def reader() -> TestClient:
    return TestClient(APP)


def names(page: str) -> list[str]:
    return re.findall(r'class="card-name"><a href="/games/prophecy/cards/(\w+)"', page)


def test_the_gallery_shows_every_card(reader: TestClient) -> None:
    page = reader.get("/games/prophecy/cards").text
    everything = len(PROPHECY.library(settle(PROPHECY, {}, 2)))
    assert len(names(page)) == everything
    assert f"{everything} cards" in text(page)
    assert '<form class="search" role="search" action="/games/prophecy/cards"' in page


def test_cards_are_found_by_words_of_either_language(reader: TestClient) -> None:
    assert names(reader.get("/games/prophecy/cards?q=vampire").text) == ["vampire", "vampire_lord"]
    assert "sword" in names(reader.get("/games/prophecy/cards?q=épée").text)
    assert "No card matches." in reader.get("/games/prophecy/cards?q=zzz").text


def test_cards_with_the_word_in_their_names_come_first(reader: TestClient) -> None:
    found = names(reader.get("/games/prophecy/cards?q=axe").text)
    assert found[:3] == ["axe", "war_axe", "berserkers_axe"]


def test_cards_are_found_by_what_stands_on_them_in_the_reader_s_language(
    reader: TestClient,
) -> None:
    undead = names(reader.get("/games/prophecy/cards?q=mort-vivant&language=fr").text)
    assert {"vampire", "mummy", "ghost"} <= set(undead)


def test_a_deck_and_the_unsure_cards_can_be_chosen(reader: TestClient) -> None:
    page = reader.get("/games/prophecy/cards?q=&deck=creatures&reconstructed=").text
    wanted = [card for card in PROPHECY.library({}) if card.deck == "creatures"]
    assert f"{len(wanted)} cards" in page
    assert '<option value="creatures" selected>' in page
    unsure = reader.get("/games/prophecy/cards?deck=creatures&reconstructed=1").text
    assert names(unsure) == [card.id for card in wanted if card.reconstructed]
    assert " checked" in unsure


def test_what_was_searched_for_stays_in_the_field_and_harms_nobody(reader: TestClient) -> None:
    page = reader.get("/games/prophecy/cards", params={"q": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page
    assert 'value="&#34;&gt;&lt;script&gt;' in page


def test_the_same_search_is_drawn_once(reader: TestClient) -> None:
    browse._cards_found.cache_clear()
    for _ in range(3):
        reader.get("/games/prophecy/cards?q=dagger")
    assert browse._cards_found.cache_info().misses == 1


def test_a_card_s_page_says_what_is_on_it_and_how_sure_that_is(reader: TestClient) -> None:
    page = text(reader.get("/games/prophecy/cards/vampire").text)
    assert "Two stages in one battle" in page
    assert "Won: Rare Items 1" in page
    assert "reconstructed: Strength, Willpower, Experience, treasure, what is lost." in page
    assert "Sources: Basic rulebook, Standard rulebook, a public implementation in C" in page
    assert "Note: The public C implementation gives 5/5" in page
    assert "R-285 Against the Vampire you fight first a Battle of Wills" in page
    assert "R-290" in page
    assert "Not in the Basic version: Guardians" in page


def test_printed_cards_say_so(reader: TestClient) -> None:
    page = reader.get("/games/prophecy/cards/mercenary").text
    assert "Everything here is as printed on the card" in page
    assert "No rule names this card" in page


def test_a_card_s_page_in_french(reader: TestClient) -> None:
    page = text(reader.get("/games/prophecy/cards/hammer?language=fr").text)
    assert "Bonus +1 en combat de Force contre mort-vivant" in page
    assert "Pioche d&#39;objets commun" in page
    assert "reconstitué : " in page


def test_the_rule_index_has_every_rule_under_its_heading(reader: TestClient) -> None:
    page = reader.get("/games/prophecy/rules").text
    anchors = re.findall(r'<article class="law" id="([RW]-\d{3})">', page)
    assert anchors == [rule.id for rule in PROPHECY.rulebook()]
    assert '<section class="chapter" id="group-H"><h2>Movement</h2>' in page
    assert "Not in the Basic version: Artifacts" in text(page)


def test_rules_are_found_by_words_and_by_number(reader: TestClient) -> None:
    by_number = reader.get("/games/prophecy/rules?q=r84").text
    assert re.findall(r'class="law" id="(.*?)"', by_number) == ["R-084"]
    by_words = reader.get("/games/prophecy/rules?q=port boat").text
    assert "R-084" in by_words
    assert "No rule matches." in reader.get("/games/prophecy/rules?q=zzz").text


def test_a_rule_s_page_names_its_cards_and_its_neighbours(reader: TestClient) -> None:
    page = reader.get("/games/prophecy/rules/R-240").text
    assert re.findall(r'data-card="(\w+)"', page) == ["javelin", "axe"]
    assert 'href="/games/prophecy/rules/R-239"' in page
    assert 'href="/games/prophecy/rules/R-241"' in page
    assert "R-001" in reader.get("/games/prophecy/rules/r1").text
    assert reader.get("/games/prophecy/rules/W-301").status_code == 200


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/games/chess/cards", "There is no game called “chess” here."),
        ("/games/chess/cards/king", "There is no game called “chess” here."),
        ("/games/chess/cards/king/zoom", "There is no game called “chess” here."),
        ("/games/chess/rules", "There is no game called “chess” here."),
        ("/games/chess/rules/R-001", "There is no game called “chess” here."),
        ("/games/chess/help", "There is no game called “chess” here."),
        ("/games/prophecy/cards/vampir", "Prophecy has no card called “vampir”."),
        ("/games/prophecy/cards/vampir/zoom", "Prophecy has no card called “vampir”."),
        ("/games/prophecy/rules/R-999", "Prophecy has no rule “R-999”."),
    ],
)
def test_what_is_not_there_is_said_with_a_search_field(
    reader: TestClient, path: str, told: str
) -> None:
    reply = reader.get(path)
    assert reply.status_code == 404
    assert told in reply.text
    shelves = len(registry.names()) if "/chess/" in path else 1
    assert reply.text.count('type="search"') == 2 * shelves


def test_a_misspelt_card_leads_to_those_that_look_like_it(reader: TestClient) -> None:
    assert 'href="/games/prophecy/cards/vampire"' in reader.get("/games/prophecy/cards/vampir").text


def test_help_shows_the_rules_of_the_question_and_the_card_it_is_about(reader: TestClient) -> None:
    piece = reader.get("/games/prophecy/help?kind=kind&subject=vampire").text
    assert "<html" not in piece
    shown = re.findall(r"<li><a href=\"/games/prophecy/rules/(R-\d+)\"", piece)
    assert shown[:3] == ["R-192", "R-285", "R-318"]
    assert "R-111" in shown
    assert names(piece) == ["vampire"]
    assert piece.count('type="search"') == 2


def test_help_about_nothing_in_particular_tells_how_the_game_goes(reader: TestClient) -> None:
    piece = reader.get("/games/prophecy/help?kind=nonsense").text
    assert "be the first to own Certificates" in piece


def test_the_zoom_is_the_card_with_its_provenance_and_links_to_its_rules(
    reader: TestClient,
) -> None:
    piece = reader.get("/games/prophecy/cards/ghost/zoom").text
    assert "<html" not in piece
    assert 'class="card of-creatures"' in piece
    assert "Everything here follows the rulebook." in piece
    vampire = reader.get("/games/prophecy/cards/vampire/zoom").text
    assert 'href="/games/prophecy/rules/R-285"' in vampire


def test_a_game_without_cards_and_rules_has_empty_shelves(
    reader: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "names", lambda: ("high_card",))
    monkeypatch.setattr(shelf, "find", lambda _name: HIGH_CARD)
    assert "No card matches." in reader.get("/games/high_card/cards").text
    assert "No rule matches." in reader.get("/games/high_card/rules").text
    assert reader.get("/games/high_card/help?kind=lay").status_code == 200


def test_the_credits_name_packages_icons_and_who_made_them(
    reader: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "credits.json").write_text(
        '{"packages": [{"name": "morph", "version": "1.2", "licence": "0BSD", "author": "Sky",'
        ' "homepage": "https://example.org/m", "text": "Do as you like."}],'
        ' "icons": [{"name": "imp", "author": "Lorc", "link": "https://example.org/imp"}]}'
    )
    monkeypatch.setattr(browse, "FOLDER", tmp_path)
    page = reader.get("/credits").text
    for part in ("morph", "1.2", "0BSD", "Sky", "Do as you like.", "Lorc", "example.org/imp"):
        assert part in page
    assert "neither made nor endorsed by the authors and publishers" in page


def test_credits_that_were_not_built_are_missed(
    reader: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(browse, "FOLDER", tmp_path)
    page = reader.get("/credits").text
    assert "written by `make assets`" in page
    assert "neither made nor endorsed" in page


def test_pages_keep_to_the_strict_policy(reader: TestClient) -> None:
    for path in ("cards", "cards/vampire", "cards/vampire/zoom", "rules", "rules/R-084", "help"):
        page = reader.get(f"/games/prophecy/{path}").text
        assert not re.search(r"\sstyle=|\son\w+=|<style|<script(?![^>]* src=)", page), path


def said_in(language: str) -> dict[str, set[str]]:
    said = messages(written("web", language))
    return {name: values for name, values in said.items() if name.startswith("lib-")}


def every_card() -> list[LibraryCard]:
    """The cards of all games, and those that the example of corrections changes."""
    games = [find(name) for name in registry.names()]
    cards = [card for game in games for card in game.library(settle(game, {}, game.seats[-1]))]
    return [*cards, *PROPHECY.library({"cards": read_corrections(PROPHECY, EXAMPLE)})]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fact_field_source_and_deck_of_the_games_has_its_word(language: str) -> None:
    said, cards = said_in(language), every_card()
    wanted = {f"lib-fact-{kebab(name)}" for card in cards for name, _ in card.facts}
    wanted |= {f"lib-field-{kebab(field)}" for card in cards for field in card.reconstructed}
    wanted |= {f"lib-source-{kebab(source)}" for card in cards for source in card.sources}
    wanted |= {f"lib-deck-{card.deck}" for card in cards}
    wanted |= {f"lib-from-{card.provenance}" for card in cards}
    rules = [rule for name in registry.names() for rule in find(name).rulebook()]
    reasons = {str(why) for rule in rules for _, (_has, *reasons) in rule.notes for why in reasons}
    wanted |= {f"lib-why-{kebab(reason)}" for reason in reasons}
    assert wanted - set(said) == set()
    words = {name for name in said if re.match("lib-(fact|field|source|deck|why)-", name)}
    assert words - wanted == set()


def test_every_value_of_the_games_is_told_in_french() -> None:
    said, used = said_in("fr"), set()

    class Listening(Teller):
        def word(self, kind: str, text: str) -> str:
            if kind == "value" and not text.lstrip("+-").isdecimal():
                used.add(f"lib-value-{kebab(text)}")
            return super().word(kind, text)

    teller = Listening("fr")
    for card in every_card():
        for _, value in card.facts:
            teller.value(value)
    assert used - set(said) == set()
    assert {name for name in said if name.startswith("lib-value-")} - used == set()


def test_a_card_of_seasons_says_what_it_costs_in_french(reader: TestClient) -> None:
    page = text(reader.get("/games/seasons/cards/figrim_the_avaricious?language=fr").text)
    assert "familier · permanent" in page
    assert "Coût en cristaux à 2, 3, 4 joueurs 3, 6, 9" in page
    assert "Sources: carte imprimée, livret du jeu de base" in page


def test_a_card_of_which_only_a_name_is_ours_is_not_called_reconstructed(
    reader: TestClient,
) -> None:
    page = reader.get("/games/seasons/cards/argos_hawk").text
    assert 'class="card-mark"' not in page
    assert "as far as the sources tell. Only this is our own: French name." in page
    assert "No card matches." in reader.get("/games/seasons/cards?reconstructed=1").text
    token = text(reader.get("/games/seasons/cards/gauge_back?language=fr").text)
    assert "Seul ceci est de nous : nom." in token
