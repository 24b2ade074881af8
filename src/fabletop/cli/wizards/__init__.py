"""Wizards drawn from its view: the calendar, the map around a player, the lands, the players."""

from fabletop.cli.plugin import CliPlugin
from fabletop.cli.wizards.drawing import WizardsTerminal

PLUGIN = CliPlugin(drawing=WizardsTerminal)
