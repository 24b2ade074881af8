"""The subjects of a trial, which are groups of seats: those that had or used a card, played a
character or an Order, have a certain number or turn, or belong to a bot. Examples of their names:
`great_sword`, `used:great_sword`, `druids`, `seat:2`, `turn:1`, `greedy`.
"""

from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import assert_never

from fabletop.core.cards.library import LibraryCard
from fabletop.core.cards.search import MOST_CLOSE, exact_cards, fold
from fabletop.core.errors import BadSetup
from fabletop.core.registry import find
from fabletop.lab.plugin import plugin_of
from fabletop.lab.trial.arms import Trial, changed_cards
from fabletop.lab.trial.having import usages_of
from fabletop.lab.trial.played import TrialSeat


class Kind(StrEnum):
    CARD = "card"
    USED = "used"
    PART = "part"
    SEAT = "seat"
    TURN = "turn"
    BOT = "bot"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Subject:
    """A group of seats; the names of seats and turns count from 1."""

    kind: Kind
    name: str

    def __str__(self) -> str:
        prefixed = self.kind in (Kind.SEAT, Kind.TURN, Kind.USED)
        return f"{self.kind}:{self.name}" if prefixed else self.name

    @property
    def is_had(self) -> bool:
        """Whether a seat may lack it, like a card; there is always a seat with the first turn."""
        return self.kind in (Kind.CARD, Kind.USED, Kind.PART)

    def holds(self, seat: TrialSeat) -> bool:
        match self.kind:
            case Kind.CARD:
                return self.name in seat.had
            case Kind.USED:
                return self.name in seat.used
            case Kind.PART:
                return self.name == seat.part
            case Kind.SEAT:
                return int(self.name) == seat.number + 1
            case Kind.TURN:
                return int(self.name) == seat.turn + 1
            case Kind.BOT:
                return self.name == seat.bot
            case Kind.ALL:
                return True
        assert_never(self.kind)


EVERYBODY = Subject(Kind.ALL, "all")


def library_of(trial: Trial) -> list[LibraryCard]:
    """The cards of all arms, those of the base first."""
    game = find(trial.base.game)
    found: dict[str, LibraryCard] = {}
    for arm in trial.arms:
        for card in game.library(arm.options):
            found.setdefault(card.id, card)
    return list(found.values())


def parts_of(trial: Trial) -> list[Subject]:
    """The characters or Orders that can be played."""
    plugin = plugin_of(trial.base.game)
    played = [card.id for card in library_of(trial) if card.deck == plugin.characters]
    return [Subject(Kind.PART, name) for name in (*played, *plugin.parts)]


def cards_of(trial: Trial) -> list[Subject]:
    """The cards that a seat can have."""
    game = trial.base.game
    deck, counted = plugin_of(game).characters, usages_of(game)
    return [
        Subject(Kind.CARD, card.id)
        for card in library_of(trial)
        if card.deck != deck and card.id in counted
    ]


def seats_of(trial: Trial) -> list[Subject]:
    return [Subject(Kind.SEAT, str(n)) for n in range(1, len(trial.base.bots) + 1)]


def turns_of(trial: Trial) -> list[Subject]:
    return [Subject(Kind.TURN, str(n)) for n in range(1, len(trial.base.bots) + 1)]


def bots_of(trial: Trial) -> list[Subject]:
    return [Subject(Kind.BOT, name) for name in dict.fromkeys(trial.base.bots)]


def subject_named(trial: Trial, text: str) -> Subject:
    """The subject of this name, or an error that suggests similar names."""
    known = _known(trial)
    prefix, colon, rest = text.partition(":")
    using = f"{Kind.USED}:" if colon and prefix == Kind.USED else ""
    named = exact_cards(library_of(trial), rest if using else text)
    found = known.get(text) or (known.get(using + named[0].id) if named else None)
    if found is not None:
        return found
    game = trial.base.game
    if named:
        raise BadSetup(f"{named[0].id} is not a card that a seat of {game} can have; name another")
    close = get_close_matches(fold(text).replace(" ", "_"), known, n=MOST_CLOSE)
    hint = (
        f"did you mean: {', '.join(close)}?"
        if close
        else f"name a card (`fabletop cards {game}` lists them), a character, seat:1, turn:1 or a "
        "bot"
    )
    raise BadSetup(f"nothing in {game} is called {text!r}; {hint}")


def _known(trial: Trial) -> dict[str, Subject]:
    cards = cards_of(trial)
    every = (
        *(*seats_of(trial), *turns_of(trial), *bots_of(trial), *parts_of(trial), *cards),
        *(Subject(Kind.USED, card.name) for card in cards),
    )
    return {str(one): one for one in every}


def usual_subjects(trial: Trial, arm: int = 1) -> list[Subject]:
    """The default subjects of a change: the cards that it changes and that a seat can have, or else
    all characters, or else the seats."""
    known = _known(trial)
    changed = [known[card] for card in changed_cards(trial, arm) if card in known]
    return changed or parts_of(trial) or seats_of(trial)
