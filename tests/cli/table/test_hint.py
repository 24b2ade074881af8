"""Bots say what they think: to a player who asks for a hint, or to all if they think aloud."""

import re
from pathlib import Path

import pytest

from fabletop.bots.levels import BUDGETS, SLIPS
from fabletop.bots.search.budget import Budget
from tests.cli.terminal import DRAWING, Said, fabletop

TWO_PEOPLE = ("play", "--seat=human:Ann", "--seat=human:Bob", "--seed=4", "--plain")
AGAINST_NORMAL = ("play", "--seat=human:Ann", "--seat=normal", "--seed=4", "--plain")


@pytest.fixture(autouse=True)
def _quick_and_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think briefly and never slip."""
    monkeypatch.chdir(tmp_path)
    for level in ("normal", "expert"):
        monkeypatch.setitem(BUDGETS, level, Budget(iterations=8, rounds=1))
        monkeypatch.setitem(SLIPS, level, 0.0)


def typing(words: tuple[str, ...], *lines: str) -> Said:
    return fabletop(*words, typed="".join(f"{line}\n" for line in lines))


def hinted(said: Said) -> list[tuple[str, str]]:
    """Numbers and labels of the options of a hint."""
    return re.findall(r"^ *(\d+)  (.+): chance unclear, \d+ tr", said.out, re.MULTILINE)


def test_a_hint_names_three_options_by_their_numbers() -> None:
    said = typing(TWO_PEOPLE, "hint")
    listed = re.findall(r"^ *(\d+)  (.+)$", said.out.partition("hint\n")[0], re.MULTILINE)
    assert len(hinted(said)) == 3
    assert set(hinted(said)) <= set(listed)


def test_a_percentage_stands_beside_thirty_tries_or_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "expert", Budget(iterations=90, breadth=3, rounds=1))
    words = " ".join(typing(TWO_PEOPLE, "hint").out.split())
    told = [(int(chance), int(n)) for chance, n in re.findall(r"(\d+)% to win, (\d+) tries", words)]
    assert len(told) == 2
    assert told[0][0] >= told[1][0]
    assert min(tries for _, tries in told) >= 30
    assert words.count("chance unclear") == 1


def test_a_hint_tells_what_follows_and_what_makes_the_difference() -> None:
    out = typing(TWO_PEOPLE, "hint").out
    assert "Expected then: " in out
    assert out.count("Compared with the next best, ") == 1
    assert out.count("Compared with the best, ") == 2


def test_the_same_moment_gets_the_same_hint_and_the_decision_still_stands() -> None:
    said = typing(TWO_PEOPLE, "hint", "hint", "1")
    _, first, second = said.out.split("> hint\n")
    second, _, after = second.partition("> 1\n")
    assert first == second
    assert "End your turn" in after


def test_a_hint_speaks_french() -> None:
    out = typing((*TWO_PEOPLE, "--language=fr"), "hint").out
    assert "chances incertaines, " in out
    assert "Suite attendue : " in out


def test_there_is_no_hint_where_nothing_is_to_be_chosen() -> None:
    assert "There is nothing to choose here." in typing(TWO_PEOPLE, "1", "hint").out


def test_a_hint_draws_nothing_in_plain_mode_and_fits_80_columns() -> None:
    plain = typing(TWO_PEOPLE, "hint")
    assert not set(plain.out) & set(DRAWING)
    drawn = typing(TWO_PEOPLE[:-1], "hint")
    assert max(map(len, drawn.lines)) <= 80


def test_bots_think_aloud_where_the_table_wants_it() -> None:
    out = typing((*AGAINST_NORMAL, "--thoughts")).out
    words = " ".join(out.split())
    assert re.search(
        r"Ranger weighs the chances: .+?, chance unclear \(\d+ tr\w+, chosen\); ", words
    )
    assert words.index("weighs the chances") < words.index("What happened")


def test_bots_keep_their_thoughts_to_themselves_otherwise() -> None:
    assert "weighs the chances" not in typing(AGAINST_NORMAL).out


@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
def test_bots_that_do_not_search_have_nothing_to_say(bot: str) -> None:
    words = ("play", "--seat=human:Ann", f"--seat={bot}", "--seed=4", "--plain", "--thoughts")
    assert "weighs the chances" not in typing(words, "1", "1").out


def test_thoughts_are_switched_on_and_off_during_the_game() -> None:
    out = typing(AGAINST_NORMAL, "thoughts on", "1", "1", "thoughts off", "1", "1").out
    before, _, after = out.partition("keep their thoughts to themselves")
    assert "even if it reveals their hidden cards." in before
    assert "weighs the chances" in before
    assert "weighs the chances" not in after


@pytest.mark.parametrize("line", ["thoughts", "thoughts maybe"])
def test_thoughts_are_on_or_off(line: str) -> None:
    assert "Type thoughts on or thoughts off." in typing(AGAINST_NORMAL, line).out


def test_thoughts_wait_until_the_keyboard_has_been_passed() -> None:
    seats = ("--seat=human:Ann", "--seat=human:Bob", "--seat=normal")
    out = typing(("play", "seasons", *seats, "--seed=4", "--plain", "--thoughts"), "", "1", "").out
    curtains = [part.start() for part in re.finditer("press Enter", out)]
    thoughts = [part.start() for part in re.finditer("weighs the chances", out)]
    assert len(curtains) == 2
    assert thoughts
    assert curtains[0] < thoughts[0]


def test_the_help_names_what_bots_can_be_asked_for() -> None:
    out = typing(AGAINST_NORMAL, "h").out
    for key in ("hint", "level 2 hard", "thoughts on"):
        assert f"\n{key} " in out
