"""What both Realms have in common: Gates, hidden cards, the prize at the end."""
