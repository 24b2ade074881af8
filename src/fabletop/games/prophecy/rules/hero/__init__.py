"""A hero: Health, Magic and Gold, payments, Spells, the draft, death."""
