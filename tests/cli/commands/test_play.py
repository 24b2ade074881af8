"""Playing at one keyboard, from the setup to the ranking."""

import random
from pathlib import Path

import pytest

from tests.cli.terminal import DRAWING, fabletop, saved_game
from tests.logs import unsealed

TWO_PEOPLE = ("play", "--seat=human:Ann", "--seat=human:Bob", "--seed=4")
AGAINST_BOT = ("play", "--seat=human:Ann", "--seat=random", "--seed=4")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed_at_random(lines: int, seed: int) -> str:
    luck = random.Random(seed)
    return "".join(f"{luck.randint(1, 6)}\n" for _ in range(lines))


def test_four_times_enter_begins_a_basic_game_against_two_normal_bots() -> None:
    said = fabletop("play", typed="\n\n\n\n")
    assert said.code == 0
    assert "Certificate of all five guilds" in said.out
    assert ": You." in said.out
    assert ": normal 2." in said.out
    assert ": normal 3." in said.out
    assert "move, or stay where you are" in said.out
    assert said.lines[-1] == "Goodbye."


def test_the_setup_asks_again_for_what_it_cannot_use() -> None:
    said = fabletop("play", typed="3\nbase\nbasic\n9\n2\nA,B,C\nAnn\nclever\nrandom\n")
    assert said.out.count("Please type a number from 1 to 2.") == 2
    assert "Please type a number from 2 to 5." in said.out
    assert "There are only 2 seats." in said.out
    assert said.out.count("Please type a number from 1 to 6.") == 1
    assert ": Ann." in said.out


def test_people_on_every_seat_are_asked_about_no_bots() -> None:
    said = fabletop("play", typed="\n2\nAnn,Bob\n")
    assert "Bots sit on the other seats" not in said.out
    assert ": Bob." in said.out


@pytest.mark.parametrize("answer", ["2", "standard", "Standard"])
def test_the_setup_lets_one_choose_the_standard_version(answer: str) -> None:
    said = fabletop("play", typed=f"{answer}\n\n2\nAnn\nrandom\n")
    assert "1  Basic: " in said.out
    assert "2  Standard: " in said.out
    assert "--set=version=standard" in said.out
    assert "Keep one character" in said.out


@pytest.mark.parametrize("answer", ["2", "island"])
def test_the_setup_offers_mixtures_of_the_standard_version(answer: str) -> None:
    said = fabletop("play", typed=f"2\n{answer}\n2\nAnn\nrandom\n")
    assert "2  Treasure Island" in said.out
    words = " ".join(said.out.split())
    assert "--set=version=standard --set=island=yes" in words


def test_one_may_play_alone_only_where_that_is_possible() -> None:
    alone = fabletop("play", typed="2\ntogether\n1\nAnn\n")
    assert "How many players (1 to 5)?" in alone.out
    assert "--set=ending=cooperative" in alone.out
    assert "How many players (2 to 5)?" in fabletop("play", typed="2\nwater\n").out


def test_the_seed_is_said_and_plays_the_same_game_again() -> None:
    seats = ("--seat=human:Ann", "--seat=greedy")
    first = fabletop("play", *seats, typed="1\n1\n1\n")
    seed = first.out.partition("seed ")[2].partition(".")[0]
    again = fabletop("play", *seats, f"--seed={seed}", typed="1\n1\n1\n")
    assert again.out == first.out


def test_named_seats_are_filled_up_with_bots() -> None:
    said = fabletop("play", "--players=4", "--seat=human:Ann", "--seed=1")
    assert said.out.count(": normal ") == 3


def test_the_screen_fits_80_columns() -> None:
    said = fabletop(*AGAINST_BOT, typed=typed_at_random(150, 1))
    assert max(map(len, said.lines)) <= 80
    assert "●" in said.out
    assert "╭" in said.out


