"""What counts as seeing, taking and using a card. For every deck the game says it
(`fabletop.lab.plugin`).

A card is told of in events and named in choices; a sign lists the verbs of both that mean the
same.
"""

from dataclasses import replace

from fabletop.core.cards.library import LibraryCard
from fabletop.lab.plugin import Usage, plugin_of


def usage_of(game: str, card: LibraryCard) -> Usage | None:
    """How to count a card; none for one of a deck that is no player's affair."""
    plugin = plugin_of(game)
    found = plugin.usages.get(card.deck)
    if found is None:
        return None
    return replace(found, by_itself=found.by_itself or plugin.works_by_itself(card))
