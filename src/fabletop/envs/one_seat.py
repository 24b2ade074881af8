"""One seat at a table where bots play the other seats."""

from array import array
from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

import numpy as np

from fabletop.bots.bot import QUICK, Bot, Closing, QuickBot, make_bot
from fabletop.bots.outside.secret import run_secret, told_seed
from fabletop.core.chance import mix
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.core.seeds import LAST_SEED
from fabletop.envs.episode import Episode, FloatRow, Mask
from fabletop.envs.setup import Setup

Illegal = Literal["lose", "error"]
ILLEGAL: tuple[Illegal, ...] = ("lose", "error")
"""What an illegal answer does: the seat loses the game, or an error is raised."""


class Chair:
    """One seat of a table, with bots in the others. `seat` is a number, or None for a seat picked
    by the seed. `opponents` names one bot for all other seats, or one for each of them in the
    order of the seats."""

    def __init__(
        self,
        setup: Setup,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        *,
        illegal: str = "lose",
        penalty: float = -1.0,
        memory: bool = False,
    ) -> None:
        self.setup = setup
        self._wanted = seat
        self._names = _named(opponents, setup.players - 1)
        if seat is not None and not 0 <= seat < setup.players:
            raise BadSetup(f"there is no seat {seat}; the seats are 0 to {setup.players - 1}")
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal must be one of: {', '.join(ILLEGAL)}; not {illegal!r}")
        self._illegal = illegal
        self._penalty = penalty
        self._memory = memory
        self._bots: list[Bot | QuickBot] = []
        self._seat_bots(0)  # so that a wrong name is an error now, not at the first reset
        self.close()

    def reset(self, seed: int) -> None:
        """Start a new game and play to the first question for this seat."""
        self.close()
        players = self.setup.players
        self.seat = mix(seed) % players if self._wanted is None else self._wanted
        self._seat_bots(seed)
        self.episode = Episode.begin(self.setup, seed, memory=self._memory)
        self.reward = 0.0
        self.refused = ""
        self._let_others_play()
        if self.ended:
            raise BadSetup(
                f"the game is over before seat {self.seat} is asked; allow more decisions than "
                f"{self.setup.most}"
            )

    def step(self, number: int) -> None:
        """Answer, and let the others play to the next question for this seat."""
        self.reward = 0.0
        if self.ended:
            raise IllegalAnswer("the game is over; reset starts another one")
        try:
            self.episode.answer(number)
        except IllegalAnswer as error:
            if self._illegal == "error":
                raise
            self.refused, self.reward = str(error), self._penalty
            return
        self._let_others_play()
        if self.episode.finished:
            self.reward = self.episode.rewards()[self.seat]

    @property
    def terminated(self) -> bool:
        return bool(self.refused) or self.episode.finished

    @property
    def truncated(self) -> bool:
        return not self.refused and self.episode.truncated

    @property
    def ended(self) -> bool:
        return bool(self.refused) or self.episode.over

    def fill(self, row: FloatRow, mask: Mask | None) -> None:
        """Write what the seat sees, and what it can answer, into the given arrays."""
        self.episode.fill(row, self.seat)
        if mask is not None:
            self.fill_mask(mask)

    def fill_mask(self, mask: Mask) -> None:
        if self.ended:
            mask.fill(0)
        else:
            self.episode.fill_mask(mask)

    def legal(self) -> "array[int]":
        """The numbers of the possible answers; none when the game is over."""
        return array("q") if self.ended else self.episode.legal()

    def mask(self) -> Mask:
        mask = np.empty(self.setup.vocabulary.size, np.int8)
        self.fill_mask(mask)
        return mask

    def state(self, *, mask: bool) -> JsonObject:
        """The `info` of every step."""
        told: JsonObject = {"action_mask": self.mask()} if mask else {}
        return told | {"legal": self.legal(), "seat": self.seat, "seed": self.episode.seed}

    def remarks(self) -> JsonObject:
        """The additional `info` of a game that has ended."""
        if self.refused:
            return {"illegal": self.refused}
        result = self.episode.result
        if result is None:
            return {}
        return {"places": np.array(result.places), "scores": np.array(result.scores)}

    def close(self) -> None:
        for bot in self._bots:
            if isinstance(bot, Closing):
                bot.close()
        self._bots = []

    def _seat_bots(self, seed: int) -> None:
        game = self.setup.game.name
        for place, name in enumerate(self._names):
            own = mix((seed + place + 1) % 2**64) & LAST_SEED
            quick = QUICK.get(name)
            told = told_seed(name, own, run_secret())
            self._bots.append(quick(game, own) if quick else make_bot(name, game, told))

    def _let_others_play(self) -> None:
        episode, own = self.episode, self.seat
        while not episode.over:
            question = episode.question
            seat = question.seat
            if seat == own:
                return
            place = seat - (seat > own)
            bot: Any = self._bots[place]
            if self._names[place] in QUICK:
                episode.take(bot.choose(question, partial(episode.view, seat)))
            else:
                episode.take(bot.choose(question, episode.glimpse(seat)))


def _named(opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    names = (opponents,) * count if isinstance(opponents, str) else tuple(opponents)
    if len(names) != count:
        raise BadSetup(f"{len(names)} bots are named for {count} other seats; name one for each")
    return names
