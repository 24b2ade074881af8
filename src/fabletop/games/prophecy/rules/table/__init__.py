"""Setting up: decks, cards in play, and reasons why something is refused."""
