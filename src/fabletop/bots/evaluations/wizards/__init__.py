"""How good an option is in Wizards, in points of any type and the turns that they cost."""

from fabletop.bots.evaluations.wizards.choices import values

__all__ = ["values"]
