"""Bots' programs end even if the process that started them is killed and can end nothing."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from tests.bots.visiting import program, written
from tests.waiting import alive, wait_until

linux = pytest.mark.skipif(sys.platform != "linux", reason="processes are found as on Linux")

STUBBORN = """
    import os, pathlib, signal
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    if os.fork() == 0:
        os.setsid()
        if os.fork():
            os._exit(0)
    with pathlib.Path({note!r}).open("a") as file:
        file.write(f"{{os.getpid()}}\\n")
    while True: pass
"""

HOST = """
    import os, time
    from fabletop.bots.outside.watchman import watchman
    from tests.bots.visiting import invite, let_play, started
    bot = invite({name!r}, seconds=1_000.0)
    print(watchman()._process.pid, flush=True)
    {then}
"""


@contextmanager
def process_with(name: str, then: str) -> Iterator["subprocess.Popen[str]"]:
    code = dedent(HOST).format(name=name, then=then)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as host:
        yield host
        host.kill()


def number_from(host: "subprocess.Popen[str]") -> int:
    assert host.stdout is not None
    return int(host.stdout.readline())


@linux
@pytest.mark.parametrize("kind", [written, program])
def test_bots_of_a_killed_process_end_wherever_they_hide(
    kind: Callable[[Path, str], str], tmp_path: Path
) -> None:
    note = tmp_path / "pids"
    name = kind(tmp_path, STUBBORN.format(note=str(note)))
    with process_with(name, "let_play(bot, started(), 1)") as host:
        watching = number_from(host)
        wait_until(lambda: note.exists() and note.read_text().count("\n") == 2)
    pids = [int(line) for line in note.read_text().split()]
    wait_until(lambda: not any(map(alive, [*pids, watching])))


@linux
def test_nothing_is_left_of_a_process_that_ends_by_itself(tmp_path: Path) -> None:
    with process_with(written(tmp_path, "return question.options[0]"), "bot.close()") as host:
        watching = number_from(host)
        assert host.wait(60) == 0
        assert not alive(watching)


@linux
def test_a_forked_process_does_not_keep_the_bots_of_the_first_one_alive(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    noted = f"open({str(note)!r}, 'w').write(str(os.getpid()))"
    fork = "print(os.fork() or time.sleep(1_000), flush=True); let_play(bot, started(), 1)"
    with process_with(written(tmp_path, "while True: pass", start=noted), fork) as host:
        number_from(host)
        twin = number_from(host)
    wait_until(lambda: not alive(int(note.read_text())))
    assert alive(twin)
    os.kill(twin, signal.SIGKILL)
