"""The reference bot answers as it always did.

The first test holds the bot alone and must never be changed. The others play whole games: when
rules were changed on purpose, `python -m tests.golden.test_reference` prints the new marks.
"""

from hashlib import sha256

import pytest

from fabletop.bots.reference import Reference
from fabletop.core.game import settle
from fabletop.core.question import Option, Question, show
from fabletop.core.registry import find
from fabletop.lab.playing.sitting import play_table

FOR_EVER = "590bd7a0237401cf52a9e8a470592858406592b4b9305a187039a3966a250138"

GAMES = {
    (
        "prophecy",
        "version=basic",
        3,
    ): "6166a3b846c02af55da88f1a1260be4d0be994239ef368b209ac6cbe398639c5",
    (
        "prophecy",
        "version=standard",
        2,
    ): "93d5142a38f7672eceaeb2ded62b1eebb9cff066724702686cb7415ccfad2322",
    (
        "seasons",
        "pool=50_enchanted",
        4,
    ): "deb5250f06d5a6b899bdf95313b561cbe649a6bf811e5ab1077e1ab8a3c565af",
    (
        "wizards",
        "play=competitive",
        2,
    ): "3e13b70fe41b3f166d75b6712cde77cf06c74f898e8ca90bb79535979c2612d9",
}


def answers_to_made_up_questions() -> str:
    """A thousand questions of one to nine options."""
    bot, answers = Reference(11), []
    for number in range(1_000):
        options: list[Option] = [
            ("walk", *(f"field_{n}" for n in range(choice % 4)), number)
            for choice in range(1 + number % 9)
        ]
        question = Question(number % 5, f"kind_{number % 7}", options)
        answers.append(show(bot.choose(question, dict)))
    return sha256("\n".join(answers).encode()).hexdigest()


def answers_in_a_game(name: str, setting: str, seats: int) -> str:
    """The first two thousand choices."""
    game = find(name)
    options = settle(game, dict([setting.split("=")]), seats)
    answers: list[str] = []

    def witness(question: Question, option: Option, _seconds: float) -> None:
        answers.append(f"{question.seat} {question.kind}: {show(option)}")

    table = game.new(options, seats, 17)
    bots = ["reference"] * seats
    play_table(game, table, bots, range(seats), options=options, most=2_000, witness=witness)
    return sha256("\n".join(answers).encode()).hexdigest()


def test_the_reference_answers_for_ever_the_same() -> None:
    assert answers_to_made_up_questions() == FOR_EVER


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def test_the_reference_plays_the_same_game(game: tuple[str, str, int]) -> None:
    assert answers_in_a_game(*game) == GAMES[game], "python -m tests.golden.test_reference"


def test_of_two_options_it_prefers_the_wordier() -> None:
    question = Question(0, "move", [("stay",), ("walk", "village")])
    bot = Reference(1)
    taken = [bot.choose(question, dict) for _ in range(400)]
    assert taken.count(("walk", "village")) == pytest.approx(300, abs=30)


def test_another_seed_answers_otherwise() -> None:
    question = Question(0, "move", [("walk", f"field_{n}") for n in range(9)])
    one, other = ([bot.choose(question, dict) for _ in range(20)] for bot in map(Reference, (1, 2)))
    assert one != other


if __name__ == "__main__":
    for game in GAMES:
        print(f"    {game!r}: {answers_in_a_game(*game)!r},")
