"""Wizards played at the keyboard: laying the lands, turns, spells, Tasks; and replayed."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.keys import obey
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.session import Session
from fabletop.core.match import Match
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.cli.terminal import DRAWING, Said, fabletop, saved_game

AGAINST_BOT = ("play", "wizards", "--seat=human:Ann", "--seat=random")
READY_MADE = ("--set=layout=sample_a", "--seed=4")
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typing(*lines: str, words: tuple[str, ...] = ("--seed=1",)) -> Said:
    return fabletop(*AGAINST_BOT, *words, typed="".join(f"{line}\n" for line in lines))


def at_random(seed: int, lines: int) -> list[str]:
    luck = random.Random(seed)
    return [str(luck.randint(1, 6)) for _ in range(lines)]


def at_the_table(play: WizardsPlay, *lines: str, plain: bool = True, language: str = "en") -> str:
    """What the first seat reads when this is typed, one line after the other. An answer may be
    written as in scenarios."""
    screen = Screen(language, plain=plain)
    seats = ["human:Ann", *["random"] * (len(play.table.players) - 1)]
    session = Session(play.match, seats_from(seats, "Player"), screen)
    with screen.console.capture() as kept:
        for line in lines:
            decision = session.waiting()
            session.present(decision)
            number = str(play.options.index(line) + 1) if line in play.options else line
            obey(session, decision, number)
        session.present(session.waiting())
    return " ".join(kept.get().split())


@LANGUAGES
def test_a_map_is_laid_and_turned_up_and_days_go_by_in_80_columns(language: str) -> None:
    said = typing(*at_random(3, 110), words=("--seed=3", f"--language={language}", "--seat=greedy"))
    assert said.code == 0
    assert max(map(len, said.lines)) <= 80
    sea, lands = {
        "en": ("Lands on the sea: ", "Common Lands"),
        "fr": ("Contrées sur la mer : ", "Contrées communes"),
    }[language]
    laying, _, playing = said.out.partition(lands)
    assert sea in laying
    assert re.search(r"(Day|Jour) [2-9] (of|sur) 14", playing)


@LANGUAGES
def test_everything_is_said_in_sentences_without_drawing(language: str) -> None:
    words = ("--seed=5", f"--language={language}", "--plain")
    said = typing("b", *at_random(5, 90), "b", words=words)
    assert not set(said.out) & set(DRAWING)
    assert ("You are here: " if language == "en" else "Vous êtes ici : ") in said.out


def drawn_in_full(match: Match[Any], answers: int, whole: str) -> list[tuple[str, bool]]:
    """Each question that the first seat is asked, and whether the whole table is drawn for it."""
    screen = Screen("en")
    session = Session(match, seats_from(["human:Ann", "random"], "Player"), screen)
    drawn: list[tuple[str, bool]] = []
    while len(drawn) < answers:
        decision = session.waiting()
        if session.bot_answers(decision):
            continue
        with screen.console.capture() as kept:
            session.present(decision)
        drawn.append((decision.kind, whole in kept.get()))
        match.answer(decision.options[0], 0)
    return drawn


def test_the_whole_table_is_drawn_once_for_every_land() -> None:
    match = Scenario(2, layout="laid").start().match
    drawn = drawn_in_full(match, 12, "Lands on the sea")
    assert {kind for kind, whole in drawn if whole} == {"lay"}
    assert {kind for kind, whole in drawn if not whole} == {"lay_near", "lay_centre", "lay_turn"}


def test_the_whole_table_is_drawn_once_for_every_turn() -> None:
    play = Scenario(2).player(at="torwall-14").dice(3, 1).start()
    drawn = drawn_in_full(play.match, 3, "Common Lands")
    assert drawn == [("turn", True), ("walk", False), ("walk", False)]


def test_four_times_enter_begins_a_game_against_two_bots() -> None:
    said = fabletop("play", "wizards", typed="\n\n\n\n")
    assert "2  Together: all win or all lose" in said.out
    assert "Emerald: normal 3." in said.out
    assert "Which land do you lay, face down?" in said.out


def test_steps_are_taken_one_by_one_and_the_map_moves_along() -> None:
    play = Scenario(2).player(at="torwall-14").dice(4).start()
    said = at_the_table(play, "roll", "step torwall-15", "step torwall-5", plain=False)
    assert "Crimson goes to Torwall 15 (plains)." in said
    assert said.index("here 1 Torwall 15 (plains)") < said.index("here 1 Torwall 5 (plains)")
    assert "Movement left: 2." in said


def test_a_step_is_taken_back_and_done_again() -> None:
    play = Scenario(2).player(at="torwall-14").dice(4).start()
    said = at_the_table(play, "roll", "step torwall-15", "u", "r")
    assert said.count("You are here: Torwall 15 (plains).") == 2
    assert play.where(0) == "torwall-15"


def test_a_spell_is_cast_and_the_map_shows_what_it_brought() -> None:
    play = Scenario(2).player(order="wizards", rank=2, at="torwall-14").dice(4, 5).start()
    boat = play.answers("roll").options[-2]
    assert boat.startswith("boat sea-")
    said = at_the_table(play, boat)
    assert "Crimson casts Boat Summoning, rolls 5: it works." in said
    assert "boat 1, 1 space" in said


def test_a_spell_that_was_tried_is_marked() -> None:
    play = Scenario(2).player(order="wizards", rank=2, at="torwall-14").dice(4, 6).start()
    said = at_the_table(play, "roll", "swiftness", "b")
    assert "Crimson casts Swiftness, rolls 6: it fails." in said
    assert "Swiftness (Common Lands, tried)" in said


def test_a_task_is_done_part_by_part() -> None:
    task = GivenTask("the_sealed_letter", mandatory=True)
    play = Scenario(2).player(order="druids", at="torwall-5", tasks=[task]).dice(3).start()
    said = at_the_table(play, "roll", "step torwall-0", "tasks", "b")
    assert "Left, in this order: Torwall, 1 space" in said
    assert "Crimson does part 1 of 2 of The Sealed Letter." in said
    assert "Done: Torwall. Left, in this order: Glendale, " in said


def test_what_is_not_possible_is_told_with_its_rule() -> None:
    scenario = Scenario(2).player(order="wizards", rank=2, at="torwall-14", dazed=True)
    said = at_the_table(scenario.dice(4).start(), "roll", "?").partition("Not possible now:")[2]
    assert re.search(r"Cast Swiftness: .*Demon Dazed.* \(Z-159\)\.", said)


def test_cards_lands_and_rules_are_looked_up_at_the_table() -> None:
    said = typing("? bard's round", "? glendale", "? Z-103", "? 103", words=READY_MADE).out
    assert "The Bard's Round / La Tournée du barde (the_bards_round)" in said
    assert "Glendale / Glendale (glendale)" in said
    assert said.count("Z-103  (") == 2


def test_the_help_gives_examples_of_this_game() -> None:
    said = typing("h").out
    assert "? Z-135      the text of a rule" in said


def test_a_saved_map_is_laid_on() -> None:
    before = typing("1", "1", "1", "1", "s a.fabletop", "q").out
    chart = before.rpartition("Lands on the sea: 3 of 18")[2].partition("Your lands")[0]
    after = fabletop("play", "--load=a.fabletop").out.rpartition("Lands on the sea: 3 of 18")[2]
    assert chart.count("#") > 30
    assert after.startswith(chart)


def test_a_game_is_replayed_moment_by_moment() -> None:
    saved_game(Path("a.fabletop"), game="wizards", answers=130)
    first = fabletop("replay", "a.fabletop", "--at=0").out
    assert "Lands on the sea: 0 of 18" in first
    assert "Your lands" not in first
    later = fabletop("replay", "a.fabletop", "--at=130", "--plain").out
    assert re.search(r"Fortnight \d, Day \d", later)
    french = fabletop("replay", "a.fabletop", "--at=130", "--language=fr").out
    assert "Contrées communes" in french
