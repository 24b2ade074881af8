"""What can be asked about the open table of High Card. The rules call the same functions, so that
bots, pages and labels never hold a number of their own."""

from collections.abc import Iterator
from fractions import Fraction

from tests.high_card import HighCardView

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.core.reading import Reading

DIE = range(1, 7)
STAKE, PRIZE = 2, 3


def wins(die: int) -> bool:
    """Whether a die brings the prize to a player who dares it."""
    return die == max(DIE)


def worth_of_daring() -> Fraction:
    """The coins that daring the die brings on average."""
    return Fraction(PRIZE * sum(map(wins, DIE)), len(DIE)) - STAKE


def tricks_left(view: HighCardView) -> int:
    return max(view.hand_sizes)


def readings(view: HighCardView) -> Iterator[Reading]:
    yield "worth_of_daring", worth_of_daring()
    yield "tricks_left", tricks_left(view)


def price(option: Option) -> HeldAmounts | None:
    """What an option surely takes; who wins a trick depends on the others."""
    match option[0]:
        case "dare":
            return {"coin": -STAKE}
        case "keep":
            return {}
        case _:
            return None
