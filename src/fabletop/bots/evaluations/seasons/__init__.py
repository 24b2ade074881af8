"""How good an option is in Seasons, in prestige points; a crystal counts as one point."""

from fabletop.bots.evaluations.seasons.choices import values

__all__ = ["values"]
