"""Every option of a game has a number of its own, and the number leads back to it."""

import re
from pathlib import Path

import pytest

from fabletop.core.errors import BadSetup, IllegalAnswer, RulesError
from fabletop.core.question import Option, Question
from fabletop.envs.patterns import expand
from fabletop.envs.plugin import declared
from fabletop.envs.vocabulary import vocabulary
from tests.envs.playing import GAMES, played
from tests.sentences import written

GOLDEN = {
    "prophecy": ("prophecy-2", 5282, "0a7437c6d6048888"),
    "seasons": ("seasons-1", 2109, "2d0d394cf50eeef7"),
    "wizards": ("wizards-1", 18904, "45381195b31e8aba"),
}
"""Version, size and hash of each list. If you change a list, raise its version."""

TEXTS = Path(__file__).parents[2] / "src" / "fabletop" / "games"

TURN = Question(0, "turn", [("summon", "amulet_of_air"), ("bonus", "draw"), ("end",)])

ODD: list[Option] = [("dance", "tango"), ("end",), ("dance", "waltz")]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_list_of_options_is_a_new_version(game: str) -> None:
    words = vocabulary(game)
    assert (words.version, words.size, words.hash) == GOLDEN[game]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_at_random_needs_a_spare_number(game: str) -> None:
    met = played(game)
    assert met.options > 10_000
    assert met.uncovered == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_comes_back_from_its_number(game: str) -> None:
    assert played(game).astray == []


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_question_have_different_numbers(game: str) -> None:
    assert played(game).alike == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_numbers_have_the_same_name(game: str) -> None:
    words = vocabulary(game)
    assert len({words.name(number) for number in range(words.size)}) == words.size


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_covers_something(game: str) -> None:
    assert [pattern.text for pattern in vocabulary(game).patterns if not pattern.options] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_of_question_are_those_the_game_has_words_for(game: str) -> None:
    text = written(game)
    asked = {kind.replace("-", "_") for kind in re.findall(r"^ask-([a-z-]+)", text, re.MULTILINE)}
    kinds = declared(game).domains()["kind"]
    assert {kind for kind in asked if _stem(kind) not in kinds} == set()
    assert [kind for kind in kinds if kind not in {*asked, *map(_stem, asked)}] == []


def _stem(kind: str) -> str:
    """Wizards asks some questions in several ways."""
    return re.sub(r"^lay_first$", "lay_near", re.sub(r"_(fly|ride|wish)$", "", kind))


def test_numbers_come_in_the_order_of_the_options() -> None:
    words = vocabulary("seasons")
    numbers = words.numbers(TURN)
    assert [words.name(number) for number in numbers] == [
        "summon amulet_of_air",
        "bonus draw",
        "end",
    ]
    assert [words.option(number, TURN) for number in numbers] == TURN.options


def test_what_no_pattern_covers_gets_spare_numbers_in_turn() -> None:
    words = vocabulary("seasons")
    question = Question(0, "turn", ODD)
    first, end, second = words.numbers(question)
    assert (words.name(first), words.name(end), words.name(second)) == ("spare 0", "end", "spare 1")
    assert [words.option(number, question) for number in (first, end, second)] == ODD


def test_a_number_that_is_not_offered_is_refused_with_what_is() -> None:
    words = vocabulary("seasons")
    number = words.numbers(TURN)[0]
    with pytest.raises(IllegalAnswer, match=r"summon amulet_of_air.*possible: end"):
        words.option(number, Question(0, "turn", [("end",)]))


@pytest.mark.parametrize("number", [-1, 2_000_000])
def test_a_number_that_does_not_exist_is_refused(number: int) -> None:
    with pytest.raises(IllegalAnswer, match="not a number of seasons-1"):
        vocabulary("seasons").option(number, TURN)


def test_a_spare_number_that_nothing_stands_for_is_refused() -> None:
    words = vocabulary("seasons")
    with pytest.raises(IllegalAnswer, match="spare 0"):
        words.option(words.spare, TURN)


def test_an_option_of_no_pattern_that_is_not_offered_has_no_number() -> None:
    with pytest.raises(IllegalAnswer, match="dance polka"):
        vocabulary("seasons").number(("dance", "polka"), Question(0, "turn", ODD))


def test_more_unknown_options_than_spare_numbers_are_our_fault() -> None:
    words = vocabulary("seasons")
    odd: list[Option] = [("dance", number) for number in range(words.size - words.spare + 1)]
    with pytest.raises(RulesError, match="add a pattern"):
        words.numbers(Question(0, "turn", odd))


def test_a_game_without_numbers_is_named_with_those_that_have_them() -> None:
    with pytest.raises(BadSetup, match=r"'ludo'.*prophecy, seasons, wizards"):
        vocabulary("ludo")


def test_a_pattern_is_words_domains_ranges_and_alternatives() -> None:
    domains = {"fruit": ("apple", "pear"), "pair": ("plum 1", "plum 2")}
    assert list(expand("eat|throw {fruit} 1..2", domains)) == [
        (verb, fruit, count)
        for verb in ("eat", "throw")
        for fruit in ("apple", "pear")
        for count in (1, 2)
    ]
    assert list(expand("eat {pair}", domains)) == [("eat", "plum", 1), ("eat", "plum", 2)]
