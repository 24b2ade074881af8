"""The census: many games of several plans, and how often every card was mentioned, offered and
chosen in them.

Nothing here knows a particular game. In events, every word is counted with the event's verb; in
options, every card is counted, that is, every id of the game's library. Readers decide what counts
as seen or used.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from fabletop.core import plugins
from fabletop.core.game import Game, Options, T
from fabletop.core.playout import QuickChooser, playout
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.table import Event, Table
from fabletop.lab.playing.simulate import Outcome, Plan, outcome_of, own_seed, play_plan
from fabletop.lab.playing.sitting import AnswerListener, witnessed
from fabletop.lab.playing.workers import Chunk, Progress, spread

CardMark = tuple[str, str]
"""A card or another word, and the verb of the event or option that named it."""

BEGINS = "begins"
"""The event that says which seat has the first turn."""


@dataclass(frozen=True, slots=True)
class CensusGame:
    """One game: how it ended, which seat began, and the character of each seat at the beginning."""

    outcome: Outcome
    began: int = 0
    cast: tuple[str, ...] = ()


@dataclass(slots=True)
class Tally:
    """The counts over the games of a plan."""

    played: list[CensusGame] = field(default_factory=list)
    told: Counter[CardMark] = field(default_factory=Counter)
    offered: Counter[CardMark] = field(default_factory=Counter)
    """How often a real choice could have named the card with this verb."""
    chosen: Counter[CardMark] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.played += other.played
        self.told.update(other.told)
        self.offered.update(other.offered)
        self.chosen.update(other.chosen)


def census(
    plans: Sequence[Plan], games: int, *, workers: int = 1, progress: Progress = lambda _done: None
) -> list[Tally]:
    """Play this many games in total, taking the plans in turn; returns a tally per plan."""
    tallies = [Tally() for _ in plans]
    for counted in spread(partial(count_games, tuple(plans)), range(games), workers, progress):
        for number, tally in counted.items():
            tallies[number].add(tally)
    return tallies


def count_games(plans: tuple[Plan, ...], numbers: Chunk) -> list[dict[int, Tally]]:
    """The games of one chunk, already added up."""
    counted: dict[int, Tally] = {}
    for number in numbers:
        turn, which = divmod(number, len(plans))
        plan = plans[which]
        tally = counted.setdefault(which, Tally())
        count_game(find(plan.game), plan, own_seed(plan.seed, turn), tally)
    return [counted]


def count_game(game: Game[T], plan: Plan, seed: int, tally: Tally) -> None:
    table = game.new(plan.options, len(plan.bots), seed)
    watch = _watching(cards_of(plan.game), tally)
    _count(table, lambda: play_plan(game, table, plan, seed, watch), tally)


def count_table(
    game: Game[T], table: T, choose: QuickChooser, cards: frozenset[str], tally: Tally, *, most: int
) -> None:
    """Play a table to its end, or up to a number of choices, and count what happens."""
    ask = witnessed(lambda question, _look: choose(question), _watching(cards, tally))

    def play() -> Outcome:
        decisions = playout(game, table, lambda question: ask(question, None), most=most)
        return outcome_of(game, table, decisions)

    _count(table, play, tally)


def _count(table: Table, play: Callable[[], Outcome], tally: Tally) -> None:
    events: list[Event] = []
    table.chronicle = events
    outcome = play()
    told = tally.told
    for event in events:
        verb, *words = event.told
        for word in words:
            if isinstance(word, str):
                told[word, str(verb)] += 1
    beginning = next((event for event in events if event.told[0] == BEGINS), None)
    if beginning is None:
        tally.played.append(CensusGame(outcome))
    else:
        tally.played.append(CensusGame(outcome, int(beginning.told[1]), beginning.cast))


def _watching(cards: frozenset[str], tally: Tally) -> AnswerListener:
    offered, chosen = tally.offered, tally.chosen

    def watch(question: Question, option: Option, _seconds: float) -> None:
        offered.update({mark for one in question.options for mark in marks(question, one, cards)})
        chosen.update(marks(question, option, cards))

    return watch


def marks(question: Question, option: Option, cards: frozenset[str]) -> list[CardMark]:
    """The cards that an option names; if its first word is a card, the verb is the question's."""
    named = [card for word in option if (card := card_in(word, cards))]
    verb = question.kind if card_in(option[0], cards) else option[0]
    return [(card, str(verb)) for card in named]


def card_in(word: object, cards: frozenset[str]) -> str:
    """The card that a word names, or "". Further copies of a card in play end with "+"."""
    if not isinstance(word, str):
        return ""
    card = word if word in cards else word.rstrip("+")
    return card if card in cards else ""


@plugins.cached
def cards_of(name: str) -> frozenset[str]:
    """The ids of a game's cards."""
    game = find(name)
    options: Options = {setting.name: setting.default for setting in game.settings}
    return frozenset(card.id for card in game.library(options))
