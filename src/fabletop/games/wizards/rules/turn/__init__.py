"""Days and turns, spells, calls for help, and the actions of Evil."""
