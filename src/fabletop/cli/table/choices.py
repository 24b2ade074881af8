"""The options of a decision as a numbered list that stays readable when there are many.

Options that differ only in a number are one line (`5-12`). A long row of options that differ only
in their last word has a heading with the words they share. Numbers never change: they are the
answers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from rich.columns import Columns
from rich.text import Text

from fabletop.cli.table.screen import Screen
from fabletop.core.cards.search import holds
from fabletop.core.question import Option

FEW = 3
"""At most this many options that differ only in a number are listed one by one."""

MANY = 6
"""From this many options of one sort on, they are grouped under a heading."""

GAP = 2
"""Columns between options side by side."""


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    number: int
    option: Option
    label: str


def numbered(options: Sequence[Option], labels: Sequence[str]) -> list[ChoiceLine]:
    pairs = zip(options, labels, strict=True)
    return [
        ChoiceLine(number, option, label) for number, (option, label) in enumerate(pairs, start=1)
    ]


def matching(choices: Sequence[ChoiceLine], words: Sequence[str]) -> list[ChoiceLine]:
    """The options whose labels contain all the words; a number must match as a whole."""
    numbers = {word for word in words if word.isdecimal()}
    return [
        choice
        for choice in choices
        if holds(words, [choice.label]) and numbers <= set(_words(choice.label))
    ]


def _words(label: str) -> list[str]:
    return [part.strip(",.:;()") for part in label.split()]


def telling_word(choices: Sequence[ChoiceLine]) -> str:
    """A word to suggest for a search: a rare and long one of an option in the middle; if all
    options have the same words, the numbers in which they differ."""
    parts = _words(choices[len(choices) // 2].label)
    words = [part for part in parts if part.isalpha()]
    rarest = min(words, key=lambda word: (len(matching(choices, [word])), -len(word)), default="")
    numbers = [part for part in parts if part.isdecimal()]
    everywhere = len(matching(choices, [rarest])) == len(choices)
    if everywhere and len(matching(choices, numbers)) < len(choices):
        return " ".join(numbers)
    return rarest


def list_choices(screen: Screen, choices: Sequence[ChoiceLine]) -> None:
    for group in _groups(choices):
        if len(group) > FEW and _counting(group):
            first, last = group[0], group[-1]
            screen.item(f"{first.number:3}-{last.number}", f"{first.label} … {last.label}")
        elif len(group) >= MANY and not _counting(group):
            _together(screen, group)
        else:
            for choice in group:
                screen.item(f"{choice.number:3}", choice.label)


def _groups(choices: Sequence[ChoiceLine]) -> Iterator[list[ChoiceLine]]:
    """Neighbours that differ in their last word only."""
    for _, group in groupby(choices, key=_sort):
        yield list(group)


def _sort(choice: ChoiceLine) -> tuple[object, ...]:
    """All but the last word, and whether that is a number; a single word is its own sort."""
    *before, last = choice.option
    return (*before, isinstance(last, int)) if before else (last,)


def _counting(group: Sequence[ChoiceLine]) -> bool:
    """Whether the last words count up one by one."""
    numbers = [choice.option[-1] for choice in group]
    first = numbers[0]
    return isinstance(first, int) and numbers == list(range(first, first + len(group)))


def _together(screen: Screen, group: Sequence[ChoiceLine]) -> None:
    """Print a group below the words it shares, side by side if two or more fit."""
    start, end = _shared([choice.label for choice in group])
    if start or end:
        screen.line(f"     {start}… {end}".rstrip())
    cells = [
        (f"{choice.number:3}", choice.label[len(start) : len(choice.label) - len(end)].rstrip())
        for choice in group
    ]
    texts = [Text(f"{number}  {label}".rstrip()) for number, label in cells]
    width = max(map(len, texts))
    if screen.plain or 2 * width + GAP > screen.console.width:
        for number, label in cells:
            screen.item(number, label)
    else:
        screen.show(Columns(texts, padding=(0, GAP), column_first=True, width=width))


def _shared(labels: Sequence[str]) -> tuple[str, str]:
    """The whole words that all labels begin with, and the bracket that all end with."""
    start = _beginning(labels)
    end = _beginning([label[::-1] for label in labels])[::-1]
    bracket = end.find(" (")
    return start[: start.rfind(" ") + 1], end[bracket + 1 :] if bracket >= 0 else ""


def _beginning(labels: Sequence[str]) -> str:
    """The letters that all labels begin with."""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*labels, strict=False))
    return "".join(letters[0] for letters in alike)
