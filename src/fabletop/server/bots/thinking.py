"""What a bot is asked and what comes back, as plain data between the server and its workers.

A bot gets a glimpse in which everything that its seat cannot know was drawn again at random, so
nothing hidden leaves the table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fabletop.bots.advice import advise
from fabletop.bots.bot import BOTS, QUICK, make_bot
from fabletop.bots.levels import Level
from fabletop.bots.thought import Thought
from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse, Sealed
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.seeds import derived
from fabletop.core.texts.languages import languages

STAND_IN = "normal"
"""The bot that plays for people who leave, unless they choose another."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Which bot answers which question, its random seed, and what it knows."""

    bot: str
    game: str
    seed: int
    question: Question
    known: Sealed
    tell: bool = False
    """Whether the bot also says what it expects to follow."""


@dataclass(frozen=True, slots=True)
class BotChoice:
    option: Option
    thought: Thought | None = None
    """None if the bot did not search."""


@dataclass(frozen=True, slots=True)
class Considered:
    """What a bot chose at a question, the labels of the options at that time, and the number of
    answers before it."""

    number: int
    decision: str
    bot: str
    question: Question
    labels: Mapping[str, Sequence[str]]
    """The labels of the options, in every language."""
    choice: BotChoice

    def label(self, language: str) -> str:
        """The label of the chosen option."""
        return self.labels[language][list(self.question.options).index(self.choice.option)]


def errand(bot: str, match: Match, question: Question, seed: int, *, tell: bool = False) -> Errand:
    known = match.glimpse(question.seat).seal(match.header.options, derived(seed, "seal"))
    return Errand(bot, match.game.name, seed, question, known, tell)


def considered(match: Match, bot: str, question: Question, choice: BotChoice) -> Considered:
    decision = next(asked for asked in match.decisions() if asked.seat == question.seat)
    labels = {language: decision.labels(language) for language in languages()}
    number = len(match.entries)
    return Considered(number, decision.id, bot, question, labels, choice)


def check_bot(bot: str, game: str) -> None:
    """Accept only built-in bots that can play this game. An outside bot is a program: clients who
    could request one over the network could run anything on this machine."""
    if bot not in BOTS:
        raise BadSetup(f"there is no bot {bot!r}; there is: {', '.join(BOTS)}")
    make_bot(bot, game, 0)


def think(errand: Errand) -> BotChoice:
    """Runs in a worker: the bot's answer."""
    look = Glimpse.unseal(find(errand.game), errand.known)
    if errand.bot in QUICK:
        quick = QUICK[errand.bot](errand.game, errand.seed)
        return BotChoice(quick.choose(errand.question, look))
    level = Level(errand.bot, errand.game, errand.seed, tell=errand.tell)
    return BotChoice(level.choose(errand.question, look), level.thought)


def ponder(errand: Errand) -> BotChoice:
    """Runs in a worker: what the adviser would do, and why."""
    game = find(errand.game)
    look = Glimpse.unseal(game, errand.known)
    thought = advise(game, errand.question, look, errand.seed)
    return BotChoice(thought.chosen, thought)
