"""Text from strangers: names, messages, files. What may be stored, and how it is shown."""

import json
import unicodedata

JOINERS = "\u200c\u200d"
"""Letters of some languages, and parts of emoji."""

MARKS = "\u200e\u200f\u061c"
"""Marks of direction, which have an effect on their neighbours only."""

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of characters that show nothing, or change how others are shown."""

LONGEST = 200


def harmless(text: str, *, lines: bool = False) -> bool:
    """Whether a text holds no control characters, no invisible ones, and none that turn the text
    around; `lines` may be broken."""
    return not any(_is_harmful(letter, lines) for letter in text)


def _is_harmful(letter: str, lines: bool) -> bool:
    if letter.isprintable() or letter in JOINERS or letter in MARKS:
        return False
    if letter in "\n\t":
        return not lines
    return unicodedata.category(letter) in UNSEEN


def visible(text: str) -> bool:
    """Whether there is something to see."""
    return any(unicodedata.category(one)[0] in "LNPS" and one not in BLANK for one in text)


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like a space."""


def for_terminal(text: str, *, lines: bool = True) -> str:
    """The text with everything escaped that a terminal could take for a command."""
    return "".join(
        letter
        if not _is_harmful(letter, lines)
        else letter.encode("unicode_escape", "surrogatepass").decode("ascii")
        for letter in text
    )


def json_for_terminal(value: object, indent: int | None = None) -> str:
    """JSON that a terminal can show: what it could take for a command is written as JSON does."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return "".join(
        letter if not _is_harmful(letter, lines=True) else json.dumps(letter)[1:-1]
        for letter in text
    )


def shown(text: str, most: int = LONGEST) -> str:
    """A piece of foreign text for a message or the log, on one line."""
    cut = text if len(text) <= most else f"{text[:most]}…"
    return for_terminal(cut, lines=False)
