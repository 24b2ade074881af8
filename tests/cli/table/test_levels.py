"""Bots of several levels at the table, and other ones while the game goes on."""

from pathlib import Path

import pytest

from fabletop.bots.bot import BOTS
from fabletop.bots.levels import BUDGETS, LEVELS, SLIPS
from fabletop.bots.search.budget import Budget
from tests.cli.terminal import Said, fabletop

BEGIN = ("play", "--seat=human:Ann", "--seat=random", "--seat=easy", "--seed=4", "--plain")


@pytest.fixture(autouse=True)
def _quick_and_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think briefly and never slip."""
    monkeypatch.chdir(tmp_path)
    for level in ("normal", "hard", "expert"):
        monkeypatch.setitem(BUDGETS, level, Budget(iterations=4, rounds=1))
        monkeypatch.setitem(SLIPS, level, 0.0)


def typing(*lines: str, words: tuple[str, ...] = BEGIN) -> Said:
    return fabletop(*words, typed="".join(f"{line}\n" for line in lines))


def test_every_seat_has_a_level_of_its_own() -> None:
    seats = [f"--seat={level}" for level in LEVELS]
    out = fabletop("play", "--seat=human:Ann", *seats, "--seed=4").out
    for number, level in enumerate(LEVELS, start=2):
        assert f": {level} {number}." in out


def test_the_setup_explains_every_bot_and_takes_normal_for_granted() -> None:
    said = fabletop("play", typed="\n2\n\n\n")
    for number, name in enumerate([*LEVELS, "random", "greedy"], start=1):
        assert f"{number}  {name}: " in said.out
    assert "Which? [2]" in said.out
    assert ": normal 2." in said.out


@pytest.mark.parametrize("answer", ["3", "hard", "Hard"])
def test_the_setup_takes_a_bot_by_number_or_name(answer: str) -> None:
    assert ": hard 2." in fabletop("play", typed=f"\n2\n\n{answer}\n").out


def test_a_bot_is_replaced_by_one_of_another_level() -> None:
    out = typing("level 2 hard", "b").out
    assert "From now on hard plays seat 2." in out
    assert "(random 2)" not in out.partition("From now on")[2]
    assert "(hard 2)" in out


def test_the_new_bot_plays_on() -> None:
    out = typing("thoughts on", "level 2 hard", "1", "1").out
    assert "Ranger weighs the chances" in out.partition("From now on")[2]


def test_a_saved_game_keeps_the_new_bot() -> None:
    typing("level 3 expert", "s game.fabletop", "q")
    out = fabletop("play", "--load=game.fabletop", "--plain").out
    assert ": random 2." in out
    assert ": expert 3." in out


def test_a_game_with_a_new_bot_is_not_saved_yet() -> None:
    assert "The game is not saved." in typing("1", "s", "level 2 hard", "q", "n").out
    assert "The game is not saved." not in typing("1", "s", "q").out


@pytest.mark.parametrize(
    "line", ["level", "level 2", "level hard", "level 1 hard", "level 4 hard", "level 2 oracle"]
)
def test_a_level_needs_the_seat_of_a_bot_and_a_bot(line: str) -> None:
    words = " ".join(typing(line).out.split())
    assert f"Seats of bots: 2 (random), 3 (easy). Bots: {', '.join(BOTS)}." in words


def test_people_alone_have_no_levels_to_choose() -> None:
    people = ("play", "--seat=human:Ann", "--seat=human:Bob", "--seed=4", "--plain")
    assert "No bot sits at this table." in typing("level 2 hard", words=people).out
