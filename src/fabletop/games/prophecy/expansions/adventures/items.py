"""The new Items (W-007), shuffled into the Common and the Rare Items. Their printed values are read
by the rules that use them; smiths' work on Stones is a separate part."""

from typing import Final

from fabletop.games.prophecy.expansions.adventures.scroll_of_fates import (
    EXCHANGING_FATES,
    SWAP,
    exchange,
    exchanges,
)
from fabletop.games.prophecy.expansions.adventures.scrolls import NEW_POTIONS, NEW_SCROLLS
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import ARTIFACT, Card, Item


def is_new_item(card: Card) -> bool:
    return card.part == "new" and isinstance(card, Item) and card.deck != ARTIFACT


NEW_ITEMS: Final = Part(
    plays=(is_new_item,),
    scrolls=NEW_SCROLLS,
    potions=NEW_POTIONS,
    reactions=(exchanges,),
    react={SWAP: exchange},
    named={"after_roll": (EXCHANGING_FATES,)},
)
