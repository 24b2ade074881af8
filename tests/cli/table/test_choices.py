"""Long lists of options stay readable, and can be searched."""

import pytest

from fabletop.cli.table.choices import list_choices, matching, numbered, telling_word
from fabletop.cli.table.screen import Screen
from fabletop.core.question import Option
from fabletop.games.prophecy.scenario import Scenario
from tests.cli.drawn import asked
from tests.cli.terminal import fabletop

PLACES = ("Village", "Tower", "Monastery", "City", "Fortress", "Camp", "Guild")


def listed(options: list[Option], labels: list[str], *, plain: bool = False) -> list[str]:
    screen = Screen("en", plain=plain)
    screen.console.width = 80
    with screen.console.capture() as kept:
        list_choices(screen, numbered(options, labels))
    return [line.rstrip() for line in kept.get().splitlines()]


def test_options_that_count_up_are_one_line() -> None:
    options: list[Option] = [("stay",), *(("give", n) for n in range(1, 6)), ("done",)]
    labels = ["Stay", *(f"Give {n} Gold" for n in range(1, 6)), "Done"]
    assert listed(options, labels) == ["  1  Stay", "  2-6  Give 1 Gold … Give 5 Gold", "  7  Done"]


def test_a_few_are_told_one_by_one() -> None:
    options: list[Option] = [("give", n) for n in range(1, 4)]
    assert len(listed(options, ["Give 1", "Give 2", "Give 3"])) == 3


def test_many_of_one_sort_stand_under_what_they_share() -> None:
    options: list[Option] = [("fly", place) for place in PLACES]
    labels = [f"Fly to {place} (2 Magic)" for place in PLACES]
    lines = listed(options, labels)
    assert lines[0] == "     Fly to … (2 Magic)"
    assert len(lines) < len(PLACES)
    assert "  4  City" in "\n".join(lines)
    assert listed(options, labels, plain=True)[1:] == [
        f"  {number}  {place}" for number, place in enumerate(PLACES, start=1)
    ]


def test_prices_that_differ_stay_with_their_option() -> None:
    options: list[Option] = [("buy", place) for place in PLACES]
    labels = [f"Buy {place} ({number} Gold)" for number, place in enumerate(PLACES)]
    lines = listed(options, labels, plain=True)
    assert lines[:2] == ["     Buy …", "  1  Village (0 Gold)"]


def test_a_long_label_wraps_below_itself() -> None:
    lines = listed([("say",)], ["word " * 20])
    assert len(lines) == 2
    assert lines[1].startswith("     word")


def test_options_are_found_by_their_words() -> None:
    options: list[Option] = [("walk", "city"), ("sail", "city"), ("walk", "camp")]
    choices = numbered(options, ["Walk to City", "Sail to City", "Walk to Camp"])
    assert [choice.number for choice in matching(choices, ["CITY", "walk"])] == [1]


def test_a_number_is_searched_for_as_a_whole() -> None:
    choices = numbered([("give", n) for n in range(1, 13)], [f"Give {n}" for n in range(1, 13)])
    assert [choice.number for choice in matching(choices, ["2"])] == [2]


def test_a_number_is_found_beside_a_comma_or_a_bracket() -> None:
    labels = ["Centre at column 29, row 18", "Centre at column 2, row 9", "Sea (29, 4)"]
    choices = numbered([("centre", label) for label in labels], labels)
    assert [choice.number for choice in matching(choices, ["29"])] == [1, 3]
    assert [choice.number for choice in matching(choices, ["29", "18"])] == [1]


def test_where_all_say_the_same_words_numbers_are_searched_for() -> None:
    labels = [f"Column {column}, row 7" for column in range(30)]
    choices = numbered([("centre", label) for label in labels], labels)
    assert telling_word(choices) == "15 7"


def test_long_labels_stand_one_below_the_other() -> None:
    labels = [f"{place}: {'far away ' * 9}" for place in PLACES]
    lines = listed([("step", place) for place in PLACES], labels)
    assert len(lines) == 2 * len(PLACES)
    assert lines[1].startswith("     away")


def test_the_word_to_search_for_is_a_telling_one() -> None:
    options: list[Option] = [("fly", place) for place in PLACES]
    choices = numbered(options, [f"Fly to {place} (2 Magic)" for place in PLACES])
    assert telling_word(choices) == "City"


def test_the_word_to_search_for_is_neither_a_number_nor_a_sign() -> None:
    choices = numbered([("take", "die")], ["Take: 2 water, 3 crystals"])
    assert telling_word(choices) == "crystals"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("plain", [False, True])
def test_anywhere_by_cape_or_scroll_fits_the_screen(language: str, plain: bool) -> None:
    play = (
        Scenario(version="standard")
        .hero("scout", items=["scroll_of_teleportation", "flying_carpet"])
        .owns(0, "royal_cape")
        .start()
    )
    shown = asked(play, language=language, plain=plain)
    assert f"{len(play.options)} " in shown
    if not plain:
        assert len(shown.splitlines()) < 45


def test_a_slash_lists_only_the_options_that_say_so() -> None:
    said = fabletop("play", "--seat=human", "--seat=random", "--seed=4", typed="/ ride\n/ zzz\n")
    found = said.out.partition("> / ride")[2]
    assert "Ride to" in found
    assert "Walk to" not in found
    assert "No option contains “zzz”." in found
