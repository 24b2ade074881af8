"""The page that lists every option and every field of every game.

`python -m tools.environment_pages` prints it, or writes it to the file given as an argument.
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

**Options.** A pattern is a verb and its words. A word in braces is any word of a domain, `a|b` is
either of two, `1..4` is a range. The last word changes fastest. An element of a domain may have
several words that belong together, such as an Item and what it is adjusted to. The last numbers are
spare: options that no pattern covers get them, in the order of the question's options.

**Observations.** All numbers are scaled and clipped to the given range; the column *1 is* gives the
value that is scaled to 1 (larger values are clipped). In a field of the kind *one of*, at most one
number is 1; in *some of*, several may be; *amounts* has a number for each word. A field whose name
begins with `seat_` has one part of equal length for each possible seat: the seat's own first, then
the others in turn order; seats that are not in the game have zeros. Seats are named in the same
way: `own`, `after_1`, `after_2` and so on.

Every change of the options or of the fields increases the version after the name of the game.
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
    """The labels of the first seat's part; those of the other seats are the same."""
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
