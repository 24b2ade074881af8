"""How seats are told apart besides their colours."""

MARKS = ("▲", "●", "■", "◆", "★", "✚")
"""A shape for each seat."""
