"""How good is an option in Seasons? Counted in prestige points, which crystals are, too."""

from fabletop.bots.evaluations.seasons.choices import values

__all__ = ["values"]
