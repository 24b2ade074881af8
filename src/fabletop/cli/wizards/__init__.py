"""Wizards drawn from its view: the calendar, the map around a player, the lands, the players."""
