"""How good is an option in Wizards? Counted in points of any type, and turns that they cost."""

from fabletop.bots.evaluations.wizards.choices import values

__all__ = ["values"]
