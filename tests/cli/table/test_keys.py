"""What may be typed at a decision."""

import os
from pathlib import Path

import pytest

from tests.cli.terminal import Said, fabletop

BEGIN = ("play", "--seat=human:Ann", "--seat=human:Bob", "--seed=4", "--plain")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typing(*lines: str) -> Said:
    return fabletop(*BEGIN, typed="".join(f"{line}\n" for line in lines))


def test_a_question_mark_tells_what_is_not_possible_and_the_rule() -> None:
    assert "Sail: there is no port in this space (R-084)." in typing("?").out


@pytest.mark.parametrize("text", ["R-082", "r82", "82"])
def test_a_rule_is_looked_up_by_its_id(text: str) -> None:
    assert "You may walk one space left or right" in typing(f"? {text}").out


def test_a_card_is_looked_up_by_name_in_either_language() -> None:
    assert "+2 in a Battle of Strength." in typing("? sword").out
    assert "+2 in a Battle of Strength." in typing("? epee").out


def test_several_cards_of_a_name_are_listed() -> None:
    assert "Several match:" in typing("? potion").out


def test_an_option_without_a_card_says_so() -> None:
    assert "Option 1 names no card: Stay here." in typing("? 1").out


def test_nothing_found_is_said() -> None:
    assert "Nothing is called “zzz”." in typing("? zzz").out


@pytest.mark.parametrize(
    ("word", "rule", "card"),
    [
        ("compass", "W-121: ", "gate_to_the_water_realm: "),
        ("bubble", "W-096: ", "air_pocket: "),
        ("palace", "W-157: ", "gate_to_the_water_realm: "),
    ],
)
def test_a_word_that_is_in_no_name_is_found_in_the_texts(word: str, rule: str, card: str) -> None:
    said = typing(f"? {word}").out
    assert f"Nothing is called “{word}”, but these mention it:" in said
    assert rule in said
    assert card in said


@pytest.mark.parametrize("text", ["x", "walk", "u now", "-1", "1 2", "²"])
def test_anything_else_is_answered_with_help(text: str) -> None:
    said = typing(text)
    assert said.code == 0
    assert "Type a number from 1 to" in said.out


def test_a_number_too_high_is_refused() -> None:
    assert "There is no option 77" in typing("77").out
    assert "There is no option 0" in typing("0").out


def test_a_move_is_taken_back_and_done_again() -> None:
    said = typing("1", "u", "r")
    assert "Taken back." in said.out
    assert "Done again." in said.out
    assert said.out.count("move, or stay where you are") == 2


def test_nothing_is_taken_back_across_a_drawn_card() -> None:
    said = typing("1", "1", "u", "r")
    assert "Nothing can be taken back" in said.out
    assert "There is nothing to do again." in said.out


def test_the_chronicle_the_board_and_the_help_are_shown_again() -> None:
    said = typing("l", "b", "h")
    assert said.out.count("Ranger begins.") == 2
    assert "20. Plains by the Village" in said.out
    assert "the text of a rule" in said.out


def test_saving_takes_a_name_or_makes_one() -> None:
    said = typing("s", "s other.fabletop", "q")
    assert Path("prophecy-4.fabletop").exists()
    assert Path("other.fabletop").exists()
    assert "Goodbye." in said.out


def test_another_file_is_overwritten_only_when_asked() -> None:
    Path("diary.txt").write_text("dear diary", encoding="utf-8")
    said = typing("s diary.txt", "n")
    assert "Not saved." in said.out
    assert Path("diary.txt").read_text(encoding="utf-8") == "dear diary"
    assert "Saved: diary.txt" in typing("s diary.txt", "y").out


def test_the_own_file_is_overwritten_without_asking() -> None:
    assert "Overwrite" not in typing("s a", "1", "s a", "s ./a").out


def test_a_save_that_fails_leaves_the_game_running() -> None:
    said = typing("s no/such/folder/game", f"s {os.sep}", f"s {'x' * 300}", "1")
    assert said.code == 0
    assert "cannot save to no/such/folder/game" in said.out
    assert "End your turn" in said.out


def test_quitting_offers_to_save_what_is_not_saved() -> None:
    assert "The game is not saved." in typing("1", "q", "n").out
    assert not Path("prophecy-4.fabletop").exists()
    typing("1", "q", "y")
    assert Path("prophecy-4.fabletop").exists()


def test_quitting_a_saved_game_asks_nothing() -> None:
    assert "not saved" not in typing("1", "s", "q").out
