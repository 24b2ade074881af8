"""Languages are folders: which there are, and that they say the same."""

from importlib import import_module

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fabletop.core import registry
from fabletop.core.errors import BadSetup, RulesError
from fabletop.core.texts.catalogue import catalogue, locale_of
from fabletop.core.texts.languages import ENGLISH, languages, subjects, understood
from fabletop.core.texts.messages import Messages
from tests.sentences import FOLDER, messages, written

OTHERS = [code for code in languages() if code != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("subject", subjects(ENGLISH))
def test_every_message_is_there_with_the_same_values(subject: str, language: str) -> None:
    said, english = messages(written(subject, language)), messages(written(subject))
    folder = f"languages/{language}/{subject}"
    assert sorted(english.keys() - said.keys()) == [], f"left out in {folder}"
    assert sorted(said.keys() - english.keys()) == [], f"in {folder}, but not in English"
    assert [name for name in said if said[name] != english[name]] == [], f"other values in {folder}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_speaks_of_everything(language: str) -> None:
    assert subjects(language) == subjects(ENGLISH)


@pytest.mark.parametrize("game", registry.names())
def test_the_terminal_has_messages_for_every_game(game: str) -> None:
    assert any(message.startswith(f"{game}-") for message in messages(written("cli")))


@pytest.mark.parametrize("game", registry.names())
def test_every_text_of_a_card_belongs_to_a_card(game: str) -> None:
    cards = {card.id for card in registry.find(game).library({})}
    told = {message.partition(".")[0] for message in messages(written(f"{game}/cards"))}
    assert told - cards == set(), f"{game} has no such cards"
    assert cards - told == set(), f"languages/en/{game}/cards has no text for these"


@pytest.mark.parametrize("game", ["prophecy", "wizards"])
def test_every_name_of_a_place_belongs_to_a_place(game: str) -> None:
    named = import_module(f"fabletop.games.{game}.box").open_box().named
    assert sorted(messages(written(f"{game}/places")).keys() - named) == []


def test_every_folder_of_ours_is_a_language() -> None:
    folders = {entry.name for entry in FOLDER.iterdir() if entry.is_dir()} - {"__pycache__"}
    assert folders - languages().keys() == set(), "these have no language.toml"


def test_a_language_tells_its_name_in_itself() -> None:
    assert [(code, known.name) for code, known in languages().items()] == [
        ("en", "English"),
        ("fr", "Français"),
    ]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="there is no language 'tlh'; there is: en, fr"):
        catalogue("web", "tlh")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["fr"], "fr"),
        (["fr_CA.UTF-8"], "fr"),
        (["de-CH, fr;q=0.8, en;q=0.5"], "fr"),
        ([None, "", "de", "fr"], "fr"),
        (["tlh"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_is_there_is_taken(wanted: list[str | None], found: str) -> None:
    assert understood(*wanted) == found


def test_a_message_that_no_language_has_is_our_fault() -> None:
    with pytest.raises(RulesError, match=r"cannot say 'no-such-message' of web \(fr\)"):
        catalogue("web", "fr").say("no-such-message")


def test_numbers_are_written_as_the_locale_of_the_language_has_it() -> None:
    assert locale_of("fr") == "fr"


SOURCE = """
# A comment.
plain = Two words
brand = { -maker } of { plain }
-maker = Maker
card = Name
    .text = What it does.
    .note = { $n ->
        [one] one
       *[other] { $n }
    }
long =
    First line
    second line
empty-of-value =
    .text = Only this.
broken = { unclosed
plain = A second time
"""


def said(message: str, **values: str | int) -> str | None:
    spoken = Messages([SOURCE], "en")
    found = spoken.find(message)
    return found if found is None or isinstance(found, str) else spoken.fill_in(found, values)[0]


def test_messages_read_as_fluent_has_it() -> None:
    assert said("plain") == "Two words"
    assert said("brand") == "Maker of Two words"
    assert (said("card"), said("card.text")) == ("Name", "What it does.")
    assert (said("card.note", n=1), said("card.note", n=3)) == ("one", "3")
    assert said("long") == "First line\nsecond line"
    assert (said("empty-of-value"), said("empty-of-value.text")) == (None, "Only this.")
    assert (said("broken"), said("card.none"), said("none")) == (None, None, None)


@pytest.mark.parametrize("language", languages())
def test_plain_messages_are_read_as_the_parser_of_fluent_reads_them(language: str) -> None:
    for subject in subjects(language):
        text = written(subject, language)
        quick, bundle = Messages([text], "en"), FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        for name in messages(text):
            found = quick.find(name)
            if isinstance(found, str):
                own, _, attribute = name.partition(".")
                message = bundle.get_message(own)
                pattern = message.attributes[attribute] if attribute else message.value
                assert pattern is not None
                assert bundle.format_pattern(pattern) == (found, [])
