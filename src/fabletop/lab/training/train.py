"""Training: the weights of an outlook, fitted to the winners of games of the greedy bot.

Every fifth game is kept apart for validation. The log loss ("surprise") of the fitted and of the
shipped weights on those games shows whether anything was learnt.
"""

import json
from dataclasses import dataclass
from functools import partial
from math import log

from fabletop.bots.outlook import Outlook, known_features, outlook_if_any
from fabletop.core.errors import BadSetup
from fabletop.lab.playing.workers import Progress
from fabletop.lab.runs.ledger import Ledger, gather
from fabletop.lab.training.fitting import Sample, fit, idle, surprise
from fabletop.lab.training.selfplay import SelfPlayPlan, play_games, read_samples

APART = 5
"""One game in this many is used for validation, not for fitting."""

LEAST_GAMES = 2 * APART
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Trained:
    """Fitted weights, and how well they predict games they were not fitted to."""

    plan: SelfPlayPlan
    outlook: Outlook
    shipped: Outlook
    idle: tuple[str, ...]
    """Features that never made a difference; they keep their old weights."""
    samples: int
    surprise: float
    surprise_of_shipped: float
    surprise_if_even: float


def train(
    plan: SelfPlayPlan,
    *,
    ledger: Ledger | None = None,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> Trained:
    """Play the games that are not in the ledger yet, and fit the weights."""
    played = gather(
        partial(play_games, plan),
        plan.games,
        read_samples,
        ledger=ledger,
        workers=workers,
        progress=progress,
    )
    learnt = [one for n, game in enumerate(played) if n % APART != APART - 1 for one in game]
    apart = [one for n, game in enumerate(played) if n % APART == APART - 1 for one in game]
    if not learnt or not apart:
        raise BadSetup("too few games came to an end to learn from them; play more games")
    return _fitted(plan, learnt, apart)


def _fitted(plan: SelfPlayPlan, learnt: list[Sample], apart: list[Sample]) -> Trained:
    features = known_features(plan.game).names
    shipped = outlook_if_any(plan.game) or Outlook(plan.game, (0.0,) * len(features))
    start = [*shipped.weights, shipped.par]
    weights = [round(weight, DIGITS) for weight in fit(learnt, start)]
    fitted = Outlook(plan.game, tuple(weights[:-1]), weights[-1])
    same = idle(learnt, len(start))
    return Trained(
        plan,
        fitted,
        shipped,
        tuple(name for name, still in zip(shipped.names, same, strict=False) if still),
        len(learnt) + len(apart),
        round(surprise(apart, weights), DIGITS),
        round(surprise(apart, start), DIGITS),
        round(sum(log(len(one.shares)) for one in apart) / len(apart), DIGITS),
    )


def as_toml(trained: Trained, command: str) -> str:
    """The trained weights as a file, in the format of the built-in outlooks."""
    plan, weights = trained.plan, trained.outlook
    named = zip(weights.names, weights.weights, strict=True)
    lines = [
        f'game = "{weights.game}"',
        f"par = {weights.par}",
        "",
        "[made]",
        'by = "fabletop train"',
        f"command = {json.dumps(command)}",
        f"games = {plan.games}",
        f"seed = {plan.seed}",
        f"samples = {trained.samples}",
        f"surprise = {trained.surprise}",
        f"surprise_of_shipped = {trained.surprise_of_shipped}",
        f"surprise_if_even = {trained.surprise_if_even}",
        "",
        "[weights]",
        *(f"{name} = {weight}" for name, weight in named),
    ]
    return "\n".join(lines) + "\n"
