"""The answer to the Wizards sheet's open question in plain words, computed from what is certain."""

from collections.abc import Sequence

from bench.chapters_question import FIRST, change_told
from fabletop.lab.trial.findings import Weighed, verdict
from fabletop.lab.trial.paired import LEAST

NEEDED = 0.05
"""It is said how many deals would find a change of first places of this size."""


def answers(between: Sequence[Weighed], changes: Sequence[Weighed]) -> str:
    """For each half of the question, then for each proposal. `between` is of the sheet alone."""
    lines = [
        f"- Are Wizards too weak? {_standing(between, 'wizards')}",
        f"- Are Druids too strong? {_standing(between, 'druids')}",
    ]
    for proposal in dict.fromkeys(one.asked.kind for one in changes):
        own = [one for one in changes if one.asked.kind == proposal]
        lines.append(f"- The proposal *{proposal}*: {_moves(own)}")
    return "\n".join(lines)


def _standing(between: Sequence[Weighed], order: str) -> str:
    """Where an Order is certain to stand above another one by the sheet, and where below."""
    above: list[str] = []
    below: list[str] = []
    for one in between:
        upper, _, lower = one.asked.name.partition(" above ")
        if verdict(one) != "moved" or order not in (upper, lower):
            continue
        leads = (one.change.change > 0) == (order == upper)
        other = lower if order == upper else upper
        told = f"{other.capitalize()} in {one.asked.measure} ({change_told(one)})"
        (above if leads else below).append(told)
    sides = (("above", above), ("below", below))
    found = [f"{word} {', '.join(some)}" for word, some in sides if some]
    if found:
        return f"Certain by the sheet: they stand {'; they stand '.join(found)}."
    if any(not one.change.known for one in between if order in one.asked.name):
        return f"Too few seats: less than {LEAST} of an Order."
    return "They cannot be told apart from the others in these deals."


def _moves(changes: Sequence[Weighed]) -> str:
    moved = [
        f"{one.asked.measure} of {one.asked.name.capitalize()} {change_told(one)}"
        for one in changes
        if verdict(one) == "moved"
    ]
    if moved:
        return f"it moves {', '.join(moved)}. Nothing else is certain."
    rates = [one for one in changes if one.asked.measure == FIRST and one.change.known]
    needed = ", ".join(
        f"{one.asked.name.capitalize()} {one.change.deals_for(NEEDED):,}"
        for one in rates
        if one.change.error
    )
    if not needed:
        return "nothing that it moves is certain."
    size = f"{100 * NEEDED:.0f} points of first places"
    return f"nothing that it moves is certain. Deals that would find {size}: {needed}."
