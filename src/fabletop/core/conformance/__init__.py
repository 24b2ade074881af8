"""Conformance: what must hold for every game. Public, so that other packages can check games."""

from fabletop.core.conformance.games import MOST_DECISIONS, Chooser, Report, check_game
from fabletop.core.conformance.late import Late, Luck, Rich, Varied

__all__ = ["MOST_DECISIONS", "Chooser", "Late", "Luck", "Report", "Rich", "Varied", "check_game"]
