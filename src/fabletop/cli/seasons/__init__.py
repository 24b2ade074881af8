"""Seasons drawn from its view: the wheel, the dice, the sorcerers, their cards."""

from fabletop.cli.plugin import CliPlugin
from fabletop.cli.seasons.drawing import SeasonsTerminal

PLUGIN = CliPlugin(drawing=SeasonsTerminal)
