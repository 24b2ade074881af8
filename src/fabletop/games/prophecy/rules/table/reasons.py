"""Why something is not possible: the failed condition, its rule, and the numbers in it.

The functions that decide what is offered return such a reason, or None if there is none. So offers
and explanations always agree.
"""

from fabletop.core.question import Option, Refusal

Reason = tuple[str, str, tuple[tuple[str, int | str], ...]]


def because(reason: str, rule: str, **values: int | str) -> Reason:
    return (reason, rule, tuple(values.items()))


def needs(what: str, rule: str, needed: int, owned: int) -> Reason:
    """Too little Gold, Experience, Health or Magic."""
    return (f"needs_{what}", rule, (("needed", needed), ("owned", owned)))


def refuse(option: Option, reason: Reason) -> Refusal:
    return Refusal(option, *reason)
