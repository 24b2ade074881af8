"""Sentences of Seasons: complete, alike in both languages, none left over."""

import re
from importlib.resources import files

from fabletop.core.question import parse
from fabletop.games.seasons.about import ABOUT
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.holdings import holdings
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.printed import SEASONS as FOUR_SEASONS
from fabletop.games.seasons.rules.activation import ACTIVATIONS
from fabletop.games.seasons.rules.scoring import sheet
from fabletop.games.seasons.words import EVENTS, SeasonsWords
from fabletop.web.seasons.drawing import TERMS
from tests.games.seasons.winter_turn import in_turn
from tests.sentences import Remembering, messages, named, written

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


class Listening(Remembering, SeasonsWords):
    """Seasons in words, remembering which messages were said."""


def of_group(group: str) -> set[str]:
    return {name for name in EN if name.startswith(f"{group}-")}


def source(*folders: str) -> str:
    """The text of the rules, or of all modules in some folders."""
    places = [PACKAGE / folder for folder in folders or ("rules", "cards")]
    modules = [file for place in places for file in place.iterdir() if file.name.endswith(".py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in modules)


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
    told = source(".", "rules", "cards")
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
