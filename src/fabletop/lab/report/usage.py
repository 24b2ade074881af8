"""What counts as seeing, taking and using a card. Each game defines it per deck
(`fabletop.lab.plugin`).

Events and choices both name cards; a sign lists the verbs of both that mean the same.
"""

from dataclasses import replace

from fabletop.core.cards.library import LibraryCard
from fabletop.lab.plugin import Usage, plugin_of


def usage_of(game: str, card: LibraryCard) -> Usage | None:
    """How to count a card; None for a deck whose cards players do not use."""
    plugin = plugin_of(game)
    found = plugin.usages.get(card.deck)
    if found is None:
        return None
    return replace(found, by_itself=found.by_itself or plugin.works_by_itself(card))
