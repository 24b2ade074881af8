"""Sentences of Seasons: complete, alike in both languages, none left over; and how labels read."""

import re
from importlib.resources import files

import pytest

from fabletop.core.question import Option, Question, parse
from fabletop.core.table import Event, Value
from fabletop.games.seasons.about import ABOUT
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.holdings import holdings
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.printed import SEASONS as FOUR_SEASONS
from fabletop.games.seasons.rules.activation import ACTIVATIONS
from fabletop.games.seasons.rules.scoring import sheet
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.words import EVENTS, SeasonsWords
from fabletop.web.seasons.drawing import TERMS
from tests.sentences import messages, written

PACKAGE = files("fabletop.games.seasons")
EN = messages(written("seasons"))

PRELUDE = {"pick", "reject", "reject_one", "hand", "library_two", "token"}
"""Questions to all players at once."""

OPTIONS = """
pick amulet_of_air|reject amulet_of_air|hand amulet_of_air|library_two amulet_of_air
token see_hands|take winter_1-1|apply|reroll die_of_malice
steadfast energy|steadfast transmute|steadfast gauge|summon amulet_of_air
activate potion_of_life|activate balance_of_ishtar water
activate tree_of_light gain|activate tree_of_light transmute
activate crystal_orb look|activate crystal_orb discard
transmute water 2|transmute water amulet_of_water 2
bonus transmute|bonus exchange|bonus gauge|bonus draw|ability|vision|end|draw|draw_two
keep amulet_of_air|discard amulet_of_air|bury amulet_of_air|under amulet_of_air|any_order
gain water|drop water|pay water|pay water amulet_of_water|elements water fire
sacrifice amulet_of_air|shield shield_of_zira|cover|give_card|on_top amulet_of_air
forward 1|back 2|put amulet_of_air|put|leave|give amulet_of_air 1|return amulet_of_air|copy 1
mimic amulet_of_air|decline|warden energy|warden card|rob water 1|enough|name water
resolve amulet_of_air|horn water|horn water amulet_of_water|store water|unstore water
statue energy|statue look|mirror water 2|into water
"""
"""An option of every shape that the rules offer."""


