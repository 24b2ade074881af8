"""Cards with a behaviour of their own: one short function each, named as the card."""
