"""Bots that fork, eat memory or refuse to end: the match goes on, and nothing is left of them."""

import os
import resource
import sys
from pathlib import Path

import pytest

from fabletop.bots.outside import bounds
from fabletop.bots.outside.bounds import ProgramBounds
from fabletop.bots.outside.guarded import SECONDS, Guarded
from fabletop.core.errors import BadSetup
from tests.bots.visiting import invite, program, started, written
from tests.waiting import alive, wait_until

linux = pytest.mark.skipif(sys.platform != "linux", reason="the bounds are those of Linux")

FUGITIVE = """
    import os, pathlib, signal, sys, time
    for signal_number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(signal_number, signal.SIG_IGN)
    note = pathlib.Path({note!r})
    if not note.exists():
        note.write_text("")
        for escape in (lambda: None, os.setpgrp, os.setsid):
            if os.fork() == 0:
                escape()
                if os.fork() == 0:
                    escape is os.setsid or escape()
                with note.open("a") as file:
                    file.write(f"{{os.getpid()}}\\n")
                time.sleep(10_000)
    while len(note.read_text().split()) < 6:
        time.sleep(0.01)
    {then}
"""


def asked_once(bot: Guarded) -> None:
    """Whatever the bot does, an option is taken."""
    match = started("seasons")
    question = match.decisions()[0].question
    assert bot.choose(question, match.glimpse(question.seat)) in question.options


@linux
@pytest.mark.parametrize("then", ["return question.options[0]", "time.sleep(10_000)"])
def test_children_of_a_bot_end_with_it_wherever_they_hide(then: str, tmp_path: Path) -> None:
    note = tmp_path / "children"
    name = written(tmp_path, FUGITIVE.format(note=str(note), then=then))
    bot = invite(name, seconds=3.0 if "sleep" in then else SECONDS)
    asked_once(bot)
    bot.close()
    children = [int(line) for line in note.read_text().split()]
    assert len(children) == 6 or bot.faults
    wait_until(lambda: not any(map(alive, children)))
    assert bool(bot.faults) == ("sleep" in then)


@linux
def test_a_child_with_nothing_of_its_bot_but_its_parent_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    started_by_it = f"""
        import pathlib, subprocess
        child = subprocess.Popen(["sleep", "600"], env={{}}, start_new_session=True)
        pathlib.Path({str(note)!r}).write_text(str(child.pid))
        return question.options[0]
    """
    bot = invite(written(tmp_path, started_by_it))
    asked_once(bot)
    child = int(note.read_text())
    assert alive(child)
    bot.close()
    wait_until(lambda: not alive(child))


@linux
def test_who_eats_memory_is_full_some_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bounds.MEMORY, "600")
    greedy = "self.hoard = [bytearray(50_000_000) for _ in range(100)]\nreturn question.options[0]"
    bot = invite(written(tmp_path, greedy))
    asked_once(bot)
    bot.close()
    (fault,) = bot.faults
    assert fault.kind == "crash"
    assert "MemoryError" in fault.message


@linux
def test_a_bot_of_anybody_but_root_may_start_some_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system counts no processes of root, so only the bound is looked at."""
    monkeypatch.setattr(os, "getuid", lambda: 1_000)
    bounded = """
        import resource
        assert resource.getrlimit(resource.RLIMIT_NPROC)[0] == MOST
        return question.options[0]
    """
    monkeypatch.setattr(bounds, "_tasks_of_user", lambda: 5_000)
    most = str(5_000 + bounds.PROCESSES)
    bot = invite(written(tmp_path, bounded.replace("MOST", most)))
    asked_once(bot)
    bot.close()
    assert not bot.faults


@linux
@pytest.mark.skipif(os.getuid() == 0, reason="the processes of root are not counted")
def test_who_forks_without_end_is_stopped(tmp_path: Path) -> None:
    endless = """
        import os, time
        while True:
            if os.fork() == 0:
                time.sleep(10_000)
    """
    bot = invite(written(tmp_path, endless))
    asked_once(bot)
    bot.close()
    (fault,) = bot.faults
    assert "BlockingIOError" in fault.message


@linux
@pytest.mark.parametrize("ignored", [False, True])
def test_who_computes_without_end_is_ended_some_day(
    ignored: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(bounds.CPU, "2")
    deaf = "import signal; signal.signal(signal.SIGXCPU, signal.SIG_IGN)" if ignored else "pass"
    bot = invite(written(tmp_path, "while True: pass", start=deaf), seconds=60.0)
    asked_once(bot)
    bot.close()
    (fault,) = bot.faults
    assert fault.kind == "crash"
    told = "exit code -9" if ignored else "its processor time of 2 s is used up; FABLETOP_BOT_CPU"
    assert told in fault.message


@linux
def test_a_bound_of_0_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (bounds.MEMORY, bounds.CPU):
        monkeypatch.setenv(variable, "0")
    free = """
        import resource
        for what in (resource.RLIMIT_AS, resource.RLIMIT_CPU):
            assert resource.getrlimit(what) == (resource.RLIM_INFINITY,) * 2
        return question.options[0]
    """
    unlimited = resource.getrlimit(resource.RLIMIT_CPU)[1] == resource.RLIM_INFINITY
    bot = invite(written(tmp_path, free))
    asked_once(bot)
    bot.close()
    assert not bot.faults or not unlimited


@linux
def test_who_writes_without_end_is_garbage(tmp_path: Path) -> None:
    flood = "while True: os.write(1, b'x' * 1_000_000)"
    bot = invite(program(tmp_path, flood))
    asked_once(bot)
    bot.close()
    (fault,) = bot.faults
    assert fault.kind == "garbage"


@pytest.mark.parametrize(
    ("variable", "told"),
    [
        (bounds.MEMORY, "FABLETOP_BOT_MEMORY should be a number of megabytes"),
        (bounds.CPU, "FABLETOP_BOT_CPU should be a number of seconds of processor time"),
    ],
)
def test_a_bound_is_a_number(variable: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, "much")
    with pytest.raises(BadSetup, match=told):
        ProgramBounds.wanted()