class Listening(SeasonsWords):
    """Remembers which messages it has said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def _say(self, group: str, word: str, values: dict[str, Value]) -> str:
        self.said.add(f"{group}-{word.replace('_', '-')}")
        return super()._say(group, word, values)


def named(group: str, *words: str) -> set[str]:
    return {f"{group}-{word.replace('_', '-')}" for word in words}


def of_group(group: str) -> set[str]:
    return {name for name in EN if name.startswith(f"{group}-")}


def source(*folders: str) -> str:
    """The text of the rules, or of all modules in some folders."""
    places = [PACKAGE / folder for folder in folders or ("rules", "cards")]
    modules = [file for place in places for file in place.iterdir() if file.name.endswith(".py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in modules)


def in_turn() -> SeasonsPlay:
    """A turn in winter; the top card of the draw pile is known."""
    return (
        Scenario(3, tokens="yes", enchantment="vision_of_destiny")
        .sorcerer(token="see_hands", play=["amulet_of_water"])
        .sorcerer(play=["amulet_of_air"])
        .sorcerer()
        .top("amulet_of_fire")
        .start(phase="begin")
    )


# Completeness


def test_every_event_has_a_sentence_that_uses_only_its_values() -> None:
    for kind, names in EVENTS.items():
        (message,) = named("told", kind)
        in_words = {"tokens"} if "energy" in names else set()
        assert EN[message] <= {*names, *in_words}, message
    assert of_group("told") == named("told", *EVENTS)


def test_the_rules_note_exactly_the_events_that_have_sentences() -> None:
    noted = re.findall(r'\.note\(\s*"(\w+)"', source())
    whispered = re.findall(r'\.whisper\(\s*\w+,\s*"(\w+)"', source())
    assert {*noted, *whispered} == set(EVENTS)


def test_every_question_of_the_rules_has_a_prompt() -> None:
    asked = set(re.findall(r'Question\(\s*seat, "(\w+)"', source()))
    assert asked | PRELUDE == set(ABOUT)
    assert of_group("ask") == named("ask", *ABOUT)


def test_every_reason_can_be_said() -> None:
    told = source(".", "rules")
    reasons = set(re.findall(r'"(\w+)", "S-\d+"', told))
    reasons |= set(re.findall(r'return "(ability_\w+)"', told))
    reasons |= {activation.reason for activation in ACTIVATIONS.values()} - {""}
    assert of_group("why") == named("why", *reasons)


def test_every_message_of_an_option_is_said_by_some_option() -> None:
    play = in_turn()
    for words in (Listening("en"), Listening("fr")):
        for option in re.split(r"[|\n]", OPTIONS.strip()):
            words.label(parse(option), play.match.view(0))
        assert {name for name in words.said if name.startswith("do-")} == of_group("do")


def test_every_option_that_the_rules_offer_by_name_is_among_these() -> None:
    offered = set(re.findall(r'choices\("(\w+)"', source()))
    offered |= set(re.findall(r'held_types\([\w.]+, "(\w+)"', source()))
    offered |= set(re.findall(r'options(?:: list\[Option\])? \+?= \[\("(\w+)"', source()))
    assert len(offered) > 25
    assert offered <= {option.split()[0] for option in re.split(r"[|\n]", OPTIONS.strip())}


def test_all_settings_and_their_choices_are_told_and_nothing_else() -> None:
    enchantments = {"choice-enchantment"}
    wanted = named("setting", *(setting.name for setting in SEASONS.settings))
    for words in (Listening("en"), Listening("fr")):
        for setting in SEASONS.settings:
            words.setting(setting.name)
            for choice in setting.choices:
                words.choice(setting.name, choice)
        assert words.said == of_group("setting") | of_group("choice")
        assert words.said >= wanted | enchantments


def test_the_front_ends_use_every_term() -> None:
    folders = [files("fabletop.cli.seasons"), files("fabletop.web.seasons")]
    modules = [file for folder in folders for file in folder.iterdir() if file.name[-3:] == ".py"]
    told = "\n".join(file.read_text(encoding="utf-8") for file in modules)
    used = {*re.findall(r"""term\(["']([\w-]+)["']\)""", told), *TERMS, "item", "familiar"}
    assert of_group("term") == named("term", *used)


def test_no_other_message_is_left_over() -> None:
    table = in_turn().table
    lines = [line for line, _ in sheet(table, table.sorcerers[0])]
    wanted = named("game", "title", "blurb", "aim") | named("score", *lines)
    wanted |= named("sorcerer", *map(str, range(SEASONS.seats[-1])))
    wanted |= named("energy", *ENERGIES) | named("tokens", *ENERGIES)
    wanted |= named("season", *FOUR_SEASONS)
    wanted |= named("surely", "label", *holdings(table, 0))
    wanted |= named("face", "energy", "crystals", "star", "card", "ring", "dots")
    tested = ("ask", "do", "told", "why", "setting", "choice", "term")
    others = {name for name in EN if name.split("-")[0] not in tested}
    assert others == wanted


def test_reasons_are_parts_of_a_sentence() -> None:
    """They follow a colon, and the number of a rule follows them."""
    for language in ("en", "fr"):
        text = written("seasons", language)
        reasons = re.findall(r"^why-[\w-]+ = (.*)$", text, re.MULTILINE)
        assert len(reasons) == len(of_group("why"))
        assert [reason for reason in reasons if not reason[0].islower()] == []
        assert [reason for reason in reasons if reason.endswith(".")] == []


def test_french_has_a_space_before_double_punctuation() -> None:
    text = written("seasons", "fr")
    sentences = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r"\S*[^\s][:;?!](?=\s|$)", sentences) == []


# How it reads


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("summon amulet_of_air", "Summon Amulet of Air", "Invoquer : Amulette d'air"),
        ("gain water", "Take water", "Prendre : eau"),
        ("mirror earth 3", "Change 3 earth", "Changer 3 énergies de terre"),
        ("into air", "Into air", "En air"),
        ("elements water fire", "Pay water, fire", "Payer : eau, feu"),
        (
            "transmute water 1",
            "Transmute 1 water into 1 crystal",
            "Transmuter 1 énergie d'eau en 1 cristal",
        ),
        (
            "transmute earth amulet_of_water 2",
            "Transmute 2 earth from Amulet of Water into 6 crystals",
            "Amulette d'eau : transmuter 2 énergies de terre en 6 cristaux",
        ),
        ("ability", "Special Ability: See the Hands", "Capacité spéciale : Voir les mains"),
        ("forward 1", "1 space forward", "Avancer de 1 case"),
        ("rob fire 1", "Take fire from Cobalt", "Prendre à Cobalt : feu"),
        ("mimic amulet_of_air", "Mimic Amulet of Air (Cobalt)", "Imiter : Amulette d'air (Cobalt)"),
        ("bonus gauge", "Bonus: summoning gauge +1", "Bonus : jauge d'invocation +1"),
    ],
)
def test_a_label_says_what_is_done_and_with_what(option: str, english: str, french: str) -> None:
    view = in_turn().match.view(0)
    assert SEASONS.words("en").label(parse(option), view) == english
    assert SEASONS.words("fr").label(parse(option), view) == french


