"""Sentences of Wizards: complete, alike in both languages, none left over."""

import random
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from fabletop.core.match import Match
from fabletop.core.question import Option, parse
from fabletop.core.table import Event, EventWord
from fabletop.games.wizards.about import ABOUT
from fabletop.games.wizards.box import ANIMALS, open_box
from fabletop.games.wizards.chronicle import EVENTS
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.isles import TERRAIN
from fabletop.games.wizards.printed import ORDERS, POINTS
from fabletop.games.wizards.rules.encounters.chance_meetings import HOLDS
from fabletop.games.wizards.rules.encounters.visits import CHARTS
from fabletop.games.wizards.rules.turn.spells import SPELLS
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from fabletop.games.wizards.words import COMPASS, STEPS, WizardsWords
from tests.sentences import messages, written

PACKAGE = files("fabletop.games.wizards")
EN = messages(written("wizards"))

RIDES = ("fly", "ride", "wish")

OPTIONS = """
lay torwall|near 1|centre sea-5-4|turn 0|roll|fly|ride|wish the_wishing_gate|telepathy|call|wait
transport random|transport territory|transport circle_to_stone|transport any_to_stone
transport stone_to_random|transport stone_to_territory|transport|swiftness|boat sea-5-4|boat
whistle sea-5-4|stop|come 0 sea-5-4|none|go|escape|ring|submit|face|dispel|lantern|tame
gain power|lose power|tasks|place|land torwall|waters torwall|space torwall-5
wizard terek|join|decline|report whale_song|advance|task|switch|leave|visit|rest|encounter|summon
result 3|points|offer whale_song|accept|refuse|hand whale_song 1|done|drift sea-5-4|follow|stay
halt|lead torwall-15
"""
"""An option of every shape that the rules offer or refuse, besides steps."""

SHAPES = re.split(r"[|\n]", OPTIONS.strip())

SHORE, WATER = "torwall-16", "sea-4-15"


