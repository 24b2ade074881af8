"""A game in the terminal: the session, the screen, what may be typed."""
