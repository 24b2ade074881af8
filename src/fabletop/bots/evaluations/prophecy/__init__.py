"""How good is an option in Prophecy? Counted in Experience: what one Experience is worth is 1."""

from fabletop.bots.evaluations.prophecy.choices import values

__all__ = ["values"]
