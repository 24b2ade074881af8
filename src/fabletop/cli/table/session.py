"""A game at one keyboard: people and bots answer, and everybody reads what happened."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.box import SIMPLE
from rich.table import Table

from fabletop.bots.bot import Bot, Closing, Faulty, make_bot
from fabletop.bots.levels import Level
from fabletop.bots.outside.faults import Fault
from fabletop.bots.outside.secret import run_secret, told_seed
from fabletop.bots.thought import Thought
from fabletop.cli.plugin import TerminalDrawing
from fabletop.cli.shared.seats import Seat, parse_seat
from fabletop.cli.table.choices import list_choices, numbered, telling_word
from fabletop.cli.table.drawing import drawing_of
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.thoughts import thought_aloud
from fabletop.core.decision import Decision
from fabletop.core.game import Result
from fabletop.core.match import Match
from fabletop.core.seeds import derived
from fabletop.core.view import AnyView, plain

MANY_OPTIONS = 20
"""From this many options on, a reminder says how to search them."""

MOST_LINES = 60
"""At most this many lines of news at once: a long game among bots would fill the screen."""


class Session:
    def __init__(
        self, match: Match, seats: Sequence[Seat], screen: Screen, file: Path | None = None
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.screen = screen
        self.thoughts = False
        """Whether bots think aloud: everybody reads it, even if it reveals their hands."""
        self._unheard: list[str] = []
        """Thoughts to show to the next person at the keyboard."""
        self._own_files = {file.resolve()} if file else set()
        self.file = file or default_file(match)
        self.drawing = self._draws()
        self.sentences = match.game.words(screen.language)
        self._saved = self._moment() if file else None
        self._heard: dict[int | None, int] = {}
        self._last_human: int | None = None
        self.next_seat: int | None = None
        """The seat that answers first if several people are asked at once."""
        self._secrets = False
        self._chapters: dict[int, str] = {}
        self._bots = {
            number: self._bot(seat.bot, number) for number, seat in enumerate(seats) if seat.bot
        }

    @property
    def unsaved(self) -> bool:
        return bool(self.match.entries) and self._saved != self._moment()

    def owns(self, file: Path) -> bool:
        """Whether this game was loaded from the file or saved to it."""
        return file.resolve() in self._own_files

    def saved(self, file: Path) -> None:
        self.file = file
        self._own_files.add(file.resolve())
        self._saved = self._moment()

    def waiting(self) -> Decision:
        """The next decision. If several seats are asked at once, bots answer first, then the
        person at the keyboard, so that it is passed on less often."""
        decisions = self.match.decisions()
        return min(
            decisions, key=lambda one: (one.seat not in self._bots, one.seat != self.next_seat)
        )

    def bot_answers(self, decision: Decision) -> bool:
        bot = self._bots.get(decision.seat)
        if bot is None:
            return False
        known = len(bot.faults) if isinstance(bot, Faulty) else 0
        option = bot.choose(decision.question, self.match.glimpse(decision.seat))
        if isinstance(bot, Faulty):
            self._blame(decision.seat, bot.faults[known:])
        if self.thoughts and isinstance(bot, Level) and bot.thought is not None:
            self._think_aloud(bot.thought, decision)
        self.match.answer(option, decision.seat)
        if len(self._bots) == len(self.seats):
            self.screen.lines(self.news(None))
        return True

    def change_bot(self, seat: int, name: str) -> None:
        """Another bot continues from here; the saved game records it, too."""
        _dismiss(self._bots[seat])
        self._bots[seat] = self._bot(name, seat)
        self.seats[seat] = parse_seat(name, seat + 1, "")
        self.drawing = self._draws()
        header = self.match.header
        self.match.header = replace(header, seats=tuple(map(str, self.seats)))

    def close(self) -> None:
        """End everything that bots have started."""
        for bot in self._bots.values():
            _dismiss(bot)

    def present(self, decision: Decision) -> None:
        """Show everything that a person needs before answering."""
        seat, screen = decision.seat, self.screen
        change = self._change_of_keyboard(decision)
        entries = self.match.entries
        back = change or not entries or entries[-1].seat != seat
        fresh = self._is_fresh(decision, back=back)
        screen.lines(self._unheard, style="dim")
        self._unheard = []
        view = decision.view()
        news = self.news(seat, view=view)
        if fresh and not screen.plain:
            screen.line()
            self._draw(view)
        if news:
            screen.heading(screen.words("happened"))
            screen.lines(news)
        if screen.plain and (fresh or back or news or self.drawing.in_the_midst(view)):
            screen.lines(self.drawing.glance_sentences(view, seat))
        elif not screen.plain and not fresh:
            screen.show(self.drawing.glance(view, seat))
        self.ask(decision)

    def draw(self, seat: int | None) -> None:
        self._draw(self.match.view(seat))

    def _draw(self, view: AnyView) -> None:
        if self.screen.plain:
            self.screen.lines(self.drawing.table_sentences(view))
        else:
            self.screen.show(self.drawing.table(view))

    def news(
        self, seat: int | None, most: int = MOST_LINES, view: AnyView | None = None
    ) -> list[str]:
        """What this seat has not been told yet."""
        end = len(self.match.entries) + 1
        since = min(self._heard.get(seat, self._last_answer(seat)), end)
        self._heard[seat] = end
        told = self.told(seat, since, view)
        if len(told) <= most:
            return told
        return [self.screen.words("left-out", n=len(told) - most), *told[-most:]]

    def told(self, seat: int | None, since: int = 0, view: AnyView | None = None) -> list[str]:
        """The events that a seat may know, in sentences; `view` is what it sees, if that is at
        hand."""
        events = self.match.chronicle(seat, since)
        if view is None:
            view = self.match.view(seat)
        return [self.sentences.tell(event, view) for _, event in events]

    def finish(self, result: Result) -> None:
        """Show the last news and the ranking; to several people, only what everybody may know."""
        people = [seat for seat in range(len(self.seats)) if seat not in self._bots]
        if len(people) > 1:
            self._heard[None] = min(self._heard.get(seat, 0) for seat in people)
        self.screen.lines(self.news(people[0] if len(people) == 1 else None))
        self.rank(result)

    def rank(self, result: Result) -> None:
        screen, view = self.screen, self.match.view(None)
        screen.heading(screen.words("over"))
        screen.line(self.drawing.ended(result.ended_by))
        scored = self.drawing.scored(view)
        order = sorted(range(len(self.seats)), key=lambda seat: result.places[seat])
        rows = [
            (result.places[n], self.seats[n].name, self.drawing.seat(view, n), result.scores[n])
            for n in order
        ]
        if screen.plain:
            screen.lines(self.drawing.sheet_sentences(view))
            for place, name, hero, score in rows:
                screen.say(
                    "result-line", place=place, name=name, hero=hero, scored=scored, score=score
                )
            return
        for part in self.drawing.sheet(view):
            screen.show(part)
        columns = map(screen.words, ("result-place", "result-seat", "result-hero"))
        table = Table(*columns, scored, box=SIMPLE)
        for row in rows:
            table.add_row(*map(str, row))
        screen.show(table)

    def ask(self, decision: Decision) -> None:
        screen = self.screen
        screen.line()
        screen.line(decision.prompt(screen.language), style="bold")
        choices = numbered(decision.options, decision.labels(screen.language))
        list_choices(screen, choices)
        if len(choices) > MANY_OPTIONS:
            example = telling_word(choices)
            screen.say("many-options", n=len(choices), example=example, style="dim")

    def _bot(self, name: str, seat: int) -> Bot:
        told = told_seed(name, derived(self.match.header.seed, "bot", seat), run_secret())
        return make_bot(name, self.match.game.name, told)

    def _draws(self) -> TerminalDrawing:
        names = [seat.name for seat in self.seats]
        return drawing_of(self.match.game.name, self.screen.language, names)

    def _blame(self, seat: int, faults: Sequence[Fault]) -> None:
        for fault in faults:
            self.screen.say(
                "bot-fault",
                name=self.seats[seat].name,
                n=fault.decision,
                kind=fault.kind,
                message=fault.message,
            )

    def _think_aloud(self, thought: Thought, decision: Decision) -> None:
        """Show a thought at once; if several people share the keyboard, only after it was passed
        on, because the screen may be cleared before."""
        lines = thought_aloud(thought, decision, self.match, self.drawing, self.screen)
        if len(self.seats) - len(self._bots) > 1:
            self._unheard += lines
        else:
            self.screen.lines(lines, style="dim")

    def _is_fresh(self, decision: Decision, *, back: bool) -> bool:
        """Whether to draw the whole table: in a new chapter, or, in a game without chapters, for a
        person who comes back after others have answered."""
        view, seat = decision.view(), decision.seat
        if seat in self._chapters and self.drawing.in_the_midst(view):
            return False
        chapter = self.drawing.chapter(view)
        before, self._chapters[seat] = self._chapters.get(seat), chapter
        return before != chapter or (back and not chapter)

    def _change_of_keyboard(self, decision: Decision) -> bool:
        """Whether another person was at the keyboard before. Secrets are shown only after a
        confirmation, and cleared before somebody else sits down."""
        seat = decision.seat
        before, self._last_human, self.next_seat = self._last_human, seat, seat
        secrets = self._has_secrets(decision.view())
        if len(self._bots) == len(self.seats) - 1 or before == seat:
            self._secrets |= secrets
            return False
        name = self.seats[seat].name
        on_screen, self._secrets = self._secrets, secrets
        if on_screen:
            self.screen.clear()
        if self._secrets:
            self.screen.ask("curtain", name=name)
        elif before is not None:
            self.screen.say("pass-keyboard", name=name, style="bold reverse")
        return before is not None

    def _has_secrets(self, view: AnyView) -> bool:
        """Whether a seat sees more than a spectator."""
        own, open_to_all = (plain(one) | {"seat": None} for one in (view, self.match.view(None)))
        return own != open_to_all

    def _last_answer(self, seat: int | None) -> int:
        """From which answer on a seat gets the news, if it joins a running game."""
        entries = self.match.entries
        return max((line for line, one in enumerate(entries, 1) if one.seat == seat), default=0)

    def _moment(self) -> tuple[int, int, tuple[str, ...]]:
        return len(self.match.entries), self.match.epoch, self.match.header.seats


def _dismiss(bot: Bot) -> None:
    if isinstance(bot, Closing):
        bot.close()


def default_file(match: Match) -> Path:
    return Path(f"{match.game.name}-{match.header.seed}.fabletop")
