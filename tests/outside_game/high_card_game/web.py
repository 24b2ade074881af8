"""High Card in the browser: a row of cards, and a purse for everybody."""

from collections.abc import Sequence
from pathlib import Path

from tests.high_card import HighCardView

from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.web.plain.drawing import PlainDrawing
from fabletop.web.plugin import DeckLook, WebPlugin
from fabletop.web.table.lit import Lit

HERE = Path(__file__).parent


class Hand:
    """Cards in hand can be clicked."""

    def things(self, option: Option) -> Sequence[str]:
        return (str(option[1]),) if option[0] == "lay" else ()

    def on_board(self, option: Option) -> bool:
        return option[0] == "lay"

    def card(self, option: Option) -> str:
        return str(option[1]) if option[0] == "lay" else ""


class HighCardDrawing(PlainDrawing):
    board = "high_card/board.html"
    company = "high_card-players"

    def __init__(self, _language: str, _shape: str) -> None:
        pass

    def places(self, _view: HighCardView) -> Hand:
        return Hand()

    def context(self, view: HighCardView, events: Sequence[Event], asked: Lit) -> JsonObject:
        cards = [{"card": card, **asked.marks(card)} for card in view.hand or ()]
        more = {"coins": view.coins, "laid": view.laid, "cards": cards}
        return super().context(view, events, asked) | more


PLUGIN = WebPlugin(
    drawing=HighCardDrawing,
    templates=HERE / "templates",
    static=HERE / "static",
    sheet="high_card.css",
    icons=HERE / "icons.toml",
    words="high_card",
    decks={"cards": DeckLook(icons="high_card", badges={"rank": "high_card.rank"})},
)
