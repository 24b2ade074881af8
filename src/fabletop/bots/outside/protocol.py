"""The protocol: one JSON object per line. `docs/add-a-bot.md` describes every message.

We send hello, and the program says that it is ready; we ask, and it answers; we send bye.
"""

import json
from dataclasses import fields

from fabletop.bots.outside.faults import Failed
from fabletop.core.codec import JsonObject
from fabletop.core.game import Options
from fabletop.core.glimpse import Sealed
from fabletop.core.question import Option, Question, parse, show
from fabletop.core.registry import find

VERSION = 1
SHOWN = 60
"""How many characters of an invalid line are quoted in the report."""

ProtocolMessage = JsonObject


def line_of(message: ProtocolMessage) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def hello(game: str, seed: int) -> bytes:
    ruleset = find(game).ruleset
    return line_of(
        {"type": "hello", "protocol": VERSION, "game": game, "ruleset": ruleset, "seed": seed}
    )


def decide(number: int, question: Question, settings: Options, seen: JsonObject | Sealed) -> bytes:
    """The question and the view of the seat; a class gets a glimpse instead of the view."""
    message: ProtocolMessage = {
        "type": "decide",
        "decision": number,
        "seat": question.seat,
        "kind": question.kind,
        "subject": question.subject,
        "options": [show(option) for option in question.options],
        "settings": settings,
    }
    if isinstance(seen, Sealed):
        message["glimpse"] = {one.name: getattr(seen, one.name) for one in fields(Sealed)}
    else:
        message["view"] = seen
    return line_of(message)


BYE = line_of({"type": "bye"})
READY = line_of({"type": "ready"})


def read_ready(line: bytes) -> None:
    """Check the answer to hello."""
    if read(line).get("type") != "ready":
        raise Failed("garbage", f'the answer to hello is {{"type": "ready"}}, not {shown(line)}')


def read_answer(line: bytes, question: Question) -> Option:
    """The option that a line names, by its index or its text."""
    message = read(line)
    if "option" not in message:
        raise Failed("garbage", f'the answer has no "option": {shown(line)}')
    named = message["option"]
    options = question.options
    if type(named) is int:
        if 0 <= named < len(options):
            return options[named]
        raise Failed("illegal", f"there is no option {named}, only 0 to {len(options) - 1}")
    for option in options:
        if show(option) == named:
            return option
    raise Failed("illegal", f"{named!r:.{SHOWN}} is not among the options ({question.kind})")


def read(line: bytes) -> ProtocolMessage:
    """Parse a line of the program; with an "error" in it, the program reports its own failure."""
    try:
        message = json.loads(line)
    except ValueError:
        raise Failed("garbage", f"not a JSON object: {shown(line)}") from None
    if not isinstance(message, dict):
        raise Failed("garbage", f"not a JSON object: {shown(line)}")
    if "error" in message:
        raise Failed("crash", str(message["error"]))
    return message


def shown(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


def question_of(message: ProtocolMessage) -> Question:
    """The question in a message, read on the bot's side."""
    options = [parse(option) for option in message["options"]]
    return Question(message["seat"], message["kind"], options, message["subject"])


def sealed_of(message: ProtocolMessage) -> Sealed:
    """The glimpse in a message, read on the bot's side: JSON knows no tuples."""
    plain: ProtocolMessage = message["glimpse"]
    answers = tuple((seat, tuple(option)) for seat, option in plain["answers"])
    luck = tuple((kind, value) for kind, value in plain["luck"])
    return Sealed(**plain | {"answers": answers, "luck": luck})
