"""One question, its options, and why other things are refused.

A rule yields a `Question` (or a tuple of them, answered at the same time) and continues with the
answer. An option is a small tuple of words and numbers; `show` and `parse` convert it to text and
back.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

Option = tuple[str | int, ...]


class Question:
    """What the rules ask one seat. A question with a single option is answered automatically,
    unless that would reveal something about hidden cards: then `always` asks anyway."""

    __slots__ = ("always", "kind", "options", "seat", "subject")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        subject: str | None = None,
        *,
        always: bool = False,
    ) -> None:
        self.always = always
        self.seat = seat
        self.kind = kind
        self.options = options
        self.subject = subject

    def __repr__(self) -> str:
        about = f" about {self.subject}" if self.subject else ""
        return f"<{self.kind}{about} for seat {self.seat}: {', '.join(map(show, self.options))}>"


Step = Generator[Question | tuple[Question, ...], Any, None]
"""A coroutine of the rules: one phase or one effect."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something a player might expect to be able to do, the condition that fails, and its rule."""

    option: Option
    reason: str
    rule: str
    values: tuple[tuple[str, int | str], ...] = ()


def show(option: Option) -> str:
    return " ".join(map(str, option))


def parse(text: str) -> Option:
    """The option that `show` printed: `parse(show(x)) == x`."""
    return tuple(int(word) if word.lstrip("-").isdecimal() else word for word in text.split())
