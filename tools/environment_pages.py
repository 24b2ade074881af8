"""The page that lists every option and every field of every game.

`python -m tools.environment_pages` prints it, or writes it to a file that is named.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fabletop.envs.observation import Field, Observation, observation
from fabletop.envs.patterns import Domains
from fabletop.envs.plugin import declared, declared_games
from fabletop.envs.vocabulary import Vocabulary, vocabulary

OPENING = """\
# Games as numbers

Every option of a game has a number, and what a seat sees is a row of numbers. This page is written
by `python -m tools.environment_pages docs/generated/observations.md`.

**Options.** A pattern is a verb and its words. A word in braces is any of a domain, `a|b` is either
of two, `1..4` is a range. The last word changes fastest. Several words of one domain belong
together, as an Item and what it is adjusted to. At the end come spare numbers for what no pattern
covers, given out in the order of the question's options.

**Observations.** All numbers are scaled and clipped to the range that is given; the column *1 is*
says what 1 stands for, or more than that. Of *one of* a domain one number is 1, or none; of *some
of* it several may be; *amounts* are a number for each. A field whose name begins with `seat_` has
as many parts of equal length as there can be seats: the own seat first, the others in turn order
after it, zeros for seats that are not in the game. Another seat is named in the same way: `own`,
`after_1`, `after_2` and so on.

A change of the options or of the fields raises the version that stands behind the name of the game.
"""

SHOWN = 4
"""How many words of a domain, or labels of a field, are shown."""


def page() -> str:
    return "\n".join([OPENING, *(line for game in declared_games() for line in _game(game))]) + "\n"


def _game(game: str) -> Iterator[str]:
    words, seen = vocabulary(game), observation(game)
    yield f"## {game.capitalize()}"
    yield ""
    yield f"Options: version `{words.version}`, {words.size} numbers."
    yield ""
    yield from _patterns(words)
    yield "Words of the domains in these patterns:"
    yield ""
    yield from _domains(words, declared(game).domains())
    count = len(seen.fields)
    yield f"Observation: version `{seen.version}`, {seen.size} numbers in {count} fields."
    yield ""
    yield from _fields(seen)


def _patterns(words: Vocabulary) -> Iterator[str]:
    yield from _head("Option", "Count", "Numbers")
    for pattern in words.patterns:
        span = _span(pattern.start, len(pattern.options))
        text = pattern.text.replace("|", "\\|")
        yield _row(f"`{text}`", str(len(pattern.options)), span)
    yield _row("spare", str(words.size - words.spare), _span(words.spare, words.size - words.spare))
    yield ""


def _domains(words: Vocabulary, domains: Domains) -> Iterator[str]:
    text = " ".join(pattern.text for pattern in words.patterns)
    yield from _head("Domain", "Words", "Such as")
    for name, values in domains.items():
        if f"{{{name}}}" in text:
            yield _row(f"`{name}`", str(len(values)), _some(tuple(map(str, values))))
    yield ""


def _fields(seen: Observation) -> Iterator[str]:
    yield from _head("Field", "Positions", "Range", "1 is", "Kind", "Meaning", "Single numbers")
    for field in seen.fields:
        yield _row(
            f"`{field.name}`",
            _span(field.start, field.size),
            f"{field.low:g} to {field.high:g}",
            str(field.most),
            field.kind,
            field.meaning,
            _labels(field),
        )
    yield ""


def _span(start: int, size: int) -> str:
    return f"{start}–{start + size - 1}" if size > 1 else str(start)


def _labels(field: Field) -> str:
    """The labels of the first part: those of the other seats are the same."""
    if field.seats == 1:
        return _some(field.labels)
    part = field.labels[: field.size // field.seats]
    names = tuple(label.partition(" ")[2] for label in part)
    return f"{field.seats} × {len(part)}: {_some(names)}" if any(names) else f"{field.seats} × 1"


def _some(words: tuple[str, ...]) -> str:
    if len(words) <= SHOWN + 1:
        return ", ".join(words)
    return f"{', '.join(words[:SHOWN])} … {words[-1]} ({len(words)})"


def _head(*titles: str) -> Iterator[str]:
    yield _row(*titles)
    yield _row(*("---" for _ in titles))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    if arguments:
        Path(arguments[0]).write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
