"""An OpenSpiel observer: a tensor and a text of what a seat sees.

The tensor is what the seat sees now. The text is its view; with recall, it also has all events that
the seat knows and all its answers since the deal.
"""

from typing import Any

import numpy as np

from fabletop.core.view import plain
from fabletop.envs.as_json import seen, text
from fabletop.envs.setup import Setup


class SpielObserver:
    """`public` observes what everybody can see; it has no tensor."""

    def __init__(self, setup: Setup, *, recall: bool, public: bool) -> None:
        self._recall = recall
        self._public = public
        size = setup.observation.size
        self.tensor = None if public else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        if state.episode is None:
            self.tensor.fill(0)
        else:
            state.episode.fill(self.tensor, player)

    def string_from(self, state: Any, player: int) -> str:
        if state.episode is None:
            return ""
        if self._public:
            return text(plain(state.episode.view(None)))
        return text(seen(state.episode, player, recall=self._recall))
