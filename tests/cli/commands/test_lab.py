"""`lab` from the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import DRAWING, fabletop, mistake

LAB = ("lab", "seasons", "--players=2", "--seed=1", "--workers=1")
FIGRIM = "[figrim_the_avaricious]\nprestige = 100\n"


@pytest.fixture
def riches(tmp_path: Path) -> str:
    file = tmp_path / "riches.toml"
    file.write_text(FIGRIM)
    return f"--cards={file}"


def found(*words: str) -> dict[str, Any]:
    said = fabletop(*words, "--json")
    assert said.err == ""
    assert len(said.lines) == 1
    told: dict[str, Any] = json.loads(said.out)
    return told


def text(*words: str) -> str:
    """What is said, without the line breaks of the screen."""
    return " ".join(fabletop(*words).out.split())


def test_a_ridiculous_card_moves_its_win_rate_in_both_languages(
    riches: str, tmp_path: Path
) -> None:
    words = (*LAB, "--deals=60", riches, f"--out={tmp_path / 'lab.jsonl'}")
    wins = found(*words)["about"][0]["measures"][0]
    assert wins["low"] > 0
    change = f"{100 * wins['change']:+.2f} points"
    interval = f"{100 * wins['low']:+.2f} … {100 * wins['high']:+.2f}"
    english = text(*words)
    assert (
        f"This change moves the win rate of Figrim the Avaricious by {change} "
        f"(95 % interval {interval})"
    ) in english
    assert "Changed: figrim_the_avaricious, prestige = 100" in english
    assert "the change made the game go another way" in english
    french = text(*words, "--language=fr", "--plain")
    assert "Ce changement déplace le taux de victoire de Figrim l'avaricieux de" in french
    assert f"(intervalle à 95 % : {interval})" in french
    assert not set(french) & set(DRAWING)


def test_what_cannot_be_told_from_luck_says_how_many_deals_it_takes() -> None:
    said = text(*LAB, "--deals=24", "--set=tokens=yes", "--about=seat:1")
    assert "Changed: tokens, from no to yes" in said
    assert "It is not certain that the win rate of seat 1 changes" in said
    assert "four times out of five, about" in said


def test_of_too_few_seats_nothing_is_said(riches: str) -> None:
    said = text(*LAB, "--deals=2", riches)
    assert "Too few seats to say anything about Figrim" in said
    assert "Nothing else is certain." in said


def test_a_change_that_changes_nothing_moves_nothing() -> None:
    words = ("--base-set=tokens=yes", "--set=tokens=yes", "--deals=2")
    assert "nothing moved in these deals" in text(*LAB, *words)


def test_both_arms_have_the_options_and_the_cards_of_the_base(riches: str, tmp_path: Path) -> None:
    amulet = tmp_path / "amulet.toml"
    amulet.write_text("[amulet_of_air]\nprestige = 0\n")
    told = found(*LAB, "--deals=2", f"--base-cards={amulet}", riches, "--base-set=tokens=yes")
    assert told["base"]["tokens"] == told["changed"]["tokens"] == "yes"
    assert told["base"]["cards"] == {"amulet_of_air": {"prestige": 0}}
    assert told["changed"]["cards"].keys() == {"amulet_of_air", "figrim_the_avaricious"}
    assert told["changed_cards"] == {"figrim_the_avaricious": {"prestige": 100}}


def test_the_same_file_goes_on_with_more_deals(riches: str, tmp_path: Path) -> None:
    file = tmp_path / "lab.jsonl"
    words = (*LAB, riches, f"--out={file}")
    found(*words, "--deals=2")
    lines = file.read_text().splitlines()
    assert len(lines) == 5
    assert found(*words, "--deals=3") == found(*LAB, riches, "--deals=3")
    assert file.read_text().splitlines()[:5] == lines
    assert "another plan" in mistake(*words, "--deals=3", "--players=3")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "needs a change: --set NAME=VALUE or --cards"),
        (("--set=tokens=maybe",), "choose one of"),
        (("--set=tokens=yes", "--about=amulet_of_ari"), "did you mean: amulet_of_air"),
        (("--cards=nowhere.toml",), "cannot read nowhere.toml"),
        (("--set=tokens=yes", "--bots=sage"), "no bot 'sage'"),
        (("--set=tokens=yes", "--bots=hard/none"), "a number of tries"),
    ],
)
def test_a_wrong_trial_is_one_line(words: tuple[str, ...], complaint: str) -> None:
    assert complaint in mistake(*LAB, *words)


def test_a_bad_overlay_names_the_file_the_card_and_the_field(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[figrim_the_avaricious]\nprestige = 'much'\n")
    said = mistake(*LAB, f"--cards={file}")
    assert "bad.toml: figrim_the_avaricious" in said
    assert "prestige" in said


@pytest.fixture
def horns(tmp_path: Path) -> str:
    """A field that the bots do not read, and a card that is not in the pool."""
    file = tmp_path / "horns.toml"
    file.write_text("[beggars_horn]\nparams = { at_most = 2 }\n[heart_of_argos]\nprestige = 9\n")
    return f"--cards={file}"


def test_what_a_trial_cannot_show_is_told_in_both_languages_and_as_json(horns: str) -> None:
    words = (*LAB, "--deals=4", horns)
    absent, unread = found(*words)["warnings"]
    assert absent == {"kind": "absent", "card": "heart_of_argos"}
    assert (unread["card"], unread["field"]) == ("beggars_horn", "params.at_most")
    english = text(*words, "--plain")
    assert "Warning: heart_of_argos is not in play with these options." in english
    assert "Warning: not read by greedy: params.at_most of beggars_horn. None of" in english
    assert english.index("Warning") < english.index("Beggar's Horn")
    french = text(*words, "--plain", "--language=fr")
    assert "Attention : heart_of_argos n’est pas en jeu avec ces options." in french
    assert "Attention : non lu par greedy : params.at_most de beggars_horn." in french


def test_a_field_that_is_read_brings_no_warning(riches: str) -> None:
    told = text(*LAB, "--deals=6", riches, "--plain")
    assert "Warning" not in told


def test_bots_that_search_may_come_upon_what_they_do_not_read(tmp_path: Path) -> None:
    file = tmp_path / "horns.toml"
    file.write_text("[beggars_horn]\nparams = { at_most = 2 }\n")
    told = text(*LAB, "--deals=2", f"--cards={file}", "--bots=normal/2", "--plain")
    assert "Warning: not read by normal/2: params.at_most of beggars_horn." in told
    assert "Bots that search may still discover what it does." in told
