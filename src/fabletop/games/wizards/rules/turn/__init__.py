"""Days and turns, spells, help, and what Evil does."""