def test_the_french_screen_fits_80_columns_and_lacks_no_message() -> None:
    said = fabletop(*AGAINST_BOT, "--language=fr", typed=typed_at_random(150, 1))
    assert max(map(len, said.lines)) <= 80
    assert said.lines[-1] == "Au revoir."


def test_plain_mode_says_everything_in_sentences_without_drawing() -> None:
    said = fabletop(*AGAINST_BOT, "--plain", typed="b\n" + typed_at_random(150, 1))
    assert not set(said.out) & set(DRAWING)
    assert "Health 3 of 3" in said.out
    assert "8. City: city, port, gate." in said.out
    assert "against" in said.out


def test_a_whole_game_is_played_to_its_ranking() -> None:
    said = fabletop(*AGAINST_BOT, "--plain", typed="2\n1\n" * 4000)
    assert "The game is over." in said.out
    assert "Place 1: " in said.out
    assert "Save the log to prophecy-4.fabletop" in said.out


def test_bots_alone_tell_what_they_do() -> None:
    said = fabletop("play", "--seat=random", "--seat=random", "--seed=2", typed="y\n")
    assert said.code == 0
    assert "earns the Certificate" in said.out
    assert Path("prophecy-2.fabletop").exists()
    assert said.lines[-1] == "Goodbye."


def test_the_keyboard_is_passed_between_people() -> None:
    said = fabletop(*TWO_PEOPLE, typed="1\n1\n1\n1\n")
    assert said.out.count("Pass the keyboard to Ann.") == 1
    assert said.out.count("Pass the keyboard to Bob.") == 1


def test_an_interrupted_game_says_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = fabletop(*AGAINST_BOT)
    assert said.code == 130
    assert said.lines[-1] == "Goodbye."
    assert said.err == ""


def test_a_saved_game_goes_on_with_the_same_seats() -> None:
    match = saved_game(Path("old.fabletop"))
    said = fabletop("play", "--load=old.fabletop", typed="1\n")
    assert f"{len(match.entries)} answers so far" in said.out
    assert ": Ann." in said.out
    assert ": random 2." in said.out


def test_a_saved_game_can_seat_others() -> None:
    saved_game(Path("old.fabletop"))
    said = fabletop("play", "--load=old.fabletop", "--seat=human:Eve", "--seat=human:Kim")
    assert ": Eve." in said.out
    assert ": Kim." in said.out


def test_a_seat_of_an_unknown_kind_in_a_saved_game_is_taken_by_a_person() -> None:
    saved_game(Path("old.fabletop"))
    text = Path("old.fabletop").read_text(encoding="utf-8")
    text = unsealed(text).replace('"random"', '"oracle"', 1)
    Path("old.fabletop").write_text(text, encoding="utf-8")
    assert ": oracle." in fabletop("play", "--load=old.fabletop").out


def test_corrected_cards_change_what_is_shown() -> None:
    Path("mine.toml").write_text("[sword]\nprice = 1\n", encoding="utf-8")
    said = fabletop(*AGAINST_BOT, "--cards=mine.toml", typed="? sword\n")
    assert "Price: 1" in said.out
    assert "where from: Corrected by your own file of cards." in said.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_standard_game_fits_80_columns_and_lacks_no_message(language: str) -> None:
    typed = "1\n1\n1\n" + typed_at_random(150, 2)
    options = ("--set=version=standard", "--set=trade=yes", f"--language={language}")
    said = fabletop(*AGAINST_BOT, *options, typed=typed)
    assert said.code == 0
    assert max(map(len, said.lines)) <= 80
    assert "╭" in said.out


def test_a_standard_game_is_said_in_sentences_without_drawing() -> None:
    typed = "1\n1\n1\nb\n" + typed_at_random(150, 2)
    said = fabletop(*AGAINST_BOT, "--set=version=standard", "--plain", typed=typed)
    assert not set(said.out) & set(DRAWING)
    assert "Plane beyond the Fortress, from spaces 10 and 12:" in said.out
    assert "teaches" in said.out
