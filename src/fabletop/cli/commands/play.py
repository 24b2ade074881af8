"""`fabletop play`: a game in the terminal."""

import shlex
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from fabletop.cli.shared.options import (
    CardsOption,
    GameName,
    LanguageOption,
    PlainOption,
    Salvage,
    Seed,
    SettingsOption,
    complete_bot,
    complete_seat,
    fresh_seed,
    read_settings,
)
from fabletop.cli.shared.seats import fill_seats, saved_seats, seats_from, why_not_reseat
from fabletop.cli.table.keys import Then, obey, save
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.session import Session
from fabletop.cli.table.setup import ask_options, ask_seats
from fabletop.core import log
from fabletop.core.errors import BadSetup
from fabletop.core.match import Match
from fabletop.core.registry import DEFAULT_GAME, find

INTERRUPTED = 130

Thoughts = Annotated[
    bool,
    typer.Option(
        "--thoughts",
        help="Bots think aloud. Everybody reads it, even if it reveals their hidden cards.",
    ),
]


def play(
    language: LanguageOption,
    game: GameName = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(min=1, help="How many players.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            autocompletion=complete_seat,
            help="A player: human, human:Name, or a bot. Repeat it for each seat.",
        ),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            autocompletion=complete_bot,
            help="Who plays the other seats: a bot, file.py:Class, or cmd:PROGRAM.",
        ),
    ] = None,
    settings: SettingsOption = None,
    seed: Seed = None,
    cards: CardsOption = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    salvage: Salvage = False,
    thoughts: Thoughts = False,
    plain: PlainOption = False,
) -> None:
    """Play a game in the terminal.

    Without options it asks for the version of the rules and for the players. Press Enter to accept
    a default; four times Enter starts a game.
    """
    screen = Screen(language, plain=plain)
    table_wishes = players or bot or settings or seed is not None or cards
    with _farewell(screen):
        if load is not None:
            if table_wishes:
                raise BadSetup(
                    "a saved game has its own players, options and seed; only --seat can be given"
                )
            session = _saved(screen, load, salvage, seat or [])
        else:
            options = read_settings(game, settings or [], cards)
            if table_wishes or seat:
                seats = fill_seats(find(game), seat or [], players, bot)
            else:
                options = ask_options(find(game), screen)
                seats = ask_seats(find(game), options, screen)
            luck = fresh_seed(seats) if seed is None else seed
            session = _new(screen, game, seats, luck, options)
        session.thoughts = thoughts
        with closing(session):
            run_session(session)


@contextmanager
def _farewell(screen: Screen) -> Iterator[None]:
    """Say goodbye to people who leave in the middle, in whatever way they leave."""
    try:
        yield
    except EOFError:
        screen.line()
        screen.say("goodbye")
    except KeyboardInterrupt:
        screen.line()
        screen.say("goodbye")
        raise typer.Exit(INTERRUPTED) from None


def _new(
    screen: Screen, name: str, seats: Sequence[str], seed: int, options: dict[str, object]
) -> Session:
    seated = seats_from(seats, screen.words("you"))
    match = Match.new(find(name), seats=[str(one) for one in seated], seed=seed, options=options)
    session = Session(match, seated, screen)
    words = ["fabletop", "play", name, *(f"--seat={one}" for one in seated), f"--seed={seed}"]
    words += [f"--set={key}={value}" for key, value in options.items() if key != "cards"]
    title = session.sentences.title()
    screen.say("started", game=title, seed=str(seed), command=shlex.join(words))
    _introduce(session)
    return session


def _saved(screen: Screen, file: Path, salvage: bool, seats: Sequence[str]) -> Session:
    match = log.read(file, find, salvage=salvage)
    nameless = screen.words("you")
    saved = match.header.seats
    if seats and len(seats) != len(saved):
        raise BadSetup(f"{file} has {len(saved)} seats, not {len(seats)}")
    problem = "" if seats else why_not_reseat(saved)
    if problem:
        raise BadSetup(f"{file}: {problem}")
    seated = seats_from(seats, nameless) if seats else saved_seats(saved, nameless)
    screen.say("loaded", file=str(file), answers=len(match.entries))
    if match.notice:
        screen.say("notice", notice=match.notice)
    session = Session(match, seated, screen, file)
    _introduce(session)
    return session


def _introduce(session: Session) -> None:
    view = session.match.view(None)
    for number, one in enumerate(session.seats):
        session.screen.say("seated", hero=session.drawing.seat(view, number), name=one.name)
    if not all(one.bot for one in session.seats):
        session.screen.line(session.sentences.aim(view))
        session.screen.say("hint", style="dim")


def run_session(session: Session) -> None:
    while not session.match.over:
        decision = session.waiting()
        if session.bot_answers(decision):
            continue
        session.present(decision)
        if not _answered(session, decision):
            session.screen.say("goodbye")
            return
    _end(session)


def _answered(session: Session, decision: Any) -> bool:
    """Read input until the decision is made or undone; False to leave the table."""
    while True:
        line = session.screen.ask("ask-answer")
        if not line:
            continue
        then = obey(session, decision, line)
        if then is not Then.STAY:
            return then is Then.GO_ON


def _end(session: Session) -> None:
    result = session.match.result
    if result is not None:
        session.finish(result)
    if session.unsaved and session.screen.agree("ask-save-log", file=str(session.file)):
        save(session, session.file)
    session.screen.say("goodbye")
