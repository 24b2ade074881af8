"""Cards with rules of their own: one short function each, with the name of the card."""