def test_a_die_is_told_with_everything_it_shows() -> None:
    play = Scenario(2).die("a*T..").leftover("ww+1..").start(phase="take")
    faces = play.match.decisions()[0].labels()
    assert "Take: 1 air, star, ring, 2 dots" in faces
    assert "Prendre : 2 eau, 1 cristal, 2 points" in play.match.decisions()[0].labels("fr")


def test_two_copies_of_a_card_in_play_are_told_apart() -> None:
    play = Scenario(2).sorcerer(play=["amulet_of_air", "amulet_of_air"]).sorcerer().start()
    words, view = SEASONS.words("en"), play.match.view(0)
    assert words.label(("sacrifice", "amulet_of_air"), view) == "Sacrifice Amulet of Air"
    assert words.label(("sacrifice", "amulet_of_air+"), view) == "Sacrifice Amulet of Air (2)"


def test_the_only_copy_of_its_owner_needs_no_number() -> None:
    play = Scenario(2).sorcerer(play=["amulet_of_air"]).sorcerer(play=["amulet_of_air"]).start()
    label = SEASONS.words("en").label(("sacrifice", "amulet_of_air+"), play.match.view(1))
    assert label == "Sacrifice Amulet of Air"


def test_a_raven_in_play_is_named_with_what_it_mimics() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["raven_the_usurper=tree_of_light"], hand=["raven_the_usurper"])
        .sorcerer(play=["tree_of_light"])
        .start()
    )
    words, view = SEASONS.words("en"), play.match.view(0)
    assert words.label(("sacrifice", "raven_the_usurper"), view) == (
        "Sacrifice Raven the Usurper (Tree of Light)"
    )
    assert words.label(("summon", "raven_the_usurper"), view) == "Summon Raven the Usurper"


def test_the_card_that_the_orb_shows_is_named() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["crystal_orb"], reserve="4 water")
        .sorcerer()
        .top("amulet_of_fire")
        .start()
    )
    play.answers("activate crystal_orb look")
    assert play.match.decisions()[0].labels() == [
        "Leave Amulet of Fire on the pile",
        "Put Amulet of Fire into play (−4 water)",
    ]


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (("turn", 3), "Amber's turn.", "À Ambre de jouer."),
        (("gained", 3, "earth", 2), "Amber gains 2 earth.", "Ambre gagne 2 énergies de terre."),
        (("gained", 0, "air", 1), "Ruby gains 1 air.", "Rubis gagne 1 énergie d'air."),
        (("lost", 0, 1), "Ruby loses 1 crystal.", "Rubis perd 1 cristal."),
        (
            ("mirrored", 2, 3, "fire", "air"),
            "Jade changes 3 fire into air.",
            "Jade change 3 énergies de feu en air.",
        ),
        (
            ("filled", 1, "amulet_of_water", "fire"),
            "Cobalt lays 1 fire on Amulet of Water.",
            "Cobalt pose 1 énergie de feu sur : Amulette d'eau.",
        ),
        (
            ("dropped_all", 1, 0),
            "Cobalt has no energy to lose.",
            "Cobalt n'a aucune énergie à perdre.",
        ),
        (
            ("marker", 2, "fall", 10),
            "The marker moves to space 10: fall, year II.",
            "Le marqueur va sur la case 10 : automne, année II.",
        ),
        (
            ("marker", 4, "winter", 2),
            "The marker passes the end of year III, to space 2: winter.",
            "Le marqueur dépasse la fin de l'année III, jusqu'à la case 2 : hiver.",
        ),
    ],
)
def test_the_chronicle_in_both_languages(
    told: tuple[Value, ...], english: str, french: str
) -> None:
    view = in_turn().match.view(None)
    assert SEASONS.words("en").tell(Event(told), view) == english
    assert SEASONS.words("fr").tell(Event(told), view) == french


def test_a_prompt_counts_what_is_to_come() -> None:
    view = in_turn().match.view(0)
    words, options = SEASONS.words("fr"), list[Option]()
    one = words.prompt(Question(0, "energy", options, "1"), view)
    two = words.prompt(Question(0, "energy", options, "2"), view)
    assert one == "Choisissez une énergie."
    assert two == "Choisissez une énergie (encore 2)."
    into = words.prompt(Question(0, "mirror_into", options, "water"), view)
    assert into == "Énergie à changer : eau. Que devient-elle ?"


def test_an_enchantment_is_offered_with_its_text() -> None:
    offered = SEASONS.words("en").choice("enchantment", "entangling_roots")
    assert offered.startswith("Entangling Roots: Nobody may summon more than 1 power card")
