"""From the seed that an outside bot is told, the seed of its table cannot be worked out."""

import json
import os
from pathlib import Path

import pytest

from fabletop.bots.outside import secret as secrets
from fabletop.bots.outside.secret import VARIABLE, run_secret, told_seed
from fabletop.core.chance import mix
from fabletop.envs.one_seat import Chair
from fabletop.envs.setup import Setup
from fabletop.lab.comparing import arena
from fabletop.lab.playing import simulate
from fabletop.lab.playing.simulate import own_seed
from fabletop.lab.playing.soak import soak
from tests.bots.visiting import program
from tests.cli.terminal import fabletop

MASK = 2**64 - 1
SEED = 3
NEAR = 2_000
"""Seeds below this are what people would type."""


def unmixed(value: int) -> int:
    """The inverse of `mix`: the number that it was given."""
    value ^= value >> 31 ^ value >> 62
    value = value * pow(0x94D0_49BB_1331_11EB, -1, 2**64) & MASK
    value ^= value >> 27 ^ value >> 54
    value = value * pow(0xBF58_476D_1CE4_E5B9, -1, 2**64) & MASK
    return value ^ value >> 30 ^ value >> 60


def listening(folder: Path) -> tuple[str, Path]:
    """A program that writes down its seed and any secret it finds, and takes the first option."""
    heard = folder / "heard.txt"
    ready = f"""
        with open({str(heard)!r}, "a") as file:
            file.write(json.dumps([asked["seed"], os.environ.get({VARIABLE!r})]) + "\\n")
        say('{{"type": "ready"}}')
    """
    return program(folder, "say(json.dumps(dict(option=0)))", ready=ready), heard


def told(heard: Path) -> list[int]:
    """The seeds that the program was told. Checks that it has not found the secret."""
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    heard.unlink()
    assert {spied for _, spied in lines} == {None}
    return [seed for seed, _ in lines]


def traced(numbers: list[int]) -> set[int]:
    """The table seeds that a bot could guess: its own, those nearby, and their unmixed numbers."""
    found: set[int] = set()
    for number in numbers:
        found |= {number + by for by in range(-6, 7)}
        for last in (0, 1):
            mixed = unmixed((number << 1 | last) & MASK)
            found |= {(mixed - seat) & MASK for seat in range(6)}
    return found | {unmixed(one) for one in found if one >= 0}


def test_mixing_can_be_undone() -> None:
    for number in (0, 1, 7, 2**63, MASK):
        assert unmixed(mix(number)) == number


def test_a_run_of_the_laboratory_tells_no_seed_of_a_table(tmp_path: Path) -> None:
    name, heard = listening(tmp_path)
    plan = simulate.make_plan("seasons", {}, 2, [name], SEED, 10)
    told(heard)
    simulate.play_games(plan, [0])
    numbers = told(heard)
    table = own_seed(SEED, 0)
    assert len(set(numbers)) == 2
    assert not traced(numbers) & {SEED, table, mix(table)}
    assert not {own_seed(table, seat) for seat in range(2)} & set(numbers)


def test_arena_soak_and_environments_tell_no_seed_of_a_table(tmp_path: Path) -> None:
    name, heard = listening(tmp_path)
    contest = arena.make_contest(
        "seasons", {}, [name, "random"], players=2, deals=1, seed=SEED, most=10
    )
    told(heard)
    arena.play_games(contest, [0])
    assert not traced(told(heard)) & {SEED, own_seed(SEED, 0), mix(own_seed(SEED, 0))}
    soak("seasons", 1, seed=SEED, given={}, bot=name, every=500)
    assert not traced(told(heard)) & {SEED}
    chair = Chair(Setup("seasons"), 0, [name])
    told(heard)
    chair.reset(SEED)
    chair.close()
    assert not traced(told(heard)) & {SEED, SEED + 1}


def test_a_game_at_the_keyboard_tells_no_seed_of_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name, heard = listening(tmp_path)
    fabletop("play", "seasons", f"--bot={name}", f"--seed={SEED}", "--plain", typed="q\nn\n")
    numbers = told(heard)
    assert len(set(numbers)) == 2
    assert not traced(numbers) & {SEED}


def test_whoever_tries_all_likely_seeds_without_the_secret_finds_none() -> None:
    number = told_seed("cmd:./bot", SEED, run_secret())
    for key in (b"", b"\0" * 32, b"fabletop"):
        assert number not in {told_seed("cmd:./bot", seed, key) for seed in range(NEAR)}


def test_the_secret_of_a_run_is_its_own_unless_it_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def drawn() -> bytes:
        secrets.run_secret.cache_clear()
        return secrets.run_secret()

    monkeypatch.delenv(VARIABLE, raising=False)
    assert drawn() != drawn()
    monkeypatch.setenv(VARIABLE, "swordfish")
    given = drawn()
    assert given == drawn()
    assert VARIABLE in os.environ
    assert VARIABLE not in secrets.public_environment()
    monkeypatch.setenv(VARIABLE, "halibut")
    assert given != drawn()
    secrets.run_secret.cache_clear()


def test_the_games_of_a_run_are_told_the_same_in_every_process(tmp_path: Path) -> None:
    name, heard = listening(tmp_path)
    plan = simulate.make_plan("seasons", {}, 2, [name], SEED, 4)
    told(heard)
    simulate.play_games(plan, [0])
    first = told(heard)
    run_secret.cache_clear()
    simulate.play_games(plan, [0])
    assert told(heard) == first


def test_the_secret_is_written_down_nowhere() -> None:
    contest = arena.make_contest(
        "seasons", {}, ["greedy", "random"], players=2, deals=1, seed=SEED, most=10
    )
    plan = simulate.make_plan("seasons", {}, 2, ["greedy"], SEED, 10)
    assert contest.secret
    assert plan.secret
    written = repr(contest) + repr(plan) + repr(contest.plan()) + repr(plan.plain())
    assert "secret" not in written
    assert repr(contest.secret) not in written


def test_bots_of_the_house_keep_their_seeds() -> None:
    assert told_seed("greedy", 8, run_secret()) == 8
    assert told_seed("hard/8", 8, run_secret()) == 8
