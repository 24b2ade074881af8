"""Compares labels with what their options do: the price in a label must be the price paid."""

from fabletop.core.decision import Decision
from fabletop.core.foretelling import LIFE, Foretold, amounts_in
from fabletop.core.game import T
from fabletop.core.question import Option, show


def check_labels(decision: Decision[T]) -> list[str]:
    """Every amount in a label is what is paid or gained; everything that is certain to be paid or
    gained is in the label; and the label of a fatal choice says so."""
    foretold = decision.foretold()
    if foretold is None or len(decision.options) < 2:
        return []
    problems = []
    for option, label in zip(decision.options, decision.labels(), strict=True):
        if str(option[0]) not in foretold.exceptions:
            problems += _check(foretold, option, label)
    return [f"{decision.kind}: {problem}" for problem in problems]


def _check(foretold: Foretold[T], option: Option, label: str) -> list[str]:
    told = amounts_in(label, foretold.before)
    sure = foretold.surely(option)
    if foretold.is_fatal(option):
        return [] if "fatal" in label else [f"{show(option)} is fatal, but says {label!r}"]
    taken = sure
    if any(abs(sure.get(name, 0)) != count for name, count in told.items()):
        taken = foretold.at_last(option)
        if LIFE in taken:
            return []
    return [
        f"{show(option)} says {label!r}, but {name} changes by {taken.get(name, 0)}"
        for name in {**told, **sure}
        if abs(taken.get(name, 0)) != told.get(name, 0)
    ]
