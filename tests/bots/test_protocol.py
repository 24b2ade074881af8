"""The protocol of programs that play: what they are told, and what they may answer."""

import json
import sys
import time
from pathlib import Path

import pytest

from fabletop.bots.bot import make_bot
from fabletop.bots.outside.child import Child
from fabletop.bots.outside.faults import Failed
from fabletop.bots.outside.protocol import (
    BYE,
    decide,
    question_of,
    read_answer,
    read_ready,
    sealed_of,
)
from fabletop.bots.random import Random
from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Question
from fabletop.core.registry import find, names
from fabletop.core.view import plain
from tests.bots.visiting import ends, invite, let_play, program, started

MOVE = Question(1, "move", [("stay",), ("walk", "village"), ("boat", 3)])


def test_a_program_is_greeted_asked_and_dismissed(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = program(tmp_path, "say(json.dumps({'option': 0}))")
    file = tmp_path / "program.py"
    loop = f"with open({str(heard)!r}, 'a') as notes: notes.write(line)"
    text = file.read_text().replace("    asked = json", f"    {loop}\n    asked = json")
    file.write_text(text)
    bot = invite(name, seed=8)
    match = started()
    decision, view = match.decisions()[0], match.view(0)
    assert let_play(bot, match, 1) == [decision.options[0]]
    bot.close()
    hello, asked, bye = map(json.loads, heard.read_text().splitlines())
    ruleset = find("seasons").ruleset
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "seasons",
        "ruleset": ruleset,
        "seed": 8,
    }
    assert asked == {
        "type": "decide",
        "decision": 1,
        "seat": 0,
        "kind": decision.kind,
        "subject": None,
        "options": [" ".join(map(str, option)) for option in decision.options],
        "settings": match.header.options,
        "view": json.loads(json.dumps(plain(view))),
    }
    assert bye == {"type": "bye"}


@pytest.mark.parametrize("answer", ["len(asked['options']) - 1", "asked['options'][-1]"])
def test_a_program_names_an_option_by_its_place_or_its_text(answer: str, tmp_path: Path) -> None:
    bot = invite(program(tmp_path, f"say(json.dumps({{'option': {answer}}}))"))
    match = started()
    for _ in range(5):
        last = match.decisions()[0].options[-1]
        assert let_play(bot, match, 1) == [last]
    bot.close()
    assert bot.faults == []


def test_the_words_of_an_option_are_its_name() -> None:
    assert read_answer(b'{"option": "walk village"}\n', MOVE) == ("walk", "village")
    assert read_answer(b'{"option": "boat 3", "why": "it floats"}\n', MOVE) == ("boat", 3)
    assert read_answer(b'{"option": 0}\n', MOVE) == ("stay",)


@pytest.mark.parametrize(
    ("line", "kind", "hint"),
    [
        (b"walk village\n", "garbage", "not a JSON object: 'walk village'"),
        (b"\xff\xfe\n", "garbage", "not a JSON object"),
        (b"[1]\n", "garbage", "not a JSON object"),
        (b"{}\n", "garbage", 'no "option"'),
        (b'{"option": 3}\n', "illegal", "no option 3, only 0 to 2"),
        (b'{"option": -1}\n', "illegal", "no option -1"),
        (b'{"option": true}\n', "illegal", "True is not among the options"),
        (b'{"option": "fly"}\n', "illegal", "'fly' is not among the options"),
        (b'{"option": null}\n', "illegal", "None is not among"),
        (b'{"error": "lost"}\n', "crash", "lost"),
    ],
)
def test_what_is_no_answer_is_told_apart(line: bytes, kind: str, hint: str) -> None:
    with pytest.raises(Failed) as failed:
        read_answer(line, MOVE)
    assert failed.value.kind == kind
    assert hint in failed.value.message


