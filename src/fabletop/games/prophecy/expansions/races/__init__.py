"""The Races."""
