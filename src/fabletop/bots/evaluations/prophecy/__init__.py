"""How good an option is in Prophecy. The unit is the value of one Experience."""

from fabletop.bots.evaluations.prophecy.choices import values

__all__ = ["values"]
