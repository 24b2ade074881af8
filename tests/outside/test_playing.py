"""Bots and terminal play a game from another package with what it brings."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from fabletop.bots.bot import make_bot
from fabletop.bots.levels import budget_of
from fabletop.core.conformance.games import check_game
from fabletop.core.match import Match
from fabletop.core.reading import Readable
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


def violations() -> str:
    game = find("high_card")
    assert isinstance(game, Readable)
    return "\n".join(
        violation
        for seed in range(8)
        for violation in check_game(game, options={}, seats=3, seed=seed).violations
    )


def test_it_passes_every_check_of_what_it_tells_and_what_it_takes() -> None:
    assert violations() == ""


FAULTS: dict[str, tuple[str, Callable[[Any], Any], str]] = {
    "a wrong price": (
        "price",
        lambda told: told and {"coin": told["coin"] + 1},
        "dare is read as coin -1, but changes it by -2",
    ),
    "no price": (
        "price",
        lambda told: told and {},
        "dare is read as coin +0, but changes it by -2",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_what_it_tells_is_noticed(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    question, spoil, message = FAULTS[fault]
    seen = import_module("high_card_game.seen")
    honest = getattr(seen, question)
    monkeypatch.setattr(seen, question, lambda *asked: spoil(honest(*asked)))
    assert message in violations()


def test_daring_is_worth_what_the_rules_bring_on_average() -> None:
    seen, game = import_module("high_card_game.seen"), find("high_card")
    table = game.new({}, 2, 1)
    table.winner, changes = 0, []
    for die in range(1, 7):
        twin = table.copy()
        twin.chance.load([("dice", die)])
        step = game.step(twin)
        assert step is not None
        next(step)
        with pytest.raises(StopIteration):
            step.send(("dare",))
        changes.append(twin.coins[0] - table.coins[0])
    assert seen.worth_of_daring() * 6 == sum(changes)
