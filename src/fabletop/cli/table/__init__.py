"""A game in the terminal: the session, the screen, the commands."""
