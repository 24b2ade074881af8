"""What can be asked about the open table of High Card. The rules ask it, too."""

from fractions import Fraction

from tests.high_card import HighCardView

DIE = range(1, 7)
BRINGS, COSTS = 1, 2


def pays(die: int) -> int:
    """The coins that a die brings or costs who dares it: only a six brings one."""
    return BRINGS if die == max(DIE) else -COSTS


def worth_of_daring() -> Fraction:
    """The coins that daring the die brings on average."""
    return Fraction(sum(map(pays, DIE)), len(DIE))


def tricks_left(view: HighCardView) -> int:
    """How many tricks are still to be played."""
    return max(view.hand_sizes)
