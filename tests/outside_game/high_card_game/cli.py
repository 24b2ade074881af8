"""High Card in the terminal: a sentence about every purse."""

from collections.abc import Sequence
from typing import Any

from fabletop.cli.plugin import CliPlugin
from fabletop.cli.table.drawing import PlainTerminal
from fabletop.core.game import View
from fabletop.core.texts.catalogue import catalogue


class HighCardDrawing(PlainTerminal):
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        super().__init__(language, seats)
        self._words = catalogue("high_card", language)

    def chapter(self, view: View) -> str:
        """Before every trick the table is shown once."""
        hands: Any = view["hand_sizes"]
        return str(hands[0])

    def table_sentences(self, view: View) -> list[str]:
        coins: Any = view["coins"]
        return [
            self._words.say("high_card-purse", {"name": self.seat(view, seat), "n": coin})
            for seat, coin in enumerate(coins)
        ]


PLUGIN = CliPlugin(drawing=HighCardDrawing)
