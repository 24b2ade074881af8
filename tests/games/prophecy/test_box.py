"""The cards as data: complete, with provenance, and open to a player's corrections."""

import gc
import weakref
from dataclasses import fields
from pathlib import Path

import pytest

from fabletop.core.cards.corrections import read_corrections
from fabletop.core.errors import BadData
from fabletop.core.match import Match
from fabletop.core.plugins import MOST_BOXES
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.box import _read_deck, open_box
from fabletop.games.prophecy.printed.cards import Item
from fabletop.games.prophecy.printed.numbers import Stat
from fabletop.games.prophecy.printed.numbers_met import Copies
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.words import ProphecyWords


def test_the_box_holds_every_card_of_the_basic_and_standard_decks() -> None:
    base = [(deck, card) for deck, card in open_box().cards() if not card.part]
    items = [card.deck for _, card in base if isinstance(card, Item)]
    assert sum(deck in ("creatures", "opportunities") for deck, _ in base) == 63
    assert items.count("common") == 35
    assert items.count("rare") == 26
    assert sum(deck == "abilities" for deck, _ in base) == 50


def test_every_card_of_the_base_game_has_a_provenance() -> None:
    for card in [card for _, card in open_box().cards() if not card.part]:
        assert card.provenance in ("printed", "rulebook", "reconstructed")
        assert card.sources
        assert bool(card.reconstructed) == (card.provenance == "reconstructed"), card.id


def test_every_chance_card_says_how_many_copies_each_deck_holds() -> None:
    profiles = {profile.name for profile in fields(Copies)}
    for card, printed in _read_deck("chance").items():
        assert printed["copies"].keys() == profiles, card
        assert any(printed["copies"].values()), card


def corrections(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_correction_changes_a_number_in_play(tmp_path: Path, scenario: type[Scenario]) -> None:
    cards = read_corrections(PROPHECY, corrections(tmp_path, "[sword]\nprice = 2\n"))
    play = scenario(cards=cards).hero("druid", at="city", gold=2).for_sale("city", "sword").start()
    play.answers("stay", "buy sword")
    assert play.hero().gold == 0
    assert open_box().items["sword"].price == 7


def test_corrected_cards_have_another_hash_and_say_so() -> None:
    box = open_box({"sword": {"price": 2}})
    assert box.hash != open_box().hash
    assert box.items["sword"].provenance == "corrected"


@pytest.mark.parametrize(
    ("own", "said"),
    [({"en": "Cut.", "fr": "Coupez."}, "Coupez."), ({"en": "Cut."}, "Cut."), ("Cut.", "Cut.")],
)
def test_a_players_own_text_is_told_at_that_table(own: object, said: str) -> None:
    options = {"cards": {"sword": {"text": own}}}
    match = Match.new(PROPHECY, seats=["a", "b"], seed=1, options=options)
    plain_match = Match.new(PROPHECY, seats=["a", "b"], seed=1)
    assert ProphecyWords("fr").text(match.view(0), "sword") == said
    assert ProphecyWords("fr").text(plain_match.view(0), "sword").startswith("+2 en combat")


def test_a_match_with_corrections_keeps_them_in_its_header() -> None:
    options = {"cards": {"sword": {"price": 2}}}
    match = Match.new(PROPHECY, seats=["a", "b"], seed=1, options=options)
    assert match.header.options["cards"] == options["cards"]
    assert match.position.table.box.items["sword"].price == 2


WRONG = {
    "[swrod]\nprice = 2": "there is no card 'swrod'",
    "[sword]\nprize = 2": "sword: there is no field 'prize'",
    "[sword]\nprice = 'cheap'": "sword: price should be a whole number, not 'cheap'",
    "[sword]\nprice = -1": "sword: price should not be negative",
    "[sword]\nname = { en = 'x', fr = 'y' }": "sword: name cannot be corrected",
    "[sword]\ntext = 3": "sword: text should be a text, or a table with a text for each language",
    "[sword]\nnote = { en = 3 }": "sword: note should be a text",
    "[vampire]\nwin = { gold = 'x' }": "vampire: win: gold should be a whole number",
    "[vampire]\ntypes = 'undead'": "vampire: types should be a list",
    "sword = 3": "write \\[sword\\] on a line of its own",
    "[sword": "is not TOML",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_correction_names_the_file_the_card_and_the_field(
    tmp_path: Path, text: str
) -> None:
    with pytest.raises(BadData, match=f"my-cards.toml.*{WRONG[text]}"):
        read_corrections(PROPHECY, corrections(tmp_path, text))


def test_a_missing_file_of_corrections_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cannot read .*none\.toml"):
        read_corrections(PROPHECY, tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("card", "deck", "field"),
    [
        ("toughness", "abilities", "experience"),
        ("sphinx", "guardians", "strength"),
        ("crown_of_power", "items", "price"),
    ],
)
def test_a_correction_reaches_the_cards_of_the_standard_version(
    card: str, deck: str, field: str
) -> None:
    box = open_box({card: {field: 6}})
    assert getattr(getattr(box, deck)[card], field) == 6
    assert getattr(getattr(open_box(), deck)[card], field) != 6
    assert getattr(box, deck)[card].provenance == "corrected"


def test_in_which_version_a_card_is_cannot_be_corrected() -> None:
    with pytest.raises(BadData, match="toughness: basic cannot be corrected"):
        open_box({"toughness": {"basic": True}})


def test_a_corrected_artifact_is_the_one_that_is_owned() -> None:
    box = open_box({"royal_cape": {"stat": {"willpower": 3}}})
    assert box.items["royal_cape"] is box.artifacts["royal_cape"]
    assert box.items["royal_cape"].stat == Stat(willpower=3)


@pytest.mark.pure
def test_of_many_corrected_boxes_only_a_few_stay_in_memory() -> None:
    seen = []
    for price in range(3 * MOST_BOXES):
        options = {"cards": {"sword": {"price": price}}}
        match = Match.new(PROPHECY, seats=("Ada", "Ben"), seed=1, options=options)
        match.redeal(price)
        seen.append(weakref.ref(match.position.table.box))
    del match
    gc.collect()
    assert sum(box() is not None for box in seen) <= MOST_BOXES
