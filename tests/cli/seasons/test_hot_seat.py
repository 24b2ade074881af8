"""Several people at one keyboard: in Seasons everybody has something to hide, from the first pick
to the last round."""

from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.bots.random import Random
from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.keys import obey
from fabletop.cli.table.session import Session
from fabletop.core.match import Match
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario
from tests.cli.recorded import Recorded
from tests.cli.terminal import Said, fabletop

PEOPLE = ("human:Ann", "human:Bob")


def sit_down(match: Match[Any], *seats: str) -> tuple[Session, Recorded]:
    screen = Recorded()
    return Session(match, seats_from(seats, "Player"), screen), screen


def new_match(*seats: str, seed: int = 4, **options: str) -> Match[Any]:
    return Match.new(SEASONS, seats=seats, seed=seed, options=options)


def shown(session: Session, screen: Recorded) -> tuple[int, list[str]]:
    """Who is asked next, and what happens on the screen before the answer."""
    screen.happened.clear()
    decision = session.waiting()
    session.present(decision)
    return decision.seat, screen.happened[:]


def turns_at_the_keyboard(
    session: Session, screen: Recorded, bot: Random
) -> Iterator[tuple[int, list[str]]]:
    while not session.match.over:
        decision = session.waiting()
        if not session.bot_answers(decision):
            yield shown(session, screen)
            session.match.answer(bot.choose(decision.question, decision.view), decision.seat)


def two(*lines: str) -> Said:
    return fabletop(
        "play",
        "seasons",
        *(f"--seat={seat}" for seat in PEOPLE),
        "--seed=4",
        typed="".join(f"{line}\n" for line in lines),
    )


@pytest.mark.parametrize("seats", [PEOPLE, ("human:Ann", "random", "human:Bob")])
def test_in_a_whole_game_the_keyboard_changes_hands_only_behind_a_curtain(
    seats: tuple[str, ...],
) -> None:
    match = new_match(*seats, pool="50_enchanted", tokens="yes")
    session, screen = sit_down(match, *seats)
    before: int | None = None
    changes = 0
    for seat, happened in turns_at_the_keyboard(session, screen, Random(1)):
        name = session.seats[seat].name
        if before is not None and before != seat:
            changes += 1
            assert happened[:2] == ["wiped", f"curtain {name}"]
        elif before == seat:
            assert not any(line.startswith("curtain") for line in happened)
        before = seat
    assert changes > 30


def test_the_first_packet_is_shown_behind_a_curtain_too() -> None:
    session, screen = sit_down(new_match(*PEOPLE), *PEOPLE)
    assert shown(session, screen)[1][0] == "curtain Ann"


def test_a_packet_is_seen_by_nobody_else_before_it_is_passed() -> None:
    behind = two("", "1").out.partition("Bob alone. Bob, press Enter:")
    assert "To pick from" in behind[0]
    assert "To pick from" not in behind[2]


def test_in_the_draft_who_sits_at_the_keyboard_picks_twice_so_it_is_passed_once_a_round() -> None:
    session, screen = sit_down(new_match(*PEOPLE), *PEOPLE)
    turns = turns_at_the_keyboard(session, screen, Random(1))
    assert [next(turns)[0] for _ in range(8)] == [0, 1, 1, 0, 0, 1, 1, 0]


def test_who_takes_back_a_pick_of_the_other_person_hands_the_keyboard_back() -> None:
    session, screen = sit_down(new_match(*PEOPLE), *PEOPLE)
    assert shown(session, screen)[0] == 0
    obey(session, session.waiting(), "3")
    assert shown(session, screen)[0] == 1
    obey(session, session.waiting(), "u")
    assert screen.happened[-1] == "Taken back."
    seat, happened = shown(session, screen)
    assert seat == 0
    assert happened[:2] == ["wiped", "curtain Ann"]


def test_a_card_that_came_during_the_turn_is_wiped_off_before_the_other_sits_down() -> None:
    play = Scenario(2).die("c..").top("dragon_skull").start(phase="die")
    session, screen = sit_down(play.match, *PEOPLE)
    seat, happened = shown(session, screen)
    assert (seat, "wiped" in happened) == (0, False), "there is nothing to hide yet"
    assert not any(line.startswith("curtain") for line in happened)
    play.answers("draw")
    assert any("Dragon Skull" in line for line in shown(session, screen)[1])
    play.answers("discard dragon_skull", "end")
    seat, happened = shown(session, screen)
    assert (seat, happened[0]) == (1, "wiped")


def test_what_was_drawn_is_told_to_nobody_else() -> None:
    play = Scenario(2).die("c..").top("dragon_skull").start(phase="die")
    session, screen = sit_down(play.match, *PEOPLE)
    shown(session, screen)
    play.answers("draw", "keep dragon_skull", "end")
    told = shown(session, screen)[1]
    assert "Ruby keeps a card." in told
    assert not any("Dragon Skull" in line for line in told)


def test_alone_at_the_keyboard_there_is_no_curtain() -> None:
    seats = ("human:Ann", "random")
    session, screen = sit_down(new_match(*seats), *seats)
    turns = list(turns_at_the_keyboard(session, screen, Random(2)))
    assert len(turns) > 30
    for _, happened in turns:
        assert not any(line.startswith(("curtain", "wiped")) for line in happened)


def test_at_the_end_several_people_hear_what_everybody_may_know() -> None:
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(play=["statue_of_eolis"])
        .leftover("aa*...")
        .start()
    )
    session, screen = sit_down(play.match, *PEOPLE)
    play.answers("end", "end")
    assert shown(session, screen)[0] == 0
    play.answers("statue look")
    screen.happened.clear()
    result = play.match.result
    assert result is not None
    session.finish(result)
    assert "Ruby gains 2 crystals." in screen.happened
    assert not any(line.startswith("You look at") for line in screen.happened)
