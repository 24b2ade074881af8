"""What the terminal shows of a scripted position: the whole table, or a question."""

from typing import Any

from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.session import Session
from fabletop.core.match import Match
from fabletop.core.scenario import Play

Game = Play[Any] | Match[Any]
"""A scripted position, or a match that is being played."""

PEOPLE = ("human:Ann", "human:Bob", "human:Cid", "human:Dee", "human:Eve", "human:Fay")
COLUMNS = 80


class Shown(str):
    """What was printed; `words` is the same without line breaks."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return " ".join(self.replace("│", " ").split())

    def line(self, word: str) -> str:
        """The line that holds a word."""
        return next(line for line in self.splitlines() if word in line)


def session_of(
    game: Game, language: str = "en", plain: bool = False, columns: int = COLUMNS
) -> Session:
    """A game at a keyboard, with people in all seats."""
    screen = Screen(language, plain=plain)
    screen.console.width = columns
    match = game if isinstance(game, Match) else game.match
    return Session(match, seats_from(PEOPLE[: len(match.header.seats)], "Player"), screen)


def _fits(text: str, columns: int = COLUMNS) -> Shown:
    assert max(map(len, text.splitlines())) <= columns, text
    return Shown(text)


def table(
    play: Game,
    *,
    seat: int | None = None,
    language: str = "en",
    plain: bool = False,
    columns: int = COLUMNS,
) -> Shown:
    """The whole table, as a seat or a spectator sees it."""
    session = session_of(play, language, plain, columns)
    with session.screen.console.capture() as kept:
        session.draw(seat)
    return _fits(kept.get(), columns)


def asked(play: Game, *, language: str = "en", plain: bool = False) -> Shown:
    """What the player who is asked sees between two answers of her own, and the options."""
    session = session_of(play, language, plain)
    decision = session.match.decisions()[0]
    view = decision.view()
    with session.screen.console.capture() as kept:
        if plain:
            session.screen.lines(session.drawing.glance_sentences(view, decision.seat))
        else:
            session.screen.show(session.drawing.glance(view, decision.seat))
        session.ask(decision)
    return _fits(kept.get())


def presented(play: Game, *, plain: bool = False) -> Shown:
    """What is shown to a player at her second question in a row."""
    session = session_of(play, "en", plain)
    decision = session.match.decisions()[0]
    with session.screen.console.capture():
        session.present(decision)
    with session.screen.console.capture() as kept:
        session.present(decision)
    return _fits(kept.get())


def ranked(play: Game, *, language: str = "en", plain: bool = False) -> Shown:
    """How a game that is over ended."""
    session = session_of(play, language, plain)
    result = session.match.result
    assert result is not None, "the game is not over"
    with session.screen.console.capture() as kept:
        session.rank(result)
    return _fits(kept.get())


def told(play: Game) -> list[str]:
    """The chronicle."""
    return session_of(play, "en", True).told(None)
