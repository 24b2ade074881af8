"""Cards, rules and games, looked up."""

import json

import pytest

from fabletop.compiled import describe
from tests.cli.terminal import DRAWING, fabletop


def test_cards_are_found_by_words_of_either_language() -> None:
    assert "war_axe (items): War Axe." in fabletop("cards", "axe").out
    assert "great_sword (items): Great Sword." in fabletop("cards", "prophecy", "epee").out
    french = fabletop("cards", "grande epee", language="fr_FR.UTF-8").out
    assert french.startswith("Grande épée / Great Sword (great_sword)")


def test_no_card_found_is_said() -> None:
    assert fabletop("cards", "zzz").out == "No card matches.\n"


def test_a_deck_is_listed_with_its_number_of_cards() -> None:
    said = fabletop("cards", "--deck=creatures")
    assert said.lines[-1] == "61 cards"
    assert "lone_wolf (creatures)" in said.out


def test_reconstructed_cards_tell_which_fields() -> None:
    said = fabletop("cards", "--reconstructed", "lone_wolf")
    assert "lone_wolf (creatures): Lone Wolf. strength, experience" in said.out
    assert "mercenary" not in fabletop("cards", "--reconstructed").out


def test_a_name_of_ours_is_told_and_makes_no_card_reconstructed() -> None:
    assert fabletop("cards", "seasons", "--reconstructed").out == "No card matches.\n"
    said = fabletop("cards", "seasons", "--show=drought", language="fr_FR.UTF-8").out
    assert "Seul ceci est de nous : nom" in said
    assert "Modifie : le Tournoi" in said


def test_a_card_is_shown_in_full_with_its_sources() -> None:
    said = fabletop("cards", "--show=hammer")
    for part in ("Hammer / Marteau (hammer)", "Price: 2", "where from: Not known", "sources:"):
        assert part in said.out


def test_a_single_find_is_shown_in_full_with_the_rules_that_name_it() -> None:
    said = fabletop("cards", "two stages in one battle", "also lose", "--deck=creatures")
    assert "Vampire / Vampire (vampire)" in said.out
    assert "rules: R-192, R-285, R-290, R-318" in said.out


@pytest.mark.parametrize("words", [("vampire",), ("Vampire", "--deck=creatures")])
def test_a_card_of_just_this_name_is_shown_in_full_before_the_others(
    words: tuple[str, ...],
) -> None:
    said = fabletop("cards", *words)
    assert said.lines[0] == "Vampire / Vampire (vampire)"
    assert "rules: R-192, R-285, R-290, R-318" in said.out


def test_the_others_that_hold_the_words_follow_as_a_list() -> None:
    said = fabletop("cards", "vampire")
    besides = said.lines.index("Other cards that contain the words:")
    assert said.lines[besides + 1].startswith("vampire_lord (guardians): Vampire Lord.")
    assert said.lines[-1] == "1 card"
    assert "Guardian: lesser" not in said.out


@pytest.mark.parametrize(
    ("deck", "number", "card"),
    [
        ("abilities", 71, "toughness"),
        ("guardians", 13, "sphinx"),
        ("artifacts", 10, "royal_cape"),
        ("obstacles", 10, "reefs"),
        ("gates", 2, "gate_to_the_dragon_realm"),
        ("prizes", 2, "dragon_heart"),
        ("fragments", 12, "map_fragment_forest_1"),
        ("races", 6, "race_elf"),
    ],
)
def test_the_decks_of_the_standard_version_are_listed(deck: str, number: int, card: str) -> None:
    said = fabletop("cards", f"--deck={deck}")
    assert said.lines[-1] == f"{number} cards"
    assert f"{card} ({deck})" in said.out


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("staff_skill", ("Guild: Magic Tower", "Experience: 5", "Wills for each weapon (wand)")),
        ("edged_weapons", ("+1 in Battles of Strength for each weapon (edged)",)),
        ("two_handed_combat", ("+1 in Battles of Strength with a weapon in 2 hands",)),
        ("mountain_lore", ("+1 in Battles of Wills in Mountains",)),
        ("time_loop", ("Spell: yes", "Magic: 2", "Used once: in two rounds")),
        ("sphinx", ("Guardian: lesser", "Magic for a riddle: 1", "solved on: 6")),
        ("royal_cape", ("Willpower while worn: 1", "Leads to: any space")),
    ],
)
def test_the_fields_of_the_new_cards_can_be_read(card: str, facts: tuple[str, ...]) -> None:
    page = " ".join(fabletop("cards", f"--show={card}").out.split())
    for fact in facts:
        assert fact in page


def test_the_rules_of_the_war_axe_are_not_those_of_the_axe() -> None:
    assert "rules: R-238, R-240" in fabletop("cards", "--show=axe").out
    assert "rules:" not in fabletop("cards", "--show=war_axe").out


def test_cards_are_given_as_json() -> None:
    cards = json.loads(fabletop("cards", "--json", "--deck=items").out)
    assert {"id", "deck", "names", "texts", "facts", "provenance"} <= cards[0].keys()
    assert len(cards) == 95


def test_rules_are_found_by_id_however_it_is_written() -> None:
    pages = {fabletop("rules", text).out for text in ("R-082", "r82", "82")}
    assert len(pages) == 1
    page = pages.pop()
    assert page.startswith("R-082  (H: Movement)")
    assert "Played in the Basic version" in page


def test_rules_are_found_by_words_without_accents() -> None:
    said = fabletop("rules", "heros", "plateau", language="fr_FR.UTF-8")
    assert "R-004" in said.out
    assert "Not in the Basic version: Artifacts" in fabletop("rules", "R-003").out


def test_rules_of_a_group_and_the_groups() -> None:
    assert fabletop("rules", "--group=h").out.count("(H: Movement)") == 18
    assert "H  Movement (18 rules)" in fabletop("rules").out
    assert fabletop("rules", "zzz").out == "No rule matches.\n"


def test_the_games_are_listed_with_their_settings() -> None:
    said = fabletop("games")
    words = " ".join(said.out.split())
    assert "prophecy: 1 to 5 players" in words
    assert "basic (default); standard" in words
    assert "two_artifacts, apocalypse (only with version=standard; 2 to 5 players)" in words
    assert "yes (only with version=standard, realms=water)" in words
    assert "--set keep= up to 5 of these, with + between them: crown" in words


def test_the_version_and_the_help() -> None:
    assert fabletop("--version").out == f"fabletop 0.1.0 ({describe()})\n"
    assert "simulate" in fabletop().out
    assert fabletop("play", "--help").code == 0


def test_completion_knows_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("bash", "/bin/bash"))
    assert "_fabletop_completion" in fabletop("--show-completion", "bash").out


def test_the_tools_print_nothing_but_text() -> None:
    said = fabletop("cards").out + fabletop("rules", "--group=J").out + fabletop("games").out
    assert not set(said) & set(DRAWING)


def test_the_fields_of_a_card_are_told_in_french() -> None:
    page = " ".join(fabletop("cards", "--show=staff_skill", "--language=fr").out.split())
    assert "Guilde : Tour magique" in page
    assert "+1 en combat de Volonté pour chaque arme (baguette)" in page
