"""A bot whose class is in somebody's file: it sees what its seat sees, and can do no harm."""

import gc
import time
import zlib
from pathlib import Path

import pytest

from fabletop.bots.bot import Closing, Faulty, make_bot
from fabletop.bots.outside import guarded
from fabletop.bots.random import Random
from fabletop.core.errors import BadSetup
from fabletop.core.view import plain
from tests.bots.visiting import ends, invite, let_play, started, written

STANDARD = {"version": "standard"}


@pytest.mark.parametrize(
    ("game", "options"), [("prophecy", STANDARD), ("seasons", {}), ("wizards", {})]
)
def test_a_class_sees_exactly_what_its_seat_sees(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    bot = invite(
        written(
            tmp_path,
            """
            import zlib
            from fabletop.core.view import plain
            seen = zlib.crc32(repr(plain(look())).encode())
            return question.options[seen % len(question.options)]
            """,
        ),
        game,
    )
    match = started(game, **options)
    for _ in range(80):
        question = match.decisions()[0].question
        look = match.glimpse(question.seat)
        seen = zlib.crc32(repr(plain(look())).encode())
        expected = question.options[seen % len(question.options)]
        assert bot.choose(question, look) == expected
        match.answer(expected, question.seat)
    bot.close()
    assert bot.faults == []


def test_a_class_can_imagine_worlds_that_look_the_same(tmp_path: Path) -> None:
    bot = invite(
        written(
            tmp_path,
            """
            world = look.imagine(len(question.options))
            assert world.game.view(world.table, look.seat) == look()
            world.answer(tuple(q.options[0] for q in world.asked)
                         if isinstance(world.asked, tuple) else world.asked.options[0])
            return question.options[0]
            """,
        )
    )
    match = started()
    assert let_play(bot, match, 60) == [entry.option for entry in match.entries]
    bot.close()
    assert bot.faults == []


def test_a_class_is_made_with_the_game_and_the_seed(tmp_path: Path) -> None:
    name = written(
        tmp_path,
        "return question.options[self.luck]",
        start="assert game == 'seasons'\nself.luck = seed - 4",
    )
    match = started()
    question, look = match.decisions()[0].question, match.glimpse(0)
    for seed in (4, 5):
        bot = make_bot(name, "seasons", seed)
        assert bot.choose(question, look) == question.options[seed - 4]
        assert isinstance(bot, Closing)
        bot.close()


def test_what_a_class_prints_does_no_harm(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    name = written(tmp_path, "print('hm')\nos.write(1, b'ha')\nreturn question.options[-1]")
    bot = invite(name)
    match = started()
    last = match.decisions()[0].options[-1]
    assert let_play(bot, match, 1) == [last]
    bot.close()
    assert "hm" in capfd.readouterr().err


def test_a_class_finds_what_lies_beside_its_file(tmp_path: Path) -> None:
    (tmp_path / "wisdom.py").write_text("BEST = -1\n", encoding="utf-8")
    bot = invite(written(tmp_path, "import wisdom\nreturn question.options[wisdom.BEST]"))
    match = started()
    last = match.decisions()[0].options[-1]
    assert let_play(bot, match, 1) == [last]
    bot.close()


GOOD = "class Visitor:\n    def choose(self, question, look): ...\n"


@pytest.mark.parametrize(
    ("text", "named", "hint"),
    [
        (None, "Visitor", "there is no file"),
        (GOOD, "Vistor", r"has no class 'Vistor'; it has: Visitor"),
        (GOOD, "not a name", "names no class"),
        ("x = 1\nclass Visitor(:\n", "Visitor", r"SyntaxError: .*\(visitor.py, line 2\)"),
        ("\nimport nowhere_at_all\n", "Visitor", r"nowhere_at_all.*\(visitor.py, line 2\)"),
        ("class Visitor: ...\n", "Visitor", r"needs a method choose\(question, look\)"),
        (GOOD, "Visitor", r"Visitor\(game, seed\) of .* failed: TypeError"),
        ("raise SystemExit(3)\n", "Visitor", "cannot be loaded: SystemExit: 3"),
        ("import os\nos._exit(3)\n", "Visitor", r"the program has ended \(exit code 3\)"),
    ],
)
def test_a_file_that_makes_no_bot_says_why(
    text: str | None, named: str, hint: str, tmp_path: Path
) -> None:
    file = tmp_path / "visitor.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=hint):
        make_bot(f"{file}:{named}", "seasons", 1)


def test_a_class_that_never_gets_ready_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarded, "START_SECONDS", 1.0)
    with pytest.raises(BadSetup, match="no answer within 1 seconds"):
        invite(written(tmp_path, "...", start="time.sleep(60)"))


def test_an_exception_costs_one_decision_and_names_its_line(tmp_path: Path) -> None:
    bot = invite(
        written(
            tmp_path,
            """
            self.asked = getattr(self, "asked", 0) + 1
            if self.asked == 2:
                raise ValueError("too clever")
            return question.options[-1]
            """,
        )
    )
    match = started()
    let_play(bot, match, 4)
    bot.close()
    (fault,) = bot.faults
    assert (fault.kind, fault.decision) == ("crash", 2)
    assert fault.message == "ValueError: too clever (visitor.py, line 8)"


@pytest.mark.parametrize("answer", ["('fly', 'moon')", "None", "'stay'", "[1]", "7"])
def test_an_answer_that_is_no_option_is_an_illegal_one(answer: str, tmp_path: Path) -> None:
    bot = invite(written(tmp_path, f"return {answer}"))
    match = started()
    let_play(bot, match, 3)
    bot.close()
    assert [(fault.kind, fault.decision) for fault in bot.faults] == [
        ("illegal", 1),
        ("illegal", 2),
        ("illegal", 3),
    ]


def test_who_thinks_too_long_is_ended_and_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "once"
    name = written(
        tmp_path,
        f"""
        if not os.path.exists({str(mark)!r}):
            open({str(mark)!r}, "w").write(str(os.getpid()))
            while True: pass
        return question.options[-1]
        """,
    )
    bot = invite(name, seconds=2)
    match = started()
    let_play(bot, match, 1)
    assert ends(int(mark.read_text()))
    last = match.decisions()[0].options[-1]
    assert let_play(bot, match, 1) == [last]
    bot.close()
    (fault,) = bot.faults
    assert (fault.kind, fault.decision) == ("timeout", 1)
    assert fault.message == "no answer within 2 seconds"


def test_who_ends_again_and_again_is_given_up_and_the_lot_plays_on(tmp_path: Path) -> None:
    bot = invite(written(tmp_path, "os._exit(9)"), seed=5)
    match = started()
    chosen = let_play(bot, match, 8)
    bot.close()
    assert [fault.decision for fault in bot.faults] == [1, 2, 3, 4]
    assert bot.faults[0].message == "the program has ended (exit code 9)"
    assert bot.faults[-1].message.endswith("it is not asked any more")
    assert chosen == let_play(Random(5), started(), 8)


def test_the_limit_of_time_can_be_set_at_the_table(tmp_path: Path) -> None:
    bot = make_bot(written(tmp_path, "time.sleep(60)"), "seasons", 1, seconds=0.5)
    begun = time.monotonic()
    let_play(bot, started(), 1)
    assert time.monotonic() - begun < 30
    assert isinstance(bot, Faulty)
    assert [fault.kind for fault in bot.faults] == ["timeout"]


PID = """
if not hasattr(self, "told"):
    self.told = True
    import subprocess
    mine = subprocess.Popen(["sleep", "300"])
    open({file!r}, "w").write(f"{{os.getpid()}} {{mine.pid}}")
return question.options[0]
"""


@pytest.mark.parametrize("goodbye", ["closed", "forgotten"])
def test_nothing_is_left_running_after_a_match(goodbye: str, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    bot = invite(written(tmp_path, PID.format(file=str(file))))
    let_play(bot, started(), 5)
    if goodbye == "closed":
        bot.close()
        bot.close()
    del bot
    gc.collect()
    assert [ends(int(pid)) for pid in file.read_text().split()] == [True, True]
