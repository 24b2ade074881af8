"""Drawings of the table of Wizards."""
