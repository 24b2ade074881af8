"""High Card for the bots: never dare, and coins are all that counts."""

from pathlib import Path
from typing import Any

from fabletop.bots.plugin import BotsPlugin, Features
from fabletop.bots.search.budget import Budget
from fabletop.core.game import View
from fabletop.core.question import Question


def values(question: Question, _view: View) -> list[float]:
    """What every option is worth, in their order."""
    if question.kind == "dare":
        return [float(option[0] == "keep") for option in question.options]
    return [0.0] * len(question.options)


def measure(view: View) -> list[list[float]]:
    """For every seat, a number for every feature."""
    coins: Any = view["coins"]
    hands: Any = view["hand_sizes"]
    return [[float(coin), float(hand)] for coin, hand in zip(coins, hands, strict=True)]


PLUGIN = BotsPlugin(
    values=values,
    features=Features(("coins", "cards_left"), measure),
    weights=Path(__file__).parent / "weights.toml",
    words="high_card",
    budgets={"expert": Budget(iterations=60, rounds=1)},
)
