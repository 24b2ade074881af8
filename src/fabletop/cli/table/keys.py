"""Handles input at a decision: the number of an option, or a command."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from fabletop.bots.bot import BOTS
from fabletop.cli.table.choices import list_choices, matching, numbered, telling_word
from fabletop.cli.table.lookup import look_up, refused
from fabletop.cli.table.session import Session
from fabletop.cli.table.thoughts import give_hint
from fabletop.core import log
from fabletop.core.cards.library import in_language
from fabletop.core.decision import Decision
from fabletop.core.errors import BadSave, IllegalAnswer, RulesError

WIDEST = 12
"""How many columns a command takes in the help."""


class Then(Enum):
    """What follows a line of input: the decision is still open, it has changed, or we leave."""

    STAY = "stay"
    GO_ON = "go on"
    LEAVE = "leave"


Command = Callable[[Session, Decision, str], Then]


def obey(session: Session, decision: Decision, line: str) -> Then:
    if line.isdecimal():
        return _answer(session, decision, int(line))
    if line.startswith("?"):
        return _explain(session, decision, line[1:].strip())
    if line.startswith("/"):
        return _narrow(session, decision, line[1:].split())
    word, _, argument = line.partition(" ")
    command = COMMANDS.get(word.casefold())
    if command is None or (argument and word.casefold() not in WITH_WORDS):
        most = len(decision.options)
        session.screen.say("not-understood", text=line, most=most)
        return Then.STAY
    return command(session, decision, argument.strip())


def save(session: Session, file: Path) -> None:
    """Save the game; ask before overwriting a file that is not this game's."""
    screen = session.screen
    try:
        foreign = file.exists() and not session.owns(file)
        if foreign and not screen.agree("ask-overwrite", file=str(file)):
            screen.say("not-saved")
            return
        log.write(session.match, file)
    except (BadSave, OSError) as error:
        screen.line(str(error), style="red")
        return
    session.saved(file)
    screen.say("saved", file=str(file))


def _answer(session: Session, decision: Decision, number: int) -> Then:
    most = len(decision.options)
    if not 1 <= number <= most:
        session.screen.say("no-such-number", number=str(number), most=most)
        return Then.STAY
    try:
        session.match.answer(decision.options[number - 1], decision.seat)
    except RulesError as error:
        session.screen.say("rules-failed", message=str(error), style="red")
    return Then.GO_ON


def _explain(session: Session, decision: Decision, text: str) -> Then:
    if text:
        look_up(session.screen, session.match, decision, text)
    else:
        refused(session.screen, decision, session.sentences)
    return Then.STAY


def _narrow(session: Session, decision: Decision, words: list[str]) -> Then:
    """List only the options that contain these words."""
    screen = session.screen
    labels = decision.labels(screen.language)
    found = matching(numbered(decision.options, labels), words)
    if found:
        list_choices(screen, found)
    else:
        screen.say("no-such-option", text=" ".join(words))
    return Then.STAY


def _undo(session: Session, decision: Decision, _: str) -> Then:
    entries = session.match.entries
    seat = entries[-1].seat if entries else decision.seat
    if seat not in range(len(session.seats)) or session.seats[seat].bot:
        seat = decision.seat
    if not session.match.can_undo(seat):
        session.screen.say("no-undo")
        return Then.STAY
    session.match.undo(seat)
    session.next_seat = seat
    session.screen.say("undone")
    return Then.GO_ON


def _redo(session: Session, decision: Decision, _: str) -> Then:
    try:
        session.match.redo(decision.seat)
    except IllegalAnswer:
        session.screen.say("no-redo")
        return Then.STAY
    session.screen.say("redone")
    return Then.GO_ON


def _save(session: Session, _: Decision, name: str) -> Then:
    save(session, Path(name).expanduser() if name else session.file)
    return Then.STAY


def _chronicle(session: Session, decision: Decision, _: str) -> Then:
    session.screen.lines(session.told(decision.seat))
    return Then.STAY


def _board(session: Session, decision: Decision, _: str) -> Then:
    session.draw(decision.seat)
    return Then.STAY


def _hint(session: Session, decision: Decision, _: str) -> Then:
    give_hint(session.match, decision, session.drawing, session.screen)
    return Then.STAY


def _thoughts(session: Session, _: Decision, argument: str) -> Then:
    if argument not in ("on", "off"):
        session.screen.say("thoughts-not-understood")
        return Then.STAY
    session.thoughts = argument == "on"
    session.screen.say(f"thoughts-{argument}")
    return Then.STAY


def _level(session: Session, _: Decision, argument: str) -> Then:
    """Change the level of a bot, by the number of its seat."""
    screen, seats = session.screen, session.seats
    number, name = (*argument.casefold().split(maxsplit=1), "", "")[:2]
    bots = [n for n, seat in enumerate(seats, start=1) if seat.bot]
    if not bots:
        screen.say("level-no-bots")
    elif number not in map(str, bots) or name not in BOTS:
        which = ", ".join(f"{n} ({seats[n - 1].bot})" for n in bots)
        screen.say("level-not-understood", seats=which, bots=", ".join(BOTS))
    else:
        session.change_bot(int(number) - 1, name)
        screen.say("level-changed", seat=number, bot=name)
    return Then.STAY


def _help(session: Session, decision: Decision, _: str) -> Then:
    """Print the help, with examples from this game and this question."""
    screen, match = session.screen, session.match
    options, language = match.header.options, screen.language
    names = [in_language(card.names, language) for card in match.game.library(options)[:1]]
    rules = match.game.rules_about(decision.question, options)
    word = telling_word(numbered(decision.options, decision.labels(language)))
    screen.say(
        "help",
        card=f"? {' '.join(names).partition(' ')[0].lower()}".ljust(WIDEST),
        rule=f"? {''.join(rules[:1])}".ljust(WIDEST),
        word=f"/ {word}".ljust(WIDEST),
    )
    return Then.STAY


def _quit(session: Session, _: Decision, __: str) -> Then:
    if session.unsaved and session.screen.agree("ask-save", file=str(session.file)):
        save(session, session.file)
    return Then.LEAVE


COMMANDS: dict[str, Command] = {
    "u": _undo,
    "r": _redo,
    "s": _save,
    "l": _chronicle,
    "b": _board,
    "hint": _hint,
    "thoughts": _thoughts,
    "level": _level,
    "h": _help,
    "q": _quit,
}

WITH_WORDS = ("s", "thoughts", "level")
"""Commands that take arguments."""
