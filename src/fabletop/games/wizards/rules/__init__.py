"""The rules of Wizards."""
