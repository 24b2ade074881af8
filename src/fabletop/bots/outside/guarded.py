"""A bot from outside at a seat: asked with a time limit, and never fatal to the match.

Where it fails, a random option is taken and the fault is recorded. A program that exited, hangs or
sends garbage is restarted for the next decision; after three restarts the random bot takes over.
"""

from fabletop.bots.outside.child import Child
from fabletop.bots.outside.faults import Failed, Fault
from fabletop.bots.outside.named import Outsider
from fabletop.bots.outside.protocol import BYE, decide, hello, read_answer, read_ready
from fabletop.bots.random import Random
from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.seeds import derived
from fabletop.core.view import plain

SECONDS = 10.0
"""The time limit for one decision."""

START_SECONDS = 30.0
"""The time limit for a program to say that it is ready."""

RESTARTS = 3


class Guarded:
    def __init__(self, who: Outsider, game: str, seed: int, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.faults: list[Fault] = []
        self._who = who
        self._game = game
        self._seed = seed
        self._fallback = Random(seed)
        self._decisions = 0
        self._restarts = 0
        self._child: Child | None = None
        self._closed = False
        try:
            self._child = self._started()
        except Failed as failed:
            raise BadSetup(f"the bot {who.name} does not start: {failed.message}") from failed

    def choose(self, question: Question, look: Glimpse) -> Option:
        """The bot's answer, or a random option. A bot that has been given up is not asked."""
        self._decisions += 1
        if self._child is None and (self._closed or self._restarts == RESTARTS):
            return self._fallback.choose(question, look)
        try:
            return self._asked(question, look)
        except Failed as failed:
            self._note(failed)
            return self._fallback.choose(question, look)

    def close(self) -> None:
        """Stop the bot's program. If the bot is asked afterwards, it takes a random option."""
        self._closed = True
        if self._child is not None:
            self._child.stop()
            self._child = None

    def _asked(self, question: Question, look: Glimpse) -> Option:
        number = self._decisions
        if self._child is None:
            self._restarts += 1
            self._child = self._started()
        luck = derived(self._seed, "seal", number)
        seen = look.seal(look.options, luck) if self._who.is_class else plain(look())
        try:
            line = self._child.exchange(decide(number, question, look.options, seen), self.seconds)
        except Failed:
            self._drop()
            raise
        try:
            return read_answer(line, question)
        except Failed as failed:
            if failed.kind == "garbage":  # its next line may belong to this question
                self._drop()
            raise

    def _started(self) -> Child:
        try:
            child = Child(self._who.words, BYE)
        except OSError as error:
            raise Failed("crash", f"{error.strerror or error}") from error
        try:
            read_ready(child.exchange(hello(self._game, self._seed), START_SECONDS))
        except Failed:
            child.kill()
            raise
        return child

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None

    def _note(self, failed: Failed) -> None:
        given_up = self._child is None and self._restarts == RESTARTS
        more = "; it is not asked any more" if given_up else ""
        self.faults.append(Fault(failed.kind, self._decisions, failed.message + more))
