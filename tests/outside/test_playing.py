"""Bots and terminal play a game from another package with what it brings."""

import pytest

from fabletop.bots.bot import make_bot
from fabletop.bots.levels import budget_of
from fabletop.core.match import Match
from fabletop.core.registry import find
from tests.cli.terminal import fabletop

pytestmark = pytest.mark.usefixtures("outside_game")

GAMES = 40
PLAY = ("play", "high_card", "--seat=human:Ann", "--seat=random", "--seed=1", "--plain")
"""Ann has the best cards."""


def winners(seed: int) -> list[int]:
    """Of a game in which the greedy bot has the first seat, the random bot the second."""
    match = Match.new(find("high_card"), seats=["greedy", "random"], seed=seed)
    bots = [make_bot(name, "high_card", seed) for name in ("greedy", "random")]
    while not match.over:
        decision = match.decisions()[0]
        option = bots[decision.seat].choose(decision.question, match.glimpse(decision.seat))
        match.answer(option, decision.seat)
    assert match.result is not None
    return [seat for seat, place in enumerate(match.result.places) if place == 1]


def test_the_greedy_bot_follows_its_evaluation_and_beats_the_random_one() -> None:
    won = [winners(seed) for seed in range(GAMES)]
    assert won.count([0]) > 2 * won.count([1])


def test_a_level_has_its_budget_and_the_others_the_usual_one() -> None:
    assert budget_of("expert", "high_card").iterations == 60
    assert budget_of("hard", "high_card") == budget_of("hard", "prophecy")


@pytest.mark.parametrize(
    ("language", "feature"), [("en", "coins in the purse"), ("fr", "pièces dans la bourse")]
)
def test_a_hint_names_its_features(language: str, feature: str) -> None:
    said = fabletop(*PLAY, f"--language={language}", typed="1\nhint\n")
    assert feature in " ".join(said.out.split()), said


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Ann has 0 coins."), ("fr", "Ann a 0 pièce.")]
)
def test_the_terminal_shows_its_drawing(language: str, told: str) -> None:
    said = fabletop(*PLAY[:-1], f"--language={language}", typed="1\n")
    assert told in said.out
    assert "hand_sizes" not in said.out


def test_the_terminal_tells_a_card_in_its_words() -> None:
    said = fabletop("cards", "high_card", "--show=c07", "--language=fr")
    assert (said.code, said.err) == (0, "")
    assert "Cartes à jouer" in said.out
    assert "Valeur: 7" in said.out.replace(" :", ":")


def test_it_stands_in_the_list_of_games() -> None:
    assert any(line.startswith("high_card: ") for line in fabletop("games").lines)
