"""Prophecy drawn from its view: the ring, the heroes, a battle."""

from fabletop.cli.plugin import CliPlugin
from fabletop.cli.prophecy.drawing import ProphecyTerminal

PLUGIN = CliPlugin(drawing=ProphecyTerminal)