def test_only_ready_is_the_answer_to_hello() -> None:
    read_ready(b'{"type": "ready", "name": "Deep Purple"}\n')
    with pytest.raises(Failed, match="the answer to hello"):
        read_ready(b'{"option": 0}\n')


@pytest.mark.parametrize("game", names())
def test_every_view_and_glimpse_of_a_game_survives_the_wire(game: str) -> None:
    match, lot = started(game), Random(4)
    for number in range(120):
        question = match.decisions()[0].question
        look = match.glimpse(question.seat)
        message = json.loads(decide(number, question, look.options, plain(look())))
        assert message["view"] == json.loads(json.dumps(plain(look())))
        again = question_of(message)
        assert (again.seat, again.kind, again.subject) == (
            question.seat,
            question.kind,
            question.subject,
        )
        assert again.options == list(question.options)
        sealed = look.seal(look.options, number)
        other = sealed_of(json.loads(decide(number, question, look.options, sealed)))
        assert other == sealed
        assert Glimpse.unseal(find(game), other)() == look()
        let_play(lot, match, 1)
        if match.over:
            break


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("cmd:", "needs a program"),
        ("cmd:'oops", "cannot be read as a command"),
        ("cmd:./no/such/program", "does not start: No such file"),
        ("cmd:false", r"does not start: the program has ended \(exit code 1\)"),
        ("cmd:echo hello", "does not start: not a JSON object: 'hello'"),
        ("cmd:printf x", "does not start: a line without an end"),
    ],
)
def test_a_program_that_does_not_say_ready_is_refused(name: str, hint: str) -> None:
    with pytest.raises(BadSetup, match=hint):
        make_bot(name, "seasons", 1)


def test_after_nonsense_the_program_begins_anew(tmp_path: Path) -> None:
    """What it says next could belong to the question before."""
    mark = tmp_path / "once"
    bot = invite(
        program(
            tmp_path,
            f"""
            if not os.path.exists({str(mark)!r}):
                open({str(mark)!r}, "w").write(str(os.getpid()))
                say("let me see")
            say(json.dumps({{"option": len(asked["options"]) - 1}}))
            """,
        )
    )
    match = started()
    let_play(bot, match, 1)
    for _ in range(3):
        last = match.decisions()[0].options[-1]
        assert let_play(bot, match, 1) == [last]
    bot.close()
    assert ends(int(mark.read_text()))
    assert [(fault.kind, fault.decision) for fault in bot.faults] == [("garbage", 1)]


def test_a_program_that_ends_is_started_again(tmp_path: Path) -> None:
    bot = invite(
        program(tmp_path, "say(json.dumps({'option': 0}))\nif asked['decision'] == 1: sys.exit(4)")
    )
    match = started()
    let_play(bot, match, 4)
    bot.close()
    (fault,) = bot.faults
    assert (fault.kind, fault.decision) == ("crash", 2)
    assert fault.message == "the program has ended (exit code 4)"


def test_a_program_that_does_not_listen_keeps_nobody_waiting() -> None:
    child = Child([sys.executable, "-c", "import time; time.sleep(300)"], BYE)
    begun = time.monotonic()
    with pytest.raises(Failed, match="no answer within"):
        child.exchange(b"x" * 2_000_000 + b"\n", 0.5)
    assert time.monotonic() - begun < 30


def test_a_program_that_never_ends_its_line_is_stopped() -> None:
    flood = "import sys\nwhile True: sys.stdout.write('x' * 65536)"
    child = Child([sys.executable, "-c", flood], BYE)
    with pytest.raises(Failed, match="a line without an end"):
        child.exchange(b"\n", 60)


def test_a_program_that_ignores_goodbye_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    code = f"import os, time; open({str(file)!r}, 'w').write(str(os.getpid())); print(flush=True)"
    child = Child([sys.executable, "-c", f"{code}; time.sleep(300)"], BYE)
    child.exchange(b"\n", 60)
    child.stop()
    assert ends(int(file.read_text()))
