"""Several people at one keyboard: nobody sees another one's cards of the draft."""

import re

import pytest

from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.screen import CLEAR, Screen
from fabletop.cli.table.session import Session
from fabletop.core.match import Match
from fabletop.core.registry import find
from tests.cli.terminal import Said, fabletop

TWO = ("play", "--seat=human:Ann", "--seat=human:Bob", "--set=version=standard", "--seed=4")
BEHIND = "What follows is only for {}. {}, press Enter:"


def two(*lines: str, plain: bool = False) -> Said:
    words = (*TWO, "--plain") if plain else TWO
    return fabletop(*words, typed="".join(f"{line}\n" for line in lines))


def hands(text: str) -> list[str]:
    return re.findall(r"\d  Keep (\w+)", text)


@pytest.mark.parametrize("plain", [False, True])
def test_each_hand_is_shown_behind_a_curtain(plain: bool) -> None:
    said = two(plain=plain)
    assert hands(said.out) == [], "the first hand, too"
    said = two("", "1", plain=plain)
    before, _, after = said.out.partition(BEHIND.format("Bob", "Bob"))
    assert len(hands(before)) == 2
    assert hands(after) == []
    assert "Pass the keyboard" not in said.out


def test_behind_the_curtain_one_sees_strength_willpower_and_guilds() -> None:
    shown = two("").out
    assert "Your character cards:" in shown
    assert re.search(r"\w+: Strength \d, Willpower \d; [\w' ]+, [\w' ]+\.", shown)


DRAFTED = ("", "1") * 6


def test_after_the_draft_the_keyboard_is_passed_openly() -> None:
    public = two(*DRAFTED, "1", "1", "1", "1").out.partition("joins the game")[2]
    assert "press Enter" not in public
    assert "Pass the keyboard to Ann." in public
    assert "Pass the keyboard to Bob." in public


def test_who_drafts_last_and_begins_sees_the_whole_table_first() -> None:
    said = two(*DRAFTED).out
    begins = re.findall(r"(\w+) begins\.", said)[0]
    assert f"Round 1: {begins}" in said
    assert "20 is next to 1" in said


def test_alone_at_the_keyboard_there_is_no_curtain() -> None:
    said = fabletop(
        "play", "--seat=human:Ann", "--seat=random", "--set=version=standard", typed="1\n1\n1\n"
    )
    assert "press Enter" not in said.out
    assert "joins the game" in said.out


def test_the_last_hand_is_wiped_off_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen("en")
    written: list[str] = []
    monkeypatch.setattr(screen.console, "_force_terminal", True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(screen.console.file, "write", written.append)
    screen.clear()
    assert written == [CLEAR]


def test_who_watches_the_draft_sees_no_hand() -> None:
    match = Match.new(
        find("prophecy"), seats=["human:Ann", "random"], seed=1, options={"version": "standard"}
    )
    screen = Screen("en", plain=True)
    with screen.console.capture() as kept:
        Session(match, seats_from(match.header.seats, "Player"), screen).draw(None)
    assert kept.get().splitlines() == [
        "Player 1 (Ann).",
        "Player 2 (random 2).",
        "The characters are being chosen.",
    ]
