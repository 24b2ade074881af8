"""A trial: the same deals in two or more arms, which are the base and its changed versions.

Game number i has the same seed in every arm, and so have the bots at its seats. The games of two
arms are the same until the change has an effect; identical arms play identical games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from fabletop.bots.outside.guarded import SECONDS
from fabletop.core.cards.corrections import Corrections, corrections_of
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.registry import find
from fabletop.lab.comparing.arena import made
from fabletop.lab.playing.simulate import MOST_DECISIONS, Plan, make_plan
from fabletop.lab.playing.workers import Chunk, Progress
from fabletop.lab.runs.ledger import Ledger, LedgerRow, gather
from fabletop.lab.trial.played import TrialGame, play_game, read_game

KIND = "lab"

CARDS = "cards"
"""The option that holds corrections of cards."""

DealGames = tuple[TrialGame, ...]
"""The games of one deal, one per arm."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The arms, the base first. Small and picklable: every process gets a copy."""

    arms: tuple[Plan, ...]
    deals: int

    @property
    def base(self) -> Plan:
        return self.arms[0]

    @property
    def games(self) -> int:
        return self.deals * len(self.arms)

    def plan(self) -> dict[str, object]:
        """Everything that a game depends on, as plain data for a ledger. It does not include the
        number of deals, so that a trial can be extended."""
        base = self.base
        game = find(base.game)
        return {
            "game": base.game,
            "arms": [arm.options for arm in self.arms],
            "bots": list(base.bots),
            "seed": base.seed,
            "most": base.most,
            "seconds": base.seconds,
            "ruleset": game.ruleset,
            "hashes": [game.data_hash(arm.options) for arm in self.arms],
            "made_of": [made(name, base.game) for name in base.bots],
        }


def make_trial(
    game: str,
    base: Options,
    changes: Sequence[Options],
    *,
    bots: Sequence[str],
    players: int,
    deals: int,
    seed: int,
    most: int = MOST_DECISIONS,
    seconds: float = SECONDS,
) -> Trial:
    """Make and check a trial: the base, and the base with each of the changes applied."""
    if deals < 2:
        raise BadSetup("a trial needs two deals or more; hundreds are usual")
    arms = [
        make_plan(game, options, players, bots, seed, most, seconds=seconds)
        for options in (base, *(laid_over(base, change) for change in changes))
    ]
    return Trial(tuple(arms), deals)


def laid_over(base: Options, change: Options) -> Options:
    """The base with a change applied; of a card, only the named fields change."""
    cards = {card: dict(fields) for card, fields in corrections_of(base).items()}
    for card, fields in corrections_of(change).items():
        cards[card] = {**cards.get(card, {}), **fields}
    whole: Options = {**base, **change}
    return {**whole, CARDS: cards} if cards else whole


def changed_options(trial: Trial, arm: int = 1) -> dict[str, tuple[str, str]]:
    """The settings in which an arm differs from the base."""
    base, other = trial.base.options, trial.arms[arm].options
    return {
        name: (str(base[name]), str(other[name]))
        for name in base
        if name != CARDS and base[name] != other[name]
    }


def changed_cards(trial: Trial, arm: int = 1) -> Corrections:
    """The fields of cards in which an arm differs from the base."""
    base, other = corrections_of(trial.base.options), corrections_of(trial.arms[arm].options)
    found: dict[str, dict[str, object]] = {}
    for card, fields in other.items():
        before = base.get(card, {})
        moved = {name: value for name, value in fields.items() if before.get(name) != value}
        if moved:
            found[card] = moved
    return found


def play(
    trial: Trial,
    *,
    ledger: Ledger | None = None,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[DealGames]:
    """All deals in their order; games in the ledger are not played again."""
    games = gather(
        partial(play_games, trial.arms),
        trial.games,
        read_game,
        ledger=ledger,
        workers=workers,
        progress=progress,
    )
    arms = len(trial.arms)
    return [tuple(games[first : first + arms]) for first in range(0, len(games), arms)]


def play_games(arms: tuple[Plan, ...], numbers: Chunk) -> list[LedgerRow]:
    return [
        {"n": number, **play_game(arms[number % len(arms)], number // len(arms))}
        for number in numbers
    ]
