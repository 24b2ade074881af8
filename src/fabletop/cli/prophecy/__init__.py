"""Prophecy drawn from its view: the ring, the heroes, a battle."""

from fabletop.cli.plugin import CliPlugin
from fabletop.cli.prophecy.drawing import ProphecyTerminal
from fabletop.games.prophecy.words_of_odds import odds_against

PLUGIN = CliPlugin(drawing=ProphecyTerminal, card_at_table=odds_against)
