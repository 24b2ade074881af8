"""Patterns of options, such as "walk {space}" or "transmute {energy} 1..10": a verb and the domain
of each word, expanded in a fixed order.

A word is itself, several alternatives ("look|discard"), a range of numbers ("1..4"), or a domain
of the game ("{space}"). Verbs that take the same words share a line ("keep|discard {card}").
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from fabletop.core.question import Option, parse, show
from fabletop.core.rows.places import Word

Domains = Mapping[str, Sequence[Word]]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern and its options, numbered from `start`."""

    text: str
    start: int
    options: tuple[Option, ...]

    @property
    def end(self) -> int:
        """The number after the last one."""
        return self.start + len(self.options)


def expand(text: str, domains: Domains) -> Iterator[Option]:
    """All options of a pattern; the last word changes fastest. An element of a domain may consist
    of several words, such as an Item with what it is adjusted to."""
    for words in product(*(_words(word, domains) for word in text.split())):
        yield parse(show(words))


def _words(word: str, domains: Domains) -> list[Word]:
    found: list[Word] = []
    for part in word.split("|"):
        first, dots, last = part.partition("..")
        if dots:
            found += range(int(first), int(last) + 1)
        elif part.startswith("{"):
            found += domains[part.strip("{}")]
        else:
            found.append(part)
    return found


def number_patterns(texts: Sequence[str], domains: Domains) -> tuple[Pattern, ...]:
    """The patterns in order. An option that an earlier pattern covers is not numbered again by a
    later one."""
    patterns: list[Pattern] = []
    seen: set[Option] = set()
    start = 0
    for text in texts:
        options = tuple(dict.fromkeys(one for one in expand(text, domains) if one not in seen))
        seen.update(options)
        patterns.append(Pattern(text, start, options))
        start += len(options)
    return tuple(patterns)
