"""Seasons drawn from its view: the wheel, the dice, the sorcerers, their cards."""
