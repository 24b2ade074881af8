"""Games of the greedy bot against itself, from which moments are sampled for training.

A moment is what a seat sees at one of its questions, measured with the features of the outlook.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random

from fabletop.bots.bot import QUICK
from fabletop.bots.outlook import features_of, known_features
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options, Result, settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.view import AnyView
from fabletop.lab.playing.simulate import own_seed
from fabletop.lab.playing.workers import Chunk
from fabletop.lab.runs.ledger import LedgerRow
from fabletop.lab.training.fitting import Sample

KIND = "train"

PLAYER = "greedy"
STRAYING = 0.05
"""The share of random choices, so that the samples also contain unusual positions."""

MOMENTS = 6
"""How many moments are kept per seat and game."""


@dataclass(frozen=True, slots=True)
class SelfPlayPlan:
    """What is played. Small and picklable: every process gets a copy."""

    game: str
    options: Options
    players: int
    games: int
    seed: int
    most: int

    def plan(self) -> dict[str, object]:
        """Everything that the samples depend on, as plain data for a ledger."""
        game = find(self.game)
        how = {"player": PLAYER, "straying": STRAYING, "moments": MOMENTS}
        rules = {"ruleset": game.ruleset, "cards": game.data_hash(self.options)}
        return {**asdict(self), **rules, **how, "features": list(known_features(self.game).names)}


def make_self_play(
    game: str, given: Options, *, players: int, games: int, seed: int, most: int
) -> SelfPlayPlan:
    options = settle(find(game), given, players)
    find(game).data_hash(options)
    if features_of(game) is None:
        raise BadSetup(f"{game} has no features to train; its package can announce some")
    return SelfPlayPlan(game, options, players, games, seed, most)


class Moments:
    """A uniform random sample of the moments of one seat, taken without knowing their number."""

    def __init__(self, luck: Callable[[], float], game: str) -> None:
        self._luck = luck
        self._features = known_features(game)
        self._seen = 0
        self.kept: list[tuple[list[list[float]], bool]] = []
        """The features of all seats, and whether the seats win or lose together."""

    def pass_by(self, view: AnyView) -> None:
        self._seen += 1
        place = len(self.kept) if self._seen <= MOMENTS else int(self._luck() * self._seen)
        if place >= MOMENTS:
            return
        rows = [list(row) for row in self._features.measure(view)]
        moment = (rows, len(rows) == 1 or self._features.together(view))
        self.kept[place : place + 1] = [moment]


def play_games(plan: SelfPlayPlan, numbers: Chunk) -> list[LedgerRow]:
    return [_play(plan, number) for number in numbers]


def _play(plan: SelfPlayPlan, number: int) -> LedgerRow:
    game, seed = find(plan.game), own_seed(plan.seed, number)
    table = game.new(plan.options, plan.players, seed)
    seats = range(plan.players)
    bots = [QUICK[PLAYER](plan.game, own_seed(seed, seat)) for seat in seats]
    luck = Random(own_seed(seed, plan.players)).random
    moments = [Moments(luck, plan.game) for _ in seats]

    def choose(question: Question) -> Option:
        view = game.view(table, question.seat)
        moments[question.seat].pass_by(view)
        if luck() < STRAYING:
            return question.options[int(luck() * len(question.options))]
        return bots[question.seat].choose(question, lambda: view)

    playout(game, table, choose, most=plan.most)
    result = game.result(table)
    samples = [] if result is None else _samples(moments, result)
    return {"n": number, "samples": samples}


def _samples(moments: list[Moments], result: Result) -> list[tuple[list[list[float]], list[float]]]:
    """Samples with the par as the last feature. Players who win together are compared with a rival
    whose features are all 0. A game in which all rivals came equally near is left out."""
    first = result.nearest
    shares = [(seat in first) / len(first) for seat in range(len(result.places))]
    won = float(bool(result.winners))
    samples = []
    for rows, together in (moment for seat in moments for moment in seat.kept):
        if together:
            mean = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
            samples.append(([[*mean, -1.0], [0.0] * (len(mean) + 1)], [won, 1.0 - won]))
        elif len(first) < len(rows):
            samples.append(([[*row, 0.0] for row in rows], shares))
    return samples


def read_samples(row: LedgerRow) -> list[Sample]:
    return [Sample.of(rows, shares) for rows, shares in row["samples"]]
