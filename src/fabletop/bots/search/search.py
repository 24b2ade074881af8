"""The search: tries the options that look best, and returns a thought."""

from collections.abc import Sequence
from typing import Final

from fabletop.bots.outlook import Outlook
from fabletop.bots.search.budget import Budget
from fabletop.bots.search.halving import RootOption, best
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.line import expected
from fabletop.bots.search.parallel import SearchCrew
from fabletop.bots.search.playing import mark
from fabletop.bots.search.spending import spend
from fabletop.bots.search.tree import Arm, Node
from fabletop.bots.thought import Candidate, Thought
from fabletop.core.chance import mix
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.view import AnyView

TOLD: Final = 3
"""For how many candidates of a thought the expected line is computed."""


class Search:
    """Searches for one seat of a game. It keeps what it found out about its next decision until
    that decision comes."""

    def __init__(
        self, game: str, budget: Budget, seed: int, weights: Outlook | None = None
    ) -> None:
        self.budget = budget
        self._game = game
        self._judge = Judge(game, weights)
        self._weights = weights
        self._seed = mix(seed & (2**63 - 1))
        self._decisions = 0
        self._chosen: Arm | None = None
        self._crew: SearchCrew | None = None

    def think(
        self,
        question: Question,
        look: Glimpse,
        *,
        also: Sequence[Option] = (),
        tell: bool = False,
    ) -> Thought:
        """Search, and return the thought; with `tell` also what is expected to follow. Options in
        `also` are always tried."""
        self._decisions += 1
        seed = mix(self._seed + self._decisions)
        view = look()
        root = self._remembered(question, view)
        trials = self._trials(root, question, view, also)
        kept = sum(trial.kept for trial in trials)
        made = self._spend(trials, look, seed, kept)
        chosen = best(trials, self.budget.prudence)
        self._chosen = chosen.arm
        order = sorted(trials, key=lambda one: (one is not chosen, -one.visits, -one.mean))
        told = {id(one) for one in order[:TOLD]} | {id(t) for t in trials if t.option in also}
        return Thought(
            question.seat,
            chosen.option,
            tuple(self._candidate(one, look, seed, tell=tell and id(one) in told) for one in order),
            made + kept,
            kept,
        )

    def forget(self) -> None:
        """Drop what was kept: the next decision will not be the one that was thought about."""
        self._chosen = None

    def close(self) -> None:
        if self._crew is not None:
            self._crew.close()

    def _remembered(self, question: Question, view: AnyView) -> Node:
        """The node of this decision if the last search reached it, or else a new node."""
        nodes = self._chosen.nodes.values() if self._chosen else ()
        own = [node for node in nodes if node.mark]
        if own:
            now = mark(question, view)
            for node in own:
                if node.mark == now:
                    return node
        return Node()

    def _trials(
        self, root: Node, question: Question, view: AnyView, also: Sequence[Option]
    ) -> list[RootOption]:
        ranked = self._judge.ranked(question, self._judge.values(question, view))
        wanted = list(dict.fromkeys([*ranked[: self.budget.breadth], *also]))
        arms = [root.arm(option) for option in wanted]
        return [RootOption(o, arm, kept=arm.visits) for o, arm in zip(wanted, arms, strict=True)]

    def _spend(self, trials: list[RootOption], look: Glimpse, seed: int, kept: int) -> int:
        budget = self.budget
        paid = min(kept, budget.iterations // 2)
        if budget.processes > 1:
            self._crew = self._crew or SearchCrew(self._game, budget, self._weights)
            return self._crew.spend(trials, look, seed, paid)
        return spend(self._judge, trials, budget, look, seed, paid=paid)

    def _candidate(self, trial: RootOption, look: Glimpse, seed: int, *, tell: bool) -> Candidate:
        tries = max(1, len(trial.results))
        shares = trial.shares or [0.0] * len(self._judge.names)
        features = dict(zip(self._judge.names, (share / tries for share in shares), strict=True))
        line = expected(self._judge, trial, look, seed) if tell else ()
        return Candidate(trial.option, trial.mean, trial.visits, line, features)
