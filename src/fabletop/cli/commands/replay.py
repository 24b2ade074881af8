"""`fabletop replay`: steps through a saved game, and branches off from any moment."""

from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.options import LanguageOption, PlainOption, Salvage
from fabletop.cli.shared.seats import saved_seats
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.session import Session
from fabletop.core import log
from fabletop.core.errors import BadSave, BadSetup
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.core.seeds import LAST_SEED


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    language: LanguageOption,
    every: Annotated[
        bool, typer.Option("--all", help="Print the whole chronicle and exit.")
    ] = False,
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Show moment N and exit.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The file for a branch; with --at, write it and exit."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=LAST_SEED, help="With --at and --out: new luck from there on."),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the replay as a web page that works offline."),
    ] = None,
    salvage: Salvage = False,
    plain: PlainOption = False,
) -> None:
    """Step through a saved game, or continue it as a new game from any moment."""
    screen = Screen(language, plain=plain)
    match = log.read(file, find, salvage=salvage)
    if match.notice:
        screen.say("notice", notice=match.notice)
    steps = Replay(match, screen, out)
    if html is not None:
        steps.write_page(html)
    elif every:
        screen.lines(steps.session(match).told(None))
    elif at is not None:
        steps.go(at)
        steps.show()
        if out is not None:
            steps.branch(seed)
    else:
        steps.walk()


class Replay:
    """A whole match and the moment that is shown."""

    def __init__(self, match: Match, screen: Screen, out: Path | None) -> None:
        self._match = match
        self._screen = screen
        self._out = out
        self._moment = 0

    def session(self, match: Match) -> Session:
        people = saved_seats(match.header.seats, self._screen.words("you"))
        return Session(match, people, self._screen)

    def go(self, moment: int) -> None:
        if not 0 <= moment <= self._last:
            raise BadSetup(self._screen.words("no-such-moment", most=self._last))
        self._moment = moment

    def show(self) -> None:
        """Show what the last answer caused, the table, and who has to answer now."""
        screen, moment = self._screen, self._moment
        past = self._match.branch(moment)
        session = self.session(past)
        screen.heading(screen.words("moment", n=moment, most=self._last))
        session.draw(None)
        screen.lines(session.told(None, moment))
        for decision in past.decisions():
            prompt = decision.prompt(screen.language)
            hero = session.drawing.seat(decision.view(), decision.seat)
            screen.say("asked-next", hero=hero, prompt=prompt)
        if past.result is not None:
            session.rank(past.result)

    def branch(self, seed: int | None) -> None:
        """Write a new game that starts at this moment; never overwrites a file."""
        own = f"{self._match.game.name}-{self._match.header.seed}-from-{self._moment}.fabletop"
        file = self._out or Path(own)
        if file.exists():
            raise BadSave(f"{file} exists; name another file with --out")
        log.write(self._match.branch(self._moment, seed=seed), file)
        self._screen.say("branched", n=self._moment, file=str(file))

    def write_page(self, file: Path) -> None:
        """Write the whole game as a web page; never overwrites a file."""
        from fabletop.web.files.offline import offline_page
        from fabletop.web.look.rendering import speaker
        from fabletop.web.table.scene import Seated, Viewer

        if file.exists():
            raise BadSave(f"{file} exists; name another file with --html")
        screen = self._screen
        seats = saved_seats(self._match.header.seats, screen.words("you"))
        a_bot = speaker(screen.language)("kind-bot")
        kinds = tuple(a_bot if seat.bot else "" for seat in seats)
        seated = Seated(file.stem, tuple(seat.name for seat in seats), kinds)
        page = offline_page(self._match, seated, Viewer(None, screen.language, "wide"))
        file.write_text(page, encoding="utf-8")
        screen.say("filmed", file=str(file))

    def walk(self) -> None:
        """Step through the moments by keyboard until q or the end of the input."""
        self.show()
        while True:
            try:
                line = self._screen.ask("ask-replay")
            except (EOFError, KeyboardInterrupt):
                self._screen.line()
                return
            if line == "q":
                return
            try:
                self._obey(line)
            except (BadSetup, BadSave) as error:
                self._screen.line(str(error))

    def _obey(self, line: str) -> None:
        word, _, argument = line.partition(" ")
        before = self._moment
        if word in ("", "n", "p"):
            self._step(-1 if word == "p" else 1)
        elif word == "e" and not argument:
            self.go(self._last)
        elif word == "g" and argument.isdecimal():
            self.go(int(argument))
        elif word == "b" and (not argument or argument.isdecimal()):
            self.branch(int(argument) if argument else None)
        else:
            self._screen.say("replay-not-understood", text=line)
        if self._moment != before:
            self.show()

    def _step(self, by: int) -> None:
        if 0 <= self._moment + by <= self._last:
            self._moment += by
        else:
            self._screen.say("at-the-end" if by > 0 else "at-the-start")

    @property
    def _last(self) -> int:
        return len(self._match.entries)
