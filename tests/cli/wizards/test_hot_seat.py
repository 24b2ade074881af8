"""Several people at one keyboard: the lands in the hands are hidden while the map is laid; after
that only a Secret Wizard is."""

from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.session import Session
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from fabletop.games.wizards.words import WizardsWords
from tests.cli.recorded import Recorded

PEOPLE = ("human:Ann", "human:Bob")


def sit_down(play: WizardsPlay, *seats: str) -> tuple[Session, Recorded]:
    screen = Recorded()
    return Session(play.match, seats_from(seats or PEOPLE, "Player"), screen), screen


def shown(session: Session, screen: Recorded) -> list[str]:
    """What happens on the screen before the next answer."""
    screen.happened.clear()
    session.present(session.waiting())
    return screen.happened[:]


def lay(play: WizardsPlay) -> None:
    """The player who is asked lays a land."""
    before = len(play.table.placements)
    while len(play.table.placements) == before:
        play.answers(play.options[0])


def hand_in(lines: list[str]) -> set[str]:
    """The lands that are read from the screen."""
    start = "In your hand: "
    return {line[len(start) :].partition(",")[0] for line in lines if line.startswith(start)}


def hand_of(play: WizardsPlay, seat: int) -> set[str]:
    words = WizardsWords("en")
    return {words.land(land) for land in play.table.hands[seat]}


def test_the_first_hand_is_shown_behind_a_curtain() -> None:
    happened = shown(*sit_down(Scenario(2, layout="laid").start()))
    assert happened[0] == "curtain Ann"
    assert any(line.startswith("In your hand: Torwall") for line in happened)


def test_while_lands_are_laid_every_hand_is_wiped_before_the_next_person_sits_down() -> None:
    play = Scenario(2, layout="laid").start()
    session, screen = sit_down(play)
    shown(session, screen)
    for number in range(17):
        lay(play)
        name = ("Bob", "Ann")[number % 2]
        happened = shown(session, screen)
        assert happened[:2] == ["wiped", f"curtain {name}"]
        assert hand_in(happened) == hand_of(play, play.question.seat)


def test_the_keyboard_stays_while_one_land_is_being_laid() -> None:
    play = Scenario(2, layout="laid").start()
    session, screen = sit_down(play)
    shown(session, screen)
    play.answers("lay torwall")
    assert not any(line.startswith(("curtain", "wiped")) for line in shown(session, screen))


def test_the_last_hand_is_wiped_and_then_everything_lies_open() -> None:
    play = Scenario(2, layout="laid").start()
    session, screen = sit_down(play)
    for _ in range(18):
        shown(session, screen)
        lay(play)
    assert play.table.phase == "play"
    first = shown(session, screen)
    assert first[:2] == ["wiped", "Pass the keyboard to Ann."]


def test_in_play_nothing_is_hidden() -> None:
    play = Scenario(2).player().player().dice(1, 3).start()
    session, screen = sit_down(play)
    assert not any(line.startswith(("curtain", "wiped")) for line in shown(session, screen))
    play.answers("roll", "stop")
    assert play.question.seat == 1
    assert shown(session, screen)[0] == "Pass the keyboard to Bob."


def test_who_knows_a_secret_wizard_reads_behind_a_curtain() -> None:
    play = Scenario(2).player(at="torwall-9").wizard("aevarex", "edgewood-4", known=1).dice(1)
    started = play.start()
    session, screen = sit_down(started)
    assert shown(session, screen)[0] == "curtain Ann"
    started.answers("roll", "stop")
    happened = shown(session, screen)
    assert happened[:2] == ["wiped", "Pass the keyboard to Bob."]
    assert not any("Aevarex" in line for line in happened)


def test_alone_at_the_keyboard_there_is_no_curtain() -> None:
    play = Scenario(2, layout="laid").start()
    session, screen = sit_down(play, "human:Ann", "random")
    assert not any(line.startswith(("curtain", "wiped")) for line in shown(session, screen))
