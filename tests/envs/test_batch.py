"""Many tables for self-play, in one process or several."""

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.envs.batch import Batch, shares
from fabletop.envs.batches.shared import SharedBlock
from fabletop.envs.batches.workers import BatchWorkers, WorkerLost
from fabletop.envs.lean import LeanTable
from fabletop.envs.setup import Setup
from tests.envs.tables import SETUPS, every_game
from tests.waiting import alive, wait_until

TABLES = 5


def chosen(batch: Batch, luck: np.random.Generator) -> list[int]:
    return [int(luck.choice(batch.numbers(table))) for table in range(batch.tables)]


def shown(batch: Batch) -> bytes:
    """Everything that the tables show now."""
    legal = b"".join(batch.numbers(table).tobytes() for table in range(batch.tables))
    arrays = (batch.rows, batch.masks, batch.seats, batch.counts, batch.rewards)
    rest = (batch.ended, batch.truncated, batch.seeds)
    return legal + b"".join(array.tobytes() for array in (*arrays, *rest))


def history(batch: Batch, steps: int, seed: int = 7) -> list[bytes]:
    luck = np.random.default_rng(1)
    batch.reset(seed)
    seen = [shown(batch)]
    for _ in range(steps):
        batch.step(chosen(batch, luck))
        seen.append(shown(batch))
    return seen


@every_game
def test_every_table_plays_what_a_lean_table_plays(game: str) -> None:
    setup = Setup(game, most=40)
    batch, luck = Batch(setup, TABLES, mask=True), np.random.default_rng(2)
    lean = [LeanTable(setup) for _ in range(TABLES)]
    batch.reset(100)
    for seed, table in enumerate(lean, start=100):
        table.reset(seed)
    ended = 0
    for _ in range(90):
        actions = chosen(batch, luck)
        batch.step(actions)
        for number, (table, action) in enumerate(zip(lean, actions, strict=True)):
            table.step(action)
            assert batch.ended[number] == table.over
            assert batch.truncated[number] == table.truncated
            if table.over:
                ended += 1
                assert batch.rewards[number].tolist() == pytest.approx(table.rewards())
                table.reset(int(batch.seeds[number]))
            assert batch.seats[number] == table.seat
            assert batch.numbers(number).tolist() == table.legal
            assert batch.rows[number].tobytes() == table.row.tobytes()
            assert batch.masks[number].tobytes() == table.mask.tobytes()
    assert ended >= 2 * TABLES


def test_the_seed_of_every_game_follows_from_the_first_one() -> None:
    batch, luck = Batch(Setup("seasons", most=3), TABLES), np.random.default_rng(2)
    batch.reset(10)
    assert batch.seeds.tolist() == [10, 11, 12, 13, 14]
    for _ in range(3):
        batch.step(chosen(batch, luck))
    assert batch.ended.all()
    assert batch.truncated.all()
    assert batch.seeds.tolist() == [15, 16, 17, 18, 19]


@pytest.mark.parametrize("processes", [2, 3])
def test_games_do_not_depend_on_how_many_processes_play_them(processes: int) -> None:
    setup = SETUPS["seasons"]
    right = history(Batch(setup, TABLES, mask=True), 60)
    with Batch(setup, TABLES, processes=processes, mask=True) as batch:
        assert history(batch, 60) == right
        assert history(batch, 60) == right, "a reset begins from the start"


def test_tables_are_shared_out_evenly() -> None:
    assert shares(5, 2) == [range(2), range(2, 5)]
    assert [len(share) for share in shares(16, 3)] == [5, 5, 6]
    for processes in (0, 6):
        with pytest.raises(BadSetup, match="5 tables has 1 to 5 processes"):
            Batch(Setup("seasons"), 5, processes=processes)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_number_names_its_table_and_the_batch_must_be_reset(processes: int) -> None:
    with Batch(Setup("seasons"), TABLES, processes=processes) as batch:
        right = history(batch, 3)
        wrong = chosen(batch, np.random.default_rng(1))
        wrong[3] = batch.setup.vocabulary.size - 1
        with pytest.raises(IllegalAnswer, match=r"table 3: .*is not possible now"):
            batch.step(wrong)
        with pytest.raises(IllegalAnswer, match="reset begins some"):
            batch.step(chosen(batch, np.random.default_rng(1)))
        assert history(batch, 3) == right


@pytest.mark.parametrize("processes", [1, 2])
def test_a_closed_batch_can_be_read_and_not_played(processes: int) -> None:
    batch = Batch(Setup("seasons"), TABLES, processes=processes)
    batch.reset(1)
    before = batch.rows.copy()
    batch.close()
    batch.close()
    assert batch.rows.tobytes() == before.tobytes()
    with pytest.raises(BadSetup, match="the batch was closed"):
        batch.reset(1)
    with pytest.raises(IllegalAnswer, match="no games are being played"):
        batch.step([0] * TABLES)


def crew(batch: Batch) -> BatchWorkers:
    assert isinstance(batch._crew, BatchWorkers)
    return batch._crew


def is_there(name: str) -> bool:
    return Path("/dev/shm", name).exists()


def test_closing_leaves_no_process_and_no_memory() -> None:
    batch = Batch(Setup("seasons"), TABLES, processes=2)
    workers, name = crew(batch).workers[:], crew(batch).block.name
    pids = [worker.pid for worker in workers]
    assert is_there(name)
    batch.close()
    assert not is_there(name)
    assert not any(pid and alive(pid) for pid in pids)


def test_a_batch_that_nobody_has_any_more_is_closed() -> None:
    batch = Batch(Setup("seasons"), TABLES, processes=2)
    batch.reset(1)
    name, rows, copy = crew(batch).block.name, batch.rows, batch.rows.copy()
    del batch
    gc.collect()
    assert not is_there(name)
    assert rows.tobytes() == copy.tobytes(), "what somebody still reads is still there"


def test_a_worker_that_dies_is_reported() -> None:
    batch = Batch(Setup("seasons"), TABLES, processes=2)
    batch.reset(1)
    pid = crew(batch).workers[1].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"worker 1 of the batch died \(exit code -9\)"):
        batch.step(chosen(batch, np.random.default_rng(1)))
    name = crew(batch).block.name
    batch.close()
    assert not is_there(name)


def test_a_reset_waits_for_its_own_answer_after_a_step_that_was_interrupted() -> None:
    right = history(Batch(Setup("wizards"), TABLES), 3)
    with Batch(Setup("wizards"), TABLES, processes=2) as batch:
        history(batch, 3)
        crew(batch).send(None)
        assert history(batch, 3) == right


LEFT_OPEN = """
from fabletop.envs.batch import Batch
from fabletop.envs.setup import Setup

if __name__ == "__main__":
    batch = Batch(Setup("seasons"), 4, processes=2)
    batch.reset(1)
    print(batch._crew.block.name)
    {end}
"""


@pytest.mark.parametrize(
    "end", ["pass", "raise SystemExit(3)", "import os; os.kill(os.getpid(), 9)"]
)
def test_a_program_that_ends_without_closing_leaves_nothing(tmp_path: Path, end: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(LEFT_OPEN.format(end=end), encoding="utf-8")
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60)
    assert "Traceback" not in run.stderr
    name = run.stdout.strip()
    assert name
    wait_until(lambda: not is_there(name))


def test_memory_is_kept_as_long_as_an_array_of_it() -> None:
    block = SharedBlock(64)
    cells, name = block.cells(), block.name
    other = SharedBlock(name=name)
    other.cells()[3] = 9
    part = cells[2:5]
    block.forget()
    del block, cells, other
    gc.collect()
    assert part.tolist() == [0, 9, 0]
