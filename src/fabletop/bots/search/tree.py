"""The search tree: a tree of questions, with the results of the tries for each option.

Worlds differ, so a node is identified by the path to it and by its question, not by the table. Of
its options, only those count that the current world offers. Every seat plays for its own gain.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from fabletop.core.question import Option, Question

FAVOUR: Final[tuple[float, ...]] = (0.5, 0.2, 0.12, 0.08, 0.06, 0.04)
"""How likely an option is to be good, by its rank in the greedy bot's values."""

NodeKey = tuple[int, str, str | None]
"""The question that is asked next: seat, kind, subject."""


def key_of(question: Question) -> NodeKey:
    return question.seat, question.kind, question.subject


class Arm:
    """An option of a node: its tries, their total gain for the seat that chooses, and the
    questions that were asked next."""

    __slots__ = ("nodes", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[NodeKey, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def next(self, question: Question) -> "Node":
        """The node of a question that follows this option."""
        key = key_of(question)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node()
        return node


class Node:
    """A question somewhere in the tree. `mark` is the question with the searching seat's view, set
    only where the node may be reused at that seat's next decision."""

    __slots__ = ("arms", "mark", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[Option, Arm] = {}
        self.mark = ""
        self.visits = 0
        self.total = 0.0

    def arm(self, option: Option) -> Arm:
        arm = self.arms.get(option)
        if arm is None:
            arm = self.arms[option] = Arm()
        return arm

    def pick(self, ranked: Sequence[Option], curiosity: float) -> Option:
        """The option to try next: one with good results, or seldom tried, or of high value."""
        mean = self.total / self.visits if self.visits else 0.5
        reach = curiosity * sqrt(self.visits + 1)
        best, highest = ranked[0], float("-inf")
        for rank, option in enumerate(ranked):
            arm = self.arms.get(option)
            tries = arm.visits if arm else 0
            found = arm.total / tries if arm and tries else mean
            score = found + reach * FAVOUR[min(rank, len(FAVOUR) - 1)] / (1 + tries)
            if score > highest:
                best, highest = option, score
        return best

    def learn(self, option: Option, gain: float) -> None:
        arm = self.arm(option)
        arm.visits += 1
        arm.total += gain
        self.visits += 1
        self.total += gain

    def favourite(self) -> Option | None:
        """The option that was tried most often."""
        return max(self.arms, key=lambda one: self.arms[one].visits, default=None)