class Listening(WizardsWords):
    """Remembers which messages it has said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def _say(self, group: str, word: str, values: dict[str, EventWord]) -> str:
        self.said.add(f"{group}-{word.replace('_', '-')}")
        return super()._say(group, word, values)


def named(group: str, *words: str) -> set[str]:
    return {f"{group}-{word.replace('_', '-')}" for word in words}


def of_group(group: str) -> set[str]:
    return {name for name in EN if name.startswith(f"{group}-")}


def source(*rooms: str) -> str:
    """The text of the rules, or of some modules."""
    if rooms:
        return "\n".join((PACKAGE / room).read_text(encoding="utf-8") for room in rooms)
    folder = Path(str(PACKAGE))
    modules = (file for room in ("rules", "cards") for file in (folder / room).rglob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in modules)


def ashore() -> WizardsPlay:
    """About to go on foot, by boat or swimming."""
    play = Scenario(2).player(at=SHORE).boats(WATER, *["sea-37-29"] * 5).dice(3).start()
    play.answers("roll")
    return play


def afloat() -> WizardsPlay:
    play = Scenario(2).player(at=WATER, boat=0).dice(3).start()
    play.answers("roll")
    return play


def lines(language: str, group: str) -> list[str]:
    """The messages of a group without their names, as they stand in the file."""
    text = written("wizards", language)
    found = re.findall(rf"^{group}-[\w-]+ = (.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    assert len(found) == len(of_group(group))
    return found


# Completeness


def test_every_question_of_the_rules_has_a_prompt() -> None:
    asked = set(re.findall(r'Question\(\s*\w+, "(\w+)"', source()))
    assert asked == set(ABOUT)
    carried = {f"{kind}_{ride}" for kind in ("flight", "flight_space") for ride in RIDES}
    prompts = asked - {"flight", "flight_space"} | carried | {"lay_first"}
    assert of_group("ask") == named("ask", *prompts)


def test_the_rules_note_exactly_the_events_that_have_sentences() -> None:
    noted = re.findall(r'\.note\(\s*"(\w+)"', source())
    whispered = re.findall(r'\.whisper\(\s*\w+,\s*"(\w+)"', source())
    assert {*noted, *whispered, *STEPS} == set(EVENTS)


def variants_of(kind: str) -> set[str]:
    """The messages of events that are told in several ways."""
    charts = open_box().charts
    hows: dict[str, set[str]] = {
        "cast": {"works", "fails"},
        "task": {"mandatory", "optional"},
        "chart": {*CHARTS.values(), "hamdrel_others"},
        "random": {row.effect for row in charts["random"]},
        "demon_roll": {row.effect for row in charts["demons"]},
        "dragon_roll": {row.effect for row in charts["dragon"]},
    }
    return {f"{kind}_{how}" for how in hows[kind]} if kind in hows else {kind}


def test_every_event_has_a_sentence_that_uses_only_its_values() -> None:
    for kind, names in EVENTS.items():
        for message in named("told", *variants_of(kind)):
            assert EN[message] <= set(names), message
    told = {message for kind in EVENTS for message in variants_of(kind)}
    assert of_group("told") == named("told", *told)


def test_every_reason_can_be_said() -> None:
    pattern = r'"(\w+)", "Z-\d+"'
    reasons = set(re.findall(pattern, source("refusals.py", "rules/travel/movement.py")))
    reasons |= {
        f"advance_{reason}" for reason in re.findall(pattern, source("rules/encounters/mentors.py"))
    }
    assert of_group("why") == named("why", *reasons, "advance_points")


def test_every_message_of_an_option_is_said_by_some_option() -> None:
    for words in (Listening("en"), Listening("fr")):
        for shape in SHAPES:
            words.label(parse(shape), ashore().match.view(0))
        for play in (ashore(), afloat()):
            view = play.match.view(0)
            for option in play.question.options:
                words.label(option, view)
                if option[0] in STEPS:
                    words.label(option, replace(view, steps=[]))
        assert {name for name in words.said if name.startswith("do-")} == of_group("do")


def test_every_option_that_the_rules_offer_by_name_is_among_these() -> None:
    told = [line for line in source().splitlines() if "ption" in line or "Question(" in line]
    offered = set(re.findall(r'\(\(?"(\w+)"', "\n".join(told))) - set(ABOUT)
    assert len(offered) > 30
    assert offered <= {shape.split()[0] for shape in SHAPES} | set(STEPS)


@pytest.mark.parametrize("play", ["competitive", "cooperative"])
def test_whatever_is_asked_and_offered_in_a_game_can_be_said_in_both_languages(play: str) -> None:
    match = Match.new(WIZARDS, seats=["a", "b", "c"], seed=8, options={"play": play})
    luck = random.Random(8)
    said: set[Option] = set()
    while not match.over:
        (decision,) = match.decisions()
        for language in ("en", "fr"):
            words, view = WIZARDS.words(language), decision.view()
            assert words.prompt(decision.question, view)
            assert all(why for _, why in decision.why_not(language))
            new = [option for option in decision.options if option not in said]
            assert all(words.label(option, view) for option in new)
        said |= {option for option in decision.options if option[0] not in STEPS}
        match.answer(luck.choice(decision.options), decision.seat)
    verbs = {str(option[0]) for option in said}
    assert verbs <= {shape.split()[0] for shape in SHAPES}
    for language in ("en", "fr"):
        words, view = WIZARDS.words(language), match.view(None)
        assert all(words.tell(event, view) for _, event in match.chronicle(None))


def test_all_settings_and_their_choices_are_told_and_nothing_else() -> None:
    for words in (Listening("en"), Listening("fr")):
        for setting in WIZARDS.settings:
            words.setting(setting.name)
            for choice in setting.choices:
                words.choice(setting.name, choice)
        assert words.said == of_group("setting") | of_group("choice")


def test_no_other_message_is_left_over() -> None:
    wanted = named("game", "title", "blurb", "aim", "aim_together")
    wanted |= named("player", *map(str, range(WIZARDS.seats[-1])))
    wanted |= named("points", *POINTS) | named("order", *ORDERS, "none")
    wanted |= named("animal", *ANIMALS) | named("spell", *SPELLS)
    wanted |= named("terrain", *TERRAIN) | named("trap", *HOLDS.values())
    wanted |= named("place", "land", "sea", "open_sea", "dead") | named("way", *COMPASS)
    wanted |= named("surely", "label", "fatal", *POINTS)
    tested = ("ask", "do", "told", "why", "setting", "choice", "term")
    assert {name for name in EN if name.split("-")[0] not in tested} == wanted


# Whole sentences


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("group", ["ask", "told", "setting"])
def test_prompts_and_events_are_whole_sentences(language: str, group: str) -> None:
    whole = re.compile(r"[A-ZÀÉ{].*(?:[.?!]|\n\})", re.DOTALL)
    assert [line for line in lines(language, group) if not whole.fullmatch(line)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("group", ["do", "choice", "way"])
def test_labels_begin_with_a_capital_and_have_no_full_stop(language: str, group: str) -> None:
    odd = [
        line
        for line in lines(language, group)
        if not re.match(r"[A-ZÀÉ{]", line) or line.endswith(".")
    ]
    assert odd == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_parts_of_a_sentence(language: str) -> None:
    """They follow a colon, and the number of a rule follows them."""
    reasons = lines(language, "why")
    assert [reason for reason in reasons if not reason[0].islower()] == []
    assert [reason for reason in reasons if reason.endswith(".")] == []


def test_french_has_a_space_before_double_punctuation() -> None:
    text = written("wizards", "fr")
    sentences = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r"\S*[^\s][:;?!](?=\s|$)", sentences) == []


def test_french_never_has_to_elide_before_a_name() -> None:
    """De Azur, le Haut Creux: names of players, places and cards follow no such word."""
    text = written("wizards", "fr")
    names = "who|other|name|place|land|wizard|animal"
    assert re.findall(rf"\b(?:de|que|le|la|du) \{{ \$(?:{names}) \}}", text) == []


def test_an_event_of_every_kind_is_told_in_both_languages() -> None:
    view = ashore().match.view(None)
    values: dict[str, EventWord] = {
        **{"who": 0, "other": 1, "n": 3, "of": 3, "place": "torwall-5", "land": "torwall"},
        **{"name": "whale_song", "wizard": "terek", "kind": "power", "spell": "swiftness"},
        **{"animal": "horse", "order": "druids", "trap": "held", "boat": 0, "fortnight": 2},
    }
    for kind, names in EVENTS.items():
        for variant in variants_of(kind):
            how = variant.removeprefix(f"{kind}_")
            told = (kind, *(values.get(name, how) for name in names))
            for language in ("en", "fr"):
                sentence = WIZARDS.words(language).tell(Event(told), view)
                assert sentence[0].isupper()
                assert "{" not in sentence
