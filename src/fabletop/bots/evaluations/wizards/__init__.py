"""How good an option is in Wizards, in points of any type; a goal counts less the more turns it
takes to reach."""

from fabletop.bots.evaluations.wizards.choices import values

__all__ = ["values"]
