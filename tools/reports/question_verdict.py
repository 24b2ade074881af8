"""The answer to the Wizards sheet's open question in words, computed from the certain results."""

from collections.abc import Sequence
from dataclasses import replace

from fabletop.lab.trial.findings import WeighedChange, verdict
from fabletop.lab.trial.paired import LEAST
from tools.reports.question_tables import FIRST, change_told

NEEDED = 0.05
"""The page says how many deals would be needed to find a change of first places of this size."""


Told = tuple[Sequence[WeighedChange], Sequence[WeighedChange]]
"""The differences between Orders under the sheet, and the effects of the proposals."""


def in_short(studies: Sequence[Told]) -> str:
    """The results that are certain with every kind of bot, with the same sign."""
    standing = _agreed([between for between, _ in studies])
    moved = _agreed([changes for _, changes in studies])
    orders = [_leads(one) for one in standing]
    proposals = [
        f"*{one.asked.kind}* moves {one.asked.measure} of {one.asked.name.capitalize()} "
        f"{'up' if one.change.change > 0 else 'down'}"
        for one in moved
    ]
    return (
        "Certain by every sort of bot that was asked: "
        f"{'; '.join(orders) or 'nothing about how the Orders stand by the sheet'}. "
        f"Of what the proposals do: {'; '.join(proposals) or 'nothing'}."
    )


def _agreed(studies: Sequence[Sequence[WeighedChange]]) -> list[WeighedChange]:
    first, *others = (
        {_sign(one): one for one in some if verdict(one) == "moved"} for some in studies
    )
    return [one for sign, one in first.items() if all(sign in other for other in others)]


def _sign(one: WeighedChange) -> tuple[str, str, str, bool]:
    return (one.asked.kind, one.asked.name, one.asked.measure, one.change.change > 0)


def _leads(one: WeighedChange) -> str:
    upper, _, lower = one.asked.name.partition(" above ")
    if one.change.change < 0:
        upper, lower = lower, upper
    return f"{upper.capitalize()} stand above {lower.capitalize()} in {one.asked.measure}"


def answers(between: Sequence[WeighedChange], changes: Sequence[WeighedChange]) -> str:
    """The answer to each half of the question, then for each proposal. `between` has the results of
    the sheet only."""
    lines = [
        f"- Are Wizards too weak? {_standing(between, 'wizards')}",
        f"- Are Druids too strong? {_standing(between, 'druids')}",
    ]
    for proposal in dict.fromkeys(one.asked.kind for one in changes):
        own = [one for one in changes if one.asked.kind == proposal]
        lines.append(f"- The proposal *{proposal}*: {_moves(own)}")
    return "\n".join(lines)


def _standing(between: Sequence[WeighedChange], order: str) -> str:
    """Where an Order is certain to stand above or below another one under the sheet."""
    above: list[str] = []
    below: list[str] = []
    for one in between:
        upper, _, lower = one.asked.name.partition(" above ")
        if verdict(one) != "moved" or order not in (upper, lower):
            continue
        own, other = (one, lower) if order == upper else (_turned(one), upper)
        told = f"{other.capitalize()} in {own.asked.measure} ({change_told(own)})"
        (above if own.change.change > 0 else below).append(told)
    sides = (("above", above), ("below", below))
    found = [f"{word} {', '.join(some)}" for word, some in sides if some]
    if found:
        return f"Certain by the sheet: they stand {'; they stand '.join(found)}."
    if any(not one.change.known for one in between if order in one.asked.name):
        return f"Too few seats: less than {LEAST} of an Order."
    return "They cannot be told apart from the others in these deals."


def _turned(one: WeighedChange) -> WeighedChange:
    """The same comparison with the two Orders swapped."""
    old = one.change
    turned = replace(old, base=old.changed, changed=old.base, low=-old.high, high=-old.low)
    return replace(one, change=turned)


def _moves(changes: Sequence[WeighedChange]) -> str:
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
