"""Wizards as numbers."""
