"""High Card for the bots: the die is worth what the rules say, and coins are all that counts."""

from pathlib import Path

from tests.high_card import HighCardView

from fabletop.bots.plugin import BotsPlugin, Features
from fabletop.bots.search.budget import Budget
from fabletop.core.question import Question

from .seen import worth_of_daring


def values(question: Question, _view: HighCardView) -> list[float]:
    """What every option is worth, in their order."""
    dared = float(worth_of_daring())
    return [dared if option[0] == "dare" else 0.0 for option in question.options]


def measure(view: HighCardView) -> list[list[float]]:
    """For every seat, a number for every feature."""
    return [
        [float(coins), float(cards)]
        for coins, cards in zip(view.coins, view.hand_sizes, strict=True)
    ]


PLUGIN = BotsPlugin(
    values=values,
    features=Features(("coins", "cards_left"), measure),
    weights=Path(__file__).parent / "weights.toml",
    words="high_card",
    budgets={"expert": Budget(iterations=60, rounds=1)},
)
