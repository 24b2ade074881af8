"""High Card in the terminal: a sentence about every purse."""

from collections.abc import Sequence

from tests.high_card import HighCardView

from fabletop.cli.plugin import CliPlugin
from fabletop.cli.table.drawing import PlainTerminal
from fabletop.core.texts.catalogue import catalogue


class HighCardDrawing(PlainTerminal):
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        super().__init__(language, seats)
        self._words = catalogue("high_card", language)

    def chapter(self, view: HighCardView) -> str:
        """Before every trick the table is shown once."""
        return str(view.hand_sizes[0])

    def table_sentences(self, view: HighCardView) -> list[str]:
        return [
            self._words.say("high_card-purse", {"name": self.seat(view, seat), "n": coin})
            for seat, coin in enumerate(view.coins)
        ]


PLUGIN = CliPlugin(drawing=HighCardDrawing)
